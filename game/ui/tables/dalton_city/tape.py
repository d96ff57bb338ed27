"""The paper tape that a telegram ticks out on: its words in dots and dashes."""

import unicodedata
from functools import lru_cache

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import INK

_LETTERS = (
    "a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- "
    "u..- v...- w.-- x-..- y-.-- z--.. 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----. 0-----"
)
_SIGNS = {each[0]: each[1:] for each in _LETTERS.split()}
_DOT, _DASH, _GAP, _SPACE = 6.0, 18.0, 7.0, 13.0
"""How long a dot and a dash are, what is between two of them, and what is more between two letters."""
_HIGH = 6.0
_END = 30.0
"""How much of the tape is torn and bare at each end."""


def draw_tape(canvas: Canvas, area: Area, words: str, shown: float) -> None:
    """As much as has come out of the machine at the left: what was sent first is furthest to the right."""
    x, y, width, height = area
    placed = marks(words)
    out = shown * sum(placed[-1])
    canvas.patch("dalton_city/tape", (x, y, min(width, out + 2 * _END), height))
    middle = y + height / 2 - 2
    for start, length in placed:
        left = x + _END + out - start - length
        if x + _END <= left <= x + width - _END - length:
            canvas.fill((left, middle - _HIGH / 2, length, _HIGH), INK)


@lru_cache(maxsize=4)
def marks(words: str) -> list[tuple[float, float]]:
    """Where each dot and dash begins on the tape, and how long it is."""
    plain = unicodedata.normalize("NFKD", words.lower())
    at, placed = 0.0, []
    for letter in plain:
        for sign in _SIGNS.get(letter, ""):
            length = _DOT if sign == "." else _DASH
            placed.append((at, length))
            at += length + _GAP
        at += _SPACE if letter in _SIGNS or letter == " " else 0
    return placed
