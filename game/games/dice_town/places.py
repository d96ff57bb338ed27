"""The town's six places with a face or a hand to win them, declared."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine import Frame, Seat
from game.games.dice_town.cards import Moment
from game.games.dice_town.dice import JACK, KING, NINE, QUEEN, TEN, Face
from game.games.dice_town.frames.bank import HoldUp, Robbing
from game.games.dice_town.frames.doc import DocVisit
from game.games.dice_town.frames.mine import Mining, Panning
from game.games.dice_town.frames.saloon import Recruiting, Saloon
from game.games.dice_town.frames.sheriff import Hunting, TakingStar
from game.games.dice_town.frames.store import Shopping
from game.games.dice_town.frames.town_hall import SeducingMayorsWife, SupportingMayor
from game.games.dice_town.world import World


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the town: the face that opens it (none: the poker hand) and its two actions."""

    slug: str
    face: Face | None
    classic: Callable[[Seat], Frame[World]]
    new: Callable[[Seat], Frame[World]]
    moment: Moment | None = None
    """Cards anybody may play here whoever comes, if anybody does."""


PLACES: dict[str, Place] = {
    place.slug: place
    for place in (
        Place("mine", NINE, Mining, Panning),
        Place("bank", TEN, Robbing, HoldUp),
        Place("store", JACK, Shopping, DocVisit),
        Place("saloon", QUEEN, Saloon, Recruiting),
        Place("sheriff", KING, TakingStar, Hunting, moment=Moment.SHERIFF),
        Place("town_hall", None, SupportingMayor, SeducingMayorsWife),
    )
}
