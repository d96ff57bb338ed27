"""The town's dice and cards as things on a phone."""

from collections.abc import Iterable

from game.engine import say
from game.games.dice_town.art import Side, art_of
from game.games.dice_town.cards import Back, Card, deed_value, kind, outlaws
from game.games.dice_town.dice import NAMES, Face
from game.games.dice_town.words.cards import name, text
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Thing

_DICE = "dice/poker/rest"


def die(face: Face, key: str = "") -> Thing:
    """One die as it lies."""
    return Thing(_DICE, NAMES[face], NAMES[face], key=key)


def dice(faces: Iterable[Face]) -> tuple[Thing, ...]:
    """Dice side by side, the lowest first."""
    return tuple(map(die, sorted(faces)))


def keyed(faces: Iterable[Face]) -> tuple[Thing, ...]:
    """Dice that can be picked: equal ones have the same key, for it does not matter which of them it is."""
    return tuple(die(face, f"die:{NAMES[face]}") for face in sorted(faces))


def die_keys(faces: Iterable[Face]) -> tuple[str, ...]:
    """What an option calls dice."""
    return tuple(f"die:{NAMES[face]}" for face in faces)


def card(seen: Seen, which: Card, side: Side = Side.FACE, *, fixed: bool = False) -> Thing:
    """A card with what it is called and does."""
    seal = str(deed_value(which) or "")
    if side is Side.WANTED and kind(which) == "outlaw":
        seal = seen.name(say("dice_town.amount.dollars", dollars=outlaws()[which].dollars))
    return Thing(art_of(which, side), "", seen.name(name(which)), seen.say(text(which)), which, seal, fixed)


def cards(seen: Seen, several: Iterable[Card], side: Side = Side.FACE) -> tuple[Thing, ...]:
    """Cards side by side."""
    return tuple(card(seen, each, side) for each in several)


def back(which: Back) -> Thing:
    """A card of which only the back is seen."""
    return Thing(f"cards/back/{which}")


def backs(counted: tuple[int, int]) -> tuple[Thing, ...]:
    """A hand as others see it: deeds first, then store cards."""
    deeds, store = counted
    return (*[back(Back.DEED)] * deeds, *[back(Back.STORE)] * store)


_SIGNS = {
    "mine": "die_9",
    "bank": "die_10",
    "store": "die_J",
    "saloon": "die_Q",
    "sheriff": "die_K",
    "town_hall": "deed",
    "doc": "doc",
}


def house(seen: Seen, place: str) -> Thing:
    """A place of the street, by the die that opens it."""
    words = PLACES[place].sign if place in PLACES else OTHER_PLACES[place]
    return Thing(f"icons/{_SIGNS[place]}", name=seen.name(words.name))
