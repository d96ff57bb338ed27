"""Eight players at one table: eight colours, eight symbols, and every piece in all of them."""

import itertools

import pygame
import pytest

from game.games import GAMES
from game.manifest import manifest
from game.play.seating import COLOURS
from game.ui.offscreen import Offscreen
from game.ui.scenes.plan import Plan
from game.ui.scenes.seat_row import Badge
from game.ui.scenes.setup import Setup
from game.ui.screens import SCREENS
from game.ui.theme import COLOURS as PAINTS

PIECES = ("icons/player", "props/pawn", "claim_it/claim", "claim_it/squatter", "cup/upturned", "cup/lift")
_INK = 55
"""How much lighter or darker than its ground a symbol is at least."""


@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_of_a_player_comes_in_every_colour(piece: str) -> None:
    assert set(COLOURS) <= set(manifest()[piece].rows)
    assert set(COLOURS) == set(PAINTS)


def test_there_is_a_colour_for_every_seat_of_every_game() -> None:
    for game in GAMES:
        plan = Plan.remembered(game.rules, {}, "Stranger")
        for seat in range(len(plan.seats)):
            plan.put_kind(seat, "human")
        assert len({sitter.colour for sitter in plan.sitters()}) == game.rules.seats[-1]


def _symbol(shown: Offscreen, colour: str) -> set[tuple[int, int]]:
    """Where a badge is lighter or darker than its ground, as somebody sees it who sees no colours."""
    picture, _ = shown.house.canvas.art.cell("icons/player", colour)
    grey = pygame.transform.grayscale(picture)
    wide, high = grey.get_size()
    inner = [
        (x, y)
        for x, y in itertools.product(range(wide), range(high))
        if (x - wide / 2) ** 2 + (y - high / 2) ** 2 < (0.36 * wide) ** 2
    ]
    lights = sorted(grey.get_at(at).r for at in inner)
    ground = lights[len(lights) // 2]
    return {at for at in inner if abs(grey.get_at(at).r - ground) > _INK}


def test_symbols_are_told_apart_by_those_who_see_no_colours(shown: Offscreen) -> None:
    symbols = {colour: _symbol(shown, colour) for colour in COLOURS}
    for one, other in itertools.combinations(COLOURS, 2):
        assert symbols[one], f"no symbol on {one}"
        both, either = symbols[one] & symbols[other], symbols[one] | symbols[other]
        assert len(both) < 0.65 * len(either), f"{one} looks like {other}"


def test_eight_seats_have_room_beside_each_other_when_a_game_is_set_up(shown: Offscreen) -> None:
    (setup,) = SCREENS["setup_dalton_city"](shown.house)
    assert isinstance(setup, Setup)
    badges = [widget for widget in setup.form.widgets if isinstance(widget, Badge)]
    faces = [badge for badge in badges if badge.picture.startswith("portraits/")]
    assert len(faces) == len({badge.row for badge in badges if badge.picture == "icons/player"}) == 8
    for above, below in itertools.pairwise(faces):
        assert above.area[1] + above.area[3] < below.area[1]
