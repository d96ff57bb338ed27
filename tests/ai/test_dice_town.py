"""The bots of Dice Town: legal, sensible, explained, and strong enough."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from game.ai import bot, bots
from game.ai.bot import Budget, Ranking
from game.engine import Ask, Combinations, Rng, Table, choose, submit
from game.games.dice_town.frames.game import Game, Round
from game.games.dice_town.frames.indians import IndianDie
from game.games.dice_town.world import VILLAGE, World
from game.play.simulation import Plan, Tally, interval, simulate
from game.text import LANGUAGES, Speaker
from tests.games.dice_town.town import RULES, answer, doc, throw, town, visit

BASE: dict[str, Any] = {}
WEST: dict[str, Any] = {"wild_west": True}
FIRST: dict[str, Any] = {"wild_west": True, "edition": "first", "poker_face": True}
INDIANS: dict[str, Any] = {"wild_west": True, "indians": True}
HUSHED: dict[str, Any] = {"wild_west": True, "indians": True, "bribes": False}


def duel(games: int, *names: str, **options: Any) -> Tally:
    """Games between bots whose seats move on by one every game."""
    rivals = tuple((name, bot("dice_town", name)) for name in names)
    return simulate(Plan(RULES, rivals, choose(RULES.options, options, len(rivals)), games, 20))


def lower_bound(tally: Tally, name: str) -> float:
    return interval(tally.wins.get(name, 0), tally.seated[name])[0]


def asked(t: Table[World], seat: int) -> Ask:
    ask = t.asked(seat)
    assert ask is not None, f"seat {seat} is not asked, but {[(each.seat, each.kind) for each in t.asks]}"
    return ask


def explained(t: Table[World], seat: int = 0, name: str = "cowhand") -> Ranking:
    view, ask = RULES.view(t, seat), asked(t, seat)
    return bot("dice_town", name).explain(view, ask, partial(RULES.sample, view), Rng(1), Budget(nodes=1000))


def chosen(t: Table[World], seat: int = 0, name: str = "cowhand") -> str:
    view, ask = RULES.view(t, seat), asked(t, seat)
    sampler = partial(RULES.sample, view)
    return bot("dice_town", name).choose(view, ask, sampler, Rng(1), Budget(nodes=1000)).code()


def played_out(seats: int, name: str, options: Mapping[str, Any], seed: int = 3) -> list[tuple[Ask, Ranking]]:
    """Every question of a game among equals with two options or more, and how the bot ranked them."""
    player = bot("dice_town", name)
    t = RULES.new(seats, choose(RULES.options, options, seats), seed)
    rngs = [Rng.seeded(seed, seat) for seat in range(seats)]
    found: list[tuple[Ask, Ranking]] = []
    while t.asks:
        ask = t.asks[-1]
        view = RULES.view(t, ask.seat)
        ranked = player.explain(view, ask, partial(RULES.sample, view), rngs[ask.seat], Budget(nodes=100))
        found.append((ask, ranked))
        submit(t, ask.number, ask.seat, ranked[0].action)
    return found


@pytest.mark.parametrize("name", ["tenderfoot", "cowhand"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        *[(seats, BASE) for seats in range(2, 6)],
        *[(seats, INDIANS) for seats in range(2, 7)],
        (2, WEST),
        (4, FIRST),
        (3, HUSHED),
    ],
)
def test_every_bot_plays_whole_games_at_every_table(
    name: str, seats: int, options: Mapping[str, Any]
) -> None:
    tally = duel(1, *[name] * seats, **options)
    assert tally.games == 1
    assert sum(tally.wins.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bots("dice_town"))
def test_every_bot_ranks_the_options_of_a_whole_game_and_says_why(name: str, language: str) -> None:
    speak = Speaker(language, ("Ann", "Bob", "Cat", "Dan"))
    for ask, ranked in played_out(4, name, INDIANS):
        values = [each.value for each in ranked]
        assert values == sorted(values, reverse=True)
        assert all(each.action in ask.options for each in ranked)
        if not isinstance(ask.options, Combinations) and name != "random":
            assert {each.action for each in ranked} == set(ask.options)
        assert len(ranked) <= 200
        assert all(speak(reason) for reason in {each.reason for each in ranked})


def test_an_offer_is_picked_from_a_handful() -> None:
    cards = ["horse", "joe", "saddle", "deed5.1", "deed5.2", "deed5.3"]
    t = visit("mine", kept=["9JJKA", "99QQA", "99QQK"], hands={1: cards}, nuggets=[0, 9, 0])
    assert len(asked(t, 1).options) > 5000
    for name in ("tenderfoot", "cowhand"):
        assert 2 <= len(explained(t, 1, name)) <= 20


def test_a_bot_plays_the_same_game_again_from_the_same_seed() -> None:
    def codes(name: str) -> list[str]:
        return [ranked[0].action.code() for _, ranked in played_out(4, name, INDIANS)]

    assert codes("cowhand") == codes("cowhand")
    assert codes("tenderfoot") == codes("tenderfoot")


def four_queens(money: int) -> Table[World]:
    return throw(
        "QQQQ9 9JJKA 9JQKA 9JQKA",
        seats=4,
        sheriff=1,
        money=[money, 8, 8, 8],
        queue=["deed5.1", "deed4.1", "deed3.1"],
        hands={1: ["horse", "saddle", "watch"]},
        seen={0: {"horse": "hand:1", "saddle": "hand:1", "watch": "hand:1"}},
    )


def test_the_cowhand_keeps_four_queens_for_three_dollars() -> None:
    assert chosen(four_queens(8)) == "keep:Q,Q,Q,Q"
    assert chosen(four_queens(2)) == "keep:Q,Q,Q"


def test_the_tenderfoot_keeps_its_group_too() -> None:
    assert chosen(throw("9QQQK 9JJKA 9JQKA"), name="tenderfoot") == "keep:Q,Q,Q"


def test_the_cowhand_does_not_pay_its_last_dollar_for_nothing() -> None:
    t = throw("910JQA 9JJKA 9JQKA", money=[1, 8, 8])
    kept = chosen(t)
    assert kept.startswith("keep:")
    assert "," not in kept
    assert kept != "keep:none"


def test_the_cowhand_leaves_an_empty_mine_alone() -> None:
    t = throw("999QQ 9JJKA 9JQKA", mine=0, nuggets=[10, 10, 10], hands={1: ["horse", "deed5.1"]})
    assert chosen(t) in ("keep:Q", "keep:Q,Q")


def test_the_cowhand_has_the_brute_settle_a_large_bill() -> None:
    t = throw("JJJJA 9JJKA 9JQKA", hands={0: ["brute.1"]}, money=[3, 12, 12])
    assert chosen(t) in ("keep:J,J,J,J+brute.1", "keep:J,J,J,J,A+brute.1")


def test_the_cowhand_sends_joe_to_the_richest() -> None:
    t = visit("sheriff", kept=["9 9 J J A", "10 10 J Q Q", "9 J J Q Q"], hands={0: ["joe"]}, money=[5, 2, 9])
    assert chosen(t) == "play:joe>3"


def test_joe_waits_while_nobody_has_more_than_a_dollar() -> None:
    t = visit("sheriff", kept=["99JJA", "1010JQQ", "9JJQQ"], hands={0: ["joe"]}, money=[9, 1, 1])
    assert chosen(t) == "pass"


def test_dynamite_is_for_many_nines() -> None:
    many = visit("mine", kept=["999JA", "1010JQQ", "9JJQQ"], hands={0: ["dynamite"]})
    assert chosen(many) == "play:dynamite"
    single = visit("mine", kept=["9JJKA", "1010JQQ", "JJJQQ"], hands={0: ["dynamite"]})
    assert chosen(single) == "pass"


def test_the_cowhand_answers_joe_with_the_wanted_notice_when_it_is_his_victim() -> None:
    t = visit(
        "sheriff", kept=["99JJA", "1010JQQ", "9JJQQ"], hands={0: ["joe"], 1: ["wanted"]}, money=[5, 9, 2]
    )
    answer(t, 0, "play:joe>2")
    assert chosen(t, 1) == "play:wanted"


def test_the_marshal_keeps_ones_own_star_at_the_end() -> None:
    t = visit("sheriff", kept=["99JJA", "KKJQQ", "9JJQQ"], hands={0: ["marshal"]}, mine=1)
    assert chosen(t) == "play:marshal"


def test_a_card_sharp_waits_for_the_last_reveal_and_then_wins_a_place() -> None:
    early = throw("KK KKK KKK", kept=["99J", "JJ", "QQ"], hands={0: ["sharp.1"]})
    for seat, kept in enumerate(("none", "K", "K")):
        answer(early, seat, f"keep:{kept}")
    assert chosen(early) == "pass"
    late = throw("A A", last=True, kept=["99JJ", "99QQ", "10JQKA"], hands={0: ["sharp.1"]}, bank=0, mine=3)
    assert chosen(late).startswith("play:sharp.1=A/")


def test_the_sheriff_names_itself_when_the_place_is_worth_more_than_the_bribe() -> None:
    t = visit("mine", kept=["9 9 9 J K", "9 9 9 Q A", "9 J Q Q K"])
    answer(t, 1, "bid:1/0/none")
    assert chosen(t) == "name:1"


def test_the_sheriff_takes_a_bribe_that_is_worth_more_than_the_place() -> None:
    t = visit("mine", kept=["9 J J K K", "9 J J Q A", "Q Q Q K K"])
    answer(t, 1, "bid:8/0/none")
    assert chosen(t) == "name:2"


def test_a_sheriff_asks_misers_for_more_and_then_names_the_better_offer() -> None:
    t = visit("mine", kept=["J J J K K", "9 9 9 Q A", "9 9 9 Q K"])
    answer(t, 1, "bid:0/0/none")
    answer(t, 2, "bid:1/0/none")
    assert chosen(t) == "more"
    answer(t, 0, "more")
    answer(t, 1, "bid:3/0/none")
    answer(t, 2, "bid:2/0/none")
    assert chosen(t) == "name:2"


def test_nobody_bribes_for_an_empty_bank() -> None:
    t = visit("bank", kept=["J J J K K", "10 10 9 Q A", "10 10 9 Q K"], bank=0, coach=3)
    assert chosen(t, 1) == "bid:0/0/none"


def test_an_offer_stays_below_what_the_place_is_worth() -> None:
    t = visit("mine", kept=["J J J K K", "9 9 9 Q A", "9 9 9 Q K"])
    money, nuggets, cards = chosen(t, 1).removeprefix("bid:").split("/")
    assert 1 <= int(money) <= 5
    assert (nuggets, cards) == ("0", "none")


def test_the_store_gives_up_the_hat_for_the_horse() -> None:
    t = visit("store", kept=["JJJKK", "99QQA", "99QQK"], store=["hat", "horse", "brute.1"])
    for name in ("tenderfoot", "cowhand"):
        assert chosen(t, name=name) == "take:horse"


def test_in_the_last_round_only_points_count() -> None:
    t = visit("store", kept=["JJKKA", "99QQA", "99QQK"], store=["boots", "sharp.1"], mine=0)
    assert chosen(t) == "take:boots"


def test_the_cowhand_robs_the_hand_in_which_it_saw_the_horse() -> None:
    t = visit(
        "saloon",
        kept=["QQQKK", "99JJA", "99JJK"],
        hands={1: ["hat"], 2: ["horse"]},
        seen={0: {"horse": "hand:2", "hat": "hand:1"}},
    )
    assert chosen(t) == "name:3"


def test_the_doc_is_asked_for_everybodys_nuggets() -> None:
    t = doc(kept=["9 J Q A A", "9 9 9 9 9", "9 9 9 9 9"], nuggets=[0, 8, 8], gained=[1, 2])
    assert chosen(t) == "choose:nuggets"


def test_the_sheriff_goes_to_the_doc_first() -> None:
    t = doc(kept=["9 J Q A A", "9 J Q A A", "9 9 9 9 9"], gained=[2])
    for name in ("tenderfoot", "cowhand"):
        assert chosen(t, name=name) == "name:1"


def test_a_tied_sheriff_crowns_itself() -> None:
    t = town(Game(began=True), mine=0, nuggets=[10, 15, 5])
    for name in ("tenderfoot", "cowhand"):
        assert chosen(t, name=name) == "name:1"


def test_hunters_take_the_dearest_outlaw_in() -> None:
    t = visit(
        "sheriff",
        wild_west=True,
        kept=["9 J Q K A", "9 J J Q A", "9 9 J Q A"],
        wanted=["outlaw.QK", "outlaw.J9", "outlaw.A9"],
        rolls="9",
    )
    answer(t, 0, "choose:new")
    best = explained(t)[0]
    assert best.action.code() in ("capture:outlaw.J9", "capture:outlaw.A9")


def test_an_outlaw_rides_when_his_dice_bring_more_than_he_is_worth_later() -> None:
    west: dict[str, Any] = {"wild_west": True, "last": True, "queue": ["deed5.1", "deed4.1", "deed3.1"]}
    helpful = throw("A 9 9", kept=["AAA", "9JJJ", "9QQQ"], gangs={0: ["outlaw.A9"]}, **west)
    assert chosen(helpful) == "ride:outlaw.A9*1"
    useless = throw("A 9 9", kept=["AAAA", "9JJJ", "9QQQ"], gangs={0: ["outlaw.9K"]}, **west)
    assert chosen(useless) == "pass"


def test_the_first_at_a_place_takes_the_better_action() -> None:
    rich = visit("mine", wild_west=True, kept=["9999J", "9JJKA", "JJQQA"])
    assert chosen(rich) == "choose:classic"
    poor = visit("mine", wild_west=True, kept=["9JJKA", "JJQQA", "JJKKA"])
    assert chosen(poor) == "choose:new"


def test_the_warpath_leads_to_whom_would_take_the_star() -> None:
    t = town(IndianDie("warpath"), **INDIANS, die=0, kept=["99JJA", "JQKKK", "9JJQQ"], mine=1)
    assert chosen(t) == "choose:sheriff"


def test_a_blessing_wins_the_bank() -> None:
    t = town(IndianDie("blessing"), **INDIANS, die=0, kept=["9999J", "10QKKA", "JJJQQ"], bank=9)
    assert chosen(t) == "turn:J/10"


def test_an_ambush_falls_on_dice_that_stand_in_the_way() -> None:
    t = town(IndianDie("ambush"), **INDIANS, die=0, kept=["9999J", "9999K", "10JJQQ"], sheriff=2)
    assert chosen(t).startswith("ambush:2=9")


def test_the_indian_die_costs_a_cheap_deed_at_most() -> None:
    position: dict[str, Any] = {**INDIANS, "kept": ["99999", "JQKKA", "JJJQQ"], "die": VILLAGE}
    cheap = town(Round(at=9), queue=["deed1.1", "deed2.1", "deed3.1"], **position)
    answer(cheap, 0, "choose:classic")
    assert chosen(cheap) == "give:deed1.1"
    dear = town(Round(at=9), queue=["deed5.1", "deed2.1", "deed3.1"], **position)
    answer(dear, 0, "choose:classic")
    assert chosen(dear) == "pass"


def test_the_cowhand_beats_chance_and_the_tenderfoot_beats_it_too() -> None:
    assert lower_bound(duel(12, "cowhand", "random", "random", "random"), "cowhand") > 0.6
    assert lower_bound(duel(20, "tenderfoot", "random", "random", "random"), "tenderfoot") > 0.4


def test_the_cowhand_beats_the_tenderfoot() -> None:
    assert lower_bound(duel(16, "cowhand", "tenderfoot", "tenderfoot", "tenderfoot"), "cowhand") > 0.4


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "rival", "target"),
    [("cowhand", "random", 0.7), ("tenderfoot", "random", 0.25), ("cowhand", "tenderfoot", 0.25)],
)
def test_over_a_thousand_games_bots_are_as_strong_as_promised(name: str, rival: str, target: float) -> None:
    assert lower_bound(duel(1000, name, rival, rival, rival), name) > target


@pytest.mark.soak
@pytest.mark.parametrize("seats", [4, 6])
def test_over_two_hundred_games_the_cowhand_is_at_home_in_the_wild_west(seats: int) -> None:
    tally = duel(200, "cowhand", *["tenderfoot"] * (seats - 1), **INDIANS)
    assert lower_bound(tally, "cowhand") > 1.5 / seats
