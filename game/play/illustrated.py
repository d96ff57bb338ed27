"""Sentences with pictures: dice, money and whatever else a game has pictures of are shown where told."""

import re
from dataclasses import replace

from game import games
from game.engine import Message
from game.games.dice import Dice
from game.games.game import Pictures
from game.markup import careful
from game.text import Speaker

_MONEY = re.compile(r"(?<!\\)\$(\d[\d,]*)|(\d[\d\u202f]*)[\u00a0\u202f ]\$")
_DIE = r"\{icon:(?:die|pip)_\w+\}"
_GLUED = re.compile(rf" (?=(?:{_DIE}){{1,3}}(?!{_DIE})|·)")
"""Spaces at which no line breaks: a few dice stay with whoever has them, and no line begins with a dot."""


def illustrated(sentence: Message, speak: Speaker) -> str:
    """A sentence in words, as markup with icons for what it is about."""
    return _MONEY.sub(_money, _told(sentence, careful(speak)))


def _told(message: Message, speak: Speaker) -> str:
    pictures = _pictures(message)
    shown = tuple(
        (name, _argument(pictures, message.key, name, value, speak)) for name, value in message.arguments
    )
    words = speak(replace(message, arguments=shown))
    words = _GLUED.sub("\u00a0", words)
    icon = pictures.named.get(message.key)
    return words if icon is None else f"{{icon:{icon}}}\u202f{words}"


def _argument(pictures: Pictures, key: str, name: str, value: object, speak: Speaker) -> object:
    match value:
        case Message():
            return _told(value, speak)
        case tuple():
            return tuple(_argument(pictures, key, name, each, speak) for each in value)
        case str() | int() if name in pictures.dice:
            return "".join(_face(pictures.dice[name], face) for face in str(value).split("·"))
        case int() if name == "n" and key in pictures.counted:
            return f"{{icon:{pictures.counted[key]}}}\u202f{value}"
    return value


def _face(dice: Dice, face: str) -> str:
    return f"{{icon:{dice.icon}{face}}}" if dice.icon and face in dice.faces else face


def _pictures(message: Message) -> Pictures:
    """Those of the game that says it: a key begins with the game's name, or has it after `ui` or `ai`."""
    spoken = message.key.split(".", 2)[:2]
    return next((each.pictures for each in games.GAMES if each.rules.slug in spoken), _NONE)


def _money(found: re.Match[str]) -> str:
    return "{icon:money}\u202f" + found[0]


_NONE = Pictures()
