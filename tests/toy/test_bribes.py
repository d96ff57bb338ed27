import pytest

from game.engine import Combinations, Committed, IllegalAction, Span, Subset
from tests.toy import events
from tests.toy.actions import Accept, Bid
from tests.toy.bribe import Bribe
from tests.toy.rules import MedicineShow
from tests.toy.tables import answer, asked, options, table

RULES = MedicineShow()


def _bids_in() -> Bribe:
    return Bribe(0, (1, 2))


def test_a_bid_is_coins_and_cards_in_any_combination() -> None:
    t = table(_bids_in(), [0], [1, 5, 9], [2], coins=12)
    ask = t.asked(1)
    assert ask is not None
    assert ask.sealed
    assert isinstance(ask.options, Combinations)
    assert ask.options.axes == (Span("coins", 0, 12), Subset("cards", (1, 5, 9)))
    assert len(ask.options) == 13 * 8
    assert Bid(12, (1, 9)) in ask.options
    assert Bid(13, ()) not in ask.options
    assert Bid(0, (2,)) not in ask.options


def test_bids_are_open_once_all_are_in_but_of_cards_only_the_number() -> None:
    t = table(_bids_in(), [0], [1, 5], [2, 6])
    assert answer(t, 2, "bid:1+6") == [Committed(2, "bid")]
    assert RULES.view(t, 0).bids == (None, None, None)
    told = answer(t, 1, "bid:3+1,5")
    assert told[1:] == [events.BidLaid((0, 1), 2, (1, 5), 1, 3), events.BidLaid((0, 2), 1, (6,), 2, 1)]
    assert told[1].seen_by(2) == told[1].seen_by(None) == events.BidLaid((0, 1), 2, (), 1, 3)
    seen = {
        seat: [bid and (bid.coins, bid.count, bid.cards) for bid in RULES.view(t, seat).bids]
        for seat in (0, 1, 2)
    }
    assert seen[0] == [None, (3, 2, (1, 5)), (1, 1, (6,))]
    assert seen[1] == [None, (3, 2, (1, 5)), (1, 1, None)]
    assert seen[2] == [None, (3, 2, None), (1, 1, (6,))]


def test_the_judge_remembers_the_cards_of_a_bid_that_was_refused() -> None:
    t = table(_bids_in(), [0], [1, 5], [2])
    answer(t, 1, "bid:0+5")
    answer(t, 2, "bid:0+")
    answer(t, 0, "refuse")
    assert t.over
    assert t.world.seen[0][5] == 1
    assert t.world.coins == [4, 4, 4]


def test_only_the_bid_accepted_is_paid() -> None:
    t = table(_bids_in(), [0], [1, 5], [2, 6])
    answer(t, 1, "bid:3+5")
    answer(t, 2, "bid:1+6")
    assert answer(t, 0, "accept:2") == [events.Judged(0, Accept(1), 3)]
    assert t.world.coins == [7, 4, 4]
    assert t.world.hands == [[0, 5], [1], [2, 6]]
    assert t.world.seen[1][5] == 0
    assert t.world.seen[2][5] is None
    assert t.world.bids == [None, None, None]


def test_a_raise_contains_the_first_bid() -> None:
    t = table(_bids_in(), [0], [1, 5], [2])
    answer(t, 1, "bid:3+5")
    answer(t, 2, "bid:0+")
    assert options(t, 0) == ["accept:2", "accept:3", "refuse", "more"]
    answer(t, 0, "more")
    assert asked(t) == [(1, "bid"), (2, "bid")]
    assert options(t, 1) == ["bid:3+5", "bid:4+5", "bid:3+1,5", "bid:4+1,5"]
    for lower in ("bid:2+5", "bid:4+1"):
        with pytest.raises(IllegalAction):
            answer(t, 1, lower)


def test_better_bids_are_asked_for_once_only() -> None:
    t = table(_bids_in(), [0], [1, 5], [2])
    for seat, code in ((1, "bid:3+5"), (2, "bid:0+"), (0, "more"), (1, "bid:3+5"), (2, "bid:0+")):
        answer(t, seat, code)
    assert options(t, 0) == ["accept:2", "accept:3", "refuse"]


def test_without_bidders_the_judge_still_decides() -> None:
    t = table(Bribe(0, ()), [0], [1])
    assert options(t, 0) == ["refuse"]
    answer(t, 0, "refuse")
    assert t.over
