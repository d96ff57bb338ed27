"""Surfaces made from surfaces: faded, turned, stretched without touching their corners."""

import pygame

Borders = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Spans = tuple[tuple[int, int], ...]
"""Where each of several parts starts and ends."""


def faded(picture: pygame.Surface, fade: float) -> pygame.Surface:
    """A picture that lets through what lies below it."""
    level = max(0, round(255 * fade))
    made = picture.copy()
    made.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def turned(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    """A picture turned about its middle."""
    # with nothing around it, so that its edges stay smooth
    padded = pygame.Surface((picture.get_width() + 4, picture.get_height() + 4), pygame.SRCALPHA)
    padded.blit(picture, (2, 2), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.transform.rotozoom(padded, degrees, 1.0)


def surround(surface: pygame.Surface, picture: pygame.Surface, within: pygame.Rect) -> None:
    """Around an area that a picture fills: the same picture mirrored, so that nothing breaks off there."""
    sideways = pygame.transform.flip(picture, True, False)
    across = [(picture, 0), (sideways, -within.width), (sideways, within.width)]
    for shown, aside in across:
        over = pygame.transform.flip(shown, False, True)
        for each, down in ((shown, 0), (over, -within.height), (over, within.height)):
            if within.move(aside, down).colliderect(surface.get_rect()):
                surface.blit(each, within.move(aside, down))


def stretched(
    source: pygame.Surface, own: float, borders: Borders, scale: float, size: tuple[int, int]
) -> pygame.Surface:
    """A nine-patch of a size: `own` pixels a unit in the source, `scale` pixels a unit on the screen."""
    # when there is no room for the corners as they are, they shrink together
    small = min(
        1.0,
        size[0] / max(1.0, (borders[0] + borders[2]) * scale),
        size[1] / max(1.0, (borders[1] + borders[3]) * scale),
    )
    from_columns, from_rows = _thirds(source.get_size(), borders, own)
    columns, rows = _thirds(size, borders, scale * small)
    made = pygame.Surface(size, pygame.SRCALPHA)
    for (x0, x1), (u0, u1) in zip(from_columns, columns, strict=True):
        for (y0, y1), (v0, v1) in zip(from_rows, rows, strict=True):
            if x1 > x0 and y1 > y0 and u1 > u0 and v1 > v0:
                part = source.subsurface((x0, y0, x1 - x0, y1 - y0))
                scaled = pygame.transform.smoothscale(part, (u1 - u0, v1 - v0))
                made.blit(scaled, (u0, v0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return made


def _thirds(size: tuple[int, int], borders: Borders, scale: float) -> tuple[Spans, Spans]:
    """Where the three columns and the three rows of a nine-patch start and end."""
    left, top, right, bottom = (round(border * scale) for border in borders)
    width, height = size
    columns = (0, left), (left, width - right), (width - right, width)
    rows = (0, top), (top, height - bottom), (height - bottom, height)
    return columns, rows
