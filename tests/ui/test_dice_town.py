"""Whole games of Dice Town through the real screens."""

import random

import pytest

from game.play.session import Session
from game.ui.screens import seated
from game.ui.stage import Stage
from game.ui.tables.dice_town import DiceTownTable
from tests.ui.hands import Hand, Keyboard, Mouse, Pad, play_anyhow

WEST = {"wild_west": True, "indians": True}


def sit_down(
    shown: Stage, seats: int, humans: int = 1, seed: int = 7, *, west: bool = False
) -> DiceTownTable:
    """A table at which the first seats are people, and bots that do not think long."""
    record = seated("dice_town", seats, humans, seed, **(WEST if west else {}))
    table = DiceTownTable(shown.house, Session(record, shown.house.desk, nodes=50))
    shown.show(table)
    shown.frames(1)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_base_game_with_the_mouse_alone(shown: Stage, seats: int) -> None:
    sit_down(shown, seats)
    assert play_anyhow(Mouse(shown), random.Random(seats)).session.over


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game_of_wild_west_with_the_mouse_alone(shown: Stage, seats: int) -> None:
    sit_down(shown, seats, west=True)
    assert play_anyhow(Mouse(shown), random.Random(seats)).session.over


@pytest.mark.parametrize("hand", [Keyboard, Pad])
@pytest.mark.parametrize("west", [False, True])
def test_a_whole_game_with_one_other_device_alone(shown: Stage, hand: type[Hand], west: bool) -> None:
    sit_down(shown, 3, west=west)
    assert play_anyhow(hand(shown), random.Random(3)).session.over


def test_three_people_and_a_bot_play_on_one_screen(shown: Stage) -> None:
    table = sit_down(shown, 4, humans=3)
    assert table.viewer is None
    assert play_anyhow(Mouse(shown), random.Random(4)).session.over
