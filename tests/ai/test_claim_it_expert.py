"""The expert of Claim It!: counts exactly, keeps what it has won, and says what it rests on."""

from dataclasses import replace
from functools import partial

import pytest

from game.ai import bot
from game.ai.bot import NODES, Budget, Ranking
from game.ai.claim_it.cowhand import prospects, worth
from game.ai.claim_it.digging import Digging, digging, dug
from game.ai.claim_it.outlook import Outlook, trained
from game.engine import Rng, Seat, Table, choose, say, submit
from game.games.claim_it.kinds import Kind
from game.games.claim_it.odds import ALL, weighted_throws
from game.games.claim_it.rules import figures
from game.games.claim_it.spaces import NUMBERS, code, space
from game.games.claim_it.world import World, clear, place, placements
from game.play.explaining import explained as told
from game.play.simulation import Plan, interval, simulate
from game.text import LANGUAGES, Speaker
from tests.games.claim_it.mine import RULES, answer, position

MINE = [code(space(column, row)) for row in NUMBERS for column in NUMBERS]


def explained(t: Table[World], budget: Budget | None = None, name: str = "expert") -> Ranking:
    (ask,) = t.asks
    view = RULES.view(t, ask.seat)
    sampler = partial(RULES.sample, view)
    return bot("claim_it", name).explain(view, ask, sampler, Rng(1), budget or Budget(nodes=NODES))


def chosen(t: Table[World]) -> str:
    return explained(t)[0].action.code()


def as_a_cowhand_counts(world: World, seat: Seat) -> Digging:
    """A turn judged by the cowhand's sense of worth."""
    return digging(world, world.owned[seat], lambda laid, taken: worth(world, seat, laid, taken))


def by_the_rules(world: World, seat: Seat, rolls: int) -> float:
    """What it is worth to roll so often at most, trying every throw and every placement."""
    lost = world.clone()
    clear(lost)
    total = 0.0
    for dice, weight in weighted_throws():
        best = None
        for option in placements(world, seat, dice):
            after = world.clone()
            place(after, option)
            found = worth(after, seat, after.laid, after.squatted | after.laid)
            if rolls > 1:
                found = max(found, by_the_rules(after, seat, rolls - 1))
            best = found if best is None else max(best, found)
        total += weight * (worth(lost, seat, 0, 0) if best is None else best)
    return float(total / ALL)


def positions(seats: int, returning: bool) -> list[World]:
    """Every position of a match of cowhands' in which one may roll or stop."""
    chosen_ones = choose(RULES.options, {"returning_squatters": returning}, seats)
    t, found = RULES.new(seats, chosen_ones, 5).stop_telling(), []
    while t.asks:
        (ask,) = t.asks
        if ask.kind == Kind.PRESS_ON:
            found.append(t.clone().world)
        submit(t, ask.number, ask.seat, explained(t, name="cowhand")[0].action)
    return found


@pytest.mark.parametrize("returning", [False, True])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_roll_is_counted_with_all_its_throws(seats: int, returning: bool) -> None:
    found = positions(seats, returning)
    for world in found:
        for seat in range(seats):
            turn, (stop, roll, bust) = as_a_cowhand_counts(world, seat), prospects(world, seat)
            assert turn.roll(dug(world)) == pytest.approx(roll)
            assert turn.bust(dug(world)) == pytest.approx(bust)
            if not (world.caller is not None and world.turns_left == 1):
                assert turn.stop(dug(world)) == pytest.approx(stop)
    assert len(found) > 30


@pytest.mark.parametrize("returning", [False, True])
def test_two_rolls_are_counted_as_the_rules_have_them(returning: bool) -> None:
    """In a mine with little room left, so that every throw and placement can be tried."""
    mine, theirs = ("1,1", "2,3", "3,2", "4,4"), ("6,6", "6,5")
    left = {*mine, *theirs, "5,5", "2,2", "3,5", "1,6"}
    closed = [each for each in MINE if each not in left]
    world = position(
        [1, 1, 1],
        owned=((*mine, *closed[::2]), (*theirs, *closed[1::2])),
        claimed=closed,
        threshold=30,
        markers=36,
        squatters={1: "5,5"},
        returning=returning,
    ).world
    turn = as_a_cowhand_counts(world, 0)
    assert turn.roll(dug(world), 2) == pytest.approx(by_the_rules(world, 0, 2), abs=1e-3)
    assert turn.roll(dug(world), 2) > turn.roll(dug(world), 1)


@pytest.mark.parametrize("seats", RULES.seats)
def test_it_does_not_matter_which_seat_one_sits_on(seats: int) -> None:
    owned = [1 << space(n + 1, 2 * (n % 3) + 1) for n in range(seats)]
    threshold = figures().last_round[seats]
    world = World(seats, threshold, 30, False, owned)
    seen = {
        Outlook(replace(world, owned=owned[-n:] + owned[:-n]), n, trained(seats, threshold))(0, 1 << 35)
        for n in range(seats)
    }
    assert len(seen) == 1
    assert 0 < seen.pop() < 1


