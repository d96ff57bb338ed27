"""What seats remember of hidden cards, and what they can conclude (DT-46)."""

from game.engine import Rng, Table
from game.games.dice_town.cards import Card
from game.games.dice_town.known import hand_zone, written
from game.games.dice_town.world import World
from tests.contract.cases import case
from tests.contract.journeys import play
from tests.games.dice_town.memories import remembered
from tests.games.dice_town.town import RULES, answer, doc, visit, visit_in_a_game

SHOPPERS = ["JJJ9K", "JJQKA", "9 10 QKA"]
GUESTS = ["QQQQQ", "9 10 JKK", "9 10 JKA"]


def everybody(t: Table[World]) -> list[dict[Card, str]]:
    """What each seat remembers; the last is the shared screen."""
    return [remembered(t, seat) for seat in (0, 1, 2, None)]


def test_deeds_taken_from_the_queue_are_remembered_by_all() -> None:
    """DT-46."""
    t = visit("town_hall", kept=["9999A", "9 10 JQA", "9 10 JKA"], queue=["deed1.1", "deed2.1", "deed3.1"])
    known = {"deed1.1": "hand:0", "deed2.1": "hand:0"}
    assert everybody(t) == [{}, known, known, known]


def test_corruptions_deed_is_remembered_by_nobody_else() -> None:
    t = visit(
        "town_hall",
        kept=["9999K", "9 10 JQA", "9 10 JKA"],
        queue=["deed1.1", "deed2.1", "deed3.1"],
        deeds=["deed5.1"],
        hands={0: ["corruption"]},
    )
    answer(t, 0, "play:corruption")
    assert remembered(t, 1) == {"deed1.1": "hand:0", "corruption": "discard"}


def test_a_played_card_is_remembered_among_the_discards() -> None:
    t = visit("mine", kept=["999JK", "9JQKA", "10JQKA"], hands={0: ["dynamite"]})
    answer(t, 0, "play:dynamite")
    assert everybody(t) == [{"dynamite": "discard"}] * 4


def test_who_shops_remembers_what_went_on_the_discards() -> None:
    t = visit("store", kept=SHOPPERS, store=["joe", "split", "horse"])
    answer(t, 0, "take:joe")
    assert everybody(t) == [{"split": "discard", "horse": "discard"}, {}, {}, {}]


def test_reshuffled_discards_are_remembered_as_part_of_the_deck() -> None:
    discard = ["hat", "boots", "watch"]
    seen = {0: dict.fromkeys(discard, "discard")}
    kept = ["J9 10 QK", "9 10 QKA", "9 10 QKA"]
    t = visit("store", kept=kept, discard=discard, store_ends=True, seen=seen)
    drawn = t.world.looked
    assert len(drawn) == 1
    assert remembered(t, 0) == dict.fromkeys(discard, "store")
    answer(t, 0, f"take:{drawn[0]}")
    assert remembered(t, 0) == {card: "store" for card in discard if card not in drawn}


def test_a_card_of_the_deck_may_be_kept_or_discarded_by_who_shops() -> None:
    seen = {1: {"hat": "store", "deed1.1": "hand:0"}, 0: {"hat": "store"}}
    t = visit("store", kept=SHOPPERS, store=["joe", "split", "horse"], seen=seen, hands={0: ["deed1.1"]})
    answer(t, 0, "take:joe")
    assert remembered(t, 0) == {"hat": "store", "split": "discard", "horse": "discard"}
    assert remembered(t, 1) == {"hat": "discard or hand:0 or store", "deed1.1": "hand:0"}


def test_what_is_shown_at_once_leaves_nobody_unsure() -> None:
    seen = {1: {"hat": "store"}}
    kept = ["KKKKK", "KKKKK", "JJJJJ"]
    t = doc(kept=kept, gained=(0, 1), reached=(0, 1), store=["swindler"], seen=seen, wild_west=True)
    answer(t, 2, "choose:store")
    assert remembered(t, 1) == {"hat": "store", "swindler": "discard"}


def test_a_card_from_the_doc_may_be_any_of_the_deck() -> None:
    seen = {0: {"hat": "store"}, 2: {"hat": "store"}}
    t = doc(kept=["KKKKK", "KKKKK", "JJJJJ"], gained=(0, 1), store=["joe"], seen=seen)
    answer(t, 2, "choose:store")
    assert everybody(t) == [{"hat": "hand:2 or store"}, {}, {"hat": "store"}, {}]


def test_the_last_card_of_the_deck_can_only_have_gone_to_who_drew_it() -> None:
    seen = {0: {"joe": "store"}}
    t = doc(kept=["KKKKK", "KKKKK", "JJJJJ"], gained=(0, 1), store=["joe"], store_ends=True, seen=seen)
    answer(t, 2, "choose:store")
    assert remembered(t, 0) == {"joe": "hand:2"}


def test_the_robber_remembers_the_cards_he_gave_back() -> None:
    t = visit("saloon", kept=GUESTS, hands={1: ["deed1.1", "joe", "hat"]})
    answer(t, 0, "name:2", "take:joe")
    assert remembered(t, 0) == {"deed1.1": "hand:1", "hat": "hand:1"}


def test_the_victim_remembers_what_was_stolen() -> None:
    t = visit("saloon", kept=GUESTS, hands={1: ["deed1.1", "joe", "hat"]})
    answer(t, 0, "name:2", "take:joe")
    assert remembered(t, 1) == {"joe": "hand:0"}


