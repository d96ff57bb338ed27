"""What Dalton City's table says beside its questions: why, how many, what it adds, and where."""

from typing import Any

import pytest

from game.engine import Record
from game.games import game
from game.games.dalton_city.figures import all_cards
from game.games.dalton_city.frames.duel import Duel
from game.games.dalton_city.frames.turn import Turn
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import ANNOUNCED
from game.play.session import Session
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.house import House
from game.ui.offscreen import Offscreen, offscreen
from game.ui.positions import asked, position, seated
from game.ui.scene import Push
from game.ui.scenes.pause import Pause
from game.ui.scenes.result import Result
from game.ui.tables.dalton_city.choosers.cards import Taken
from game.ui.tables.dalton_city.choosers.rolling import Again
from game.ui.tables.dalton_city.exhibits import round_exhibit
from game.ui.tables.dalton_city.hand import HandCard
from game.ui.tables.dalton_city.table import DaltonCityTable
from game.ui.tables.dalton_city.trays import draw_trays
from game.ui.tables.kit.floats import TRIVIAL, Float
from game.ui.widgets.button import Button
from tests.games.dalton_city.city import city
from tests.ui.dalton_city_seated import sit


@pytest.mark.parametrize("count", [5, 10, 14])
def test_no_card_of_a_hand_lies_on_its_neighbours_price(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    table = sit(shown, monkeypatch, city(Turn(0), owns={0: list(all_cards())[::3][:count]}))
    cards = [each for each in table.form.widgets if isinstance(each, HandCard)]
    assert len(cards) == count
    written: list[tuple[str, float]] = []
    canvas = shown.house.canvas
    fitted = canvas.fitted

    def noted(words: str, area: Area, *rest: Any) -> None:
        written.append((words, area[0] + area[2]))
        fitted(words, area, *rest)

    monkeypatch.setattr(canvas, "fitted", noted)
    canvas.forget()
    for card, following in zip(cards, [*cards[1:], None], strict=True):
        written.clear()
        card.draw(canvas)
        ((price, right),) = written
        assert any(digit in price for digit in "0123456789½")
        if following is not None:
            assert card.outline[0] + right <= following.outline[0] + 0.5


def test_who_may_play_again_is_told_why(shown: Offscreen) -> None:
    """By the dice or by a telegram, whichever it was last."""
    table = position(DaltonCityTable, shown.house, seated("dalton_city", 4, 1), asked(Kind.AGAIN))
    assert isinstance(table.chooser, Again)
    why = table.speaker(table.chooser.notes()[0])
    assert why.startswith("A double of ") or why == "The telegram grants another play"


def test_spoils_say_what_one_would_have_with_them(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    owns = {0: ["tailor.rock", "bank.rock"], 1: ["tailor.river", "gunsmith.rock", "daily_star"]}
    table = sit(shown, monkeypatch, city(Duel(0, 1, 0, 1), owns=owns))
    chooser = table.chooser
    assert isinstance(chooser, Taken)
    assert "Cards of the trade, with this one: 2/" in chooser.told("tailor.river")
    assert "Cards of the town, with this one: 3/4" in chooser.told("gunsmith.rock")
    assert chooser.told("daily_star") == ""


def test_the_deck_says_how_many_telegrams_nobody_has_read(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = city(Turn(0))
    t.world.known = 5
    table = sit(shown, monkeypatch, t)
    written = list[str]()
    monkeypatch.setattr(shown.house.canvas, "text", lambda words, *_: written.append(words))
    shown.house.canvas.forget()
    draw_trays(shown.house.canvas, table)
    assert "19/24" in written


def test_no_round_is_told_before_the_first_one(shown: Offscreen) -> None:
    table = position(DaltonCityTable, shown.house, seated("dalton_city", 2, 1), asked(Kind.RANCH))
    assert table.speaker(round_exhibit(table.picture_view).told) == "Before the first round"


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("amount", [-900, 12_400, -125_400])
def test_what_somebody_gains_floats_over_no_figure(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, seats: int, amount: int
) -> None:
    table = position(DaltonCityTable, shown.house, seated("dalton_city", seats, 1), asked(Kind.DICE))
    drawn: list[tuple[int, float, float]] = []

    def noted(item: Float, canvas: Canvas, house: House, at: Point) -> None:
        drawn.append((item.seat, at[0], at[0] + item.width(canvas, house)))

    monkeypatch.setattr(Float, "draw", noted)
    for seat in range(seats):
        table.floats.add(seat, "money", amount, TRIVIAL)
    table.draw_table(shown.house.canvas)
    assert len(drawn) == seats
    for seat, _, right in drawn:
        assert right <= table.seat_card(seat)[0] + 130


def test_the_scores_open_again_at_the_leaf_that_was_left(shown: Offscreen) -> None:
    record = seated("dalton_city", 2, 0)
    session = position(DaltonCityTable, shown.house, record, lambda each: each.over).session

    def opened(*, again: bool) -> Result:
        change = shown.house.routes.result(session, again=again)
        assert isinstance(change, Push)
        assert isinstance(change.scene, Result)
        return change.scene

    first = opened(again=False)
    assert first.leaf == 0
    first._turn(2)
    assert opened(again=True).leaf == 2
    assert opened(again=False).leaf == 0


@pytest.mark.parametrize(("end", "told"), [(ANNOUNCED, True), ("rounds", False)])
def test_who_cannot_announce_the_end_now_is_told_when(shown: Offscreen, end: str, told: bool) -> None:
    record: Record = seated("dalton_city", 2, 1, end=end)
    page = Pause(shown.house, Session(record, shown.house.desk))
    found = [each for each in page.form.widgets if isinstance(each, Button) and "your turn" in each.words]
    assert [each.enabled for each in found] == ([False] if told else [])


@pytest.mark.parametrize(("slug", "word"), [("dalton_city", "Tour de table"), ("dice_town", "Manche")])
def test_every_game_has_its_own_word_for_a_round(slug: str, word: str) -> None:
    with offscreen((640, 360), Settings(language="fr")) as shown:
        assert shown.house.speak(game(slug).a_round) == word
