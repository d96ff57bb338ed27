"""File names for what people call their saves: safe on every system, and readable back."""

from unicodedata import normalize
from urllib.parse import quote, unquote

from game.engine import cleaned
from game.engine.record import NOBODY

ENDING = ".record"
KEPT = "match-"
NAMED = "save-"
LENGTH = 60
_BYTES = 143 - len("save-.record.previous3.1234567.tmp")
"""Some encrypted home folders take no longer names, and a number of a process is part of the longest."""
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
        if len((stem + more).encode()) > _BYTES:
            break
        stem += more
    return stem.rstrip()


def whole(title: str) -> bool:
    """Whether a file name has room for all of a title: signs and emoji take more of it than letters do."""
    return title_of(file_stem(title)) == normalize("NFC", cleaned(title, LENGTH))


def title_of(stem: str) -> str:
    """The title in a file name."""
    return cleaned(unquote(stem), LENGTH)
