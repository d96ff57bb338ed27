"""Dice as the rulebook writes them."""

import re

from game.engine import Table
from game.games.dice_town.dice import NAMES, Face, face_of
from game.games.dice_town.world import World


def faces(text: str) -> list[Face]:
    """Dice from a text: `10 10 J K K`, or without the spaces."""
    return [face_of(name) for name in re.findall("10|[9JQKA]", text)]


def dice(text: str) -> list[int]:
    """The same for a script."""
    return [face + 1 for face in faces(text)]


def hand(t: Table[World], seat: int) -> str:
    """A seat's revealed dice."""
    return " ".join(NAMES[face] for face in t.world.kept[seat])
