"""Turns what the engine says into words of the player's language."""

import gettext
import locale
import os
import re
import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NoReturn

from game import paths
from game.engine.message import Message, Trouble, Who, say

DOMAIN = "dustwater"
LANGUAGES = ("en", "fr")

_SPELLINGS = {"en": ("en", "english", "c", "posix"), "fr": ("fr", "french", "français")}
_FRENCH_NUMBER = str.maketrans({",": "\u202f", ".": ",", "%": "\u202f%"})


class NoCatalogues(Exception):
    """The catalogues are not compiled, so that there are no words to say even this in."""


class MissingText(KeyError):
    """A key that no catalogue holds: a mistake of the program."""


class _Nothing(gettext.NullTranslations):
    """Stands behind a catalogue so that a missing key is an error instead of words on the screen."""

    def gettext(self, message: str) -> NoReturn:
        raise MissingText(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> NoReturn:
        raise MissingText(msgid1)


def system_language() -> str:
    """The language the system is set to, or English where it is one we do not speak."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wishes := os.environ.get(variable):
            known = (_language(wish) for wish in wishes.split(":"))
            return next((language for language in known if language), "en")
    return _language(locale.getlocale()[0] or "") or "en"


def _language(name: str) -> str | None:
    """The language of a locale's name: `fr_CA.UTF-8`, `fr-CA` or, on Windows, `French_Canada.1252`."""
    first = re.split(r"[_.@-]", name, maxsplit=1)[0].lower()
    return next((language for language, spellings in _SPELLINGS.items() if first in spellings), None)


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    try:
        catalogue = gettext.translation(DOMAIN, paths.locale(), [language])
    except FileNotFoundError:
        raise NoCatalogues(
            "Dustwater’s words are not compiled: run “make catalogues”, or install the program with pip."
        ) from None
    catalogue.add_fallback(_Nothing())
    return catalogue


def teach_argparse(language: str) -> None:
    """Have argparse, which asks the process-wide gettext, speak the language from now on."""
    os.environ["LANGUAGE"] = language
    gettext.bindtextdomain(DOMAIN, paths.locale())
    gettext.textdomain(DOMAIN)


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says messages in one language, calling the seats by their names."""

    language: str
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            raise Trouble(say("text.unknown_language", language=self.language, known=LANGUAGES))
        _catalogue(self.language)

    def __call__(self, message: Message) -> str:
        """The message in words; MissingText for a key no catalogue holds."""
        catalogue = _catalogue(self.language)
        if message.count is None:
            words = catalogue.gettext(message.key)
        else:
            words = catalogue.ngettext(message.key, message.key, message.count)
        return _Filler(self).vformat(words, (), dict(message.arguments))

    def word(self, value: object, form: str = "") -> str:
        """One argument in words, in the form that `{placeholder:form}` asks for."""
        match value:
            case Message():
                return format(self(value), form)
            case Who(seat):
                return format(self.names[seat], form)
            case str():
                return format(str(value), form)
            case tuple() | list():
                return format(self._list([self.word(item) for item in value]), form)
            case int() | float() if not isinstance(value, bool):
                return self._number(value, form)
        raise TypeError(f"{value!r} cannot be said")

    def _list(self, words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self(say("text.and", head=", ".join(words[:-1]), last=words[-1]))

    def _number(self, value: float, form: str) -> str:
        plain = format(value, form or ",")
        return plain.translate(_FRENCH_NUMBER) if self.language == "fr" else plain


class _Filler(string.Formatter):
    """Fills the braces of a text with the words of a speaker."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def get_value(self, key: int | str, args: Sequence[object], kwargs: Mapping[str, object]) -> object:
        return kwargs[str(key)]

    def format_field(self, value: object, format_spec: str) -> str:
        return self._speaker.word(value, format_spec)
