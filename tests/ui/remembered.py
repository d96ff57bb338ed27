"""What is done once for all windows of a run: pictures are read, and bots think about a question."""

import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import blake2b

import pygame
import pytest

from game import ai, paths
from game.manifest import Entry, File
from game.play import desk
from game.play.desk import Find, Question, Reply
from game.ui import art
from game.ui.kept import Kept, bytes_of

_MOST_PICTURES = 400_000_000
"""Bytes of them; a window that is closed has forgotten its own."""


def _reading(read: Callable[[File, Entry], pygame.Surface]) -> Callable[[File, Entry], pygame.Surface]:
    kept = Kept(bytes_of, _MOST_PICTURES)
    return lambda file, entry: kept.get((paths.assets(), file.file), lambda: read(file, entry))


def _thinking(think: Callable[[int, Question, Find], Reply]) -> Callable[[int, Question, Find], Reply]:
    known: dict[bytes, Reply] = {}

    def thought(ticket: int, question: Question, find: Find) -> Reply:
        """A bot with a clock, or one that only a test knows, is asked every time."""
        if question.nodes is None or find is not ai.bot:
            return think(ticket, question, find)
        key = blake2b(pickle.dumps(question), digest_size=16).digest()
        if key not in known:
            known[key] = think(ticket, question, find)
        return replace(known[key], ticket=ticket)

    return thought


@contextmanager
def remembering() -> Iterator[None]:
    """Hundreds of windows show the same pictures, and the same few games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(art, "_loaded", _reading(art._loaded))
        patch.setattr(desk, "think", _thinking(desk.think))
        yield
