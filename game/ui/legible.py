"""Any text whatever as something that can be drawn: what people type, and what lies about in their files.

A reader's character may be several of Unicode's: a letter and its accents, an emoji and what joins it to
others, a mark that says which way to read. Some of them draw to nothing, and SDL refuses to do that.
"""

from collections.abc import Iterator
from unicodedata import category, normalize

UNKNOWN = "¤"
"""Stands for whatever cannot be drawn: Bitter has it, and nobody writes it."""
_JOINER = "\u200d"
_SPACES = " \u00a0\u202f"
"""The spaces that a line knows; all others become plain ones."""
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0").union(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0000, 0xE1000)))
)
"""Fillers and choices of a variant: drawn to nothing though their category does not say so."""


def legible(text: str) -> str:
    """The text with one letter, accents and all, for each character that a reader sees, and nothing else.

    Accents that Unicode has no letter with are left out: our typefaces would put them beside it, or many of
    them over the lines above.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_drawn, characters(normalize("NFC", text))))


def characters(text: str) -> Iterator[str]:
    """What a reader takes for one character each: nothing is taken out of the middle of one."""
    found = ""
    for each in text:
        if found and _belongs(each, found):
            found += each
        else:
            if found:
                yield found
            found = each
    if found:
        yield found


def _belongs(each: str, before: str) -> bool:
    """Whether it only adds to the character before it: an accent, a colour of skin, half of a flag."""
    if before[-1] == _JOINER or _unseen(each) or category(each).startswith("M"):
        return not before.isspace()
    if "\U0001f3fb" <= each <= "\U0001f3ff":
        return True
    return _half_flag(each) and len(before) == 1 and _half_flag(before)


def _drawn(character: str) -> str:
    first = next((each for each in character if not _unseen(each)), "")
    if first.isspace():
        return first if first in _SPACES else " "
    if not first or category(first).startswith("M"):
        return ""  # an accent without a letter
    return UNKNOWN if category(first).startswith("C") else first


def _unseen(each: str) -> bool:
    return category(each) == "Cf" or each in _UNSEEN


def _half_flag(each: str) -> bool:
    return "\U0001f1e6" <= each <= "\U0001f1ff"
