"""Every line of words that is drawn on a screen, and what is wrong with it at once.

Whoever draws words draws them by `Lettering`: there they are watched. A line is noted with the ground it
lies on and as it looks once it is drawn, so that it is known later whether something was drawn over it.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import pygame

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.lettering import Align
from game.ui.styles import BODY, Colour, Style
from game.ui.typesetting import Row, Typesetter
from tests.ui.contrast import CONTRAST, LARGE, LARGE_CONTRAST, ground, mixed, ratio

_TOUCHING = 3
"""Pixels by which words may reach into each other's box."""
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
    passing: bool = False
    """Whether something that passes over words is being drawn, perhaps in several parts."""

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


def spied_text(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
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


def spied_paragraph(seen: Watched, real: Callable[..., float]) -> Callable[..., float]:
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
        if in_sight(other, surface, shared) > 0.5:
            seen.found(Wrong("one over the other", words, f"{other.words!r} at {shared}"))


def in_sight(line: Line, surface: pygame.Surface, box: pygame.Rect) -> float:
    """Which share of a line's letters in a box can be seen; 0 where there are none."""
    before, now = line.looks.subsurface(box.move(-line.box.x, -line.box.y)), surface.subsurface(box)
    letters = pygame.mask.from_threshold(before, line.colour, (_INK, _INK, _INK, 255))
    alike = pygame.mask.from_threshold(before, (0, 0, 0, 0), (_SAME, _SAME, _SAME, 255), now)
    return letters.overlap_area(alike, (0, 0)) / max(1, letters.count())


def spied_shortened(seen: Watched, real: Callable[..., str]) -> Callable[..., str]:
    def shortened(type_: Typesetter, text: str, style: Style, width: float) -> str:
        found = real(type_, text, style, width)
        if found != text:
            seen.found(Wrong("shortened", text, f"to {found!r}"))
        return found

    return shortened


def spied_ended(seen: Watched, real: Callable[..., Any]) -> Callable[..., Any]:
    def ended(type_: Typesetter, rows: Sequence[Row], style: Style, room: int) -> Any:
        seen.found(Wrong("too many rows", " ".join(piece.text for row in rows for piece in row)))
        return real(type_, rows, style, room)

    return ended
