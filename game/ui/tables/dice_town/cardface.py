"""A card of the town at any size: its art with name and text, or a picture only where it is small."""

from dataclasses import dataclass

from game.engine import Message, say, say_n
from game.games.dice_town.art import Side, art_of
from game.games.dice_town.cards import Card, deed_value, is_ranch, kind, outlaws
from game.games.dice_town.words.cards import name, text
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.tables.dice_town.corner import corner_of
from game.ui.tables.dice_town.pages import back_page, card_page
from game.ui.tables.dice_town.poster import Poster
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.card_face import AS_IT_LIES, Look, Painted, Small, Titled
from game.ui.tables.kit.compact import COMPACT


@dataclass(frozen=True, slots=True)
class Back:
    """A card of which only the back is seen: `deed`, `store`, `river`, `outlaw` or `doc`."""

    kind: str


def is_told(canvas: Canvas, card: Card, side: Side = Side.FACE) -> bool:
    """Whether there is room on a card for what it does; where there is not, a tooltip says it."""
    box = canvas.art.entry(art_of(card, side)).text
    return box is not None and box[3] > 40


@dataclass(frozen=True, slots=True)
class TownCard:
    """A card or its back as it lies, for the kit to draw."""

    card: Card | Back
    speak: Speak
    side: Side = Side.FACE

    def draw(self, canvas: Canvas, at: Point, zoom: float, look: Look = AS_IT_LIES) -> None:
        if isinstance(self.card, Back):
            art = f"cards/back/{self.card.kind}"
            canvas.image(art, at, zoom=zoom * look.shrink, angle=look.angle, fade=look.fade)
        else:
            self._painted(self.card, zoom).draw(canvas, at, zoom, look)

    def _painted(self, card: Card, zoom: float) -> Painted:
        art, title = art_of(card, self.side), self.speak(name(card))
        if self.side is Side.WANTED and kind(card) == "outlaw":
            price = self.speak(say("dice_town.amount.dollars", dollars=outlaws()[card].dollars))
            return Poster(art, title, price)
        # a deed's points are on it, and say more than its name does
        if zoom < COMPACT:
            return Small(art, "" if deed_value(card) else title, corner_of(card))
        return Titled(
            art, self.speak(say("ui.dice_town.deed")) if deed_value(card) else title, self.speak(_told(card))
        )

    @property
    def page(self) -> str:
        return back_page(self.card.kind) if isinstance(self.card, Back) else card_page(self.card)

    @property
    def name(self) -> str:
        return "" if isinstance(self.card, Back) else self.speak(name(self.card))

    def told(self, canvas: Canvas) -> str:
        if isinstance(self.card, Back) or is_told(canvas, self.card, self.side):
            return ""
        return self.speak(text(self.card))


def _told(card: Card) -> Message:
    """What is written on a card: a few words where it has only a line for them."""
    if deed_value(card):
        return say_n("games.points", deed_value(card))
    if is_ranch(card):
        return say("ui.dice_town.line.ranch")
    return say("ui.dice_town.line.outlaw") if kind(card) == "outlaw" else text(card)
