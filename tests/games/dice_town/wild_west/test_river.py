"""Panning the river: WW-10 and WW-25 to WW-28."""

import pytest

from game.games.dice_town import events
from game.games.dice_town.frames.mine import draw_river
from tests.games.dice_town.memories import remembered
from tests.games.dice_town.town import RULES, answer, as_seen, asked, find, options
from tests.games.dice_town.wild_west.west import (
    CLASSIC,
    NEW,
    card_as_seen,
    carry_on,
    part_of_round,
    play,
    west,
)


@pytest.mark.parametrize(
    ("card", "nuggets"), [("gold2.1", 2), ("gold2.2", 2), ("gold3", 3), ("gold4", 4), ("gold5", 5)]
)
def test_gold_comes_from_the_mine(card: str, nuggets: int) -> None:
    """River: gold2, gold3, gold4, gold5"""
    t = west("mine", kept=["9"], river=[card])
    answer(t, 0, NEW)
    assert (t.world.nuggets[0], t.world.mine, t.world.gained[0]) == (nuggets, 40 - nuggets, True)


def test_gold_is_capped_by_the_mine() -> None:
    """WW-25"""
    t = west("mine", kept=["9"], river=["gold5"], mine=3)
    answer(t, 0, NEW)
    assert (t.world.nuggets[0], t.world.mine) == (3, 0)


@pytest.mark.parametrize(("card", "dollars"), [("purse2", 2), ("purse3", 3)])
def test_a_wallet_comes_from_the_bank(card: str, dollars: int) -> None:
    """River: purse2, purse3"""
    t = west("mine", kept=["9"], river=[card], bank=4, coach=5)
    answer(t, 0, NEW)
    assert (t.world.money[0], t.world.bank, t.world.coach) == (8 + dollars, 4 - dollars, 5)


@pytest.mark.parametrize(("bank", "gained"), [(1, True), (0, False)])
def test_a_wallet_is_capped_by_the_bank(bank: int, gained: bool) -> None:
    """WW-25"""
    t = west("mine", kept=["9"], river=["purse3"], bank=bank)
    answer(t, 0, NEW)
    assert (t.world.money[0], t.world.bank, t.world.gained[0]) == (8 + bank, 0, gained)


def test_nothing_is_nothing() -> None:
    """River: nothing"""
    t = west("mine", kept=["9"], river=["nothing.2"])
    answer(t, 0, NEW)
    assert t.over
    assert (t.world.gained[0], t.world.spent) == (False, ("nothing.2",))


def test_a_river_card_is_seen_by_all_and_out_of_the_game() -> None:
    t = west("mine", kept=["9"], river=["gold2.1"])
    told = answer(t, 0, NEW)
    assert find(as_seen(told, None), events.FoundInRiver) == [events.FoundInRiver(0, "gold2.1")]
    assert t.world.spent == ("gold2.1",)
    assert "gold2.1" not in t.world.river


def test_the_star_makes_its_finder_sheriff_for_everything_after_the_mine() -> None:
    """River: star (WW-10): the tie at the bank is settled by the new Sheriff."""
    kept = ["9 9 A A A", "9 10 A A K", "10 Q Q Q Q"]
    t = part_of_round("mine", kept=kept, sheriff=0, river=["star"])
    told = answer(t, 0, CLASSIC)
    assert find(told, events.NewSheriff) == [events.NewSheriff(1, 0)]
    assert (t.world.sheriff, t.world.gained[1]) == (1, True)
    assert asked(t) == {1: "verdict"}


def test_the_star_settles_nothing_at_the_mine_itself() -> None:
    """WW-10: both positions there are named already."""
    t = west("mine", kept=["9 9", "9", "9"], sheriff=2, river=["star"])
    answer(t, 2, "name:2")
    answer(t, 0, NEW)
    assert (t.world.sheriff, t.world.nuggets) == (0, (0, 1, 0))


def test_a_star_for_the_sheriff_is_a_gain_too() -> None:
    t = west("mine", kept=["9"], sheriff=0, river=["star"])
    told = answer(t, 0, NEW)
    assert find(told, events.StarStayed) == [events.StarStayed(0, False)]
    assert t.world.gained[0]


def test_discoveries_apply_one_of_three_and_put_the_others_back_in_any_order() -> None:
    """River: discoveries"""
    t = west("mine", kept=["9"], river=["discoveries", "gold5", "star", "nothing.1", "gold4"])
    answer(t, 0, NEW)
    assert len(options(t, 0)) == 6
    answer(t, 0, "discover:gold5+nothing.1+star")
    assert t.world.nuggets[0] == 5
    assert t.world.river[:-4:-1] == ("nothing.1", "star", "gold4")
    assert t.world.spent == ("discoveries", "gold5")


