"""The town's six places with a face or a hand to win them, and who is best at them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.engine import Seat
from game.games.dice_town.cards import Occasion
from game.games.dice_town.dice import JACK, KING, NINE, QUEEN, TEN, Face, Faces, poker
from game.games.dice_town.town import Town

CLASSIC, NEW = "classic", "new"
"""The two actions of a place."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the town, and the face that opens it (none: the poker hand)."""

    slug: str
    face: Face | None
    occasion: Occasion | None = None
    """Cards anybody may play here whoever comes, if anybody does."""


PLACES: dict[str, Place] = {
    place.slug: place
    for place in (
        Place("mine", NINE),
        Place("bank", TEN),
        Place("store", JACK),
        Place("saloon", QUEEN),
        Place("sheriff", KING, occasion=Occasion.SHERIFF),
        Place("town_hall", None),
    )
}


def best_at(town: Town, place: Place, but: Seat | None = None) -> tuple[Seat, ...]:
    """Who is best at a place, equals together; one seat does not count, as it has a position already."""
    return best(town.kept, [seat for seat in town.clockwise() if seat != but], place.face)


def best(kept: Sequence[Sequence[Face]], seats: Sequence[Seat], face: Face | None) -> tuple[Seat, ...]:
    """Who has most of a face among some seats, or without one the best hand; nobody who has none."""
    worth: list[Any]
    if face is None:
        worth = [poker(tuple(sorted(kept[seat]))) for seat in seats]
    else:
        worth = [kept[seat].count(face) for seat in seats]
    most = max(worth)
    return tuple([seat for seat, each in zip(seats, worth, strict=True) if each == most]) if most else ()


def counting(kept: Sequence[Face], face: Face | None) -> Faces:
    """Those of some dice that count at a place: all of a face, or without one the whole hand."""
    return tuple(sorted(kept) if face is None else [each for each in kept if each == face])


def standing(
    kept: Sequence[Sequence[Face]], seats: Sequence[Seat], face: Face | None
) -> tuple[tuple[Seat, ...], ...]:
    """Everybody who has something for a place, the best first, equals together."""
    left, found = list(seats), list[tuple[Seat, ...]]()
    while left and (level := best(kept, left, face)) and kept[level[0]]:
        found.append(level)
        left = [seat for seat in left if seat not in level]
    return tuple(found)
