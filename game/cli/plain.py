"""What a terminal may be told: a sentence may quote a file or an argument, and those hold anything."""

from unicodedata import category

_LONGEST = 500


def plain(sentence: str) -> str:
    """One line that is not too long, with nothing in it that could steer the terminal."""
    short = sentence
    if len(sentence) > _LONGEST:
        short = f"{sentence[: _LONGEST // 2]}…{sentence[-_LONGEST // 2 :]}"
    return "".join(each if each.isprintable() or category(each) == "Zs" else "?" for each in short)
