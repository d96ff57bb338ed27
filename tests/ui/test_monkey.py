"""A monkey at the table: thousands of random intents over all screens, and nothing ever breaks."""

import random
from collections.abc import Iterator

import pytest

from game.ui.intents import (
    Erased,
    FocusGained,
    FocusLost,
    Intent,
    Moved,
    Numbered,
    PadJoined,
    PadLeft,
    Pointed,
    Pressed,
    Released,
    Scrolled,
    Typed,
    Way,
    Wish,
    Wished,
)
from game.ui.offscreen import Offscreen
from game.ui.scenes.title import Title

FEW, MANY = 2_000, 20_000


def antics(chance: random.Random) -> Iterator[Intent]:
    """Mostly clicks, since they lead furthest."""
    while True:
        at = chance.uniform(-50, 1970), chance.uniform(-50, 1130)
        kind = chance.random()
        if kind < 0.45:
            yield from (Pointed(at), Pressed(at), Released(at))
        elif kind < 0.6:
            yield Moved(chance.choice(list(Way)))
        elif kind < 0.85:
            yield Wished(chance.choice([wish for wish in Wish if wish is not Wish.FULLSCREEN]))
        else:
            others: list[Intent] = [
                Scrolled(at, chance.uniform(-5, 5)),
                Numbered(chance.randrange(1, 11)),
                Typed(chance.choice(["a", "é", "…", "\n", "日本", ""])),
                Erased(chance.choice([-1, 1])),
                PadJoined(0),
                PadLeft(0),
                FocusLost(),
                FocusGained(),
                Pressed(at),
                Released(at),
            ]
            yield chance.choice(others)


def _go_wild(shown: Offscreen, count: int, seed: int) -> set[str]:
    seen: set[str] = set()
    for number, intent in zip(range(count), antics(random.Random(seed)), strict=False):
        if not shown.app.stack.scenes:
            shown.show(Title(shown.house))
        seen.add(type(shown.app.stack.top).__name__)
        shown.app.hear(intent)
        if shown.app.stack.scenes and number % 4 == 0:
            shown.frames(1)
    return seen


def test_a_monkey_breaks_nothing(shown: Offscreen) -> None:
    assert {"Title", "Boxes", "Setup"} <= _go_wild(shown, FEW, 3)


@pytest.mark.soak
def test_a_monkey_breaks_nothing_for_long(shown: Offscreen) -> None:
    assert {"Title", "Boxes", "Setup", "ClaimItTable", "Pause", "Load"} <= _go_wild(shown, MANY, 2)
