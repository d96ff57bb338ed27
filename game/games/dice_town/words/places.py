"""Names and texts of the town's places and of what can be done there."""

from dataclasses import dataclass

from game.engine import Message, say


@dataclass(frozen=True, slots=True)
class Named:
    """A name and a short text."""

    name: Message
    text: Message


@dataclass(frozen=True, slots=True)
class PlaceWords:
    """A place: its sign, `at the bank`, and what happens when nobody comes."""

    sign: Named
    at: Message
    deserted: Message
    classic: Named
    new: Named


PLACES = {
    "mine": PlaceWords(
        Named(say("dice_town.place.mine"), say("dice_town.place.mine.text")),
        say("dice_town.place.mine.at"),
        say("dice_town.place.mine.deserted"),
        Named(say("dice_town.action.dig"), say("dice_town.action.dig.text")),
        Named(say("dice_town.action.pan"), say("dice_town.action.pan.text")),
    ),
    "bank": PlaceWords(
        Named(say("dice_town.place.bank"), say("dice_town.place.bank.text")),
        say("dice_town.place.bank.at"),
        say("dice_town.place.bank.deserted"),
        Named(say("dice_town.action.rob"), say("dice_town.action.rob.text")),
        Named(say("dice_town.action.hold_up"), say("dice_town.action.hold_up.text")),
    ),
    "store": PlaceWords(
        Named(say("dice_town.place.store"), say("dice_town.place.store.text")),
        say("dice_town.place.store.at"),
        say("dice_town.place.store.deserted"),
        Named(say("dice_town.action.shop"), say("dice_town.action.shop.text")),
        Named(say("dice_town.action.doc"), say("dice_town.action.doc.text")),
    ),
    "saloon": PlaceWords(
        Named(say("dice_town.place.saloon"), say("dice_town.place.saloon.text")),
        say("dice_town.place.saloon.at"),
        say("dice_town.place.saloon.deserted"),
        Named(say("dice_town.action.steal"), say("dice_town.action.steal.text")),
        Named(say("dice_town.action.recruit"), say("dice_town.action.recruit.text")),
    ),
    "sheriff": PlaceWords(
        Named(say("dice_town.place.sheriff"), say("dice_town.place.sheriff.text")),
        say("dice_town.place.sheriff.at"),
        say("dice_town.place.sheriff.deserted"),
        Named(say("dice_town.action.star"), say("dice_town.action.star.text")),
        Named(say("dice_town.action.hunt"), say("dice_town.action.hunt.text")),
    ),
    "town_hall": PlaceWords(
        Named(say("dice_town.place.town_hall"), say("dice_town.place.town_hall.text")),
        say("dice_town.place.town_hall.at"),
        say("dice_town.place.town_hall.deserted"),
        Named(say("dice_town.action.mayor"), say("dice_town.action.mayor.text")),
        Named(say("dice_town.action.mayors_wife"), say("dice_town.action.mayors_wife.text")),
    ),
}
"""The places that dice open, by slug."""

OTHER_PLACES = {
    "stagecoach": Named(say("dice_town.place.stagecoach"), say("dice_town.place.stagecoach.text")),
    "village": Named(say("dice_town.place.village"), say("dice_town.place.village.text")),
    "doc": Named(say("dice_town.place.doc"), say("dice_town.place.doc.text")),
}
