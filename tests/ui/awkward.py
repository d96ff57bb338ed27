"""Texts of all the kinds that people type, paste or have in their files, and that are hard to draw."""

import random

AWKWARD: dict[str, str] = {
    "nothing": "",
    "spaces": " \u2003\u3000\u2009\u1680",
    "zero width": "\u200b\u2060\ufeff",
    "variation selectors": "\ufe0f\ufe0e\U000e0101",
    "a heart": "❤\ufe0f",
    "a skull": "☠\ufe0f",
    "a keycap": "1\ufe0f\u20e3",
    "a family": "👨\u200d👩\u200d👧\u200d👦",
    "a flag": "🇫🇷",
    "a shade of skin": "👍🏽",
    "tags": "🏴\U000e0067\U000e0062\U000e007f",
    "a lone surrogate": "caf\udce9.record",
    "half a pair": "\ud83d",
    "right to left marks": "\u200f\u200e\u061c",
    "an override": "\u202eAnna\u202c\u2066\u2069",
    "right to left": "שלום مرحبا",
    "fillers": "\u3164\u115f\u1160\uffa0\u17b4",
    "NUL": "\0",
    "NUL within": "An\0na",
    "control characters": "".join(map(chr, [*range(1, 32), *range(127, 160)])),
    "line ends": "a\nb\r\nc\u2028d\u2029e\vf",
    "accents alone": "\u0301\u0302\u0303",
    "a storm of accents": "Z" + "\u0300\u0315\u0331\u0489" * 300,
    "other planes": "𝔄𝕭\U00010348\U0002070e",
    "nobody's": "\ue000\U0010ffff\ufffe\uffff\u0378",
    "signs of the program": "*_{icon:dice}\\ $5 {player} {} %s",
    "one wide word": "W" * 80,
    "far too long": "Annabelle " * 3000,
    "far too long a word": "W" * 30_000,
    "far too much of nothing": "\u200b" * 30_000,
}
"""Each by its kind; all texts of one kind that were ever seen to fail are here."""


def anything(chance: random.Random) -> str:
    """Some characters of any planes, or a mixture of what is awkward."""
    if chance.random() < 0.5:
        return "".join(chr(chance.randrange(0x110000)) for _ in range(chance.randrange(24)))
    pieces = chance.choices(list(AWKWARD.values()), k=chance.randrange(1, 5))
    return "".join(piece[: chance.randrange(1, 9)] for piece in pieces)
