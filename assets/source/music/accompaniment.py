"""What the players behind the tune make of its chords: picking, strumming, bass, rolls, pads, brushes."""

from collections.abc import Sequence
from fractions import Fraction

from music.harmony import bass, fifth, nearest, tones, voicings
from music.notation import Harmony, Note

HALF = Fraction(1, 2)
QUARTER = Fraction(1, 4)
BRUSH_TAP, BRUSH_SWIRL, PEDAL_HAT = 38, 40, 44
ROLL = (0, 1, 3, 2, 0, 1, 3, 2)
"""Which string a banjo roll picks in turn: low, middle, drone, high."""


def picking(harmonies: Sequence[Harmony], low: int = 50, high: int = 67) -> list[Note]:
    """A guitar picked with the fingers: the thumb on the beats, the others between and above."""
    notes = []
    for harmony, voices in _voiced(harmonies, 3, low, high):
        thumbs = (_low(bass(harmony.symbol)), _low(fifth(harmony.symbol)))
        for index in range(round(harmony.length / HALF)):
            start = harmony.start + index * HALF
            if index % 2 == 0:
                notes.append(Note(start, HALF * 2, thumbs[index // 2 % 2], 1.0 if index % 4 == 0 else 0.86))
                if index % 4 == 2:
                    notes.append(Note(start, HALF * 2, voices[2], 0.74))
            else:
                notes.append(Note(start, HALF * 2, voices[(index // 2 + 1) % 2], 0.78))
    return notes


def arpeggio(harmonies: Sequence[Harmony], low: int = 50, high: int = 69) -> list[Note]:
    """A chord unfolded upwards and back in quavers, left to ring."""
    notes = []
    for harmony, voices in _voiced(harmonies, 4, low, high):
        shape = (
            _low(bass(harmony.symbol)),
            voices[0],
            voices[1],
            voices[2],
            voices[3],
            voices[2],
            voices[1],
            voices[2],
        )
        steps = round(harmony.length / HALF)
        for index in range(steps):
            start = harmony.start + index * HALF
            ring = min(HALF * 4, harmony.start + harmony.length - start)
            notes.append(Note(start, ring, shape[index % 8], 1.0 if index == 0 else 0.8))
    return notes


def vamp(
    harmonies: Sequence[Harmony], beats: int, low: int = 53, high: int = 69, force: float = 0.8
) -> list[Note]:
    """The chords off the beat: on two and four, or on two and three of a waltz."""
    notes = []
    for harmony, voices in _voiced(harmonies, 3, low, high):
        for index in range(round(harmony.length)):
            start = harmony.start + index
            place = start % beats
            if place and (beats == 3 or place % 2):
                weight = force * (0.92 if place == beats - 1 else 1)
                notes += [Note(start, HALF, pitch, weight) for pitch in voices]
    return notes


def offbeats(harmonies: Sequence[Harmony], low: int = 55, high: int = 69, force: float = 0.7) -> list[Note]:
    """A chop on every half beat, as behind a reel."""
    return [
        Note(harmony.start + index + HALF, QUARTER, pitch, force)
        for harmony, voices in _voiced(harmonies, 3, low, high)
        for index in range(round(harmony.length))
        for pitch in voices
    ]


def bass_line(harmonies: Sequence[Harmony], every: int, low: int = 31, high: int = 48) -> list[Note]:
    """Root and fifth by turns, with a step into the next root where a chord has time for it."""
    notes: list[Note] = []
    near = (low + high) // 2 - 3
    for harmony, following in zip(harmonies, [*harmonies[1:], harmonies[0]], strict=True):
        root = nearest(bass(harmony.symbol), near, low, high)
        other = nearest(fifth(harmony.symbol), root - 3, low, high)
        target = nearest(bass(following.symbol), root, low, high)
        count = max(1, round(harmony.length / every))
        for index in range(count):
            length = harmony.length / count
            played = root if index % 2 == 0 else other
            notes.append(
                Note(
                    harmony.start + index * length,
                    length * Fraction(9, 10),
                    played,
                    1 if index % 2 == 0 else 0.9,
                )
            )
        if target != root and harmony.length >= 4 and count > 1:
            last = notes[-1]
            step = target - 2 if (target - 2) % 12 in _scale(harmony, following) else target - 1
            notes[-1] = Note(last.start, last.length / 2, last.pitch, last.force)
            notes.append(Note(last.start + last.length / 2, last.length / 2, max(low, step), 0.8))
        near = root
    return notes


def roll(harmonies: Sequence[Harmony], drone: int, low: int = 50, high: int = 64) -> list[Note]:
    """A banjo's rolling semiquavers over the chord, with the short fifth string ringing above."""
    notes = []
    for harmony, voices in _voiced(harmonies, 3, low, high):
        strings = (*voices, drone)
        order = (strings[0], strings[1], strings[3], strings[2])
        for index in range(round(harmony.length / QUARTER)):
            weight = 1.0 if index % 4 == 0 else 0.72
            notes.append(Note(harmony.start + index * QUARTER, QUARTER, order[ROLL[index % 8]], weight))
    return notes


def pad(harmonies: Sequence[Harmony], voices: int = 3, low: int = 52, high: int = 67) -> list[Note]:
    """The chords held; what two chords share is not struck again."""
    notes: list[Note] = []
    held: dict[int, Note] = {}
    for harmony, pitches in _voiced(harmonies, voices, low, high):
        kept = {pitch: note for pitch, note in held.items() if pitch in pitches and note.length < 8}
        notes += [note for pitch, note in held.items() if pitch not in kept]
        held = {
            pitch: Note(kept[pitch].start, kept[pitch].length + harmony.length, pitch)
            if pitch in kept
            else Note(harmony.start, harmony.length, pitch)
            for pitch in pitches
        }
    return notes + list(held.values())


def brushes(bars: int, beats: int, at: int = 0, double: bool = False) -> list[Note]:
    """A drum kit played with brushes: a swirl on one, taps on the rest; for a reel also between."""
    notes = []
    for bar in range(at, at + bars):
        for beat in range(beats):
            start = Fraction(bar * beats + beat)
            if beat == 0:
                notes.append(Note(start, HALF, BRUSH_SWIRL, 0.8))
            elif beats == 3 or beat % 2:
                notes += [Note(start, HALF, BRUSH_TAP, 0.85), Note(start, HALF, PEDAL_HAT, 0.5)]
            if double:
                notes.append(Note(start + HALF, QUARTER, BRUSH_TAP, 0.6))
    return notes


def _voiced(
    harmonies: Sequence[Harmony], voices: int, low: int, high: int
) -> list[tuple[Harmony, tuple[int, ...]]]:
    pitches = voicings([harmony.symbol for harmony in harmonies], voices, low, high)
    return list(zip(harmonies, pitches, strict=True))


def _low(wanted: int) -> int:
    """A guitar's thumb stays on the three low strings."""
    return nearest(wanted, 45, 40, 52)


def _scale(harmony: Harmony, following: Harmony) -> set[int]:
    """A rough scale: the tones of both chords, and a whole step under each root."""
    both = {*tones(harmony.symbol), *tones(following.symbol)}
    return both | {(tones(following.symbol)[0] - 2) % 12}
