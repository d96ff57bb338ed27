"""The bots of Claim It!: legal, sensible, explained, and strong enough."""

from collections.abc import Iterator, Sequence
from functools import partial

import pytest

from game.ai import UnknownBot, bot, bots
from game.ai.bot import Bot, Budget, Ranking
from game.engine import Rng, Scripted, Table, choose, say, winners
from game.games.claim_it.actions import ROLL, STOP
from game.games.claim_it.odds import weighted_throws
from game.games.claim_it.spaces import NUMBERS, code, column, row, space
from game.games.claim_it.world import World
from game.play.simulation import Outcome, Plan, interval, simulate
from game.text import LANGUAGES, Speaker
from tests.ai.greedy import GreedyStopsAfterFive
from tests.games.claim_it.mine import RULES, answer, options, position


def explained(t: Table[World], name: str) -> Ranking:
    (ask,) = t.asks
    view = RULES.view(t, ask.seat)
    return bot("claim_it", name).explain(view, ask, partial(RULES.sample, view), Rng(1), Budget(nodes=1000))


def chosen(t: Table[World], name: str) -> str:
    (ask,) = t.asks
    view = RULES.view(t, ask.seat)
    sampler = partial(RULES.sample, view)
    return bot("claim_it", name).choose(view, ask, sampler, Rng(1), Budget(nodes=1000)).code()


def duel(games: int, rivals: Sequence[tuple[str, Bot]], jobs: int = 1) -> Outcome:
    plan = Plan(RULES, tuple(rivals), choose(RULES.options, {}, len(rivals)), games, 20)
    return simulate(plan, jobs)


def lower_bound(outcome: Outcome, name: str) -> float:
    return interval(outcome.wins.get(name, 0), outcome.seated[name])[0]


@pytest.mark.parametrize("name", ["random", "tenderfoot", "cowhand"])
@pytest.mark.parametrize("seats", RULES.seats)
def test_every_bot_plays_whole_games_at_every_table_size(name: str, seats: int) -> None:
    outcome = duel(2, [(name, bot("claim_it", name))] * seats)
    assert outcome.games == 2
    assert sum(outcome.wins.values()) == pytest.approx(2)


def test_a_bot_plays_the_same_game_again_from_the_same_seed() -> None:
    pair = [("cowhand", bot("claim_it", "cowhand")), ("tenderfoot", bot("claim_it", "tenderfoot"))]
    assert duel(3, pair).decisions == duel(3, pair).decisions


def test_an_unknown_bot_gets_a_sentence() -> None:
    with pytest.raises(UnknownBot) as refused:
        bot("claim_it", "gunslinger")
    assert refused.value.message.key == "ai.unknown"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bots("claim_it"))
def test_every_bot_can_explain_every_option_in_words(name: str, language: str) -> None:
    speak = Speaker(language, ("Abigail", "Buck"))
    t = position([2, 3, 5, 1, 2, 4], owned=(("2,3",), ("5,2",)), squatters={1: "6,6"})
    placing = explained(t, name)
    assert {each.action for each in placing} == set(t.asks[0].options)
    answer(t, "claim:2,3")
    pressing = explained(t, name)
    assert {each.action for each in pressing} == {ROLL, STOP}
    for ranking in (placing, pressing):
        assert [each.value for each in ranking] == sorted((each.value for each in ranking), reverse=True)
        assert all(speak(each.reason) for each in ranking)


def test_the_tenderfoot_stops_at_the_third_marker_whatever_the_odds() -> None:
    t = position([1, 1, 2, 2, 2, 3, 3, 3, 4])
    answer(t, "squat:1,1=2")
    assert chosen(t, "tenderfoot") == "roll"
    answer(t, "roll", "squat:2,2=3")
    assert chosen(t, "tenderfoot") == "roll"
    answer(t, "roll", "squat:3,3=4")
    assert chosen(t, "tenderfoot") == "stop"


def test_the_cowhand_rolls_on_when_nothing_can_go_wrong() -> None:
    t = position([1, 1, 2])
    answer(t, "squat:1,1=2")
    ranking = explained(t, "cowhand")
    assert dict(ranking[0].reason.arguments)["bust"] == say("text.share.tiny")
    assert chosen(t, "cowhand") == "roll"


def test_the_cowhand_stops_when_the_risk_outweighs_the_gain() -> None:
    taken = {1: "3,3", 2: "3,4", 3: "4,3", 4: "4,4", 5: "3,5"}
    t = position([2, 2, 6], squatters=taken, laid=["3,3", "3,4", "4,3", "4,4"])
    answer(t, "squat:2,2=6")
    assert chosen(t, "cowhand") == "stop"


def test_the_cowhand_values_connection() -> None:
    t = position([2, 3, 6], owned=(("2,1", "2,2", "1,3"), ()))
    assert chosen(t, "cowhand") == "squat:2,3=6"


def test_on_the_last_turn_the_cowhand_stops_as_soon_as_it_wins() -> None:
    t = position(
        [1, 2, 6], owned=(("1,1", "6,6"), ("4,4",)), claimed=["6,6"], threshold=1, caller=0, turns_left=1
    )
    answer(t, "squat:1,2=6")
    assert chosen(t, "cowhand") == "stop"