def test_for_others_a_stolen_card_may_be_any_with_the_same_back() -> None:
    """DT-46."""
    known = {"deed1.1": "hand:1", "deed2.1": "hand:1", "joe": "hand:1"}
    t = visit("saloon", kept=GUESTS, hands={1: ["deed1.1", "deed2.1", "joe"]}, seen={2: known})
    answer(t, 0, "name:2", "take:deed2.1")
    assert remembered(t, 2) == {
        "deed1.1": "hand:0 or hand:1",
        "deed2.1": "hand:0 or hand:1",
        "joe": "hand:1",
    }


def test_an_only_deed_that_is_stolen_is_no_secret() -> None:
    """DT-46."""
    seen = {2: {"deed5.1": "hand:1"}}
    t = visit_in_a_game("saloon", kept=GUESTS, hands={1: ["deed5.1", "joe"], 2: ["hat"]}, seen=seen)
    answer(t, 0, "name:2", "take:deed5.1")
    assert remembered(t, 2) == {"deed5.1": "hand:0"}


def test_a_bribe_of_all_that_one_has_is_no_secret() -> None:
    """DT-46."""
    seen = {2: {"deed1.1": "hand:1", "deed3.1": "hand:1"}}
    t = visit("mine", kept=["10JQKA", "99JJK", "99QQK"], hands={1: ["deed1.1", "deed3.1"]}, seen=seen)
    answer(t, 1, "bid:0/0/deed1.1+deed3.1")
    answer(t, 2, "bid:0/0/none")
    answer(t, 0, "name:2")
    assert remembered(t, 2) == {"deed1.1": "hand:0", "deed3.1": "hand:0"}


def test_a_card_seen_elsewhere_leaves_the_other_where_it_must_be() -> None:
    """Of two deeds one was stolen; the one that is shown behind wire is not the one that is still there."""
    seen = {0: {"deed1.1": "hand:1 or hand:2", "deed2.1": "hand:1 or hand:2"}}
    t = doc(
        kept=["JJJJJ", "JJJJJ", "99999"],
        gained=(0, 1),
        hands={1: ["deed2.1"], 2: ["deed1.1"]},
        seen=seen,
    )
    answer(t, 2, "fence:deed1.1")
    assert remembered(t, 0) == {"deed2.1": "hand:1"}


def test_whose_hand_one_has_seen_whole_holds_nothing_else() -> None:
    seen = {0: {"deed3.1": "hand:1 or hand:2"}}
    hands = {1: ["deed1.1", "joe"], 2: ["deed3.1", "hat"]}
    t = visit("saloon", kept=GUESTS, hands=hands, seen=seen)
    answer(t, 0, "name:2", "take:joe")
    assert remembered(t, 0) == {"deed1.1": "hand:1", "deed3.1": "hand:2"}


def test_a_card_won_back_is_nothing_to_remember() -> None:
    t = visit("saloon", kept=GUESTS, hands={1: ["joe"]}, seen={0: {"joe": "hand:1"}})
    answer(t, 0, "name:2", "take:joe")
    assert remembered(t, 0) == {}


def test_the_sheriff_remembers_cards_he_was_offered() -> None:
    """DT-28."""
    t = visit("mine", kept=["10JQKA", "99JJK", "99QQK"], hands={1: ["deed1.1"], 2: ["hat"]})
    answer(t, 1, "bid:0/0/deed1.1")
    answer(t, 2, "bid:0/0/hat")
    assert everybody(t) == [{"deed1.1": "hand:1", "hat": "hand:2"}, {}, {}, {}]
    answer(t, 0, "name:2")
    assert everybody(t) == [{"hat": "hand:2"}, {"deed1.1": "hand:0"}, {}, {}]


def test_deeds_behind_wire_lie_open_and_need_no_memory() -> None:
    """DT-35."""
    seen = {0: {"deed1.1": "hand:2", "deed2.1": "hand:2"}}
    t = doc(
        kept=["JJJJJ", "JJJJJ", "99999"],
        gained=(0, 1),
        hands={2: ["deed1.1", "deed2.1", "deed3.1"]},
        seen=seen,
    )
    answer(t, 2, "fence:deed1.1+deed3.1")
    assert remembered(t, 0) == {"deed2.1": "hand:2"}


def test_a_seat_sees_its_own_memory_only() -> None:
    t = visit("mine", kept=["10JQKA", "99JJK", "99QQK"], hands={1: ["joe"]}, seen={0: {"joe": "hand:1"}})
    assert RULES.view(t, 0).seen == (("joe", hand_zone(1)),)
    assert RULES.view(t, 2).seen == RULES.view(t, None).seen == ()


def test_it_makes_no_difference_when_somebody_asks_for_what_is_remembered() -> None:
    """Nothing is worked out before; asking often and asking once at the end come to the same."""
    west = case(RULES, 4, wild_west=True, indians=True)
    asked, unasked = west.new(5), west.new(5)
    for _ in play(asked, Rng(8)):
        everybody(asked)
    for _ in play(unasked, Rng(8)):
        pass
    assert all(map(written, asked.world.memory.seen))
    assert asked.world.memory == unasked.world.memory


def test_a_copy_of_the_table_remembers_for_itself() -> None:
    t = visit("mine", kept=["999JK", "9JQKA", "10JQKA"], hands={0: ["dynamite"]})
    copy = t.clone()
    answer(t, 0, "play:dynamite")
    assert remembered(copy, 1) == {}
    assert remembered(t.clone(), 1) == {"dynamite": "discard"}
    assert copy.world.memory != t.world.memory
