"""The main street: the board, the names on the signs, what lies in the slots, and the light on a place."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from game.engine import say
from game.games.dice_town.art import Side
from game.games.dice_town.cards import Card
from game.games.dice_town.level import QUEUE, STREET, WANTED
from game.games.dice_town.town import VILLAGE
from game.games.dice_town.view import View
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, INK, Style
from game.ui.tables.dice_town.cardface import Back, TownCard
from game.ui.tables.dice_town.layout import door, place, sign, slot, spot
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.tags import draw_count
from game.ui.widgets.widget import middle

CARD_ZOOM = 80 / SIZE[0]
"""A card in its slot."""
SIGN = Style("rye", 25, INK, grows=False)
_FULL_SIGN, _LEAST_SIGN = 0.76, 0.7
"""The largest letters as a share of a sign's height, and the smallest as a share of their own size."""
_ENDS = 336.0, 1584.0
"""Where both rows of houses begin and end."""
_STACK = 3.0
"""How much higher a deck looks for every few cards."""
_SPILL = 13.0, 22.0
"""How far things reach beyond their slots: less than half of what is between two parts of the street."""


def draw_board(canvas: Canvas, speak: Speak, west: bool) -> None:
    """What never changes: the board and the names of its places."""
    canvas.board("boards/dice_town_west" if west else "boards/dice_town")
    for name in STREET:
        words = speak((PLACES[name].sign if name in PLACES else OTHER_PLACES[name]).name)
        canvas.text(words, middle(sign(name)), sign_style(canvas, words, sign(name)), "centre")


def sign_style(canvas: Canvas, words: str, area: Area) -> Style:
    """Letters as large as the player wishes and the sign has room for."""
    size = max(SIGN.size, min(SIGN.size * canvas.type.growth, area[3] * _FULL_SIGN))
    least = _LEAST_SIGN * SIGN.size / size
    return canvas.type.fitting(words, SIGN.but(size=size), area[2] - 16, least)


def lying(view: View) -> Hashable:
    """Everything that `draw_street` shows, to tell whether it looks another way now."""
    heaps = view.mine, view.bank, view.coach, view.store, view.discard, view.deeds, view.queue
    west = view.river, view.box, view.outlaw_top, view.outlaws, view.wanted, view.die, troubled(view)
    return view.settings, heaps, west


def draw_street(canvas: Canvas, speak: Speak, view: View) -> None:
    """What lies in the slots, part by part: what has not changed is not painted anew."""
    west = view.settings.wild_west

    def part(names: Sequence[str], shown: Hashable, paint: Callable[[], None]) -> None:
        # no two of these areas overlap: one would bring back what the other was like
        canvas.still((names, shown, west, speak), _cover(names), paint)

    def gold() -> None:
        _heap(canvas, "props/nuggets", view.mine, slot("mine"), str(view.mine))
        if west:
            _deck(canvas, speak, Back("river"), view.river, "river")

    def goods() -> None:
        _deck(canvas, speak, Back("store"), view.store, "store")
        _deck(canvas, speak, Back("store"), view.discard, "discard")
        if west:
            _deck(canvas, speak, Back("deed"), view.box, "box")

    def deeds() -> None:
        _deck(canvas, speak, Back("deed"), view.deeds, "deeds")
        for name, card in zip(QUEUE, view.queue, strict=False):
            _lay(canvas, speak, card, spot(name))

    part(("mine", "river"), (view.mine, view.river), gold)
    for name, amount in (("bank", view.bank), ("coach", view.coach)):
        words = dollars(speak, amount)
        part((name,), amount, partial(_heap, canvas, "props/bills", amount, slot(name), words))
    part(("store", "discard", "box"), (view.store, view.discard, view.box), goods)
    part((*QUEUE, "deeds"), (view.queue, view.deeds), deeds)
    if west:
        outlaws = view.outlaw_top, view.outlaws, view.wanted
        part(("outlaws", *WANTED), outlaws, lambda: _draw_outlaws(canvas, speak, view))
    if (closed := troubled(view)) is not None:
        draw_indian_die(canvas, "warpath", door(closed))
    elif view.settings.indians and view.die == VILLAGE:
        draw_indian_die(canvas, "blessing", spot("indian_die"))


