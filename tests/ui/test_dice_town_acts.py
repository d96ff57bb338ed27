"""What the events of Dice Town look like: in order, in time, and without giving anything away."""

import inspect
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from game.engine import Committed, Feed, Moment, Public, Record, Seat, retrace
from game.games.dice_town import events
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import NAMES
from game.games.dice_town.progress import Progress
from game.games.dice_town.view import View
from game.play.desk import DirectDesk
from game.play.session import Session
from game.settings import Settings
from game.ui.offscreen import Offscreen
from game.ui.playback import Act
from game.ui.positions import seated
from game.ui.screens import SCREENS
from game.ui.tables.dice_town import DiceTownTable, street, townsfolk
from game.ui.tables.dice_town.acts import MAKERS, TownActing
from game.ui.tables.dice_town.cardface import Back
from game.ui.tables.dice_town.flying import FlyingCard
from game.ui.tables.kit.cup import Pose

WEST = (("indians", True), ("wild_west", True))
GAMES = [(4, 1, ()), (3, 2, ()), (4, 2, WEST), (2, 5, WEST)]


@cache
def played(seats: int, seed: int, options: tuple[tuple[str, bool], ...]) -> Record:
    """A whole game of cowhands."""
    record = seated("dice_town", seats, 0, seed, **dict(options))
    desk = DirectDesk()
    session = Session(record, desk, nodes=200)
    while not session.over:
        session.poll()
    desk.close()
    return record


def fresh(shown: Offscreen, seats: int = 4, humans: int = 0, **options: bool) -> DiceTownTable:
    """A table that has just been laid."""
    record = seated("dice_town", seats, humans, 3, **options)
    return DiceTownTable(shown.house, Session(record, shown.house.desk, nodes=200))


def seen(record: Record, seat: Seat | None) -> Iterator[tuple[View, tuple[Moment[View], ...], View]]:
    """Every step of a game as a seat sees it: the view before, what happened, the view after."""
    feed: Feed[View] = Feed(record.rules, seat)
    table = record.start(feed)
    feed.take()
    before = record.rules.view(table, seat)
    for _ in retrace(record, table):
        later = record.rules.view(table, seat)
        yield before, feed.take(), later
        before = later


def told(table: DiceTownTable, event: Any, **changes: Any) -> Moment[View]:
    """A moment at a table at which the view changes like that."""
    return Moment(0, event, replace(table.shown, **changes))


def run(acts: list[Act], shares: tuple[float, ...] = (0.0, 0.5, 1.0)) -> Iterator[None]:
    """Play acts as far as there is something to look at."""
    for act in acts:
        act.begin()
        for share in shares:
            act.show(share)
            yield
        act.end()


def test_every_event_has_its_acts() -> None:
    kinds = {
        kind
        for kind in vars(events).values()
        if inspect.isclass(kind) and hasattr(kind, "seen_by") and kind.__module__.startswith(events.__name__)
    }
    assert kinds - {Public} | {Committed} == set(MAKERS)


