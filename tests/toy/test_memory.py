from game.engine import Rng
from tests.toy import events
from tests.toy.cards import CARDS
from tests.toy.moves import draw, shuffle
from tests.toy.pitch import Pitches
from tests.toy.rules import MedicineShow
from tests.toy.tables import answer, asked, options, table
from tests.toy.world import TOP

RULES = MedicineShow()
THREE = (0, 1, 2)


def test_a_thief_looks_first_and_then_keeps_one() -> None:
    t = table(Pitches(THREE), [10, 0], [1, 2, 3], [4])
    answer(t, 0, "play:10>2")
    assert asked(t) == [(0, "keep")]
    assert options(t, 0) == [f"keep:{card}" for card in t.world.held]
    assert set(t.world.held) < {1, 2, 3}
    kept, back = t.world.held
    answer(t, 0, f"keep:{kept}")
    assert kept in t.world.hands[0]
    assert back in t.world.hands[1]


def test_only_thief_and_victim_see_the_cards_looked_at() -> None:
    t = table(Pitches(THREE), [10, 0], [1, 2, 3], [4])
    told = answer(t, 0, "play:10>2")
    picked = told[-1]
    assert isinstance(picked, events.Picked)
    held = picked.cards
    for seat in (0, 1):
        assert RULES.view(t, seat).held == held == picked.cards
        assert picked.seen_by(seat) == picked
    for other in (2, None):
        assert RULES.view(t, other).held is None
        assert RULES.view(t, other).held_count == 2
        assert picked.seen_by(other) == events.Picked((0, 1), 2, ())


def test_thief_and_victim_remember_where_the_cards_went() -> None:
    t = table(Pitches(THREE), [10, 0], [1, 2, 3], [4])
    answer(t, 0, "play:10>2")
    kept, back = t.world.held
    told = answer(t, 0, f"keep:{kept}")
    assert told[0] == events.Kept((0, 1), 1, (kept,))
    assert told[0].seen_by(2) == events.Kept((0, 1), 1, ())
    assert RULES.view(t, 0).seen == tuple(1 if card == back else None for card in CARDS)
    assert RULES.view(t, 1).seen == tuple(0 if card == kept else None for card in CARDS)
    assert RULES.view(t, 2).seen == (None,) * len(CARDS)


def test_a_sample_leaves_remembered_cards_where_they_are() -> None:
    t = table(Pitches(THREE), [10, 0], [1, 2, 3], [4], top=(9,))
    answer(t, 0, "play:10>2")
    kept, back = t.world.held
    answer(t, 0, f"keep:{kept}")
    for i in range(30):
        assert back in RULES.sample(RULES.view(t, 0), Rng(i)).world.hands[1]
        assert kept in RULES.sample(RULES.view(t, 1), Rng(i)).world.hands[0]
    assert any(back not in RULES.sample(RULES.view(t, 2), Rng(i)).world.hands[1] for i in range(30))


def test_who_saw_a_hand_is_no_longer_sure_when_somebody_else_draws_from_it() -> None:
    t = table(Pitches(THREE), [0], [1, 2, 3], [10, 4])
    t.world.seen[0][2] = t.world.seen[2][2] = 1
    answer(t, 0, "pass")
    answer(t, 1, "pass")
    answer(t, 2, "play:10>2")
    assert t.world.seen[0][2] is None
    assert t.world.seen[2][2] == (None if 2 in t.world.held else 1)


def test_a_card_played_needs_no_remembering() -> None:
    t = table(Pitches((0, 1)), [5, 0], [1])
    t.world.seen[1][5] = t.world.seen[1][0] = 0
    answer(t, 0, "play:5")
    assert t.world.seen[1][5] is None
    assert t.world.seen[1][0] == 0


def test_a_look_at_the_top_of_the_deck_is_remembered_by_who_looked() -> None:
    t = table(Pitches((0, 1)), [5, 0], [1], top=(9,))
    _, peeked, _ = answer(t, 0, "play:5")
    assert peeked == events.Peeked((0,), 1, (9,), 1)
    assert peeked.seen_by(1) == events.Peeked((0,), 1, (), 1)
    assert RULES.view(t, 0).seen[9] == TOP
    assert RULES.view(t, 1).seen[9] is None
    assert all(RULES.sample(RULES.view(t, 0), Rng(i)).world.deck[-1] == 9 for i in range(20))


def test_who_knew_the_top_card_knows_who_drew_it() -> None:
    t = table(Pitches(THREE), [0], [1], [2], top=(9,))
    t.world.seen[0][9] = t.world.seen[1][9] = TOP
    draw(t.world, 1, 2)
    assert t.world.seen[0][9] == 1
    assert t.world.seen[1][9] is None
    assert t.world.seen[2][9] is None


def test_a_shuffle_makes_the_top_card_uncertain() -> None:
    t = table(Pitches((0, 1)), [0], [1], top=(9,))
    t.world.seen[0][9] = TOP
    t.world.seen[0][1] = 1
    shuffle(t.world, t.rng)
    assert t.world.seen[0][9] is None
    assert t.world.seen[0][1] == 1


def test_an_empty_pocket_ends_the_search() -> None:
    t = table(Pitches(THREE), [10, 0], [16], [17])
    answer(t, 0, "play:10>2")
    answer(t, 1, "heckle:16")
    told = answer(t, 2, "heckle:17")
    assert events.Picked((0, 1), 0, ()) in told
    assert t.world.holders == ()
    assert asked(t) == [(0, "pitch")]
