"""Ties: the Sheriff's word, and what it costs."""

import pytest

from game.engine import IllegalAction, submit
from game.games.dice_town import events
from game.games.dice_town.actions import Bid
from tests.games.dice_town.town import (
    RULES,
    answer,
    as_seen,
    asked,
    evening,
    find,
    options,
    visit,
)

TIED = ["10JQKA", "99JJK", "99QQK"]
"""Seats 1 and 2 for the mine; seat 0 is the Sheriff."""
NOTHING = "bid:0/0/none"
HANDS = {1: ["deed1.1", "joe"], 2: ["horse"]}


def test_the_sheriff_decides_a_tie() -> None:
    """DT-24."""
    t = visit("mine", kept=TIED, bribes=False)
    assert asked(t) == {0: "verdict"}
    assert options(t, 0) == {"name:2", "name:3"}
    answer(t, 0, "name:3")
    assert t.world.nuggets == (0, 0, 2)


def test_the_sheriff_decides_a_tie_of_his_own() -> None:
    """DT-24."""
    t = visit("mine", kept=TIED, sheriff=1, bribes=False)
    assert asked(t) == {1: "verdict"}
    answer(t, 1, "name:2")
    assert t.world.nuggets == (0, 2, 0)


def test_the_sheriff_may_favour_another_in_his_own_tie() -> None:
    """DT-24, DT-27."""
    t = visit("mine", kept=TIED, sheriff=1)
    answer(t, 2, "bid:5/0/none")
    answer(t, 1, "name:3")
    assert t.world.nuggets == (0, 0, 2)
    assert t.world.money == (8, 13, 3)


def test_who_has_fewer_is_no_part_of_the_tie() -> None:
    """DT-24."""
    t = visit("mine", kept=["9JQKA", "99JJK", "99QQK"], bribes=False)
    assert options(t, 0) == {"name:2", "name:3"}


def test_each_tied_player_but_the_sheriff_makes_an_offer_at_the_same_time() -> None:
    """DT-25."""
    assert asked(visit("mine", kept=TIED)) == {1: "bid", 2: "bid"}
    assert asked(visit("mine", kept=TIED, sheriff=1)) == {2: "bid"}
    assert asked(visit("mine", kept=["99JJK"] * 3, sheriff=2)) == {0: "bid", 1: "bid"}


def test_an_offer_is_any_part_of_ones_dollars_nuggets_and_hand() -> None:
    """DT-25."""
    t = visit("mine", kept=TIED, hands=HANDS, money=[8, 2, 8], nuggets=[0, 1, 0], wire={1: ["deed5.5"]})
    assert len(options(t, 1)) == 3 * 2 * 4
    for offer in (NOTHING, "bid:2/1/deed1.1+joe", "bid:0/0/joe"):
        assert offer in options(t, 1)
    (ask,) = (ask for ask in t.asks if ask.seat == 1)
    for too_much in (Bid(3, 0, ()), Bid(0, 2, ()), Bid(0, 0, ("horse",)), Bid(0, 0, ("deed5.5",))):
        with pytest.raises(IllegalAction):
            submit(t, ask.number, 1, too_much)


def test_offers_are_sealed_until_all_are_in() -> None:
    """DT-25, DT-28."""
    tables = [visit("mine", kept=TIED, hands=HANDS) for _ in range(2)]
    told = [answer(t, 1, code) for t, code in zip(tables, (NOTHING, "bid:8/0/joe"), strict=True)]
    for seat in (0, 2, None):
        assert as_seen(told[0], seat) == as_seen(told[1], seat)
        assert RULES.view(tables[0], seat) == RULES.view(tables[1], seat)


def test_the_sheriff_may_ask_once_for_better_offers() -> None:
    """DT-26."""
    t = visit("mine", kept=TIED)
    answer(t, 1, "bid:1/0/none")
    answer(t, 2, "bid:2/0/none")
    assert options(t, 0) == {"name:2", "name:3", "more"}
    told = answer(t, 0, "more")
    assert find(told, events.WantsMore) == [events.WantsMore(0)]
    assert asked(t) == {1: "bid", 2: "bid"}
    answer(t, 1, "bid:3/0/none")
    told = answer(t, 2, "bid:2/0/none")
    assert [offer.raised for offer in find(told, events.Offered)] == [True, False]
    assert options(t, 0) == {"name:2", "name:3"}


