"""Card: gift, swindler: played the moment they are gained (WW-29 to WW-31)."""

from typing import Any

import pytest

from game.engine import Feed, Table
from game.games.dice_town import events
from game.games.dice_town.world import World
from tests.games.dice_town.memories import remembered
from tests.games.dice_town.town import RULES, answer, asked, doc, find, options
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, card_as_seen, play, west

TARGETS = {1: ["hat", "deed1.1"], 2: ["boots", "watch"]}


def from_the_store(card: str, **position: Any) -> Table[World]:
    t = west("store", kept=["J"], store=[card], **position)
    play(t, (0, CLASSIC), (0, f"take:{card}"))
    return t


def from_the_docs_store(card: str, **position: Any) -> Table[World]:
    t = west("store", kept=["J"], store=[card], **position)
    play(t, (0, NEW), (0, "choose:store"))
    return t


def from_the_doc(card: str, **position: Any) -> Table[World]:
    t = doc(kept=["J", "9", "9"], store=[card], reached=(1, 2), wild_west=True, **position)
    answer(t, 0, "choose:store")
    return t


def from_a_voucher(card: str, **position: Any) -> Table[World]:
    t = west("mine", kept=["9"], river=["voucher"], discard=[card], **position)
    play(t, (0, NEW), (0, f"take:{card}"))
    return t


def from_a_discovered_voucher(card: str, **position: Any) -> Table[World]:
    t = west(
        "mine", kept=["9"], river=["discoveries", "gold3", "voucher", "star"], discard=[card], **position
    )
    play(t, (0, NEW), (0, "discover:voucher+gold3+star"), (0, f"take:{card}"))
    return t


def from_insurance(card: str, **position: Any) -> Table[World]:
    hands = {**position.pop("hands", {}), 0: ["insurance", "lantern"]}
    t = west("saloon", kept=["", "Q Q"], store=[card], hands=hands, **position)
    play(t, (1, CLASSIC), (1, "name:1"), (1, "take:lantern"), (0, "play:insurance"))
    return t


WAYS = [
    from_the_store,
    from_the_docs_store,
    from_the_doc,
    from_a_voucher,
    from_a_discovered_voucher,
    from_insurance,
]


@pytest.mark.parametrize("gained", WAYS)
def test_swindler_takes_two_dollars_from_everybody_at_once_however_gained(gained: Any) -> None:
    """WW-30"""
    t = gained("swindler")
    assert t.world.money == (12, 6, 6)
    assert "swindler" in t.world.discard


@pytest.mark.parametrize("gained", WAYS)
def test_gift_takes_a_card_of_the_givers_choice_at_once_however_gained(gained: Any) -> None:
    """WW-30"""
    t = gained("gift", hands={2: ["deed1.1", "boots", "watch"]})
    assert asked(t) == {0: "at_once"}
    targets = {"play:gift>3", "play:gift>2"} if gained is from_insurance else {"play:gift>3"}
    assert options(t, 0) == targets
    answer(t, 0, "play:gift>3")
    assert options(t, 2) == {"give:boots", "give:watch"}, "a deed is no store card"
    answer(t, 2, "give:boots")
    assert (t.world.hands[0], t.world.hands[2]) == (("boots",), ("deed1.1", "watch"))
    assert "gift" in t.world.discard


def test_gift_chooses_among_players_with_a_store_card() -> None:
    """WW-31: a deed is no store card."""
    t = from_the_store("gift", hands={1: ["deed1.1"], 2: ["boots"]})
    assert options(t, 0) == {"play:gift>3"}


def test_gift_with_nobody_to_give_is_discarded_without_effect() -> None:
    """WW-31"""
    t = west("store", kept=["J"], store=["gift"], hands={1: ["deed1.1"]})
    told = play(t, (0, CLASSIC), (0, "take:gift"))
    assert t.over
    assert (t.world.hands[0], t.world.discard) == ((), ("gift",))
    assert find(told, events.MustPlay) == [events.MustPlay(0, "gift", useless=True)]
    assert find(told, events.Played) == []


def test_only_giver_and_taker_know_the_gift() -> None:
    t = from_the_store("gift", hands=TARGETS)
    play(t, (0, "play:gift>3"))
    told = answer(t, 2, "give:watch")
    assert [card_as_seen(told, seat) for seat in (0, 1, 2, None)] == [["watch"], [None], ["watch"], [None]]
    assert remembered(t, 1) == {"gift": "discard"}
    assert remembered(t, 2) == {"gift": "discard", "watch": "hand:0"}


def test_the_wanted_notice_cancels_a_gift() -> None:
    """WW-29"""
    t = from_the_store("gift", hands={1: ["hat"], 2: ["wanted", "boots"]})
    play(t, (0, "play:gift>2"), (2, "play:wanted"))
    assert t.over
    assert (t.world.hands[:2], sorted(t.world.discard)) == (((), ("hat",)), ["gift", "wanted"])


def test_the_wanted_notice_cancels_a_swindler() -> None:
    """WW-29"""
    t = from_the_store("swindler", hands={2: ["wanted"]})
    answer(t, 2, "play:wanted")
    assert t.over
    assert t.world.money == (8, 8, 8)
    assert sorted(t.world.discard) == ["swindler", "wanted"]


def test_a_card_that_must_be_played_at_once_is_any_card_to_the_others_until_it_is_shown() -> None:
    told = {}
    for card in ("swindler", "watch"):
        t = west("store", kept=["J J"], store=["swindler", "watch"], seen={1: {"hat": "store"}})
        t.watcher = feed = Feed(RULES, 1)
        play(t, (0, CLASSIC), (0, f"take:{card}"))
        told[card] = feed.moments
    kinds = [type(moment.event) for moment in told["swindler"][1:5]]
    assert kinds == [events.Looks, events.GotCard, events.Discarded, events.MustPlay]
    assert repr(told["swindler"][:4]) == repr(told["watch"][:4])


def test_a_swindler_takes_what_there_is() -> None:
    t = from_the_store("swindler", money=[5, 1, 0])
    assert t.world.money == (6, 0, 0)


def test_a_gift_between_two_store_actions_is_settled_before_the_second() -> None:
    t = west("store", kept=["J"], round_number=1, store=["gift", "watch"], hands={1: ["hat"]})
    play(t, (0, CLASSIC), (0, "take:gift"))
    assert asked(t) == {0: "at_once"}
    play(t, (0, "play:gift>2"), (1, "give:hat"), (0, "take:watch"))
    assert t.over
    assert t.world.hands[0] == ("hat", "watch")


def test_a_gift_left_with_the_discards_does_nothing() -> None:
    t = west("store", kept=["J J"], store=["gift", "lantern"], hands=TARGETS)
    play(t, (0, CLASSIC), (0, "take:lantern"))
    assert t.over
    assert (t.world.discard, t.world.hands[0]) == (("gift",), ("lantern",))
