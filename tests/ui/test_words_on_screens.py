"""No words of any screen are cut off, covered, pale or tiny, in any language and size of letters.

English, French with the largest letters, and the longest language with them are tried in `test_screens.py`;
here is the rest, behind `soak`.
"""

from collections.abc import Callable

import pytest

from game.ui.canvas import Canvas
from game.ui.offscreen import offscreen
from game.ui.scene import Scene
from game.ui.screens import SCREENS
from game.ui.styles import BODY, INK, LIGHT, PARCHMENT
from tests.ui.faults import faults, screen, wrongs
from tests.ui.pseudo import LONGER, pseudo

SMALL, LARGE = (1280, 800), (1920, 1080)


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "fr", "long"])
@pytest.mark.parametrize("name", SCREENS)
def test_all_words_can_be_read(name: str, language: str, text_size: int, size: tuple[int, int]) -> None:
    with screen(name, language, text_size, size) as opened:
        assert not faults(name, opened)


class Drawn(Scene):
    """Nothing but what a test draws, on a dark ground."""

    def __init__(self, draw: Callable[[Canvas], object]) -> None:
        self._draw = draw

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(INK)
        self._draw(canvas)


def _covered(canvas: Canvas) -> None:
    canvas.text("Howdy", (300, 300), LIGHT)
    canvas.fill((310, 280, 400, 40), PARCHMENT)


def _hidden(canvas: Canvas) -> None:
    canvas.text("Howdy", (300, 300), LIGHT)
    canvas.patch("ui/panel", (200, 200, 400, 200))


def _dimmed(canvas: Canvas, thick: float) -> None:
    canvas.fill((200, 200, 400, 200), (170, 140, 95))
    canvas.text("Howdy", (300, 300), BODY)
    canvas.fill((200, 200, 400, 200), (0, 0, 0), thick)


@pytest.mark.parametrize(
    ("what", "draw"),
    [
        ("", lambda canvas: canvas.text("Howdy", (300, 300), LIGHT)),
        ("cut off", lambda canvas: canvas.text("Howdy, stranger", (1890, 300), LIGHT)),
        ("pale", lambda canvas: canvas.text("Howdy", (300, 300), LIGHT.but(colour=(96, 70, 50)))),
        ("tiny", lambda canvas: canvas.text("Howdy", (300, 300), LIGHT.but(size=16))),
        ("shortened", lambda canvas: canvas.fitted("Howdy, stranger", (300, 300, 60, 30), LIGHT)),
        ("too many rows", lambda canvas: canvas.paragraph("Howdy you", (300, 300, 90, 90), LIGHT, most=1)),
        ("higher than its place", lambda canvas: canvas.paragraph("Howdy you", (300, 300, 90, 30), LIGHT)),
        ("partly covered", _covered),
        ("", _hidden),
        ("", lambda canvas: _dimmed(canvas, 0.1)),
        ("pale", lambda canvas: _dimmed(canvas, 0.55)),
        (
            "one over the other",
            lambda canvas: [
                canvas.text("Howdy", (300, 300), LIGHT),
                canvas.text("you!", (310, 304), LIGHT),
            ],
        ),
    ],
)
def test_what_is_wrong_with_words_is_found(what: str, draw: Callable[[Canvas], object]) -> None:
    with offscreen(SMALL) as opened:
        opened.show(Drawn(draw))
        found = {wrong.what for wrong in wrongs(opened)}
        assert what in found if what else not found


def test_the_longer_language_is_longer() -> None:
    words = "{player} rolls {icon:dice} at the *Town hall*."
    said = pseudo(words)
    assert all(kept in said for kept in ("{player}", "{icon:dice}", "*"))
    letters = len("rolls  at the Town hall.  ")
    assert len(said) - len(words) >= LONGER * letters - 2
