"""Poker face: being asked gives nothing away, and nobody is asked for what all can see to be impossible."""

import pytest

from game.engine import Rng, choose, submit
from game.games.dice_town.cards import Occasion
from game.games.dice_town.deck import may_play, plays
from tests.contract.hidden_dice_town import relabelled
from tests.games.dice_town.town import RULES, answer, asked, doc, keep, options, throw, visit
from tests.games.dice_town.wild_west.west import CLASSIC, west

KINGS = ["9 10 JJK", "9 10 KKK", "9 10 QQQ"]
MINERS = ["999JK", "9JQKA", "10JQKA"]
ROBBERS = ["10 10 9JK", "10JQKA", "9JQKA"]
GUESTS = ["QQ9 10 J", "Q9 10 JK", "9 10 JKA"]
HAT = {0: ["hat"]}
SHARED = 3
"""Whose knowledge is everybody's, at a table for three."""


def test_poker_face_asks_every_holder_of_a_store_card_that_may_act_there() -> None:
    """DT-45."""
    t = visit("mine", kept=MINERS, hands={0: ["hat"], 1: ["boots"]}, poker_face=True)
    assert asked(t) == {0: "card"}
    assert options(t, 0) == {"pass"}
    answer(t, 0, "pass")
    assert t.over


def test_poker_face_asks_nobody_without_a_store_card() -> None:
    """DT-45: deeds have another back."""
    t = visit("mine", kept=MINERS, hands={0: ["deed1.1"]}, poker_face=True)
    assert t.over


def test_without_poker_face_a_store_card_that_does_not_fit_is_not_asked_for() -> None:
    """DT-45."""
    assert visit("mine", kept=MINERS, hands={0: ["hat"]}).over


def test_poker_face_asks_all_opponents_whether_they_answer_a_card() -> None:
    """DT-45."""
    hands = {0: ["dynamite"], 1: ["hat"], 2: ["wanted"]}
    t = visit("mine", kept=MINERS, hands=hands, poker_face=True)
    answer(t, 0, "play:dynamite")
    assert asked(t) == {1: "card"}
    assert options(t, 1) == {"pass"}
    answer(t, 1, "pass")
    assert options(t, 2) == {"play:wanted", "pass"}


def test_poker_face_changes_nothing_about_the_brute() -> None:
    t = throw("JJJJJ 99999", seats=2, hands={0: ["brute.1"], 1: ["hat"]}, poker_face=True)
    keep(t, "J,J+brute.1", "9")
    assert options(t, 1) == {"pass"}
    answer(t, 1, "pass")
    assert t.world.money == (8, 8)


def test_poker_face_asks_at_the_docs_only_those_who_won_something() -> None:
    """DT-44, DT-45."""
    t = doc(kept=["KKKKK"] * 3, gained=(0, 1), hands={1: ["hat"], 2: ["elixir"]}, poker_face=True)
    assert asked(t) == {1: "card"}
    answer(t, 1, "pass")
    assert asked(t) == {2: "doc"}


def test_poker_face_asks_after_a_reveal() -> None:
    """DT-45."""
    t = throw("JJJJJ 99999", seats=2, hands=HAT, poker_face=True)
    keep(t, "J", "9")
    assert options(t, 0) == {"pass"}


def test_who_has_no_revealed_dice_is_not_asked_after_a_reveal() -> None:
    """DT-45: all can see that there is nothing to turn."""
    t = throw("JJJJJ 99999", seats=2, hands={0: ["hat"], 1: ["boots"]}, poker_face=True)
    keep(t, "none", "9")
    assert asked(t) == {1: "card"}
    assert not may_play(t.world, 0, Occasion.REVEAL, 0)
    answer(t, 1, "pass")
    assert asked(t) == {0: "keep", 1: "keep"}


def test_poker_face_asks_the_robbers_opponents_at_the_bank() -> None:
    """DT-45."""
    t = visit("bank", kept=ROBBERS, hands={0: ["hat"], 1: ["boots"], 2: ["watch"]}, poker_face=True)
    assert asked(t) == {1: "card"}
    answer(t, 1, "pass")
    assert asked(t) == {2: "card"}
    answer(t, 2, "pass")
    assert t.over


def test_poker_face_asks_everybody_but_the_winner_before_the_star_moves() -> None:
    """DT-45: once for Joe, once for the Marshal."""
    t = visit("sheriff", kept=KINGS, hands={0: ["hat"], 1: ["boots"], 2: ["watch"]}, poker_face=True)
    for seat in (0, 1, 2, 0, 2):
        assert asked(t) == {seat: "card"}
        answer(t, seat, "pass")
    assert t.over
    assert t.world.sheriff == 1


def test_nobody_is_asked_for_a_marshal_when_the_sheriff_wins_the_star() -> None:
    """DT-45."""
    t = visit("sheriff", kept=KINGS, sheriff=1, hands={2: ["hat"]}, poker_face=True)
    answer(t, 2, "pass")  # Joe may come all the same
    assert t.over