def test_a_sheriff_who_waits_for_an_offer_in_vain_hears_that_nobody_offers() -> None:
    """DT-26."""
    t = visit("mine", kept=TIED)
    answer(t, 1, NOTHING)
    assert [offer.nobody for offer in find(answer(t, 2, NOTHING), events.Offered)] == [False, False]
    assert find(answer(t, 0, "more"), events.WantsMore) == [events.WantsMore(0, waiting=True)]
    answer(t, 1, NOTHING)
    assert [offer.nobody for offer in find(answer(t, 2, NOTHING), events.Offered)] == [False, True]


@pytest.mark.parametrize(("offer", "refused"), [(NOTHING, False), ("bid:2/0/none", True)])
def test_a_place_taken_by_the_sheriff_is_told_with_what_was_refused(offer: str, refused: bool) -> None:
    t = visit("mine", kept=TIED, sheriff=1)
    answer(t, 2, offer)
    level = ((0, 0), (0, 0))
    assert find(answer(t, 1, "name:2"), events.Judged) == [events.Judged(1, 1, refused, level)]


def test_a_raise_contains_the_first_offer() -> None:
    """DT-26."""
    t = visit("mine", kept=TIED, hands=HANDS, nuggets=[0, 2, 0])
    answer(t, 1, "bid:3/1/joe")
    answer(t, 2, NOTHING)
    answer(t, 0, "more")
    raised = {RULES.parse(code) for code in options(t, 1)}
    assert raised == {
        Bid(money, nuggets, cards)
        for money in range(3, 9)
        for nuggets in (1, 2)
        for cards in (("joe",), ("deed1.1", "joe"))
    }


def test_only_the_offer_of_the_one_named_is_paid() -> None:
    """DT-27."""
    t = visit("mine", kept=TIED, hands=HANDS, nuggets=[0, 1, 1])
    answer(t, 1, "bid:3/1/joe")
    answer(t, 2, "bid:8/1/horse")
    told = answer(t, 0, "name:2")
    assert t.world.money == (11, 5, 8)
    assert t.world.nuggets == (1, 0 + 2, 1)
    assert t.world.hands == (("joe",), ("deed1.1",), ("horse",))
    assert len(find(told, events.Bribed)) == 1
    assert t.world.bids == (None, None, None)


def test_the_raised_offer_is_the_one_that_is_paid() -> None:
    """DT-26, DT-27."""
    t = visit("mine", kept=TIED)
    answer(t, 1, "bid:3/0/none")
    answer(t, 2, NOTHING)
    answer(t, 0, "more")
    answer(t, 1, "bid:5/0/none")
    answer(t, 2, NOTHING)
    answer(t, 0, "name:2")
    assert t.world.money == (13, 3, 8)


def test_the_sheriff_need_not_take_the_best_offer() -> None:
    """DT-27."""
    t = visit("mine", kept=TIED)
    answer(t, 1, "bid:8/0/none")
    answer(t, 2, NOTHING)
    told = answer(t, 0, "name:3")
    assert t.world.money == (8, 8, 8)
    assert t.world.nuggets == (0, 0, 2)
    assert find(told, events.Bribed) == []


def test_a_sheriff_who_names_himself_receives_no_offer() -> None:
    """DT-27."""
    t = visit("mine", kept=TIED, sheriff=1)
    answer(t, 2, "bid:5/0/none")
    answer(t, 1, "name:2")
    assert t.world.money == (8, 8, 8)
    assert t.world.nuggets == (0, 2, 0)


@pytest.mark.parametrize("bribe", ["bid:8/0/none", "bid:0/1/none", "bid:0/0/joe", "bid:0/0/deed1.1"])
def test_a_bribe_is_no_win(bribe: str) -> None:
    """DT-31: be it dollars, nuggets or cards."""
    t = visit("mine", kept=TIED, hands=HANDS, nuggets=[0, 1, 0])
    answer(t, 1, bribe)
    answer(t, 2, NOTHING)
    answer(t, 0, "name:2")
    assert t.world.gained == (False, True, False)


def test_dollars_and_nuggets_offered_are_public_and_of_cards_the_number() -> None:
    """DT-28."""
    t = visit("mine", kept=["10JQKA", "99JJK", "99QQK", "JJJJJ"], seats=4, hands=HANDS, nuggets=[0, 1, 0, 0])
    answer(t, 2, NOTHING)
    told = answer(t, 1, "bid:3/1/deed1.1+joe")
    offers = {
        seat: [event for event in as_seen(told, seat) if isinstance(event, events.Offered)]
        for seat in (0, 1, 2, 3, None)
    }
    known = events.Offered(1, 0, 3, 1, 2, ("deed1.1", "joe"))
    hidden = events.Offered(1, 0, 3, 1, 2, None)
    assert [offers[seat][0] for seat in (0, 1, 2, 3, None)] == [known, known, hidden, hidden, hidden]


