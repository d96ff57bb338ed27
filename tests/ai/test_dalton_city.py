"""The bots of Dalton City: legal, sensible, explained, and strong enough."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from game.ai import bot, bots
from game.ai.bot import Budget, Ranking
from game.ai.dalton_city.income import fee_of
from game.ai.dalton_city.reasons import ahead
from game.ai.dalton_city.visits import visits
from game.engine import Rng, Table, choose, submit
from game.games.dalton_city.actions import LEAVE, STAY
from game.games.dalton_city.figures import all_cards
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import World
from game.play.clock import Clock
from game.play.match import BotSeat
from game.play.simulation import Outcome, Plan, interval, simulate
from game.text import LANGUAGES, Speaker
from tests.games.dalton_city.city import (
    BANCO,
    BARBERS,
    BOARD,
    DIPLOMAS,
    LANDOWNER,
    RULES,
    TRANSITS,
    escape,
    land,
    of_kind,
    owe,
    square,
    turn,
)

OWN = ("tenderfoot", "cowhand")
"""The expert has tests of its own."""


def explained(t: Table[World], name: str = "cowhand") -> Ranking:
    (ask,) = t.asks
    view = RULES.view(t, ask.seat)
    sampler = partial(RULES.sample, view)
    return bot("dalton_city", name).explain(view, ask, sampler, Rng(1), Budget(nodes=1000))


def chosen(t: Table[World], name: str = "cowhand") -> str:
    return explained(t, name)[0].action.code()


def values(t: Table[World]) -> dict[str, float]:
    return {each.action.code(): each.value for each in explained(t)}


def contest(games: int, *names: str, **options: str) -> Outcome:
    seated = tuple((name, bot("dalton_city", name)) for name in names)
    return simulate(Plan(RULES, seated, choose(RULES.options, options, len(names)), games, 20))


def lower_bound(outcome: Outcome, name: str) -> float:
    return interval(outcome.wins.get(name, 0), outcome.seated[name])[0]


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_every_bot_plays_whole_games_at_many_table_sizes(name: str, seats: int) -> None:
    outcome = contest(1, *[name] * seats)
    assert sum(outcome.wins.values()) == outcome.games == 1


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize(
    "end", [{"rounds": "3"}, {"end": "minutes", "minutes": "4"}, {"end": "last_standing"}]
)
def test_every_bot_plays_to_every_end(name: str, end: dict[str, str]) -> None:
    outcome = contest(1, name, name, "random", **end)
    assert outcome.games == 1
    if end.get("end") == "minutes":
        assert outcome.rounds == 5


def test_a_bot_plays_the_same_game_again_from_the_same_seed() -> None:
    first, again = (contest(2, "cowhand", "tenderfoot", rounds="6") for _ in range(2))
    assert (first.decisions, first.wins) == (again.decisions, again.wins)


def _questions(seed: int) -> dict[str, Table[World]]:
    """One table for each kind of question that comes up when chance plays."""
    found: dict[str, Table[World]] = {}
    t = RULES.new(4, choose(RULES.options, {"rounds": "60"}, 4), seed)
    players: Sequence[Any] = [
        *(BotSeat(bot("dalton_city", "random"), seed, seat) for seat in range(4)),
        Clock({}),
    ]
    while t.asks:
        (ask,) = t.asks
        found.setdefault(ask.kind, t.clone())
        submit(t, ask.number, ask.seat, players[ask.seat].choose(RULES, t, ask))
    return found


@pytest.fixture(scope="module")
def questions() -> dict[str, Table[World]]:
    found: dict[str, Table[World]] = {
        Kind.RIDE: land("transit.boat", owns={0: ["transit.boat", "bank.rock"], 1: BARBERS}),
        Kind.CHALLENGE: land(7, at={1: 7, 2: 7}, owns={0: DIPLOMAS, 1: BARBERS}),
    }
    for seed in range(8):
        found = {**_questions(seed), **found}
    return found


def test_every_question_to_a_player_is_there(questions: dict[str, Table[World]]) -> None:
    assert set(questions) == set(Kind) - {Kind.CLOCK}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bots("dalton_city"))
def test_every_bot_explains_every_option_in_words(
    questions: dict[str, Table[World]], name: str, language: str
) -> None:
    speak = Speaker(language)
    for t in questions.values():
        ranking = explained(t, name)
        if name in OWN:
            assert sorted(each.action.code() for each in ranking) == sorted(
                option.code() for option in t.asks[0].options
            )
        assert all(better.value >= worse.value for better, worse in pairwise(ranking))
        assert all(speak(each.reason) for each in ranking)


@pytest.mark.parametrize("name", OWN)
def test_no_reason_speaks_of_less_than_nothing_or_of_single_dollars(
    questions: dict[str, Table[World]], name: str
) -> None:
    for t in questions.values():
        for each in explained(t, name):
            dollars = [value for key, value in each.reason.arguments if key != "n"]
            assert all(isinstance(value, int) and value >= 0 and value % 100 == 0 for value in dollars)


def test_a_throw_that_must_be_expected_to_cost_is_told_as_a_cost() -> None:
    speak = Speaker("en")
    assert speak(ahead(-4_123.4)) == "The squares ahead cost about $4,100 on average."
    worth = "The squares ahead are worth about $1,300 on average, what they earn later included."
    assert speak(ahead(1_250.1)) == worth


def test_who_may_leave_hears_how_much_better_that_is_than_staying(
    questions: dict[str, Table[World]],
) -> None:
    leave, stay = explained(questions[Kind.LEAVE])
    assert leave.reason == stay.reason
    assert leave.action == (LEAVE if leave.reason.key.endswith("leave") else STAY)


def test_visits_add_up_to_the_moves_of_a_turn_and_follow_the_board() -> None:
    often = visits(BOARD)
    assert 0.8 < sum(often) < 1
    assert min(often) > 0
    after_hospital = [often[of_kind("hospital") + step] for step in range(6, 12)]
    before_hospital = [often[of_kind("hospital") - step] for step in range(1, 7)]
    assert sum(after_hospital) > sum(before_hospital)


def test_a_whole_trade_with_its_diploma_earns_more_than_its_cards_one_by_one() -> None:
    alone = fee_of("barber.river", frozenset({"barber.river"}))
    together = fee_of("barber.river", frozenset(BARBERS))
    learned = fee_of("barber.river", frozenset({*BARBERS, "diploma.barber"}))
    assert alone < together < learned == 2 * together


@pytest.mark.parametrize("name", OWN)
def test_both_buy_what_they_can_easily_pay(name: str) -> None:
    assert chosen(land("bank.rock"), name) == "buy"


@pytest.mark.parametrize("name", OWN)
def test_neither_sells_a_good_hand_to_buy_a_barber(name: str) -> None:
    t = land("barber.river", money=[300, 50000, 50000], owns={0: ["bank.dalton", "diploma.bank"]})
    assert chosen(t, name) == "pass"


def test_the_cowhand_keeps_a_reserve_where_fees_are_high() -> None:
    banks = [f"bank.{town}" for town in ("rock", "river", "cactus", "desert", "desperados", "dalton")]
    position: dict[str, Any] = {"money": [4000, 90000, 90000], "round_number": 24}
    assert chosen(land("barber.river", owns={1: [*banks, "diploma.bank"]}, **position)) == "pass"
    assert chosen(land("barber.river", **position)) == "buy"


def test_the_cowhand_sells_the_least_valuable_card_that_will_do() -> None:
    t = owe(
        1, 1500, "fee", money=[0, 50000, 50000], owns={0: ["bank.dalton", "barber.river", "saloon.dalton"]}
    )
    assert chosen(t) == "sell:barber.river"


def test_the_cowhand_sells_one_card_rather_than_break_a_set() -> None:
    t = owe(1, 1500, "fee", money=[0, 50000, 50000], owns={0: [*BARBERS, "saloon.little"]})
    assert chosen(t) == "sell:saloon.little"


def test_the_cowhand_gives_the_nugget_for_a_great_debt_only() -> None:
    assert chosen(owe(1, 20000, "fee", nugget=0)) == "nugget"
    assert chosen(owe(1, 2000, "fee", nugget=0)) == "pay"


def test_the_cowhand_uses_the_daily_star_on_a_high_fee_and_keeps_it_on_a_low_one() -> None:
    owns = {0: ["daily_star"], 1: ["bank.dalton", "bank.rock", "bank.river", "bank.cactus"]}
    high = land("bank.dalton", 5, owns=owns)
    low = land("barber.river", 1, owns={0: ["daily_star"], 1: ["barber.river"], 2: owns[1]})
    assert chosen(high) == "star"
    assert chosen(low) == "pay"


def test_the_cowhand_uses_the_post_office_on_a_dear_card() -> None:
    t = land("bank.dalton", owns={0: ["post_office"]})
    (ask,) = t.asks
    submit(t, ask.number, 0, RULES.parse("buy"))
    assert chosen(t) == "post"


def test_the_cowhand_takes_the_best_spoils_and_puts_down_the_least() -> None:
    t = land(42, owns={0: ["bank.dalton", "daily_star", "bank.river"]}, telegrams=["raid"])
    assert chosen(t) == "put:daily_star"
    duel = land(7, 6, 1, at={1: 7}, owns={1: ["barber.river", "bank.dalton", "diploma.barber"]})
    assert chosen(duel) == "take:bank.dalton"


def test_the_cowhand_challenges_who_has_most_to_lose() -> None:
    t = land(7, at={1: 7, 2: 7}, owns={1: ["barber.river"], 2: ["bank.dalton"]})
    assert chosen(t) == "duel:3"


def test_the_cowhand_rides_to_a_card_worth_having() -> None:
    t = land("transit.boat", owns={0: ["transit.boat"]})
    code = chosen(t)
    assert BOARD.squares[int(code.removeprefix("go:"))].card.endswith(".dalton")


def test_with_all_transits_the_cowhand_rides_to_a_full_banco() -> None:
    t = land("transit.boat", owns={0: TRANSITS, BANCO: ["bank.dalton"]}, pot=40000, at={1: 3, 2: 4})
    assert BOARD.squares[int(chosen(t).removeprefix("go:"))].kind == "banco"


def test_the_cowhand_learns_the_trade_it_owns() -> None:
    t = land(
        of_kind("university"), owns={0: [f"bank.{town}" for town in ("rock", "river", "cactus", "dalton")]}
    )
    assert chosen(t) == f"go:{square('diploma.bank')}"


def test_the_cowhand_rolls_one_die_to_stay_clear_of_a_dangerous_town() -> None:
    rival = [card for card in (each.card for each in BOARD.squares) if card.endswith(".dalton")]
    t = turn(start=3, horse=[0], owns={1: [*dict.fromkeys(rival), *DIPLOMAS]}, at={1: 26, 2: 26})
    assert values(t)["roll:1"] > values(t)["roll:2"]


def test_the_cowhand_does_not_care_to_play_where_everything_is_a_rivals() -> None:
    rival = [each.card for each in BOARD.squares if each.kind in ("trade", "diploma")]
    t = turn(
        start=10, plays=0, horse=[0], owns={1: list(dict.fromkeys(rival))}, at={1: 26, 2: 26}, round_number=25
    )
    assert max(values(t)["roll:1"], values(t)["roll:2"]) < 0


@pytest.mark.parametrize("name", OWN)
def test_both_leave_hospital_for_a_bonus(name: str) -> None:
    """Eight squares from the Hospital lies the Post Office."""
    assert chosen(escape(6, 2), name) == "leave"


def test_the_cowhand_stays_in_hospital_rather_than_pay_a_ruinous_fee_in_the_last_round() -> None:
    banks = [card for card in all_cards() if card.startswith("bank.")]
    at = {1: 26, 2: 26}
    ruinous = escape(1, 1, 6, 6, owns={1: [*banks, "diploma.bank", *_dalton()]}, round_number=25, at=at)
    assert chosen(ruinous) == "stay"
    assert chosen(escape(1, 1, 6, 6, round_number=25, at=at)) == "leave"


def _dalton() -> list[str]:
    return [card for card in all_cards() if card.endswith(".dalton") and not card.startswith("bank.")]


def test_a_fast_check_that_the_cowhand_beats_chance() -> None:
    assert lower_bound(contest(40, "cowhand", "random", "random", "random"), "cowhand") > 0.35


@pytest.mark.soak
@pytest.mark.parametrize(("landowner", "share"), [("no", 0.6), ("yes", 0.5)])
def test_over_a_thousand_games_the_cowhand_beats_chance(landowner: str, share: float) -> None:
    """By less where the landowner helps the poorest, who is hardly ever the cowhand."""
    outcome = contest(1000, "cowhand", "random", "random", "random", landowner=landowner)
    assert outcome.wins["cowhand"] / 1000 >= share


@pytest.mark.soak
@pytest.mark.parametrize(("better", "worse"), [("tenderfoot", "random"), ("cowhand", "tenderfoot")])
def test_over_a_thousand_games_each_beats_the_next(better: str, worse: str) -> None:
    assert lower_bound(contest(1000, better, worse, worse, worse), better) > 0.25


def test_the_cowhand_shuns_the_landowner_unless_it_is_his_guest() -> None:
    """A ride to a trade of his costs its fee, but nothing to the poorest."""
    shop, owns = square("bank.dalton"), {0: ["transit.boat"], LANDOWNER: ["bank.dalton", "bank.rock"]}
    richer, poorer = (
        values(land("transit.boat", owns=owns, money=money))
        for money in ([50_000, 20_000, 40_000], [50_000, 60_000, 70_000])
    )
    assert richer[f"go:{shop}"] < richer["pass"]
    assert poorer[f"go:{shop}"] > richer[f"go:{shop}"] + 5000


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("seats", [2, 8])
def test_every_bot_plays_with_a_head_start_and_the_landowner(name: str, seats: int) -> None:
    outcome = contest(1, *[name] * seats, head_start="yes", landowner="yes")
    assert outcome.games == 1
