"""Dalton City on the screen: every question can be answered, every fee is understood, cards can be sold."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.engine import PASS, Action, Moment, Public, Record, Table
from game.games.dalton_city import events
from game.games.dalton_city.actions import PAY, Roll
from game.games.dalton_city.fees import Fee, trade_fee
from game.games.dalton_city.frames.arriving import Arrive
from game.games.dalton_city.frames.turn import Turn
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.loop import SQUARES
from game.games.dalton_city.world import BANCO, HOSPITAL, LANDOWNER, World
from game.play.session import Session
from game.ui.intents import Numbered, Wish, Wished
from game.ui.offscreen import Offscreen
from game.ui.positions import seated
from game.ui.scene import Replace
from game.ui.tables.dalton_city.acts import MAKERS
from game.ui.tables.dalton_city.choosers import CHOOSERS, going, paying, rolling
from game.ui.tables.dalton_city.choosers.going import Going
from game.ui.tables.dalton_city.choosers.rolling import Rolling
from game.ui.tables.dalton_city.choosers.squares import SquarePick, card_on
from game.ui.tables.dalton_city.exhibit import Entry, reckoning
from game.ui.tables.dalton_city.exhibits import DuelExhibit
from game.ui.tables.dalton_city.hand import HandCard, notes
from game.ui.tables.dalton_city.layout import square_area
from game.ui.tables.dalton_city.table import DaltonCityTable
from tests.games.dalton_city.city import BARBERS, TOWN, city, land, square
from tests.ui.hands import Hand, Keyboard, Mouse, Pad, choices, play_anyhow

_FRAME = 0.05
NEVER_PUT_TO_A_PERSON = {Kind.CLOCK}
TOLD_WITHOUT_A_PICTURE = {events.OneMorePlay, events.TurnEnded}


def sit(shown: Offscreen, monkeypatch: pytest.MonkeyPatch, t: Table[World]) -> DaltonCityTable:
    """A person sits down at a table that is already laid."""
    with monkeypatch.context() as patch:
        patch.setattr(Record, "start", lambda *_: t)
        session = Session(seated("dalton_city", t.world.settings.seats, 1), shown.house.desk)
    table = DaltonCityTable(shown.house, session)
    table._over = True  # the record does not lead to this table, so that there is no result to show
    shown.app.stack.apply(Replace(table))
    shown.frames(3)
    return table


def laid(shown: Offscreen, kinds: str, seed: int = 4) -> DaltonCityTable:
    humans = kinds.count("h")
    record = seated("dalton_city", len(kinds), humans, seed, rounds=4)
    players = [line.replace("cowhand", "random") for line in record.players]
    table = DaltonCityTable(shown.house, Session(replace(record, players=tuple(players)), shown.house.desk))
    shown.show(table)
    shown.frames(1)
    return table


def test_every_question_that_a_person_can_be_asked_has_its_own_way_of_asking() -> None:
    assert set(CHOOSERS) == set(Kind) - NEVER_PUT_TO_A_PERSON


def test_every_event_is_shown_or_speaks_for_itself() -> None:
    told = {each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Public)}
    assert told - {Public} == set(MAKERS) | TOLD_WITHOUT_A_PICTURE


@pytest.mark.parametrize(("hand_type", "kinds"), [(Mouse, "hr"), (Keyboard, "hrrr"), (Pad, "hhr")])
def test_a_match_is_played_to_its_end_with_one_device_alone(
    shown: Offscreen, hand_type: type[Hand], kinds: str
) -> None:
    laid(shown, kinds)
    assert play_anyhow(hand_type(shown), random.Random(2)).session.over


def _answered(table: DaltonCityTable, monkeypatch: pytest.MonkeyPatch) -> Iterator[Action]:
    """Everything that pressing things can answer, cards first offered and then sold."""
    given: list[Action] = []
    monkeypatch.setattr(table, "answer", given.append)
    for widget in choices(table):
        widget.activate()
        if isinstance(widget, HandCard):
            assert table.chooser is not None
            table.chooser.hear(Wished(Wish.FIRST_ACTION))
            table.chooser.back()
    yield from given


BARBER: dict[str, Any] = {"owns": {0: ["bank.rock", "diploma.saloon"], 1: BARBERS}, "nugget": 0}


@pytest.mark.parametrize(
    "make",
    [
        lambda: city(Turn(0), horse=[0], at={0: 3}, owns={0: ["bank.rock"]}),
        lambda: city(Turn(0), held={0: HOSPITAL}),
        lambda: land("tailor.river", owns={0: ["bank.rock"]}),
        lambda: land("barber.river", 3, **BARBER),
        lambda: land("transit.boat", owns={0: ["transit.boat"]}),
        lambda: city(Arrive(0), at={0: 17}),
        lambda: land(43, owns={0: ["bank.rock", "bank.river", "diploma.saloon"]}),
        lambda: city(Arrive(0), rolls=[6, 1], at={0: 3, 1: 3}, owns={1: ["bank.rock", "bank.river"]}),
        lambda: city(Arrive(0), at={0: 3, 1: 3, 2: 3}),
    ],
    ids=["dice", "held", "buy", "pay", "ride", "university", "banco", "spoils", "challenge"],
)
def test_every_answer_can_be_given_by_pressing_something(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, make: Any
) -> None:
    table = sit(shown, monkeypatch, make())
    assert table.ask is not None
    options = set(table.ask.options)
    assert set(_answered(table, monkeypatch)) == options


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


def test_the_squares_that_can_be_ridden_to_are_lit_and_one_may_stay(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, land("transit.boat", owns={0: ["transit.boat"]}))
    assert isinstance(table.chooser, Going)
    lit = {each.at for each in table.form.widgets if isinstance(each, SquarePick)}
    assert lit == {option.square for option in table.chooser.goals}
    assert square("tailor.river") in lit
    table.chooser.hear(Wished(Wish.SECOND_ACTION))
    assert table.session.record.answers[-1].code == PASS.code()


def test_the_stake_is_seen_to_rise_with_a_tied_throw(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, city(Turn(0)))
    for dice, stake in (((5, 4), 1), ((5, 5), 2)):
        table.playback.add(*table.acts(Moment(0, events.DuelRolled(0, 1, dice, 1), table.shown)))
        table.playback.skip()
        assert isinstance(table.exhibit, DuelExhibit)
        assert table.exhibit.stake == stake


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


def test_who_points_at_a_square_is_told_whose_it_is(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    owns = {1: ["barber.river"], BANCO: ["bank.river"], LANDOWNER: ["tailor.river"]}
    table = sit(shown, monkeypatch, city(Turn(0), owns=owns))
    told = {}
    for card in ("barber.river", "bank.river", "tailor.river", "bank.dalton"):
        face = card_on(table, square(card))
        assert face is not None
        told[card] = face.told(shown.house.canvas).split("\n")[0].strip("*")
    name = table.session.sitters[1].name
    assert list(told.values()) == [
        f"Owned by {name}",
        "On the Banco",
        "Owned by the absent landowner",
        "For sale",
    ]


def test_who_looks_for_a_camp_sees_what_the_first_die_may_bring(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = laid(shown, "hr")
    ranch = next(each for each in table.form.widgets if isinstance(each, SquarePick))
    marked: list[int] = []
    monkeypatch.setattr(going, "draw_chance", lambda _canvas, _table, at, *_: marked.append(at))
    shown.picture()
    assert not marked
    table.form.focus(ranch)
    table.form.shows_focus = True
    shown.picture()
    assert marked == [(ranch.at + n) % SQUARES for n in range(1, 7)]


def test_who_may_leave_hospital_sees_where_that_leads(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, city(Turn(0), held={0: HOSPITAL}, rolls=[6, 5]))
    table.answer(Roll(2))
    shown.frames(3)
    table.skip()
    shown.frames(60)
    assert table.ask is not None
    assert table.ask.kind == Kind.LEAVE
    marked: list[object] = []
    monkeypatch.setattr(rolling, "draw_lit", lambda _canvas, area, *_, **__: marked.append(area))
    shown.picture()
    assert marked == [square_area((table.picture_view.at[0] + 11) % SQUARES)]


@pytest.mark.parametrize("odds", [True, False])
@pytest.mark.parametrize("held", [{}, {0: HOSPITAL}])
def test_chances_are_shown_to_whoever_wants_the_odds(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, odds: bool, held: dict[int, str]
) -> None:
    monkeypatch.setattr(shown.house.settings, "odds", odds)
    sit(shown, monkeypatch, city(Turn(0), horse=[] if held else [0], held=held))
    drawn: list[str] = []
    text, paragraph = shown.house.canvas.text, shown.house.canvas.paragraph

    def noted(words: str, *others: Any) -> None:
        drawn.append(words)
        text(words, *others)

    def set_(words: str, *others: Any) -> float:
        drawn.append(words)
        return paragraph(words, *others)

    monkeypatch.setattr(shown.house.canvas, "text", noted)
    monkeypatch.setattr(shown.house.canvas, "paragraph", set_)
    shown.app.draw()
    assert any("%" in words for words in drawn) is odds


def test_a_square_that_has_the_focus_is_told_of_in_the_right_lobe_alone(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, land("transit.boat", owns={0: ["transit.boat"]}))
    lit = [each for each in table.form.widgets if isinstance(each, SquarePick)]
    assert lit
    assert not any(each.tip or getattr(each, "enlarges", None) for each in lit)


def test_the_digits_press_the_buttons_in_their_order(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, city(Turn(0), horse=[0], rolls=[1, 3, 4]))
    assert table.chooser is not None
    table.chooser.hear(Numbered(2))
    assert table.session.record.answers[0].code == "roll:2"


def test_cash_lies_there_in_the_notes_that_make_it_up() -> None:
    assert notes(13_600) == [10_000, 2000, 1000, 500, 100]
    assert len(notes(123_400)) == 7
    assert sum(notes(4300)) == 4300
    assert notes(0) == []


def test_on_a_shared_screen_the_strip_shows_who_is_asked(shown: Offscreen) -> None:
    table = laid(shown, "hhh")
    seen = set()
    mouse, chance = Mouse(shown), random.Random(3)
    for _ in range(60):
        shown.frames(2)
        if table.ask is None:
            continue
        assert table.bottom == table.ask.seat
        seen.add(table.bottom)
        mouse.press(chance.choice([each for each in choices(table) if not isinstance(each, HandCard)]))
    assert seen == {0, 1, 2}


@pytest.mark.parametrize("seed", [3, 5])
def test_a_game_of_four_cowhands_is_shown_in_eight_to_twelve_minutes(shown: Offscreen, seed: int) -> None:
    shown.house.settings.speed = "normal"
    session = Session(seated("dalton_city", 4, 0, seed), shown.house.desk, nodes=200)
    table = DaltonCityTable(shown.house, session)
    minutes = 0.0
    while table.update(_FRAME) is None:
        minutes += _FRAME / 60
    assert 8 <= minutes <= 12
