"""WW-01, WW-02: what lies on the table with Wild West."""

import pytest

from game.engine import BadOption, BadSeats, choose
from game.games.dice_town.cards import is_ranch, outlaws
from game.games.dice_town.rules import SECOND
from tests.games.dice_town.town import RULES, new_game

ANY = "9 10 J Q K "


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play_with_five_dollars_more_than_their_own(seats: int) -> None:
    world = new_game(seats, ANY * seats, wild_west=True).world
    assert (world.bank, world.coach) == (3, 2)
    assert world.money == (8,) * seats
    assert sum(world.money) + world.bank + world.coach == 8 * seats + 5


def test_seven_do_not_play() -> None:
    with pytest.raises(BadSeats):
        new_game(7, ANY * 7, wild_west=True)


@pytest.mark.parametrize(("indians", "cards"), [(False, 29), (True, 30)])
def test_the_store_has_ten_cards_more_and_smoke_signals_only_with_the_indians(
    indians: bool, cards: int
) -> None:
    world = new_game(3, ANY * 3, wild_west=True, indians=indians).world
    assert len(world.store) == cards
    assert ("smoke" in world.store) == indians
    assert {"cattle", "winchester", "mule", "dog", "gift", "swindler"} < set(world.store)
    assert {"double_gun", "whisky", "insurance", "desperado"} < set(world.store)


@pytest.mark.parametrize("seats", range(3, 7))
def test_ten_ranches_are_among_the_deeds_and_forty_nuggets_in_the_mine(seats: int) -> None:
    world = new_game(seats, ANY * seats, wild_west=True).world
    deeds = [*world.deeds, *world.queue]
    assert (len(deeds), len(world.queue), sum(map(is_ranch, deeds))) == (35, 3, 10)
    assert (world.mine, world.box) == (40, ())


def test_with_two_players_ten_deeds_are_boxed_unseen_and_the_mine_holds_thirty() -> None:
    t = new_game(2, ANY * 2, wild_west=True)
    world = t.world
    assert (len(world.box), len(world.queue), len(world.deeds), world.mine) == (10, 3, 22, 30)
    assert len({*world.box, *world.queue, *world.deeds}) == 35
    for seat in (0, 1, None):
        assert (RULES.view(t, seat).box, RULES.view(t, seat).seen) == (10, ())


def test_twelve_river_cards_and_twelve_outlaws_two_of_them_wanted() -> None:
    t = new_game(4, ANY * 4, wild_west=True)
    assert len(t.world.river) == 12
    assert (len(t.world.outlaws), len(t.world.wanted)) == (10, 2)
    assert {*t.world.outlaws, *t.world.wanted} == set(outlaws())
    assert (len(set(t.world.river)), len(outlaws())) == (12, 12)
    assert RULES.view(t, None).wanted == tuple(t.world.wanted)


def test_river_and_outlaws_are_shuffled() -> None:
    options = choose(RULES.options, {"wild_west": True}, 3)
    worlds = [RULES.new(3, options, seed).world for seed in range(6)]
    assert len({tuple(world.river) for world in worlds}) > 1
    assert len({(*world.outlaws, *world.wanted) for world in worlds}) > 1


def test_the_base_game_has_none_of_it() -> None:
    world = new_game(3, ANY * 3).world
    assert (world.river, world.outlaws, world.wanted, world.coach, world.mine) == ((), (), (), 0, 30)
    assert (len(world.store), len(world.deeds) + len(world.queue)) == (19, 25)


def test_the_indians_and_the_first_edition_need_wild_west() -> None:
    for given in ({"indians": True}, {"edition": "first"}):
        with pytest.raises(BadOption):
            choose(RULES.options, given, 3)


def test_the_second_edition_is_played_unless_the_first_is_wanted() -> None:
    assert choose(RULES.options, {"wild_west": True}, 3)["edition"] == SECOND
