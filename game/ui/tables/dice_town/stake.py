"""What a place would bring somebody now, on a tag."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine import Seat, say
from game.games.dice_town.dice import Face, Faces
from game.games.dice_town.places import CLASSIC, PLACES
from game.games.dice_town.view import View
from game.games.dice_town.words.dice import shown
from game.games.dice_town.words.places import PLACES as SIGNS
from game.games.dice_town.words.stakes import leaders, told_stake
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.styles import BRASS, PARCHMENT, Style
from game.ui.tables.dice_town.layout import place as area
from game.ui.tables.illustrated import illustrated

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

_DARK = (28, 13, 6)
_WORDS = Style("bitter_bold", 24, PARCHMENT, grows=False)
_OPENED_BY = {place.face: slug for slug, place in PLACES.items()}
_HIGH, _BADGE, _AIR = 38.0, 34.0, 12.0


def stake_of(table: "DiceTownTable", place: str, action: str, seat: Seat, dice: Faces | None = None) -> str:
    """In words; with the dice that a seat has laid open, if no others are given."""
    view: View = table.picture_view
    return table.speaker.word(
        told_stake(view, place, action, seat, view.kept[seat] if dice is None else dice)
    )


def leading(table: "DiceTownTable", place: str) -> tuple[tuple[Seat, ...], str]:
    """Who would go to a place now, and what there is for them; nobody, and no words, if nobody would."""
    seats = leaders(table.picture_view, place)
    return seats, stake_of(table, place, CLASSIC, seats[0]) if seats else ""


def told_face(table: "DiceTownTable", seat: Seat, face: Face, dice: Faces) -> str:
    """What all the dice of a face would bring at its place, should nobody have more of them."""
    place = _OPENED_BY.get(face, "town_hall")
    same = shown(face for each in dice if each == face)
    stake = told_stake(table.picture_view, place, CLASSIC, seat, dice)
    told = say("ui.dice_town.stake.face", place=SIGNS[place].sign.name, dice=same, stake=stake)
    return illustrated(told, table.speaker)


def draw_prospects(canvas: Canvas, table: "DiceTownTable", seat: Seat, dice: Faces) -> None:
    """At the doors of the street, what some dice would bring a seat that has most of each face."""
    for name, opened in PLACES.items():
        if opened.face is None or opened.face in dice:
            draw_at_door(canvas, stake_of(table, name, CLASSIC, seat, dice), name)


def draw_at_door(canvas: Canvas, words: str, name: str, colours: Sequence[str] = ()) -> None:
    """A tag at the door of a place of the street."""
    x, y, wide, high = area(name)
    draw_stake(canvas, words, (x + wide / 2, y + high - 26), wide - 12, colours)


def draw_stake(canvas: Canvas, words: str, middle: Point, widest: float, colours: Sequence[str] = ()) -> None:
    """A dark tag around a point: the badges of players, and what they would get."""
    badges = _BADGE * len(colours)
    style = canvas.type.fitting(words, _WORDS, widest - badges - 2 * _AIR)
    wide = canvas.type.width(words, style) + badges + 2 * _AIR + (6 if colours else 0)
    left, top = middle[0] - wide / 2, middle[1] - _HIGH / 2
    canvas.fill((left, top, wide, _HIGH), _DARK, 0.92)
    corners: list[Point] = [
        (left, top),
        (left + wide, top),
        (left + wide, top + _HIGH),
        (left, top + _HIGH),
    ]
    canvas.line(corners, BRASS, 2, closed=True)
    for n, colour in enumerate(colours):
        at = left + _AIR + (n + 0.5) * _BADGE - 3, middle[1]
        canvas.image("icons/player", at, colour, zoom=0.8)
    canvas.text(words, (left + wide - _AIR, middle[1]), style, "right")