def test_an_offer_on_the_table_shows_its_cards_to_the_sheriff_and_its_owner_only() -> None:
    """DT-28."""
    t = visit("mine", kept=["10JQKA", "99JJK", "99QQK", "JJJJJ"], seats=4, hands=HANDS)
    answer(t, 2, NOTHING)
    answer(t, 1, "bid:3/0/joe")
    seen = {seat: RULES.view(t, seat).bids[1] for seat in (0, 1, 2, 3, None)}
    assert {seat: bid.cards for seat, bid in seen.items() if bid} == {
        0: ("joe",),
        1: ("joe",),
        2: None,
        3: None,
        None: None,
    }
    assert {(bid.money, bid.nuggets, bid.count) for bid in seen.values() if bid} == {(3, 0, 1)}


def test_without_bribes_the_sheriff_just_decides() -> None:
    """DT-30."""
    t = visit("mine", kept=TIED, bribes=False)
    assert options(t, 0) == {"name:2", "name:3"}
    answer(t, 0, "name:2")
    assert t.world.money == (8, 8, 8)


def test_the_outgoing_sheriff_settles_the_tie_for_the_star() -> None:
    """DT-29."""
    t = visit("sheriff", kept=["9 10 JQA", "9 10 KKA", "9 JKKA"], bribes=False)
    assert asked(t) == {0: "verdict"}
    answer(t, 0, "name:3")
    assert t.world.sheriff == 2


def test_the_new_sheriff_settles_the_town_hall() -> None:
    """DT-29."""
    t = evening(kept=["JJQQA", "9 10 KKA", "JJQQA"], bribes=False, store=["hat", "boots"])
    answer(t, 0, "name:1")  # the store
    answer(t, 0, "take:hat")
    answer(t, 0, "name:1")  # the saloon, where there is nobody to rob
    assert t.world.sheriff == 1
    assert asked(t) == {1: "verdict"}
    assert t.asks[0].about == ("town_hall", (2, 0))


def test_the_new_sheriff_sets_the_order_at_the_docs() -> None:
    """DT-29."""
    t = evening(
        kept=["99 10 JK", "KK 10 10 J", "9 JQQA", "99 9JJ", "AAAA9"],
        seats=5,
        bank=0,
        nuggets=[2, 0, 0, 0, 0],
        bribes=False,
        store_ends=True,
    )
    assert t.world.sheriff == 1
    assert asked(t) == {1: "doc_order"}


@pytest.mark.parametrize(
    ("place", "kept"),
    [
        ("mine", ["99JJK", "99QQK", "JJQKA"]),
        ("bank", ["10 10 JJK", "10 10 QQK", "JJQKA"]),
        ("store", ["99JJK", "99JJQ", "99QKA"]),
        ("saloon", ["99QQK", "99JQQ", "99JKA"]),
        ("sheriff", ["99KKQ", "99JKK", "99JJA"]),
        ("town_hall", ["99KKQ", "99KKQ", "99JJA"]),
    ],
)
def test_every_place_leaves_its_ties_to_the_sheriff(place: str, kept: list[str]) -> None:
    """DT-24."""
    t = visit(place, kept=kept, sheriff=2, hands={2: ["hat"]})
    assert asked(t) == {0: "bid", 1: "bid"}
    answer(t, 0, NOTHING)
    answer(t, 1, NOTHING)
    assert asked(t) == {2: "verdict"}
    told = answer(t, 2, "name:2")
    assert [(each.place, each.seat) for each in find(told, events.Reached)] == [(place, 1)]


def test_a_tie_and_its_outcome_are_told() -> None:
    """DT-24."""
    t = visit("mine", kept=TIED, bribes=False)
    assert t.events == [events.Tied("mine", 1, (1, 2), (0, 0))]
    told = answer(t, 0, "name:2")
    assert told == [
        events.Judged(0, 1, level=((0, 0), (0, 0))),
        events.Reached("mine", 1, 1, (0, 0), ((2, (0, 0)),), ruled=True),
        events.Acts("mine", 1, "classic"),
        events.GotNuggets(1, 2, "mine"),
    ]
