"""Before the first throw."""

import pytest

from game.engine import PASS, BadSeats, Rng, choose, submit
from game.games.dice_town.cards import deed_cards, kind, store_cards
from tests.games.dice_town.town import RULES, asked, new_game, options, town

FIVE_NINES = "99999"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_the_same(seats: int) -> None:
    """DT-01."""
    world = new_game(seats, FIVE_NINES * seats).world
    assert world.money == (8,) * seats
    assert world.nuggets == (0,) * seats
    assert (world.bank, world.coach, world.mine) == (3, 0, 30)
    assert world.hands == ((),) * seats
    assert [len(cup) for cup in world.cups] == [5] * seats


def test_the_store_has_nineteen_cards_and_the_town_hall_twenty_five() -> None:
    """DT-01."""
    world = new_game(2, FIVE_NINES * 2).world
    assert len(world.store) == 19
    assert len(world.deeds) + len(world.queue) == 25
    assert sorted(world.store) == sorted(store_cards(wild_west=False, indians=False))
    assert sorted([*world.deeds, *world.queue]) == sorted(deed_cards(wild_west=False))


def test_copies_of_cards_are_as_printed() -> None:
    kinds = [kind(card) for card in store_cards(wild_west=False, indians=False)]
    assert {each for each in kinds if kinds.count(each) == 2} == {"brute", "sharp"}
    assert len(set(kinds)) == 17


def test_the_top_three_deeds_lie_open_the_first_in_slot_1(monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-01."""
    monkeypatch.setattr(Rng, "shuffle", lambda *_: None)
    world = RULES.new(2, choose(RULES.options, {}, 2), 5).world
    *rest, third, second, first = deed_cards(wild_west=False)
    assert world.queue == (first, second, third)
    assert world.deeds == tuple(rest)


def test_decks_are_shuffled() -> None:
    """DT-01: and the same seed shuffles them the same."""
    world, again, other = (RULES.new(2, choose(RULES.options, {}, 2), seed).world for seed in (5, 5, 6))
    for deck in ("store", "deeds", "queue"):
        assert getattr(world, deck) == getattr(again, deck)
        assert getattr(world, deck) != getattr(other, deck)


def test_the_first_sheriff_is_the_seat_chosen() -> None:
    """DT-02."""
    assert [new_game(3, FIVE_NINES * 3, first_sheriff=seat).world.sheriff for seat in range(3)] == [0, 1, 2]


def test_without_a_choice_anybody_may_be_the_first_sheriff() -> None:
    """DT-02."""
    chosen = choose(RULES.options, {}, 4)
    assert {RULES.new(4, chosen, seed).world.sheriff for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [1, 7])
def test_one_or_seven_cannot_play(seats: int) -> None:
    """DT-03."""
    with pytest.raises(BadSeats):
        RULES.new(seats, choose(RULES.options, {"wild_west": True}, 2), 0)


def test_six_need_wild_west() -> None:
    """DT-03."""
    with pytest.raises(BadSeats):
        RULES.new(6, choose(RULES.options, {}, 6), 0)
    assert RULES.new(6, choose(RULES.options, {"wild_west": True}, 6), 0).world.seats == 6


def test_the_game_begins_with_everybodys_first_throw() -> None:
    t = new_game(3, "99999 JJJJJ KKKKK")
    assert asked(t) == {0: "keep", 1: "keep", 2: "keep"}
    assert options(t, 1) == {
        "keep:none",
        "keep:J",
        "keep:J,J",
        "keep:J,J,J",
        "keep:J,J,J,J",
        "keep:J,J,J,J,J",
    }
    assert t.world.round == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_lost_in_whole_games_of_chance(seats: int) -> None:
    """DT-04."""
    rng = Rng.seeded("conserved", seats)
    t = RULES.new(seats, choose(RULES.options, {}, seats), seats)
    while not t.over:
        ask = rng.pick(t.asks)
        submit(t, ask.number, ask.seat, ask.options[rng.below(len(ask.options))])
        RULES.audit(t)
    assert sum(t.world.money) + t.world.bank + t.world.coach == 8 * seats + 3
    assert sum(t.world.nuggets) + t.world.mine == 30
    assert t.world.mine == 0 or not (t.world.deeds or t.world.queue)


def test_a_test_cannot_lay_a_card_in_two_places() -> None:
    with pytest.raises(AssertionError, match="two places"):
        town(hands={0: ["joe"], 1: ["joe"]})


def test_passing_is_no_answer_to_a_throw() -> None:
    t = new_game(2, FIVE_NINES * 2)
    assert PASS not in t.asks[0].options
