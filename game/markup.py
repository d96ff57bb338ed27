"""Sentences as markup in which what people typed is printed as it is, whatever stars it holds."""

import re
from dataclasses import replace
from functools import lru_cache

from game.engine import Message
from game.text import Speaker

_MARKUP = re.compile(r"([\\*_{$])")


def plain(words: str) -> str:
    """Words that are printed as they are, whatever a player typed."""
    return _MARKUP.sub(r"\\\1", words)


@lru_cache(maxsize=16)
def careful(speak: Speaker) -> Speaker:
    """Calls the seats by names without a meaning in markup."""
    return Speaker(speak.language, tuple(map(plain, speak.names)))


def marked(message: Message, speak: Speaker) -> str:
    """A sentence for a paragraph: only its own words have a meaning in markup, not what it is filled with."""
    return careful(speak)(_filled(message))


def _filled(message: Message) -> Message:
    return replace(message, arguments=tuple((name, _argument(value)) for name, value in message.arguments))


def _argument(value: object) -> object:
    match value:
        case str():
            return plain(value)
        case Message():
            return _filled(value)
        case tuple() | list():
            return tuple(map(_argument, value))
    return value