def test_on_the_last_turn_the_cowhand_rolls_on_rather_than_lose() -> None:
    behind = ("4,1", "4,2", "4,3", "4,4", "4,5", "4,6", "5,1", "5,2")
    t = position(
        [1, 2, 6],
        owned=(("1,1",), behind),
        claimed=["1,1", *behind],
        threshold=1,
        caller=0,
        turns_left=1,
        squatters={1: "6,1", 2: "6,2", 3: "6,3", 4: "6,4", 5: "6,5"},
    )
    answer(t, "squat:1,2=6")
    assert chosen(t, "cowhand") == "roll"


def win_share(t: Table[World], seat: int) -> float:
    """What a seat has of a match that is over."""
    assert t.over
    won = winners(RULES.scores(t))
    return 1 / len(won) if seat in won else 0.0


def after(t: Table[World], *codes: str, dice: Sequence[int] = ()) -> Table[World]:
    """The table after some answers, if these dice fall."""
    other = t.clone()
    other.rng = Scripted(script=list(dice))
    answer(other, *codes)
    return other


def share_of_rolling(t: Table[World], seat: int) -> float:
    """By the rules, over all 216 throws: stop after the best placement, or lose what was laid down."""
    total = 0.0
    for dice, weight in weighted_throws():
        rolled = after(t, "roll", dice=dice)
        if rolled.over:  # a bankruptcy ends the last turn
            total += weight * win_share(rolled, seat)
        else:
            total += weight * max(win_share(after(rolled, each, "stop"), seat) for each in options(rolled))
    return total / 216


def level_last_turns(count: int) -> Iterator[Table[World]]:
    """Made-up last turns in which a marker has just made one's mine the mirror image of the rival's."""
    rng = Rng.seeded("last turns")
    half = [space(c, r) for c in (1, 2, 3) for r in NUMBERS]
    for _ in range(count):
        rng.shuffle(half)
        mine, squatters = half[: 6 + rng.below(10)], list(NUMBERS)
        rng.shuffle(squatters)
        newly = 3 + rng.below(4)
        fresh, before = mine[:newly], mine[newly:]
        claimed = [at for at in before if rng.below(3)]
        theirs, theirs_claimed = (
            [space(7 - column(at), row(at)) for at in spaces] for spaces in (mine, claimed)
        )
        last, *lying = zip(fresh, squatters, strict=False)
        t = position(
            [column(last[0]), row(last[0]), last[1]],
            owned=[[*map(code, before)], [*map(code, theirs)], *[()] * rng.below(2)],
            claimed=map(code, (*claimed, *theirs_claimed)),
            squatters={number: code(at) for at, number in lying},
            markers=2 * len(claimed) + rng.below(3),
            threshold=1,
            caller=0,
            turns_left=1,
        )
        answer(t, f"squat:{code(last[0])}={last[1]}")
        yield t


def test_on_the_last_turn_the_cowhand_weighs_a_shared_win_as_its_share() -> None:
    """One more marker would win it all, so that one throw decides exactly."""
    rolls = 0
    for t in level_last_turns(40):
        stopping, rolling = win_share(after(t, "stop"), 0), share_of_rolling(t, 0)
        assert stopping == 0.5
        assert rolling != stopping
        assert chosen(t, "cowhand") == ("roll" if rolling > stopping else "stop")
        rolls += rolling > stopping
    assert 5 < rolls < 35


def test_the_reason_given_is_that_for_what_the_cowhand_does() -> None:
    seen = set()
    for t in level_last_turns(20):
        ranking = explained(t, "cowhand")
        assert {each.reason.key for each in ranking} == {f"ai.cowhand.{ranking[0].action.code()}"}
        seen.add(ranking[0].action)
    assert seen == {ROLL, STOP}


def test_the_cowhand_beats_chance() -> None:
    outcome = duel(60, [("cowhand", bot("claim_it", "cowhand")), ("random", bot("claim_it", "random"))])
    assert lower_bound(outcome, "cowhand") > 0.85


@pytest.mark.soak
def test_over_two_thousand_games_the_cowhand_beats_chance_nearly_always() -> None:
    outcome = duel(2000, [("cowhand", bot("claim_it", "cowhand")), ("random", bot("claim_it", "random"))])
    assert lower_bound(outcome, "cowhand") > 0.95


@pytest.mark.soak
def test_over_two_thousand_games_the_cowhand_beats_greed() -> None:
    outcome = duel(2000, [("cowhand", bot("claim_it", "cowhand")), ("greedy", GreedyStopsAfterFive())])
    assert lower_bound(outcome, "cowhand") > 0.52


@pytest.mark.soak
def test_over_five_hundred_games_the_tenderfoot_is_between_chance_and_the_cowhand() -> None:
    tenderfoot = ("tenderfoot", bot("claim_it", "tenderfoot"))
    assert lower_bound(duel(500, [tenderfoot, ("random", bot("claim_it", "random"))]), "tenderfoot") > 0.5
    assert lower_bound(duel(500, [("cowhand", bot("claim_it", "cowhand")), tenderfoot]), "cowhand") > 0.5


def test_a_hint_says_what_a_marker_brings_and_not_only_what_it_risks() -> None:
    t = position([2, 3, 5], owned=(("2,2",), ("5,2",)))
    keys = {each.action.code(): each.reason.key for each in explained(t, "cowhand")}
    assert keys["squat:2,3=5"] == "ai.cowhand.place.group"
    assert keys["squat:5,2=3"] == "ai.cowhand.place.rival"
    assert keys["squat:5,3=2"] == "ai.cowhand.place"
