"""The design, 1920 × 1080 units, laid into whatever window there is: screens know units, not pixels."""

import pygame

WIDTH, HEIGHT = 1920, 1080
Point = tuple[float, float]
Area = tuple[float, float, float, float]
"""x, y, width, height."""


class Design:
    """A surface with the design in its middle, as large as fits."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((WIDTH, HEIGHT))
        self.scale = 1.0
        self.left = self.top = 0
        """The pixel in which the design begins."""

    def lay_into(self, surface: pygame.Surface) -> None:
        """Another surface from now on."""
        width, height = surface.get_size()
        self.surface = surface
        self.scale = min(width / WIDTH, height / HEIGHT)
        self.left = round((width - WIDTH * self.scale) / 2)
        self.top = round((height - HEIGHT * self.scale) / 2)

    def unit(self, pixel: tuple[int, int]) -> Point:
        """Where in the design a pixel of the window is; may lie outside of it."""
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    def pixel(self, point: Point) -> tuple[int, int]:
        return self.left + round(point[0] * self.scale), self.top + round(point[1] * self.scale)

    def box(self, area: Area) -> pygame.Rect:
        """The pixels of an area; neighbours share their edge."""
        x, y, width, height = area
        left, top = self.pixel((x, y))
        right, bottom = self.pixel((x + width, y + height))
        return pygame.Rect(left, top, right - left, bottom - top)
