"""What is wrong with the words on a screen: whatever a player could not read."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

import pygame
import pytest

from game.play.desk import Desk
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.lettering import Lettering
from game.ui.offscreen import Offscreen, offscreen
from game.ui.screens import SCREENS
from game.ui.tables.coaching.pointing import Ring
from game.ui.tables.dalton_city.riders import Rider
from game.ui.tables.dice_town.sprites import BigCard
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.flying import Flying
from game.ui.typesetting import Typesetter
from tests.ui import coverings, lines
from tests.ui.lines import Watched, Wrong, in_sight
from tests.ui.pseudo import spoken

SMALLEST = 12
"""Pixels: smaller letters are not for reading, whatever the window."""
WANTED = {("rules_dice_town_search", "too many rows")}
"""What is found is shown with some rows of its text, and dots: the page itself is a click away."""


@contextmanager
def screen(
    name: str, language: str, text_size: int, size: tuple[int, int], desk: Desk | None = None
) -> Iterator[Offscreen]:
    """A screen; `long` is English said at greater length."""
    settings = Settings(language="fr" if language == "fr" else "en")
    settings.text_size = text_size  # type: ignore[assignment]
    with spoken() if language == "long" else nullcontext(), offscreen(size, settings, desk=desk) as opened:
        opened.show(*SCREENS[name](opened.house))
        opened.frames(2)
        opened.rest()
        yield opened


def faults(name: str, shown: Offscreen) -> list[Wrong]:
    """What is wrong with a screen, but for what is meant to be as it is."""
    return [each for each in wrongs(shown) if (name, each.what) not in WANTED]


def wrongs(shown: Offscreen) -> list[Wrong]:
    """Draw what is on the screen from scratch, and see what is wrong with the scene in front."""
    shown.house.canvas.forget()
    top = shown.app.stack.top
    real = top.draw
    with watched() as seen, pytest.MonkeyPatch.context() as patch:

        def draw(canvas: Canvas) -> None:
            seen.lines.clear()
            seen.wrong.clear()
            real(canvas)

        patch.setattr(top, "draw", draw)
        shown.app.draw()
    return judged(seen, shown.house.canvas.surface)


def judged(seen: Watched, screen: pygame.Surface) -> list[Wrong]:
    """Everything that is wrong with a screen once it is drawn; what is hidden altogether is not looked at."""
    for line in seen.lines:
        seen_now = in_sight(line, screen, line.box)
        if seen_now < 0.1:
            continue
        if seen_now < 0.9 and not line.on_card:
            seen.found(Wrong("partly covered", line.words, f"{seen_now:.2f} at {line.box}"))
        if line.contrast < line.needed:
            seen.found(Wrong("pale", line.words, f"{line.contrast:.2f} < {line.needed}"))
        if line.size < SMALLEST and not line.on_card:  # a card can be read large at will
            seen.found(Wrong("tiny", line.words, f"{line.size} pixels"))
    return seen.wrong


@contextmanager
def watched() -> Iterator[Watched]:
    """Watch everything that is drawn meanwhile."""
    seen = Watched()
    with pytest.MonkeyPatch.context() as patch:
        for owner, name, spied in (
            (Lettering, "text", lines.spied_text),
            (Lettering, "paragraph", lines.spied_paragraph),
            (Typesetter, "shortened", lines.spied_shortened),
            (Typesetter, "_ended", lines.spied_ended),
            (Canvas, "sprite", coverings.spied_sprite),
            (Canvas, "patch", coverings.spied_patch),
            (Canvas, "veil", coverings.spied_veil),
            (Canvas, "fill", coverings.spied_fill),
        ):
            patch.setattr(owner, name, spied(seen, getattr(owner, name)))
        for kind in (Flying, Die, Rider, BigCard, Ring):
            patch.setattr(kind, "draw", coverings.spied_passing(seen, kind.draw))
        yield seen
