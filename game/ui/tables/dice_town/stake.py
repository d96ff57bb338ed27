"""What a place would bring somebody now, on a tag."""

from collections.abc import Sequence

from game.engine import Seat, say
from game.games.dice_town.dice import Face, Faces
from game.games.dice_town.places import CLASSIC, PLACES
from game.games.dice_town.view import View
from game.games.dice_town.words.dice import shown
from game.games.dice_town.words.places import PLACES as SIGNS
from game.games.dice_town.words.stakes import leaders, told_stake
from game.play.illustrated import illustrated
from game.ui.canvas import Canvas
from game.ui.styles import BRASS, INK
from game.ui.tables.dice_town.layout import place as area
from game.ui.tables.kit.any_table import AnyTable
from game.ui.tables.kit.tags import draw_stake

_OPENED_BY = {place.face: slug for slug, place in PLACES.items()}


def stake_of(table: AnyTable[View], place: str, action: str, seat: Seat, dice: Faces | None = None) -> str:
    """In words; with the dice that a seat has laid open, if no others are given."""
    view: View = table.picture_view
    return table.speaker.word(
        told_stake(view, place, action, seat, view.kept[seat] if dice is None else dice)
    )


def leading(table: AnyTable[View], place: str) -> tuple[tuple[Seat, ...], str]:
    """Who would go to a place now, and what there is for them; nobody, and no words, if nobody would."""
    seats = leaders(table.picture_view, place)
    return seats, stake_of(table, place, CLASSIC, seats[0]) if seats else ""


def told_face(table: AnyTable[View], seat: Seat, face: Face, dice: Faces) -> str:
    """What all the dice of a face would bring at its place, should nobody have more of them."""
    place = _OPENED_BY.get(face, "town_hall")
    same = shown(face for each in dice if each == face)
    stake = told_stake(table.picture_view, place, CLASSIC, seat, dice)
    told = say("ui.dice_town.stake.face", place=SIGNS[place].sign.name, dice=same, stake=stake)
    return illustrated(told, table.speaker)


def draw_prospects(canvas: Canvas, table: AnyTable[View], seat: Seat, dice: Faces) -> None:
    """At the doors of the street, what some dice would bring a seat that has most of each face."""
    for name, opened in PLACES.items():
        if opened.face is None or opened.face in dice:
            draw_at_door(canvas, stake_of(table, name, CLASSIC, seat, dice), name)


def draw_goal(canvas: Canvas, face: Face) -> None:
    """The house that a die fights for, lit up; the Ace, which has none, counts only in the poker hand."""
    house = area(_OPENED_BY.get(face, "town_hall"))
    canvas.fill(house, BRASS, 0.18)
    canvas.frame(house, INK, 9)
    canvas.frame(house, BRASS, 5)


def draw_at_door(canvas: Canvas, words: str, name: str, colours: Sequence[str] = ()) -> None:
    """A tag at the door of a place of the street."""
    x, y, wide, high = area(name)
    draw_stake(canvas, words, (x + wide / 2, y + high - 26), wide - 12, colours)
