"""File names for what people call their saves: safe on every system, and readable back."""

from unicodedata import normalize
from urllib.parse import quote, unquote

from game.engine import cleaned
from game.engine.record import NOBODY

LENGTH = 60
_BYTES = 150  # some encrypted home folders take no more than 143 with everything, and save-….record.previous
_PLAIN = " -_'!(),"


def file_stem(title: str) -> str:
    """A title as part of a file name; empty if nothing of it can be written."""
    text = normalize("NFC", cleaned(title, LENGTH))
    if text == NOBODY:
        return ""
    stem = ""
    for each in text:
        more = each if each.isalnum() or each in _PLAIN else quote(each, safe="")
        more = "%2E" if each == "." else "%7E" if each == "~" else more  # quote leaves these two as they are
        if len((stem + more).encode()) > _BYTES - 40:
            break
        stem += more
    return stem.rstrip()


def whole(title: str) -> bool:
    """Whether a file name has room for all of a title: signs and emoji take more of it than letters do."""
    return title_of(file_stem(title)) == normalize("NFC", cleaned(title, LENGTH))


def title_of(stem: str) -> str:
    """The title in a file name."""
    return cleaned(unquote(stem), LENGTH)
