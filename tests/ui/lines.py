"""Every line of words that is drawn on a screen, and what is wrong with it.

Whoever draws words draws them by `Lettering`: there they are watched. A line is noted with the ground it
lies on and as it looks once it is drawn, so that it is known later whether something was drawn over it.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import pygame
import pytest

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.lettering import Align, Lettering
from game.ui.offscreen import Offscreen
from game.ui.styles import BODY, Colour, Style
from game.ui.tables.coaching.pointing import Ring
from game.ui.tables.dice_town.sprites import BigCard
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.flying import Flying, FlyingFace
from game.ui.typesetting import Row, Typesetter
from tests.ui.contrast import CONTRAST, LARGE, LARGE_CONTRAST, ground, luminance, mixed, ratio

SMALLEST = 12
"""Pixels: smaller letters are not for reading, whatever the window."""
_DARK, _WASH, _THICK = 0.02, 0.6, 0.8
"""How light is what darkens things, and how thick so that they are not for reading, or cannot be seen."""
WANTED = {("rules_dice_town_search", "too many rows")}
"""What is found is shown with some rows of its text, and dots: the page itself is a click away."""
_TOUCHING = 3
"""Pixels by which words may reach into each other's box."""
_PANELS = ("ui/panel", "ui/dialog", "ui/paper", "ui/plate", "ui/ribbon", "ui/tooltip", "dalton_city/tape")
"""What is laid over other things, and hides them."""
_INK = 70
"""By how much a channel may differ from the ink in what is still the middle of a letter."""
_SAME = 40
"""By how much a channel may differ in what is still the same pixel to an eye."""


class Wrong(NamedTuple):
    """Something that a player would not want to see."""

    what: str
    words: str
    more: str = ""

    def __str__(self) -> str:
        return f"{self.what}: {self.words!r} {self.more}".rstrip()


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """Words where they stand, in pixels."""

    words: str
    box: pygame.Rect
    """No larger than the letters themselves."""
    size: int
    of: int
    """Which paragraph it belongs to."""
    colour: Colour
    ground: Colour | None
    """The colour behind it, where that is nearest to its own; None: it has no ground of its own."""
    looks: pygame.Surface
    """The pixels of its box once it was drawn."""
    on_card: bool = False
    """Part of something that may lie below others of its kind, or fly over words."""
    dimmed: bool = False
    """Of something that cannot be had now."""

    @property
    def needed(self) -> float:
        """The contrast that it needs; of what cannot be had now no more than of large letters."""
        return LARGE_CONTRAST if self.dimmed or self.size >= LARGE else CONTRAST

    @property
    def contrast(self) -> float:
        return 99.0 if self.ground is None else ratio(self.colour, self.ground)


@dataclass
class Watched:
    """What was drawn of a screen, and what was wrong with it."""

    lines: list[Line] = field(default_factory=list)
    wrong: list[Wrong] = field(default_factory=list)
    paragraphs: int = 0
    sprites: dict[Hashable, list[Line]] = field(default_factory=dict)
    painting: list[list[Line]] = field(default_factory=list)
    """Lines of the sprites that are being put together, the innermost last."""

    @property
    def here(self) -> list[Line]:
        """The lines of the screen, or of the sprite that is being put together."""
        return self.painting[-1] if self.painting else self.lines

    def add(self, line: Line) -> None:
        self.here.append(line)

    def change(self, line: Line, surface: pygame.Surface, **changes: Any) -> None:
        """A line looks otherwise, and is meant to."""
        looks = surface.subsurface(line.box).copy()
        self.here[self.here.index(line)] = replace(line, looks=looks, **changes)

    def found(self, *wrong: Wrong) -> None:
        self.wrong += [each for each in wrong if each not in self.wrong]


@contextmanager
def watched() -> Iterator[Watched]:
    """Watch everything that is drawn meanwhile."""
    seen = Watched()
    with pytest.MonkeyPatch.context() as patch:
        for owner, name, spied in (
            (Lettering, "text", _text),
            (Lettering, "paragraph", _paragraph),
            (Typesetter, "shortened", _shortened),
            (Typesetter, "_ended", _ended),
            (Canvas, "sprite", _sprite),
            (Canvas, "patch", _patch),
            (Canvas, "veil", _veil),
            (Canvas, "fill", _fill),
            (Flying, "draw", _flying),
            (Die, "draw", _flying),
            (Ring, "draw", _flying),
            (BigCard, "draw", _flying),
        ):
            patch.setattr(owner, name, spied(seen, getattr(owner, name)))
        yield seen


