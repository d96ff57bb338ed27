"""Boards to try the reader of levels on, made from the one in the box."""

import re
from pathlib import Path

import pytest

from game import paths
from game.engine import Message
from game.games.claim_it import board
from game.games.level import BadLevel

BOARD = (paths.levels() / "claim_it.tmx").read_bytes()


def edited(old: str, new: str) -> bytes:
    """The board with the first occurrence of something replaced."""
    assert old.encode() in BOARD
    return BOARD.replace(old.encode(), new.encode(), 1)


def spaced(drop: int) -> bytes:
    """The board without its first spaces."""
    return re.sub(rb"<object .*?</object>", b"", BOARD, count=drop, flags=re.DOTALL)


def written(folder: Path, data: bytes, name: str = "board.tmx") -> Path:
    file = folder / name
    file.write_bytes(data)
    return file


def refusal(file: Path) -> Message:
    """What is said of a file that is no board for Claim It!."""
    with pytest.raises(BadLevel) as refused:
        board.read(file)
    return refused.value.message