@pytest.mark.parametrize(
    ("left", "ways"),
    [
        (["gold3", "star"], {"discover:gold3+star", "discover:star+gold3"}),
        (["gold3"], {"discover:gold3"}),
    ],
)
def test_discoveries_draw_what_is_left(left: list[str], ways: set[str]) -> None:
    """WW-26"""
    t = west("mine", kept=["9"], river=["discoveries", *left], river_ends=True)
    answer(t, 0, NEW)
    assert options(t, 0) == ways


def test_discoveries_with_nothing_left_give_nothing() -> None:
    """WW-26"""
    t = west("mine", kept=["9"], river=["discoveries"], river_ends=True)
    answer(t, 0, NEW)
    assert t.over
    assert not t.world.gained[0]


def test_only_the_finder_knows_what_lies_on_top_of_the_river() -> None:
    """WW-26"""
    t = west("mine", kept=["9 9", "9"], river=["discoveries", "gold5", "star", "nothing.1"])
    told = answer(t, 0, NEW)
    assert [find(as_seen(told, seat), events.Looks)[0].cards for seat in (0, 1, None)] == [
        ("gold5", "star", "nothing.1"),
        None,
        None,
    ]
    assert [RULES.view(t, seat).looked for seat in (1, None)] == [None, None]
    told = answer(t, 0, "discover:gold5+star+nothing.1")
    assert find(told, events.FoundInRiver) == [events.FoundInRiver(0, "gold5", chosen=True)]
    assert [RULES.view(t, seat).river_top for seat in (0, 1, None)] == [("star", "nothing.1"), (), ()]
    assert "nothing.1" not in repr(as_seen(told, 1))


def test_what_is_known_of_the_river_shrinks_as_it_is_drawn() -> None:
    """WW-26"""
    t = west("mine", kept=["9 9", "9"], river=["discoveries", "gold5", "star", "nothing.1"])
    play(t, (0, NEW), (0, "discover:gold5+star+nothing.1"))
    assert draw_river(t.world) == "star"
    assert RULES.view(t, 0).river_top == ("nothing.1",)


def test_a_voucher_takes_any_of_the_discards_in_secret() -> None:
    """River: voucher"""
    t = west("mine", kept=["9"], river=["voucher"], discard=["hat", "horse", "joe"])
    answer(t, 0, NEW)
    assert options(t, 0) == {"take:hat", "take:horse", "take:joe"}
    told = answer(t, 0, "take:horse")
    assert (t.world.hands[0], set(t.world.discard)) == (("horse",), {"hat", "joe"})
    assert [card_as_seen(told, seat) for seat in (0, 1, None)] == [["horse"], [None], [None]]
    assert t.world.gained[0]


def test_who_looked_through_the_discards_knows_them_and_the_others_are_no_longer_sure() -> None:
    """WW-27"""
    seen = {1: {"hat": "discard", "joe": "discard"}}
    t = west("mine", kept=["9"], river=["voucher"], discard=["hat", "horse", "joe"], seen=seen)
    play(t, (0, NEW), (0, "take:horse"))
    assert remembered(t, 0) == {"hat": "discard", "joe": "discard"}
    assert remembered(t, 1) == {"hat": "discard or hand:0", "joe": "discard or hand:0"}


def test_a_single_discard_that_a_voucher_took_is_no_secret() -> None:
    """WW-27"""
    t = west("mine", kept=["9"], river=["voucher"], discard=["joe"], seen={1: {"joe": "discard"}})
    play(t, (0, NEW), (0, "take:joe"))
    assert remembered(t, 1) == {"joe": "hand:0"}


def test_a_voucher_cannot_have_taken_what_is_played_at_once() -> None:
    """WW-27"""
    seen = {1: {"gift": "discard", "joe": "discard"}}
    t = west("mine", kept=["9"], river=["voucher"], discard=["gift", "hat", "joe"], seen=seen)
    play(t, (0, NEW), (0, "take:hat"))
    assert remembered(t, 1) == {"gift": "discard", "joe": "discard or hand:0"}


def test_a_voucher_without_discards_gives_nothing() -> None:
    """WW-27"""
    t = west("mine", kept=["9"], river=["voucher"])
    answer(t, 0, NEW)
    assert t.over
    assert not t.world.gained[0]


def test_discoveries_may_find_the_voucher() -> None:
    t = west("mine", kept=["9"], river=["discoveries", "voucher", "gold3"], river_ends=True, discard=["hat"])
    play(t, (0, NEW), (0, "discover:voucher+gold3"), (0, "take:hat"))
    assert t.world.hands[0] == ("hat",)


def test_a_mine_emptied_by_the_river_ends_the_game_after_the_round() -> None:
    """WW-28"""
    kept = ["9 9 A A A", "10 10 K K Q", "J J J Q Q"]
    t = part_of_round("mine", game=True, kept=kept, river=["gold5"], mine=4)
    answer(t, 0, NEW)
    assert asked(t) == {1: "action"}, "the round goes on"
    carry_on(t)
    assert (t.over, t.world.round, t.world.mine) == (True, 2, 0)
