"""The coach's sheet at every step of every lesson: what it lies on, and what it points at."""

from math import dist
from typing import Any, Literal

import pytest

from game.play.lessons import Lesson, lessons
from game.settings import Settings
from game.ui.offscreen import offscreen
from game.ui.tables.coaching.placing import shared
from game.ui.tables.coaching.pointing import LENGTH, Ring, box
from game.ui.tables.kit.banner import PROMPT
from game.ui.tables.table import TableScene
from tests.ui.lesson_steps import do_wrong, hidden, sheet_of, steps_of

SMALL, LARGE = (1280, 800), (1920, 1080)
SEEN: list[tuple[tuple[int, int], Literal["en", "fr"], Literal[100, 150]]] = [
    (SMALL, "en", 150),
    (LARGE, "fr", 100),
]
OTHERS: list[tuple[tuple[int, int], Literal["en", "fr"], Literal[100, 150]]] = [
    (size, language, letters)
    for size in (SMALL, LARGE)
    for language in ("en", "fr")
    for letters in (100, 150)
    if (size, language, letters) not in SEEN
]


@pytest.mark.parametrize(
    ("size", "language", "letters"),
    [*SEEN, *(pytest.param(*each, marks=pytest.mark.soak) for each in OTHERS)],
)
@pytest.mark.parametrize("found", [pytest.param(each, id=each.name) for each in lessons()])
def test_the_sheet_hides_nothing_that_must_be_seen(
    found: Lesson, size: tuple[int, int], language: Literal["en", "fr"], letters: Literal[100, 150]
) -> None:
    with offscreen(size, Settings(language=language, speed="instant", text_size=letters)) as stage:
        seen = 0
        for table in steps_of(stage.house, found):
            assert table.coach is not None
            place = table.coach.place
            assert hidden(table) == [], place
            assert badly_pointed(table) == [], place
            if do_wrong(table):
                assert hidden(table) == [], place
            seen += 1
        assert seen == sum(len(chapter.steps) for chapter in found.chapters)


def badly_pointed(table: TableScene[Any]) -> list[object]:
    """Arrows that are long, or lie on the question, on another seat's card, or on the sheet."""
    assert table.coach is not None
    step = table.coach.step
    assert step is not None
    seats = [
        area for name, area in table.pieces().items() if name.startswith("seat.") and name not in step.at
    ]
    spared = [PROMPT, sheet_of(table), *seats]
    rings = [each for each in table.form.widgets if isinstance(each, Ring) and each.arrow is not None]
    return [
        each.arrow
        for each in rings
        if each.arrow is not None
        and (dist(*each.arrow) > LENGTH + 1 or any(shared(box(each.arrow), area) for area in spared))
    ]