def at_rest(table: DiceTownTable) -> tuple[object, ...]:
    """What there is to see when nothing moves, sentences apart."""
    view = table.shown
    dice = {seat: [(die.face, die.rest, die.zoom) for die in row] for seat, row in table.dice.items()}
    cups = {seat: (cup.pose, cup.at) for seat, cup in table.cups.items()}
    doors = [(medal.seat, medal.end, medal.zoom) for medal in table.medals]
    figures = [townsfolk.card_of(table, seat) for seat in range(view.settings.seats)]
    return (
        *(dice, cups, doors, table.spotlight, [(die.face, die.rest) for die in table.rolled]),
        *(sorted(str(big.card) for big in table.held_up), street.lying(view), figures, view.hand, view.final),
    )


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_jumps_when_a_step_has_been_shown(
    shown: Offscreen,
    seats: int,
    seed: int,
    options: tuple[tuple[str, bool], ...],
    seat: Seat | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once every event is shown, the table laid anew from the engine's view looks the same."""
    table = fresh(shown, seats, **dict(options))
    table.playback.skip()
    monkeypatch.setattr(DiceTownTable, "viewer", property(lambda _: seat))
    monkeypatch.setattr(table, "arrange", lambda: None)
    steps = 0
    for before, happened, later in seen(played(seats, seed, options), seat):
        table.shown = before
        table.lay()
        for moment in happened:
            table.playback.add(*table.acts(moment))
        table.playback.add(*table.acts_to_rest(later))
        table.playback.skip()
        picture = at_rest(table)
        table.shown = later
        table.lay()
        assert at_rest(table) == picture, [moment.event for moment in happened]
        steps += 1
    assert steps > 50


def test_everybodys_cups_are_shaken_in_one_act(shown: Offscreen) -> None:
    table = fresh(shown)
    acting = TownActing(table)
    acts = [act for seat in range(4) for act in acting.acts(told(table, events.Rolled(seat, 5, None)))]
    poses = [{cup.pose for cup in table.cups.values()} for _ in run(acts)]
    assert {Pose.SHAKING} in poses
    assert poses[-1] == {Pose.DOWN}


def test_whoever_looks_at_the_screen_sees_the_own_dice_and_no_others(shown: Offscreen) -> None:
    table = fresh(shown, humans=1)
    table.rolled = []
    rolls = [events.Rolled(seat, 2, (1, 2)).seen_by(0) for seat in range(4)]
    acting = TownActing(table)
    for _ in run([act for roll in rolls for act in acting.acts(told(table, roll))]):
        pass
    assert [die.face for die in table.rolled] == [NAMES[1], NAMES[2]]
    assert [seat for seat, cup in table.cups.items() if cup.pose is Pose.TIPPED] == [0]


def test_a_scam_takes_place_at_the_docs_whatever_is_still_shown_when_it_happens(shown: Offscreen) -> None:
    table = fresh(shown)
    table.spotlight = "store"  # the picture is far behind
    acts = table.acts(told(table, events.Scams(1, 2), progress=Progress(doc=1)))
    for _ in run(acts):
        pass
    assert (table.spotlight, [medal.seat for medal in table.medals]) == ("doc", [1])


def test_money_is_with_its_owner_only_once_it_has_flown_there(shown: Offscreen) -> None:
    table = fresh(shown)
    rich = table.picture_view.money[2]
    flown = [
        (table.picture_view.coach, table.picture_view.money[2], len(table.flying))
        for _ in run(table.acts(told(table, events.Paid(2, 3), coach=3, money=(rich, rich, rich - 3, rich))))
    ]
    assert (0, rich, 3) in flown
    assert table.picture_view.coach == 3
    assert table.picture_view.money[2] == rich - 3
    assert not table.flying


@pytest.mark.parametrize("deed", [False, True])
def test_a_card_that_may_not_be_seen_flies_with_its_back_up(shown: Offscreen, deed: bool) -> None:
    table = fresh(shown, humans=1)
    event = events.got_card(2, "saloon", "deed3.1" if deed else "dynamite", giver=1).seen_by(0)
    flown = []
    for _ in run(table.acts(told(table, event))):
        flown += [thing.card for thing in table.flying if isinstance(thing, FlyingCard)]
        assert not table.held_up
    assert set(flown) == {Back("deed" if deed else "store")}


def test_all_brutes_are_held_up_as_the_cups_lift_and_each_stays_until_its_turn_is_over(
    shown: Offscreen,
) -> None:
    table = fresh(shown)
    brutes = ((0, "brute.1"), (2, "brute.2"))
    kept = tuple((seat, (4, 4)) for seat in range(4))
    happened = [
        events.Lifted(kept, last=False, brutes=brutes),
        events.Played(0, Play("brute.1")),
        events.Played(1, Play("wanted")),
        events.PutAway("wanted"),
        events.Cancelled(0, "brute.1"),
        events.Played(2, Play("brute.2")),
        events.PutAway("brute.2"),
    ]
    held = []
    for event in happened:
        for _ in run(table.acts(told(table, event))):
            pass
        held.append([big.card for big in table.held_up])
    assert held == [
        ["brute.1", "brute.2"],
        ["brute.1", "brute.2"],
        ["brute.1", "brute.2", "wanted"],
        ["brute.1", "brute.2", "wanted"],
        ["brute.2"],
        ["brute.2"],
        [],
    ]


def cards_shown(table: DiceTownTable) -> set[Card | Back]:
    flown = {thing.card for thing in table.flying if isinstance(thing, FlyingCard)}
    return flown | {big.card for big in table.held_up}


@pytest.mark.parametrize("options", [(), WEST])
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_no_act_shows_what_its_viewer_may_not_know(
    shown: Offscreen,
    options: tuple[tuple[str, bool], ...],
    seat: Seat | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every card and die in motion is in the event as it is seen, or lies open in the viewer's own view."""
    table = fresh(shown, **dict(options))
    monkeypatch.setattr(DiceTownTable, "viewer", property(lambda _: seat))
    monkeypatch.setattr(table, "arrange", lambda: None)
    monkeypatch.setattr(table, "looking_back", None)
    for before, happened, later in seen(played(4, 2, options), seat):
        table.shown = before
        table.lay()
        acting = TownActing(table)
        acts = [act for moment in happened for act in acting.acts(moment)]
        known = repr((before, [moment.event for moment in happened], later))
        for _ in run(acts, (0.0, 1.0)):
            for card in cards_shown(table):
                assert isinstance(card, Back) or repr(card) in known, (card, happened)
            if table.rolled:
                assert seat is not None
                rolls = [m.event for m in happened if isinstance(m.event, events.Rolled)]
                assert any(roll.seat == seat for roll in rolls) or before.cup


def test_an_act_that_is_skipped_makes_no_noise_and_leaves_a_picture(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    table = fresh(shown, wild_west=True, indians=True)
    monkeypatch.setattr(shown.house.audio, "play", lambda name, *_: heard.append(name))
    shown.show(table)
    for _, happened, _ in list(seen(played(4, 2, WEST), None))[:120]:
        for moment in happened:
            table.playback.add(*table.acts(moment))
        table.playback.skip()
        assert not table.flying or all(thing.t >= 1 for thing in table.flying)
    assert heard == []
    assert shown.picture().get_size() == (1280, 720)


def test_what_stands_still_tells_as_much(shown: Offscreen) -> None:
    """With reduced motion the same sentences are there for as long as there is to read."""
    told: list[list[str]] = []
    for still in (False, True):
        table = fresh(shown)
        banners: list[str] = []
        for _, happened, _ in list(seen(played(4, 1, ()), None))[:40]:
            for moment in happened:
                table.playback.add(*table.acts(moment))
            while table.playback.busy:
                table.playback.advance(0.05, "normal", still)
                if table.banner and table.banner not in banners:
                    banners.append(table.banner)
        told.append(banners)
    assert told[0] == told[1]


def clock(table: DiceTownTable, record: Record) -> float:
    """How long a game takes to be shown, in seconds at normal speed."""
    acts = [act for _, happened, _ in seen(record, None) for moment in happened for act in table.acts(moment)]
    return sum(act.seconds for act in acts)


def test_a_base_game_of_four_cowhands_takes_six_to_ten_minutes(
    shown: Offscreen, capsys: pytest.CaptureFixture[str]
) -> None:
    minutes = [clock(fresh(shown), played(4, seed, ())) / 60 for seed in range(1, 7)]
    with capsys.disabled():
        told = ", ".join(f"{each:.1f}" for each in minutes)
        sys.stdout.write(f"\nminutes on the playback clock: {told}\n")
    assert 6 <= sum(minutes) / len(minutes) <= 10
    assert all(5 <= each <= 11 for each in minutes)


@pytest.mark.parametrize(
    "name", ["dice_town_rolling", "dice_town_reveal", "dice_town_tie", "dice_town_stamp"]
)
def test_moments_in_motion_are_found_again(shown: Offscreen, name: str) -> None:
    shown.house.change(Settings(language="en"))
    (table,) = SCREENS[name](shown.house)
    assert isinstance(table, DiceTownTable)
    assert table.playback.busy