def troubled(view: View) -> str | None:
    """The place that the Indian die lies on; it leaves the warpath when it is bought, or goes home."""
    return None if view.bought or view.die == VILLAGE else view.warpath


def _cover(names: Sequence[str]) -> Area:
    """All that things in some neighbouring slots cover, with their shadows and tags."""
    areas = [slot(name) for name in names]
    left, top = min(area[0] for area in areas) - _SPILL[0], min(area[1] for area in areas) - _SPILL[1]
    right = max(area[0] + area[2] for area in areas) + _SPILL[0]
    bottom = max(area[1] + area[3] for area in areas) + _SPILL[1]
    return left, top, right - left, bottom - top


def _draw_outlaws(canvas: Canvas, speak: Speak, view: View) -> None:
    if view.outlaw_top is not None:
        _deck(canvas, speak, view.outlaw_top, view.outlaws, "outlaws")
    for card, at in zip(view.wanted, posters(len(view.wanted)), strict=True):
        _lay(canvas, speak, card, at, Side.WANTED)


def draw_indian_die(canvas: Canvas, face: str, at: Point, zoom: float = 0.62) -> None:
    """The Indian die at rest."""
    canvas.image("dice/shadow", at, zoom=zoom)
    canvas.image("dice/indian/rest", at, face, zoom=zoom)


def posters(count: int) -> list[Point]:
    """Where the wanted hang: in their slots, closer together when there are more than slots."""
    slots = [spot(name) for name in WANTED]
    if count <= len(slots):
        return slots[:count]
    first, last = slots[0], slots[-1]
    step = (last[0] - first[0]) / (count - 1)
    return [(first[0] + step * n, first[1]) for n in range(count)]


def draw_light(canvas: Canvas, name: str) -> None:
    """Light on the place that is being resolved, dusk on the others."""
    x, y, width, height = place(name)
    for row in {place(other)[1] for other in STREET}:
        left, right = _ENDS
        lit = (x, x + width) if row == y else (right, right)
        for start, end in ((left, lit[0]), (lit[1], right)):
            if end > start:
                canvas.fill((start, row, end - start, height), (16, 8, 4), 0.4)
    canvas.frame(place(name), BRASS, 6)


def dollars(speak: Speak, amount: int) -> str:
    """An amount of money as the language writes it."""
    return speak(say("dice_town.amount.dollars", dollars=amount))


def _lay(canvas: Canvas, speak: Speak, card: Card | Back, at: Point, side: Side = Side.FACE) -> None:
    canvas.patch("shadows/rect", _around(at))
    TownCard(card, speak, side).draw(canvas, at, CARD_ZOOM)


def _around(at: Point) -> Area:
    width, height = SIZE[0] * CARD_ZOOM, SIZE[1] * CARD_ZOOM
    return at[0] - width / 2 - 8, at[1] - height / 2 - 8, width + 20, height + 24


def _deck(canvas: Canvas, speak: Speak, top: Card | Back, count: int, name: str) -> None:
    if count:
        x, y = spot(name)
        _lay(canvas, speak, top, (x, y))
        for level in range(1, min(3, 1 + count // 6)):
            TownCard(top, speak).draw(canvas, (x - level * _STACK, y - level * _STACK), CARD_ZOOM)
    draw_count(canvas, str(count), slot(name))


def _heap(canvas: Canvas, name: str, amount: int, area: Area, words: str) -> None:
    """Nuggets or money, more of it the larger its picture."""
    if amount:
        columns = canvas.art.entry(name).columns
        column = min(columns - 1, (amount - 1) * columns // 12)
        x, y = middle(area)
        zoom = 104 / canvas.art.entry(name).size[1]
        canvas.image(name, (x, y - 4), "", column, zoom=zoom)
    draw_count(canvas, words, area)
