"""Any card at any size: its art with name and text, or a picture only where it is small."""

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.tables.kit.card_text import LARGEST_NAME, SMALLEST, write_line, write_name, write_text
from game.ui.tables.kit.compact import SIZE, Corner, paint_compact

TOLD = 1.1
"""From this share of its full size on the text of a card can be read."""


def draw_titled(
    canvas: Canvas,
    art: str,
    title: str,
    told: str,
    at: Point,
    zoom: float,
    *,
    shrink: float = 1.0,
    angle: float = 0.0,
    fade: float = 1.0,
) -> None:
    """A card with its name and, where it can be read, its text."""
    entry = canvas.art.entry(art)
    title_box, text_box = zoomed(entry.title, zoom), zoomed(entry.text, zoom)
    size = SIZE[0] * zoom, SIZE[1] * zoom

    def paint() -> None:
        canvas.image(art, (size[0] / 2, size[1] / 2), zoom=zoom)
        if title_box is not None and LARGEST_NAME * zoom >= SMALLEST:
            write_name(canvas, title, title_box, zoom)
        if text_box is not None and entry.text is not None and told:
            if entry.text[3] <= 40:
                write_line(canvas, art, told, text_box, zoom)
            elif zoom >= TOLD:
                write_text(canvas, art, told, zoom)

    key = (art, title, told, round(zoom * 100))
    canvas.sprite(key, size, at, paint, zoom=shrink, angle=angle, fade=fade)


def draw_compact(
    canvas: Canvas,
    art: str,
    title: str,
    at: Point,
    zoom: float,
    corner: Corner,
    *,
    shrink: float = 1.0,
    angle: float = 0.0,
    fade: float = 1.0,
) -> None:
    """A card as a picture, with its name where there is room for it."""
    canvas.sprite(
        ("compact", art, title, corner, round(zoom * 100)),
        (SIZE[0] * zoom, SIZE[1] * zoom),
        at,
        lambda: paint_compact(canvas, art, title, zoom, corner),
        zoom=shrink,
        angle=angle,
        fade=fade,
    )


def zoomed(box: Area | None, zoom: float) -> Area | None:
    """A box of a card where it is on one of another size."""
    if box is None:
        return None
    x, y, width, height = box
    return x * zoom, y * zoom, width * zoom, height * zoom