def _text(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
    def text(
        canvas: Canvas, words: str, at: Point, style: Style = BODY, align: Align = "left", fade: float = 1.0
    ) -> None:
        line = canvas.type.line(words, style)
        x, y = canvas.pixel(at)
        x -= {"left": 0, "centre": line.get_width() // 2, "right": line.get_width()}[align]
        box = line.get_bounding_rect().move(x, y - line.get_height() // 2)
        seen.paragraphs += 1
        _draw(seen, canvas, words, box, style, fade, lambda: real(canvas, words, at, style, align, fade))

    return text


def _draw(
    seen: Watched,
    canvas: Canvas,
    words: str,
    box: pygame.Rect,
    style: Style,
    fade: float,
    draw: Callable[[], object],
) -> None:
    """Note a line, and draw it."""
    surface = canvas.surface
    inside = box.clip(surface.get_clip())
    if not (inside.w and inside.h and words.strip()):
        draw()
        return
    _whole(seen, canvas, words, box, inside)
    below = ground(surface, inside, style.colour)
    colour = style.colour if below is None else mixed(style.colour, below, fade)
    _apart(seen, surface, words, inside)
    draw()
    looks = surface.subsurface(inside).copy()
    seen.add(Line(words, inside, canvas.type.pixels(style), seen.paragraphs, colour, below, looks))


def _whole(seen: Watched, canvas: Canvas, words: str, box: pygame.Rect, inside: pygame.Rect) -> None:
    """Words that leave the window or their place; what is scrolled may be half in sight."""
    clipped = canvas.surface.get_clip() != canvas.surface.get_rect()
    if box.width - inside.width > 1 or (not clipped and box.height - inside.height > 1):
        seen.found(Wrong("cut off", words, f"{box} in {canvas.surface.get_clip()}"))


def _paragraph(seen: Watched, real: Callable[..., float]) -> Callable[..., float]:
    def paragraph(
        canvas: Canvas,
        words: str,
        area: Area,
        style: Style = BODY,
        align: Align = "left",
        most: int | None = None,
    ) -> float:
        seen.paragraphs += 1
        number = seen.paragraphs
        rows = canvas.type.rows(words, style, area[2], most)
        boxes = list(_boxes(canvas, rows, area, style, align))
        notes = []
        surface = canvas.surface
        for row, box in boxes:
            said = "".join(piece.text for piece in row if not piece.icon)
            inside = box.clip(surface.get_clip())
            if inside.w and inside.h and said.strip():
                _whole(seen, canvas, said, box, inside)
                _apart(seen, surface, said, inside)
                notes.append((said, inside, ground(surface, inside, style.colour)))
        high = real(canvas, words, area, style, align, most)
        if 0 < area[3] < high - canvas.type.height(style) / 3:  # none: it may be as high as it likes
            seen.found(Wrong("higher than its place", words, f"{high:.0f} > {area[3]:.0f}"))
        for said, inside, below in notes:
            looks = surface.subsurface(inside).copy()
            seen.add(Line(said, inside, canvas.type.pixels(style), number, style.colour, below, looks))
        return high

    return paragraph


def _boxes(
    canvas: Canvas, rows: Sequence[Row], area: Area, style: Style, align: Align
) -> Iterator[tuple[Row, pygame.Rect]]:
    """The letters of every row, without the icons at its ends."""
    place, leading = canvas.box(area), canvas.type.leading(style)
    for number, row in enumerate(rows):
        spare = place.width - sum(piece.width for piece in row)
        x = place.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
        middle = place.y + number * leading + leading // 2
        boxes = []
        for piece in row:
            if not piece.icon and piece.text.strip():
                picture = canvas.type.piece(piece, style)
                boxes.append(picture.get_bounding_rect().move(x, middle - picture.get_height() // 2))
            x += piece.width
        if boxes:
            yield row, boxes[0].unionall(boxes[1:])


def _apart(seen: Watched, surface: pygame.Surface, words: str, box: pygame.Rect) -> None:
    """Words over others that can still be seen."""
    for other in seen.here:
        if other.on_card:
            continue
        shared = box.clip(other.box)
        if other.of == seen.paragraphs or min(shared.size) <= _TOUCHING or words == other.words:
            continue
        if shared.height < 0.2 * min(box.height, other.box.height):
            continue
        if _in_sight(other, surface, shared) > 0.5:
            seen.found(Wrong("one over the other", words, f"{other.words!r} at {shared}"))


def _in_sight(line: Line, surface: pygame.Surface, box: pygame.Rect) -> float:
    """Which share of a line's letters in a box can be seen; 0 where there are none."""
    before, now = line.looks.subsurface(box.move(-line.box.x, -line.box.y)), surface.subsurface(box)
    letters = pygame.mask.from_threshold(before, line.colour, (_INK, _INK, _INK, 255))
    alike = pygame.mask.from_threshold(before, (0, 0, 0, 0), (_SAME, _SAME, _SAME, 255), now)
    return letters.overlap_area(alike, (0, 0)) / max(1, letters.count())


def _shortened(seen: Watched, real: Callable[..., str]) -> Callable[..., str]:
    def shortened(type_: Typesetter, text: str, style: Style, width: float) -> str:
        found = real(type_, text, style, width)
        if found != text:
            seen.found(Wrong("shortened", text, f"to {found!r}"))
        return found

    return shortened


def _ended(seen: Watched, real: Callable[..., Any]) -> Callable[..., Any]:
    def ended(type_: Typesetter, rows: Sequence[Row], style: Style, room: int) -> Any:
        seen.found(Wrong("too many rows", " ".join(piece.text for row in rows for piece in row)))
        return real(type_, rows, style, room)

    return ended


def _patch(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
    """A panel lies over what was there before with its shadow, and is meant to; a button is not."""

    def patch(canvas: Canvas, name: str, area: Area, face: str = "", *, fade: float = 1.0) -> None:
        real(canvas, name, area, face, fade=fade)
        if name in _PANELS and fade > 0.9 and not seen.painting:
            box = canvas.box(canvas._grown(name, area))
            seen.lines = [line for line in seen.lines if not line.box.colliderect(box)]

    return patch


def _veil(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
    """What is darkened is not for reading."""

    def veil(canvas: Canvas, fade: float) -> None:
        real(canvas, fade)
        if not seen.painting:
            seen.lines.clear()

    return veil


def _fill(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
    """What is dimmed can be read, if not as well; in the dark behind a panel nothing is for reading."""

    def fill(canvas: Canvas, area: Area, colour: Colour, fade: float = 1.0) -> None:
        box, surface = canvas.box(area), canvas.surface
        dark = fade < _THICK and luminance(colour) <= _DARK
        below = [line for line in seen.here if dark and box.contains(line.box)]
        below = [line for line in below if _in_sight(line, surface, line.box) > 0.9]
        real(canvas, area, colour, fade)
        for line in below:
            if fade < _WASH:
                ink, back = (each and mixed(colour, each, fade) for each in (line.colour, line.ground))
                seen.change(line, surface, colour=ink, ground=back, dimmed=True)
            else:
                seen.here.remove(line)

    return fill


def _flying(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
    """What is on its way, held up for a moment or points at something may pass over words.

    What has come to rest may not.
    """

    def draw(thing: Flying | Die | Ring | BigCard, canvas: Canvas, *more: Any) -> None:
        passes = isinstance(thing, FlyingFace | Ring | BigCard) or thing.t < 1
        below = [line for line in seen.here if passes and _in_sight(line, canvas.surface, line.box) > 0.9]
        real(thing, canvas, *more)
        for line in below:
            seen.change(line, canvas.surface)

    return draw


def _sprite(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
    """What is put together once and kept: its lines are on the screen wherever it is, if it lies straight."""

    def sprite(
        canvas: Canvas,
        key: Hashable,
        size: Point,
        at: Point,
        paint: Callable[[], None],
        *,
        zoom: float = 1.0,
        angle: float = 0.0,
        fade: float = 1.0,
    ) -> None:
        def watch() -> None:
            seen.painting.append([])
            try:
                paint()
            finally:
                seen.sprites[key] = seen.painting.pop()

        real(canvas, key, size, at, watch, zoom=zoom, angle=angle, fade=fade)
        if angle or fade < 0.5:
            return
        x, y = canvas.pixel(at)
        wide, high = (max(1, round(each * canvas.scale * zoom)) for each in size)
        left, top = x - wide // 2, y - high // 2
        screen = canvas.surface.get_clip()
        for line in seen.sprites.get(key, []):
            corner = left + round(line.box.x * zoom), top + round(line.box.y * zoom)
            box = pygame.Rect(corner, (round(line.box.w * zoom), round(line.box.h * zoom))).clip(screen)
            if box.w and box.h:
                looks = canvas.surface.subsurface(box).copy()
                letters = round(line.size * zoom)
                seen.add(replace(line, box=box, size=letters, looks=looks, on_card=True))

    return sprite


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
        seen_now = _in_sight(line, screen, line.box)
        if seen_now < 0.1:
            continue
        if seen_now < 0.9 and not line.on_card:
            seen.found(Wrong("partly covered", line.words, f"{seen_now:.2f} at {line.box}"))
        if line.contrast < line.needed:
            seen.found(Wrong("pale", line.words, f"{line.contrast:.2f} < {line.needed}"))
        if line.size < SMALLEST and not line.on_card:  # a card can be read large at will
            seen.found(Wrong("tiny", line.words, f"{line.size} pixels"))
    return seen.wrong
