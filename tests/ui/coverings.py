"""What is drawn over words: some of it hides them, dims them or passes over them, and is meant to."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

import pygame

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import Colour
from game.ui.tables.coaching.pointing import Ring
from game.ui.tables.dalton_city.riders import SMALL, Rider
from game.ui.tables.dice_town.acts.sheriff import Star
from game.ui.tables.dice_town.sprites import BigCard
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.flying import Flying
from tests.ui.contrast import luminance, mixed
from tests.ui.lines import Watched, in_sight

Passing = Flying | Die | Rider | BigCard | Ring
"""What moves over a table, or lies on it for a moment."""
_LAID_OVER = ("ui/dialog", "ui/paper", "ui/ribbon", "ui/tooltip", "dalton_city/tape")
"""What is laid over other things with its shadow, and hides them or a part of them."""
_IN_PLACE = ("ui/panel", "ui/plate")
"""What may hide things, but only altogether."""
_DARK, _WASH, _THICK = 0.02, 0.6, 0.8
"""How light is what darkens things, and how thick so that they are not for reading, or cannot be seen."""


def spied_patch(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
    """A panel lies over what was there before with its shadow, and is meant to; a button is not."""

    def patch(canvas: Canvas, name: str, area: Area, face: str = "", *, fade: float = 1.0) -> None:
        real(canvas, name, area, face, fade=fade)
        if fade <= 0.9 or seen.painting:
            return
        if name in _LAID_OVER:
            box = canvas.box(canvas._grown(name, area))
            seen.lines = [line for line in seen.lines if not line.box.colliderect(box)]
        elif name in _IN_PLACE:
            box = canvas.box(area)
            seen.lines = [line for line in seen.lines if not box.contains(line.box)]

    return patch


def spied_veil(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
    """What is darkened is not for reading."""

    def veil(canvas: Canvas, fade: float) -> None:
        real(canvas, fade)
        if not seen.painting:
            seen.lines.clear()

    return veil


def spied_fill(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
    """What is dimmed can be read, if not as well; in the dark behind a panel nothing is for reading."""

    def fill(canvas: Canvas, area: Area, colour: Colour, fade: float = 1.0) -> None:
        box, surface = canvas.box(area), canvas.surface
        dark = fade < _THICK and luminance(colour) <= _DARK
        below = [line for line in seen.here if dark and box.contains(line.box)]
        below = [line for line in below if in_sight(line, surface, line.box) > 0.9]
        real(canvas, area, colour, fade)
        for line in below:
            if fade < _WASH:
                ink, back = (each and mixed(colour, each, fade) for each in (line.colour, line.ground))
                seen.change(line, surface, colour=ink, ground=back, dimmed=True)
            else:
                seen.here.remove(line)

    return fill


def spied_passing(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
    """What is on its way, held up for a moment or points at something may lie over words.

    What has come to rest may not: dice, riders, and the star at its Sheriff.
    """

    def draw(thing: Passing, canvas: Canvas, *more: Any) -> None:
        if seen.passing or _rests(thing):
            real(thing, canvas, *more)
            return
        below = [line for line in seen.here if in_sight(line, canvas.surface, line.box) > 0.9]
        seen.passing = True
        real(thing, canvas, *more)
        seen.passing = False
        for line in below:
            if line in seen.here:  # else a sheet of paper was laid over it
                seen.change(line, canvas.surface)

    return draw


def _rests(thing: Passing) -> bool:
    match thing:
        case Die() | Star():
            return thing.t >= 1
        case Rider():
            return thing.zoom == SMALL
    return False


def spied_sprite(seen: Watched, real: Callable[..., None]) -> Callable[..., None]:
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
