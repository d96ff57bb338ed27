"""Dalton City on the screen: every question can be answered, every fee is understood, cards can be sold."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine import PASS, Action, Moment, Public
from game.games.dalton_city import events
from game.games.dalton_city.actions import Roll
from game.games.dalton_city.frames.arriving import Arrive
from game.games.dalton_city.frames.turn import Turn
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.loop import SQUARES
from game.games.dalton_city.world import BANCO, HOSPITAL, LANDOWNER
from game.play.session import Session
from game.ui.intents import Numbered, Wish, Wished
from game.ui.offscreen import Offscreen
from game.ui.positions import seated
from game.ui.tables.dalton_city.acts import MAKERS
from game.ui.tables.dalton_city.choosers import CHOOSERS, going, rolling
from game.ui.tables.dalton_city.choosers.going import Going
from game.ui.tables.dalton_city.choosers.squares import SquarePick, card_on
from game.ui.tables.dalton_city.exhibits import DuelExhibit
from game.ui.tables.dalton_city.hand import HandCard
from game.ui.tables.dalton_city.layout import square_area
from game.ui.tables.dalton_city.table import DaltonCityTable
from tests.games.dalton_city.city import BARBERS, city, land, square
from tests.ui.dalton_city_seated import laid, sit
from tests.ui.hands import Hand, Keyboard, Mouse, Pad, choices, play_anyhow

_FRAME = 0.05
NEVER_PUT_TO_A_PERSON = {Kind.CLOCK}
TOLD_WITHOUT_A_PICTURE = {events.OneMorePlay, events.TurnEnded}


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
