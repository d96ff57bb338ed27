"""Money at Dalton City's table: what is due and why, what is lacking, what can be sold."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.games.dalton_city.actions import PAY
from game.games.dalton_city.fees import Fee, trade_fee
from game.games.dalton_city.frames.turn import Turn
from game.games.dalton_city.world import HOSPITAL, LANDOWNER
from game.ui.design import Area
from game.ui.intents import Pointed
from game.ui.offscreen import Offscreen
from game.ui.tables.dalton_city.choosers import paying
from game.ui.tables.dalton_city.choosers.rolling import Rolling
from game.ui.tables.dalton_city.exhibit import Entry, reckoning
from game.ui.tables.dalton_city.hand import HandCard, notes
from game.ui.widgets.widget import middle
from tests.games.dalton_city.city import BANCO, BARBERS, TOWN, city, land, owe
from tests.ui.dalton_city_seated import laid, sit
from tests.ui.hands import Keyboard, Mouse


def test_a_card_is_sold_with_two_presses_and_kept_with_escape(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, city(Turn(0), owns={0: ["bank.rock"]}))
    (card,) = [each for each in table.form.widgets if isinstance(each, HandCard)]
    mouse = Mouse(shown)
    mouse.press(card)
    assert not table.session.record.answers
    Keyboard(shown).key(27)
    assert isinstance(table.chooser, Rolling)
    assert table.chooser.selling is None
    mouse.press(next(each for each in table.form.widgets if isinstance(each, HandCard)))
    mouse.press_named("Sell for $3,000")
    assert [answer.code for answer in table.session.record.answers] == ["sell:bank.rock"]
    assert table.session.table.world.money[0] == 53_000


def test_a_card_about_to_be_sold_is_lifted_and_shown_large_only_once(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, city(Turn(0), owns={0: ["bank.rock", "bank.dalton"]}))
    Mouse(shown).press(next(each for each in table.form.widgets if isinstance(each, HandCard)))
    offered, kept = (each for each in table.form.widgets if isinstance(each, HandCard))
    assert offered.pointed
    assert offered.enlarges is None
    assert offered.outline[1] < kept.outline[1]
    assert kept.enlarges is not None


def test_what_is_told_of_a_card_lies_on_no_card_in_the_hand(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, city(Turn(0), owns={0: ["bank.rock", "bank.dalton"]}))
    patch, told = shown.house.canvas.patch, list[Area]()

    def noted(name: str, area: Area, *more: Any, **others: Any) -> None:
        if name == "ui/tooltip":
            told.append(area)
        patch(name, area, *more, **others)

    monkeypatch.setattr(shown.house.canvas, "patch", noted)
    cards = [each for each in table.form.widgets if isinstance(each, HandCard)]
    table.form.handle(Pointed(middle(cards[0].area)))
    shown.app.draw()
    assert told
    assert all(y + height <= card.outline[1] for _, y, _, height in told for card in cards)


def test_who_can_only_pay_after_a_sale_is_told_what_is_lacking(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    t = land("barber.river", 5, owns={0: ["bank.dalton"], 1: BARBERS}, money=[1000, 99_000, 50_000])
    table = sit(shown, monkeypatch, t)
    assert table.ask is not None
    assert PAY not in table.ask.options
    for way in ("text", "paragraph"):
        draw = getattr(shown.house.canvas, way)

        def noted(words: str, *others: Any, draw: Any = draw) -> Any:
            drawn.append(words)
            return draw(words, *others)

        monkeypatch.setattr(shown.house.canvas, way, noted)
    shown.app.draw()
    assert "$6,600" in drawn
    assert any("sell cards" in words for words in drawn)


@pytest.mark.parametrize(
    ("purpose", "creditor", "words"),
    [
        ("hold_up", BANCO, "Hold-up: half of the cash goes on the Banco"),
        ("fine", BANCO, "A missed attempt: the fine goes on the Banco"),
        ("telegram", BANCO, "By telegram: it goes on the Banco"),
        ("telegram", 1, "By telegram: it goes to Buck"),
    ],
)
def test_a_payment_without_a_card_tells_what_it_is_for(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, purpose: str, creditor: int, words: str
) -> None:
    table = sit(shown, monkeypatch, owe(creditor, 1000, purpose, nugget=0))
    assert isinstance(table.chooser, paying.Paying)
    assert [table.speaker(note) for note in table.chooser.notes()] == [words]


def test_the_reckoning_has_a_line_for_every_part_of_a_fee(shown: Offscreen) -> None:
    table = laid(shown, "hr")
    t = city(owns={1: [*TOWN, "diploma.barber"]}, held={1: HOSPITAL})
    fee = trade_fee(t.world, "barber.river", 0, 4)
    lines = reckoning(table, fee)
    assert [line.amount for line in lines] == ["$1,000", "× 2", "× 2", "½", "$2,000"]
    assert isinstance(fee, Fee)
    assert fee.dollars == 2000


def test_a_fee_at_the_landowner_s_tells_why_the_poorest_gets_it(shown: Offscreen) -> None:
    table = laid(shown, "hr")
    t = city(seats=2, owns={LANDOWNER: ["barber.river"]}, money=[60_000, 40_000])
    first = reckoning(table, trade_fee(t.world, "barber.river", 0, 4))[0]
    assert table.session.sitters[1].name in table.speaker(first.told)
    assert "landowner" in table.speaker(first.told)


def test_who_is_asked_for_a_fee_is_told_to_whom_and_for_how_many_diplomas(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    owns = {0: ["daily_star"], 1: ["diploma.barber", "diploma.tailor"]}
    table = sit(shown, monkeypatch, land("diploma.barber", owns=owns))
    assert table.ask is not None
    assert table.chooser is not None
    assert table.session.sitters[1].name in table.chooser.prompt()
    about: Any = table.ask.about
    told = table.speaker(reckoning(table, about.fee)[0].told)
    assert told == "10% of the price for each of 2 diplomas of the owner"


def test_what_a_diploma_would_double_is_told_before_it_is_bought(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str]] = []
    table = sit(shown, monkeypatch, land("diploma.barber", owns={0: [*BARBERS[:2], "diploma.bank"]}))

    def noted(_canvas: Any, _table: Any, entries: Sequence[Entry], *_: Any) -> None:
        drawn.extend((table.speaker(entry.told), entry.amount) for entry in entries)

    monkeypatch.setattr(paying, "draw_entries", noted)
    shown.picture()
    assert ("Diplomas, with this one", "2/7") in drawn
    assert ("Your cards that it doubles", "2/4") in drawn


def test_cash_lies_there_in_the_notes_that_make_it_up() -> None:
    assert notes(13_600) == [10_000, 2000, 1000, 500, 100]
    assert len(notes(123_400)) == 7
    assert sum(notes(4300)) == 4300
    assert notes(0) == []
