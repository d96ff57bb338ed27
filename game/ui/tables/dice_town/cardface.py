"""A card of the town at any size: its art with name and text, or a picture only where it is small."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from game.engine import Message, say, say_n
from game.games.dice_town.cards import Card, deed_value, is_deed, is_ranch, kind, outlaws
from game.games.dice_town.deck import DECK
from game.games.dice_town.dice import NAMES
from game.games.dice_town.words.cards import name, text
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.tables.dice_town.cardtext import (
    LARGEST_NAME,
    SMALLEST,
    write_line,
    write_name,
    write_price,
    write_text,
    write_wanted,
)
from game.ui.tables.dice_town.compact import enlarge_portrait, paint_compact
from game.ui.tables.dice_town.corner import Corner, corner_of

SIZE: Point = (210.0, 300.0)
"""A card at its full size, in units."""
COMPACT = 0.9
"""Below this share of it there is no room for a text: the picture takes it all."""
TOLD = 1.1
"""From this share on the text can be read."""
Speak = Callable[[Message], str]


class Side(StrEnum):
    """Which side of a card is up; outlaws have two faces and no back that matters."""

    FACE = "face"
    WANTED = "wanted"


@dataclass(frozen=True, slots=True)
class Back:
    """A card of which only the back is seen: `deed`, `store`, `river`, `outlaw` or `doc`."""

    kind: str


def art_of(card: Card, side: Side = Side.FACE) -> str:
    """The picture of a card."""
    if is_ranch(card):
        return "cards/ranch"
    if is_deed(card):
        return f"cards/deed/{deed_value(card)}"
    if kind(card) == "outlaw":
        pair, face, _ = outlaws()[card]
        folder = "wanted" if side is Side.WANTED else "outlaw"
        return f"cards/{folder}/{NAMES[pair]}-{NAMES[face]}"
    if kind(card) in DECK:
        return f"cards/store/{kind(card)}"
    return f"cards/river/{kind(card)}"


def is_told(canvas: Canvas, card: Card, side: Side = Side.FACE) -> bool:
    """Whether there is room on a card for what it does; where there is not, a tooltip says it."""
    box = canvas.art.entry(art_of(card, side)).text
    return box is not None and box[3] > 40


def draw_card(
    canvas: Canvas,
    speak: Speak,
    card: Card | Back,
    at: Point,
    zoom: float,
    *,
    side: Side = Side.FACE,
    shrink: float = 1.0,
    angle: float = 0.0,
    fade: float = 1.0,
) -> None:
    """A card with its middle at a point; shrunk, it looks as it does at its zoom, only smaller."""
    if isinstance(card, Back):
        canvas.image(f"cards/back/{card.kind}", at, zoom=zoom * shrink, angle=angle, fade=fade)
        return
    art, size = art_of(card, side), (SIZE[0] * zoom, SIZE[1] * zoom)
    if side is Side.WANTED and kind(card) == "outlaw":
        who, price = (
            speak(name(card)),
            speak(say("dice_town.amount.dollars", dollars=outlaws()[card].dollars)),
        )
        canvas.sprite(
            (art, who, price, round(zoom * 100)),
            size,
            at,
            lambda: _paint_poster(canvas, art, who, price, zoom),
            zoom=shrink,
            angle=angle,
            fade=fade,
        )
        return
    # a deed's points are on it, and say more than its name does
    if zoom < COMPACT:
        title = "" if deed_value(card) else speak(name(card))
        draw_compact(canvas, art, title, at, zoom, corner_of(card), shrink=shrink, angle=angle, fade=fade)
        return
    title = speak(say("ui.dice_town.deed") if deed_value(card) else name(card))
    draw_titled(canvas, art, title, speak(_told(card)), at, zoom, shrink=shrink, angle=angle, fade=fade)


def _told(card: Card) -> Message:
    """What is written on a card: a few words where it has only a line for them."""
    if deed_value(card):
        return say_n("ui.result.points", deed_value(card))
    if is_ranch(card):
        return say("ui.dice_town.line.ranch")
    return say("ui.dice_town.line.outlaw") if kind(card) == "outlaw" else text(card)


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
    """Any card with a name and a text, such as the Doc's."""
    entry = canvas.art.entry(art)
    title_box, text_box = _zoomed(entry.title, zoom), _zoomed(entry.text, zoom)
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
    """Any card as a picture, with its name where there is room for it."""
    canvas.sprite(
        ("compact", art, title, corner, round(zoom * 100)),
        (SIZE[0] * zoom, SIZE[1] * zoom),
        at,
        lambda: paint_compact(canvas, art, title, zoom, corner),
        zoom=shrink,
        angle=angle,
        fade=fade,
    )


def _paint_poster(canvas: Canvas, art: str, who: str, price: str, zoom: float) -> None:
    entry = canvas.art.entry(art)
    canvas.image(art, (SIZE[0] * zoom / 2, SIZE[1] * zoom / 2), zoom=zoom)
    name_box, price_box = _zoomed(entry.title, zoom), _zoomed(entry.price, zoom)
    if name_box is not None and LARGEST_NAME * zoom >= SMALLEST:
        write_wanted(canvas, who, name_box, zoom)
    else:
        enlarge_portrait(canvas, art, zoom)
    if price_box is not None:
        write_price(canvas, price, price_box, zoom)


def _zoomed(box: Area | None, zoom: float) -> Area | None:
    if box is None:
        return None
    x, y, width, height = box
    return x * zoom, y * zoom, width * zoom, height * zoom