def test_it_stops_as_soon_as_the_last_turn_is_won() -> None:
    t = position(
        [1, 2, 6], owned=(("1,1", "6,6"), ("4,4",)), claimed=["4,4"], threshold=1, caller=1, turns_left=1
    )
    answer(t, "squat:1,2=6")
    best, other = explained(t)
    assert best.action.code() == "stop"
    assert best.value == 1
    assert other.value < 1


def test_who_is_behind_in_the_last_turn_rolls_on_however_far() -> None:
    behind = ("4,1", "4,2", "4,3", "4,4", "4,5", "4,6", "5,1", "5,2")
    t = position(
        [1, 2, 6],
        owned=(("1,1",), behind),
        claimed=["1,1", *behind],
        threshold=1,
        caller=0,
        turns_left=1,
        squatters={1: "6,1", 2: "6,2", 3: "6,3"},
    )
    answer(t, "squat:1,2=6")
    best, other = explained(t)
    assert best.action.code() == "roll"
    assert best.value > 0
    assert other.value == 0


def test_it_rolls_on_when_nothing_can_go_wrong() -> None:
    t = position([1, 3, 2])
    answer(t, "squat:1,3=2")
    assert chosen(t) == "roll"


def test_it_does_not_stake_a_mine_on_a_bad_roll() -> None:
    taken = {1: "3,3", 2: "3,4", 3: "4,3", 4: "4,4", 5: "3,5"}
    t = position([2, 2, 6], squatters=taken, laid=["3,3", "3,4", "4,3", "4,4"])
    answer(t, "squat:2,2=6")
    assert chosen(t) == "stop"


def test_a_marker_that_joins_two_groups_is_preferred() -> None:
    t = position([2, 3, 6], owned=(("2,1", "2,2", "2,4", "2,5"), ("6,6",)), claimed=["2,1", "2,4"])
    assert chosen(t) == "squat:2,3=6"
    assert explained(t)[0].reason.key == "ai.claim_it.place.group"


@pytest.mark.parametrize("nodes", [0, 1, 20])
def test_without_time_to_think_it_is_a_cowhand(nodes: int) -> None:
    t = position([2, 3, 6], owned=(("2,1", "2,2", "1,3"), ()))
    assert explained(t, Budget(nodes=nodes)) == explained(t, name="cowhand")
    assert explained(t, Budget(deadline=0.0)) == explained(t, name="cowhand")


def test_with_little_time_it_looks_one_roll_ahead() -> None:
    t = position([2, 3, 6], owned=(("2,1", "2,2", "1,3"), ("5,5",)))
    hasty, usual = explained(t, Budget(nodes=300)), explained(t)
    assert hasty[0].evidence is not None
    assert usual[0].value > hasty[0].value, "a second roll can only add to what a turn may bring"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_reason_in_words_and_figures_that_were_counted(language: str) -> None:
    speak = Speaker(language, ("Abigail", "Buck"))
    t = position([2, 3, 5, 1, 2, 4], owned=(("2,3",), ("5,2",)), squatters={1: "6,6"})
    placing = explained(t)
    answer(t, "claim:2,3")
    for ranking in (placing, explained(t)):
        assert all(each.evidence is not None and each.evidence.exact for each in ranking)
        assert all(speak(each.reason) for each in ranking)
        reason, counted, compared = told(
            ranking, lambda action: say("cli.screenshot.unknown", name=action.code())
        )
        assert (reason, counted.key) == (ranking[0].reason, "play.why.counted")
        assert compared.key in ("play.why.less", "play.why.equal")


def test_what_a_rival_loses_is_told() -> None:
    mine = ("1,1", "1,2")
    theirs = ("5,1", "5,2", "5,3", "5,4", "5,5", "5,6")
    t = position([5, 3, 6], owned=(mine, theirs), claimed=["5,1", "5,6"])
    reasons = {each.action.code(): each.reason.key for each in explained(t)}
    assert reasons["squat:5,3=6"] == "ai.claim_it.place.rival"


def test_the_expert_beats_chance() -> None:
    bots = tuple((name, bot("claim_it", name)) for name in ("expert", "random"))
    outcome = simulate(Plan(RULES, bots, choose(RULES.options, {}, 2), 8, 77))
    assert interval(outcome.wins["expert"], outcome.seated["expert"])[0] > 0.5


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "bound"), [(2, 0.58), (4, 0.32)])
def test_over_twelve_hundred_games_the_expert_beats_cowhands(seats: int, bound: float) -> None:
    cowhands = [("cowhand", bot("claim_it", "cowhand"))] * (seats - 1)
    bots = (("expert", bot("claim_it", "expert")), *cowhands)
    outcome = simulate(Plan(RULES, bots, choose(RULES.options, {}, seats), 1200, 21))
    assert interval(outcome.wins["expert"], outcome.seated["expert"])[0] > bound
