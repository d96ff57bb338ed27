"""What hits somebody stays: gains and losses at the seats, what a round brought, cards that can be read."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

import pygame
import pytest

from game.engine import Moment
from game.games.dice_town import events
from game.games.dice_town.actions import Play
from game.games.dice_town.view import View
from game.play.session import Session
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.offscreen import Offscreen, offscreen
from game.ui.positions import seated
from game.ui.tables.dice_town import DiceTownTable
from game.ui.tables.dice_town.acts import rounds
from game.ui.tables.dice_town.gains import owned
from game.ui.tables.dice_town.reckoning import Reckoning, reckoning
from game.ui.tables.dice_town.townsfolk import FIGURES_AT
from game.ui.tables.kit.floats import OWN, TAKEN, TRIVIAL, Floats
from tests.ui.laid import record


@pytest.fixture
def table() -> Iterator[DiceTownTable]:
    with offscreen((1280, 720), Settings(language="en", speed="normal")) as shown:
        session = Session(seated("dice_town", 3, 1, 3), shown.house.desk, nodes=50)
        made = DiceTownTable(shown.house, session)
        made.playback.skip()
        made.floats.clear()
        shown.show(made)
        yield made


def happens(table: DiceTownTable, event: Any, **changes: Any) -> dict[tuple[int, str], tuple[int, float]]:
    """Show an event that changes the view to its end; what floats then, by seat and icon, for how long."""
    table.floats.clear()
    table.playback.add(*table.acts(Moment(0, event, replace(table.shown, **changes))))
    table.playback.skip()
    return {(item.seat, item.icon): (item.amount, item.seconds) for item in table.floats.items}


def test_what_is_taken_from_a_person_stays_longer_than_trivia(table: DiceTownTable) -> None:
    assert TAKEN > OWN > TRIVIAL
    table.shown = replace(table.shown, money=(8, 8, 8), nuggets=(0, 0, 0), backs=((2, 0), (0, 0), (0, 0)))
    assert happens(table, events.GotMoney(2, 4, "joe", 0), money=(4, 8, 12)) == {
        (0, "money"): (-4, TAKEN),
        (2, "money"): (4, TRIVIAL),
    }
    stolen = events.got_card(1, "saloon", "deed3.1", giver=0)
    robbed = happens(table, stolen.seen_by(0), backs=((1, 0), (1, 0), (0, 0)))
    assert robbed[0, "deed"] == (-1, TAKEN)
    assert happens(table, events.Paid(1, 1), money=(4, 7, 12)) == {(1, "money"): (-1, TRIVIAL)}
    assert happens(table, events.GotNuggets(0, 2, "mine"), nuggets=(2, 0, 0)) == {(0, "nugget"): (2, OWN)}


@pytest.mark.parametrize("size", [100, 130])
def test_what_floats_hides_nothing_of_what_a_seat_owns(table: DiceTownTable, size: int) -> None:
    house = table.house
    house.canvas.fit(house.canvas.surface, size / 100)
    table.shown = replace(table.shown, wire=(("deed1.1", "deed2.1"), (), ()))
    for seat in range(3):
        x, y, width, _ = table.card_of(seat)
        downs = FIGURES_AT if seat == 0 else FIGURES_AT[:1]
        rows = [house.canvas.box((x + 128, y + down - 14, width - 141, 28.0)) for down in downs]
        pictures = []
        for icon in ("", "money", "nugget"):
            if icon:
                table.floats.add(seat, icon, -1, 9.0)
                table.floats.advance(1.0)
            house.canvas.forget()
            table.draw(house.canvas)
            pictures.append([_read(house.canvas, each) for each in rows])
        assert pictures[0] == pictures[1] == pictures[2]


def _read(canvas: Canvas, box: pygame.Rect) -> bytes:
    return pygame.image.tobytes(canvas.surface.subsurface(box), "RGB")


def test_who_was_robbed_sees_a_loss_though_most_of_the_hand_comes_back(table: DiceTownTable) -> None:
    hand: dict[str, Any] = {"robbed": 0, "looker": 1, "looked_from": "saloon", "looked_backs": (2, 1)}
    table.shown = replace(table.shown, backs=((0, 0), (0, 0), (0, 0)), **hand)
    stolen = events.got_card(1, "saloon", "deed3.1", giver=0).seen_by(0)
    back: dict[str, Any] = {"robbed": None, "looker": None, "looked_from": "", "looked_backs": (0, 0)}
    floating = happens(table, stolen, backs=((1, 1), (1, 0), (0, 0)), **back)
    assert floating == {(0, "deed"): (-1, TAKEN), (1, "deed"): (1, TRIVIAL)}


def test_a_gain_says_so_by_its_sign_and_goes_after_its_time(table: DiceTownTable) -> None:
    table.shown = replace(table.shown, money=(8, 8, 8))
    happens(table, events.GotMoney(1, 4, "joe", 0), money=(4, 12, 8))
    assert sorted(item.written(table.house) for item in table.floats.items) == ["+4", "\u22124"]
    table.update(TRIVIAL + 0.1)
    assert [item.written(table.house) for item in table.floats.items] == ["\u22124"]
    table.update(TAKEN)
    assert not table.floats.items


def test_gains_of_one_kind_add_up() -> None:
    floats = Floats()
    floats.add(0, "money", 3, TRIVIAL)
    floats.add(0, "money", -1, TAKEN)
    assert [(item.amount, item.seconds) for item in floats.items] == [(2, TAKEN)]
    floats.add(0, "money", -2, TRIVIAL)
    assert not floats.items


def test_a_card_of_somebody_else_is_held_up_as_long_as_it_takes_to_read(table: DiceTownTable) -> None:
    own, other = (
        sum(act.seconds for act in table.acts(Moment(0, events.Played(seat, Play("split")), table.shown)))
        for seat in (0, 1)
    )
    assert other > own
    table.playback.add(*table.acts(Moment(0, events.Played(1, Play("split")), table.shown)))
    table.playback.skip()
    assert 17 * table.held_up[0].zoom >= 28  # the letters of its text, in units of the design


def test_after_every_round_everybody_sees_what_it_brought(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = DiceTownTable(shown.house, Session(record("dice_town", "rrr"), shown.house.desk))
    first = table.rules.view(table.session.table, None)
    sheets: list[tuple[Reckoning, View]] = []

    def noted(table: DiceTownTable, over: int, after: View) -> Reckoning | None:
        sheet = reckoning(table, over, after)
        assert sheet is not None
        sheets.append((sheet, after))
        return sheet

    monkeypatch.setattr(rounds, "reckoning", noted)
    while len(sheets) < 4 and not table.session.over:
        table.update(0.1)
    assert [sheet.round for sheet, _ in sheets] == [1, 2, 3, 4]
    for seat in range(3):
        owns = owned(first, seat)
        for sheet, after in sheets:
            for icon, amount in sheet.gains[seat]:
                owns[icon] += amount
            assert owns == owned(after, seat)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "What round 2 brought"), ("fr", "Ce que la manche 2 a rapporté")]
)
def test_what_a_round_brought_is_read_in_both_languages(
    shown: Offscreen, language: Literal["en", "fr"], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown.house.change(Settings(language=language, speed="instant"))
    table = DiceTownTable(shown.house, Session(seated("dice_town", 4, 1, 3), shown.house.desk, nodes=50))
    shown.show(table)
    shown.frames(3)
    written: list[str] = []
    fitted = Canvas.fitted

    def noted(canvas: Canvas, text: str, *more: Any) -> None:
        written.append(text)
        fitted(canvas, text, *more)

    monkeypatch.setattr(Canvas, "fitted", noted)
    table.reckoning = Reckoning(2, ((("money", 3), ("deed", -1)), (), (("nugget", 2),), ()), star=3)
    shown.picture()
    assert words in written
