"""How a match went, round by round and die by die."""

from collections import Counter
from dataclasses import fields
from types import ModuleType
from typing import Any

import pytest

from game.engine import Record, Seat, retrace
from game.games import game
from game.games.claim_it import events as claim_it
from game.games.dalton_city import events as dalton_city
from game.games.dice import PIPS, Dice
from game.games.dice_town import events as dice_town
from game.games.dice_town.throws import POKER, indian_die, throws
from game.play.history import History, RoundEnd
from game.play.observe import observe
from game.play.session import Session
from game.play.statistics import DiceCount, DiceStatistics, beyond
from tests.play.seated import GAMES, play_on, session, steps

_ABOUT_DICE = {"dice", "die", "faces", "face"}
_NO_THROW = (dice_town.TookBack, dice_town.Rode, dice_town.Tied, dice_town.Reached)
"""Events that speak of dice nobody has thrown: taken back, set by an outlaw, compared."""


def played(slug: str, **options: Any) -> Session:
    playing = session(slug, "tenderfoot", "random", "random", seed=2, **options)
    play_on(playing)
    return playing


def history(record: Record) -> tuple[RoundEnd, ...]:
    lead = History(record.rules)
    observe(record, lead)
    return lead.ends


def dice_counts(record: Record, viewer: Seat | None = None) -> tuple[DiceCount, ...]:
    dice = DiceStatistics(record.rules, viewer)
    observe(record, dice)
    return dice.counts()


@pytest.mark.parametrize("slug", GAMES)
def test_every_round_ends_with_points_and_the_last_one_with_the_result(slug: str) -> None:
    playing = played(slug)
    ends = history(playing.record)
    assert [end.round for end in ends] == list(range(1, playing.rules.rounds(playing.table) + 1))
    assert ends[-1].points == tuple(score.points for score in playing.scores())
    assert len({end.points for end in ends}) > 1


@pytest.mark.parametrize(
    ("slug", "points"),
    [("claim_it", (0, 0, 0)), ("dice_town", (4 + 5, 4, 4)), ("dalton_city", (50_000,) * 3)],
)
def test_the_lead_begins_with_what_everybody_has_from_the_start(slug: str, points: tuple[int, ...]) -> None:
    """In Dice Town that is $8 each, and the star for one."""
    record = played(slug).record
    lead = History(record.rules)
    observe(record, lead)
    assert lead.start == points


def test_the_points_of_a_match_in_progress_are_nobodys_business() -> None:
    playing = session("dice_town", "random", "random")
    for step in steps(playing):
        if step.number == 60:
            break
    assert history(playing.record) == ()


@pytest.mark.parametrize("slug", GAMES)
def test_one_replay_tells_all_who_observe_it_what_each_would_learn_alone(slug: str) -> None:
    record = played(slug).record
    lead, dice = History(record.rules), DiceStatistics(record.rules)
    observe(record, lead, dice)
    assert (lead.ends, dice.counts()) == (history(record), dice_counts(record))


def thrown(record: Record, seat: Seat, kind: Dice) -> Counter[str]:
    t = record.start()
    events = [*(t.events or ())]
    for step in retrace(record, t):
        events += step.events
    return Counter(
        face
        for event in events
        for throw in game(record.rules.slug).throws(event)
        if (throw.seat, throw.kind) == (seat, kind)
        for face in throw.faces
    )


@pytest.mark.parametrize("slug", GAMES)
def test_all_dice_of_a_match_are_counted_against_what_is_expected(slug: str) -> None:
    playing = played(slug)
    counts = dice_counts(playing.record)
    assert {count.seat for count in counts} == {0, 1, 2}
    for count in counts:
        rolled = {face.face: face.rolled for face in count.faces}
        assert +Counter(rolled) == thrown(playing.record, count.seat, count.kind)
        assert count.dice == sum(rolled.values())
        assert sum(face.expected for face in count.faces) == pytest.approx(count.dice)
        assert count.chance is None or 0.0001 < count.chance <= 1


def test_dice_under_a_cup_are_counted_for_their_owner_until_the_end() -> None:
    playing = session("dice_town", "random", "random", "random")
    for step in steps(playing):
        if step.number == 40:
            break
    assert not playing.over
    assert {count.seat for count in dice_counts(playing.record, 1) if count.kind == POKER} == {1}
    assert not [count for count in dice_counts(playing.record, None) if count.kind == POKER]


def test_the_indian_die_has_its_own_faces() -> None:
    playing = played("dice_town", indians=True, wild_west=True)
    faces = {
        face for count in dice_counts(playing.record) if count.kind == indian_die() for face in count.faces
    }
    assert {face.face for face in faces} == set(indian_die().chances())
    assert all(sum(dice.chances().values()) == 1 for dice in (indian_die(), PIPS, POKER))


@pytest.mark.parametrize("module", [claim_it, dalton_city, dice_town])
def test_no_throw_of_any_game_is_forgotten(module: ModuleType) -> None:
    """An event that speaks of dice is a throw, or is said not to be one."""
    slug = module.__name__.split(".")[2]
    for kind in vars(module).values():
        if not hasattr(kind, "seen_by") or not kind.__module__.startswith(module.__name__):
            continue
        names = [field.name for field in fields(kind)]
        if _ABOUT_DICE & set(names) and kind not in _NO_THROW:
            made = kind(*[_example(kind, name) for name in names])
            assert list(game(slug).throws(made)), f"{kind.__name__} is no throw"


def _example(kind: type, name: str) -> object:
    if name in ("dice", "faces"):
        return (1, 2)
    if name == "face" and kind is dice_town.DieRolled:
        return "ambush"
    return False if name == "again" else 1


def test_a_die_thrown_in_an_ambush_counts_and_one_turned_by_a_card_sharp_does_not() -> None:
    assert [throw.faces for throw in throws(dice_town.Turned(1, 0, 5, "ambush"))] == [("A",)]
    assert not list(throws(dice_town.Turned(1, 0, 5, "sharp.1")))


def test_a_second_shot_is_not_counted_as_if_all_dice_had_been_thrown() -> None:
    assert list(throws(dice_town.Hunted(0, (1, 2))))
    assert not list(throws(dice_town.Hunted(0, (1, 3), again=True)))


@pytest.mark.parametrize(
    ("value", "freedom", "chance"),
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (9.488, 4, 0.05),
        (11.070, 5, 0.05),
        (20.515, 5, 0.001),
    ],
)
def test_the_chance_of_straying_so_far_is_the_one_in_the_tables(
    value: float, freedom: int, chance: float
) -> None:
    assert beyond(value, freedom) == pytest.approx(chance, rel=0.001)
    assert beyond(0, freedom) == 1
