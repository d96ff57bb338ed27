"""Who sees which cards and dice."""

from game.games.dice_town import events
from tests.games.dice_town.town import RULES, answer, as_seen, doc, find, keep, throw, visit, visit_in_a_game

SHOPPERS = ["JJJ9K", "JJQKA", "9 10 QKA"]
GUESTS = ["QQQQQ", "9 10 JKK", "9 10 JKA"]
DECK = ["joe", "split", "horse"]


def test_dice_under_a_cup_are_seen_by_their_owner_only() -> None:
    """DT-06."""
    t = throw("JJJQA 99999", seats=2)
    assert RULES.view(t, 0).cup == (2, 2, 2, 3, 5)
    assert RULES.view(t, 1).cup == (0,) * 5
    assert RULES.view(t, None).cup == ()
    assert RULES.view(t, 1).cups == (5, 5)
    rolled = find(t.events, events.Rolled)[0]
    assert rolled.seen_by(0).faces == (2, 2, 2, 3, 5)
    assert [rolled.seen_by(seat).faces for seat in (1, None)] == [None, None]


def test_dice_not_kept_are_never_shown() -> None:
    """DT-06."""
    tables = [throw(f"J{rest} 99999", seats=2) for rest in ("QQQQ", "AAAA")]
    told = [keep(t, "J", "9") for t in tables]
    assert as_seen(told[0], 1) == as_seen(told[1], 1)
    assert RULES.view(tables[0], 1) == RULES.view(tables[1], 1)


def test_cards_drawn_at_the_store_are_seen_by_who_drew_them_only() -> None:
    """DT-15."""
    t = visit("store", kept=SHOPPERS, store=DECK)
    assert RULES.view(t, 0).looked == ("horse", "joe", "split")
    for seat in (1, 2, None):
        assert RULES.view(t, seat).looked is None
        assert RULES.view(t, seat).looked_backs == (0, 3)
    (looks,) = find(t.events, events.Looks)
    assert looks.count == 3
    assert [looks.seen_by(seat).cards for seat in (1, 2, None)] == [None] * 3


def test_neither_the_card_kept_nor_those_put_away_are_shown() -> None:
    """DT-15."""
    tables = [visit_in_a_game("store", kept=SHOPPERS, store=DECK) for _ in range(2)]
    told = [answer(t, 0, f"take:{card}") for t, card in zip(tables, ("joe", "horse"), strict=True)]
    for seat in (1, 2, None):
        assert as_seen(told[0], seat) == as_seen(told[1], seat)
        assert RULES.view(tables[0], seat) == RULES.view(tables[1], seat)
    assert find(as_seen(told[0], 0), events.GotCard)[0].card == "joe"
    assert find(as_seen(told[0], 0), events.Discarded)[0].cards == ("horse", "split")


def test_cards_drawn_at_the_saloon_are_seen_by_robber_and_victim_only() -> None:
    t = visit("saloon", kept=GUESTS, hands={1: ["deed1.1", "joe"], 2: ["hat"]})
    told = answer(t, 0, "name:2")
    (looks,) = find(told, events.Looks)
    assert [looks.seen_by(seat).cards for seat in (0, 1, 2, None)] == [("deed1.1", "joe")] * 2 + [None] * 2
    assert [RULES.view(t, seat).looked for seat in (0, 1, 2, None)] == [("deed1.1", "joe")] * 2 + [None] * 2


def test_a_stolen_card_is_known_to_robber_and_victim_only() -> None:
    hands = {1: ["hat", "joe"], 2: ["boots"]}
    tables = [visit_in_a_game("saloon", kept=GUESTS, hands=hands) for _ in range(2)]
    told = []
    for t, card in zip(tables, ("hat", "joe"), strict=True):
        answer(t, 0, "name:2")
        told.append(answer(t, 0, f"take:{card}"))
    for seat in (2, None):
        assert as_seen(told[0], seat) == as_seen(told[1], seat)
        assert RULES.view(tables[0], seat) == RULES.view(tables[1], seat)
    assert [find(as_seen(told[0], seat), events.GotCard)[0].card for seat in (0, 1)] == ["hat", "hat"]


def test_everybody_sees_whether_a_deed_or_a_store_card_was_stolen() -> None:
    """DT-46: by its back."""
    t = visit_in_a_game("saloon", kept=GUESTS, hands={1: ["deed1.1", "joe"], 2: ["hat"]})
    answer(t, 0, "name:2")
    told = answer(t, 0, "take:deed1.1")
    assert find(as_seen(told, 2), events.GotCard) == [
        events.GotCard(0, "saloon", deed=True, card=None, giver=1)
    ]
    assert RULES.view(t, 2).backs == ((1, 0), (0, 1), (0, 1))


def test_hands_are_seen_by_their_owners_only() -> None:
    """DT-46."""
    t = throw("99999" * 3, hands={0: ["deed1.1", "joe"]})
    assert RULES.view(t, 0).hand == ("deed1.1", "joe")
    for seat in (1, 2, None):
        text = repr(RULES.view(t, seat))
        assert "joe" not in text
        assert "deed1.1" not in text
        assert RULES.view(t, seat).backs[0] == (1, 1)


def test_a_card_from_the_doc_is_seen_by_its_owner_only() -> None:
    t = doc(kept=["KKKKK", "KKKKK", "JJJJJ"], gained=(0, 1), store=["joe"])
    (got,) = find(answer(t, 2, "choose:store"), events.GotCard)
    assert [got.seen_by(seat).card for seat in (0, 1, 2, None)] == [None, None, "joe", None]


def test_a_bribe_shows_the_backs_of_its_cards_only_as_they_go_over() -> None:
    """DT-28."""
    kept, hands = ["10JQKA", "99JJK", "99QQK"], {1: ["deed1.1", "hat"]}
    tables = [visit_in_a_game("mine", kept=kept, hands=hands) for _ in range(2)]
    told = []
    for t, card in zip(tables, ("deed1.1", "hat"), strict=True):
        answer(t, 2, "bid:0/0/none")
        told.append(answer(t, 1, f"bid:0/0/{card}"))
    assert as_seen(told[0], 2) == as_seen(told[1], 2)
    assert RULES.view(tables[0], 2) == RULES.view(tables[1], 2)
    (bribed,) = find(answer(tables[0], 0, "name:2"), events.Bribed)
    assert (bribed.deeds, bribed.store_cards) == (1, 0)
