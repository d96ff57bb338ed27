"""A card of the town at any size: its art, and its name and text where they can be read."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from game.engine import Message, say
from game.games.dice_town.cards import Card, deed_value, is_deed, is_ranch, kind, outlaws
from game.games.dice_town.deck import DECK
from game.games.dice_town.dice import NAMES
from game.games.dice_town.words.cards import name, text
from game.ui.canvas import Area, Canvas, Point
from game.ui.typesetting import INK, Style
from game.ui.widgets.widget import middle

SIZE: Point = (210.0, 300.0)
"""A card at its full size, in units."""
_SMALLEST = 18.0
"""Letters smaller than this are left out: the card is enlarged when it is pointed at."""
_LARGEST_NAME, _LARGEST_TEXT = 24.0, 17.0
_CLEAR = 0.84
"""How much of the box for the text is above the flourish at its end."""
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
    angle: float = 0.0,
    fade: float = 1.0,
) -> None:
    """A card with its middle at a point."""
    if isinstance(card, Back):
        canvas.image(f"cards/back/{card.kind}", at, zoom=zoom, angle=angle, fade=fade)
        return
    title = say("ui.dice_town.deed") if deed_value(card) else name(card)  # its points are printed on it
    draw_titled(canvas, art_of(card, side), speak(title), speak(text(card)), at, zoom, angle=angle, fade=fade)


def draw_titled(
    canvas: Canvas,
    art: str,
    title: str,
    told: str,
    at: Point,
    zoom: float,
    *,
    angle: float = 0.0,
    fade: float = 1.0,
) -> None:
    """Any card with a name and a text, such as the Doc's."""
    entry = canvas.art.entry(art)
    title_box = _zoomed(entry.title, zoom)
    text_box = _zoomed(entry.text, zoom)
    if title_box is None or _LARGEST_NAME * zoom < _SMALLEST:
        canvas.image(art, at, zoom=zoom, angle=angle, fade=fade)
        return
    size = SIZE[0] * zoom, SIZE[1] * zoom

    def paint() -> None:
        canvas.image(art, (size[0] / 2, size[1] / 2), zoom=zoom)
        _write_name(canvas, title, title_box, zoom)
        if text_box is not None and _LARGEST_TEXT * zoom >= _SMALLEST:
            _write(canvas, told, text_box, zoom)

    canvas.sprite((art, title, told, round(zoom * 100)), size, at, paint, angle=angle, fade=fade)


def _write_name(canvas: Canvas, title: str, box: Area, zoom: float) -> None:
    """The name in the letters of the signs, or in narrower ones where it is long."""
    x, y, width, height = box
    inner = (x + 7 * zoom, y, width - 14 * zoom, height)
    style = Style("rye", _LARGEST_NAME * zoom, INK, grows=False)
    if canvas.type.width(title, style) > inner[2] * 1.15:
        style = style.but(face="bitter_bold", size=_LARGEST_NAME * zoom * 0.92)
    style = canvas.type.fitting(title, style, inner[2], smallest=0.5)
    canvas.text(title, middle(inner), style, "centre")


def _write(canvas: Canvas, told: str, box: Area, zoom: float) -> None:
    """The text, as large as its box allows, in the middle of it."""
    x, y, width, height = box[0] - 2 * zoom, box[1] - 2 * zoom, box[2] + 4 * zoom, box[3] * _CLEAR
    style = Style("bitter", _LARGEST_TEXT * zoom, INK, grows=False)
    if height < 2 * canvas.type.height(style.but(size=_SMALLEST)):
        if canvas.type.width(told, style.but(size=_SMALLEST)) <= width:
            canvas.fitted(told, box, style)
        return
    while canvas.paragraph_height(told, width, style) > height and style.size > _SMALLEST:
        style = style.but(size=max(_SMALLEST, style.size - 1))
    tall = canvas.paragraph_height(told, width, style)
    canvas.paragraph(told, (x, y + max(0.0, (height - tall) / 2), width, height), style, "centre")


def _zoomed(box: Area | None, zoom: float) -> Area | None:
    if box is None:
        return None
    x, y, width, height = box
    return x * zoom, y * zoom, width * zoom, height * zoom
