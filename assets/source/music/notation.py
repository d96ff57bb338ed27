"""A small notation for tunes: bars of notes as text, and bars of chord symbols."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SIGNS = {"#": 1, "b": -1, "": 0}
_PITCH = re.compile(r"([A-G])([#b]?)(\d)")


@dataclass(frozen=True, slots=True)
class Note:
    """One sounding note; times in beats, force 1 for the usual."""

    start: Fraction
    length: Fraction
    pitch: int
    force: float = 1.0

    @property
    def end(self) -> Fraction:
        return self.start + self.length


@dataclass(frozen=True, slots=True)
class Harmony:
    """One chord and how long it lasts, in beats."""

    start: Fraction
    length: Fraction
    symbol: str


def tune(text: str, beats: int, at: int = 0) -> list[Note]:
    """Read `D4:1.5 E4:.5 | F#4+A4:2`, every bar of so many beats, beginning with bar number `at`.

    A length holds until the next one; `-` is a rest, `~` holds the note before, `+` joins a chord.
    """
    notes: list[Note] = []
    length = Fraction(1)
    for number, bar in enumerate(text.split("|")):
        start = first = Fraction((at + number) * beats)
        for token in bar.split():
            names, _, given = token.partition(":")
            length = Fraction(given) if given else length
            if names == "~":
                notes[-1] = replace(notes[-1], length=notes[-1].length + length)
            elif names != "-":
                notes += [Note(start, length, pitch(name)) for name in names.split("+")]
            start += length
        if start - first != beats:
            raise ValueError(f"bar {number + 1} has {float(start - first)} beats: {bar.strip()}")
    return notes


def pitch(name: str) -> int:
    """The MIDI number of `F#4`."""
    found = _PITCH.fullmatch(name)
    if found is None:
        raise ValueError(f"{name} is no note")
    step, sign, octave = found.groups()
    return 12 * (int(octave) + 1) + STEPS[step] + SIGNS[sign]


def changes(text: str, beats: int, at: int = 0) -> list[Harmony]:
    """Read `G | C D7 | G G G D7`: the chords of a bar share it evenly, and what is repeated goes on."""
    found: list[Harmony] = []
    for number, bar in enumerate(text.split("|")):
        symbols = bar.split()
        length = Fraction(beats, len(symbols))
        first = Fraction((at + number) * beats)
        for index, symbol in enumerate(symbols):
            if index and symbol == symbols[index - 1]:
                found[-1] = replace(found[-1], length=found[-1].length + length)
            else:
                found.append(Harmony(first + length * index, length, symbol))
    return found


def later(notes: Iterable[Note], beats: int) -> list[Note]:
    """The same notes so many beats later."""
    return [replace(note, start=note.start + beats) for note in notes]


def higher(notes: Iterable[Note], steps: int) -> list[Note]:
    """The same notes so many semitones higher."""
    return [replace(note, pitch=note.pitch + steps) for note in notes]


def softer(notes: Iterable[Note], force: float) -> list[Note]:
    """The same notes with their force multiplied."""
    return [replace(note, force=note.force * force) for note in notes]


def bars(text: str) -> int:
    """How many bars a text has."""
    return text.count("|") + 1


def ended(text: str, bar: str) -> str:
    """The same bars with another last one."""
    return joined([*text.split("|")[:-1], bar])


def joined(texts: Sequence[str]) -> str:
    """Several stretches of bars as one."""
    return " | ".join(texts)
