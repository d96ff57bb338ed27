"""Nothing on the street or on a board hides what one must read to choose."""

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.games.dice_town.frames.doc import DocStep
from game.games.dice_town.frames.game import Round
from game.games.dice_town.frames.indians import IndianDie
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.town import VILLAGE
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.offscreen import Offscreen
from game.ui.tables.dice_town import townsfolk
from game.ui.tables.dice_town.choosers.doc import Doc
from game.ui.tables.dice_town.choosers.indians import PlacePick
from game.ui.tables.dice_town.layout import place, sign
from game.ui.tables.dice_town.street import troubled
from game.ui.tables.kit.card_face import TOLD
from game.ui.tables.kit.cards import CardPick
from game.ui.tables.kit.compact import COMPACT
from game.ui.tables.kit.dice_picks import DiePick
from game.ui.tables.kit.panel import HEADER, Backdrop
from game.ui.widgets.widget import Widget
from tests.games.dice_town.town import answer, throw
from tests.ui.dice_town_asked import town_in_a_game
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_seated import sit
from tests.ui.hands import Keyboard, Mouse
from tests.ui.wild_west_asks import TOWN_HALL

DEEDS = [f"deed{value}.{number}" for value in range(1, 6) for number in range(1, 5)]
HALF = 0.31 * 118
"""Half the height of the Indian die where it lies before a house."""


def _overlap(one: Widget, other: Widget) -> bool:
    (x, y, wide, high), (left, top, width, height) = one.area, other.area
    return x < left + width and left < x + wide and y < top + height and top < y + high


