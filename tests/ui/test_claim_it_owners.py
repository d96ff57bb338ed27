"""Whose each space of the mine is: in sight under ghosts and squatters, and in words."""

import math
from typing import Any

import msgspec
import pygame
import pytest

from game.games.claim_it.kinds import Kind
from game.games.claim_it.spaces import space_of
from game.ui.offscreen import Offscreen
from game.ui.tables.claim_it import ClaimItTable
from game.ui.tables.claim_it.mine import area_of
from game.ui.tables.claim_it.spot import Spot
from game.ui.tables.kit.cards import Tip
from game.ui.widgets.widget import middle
from tests.games.claim_it.mine import position
from tests.ui.laid import claim_it


def spots(table: ClaimItTable) -> list[Spot]:
    return [each for each in table.form.widgets if isinstance(each, Spot)]


def contested(shown: Offscreen, **lying: Any) -> ClaimItTable:
    """A person about to choose between 1-2, which a rival owns, and other spaces."""
    table = claim_it(shown.house, "hh", 0, Kind.PLACE)
    table.session.table = position([1, 2, 6, 1, 1, 1], owned=([], ["1,2"]), **lying)
    shown.show(table)
    table.look()
    return table


def test_whose_a_space_is_stays_in_sight_where_one_could_squat(shown: Offscreen) -> None:
    table = contested(shown)
    (spot,) = [each for each in spots(table) if each.action.at == space_of("1,2")]
    box = pygame.Rect(0, 0, 24, 24)
    box.center = shown.house.canvas.pixel(middle(spot.area))
    offered = pygame.transform.average_color(shown.picture().subsurface(box))
    table.form.clear()
    marker = pygame.transform.average_color(shown.picture().subsurface(box))
    assert math.dist(offered, marker) < 4


def test_a_marker_under_squatters_is_told_by_its_owners_badge(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = contested(shown, squatters={3: "1,2"})
    x, y, width, height = area_of(table.board, space_of("1,2"))
    shown.house.canvas.forget()
    badges: list[tuple[Any, ...]] = []
    image = shown.house.canvas.image

    def noted(*drawn: Any, **named: Any) -> None:
        badges.append(drawn)
        image(*drawn, **named)

    monkeypatch.setattr(shown.house.canvas, "image", noted)
    shown.picture()
    here = [
        colour
        for name, (across, down), colour, *_ in (each for each in badges if len(each) > 2)
        if name == "icons/player" and x < across < x + width and y < down < y + height
    ]
    assert here == [table.colour(1)]


@pytest.mark.parametrize(("language", "words"), [("en", "Buck’s for now"), ("fr", "à Buck, pour l’instant")])
def test_what_is_told_of_a_space_says_whose_it_is(shown: Offscreen, language: str, words: str) -> None:
    shown.house.change(msgspec.structs.replace(shown.house.settings, language=language))
    table = contested(shown)
    (spot,) = [each for each in spots(table) if each.action.at == space_of("1,2")]
    assert words in (spot.now or "")
    told = [each for each in table.form.widgets if isinstance(each, Tip) and words in each.tip]
    assert [each.area for each in told] == [spot.area]
