"""Sentences with pictures: dice, money, nuggets and cards are shown where they are told."""

import re
from dataclasses import replace

from game.engine import Message
from game.text import Speaker
from game.ui.markup import careful

_DICE = ("dice", "face", "other_face", "before", "after", "number")
"""What dice are called among a sentence's arguments."""
_FACES = {name: f"{{icon:die_{name}}}" for name in ("9", "10", "J", "Q", "K", "A")} | {
    str(pips): f"{{icon:pip_{pips}}}" for pips in range(1, 7)
}
"""Both games' dice: no face is on both."""
_COUNTED = {
    "dice_town.amount.nuggets": "nugget",
    "dice_town.amount.cards": "card",
    "dice_town.amount.deeds": "deed",
    "dice_town.amount.deeds_worth": "deed",
    "dice_town.amount.store_cards": "card",
    "dice_town.event.mined": "nugget",
    "dice_town.event.nuggets_found": "nugget",
    "dice_town.event.nuggets_given": "nugget",
}
"""Messages whose number has something to show."""
_CARD = "dice_town.card.told"
"""A card by its name."""
_MONEY = re.compile(r"(?<!\\)\$(\d[\d,]*)|(\d[\d\u202f]*)[\u00a0\u202f ]\$")
_DIE = r"\{icon:(?:die|pip)_\w+\}"
_GLUED = re.compile(rf" (?=(?:{_DIE}){{1,3}}(?!{_DIE})|·)")
"""Spaces at which no line breaks: a few dice stay with whoever has them, and no line begins with a dot."""


def illustrated(sentence: Message, speak: Speaker) -> str:
    """A sentence in words, as markup with icons for what it is about."""
    return _MONEY.sub(_money, _told(sentence, careful(speak)))


def _told(message: Message, speak: Speaker) -> str:
    shown = tuple((name, _argument(message, name, value, speak)) for name, value in message.arguments)
    words = speak(replace(message, arguments=shown))
    words = _GLUED.sub("\u00a0", words)
    return "{icon:card}\u202f" + words if message.key == _CARD else words


def _argument(message: Message, name: str, value: object, speak: Speaker) -> object:
    match value:
        case Message():
            return _told(value, speak)
        case tuple():
            return tuple(_argument(message, name, each, speak) for each in value)
        case str() | int() if name in _DICE:
            return "".join(_FACES.get(face, face) for face in str(value).split("·"))
        case int() if name == "n" and message.key in _COUNTED:
            return f"{{icon:{_COUNTED[message.key]}}}\u202f{value}"
    return value


def _money(found: re.Match[str]) -> str:
    return "{icon:money}\u202f" + found[0]