@pytest.mark.parametrize("count", [3, 5, 6, 9, 14, 20])
def test_however_many_deeds_there_are_to_fence_in_all_their_values_are_seen(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    position = {"kept": ["99JKA", "9999J", "9999J"], "gained": {1, 2}, "hands": {0: DEEDS[:count]}}
    table = sit(shown, monkeypatch, town_in_a_game(DocStep(), **position))
    assert isinstance(table.chooser, Doc)
    table.chooser.favoured("wire")
    picks = [widget for widget in table.form.widgets if isinstance(widget, CardPick)]
    assert len(picks) == count
    for n, pick in enumerate(picks):
        assert not any(_overlap(pick, other) for other in picks[n + 1 :])
        assert pick.zoom >= COMPACT or pick.tick[0] < pick.area[0] + pick.area[2], "a tick on a neighbour"
        assert pick.tick[1] <= pick.outline[1], "a tick on the card's name"
        assert pick.area[1] > 64
        assert pick.area[1] + pick.area[3] < 800


@pytest.mark.parametrize("name", ["mine", "bank", "store", "saloon", "sheriff", "town_hall"])
def test_the_indian_die_lies_below_the_name_of_the_place_it_closes(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = sit(shown, monkeypatch, ASKS["warpath"].make())
    table.alter(warpath=name)
    found: list[tuple[float, float]] = []
    image = shown.house.canvas.image

    def noted(art: str, at: tuple[float, float], *others: Any, **named: Any) -> None:
        if art == "dice/indian/rest" and others[0] == "warpath":
            found.append(at)
        image(art, at, *others, **named)

    monkeypatch.setattr(shown.house.canvas, "image", noted)
    shown.picture()
    ((x, y),) = found
    left, top, wide, high = sign(name)
    assert left < x < left + wide
    assert y - HALF >= top + high - 1
    assert y + HALF <= place(name)[1] + place(name)[3] + 8


@pytest.mark.parametrize("taken", [{"die": VILLAGE}, {"die": 1, "bought": True}])
def test_the_indian_die_leaves_the_warpath_when_it_goes_home_or_is_bought(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, taken: dict[str, Any]
) -> None:
    table = sit(shown, monkeypatch, ASKS["warpath"].make())
    table.alter(warpath="mine")
    assert troubled(table.picture_view) == "mine"
    table.alter(warpath="mine", **taken)
    assert troubled(table.picture_view) is None
    assert townsfolk.card_of(table, 1).die == ("bought" in taken)


def test_the_key_that_closes_a_place_covers_nothing_of_what_is_lost_there(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, ASKS["warpath"].make())
    picks = [widget for widget in table.form.widgets if isinstance(widget, PlacePick)]
    assert picks
    for pick in picks:
        x, y, wide, high = pick.area
        assert x < pick.key[0] < x + wide
        assert y < pick.key[1] < y + high / 2, "the stake stands at the door, below the name"


def test_ticks_and_keys_lie_over_the_frames_of_neighbours_and_of_the_hint(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, throw("99JQA"))
    keys = Keyboard(shown)
    for digit in range(2):
        keys.key(pygame.K_1 + digit, scancode=pygame.KSCAN_1 + digit)
    first, second = [widget for widget in table.form.widgets if isinstance(widget, DiePick)][:2]
    first.hinted = True
    table.form.focus(second)
    table.form.shows_focus = True
    drawn: list[str] = []
    for way in ("image", "patch"):
        draw = getattr(Canvas, way)

        def noted(canvas: Canvas, art: str, *others: Any, _draw: Any = draw, **named: Any) -> None:
            drawn.append(art)
            _draw(canvas, art, *others, **named)

        monkeypatch.setattr(Canvas, way, noted)
    shown.picture()
    frames = max(n for n, art in enumerate(drawn) if art in ("ui/focus", "icons/hint"))
    marks = [art for art in drawn[frames:] if art in ("icons/check", "keys/cap")]
    assert (marks.count("icons/check"), marks.count("keys/cap")) == (2, 5)


def test_a_die_that_is_ticked_to_be_turned_leaves_the_question_above_it_in_sight(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = {"kept": ["99JQA", "9JQKA"], "die": 0, "wild_west": True, "indians": True}
    table = sit(shown, monkeypatch, town_in_a_game(IndianDie("blessing"), **position))
    for n in range(5):
        Mouse(shown).press([widget for widget in table.form.widgets if isinstance(widget, DiePick)][n])
        board = next(widget for widget in table.form.widgets if isinstance(widget, Backdrop))
        (picked,) = [w for w in table.form.widgets if isinstance(w, DiePick) and w.chosen]
        assert picked.tick[1] - 21 >= board.area[1] + HEADER - 8


@pytest.mark.parametrize("settings", [Settings(language="en"), Settings(language="fr")])
def test_what_a_face_of_the_indian_die_does_keeps_clear_of_the_deeds_and_of_the_next_face(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = {"kept": ["AAAAA", "JJQKA", "99QKA"], "wild_west": True, "indians": True, "queue": DEEDS[:3]}
    t = town_in_a_game(Round(at=TOWN_HALL), **position)
    answer(t, 0, "choose:classic")
    table = sit(shown, monkeypatch, t)
    deeds = [widget for widget in table.form.widgets if isinstance(widget, CardPick)]
    assert len(deeds) == 3
    told: list[Area] = []
    paragraph = Canvas.paragraph

    def noted(canvas: Canvas, words: str, area: Area, *others: Any) -> float:
        told.append(area)
        return paragraph(canvas, words, area, *others)

    monkeypatch.setattr(Canvas, "paragraph", noted)
    shown.picture()
    left = deeds[0].area[0]
    sides = sorted((y, high, x + wide) for x, y, wide, high in told if y > deeds[0].area[1] - 20 and x < left)
    assert len(sides) == 4
    assert max(right for _, _, right in sides) + 8 + 16 <= left, "the frame of the focus, and some air"
    for (y, high, _), (below, _, _) in pairwise(sides):
        assert y + high + 6 <= below


@pytest.mark.parametrize("count", range(1, 5))
def test_a_few_cards_to_choose_from_say_what_they_do(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    position = {"kept": ["99KQ9", "J999A", "99999"], "store": ["gift"], "wild_west": True}
    hand = ["hat", "boots", "horse", "joe"][:count]
    t = town_in_a_game(Visit("store"), hands={0: hand}, **position)
    answer(t, 1, "choose:classic", "take:gift", "play:gift>1")
    table = sit(shown, monkeypatch, t)
    cards = [widget for widget in table.form.widgets if isinstance(widget, CardPick)]
    assert len(cards) == count
    assert min(card.zoom for card in cards) >= TOLD
    assert cards[0].area[0] > place("mine")[0]
