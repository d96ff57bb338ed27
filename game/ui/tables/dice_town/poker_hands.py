"""Poker hands where they are needed: all of them by rank, and what one's own dice make now."""

from game.engine import Message, say
from game.games.dice_town.dice import HAND, Faces, poker
from game.games.dice_town.words.dice import HANDS, named
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BRASS, LIGHT, PALE
from game.ui.tables.dice_town.pages import BOOK
from game.ui.tables.dice_town.town import Town
from game.ui.widgets.widget import Widget

PAGE = BOOK + "poker"
PLATE: Area = (566.0, 804.0, 480.0, 60.0)
"""Over the own dice from under the cup, beside those that are kept."""
_STYLE = LIGHT.but(size=21)
_LINE, _AIR, _RUNG = 24.0, 14.0, 8.0
"""How high a line is, what is free around the words, and from one rung of the ladder to the next."""
_EXAMPLES = (
    ("A", "Q", "J", "10", "9"),
    ("J", "J", "A", "Q", "9"),
    ("K", "K", "10", "10", "A"),
    ("A", "A", "A", "J", "9"),
    ("A", "K", "Q", "J", "10"),
    ("Q", "Q", "Q", "10", "10"),
    ("K", "K", "K", "K", "9"),
    ("J", "J", "J", "J", "J"),
)
"""A hand of each rank, the weakest first."""


def ranking(table: Town, dice: Faces = ()) -> str:
    """All hands, the best first, each with an example; that of some dice is marked."""
    rank = poker(dice)[0] if dice else None
    lines = [f"*{table.house.words('ui.dice_town.tip.hands')}*"]
    for n in reversed(range(len(HANDS))):
        example = "".join(f"{{icon:die_{face}}}" for face in _EXAMPLES[n])
        told = table.speaker(HANDS[n])
        lines.append(f"{len(HANDS) - n}. {example} " + (f"*{told}* {{icon:hand}}" if n == rank else told))
    return "\n".join(lines)


def own_dice(table: Town) -> Faces:
    """All that the viewer can see of their own dice, those under the cup among them; none for onlookers."""
    view = table.picture_view
    return () if view.seat is None else tuple(sorted(view.kept[view.seat] + view.cup))


Lines = tuple[tuple[str, str], ...]
"""Each as it is said at length, and where there is no room for that."""


class HandPlate(Widget):
    """What one's dice make; can have the focus, though there is nothing to press, for its tooltip."""

    def __init__(self, lines: Lines, ranks: tuple[int, int], tip: str) -> None:
        super().__init__(PLATE, tip=tip)
        self.lines, self.ranks = lines, ranks
        self.page = PAGE

    def draw(self, canvas: Canvas) -> None:
        """In words, and how high that is on the ladder of the eight kinds: what is kept, and all there is."""
        canvas.patch("ui/plate", self.area)
        if self.face in ("focused", "hover"):
            canvas.frame(self.area, BRASS, 3)
        x, y, width, height = self.area
        ladder, kept, could = _RUNG * len(HANDS), *self.ranks
        room = width - ladder - 3 * _AIR
        top = y + (height - _LINE * len(self.lines)) / 2
        for n, (full, short) in enumerate(self.lines):
            style = _STYLE if n == 0 else _STYLE.but(colour=PALE)
            words = full if canvas.type.width(full, style.but(grows=False)) <= room else short
            style = canvas.type.boxed(words, style, 2 * room, _LINE)
            canvas.fitted(words, (x + _AIR, top + n * _LINE, room, _LINE), style, "left")
        for n in range(len(HANDS)):
            high = 10 + 4 * n
            bar = x + width - _AIR - ladder + n * _RUNG, y + (height + 38) / 2 - high, _RUNG - 2, high
            shade = 1.0 if n <= kept else 0.5 if n <= could else 0.0
            canvas.fill(bar, BRASS if shade else PALE, shade or 0.2)


def hand_plate(table: Town, keep: Faces) -> HandPlate:
    """For the dice that lie open and those chosen to stay, and for all of them together."""
    view, every = table.picture_view, own_dice(table)
    assert view.seat is not None
    kept = tuple(sorted(view.kept[view.seat] + keep))
    told = [_kept(kept)] if kept else []
    if kept != every:
        full, short = _names(every)
        told.append((say("ui.dice_town.hand.all", hand=full), say("ui.dice_town.hand.all", hand=short)))
    ranks = poker(kept)[0] if kept else -1, poker(every)[0]
    speak = table.speaker
    return HandPlate(tuple((speak(full), speak(short)) for full, short in told), ranks, ranking(table, every))


def _kept(dice: Faces) -> tuple[Message, Message]:
    if not poker(dice)[0] and len(dice) < HAND:
        return say("ui.dice_town.hand.nothing"), say("ui.dice_town.hand.nothing")
    full, short = _names(dice)
    return say("ui.dice_town.hand.kept", hand=full), say("ui.dice_town.hand.kept", hand=short)


def _names(dice: Faces) -> tuple[Message, Message]:
    """With the faces that make the hand, and without."""
    return named(dice), HANDS[poker(dice)[0]]