def test_nobody_is_asked_for_joe_when_nobody_else_has_money() -> None:
    """DT-45."""
    position = {"kept": KINGS, "sheriff": 1, "hands": {1: ["boots"], 2: ["hat"]}, "poker_face": True}
    assert asked(visit("sheriff", money=[0, 0, 8], **position)) == {1: "card"}
    assert asked(visit("sheriff", money=[0, 8, 0], **position)) == {2: "card"}


@pytest.mark.parametrize(("bank", "put"), [(0, {}), (1, {}), (2, {2: "card"})])
def test_nobody_is_asked_for_a_split_of_less_than_two_dollars(bank: int, put: dict[int, str]) -> None:
    """DT-45."""
    assert asked(visit("bank", kept=ROBBERS, bank=bank, hands={2: ["hat"]}, poker_face=True)) == put


@pytest.mark.parametrize(("mine", "put"), [(2, {}), (3, {}), (4, {0: "card"})])
def test_nobody_is_asked_for_dynamite_in_an_exhausted_mine(mine: int, put: dict[int, str]) -> None:
    """DT-45."""
    assert asked(visit("mine", kept=MINERS, mine=mine, hands=HAT, poker_face=True)) == put


@pytest.mark.parametrize(("ends", "put"), [(True, {}), (False, {0: "card"})])
def test_nobody_is_asked_for_corruption_without_a_deck_of_deeds(ends: bool, put: dict[int, str]) -> None:
    """DT-45."""
    t = visit("town_hall", kept=["9999A", "9JQKA", "9JQKA"], deeds_end=ends, hands=HAT, poker_face=True)
    assert asked(t) == put


@pytest.mark.parametrize(("store", "put"), [(["joe"], {0: "store"}), (["joe", "boots"], {0: "card"})])
def test_nobody_is_asked_for_a_credit_that_leaves_nothing_to_draw(
    store: list[str], put: dict[int, str]
) -> None:
    """DT-45: decks can be counted."""
    t = visit("store", kept=["JJJ9K"], hands=HAT, store=store, store_ends=True, poker_face=True)
    assert asked(t) == put


def test_nobody_is_asked_for_the_girls_when_only_one_card_could_be_stolen() -> None:
    """DT-45: of hands, all can count the cards."""
    t = visit("saloon", kept=GUESTS, hands={0: ["hat"], 1: ["joe"]}, poker_face=True)
    assert asked(t) == {0: "victim"}
    t = visit("saloon", kept=GUESTS, hands={0: ["hat"], 1: ["joe"], 2: ["deed1.1"]}, poker_face=True)
    assert asked(t) == {0: "card"}


def test_a_ranch_may_be_worth_a_whisky() -> None:
    """DT-45, WW-33: until all know that the whisky is somewhere else."""
    position = {"kept": ["Q Q"], "hands": HAT, "ranches": {1: ["ranch.1"]}, "poker_face": True}
    t = west("saloon", **position)
    answer(t, 0, CLASSIC)
    assert asked(t) == {0: "card"}
    t = west("saloon", **position, discard=["whisky"], seen={SHARED: {"whisky": "discard"}})
    answer(t, 0, CLASSIC)
    assert t.over


def test_a_ranch_and_a_card_may_be_worth_the_girls() -> None:
    """DT-45, WW-35: but not once all know that there is no whisky to take the ranch."""
    position = {"kept": ["Q Q"], "hands": {0: ["girls"], 1: ["boots"]}, "ranches": {1: ["ranch.1"]}}
    t = west("saloon", **position, poker_face=True)
    assert may_play(t.world, 0, Occasion.SALOON, 0)
    t = west("saloon", **position, poker_face=True, discard=["whisky"], seen={SHARED: {"whisky": "discard"}})
    assert not may_play(t.world, 0, Occasion.SALOON, 0)


def test_nobody_is_asked_for_an_insurance_that_is_not_in_the_game() -> None:
    """DT-45: with Wild West the victim may have one."""
    position = {"kept": ["Q"], "hands": {1: ["hat", "boots"]}, "poker_face": True}
    t = visit("saloon", **position)
    answer(t, 0, "name:2")
    answer(t, 0, min(options(t, 0)))
    assert t.over
    t = west("saloon", **position)
    answer(t, 0, CLASSIC, "name:2")
    answer(t, 0, min(options(t, 0)))
    assert asked(t) == {1: "card"}


@pytest.mark.parametrize(("seats", "put"), [((), {}), ((0,), {0: "card"}), ((1,), {1: "card"})])
def test_nobody_is_asked_for_an_elixir_when_the_doc_could_do_nothing(
    seats: tuple[int, ...], put: dict[int, str]
) -> None:
    """DT-45: dice lie open, and a deed to put behind wire has another back."""
    hands = {seat: ["hat", "deed1.1"] if seat in seats else ["boots"] for seat in (0, *seats)}
    assert asked(doc(kept=["99999"] * 3, gained=(0, 1, 2), hands=hands, poker_face=True)) == put


