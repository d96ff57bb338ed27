"""Chord symbols as tones, and voicings that move as little as possible from one chord to the next."""

import re
from collections.abc import Sequence
from itertools import combinations, pairwise

from music.notation import SIGNS, STEPS

QUALITIES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "dim": (0, 3, 6),
    "sus4": (0, 5, 7),
    "6": (0, 4, 7, 9),
}
_SYMBOL = re.compile(r"([A-G])([#b]?)([a-z0-9]*)(?:/([A-G])([#b]?))?")
OCTAVE = 12
MUDDY = 48
"""Below C3, close thirds growl."""


def tones(symbol: str) -> tuple[int, ...]:
    """The pitch classes of a chord, root first."""
    root, sign, quality, _, _ = _parsed(symbol)
    base = STEPS[root] + SIGNS[sign]
    return tuple((base + step) % OCTAVE for step in QUALITIES[quality])


def bass(symbol: str) -> int:
    """The pitch class at the bottom: the root, or what follows the stroke."""
    root, sign, _, under, under_sign = _parsed(symbol)
    return (STEPS[under] + SIGNS[under_sign or ""] if under else STEPS[root] + SIGNS[sign]) % OCTAVE


def fifth(symbol: str) -> int:
    """The pitch class that a bass alternates with."""
    return tones(symbol)[2]


def nearest(wanted: int, near: int, low: int, high: int) -> int:
    """The pitch of that class between the limits that is closest to another."""
    fitting = [pitch for pitch in range(low, high + 1) if pitch % OCTAVE == wanted]
    return min(fitting, key=lambda pitch: (abs(pitch - near), pitch))


def voicings(symbols: Sequence[str], voices: int, low: int, high: int) -> list[tuple[int, ...]]:
    """For each chord so many pitches between the limits, each set as near as possible to the last."""
    found: list[tuple[int, ...]] = []
    before = tuple(low + (high - low) * (index + 1) // (voices + 1) for index in range(voices))
    for symbol in symbols:
        before = min(_possible(symbol, voices, low, high), key=lambda pitches: _cost(pitches, before))
        found.append(before)
    return found


def _possible(symbol: str, voices: int, low: int, high: int) -> list[tuple[int, ...]]:
    """Every way to play a chord that has its third, and its seventh if it has one."""
    classes = tones(symbol)
    needed = {classes[1], *classes[3:]}
    pitches = [pitch for pitch in range(low, high + 1) if pitch % OCTAVE in classes]
    return [
        chosen
        for chosen in combinations(pitches, voices)
        if needed <= {pitch % OCTAVE for pitch in chosen} and chosen[-1] - chosen[0] <= OCTAVE + 4
    ]


def _cost(pitches: tuple[int, ...], before: tuple[int, ...]) -> float:
    motion = sum(abs(pitch - old) for pitch, old in zip(pitches, before, strict=True))
    gaps = [upper - lower for lower, upper in pairwise(pitches)]
    mud = sum(gap < 5 and lower < MUDDY for gap, lower in zip(gaps, pitches, strict=False))
    doubled = len(pitches) - len({pitch % OCTAVE for pitch in pitches})
    return motion + 4 * mud + 2.5 * doubled + 3 * sum(gap < 2 for gap in gaps)


def _parsed(symbol: str) -> tuple[str, str, str, str | None, str | None]:
    found = _SYMBOL.fullmatch(symbol)
    if found is None or found.group(3) not in QUALITIES:
        raise ValueError(f"{symbol} is no chord")
    root, sign, quality, under, under_sign = found.groups()
    return root, sign, quality, under, under_sign
