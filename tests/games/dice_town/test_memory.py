"""What seats remember of hidden cards, and when they can no longer be sure (DT-46)."""

from tests.games.dice_town.town import RULES, answer, doc, visit

SHOPPERS = ["JJJ9K", "JJQKA", "9 10 QKA"]
GUESTS = ["QQQQQ", "9 10 JKK", "9 10 JKA"]


def test_deeds_taken_from_the_queue_are_remembered_by_all() -> None:
    """DT-46."""
    t = visit("town_hall", kept=["9999A", "9 10 JQA", "9 10 JKA"], queue=["deed1.1", "deed2.1", "deed3.1"])
    known = {"deed1.1": "hand:0", "deed2.1": "hand:0"}
    assert t.world.seen == [{}, known, known, known], "the last is the shared screen"


def test_corruptions_deed_is_remembered_by_nobody_else() -> None:
    t = visit(
        "town_hall",
        kept=["9999K", "9 10 JQA", "9 10 JKA"],
        queue=["deed1.1", "deed2.1", "deed3.1"],
        deeds=["deed5.1"],
        hands={0: ["corruption"]},
    )
    answer(t, 0, "play:corruption")
    assert t.world.seen[1] == {"deed1.1": "hand:0", "corruption": "discard"}


def test_a_played_card_is_remembered_among_the_discards() -> None:
    t = visit("mine", kept=["999JK", "9JQKA", "10JQKA"], hands={0: ["dynamite"]})
    answer(t, 0, "play:dynamite")
    assert t.world.seen == [{"dynamite": "discard"}] * 4


def test_who_shops_remembers_what_went_on_the_discards() -> None:
    t = visit("store", kept=SHOPPERS, store=["joe", "split", "horse"])
    answer(t, 0, "take:joe")
    assert t.world.seen == [{"split": "discard", "horse": "discard"}, {}, {}, {}]


def test_reshuffled_discards_are_remembered_as_part_of_the_deck() -> None:
    discard = ["hat", "boots", "watch"]
    seen = {0: dict.fromkeys(discard, "discard")}
    kept = ["J9 10 QK", "9 10 QKA", "9 10 QKA"]
    t = visit("store", kept=kept, discard=discard, store_ends=True, seen=seen)
    drawn = t.world.looked
    assert len(drawn) == 1
    assert t.world.seen[0] == {card: "store" for card in discard if card not in drawn}


def test_a_card_drawn_unseen_leaves_the_others_unsure_of_the_deck() -> None:
    seen = {1: {"hat": "store", "deed1.1": "hand:0"}, 0: {"hat": "store"}}
    t = visit("store", kept=SHOPPERS, store=["joe", "split", "horse"], seen=seen, hands={0: ["deed1.1"]})
    assert t.world.seen == [{"hat": "store"}, {"deed1.1": "hand:0"}, {}, {}]


def test_a_card_from_the_doc_leaves_the_others_unsure_of_the_deck() -> None:
    seen = {0: {"hat": "store"}, 2: {"hat": "store"}}
    t = doc(kept=["KKKKK", "KKKKK", "JJJJJ"], gained=(0, 1), store=["joe"], seen=seen)
    answer(t, 2, "choose:store")
    assert t.world.seen == [{}, {}, {"hat": "store"}, {}]


def test_the_robber_remembers_the_cards_he_gave_back() -> None:
    t = visit("saloon", kept=GUESTS, hands={1: ["deed1.1", "joe", "hat"]})
    answer(t, 0, "name:2", "take:joe")
    assert t.world.seen[0] == {"deed1.1": "hand:1", "hat": "hand:1"}


def test_the_victim_remembers_what_was_stolen() -> None:
    t = visit("saloon", kept=GUESTS, hands={1: ["deed1.1", "joe", "hat"]})
    answer(t, 0, "name:2", "take:joe")
    assert t.world.seen[1] == {"joe": "hand:0"}


def test_others_are_no_longer_sure_of_cards_with_the_same_back_in_the_victims_hand() -> None:
    """DT-46."""
    known = {"deed1.1": "hand:1", "deed2.1": "hand:1", "joe": "hand:1"}
    t = visit("saloon", kept=GUESTS, hands={1: ["deed1.1", "deed2.1", "joe"]}, seen={2: known})
    answer(t, 0, "name:2", "take:deed2.1")
    assert t.world.seen[2] == {"joe": "hand:1"}


def test_a_card_won_back_is_nothing_to_remember() -> None:
    t = visit("saloon", kept=GUESTS, hands={1: ["joe"]}, seen={0: {"joe": "hand:1"}})
    answer(t, 0, "name:2", "take:joe")
    assert t.world.seen[0] == {}


def test_the_sheriff_remembers_cards_he_was_offered() -> None:
    """DT-28."""
    t = visit("mine", kept=["10JQKA", "99JJK", "99QQK"], hands={1: ["deed1.1"], 2: ["hat"]})
    answer(t, 1, "bid:0/0/deed1.1")
    answer(t, 2, "bid:0/0/hat")
    assert t.world.seen == [{"deed1.1": "hand:1", "hat": "hand:2"}, {}, {}, {}]
    answer(t, 0, "name:2")
    assert t.world.seen == [{"hat": "hand:2"}, {"deed1.1": "hand:0"}, {}, {}]


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
    assert t.world.seen[0] == {"deed2.1": "hand:2"}


def test_a_seat_sees_its_own_memory_only() -> None:
    t = visit("mine", kept=["10JQKA", "99JJK", "99QQK"], hands={1: ["joe"]}, seen={0: {"joe": "hand:1"}})
    assert RULES.view(t, 0).seen == (("joe", "hand:1"),)
    assert RULES.view(t, 2).seen == RULES.view(t, None).seen == ()