def test_the_wanted_notice_itself_is_not_asked_an_answer_for() -> None:
    """DT-45: there is only one."""
    hands = {0: ["dynamite", "hat"], 1: ["wanted"], 2: ["boots"]}
    t = visit("mine", kept=MINERS, hands=hands, poker_face=True)
    answer(t, 0, "play:dynamite")
    answer(t, 1, "play:wanted")
    assert t.over
    assert t.world.nuggets == (3, 0, 0)


@pytest.mark.parametrize(
    ("knowing", "zones", "put"),
    [
        (SHARED, "discard", {}),
        (SHARED, "discard or hand:1", {}),
        (SHARED, "discard or hand:0", {0: "card"}),
        (0, "discard", {0: "card"}),
    ],
)
def test_nobody_is_asked_for_a_card_that_all_know_elsewhere(
    knowing: int, zones: str, put: dict[int, str]
) -> None:
    """DT-45: that some know it there is not enough."""
    position = {"discard": ["dynamite"], "seen": {knowing: {"dynamite": zones}}}
    t = visit("mine", kept=MINERS, hands={0: ["hat"], 1: ["boots"]}, poker_face=True, **position)
    assert asked(t) == put


def test_card_sharps_are_asked_for_until_both_have_been_seen() -> None:
    """DT-10, DT-45."""
    hands = {0: ["sharp.1", "hat"], 1: ["sharp.2", "boots"]}
    t = throw("JJJJJ 99999", seats=2, hands=hands, poker_face=True)
    keep(t, "J", "9")
    answer(t, 0, "play:sharp.1=J/A")
    answer(t, 1, "pass", "pass")  # the first time as to an answer with a Wanted notice
    assert options(t, 0) == {"pass"}
    answer(t, 0, "pass")
    answer(t, 1, "play:sharp.2=9/A")
    answer(t, 0, "pass")
    assert asked(t) == {0: "keep", 1: "keep"}


def test_who_has_played_a_card_is_not_asked_again_for_a_poker_face() -> None:
    """DT-40, DT-45: although the other card in hand might be the Girls."""
    hands = {0: ["whisky", "hat"], 1: ["deed1.1", "deed2.1"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches={1: ["ranch.1"]}, poker_face=True)
    answer(t, 0, CLASSIC, "play:whisky>2")
    assert t.over


def test_who_has_played_a_card_is_asked_again_with_another_one_to_play() -> None:
    """DT-40, DT-45: the Girls after the whisky, and then no more."""
    hands = {0: ["whisky", "girls", "hat"], 1: ["deed1.1", "deed2.1"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches={1: ["ranch.1"]}, poker_face=True)
    answer(t, 0, CLASSIC, "play:whisky>2")
    assert options(t, 0) == {"play:girls", "pass"}
    answer(t, 0, "play:girls")
    assert asked(t) == {0: "victim"}


@pytest.mark.parametrize("west", [False, True])
def test_who_may_be_asked_follows_from_what_all_can_see(west: bool) -> None:
    """DT-45: who can play is always among those, and other hands would not change it."""
    rng = Rng.seeded("poker face", west)
    chosen = choose(RULES.options, {"wild_west": west, "indians": west, "poker_face": True}, 4)
    t = RULES.new(4, chosen, 11)
    occasions = [(seat, occasion, actor) for seat in range(4) for occasion in Occasion for actor in (0, 1)]
    while not t.over:
        ask = rng.pick(t.asks)
        submit(t, ask.number, ask.seat, ask.options[rng.below(len(ask.options))])
        other = relabelled(t, None, rng).world
        for at in occasions:
            assert may_play(t.world, *at) or not plays(t.world, *at)
            assert may_play(t.world, *at) == may_play(other, *at)


@pytest.mark.parametrize("west", [False, True])
def test_an_imagined_game_asks_whom_the_real_one_asks(west: bool) -> None:
    """DT-45: where everybody is told the same, the same seats are asked next, whoever imagines it."""
    rng, compared = Rng.seeded("imagined", west), 0
    chosen = choose(RULES.options, {"wild_west": west, "indians": west, "poker_face": True}, 3)
    t = RULES.new(3, chosen, 1)
    while not t.over:
        ask = rng.pick(t.asks)
        sample = RULES.sample(RULES.view(t, ask.seat), rng)
        sample.rng, sample.numbers = t.rng.clone(), t.numbers.copy()
        sample.asks = sample.frames[-1].asks(sample)
        action = ask.options[rng.below(len(ask.options))]
        told, real = (submit(each, ask.number, ask.seat, action) for each in (sample, t))
        if [event.seen_by(None) for event in told] == [event.seen_by(None) for event in real]:
            assert asked(sample) == asked(t)
            compared += 1
    assert compared > 200
