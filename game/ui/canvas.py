"""What screens draw on: pictures, sprites, panels, lines and words, kept once they are made."""

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise

import pygame

from game.ui.art import Art
from game.ui.design import HEIGHT, WIDTH, Area, Point
from game.ui.kept import Kept, bytes_of
from game.ui.lettering import Lettering
from game.ui.styles import Colour
from game.ui.surfaces import faded, stretched, surround, turned
from game.ui.typesetting import Typesetter

_TABLE = "backgrounds/table"
"""The bare wood that every board was painted on, plank for plank."""
_LEAST_SCREEN = 4_000_000
_LAYERS, _STILLS, _MADE, _TURNED = 3.0, 1.5, 1.5, 0.5
"""How much is kept of each kind, in screens: every figure that changes makes another layer."""


class Canvas(Lettering):
    """A surface with the design in its middle, as large as fits."""

    def __init__(self, art: Art, type_: Typesetter) -> None:
        super().__init__(type_)
        self.art = art
        self._drawn_for: tuple[tuple[int, int], float] | None = None
        """The size and the growth of letters that everything kept was drawn for."""
        self._layers = Kept(bytes_of, 0)
        self._stills = Kept(bytes_of, 0)
        self._made = Kept(bytes_of, 0)
        self._turns = Kept[tuple[pygame.Surface, pygame.Surface]](lambda pair: bytes_of(pair[1]), 0)
        """Turned pictures, each with the one it was made from, whose id must stay its own."""

    def fit(self, surface: pygame.Surface, growth: float = 1.0) -> None:
        """Draw on this surface from now on."""
        self.lay_into(surface)
        self.type.set_scale(self.scale, growth)
        # noted, not asked of the surface before: the window's is one and the same, whatever its size
        wanted = surface.get_size(), growth
        if self._drawn_for != wanted:
            self._drawn_for = wanted
            screen = max(_LEAST_SCREEN, bytes_of(surface))
            self.art.fit(self.scale, screen)
            kinds = (self._layers, _LAYERS), (self._stills, _STILLS), (self._made, _MADE)
            for kept, screens in (*kinds, (self._turns, _TURNED)):
                kept.most = screens * screen
            self.forget()

    def forget(self) -> None:
        """Drop everything drawn for later: size or language is another."""
        self.art.forget()
        for kept in (self._layers, self._stills, self._made, self._turns):
            kept.clear()

    def close(self) -> None:
        """The window is gone, and with it everything that was drawn for it or read."""
        self.forget()
        self.art.close()

    def layer(self, key: Hashable, paint: Callable[[], None]) -> None:
        """Draw what never changes while its key is the same: painted once, then copied."""

        def painted() -> pygame.Surface:
            screen = self.surface
            self.surface = layer = pygame.Surface(screen.get_size())
            try:
                paint()
            finally:
                self.surface = screen
            return layer

        self.surface.blit(self._layers.get(key, painted), (0, 0))

    def still(self, key: Hashable, area: Area, paint: Callable[[], None]) -> None:
        """Part of the screen that changes now and then: painted on what lies below it, then copied.

        Copying something opaque is several times as fast as blending; only for what lies on a layer.
        """
        box = self.box(area).clip(self.surface.get_rect())

        def painted() -> pygame.Surface:
            paint()
            return self.surface.subsurface(box).copy()

        kept = (key, box.topleft, box.size)
        self.surface.blit(self._stills.get(kept, painted), box)

    def background(self, name: str) -> None:
        """A picture over the whole window, cut at two edges where the window is no 16:9."""
        width, height = self.surface.get_size()
        cover = max(width / WIDTH, height / HEIGHT)
        size = round(WIDTH * cover), round(HEIGHT * cover)
        self.surface.blit(
            self.art.picture(name, size=size), ((width - size[0]) // 2, (height - size[1]) // 2)
        )

    def board(self, name: str) -> None:
        """A picture whose places are where the design says; beyond it the table it lies on goes on."""
        design = self.box((0, 0, WIDTH, HEIGHT))
        if design.size != self.surface.get_size():
            surround(self.surface, self.art.picture(_TABLE, size=design.size), design)
        self.surface.blit(self.art.picture(name, size=design.size), design)

    def image(
        self,
        name: str,
        at: Point,
        row: str = "",
        column: int = 0,
        *,
        zoom: float = 1.0,
        angle: float = 0.0,
        fade: float = 1.0,
    ) -> None:
        """A picture with its anchor (or else its middle) at a point."""
        entry = self.art.entry(name)
        width, height = entry.size
        scale = self.scale * zoom
        picture = self.art.picture(name, row, column, scale=scale)
        anchor = entry.anchor or (width / 2, height / 2)
        x, y = self.pixel(at)
        if angle:
            self._turned(picture, (x, y), (anchor[0] - width / 2, anchor[1] - height / 2), scale, angle, fade)
            return
        if fade < 1:
            picture = faded(picture, fade)
        self.surface.blit(
            picture,
            (x - round(anchor[0] * scale), y - round(anchor[1] * scale)),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )

    def sprite(
        self,
        key: Hashable,
        size: Point,
        at: Point,
        paint: Callable[[], None],
        *,
        zoom: float = 1.0,
        angle: float = 0.0,
        fade: float = 1.0,
    ) -> None:
        """Something put together once and kept under its key: `paint` draws it from the origin on.

        `zoom` makes it smaller than it was painted, for what changes its size on its way.
        """

        def painted() -> pygame.Surface:
            before = self.surface, self.left, self.top
            pixels = max(1, round(size[0] * self.scale)), max(1, round(size[1] * self.scale))
            sprite = pygame.Surface(pixels, pygame.SRCALPHA)
            self.surface, self.left, self.top = sprite, 0, 0
            try:
                paint()
            finally:
                self.surface, self.left, self.top = before
            return sprite

        made = self._made.get(("sprite", key), painted)
        if zoom != 1:
            made = self._scaled(("sprite", key), made, zoom)
        if angle:
            self._turned(made, self.pixel(at), (0.0, 0.0), self.scale, angle, fade)
            return
        if fade < 1:
            made = faded(made, fade)
        x, y = self.pixel(at)
        corner = x - made.get_width() // 2, y - made.get_height() // 2
        self.surface.blit(made, corner, special_flags=pygame.BLEND_PREMULTIPLIED)

    def fill_image(self, name: str, area: Area, row: str = "", column: int = 0, *, fade: float = 1.0) -> None:
        """A picture stretched over an area."""
        box = self.box(area)
        picture = self.art.picture(name, row, column, size=(max(1, box.width), max(1, box.height)))
        if fade < 1:
            picture = faded(picture, fade)
        self.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)

    def patch(self, name: str, area: Area, face: str = "", *, fade: float = 1.0) -> None:
        """A nine-patch over an area: its corners keep their size, its shadow falls outside."""
        box = self.box(self._grown(name, area))

        def put_together() -> pygame.Surface:
            source, own = self.art.cell(name, face, 0, self.scale)
            borders = self.art.entry(name).border or (0, 0, 0, 0)
            return stretched(source, own, borders, self.scale, box.size)

        made = self._made.get((name, face, box.size, self.scale), put_together)
        if fade < 1:
            made = faded(made, fade)
        self.surface.blit(made, box, special_flags=pygame.BLEND_PREMULTIPLIED)

    def inside(self, name: str, area: Area) -> Area:
        """What a nine-patch over an area leaves free."""
        left, top, right, bottom = self.art.entry(name).inset or (0, 0, 0, 0)
        x, y, width, height = self._grown(name, area)
        return x + left, y + top, width - left - right, height - top - bottom

    def insets(self, name: str) -> Area:
        """How far in from each side of a nine-patch what is inside starts (left, top, right, bottom)."""
        entry = self.art.entry(name)
        left, top, right, bottom = entry.inset or (0, 0, 0, 0)
        margin = entry.margin
        return left - margin, top - margin, right - margin, bottom - margin

    def _grown(self, name: str, area: Area) -> Area:
        margin = self.art.entry(name).margin
        x, y, width, height = area
        return x - margin, y - margin, width + 2 * margin, height + 2 * margin

    def fill(self, area: Area, colour: Colour, fade: float = 1.0) -> None:
        """A plain area."""
        box = self.box(area)
        if fade >= 1:
            self.surface.fill(colour, box)
            return

        def filled() -> pygame.Surface:
            made = pygame.Surface(box.size, pygame.SRCALPHA)
            made.fill((*colour, round(255 * fade)))
            return made

        self.surface.blit(self._made.get(("fill", box.size, colour, round(fade * 64)), filled), box)

    def veil(self, fade: float) -> None:
        """Darken the whole window."""
        level = round(255 * (1 - fade))
        self.surface.fill((level, level, level), special_flags=pygame.BLEND_MULT)

    def frame(self, area: Area, colour: Colour, width: float) -> None:
        """The edges of an area."""
        x, y, wide, high = area
        self.line([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y)], colour, width)

    def line(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        """A line with smooth edges through some points."""
        pixels = [self.pixel(point) for point in points]
        thick = max(1, round(width * self.scale))
        for start, end in pairwise(pixels):
            # what is level or upright has no steps to smooth
            straight = start[0] == end[0] or start[1] == end[1]
            draw = pygame.draw.line if straight else pygame.draw.aaline
            draw(self.surface, colour, start, end, thick)
        for pixel in pixels:
            pygame.draw.aacircle(self.surface, colour, pixel, thick // 2)

    def disc(self, at: Point, radius: float, colour: Colour) -> None:
        """A round area with smooth edges."""
        pygame.draw.aacircle(self.surface, colour, self.pixel(at), max(1, round(radius * self.scale)))

    def clip(self, area: Area | None) -> None:
        """Draw only within an area, until told otherwise."""
        self.surface.set_clip(None if area is None else self.box(area))

    def _scaled(self, key: Hashable, picture: pygame.Surface, zoom: float) -> pygame.Surface:
        """A picture at another size, kept with it."""
        size = max(1, round(picture.get_width() * zoom)), max(1, round(picture.get_height() * zoom))
        return self._made.get((key, size), lambda: pygame.transform.smoothscale(picture, size))

    def _turned(
        self,
        picture: pygame.Surface,
        at: tuple[int, int],
        arm: Point,
        scale: float,
        angle: float,
        fade: float,
    ) -> None:
        """A picture turned about its anchor, which is `arm` away from its middle."""
        step = round(angle / 3) * 3
        _, made = self._turns.get((id(picture), step), lambda: (picture, turned(picture, step)))
        offset = pygame.Vector2(arm).rotate(-step) * scale
        if fade < 1:
            made = faded(made, fade)
        corner = at[0] - offset.x - made.get_width() / 2, at[1] - offset.y - made.get_height() / 2
        self.surface.blit(made, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
