"""Players and how they play: not quite on the beat, never twice with the same force; written as MIDI."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import mido
import numpy as np

from music.notation import Note

PULSES = 960
DRUMS = 9
VOLUME, PAN, EXPRESSION, REVERB = 7, 10, 11, 91
LOWEST = -8192
"""The pitch wheel all the way down: two semitones."""
SWELL = ((0.0, 84), (0.15, 98), (0.4, 112), (0.75, 102), (1.0, 86))
"""How loud a blown or bowed note is along its length."""


@dataclass(frozen=True, slots=True)
class Player:
    """One instrument with everything it plays."""

    instrument: int
    """The General MIDI number, from 0; for drums the kit."""
    notes: Sequence[Note]
    volume: int = 90
    pan: int = 64
    reverb: int = 45
    force: int = 84
    """The velocity of a usual note."""
    loose: float = 0.008
    """How far from the beat, in seconds."""
    swells: bool = False
    falls: bool = False
    """Whether its long notes sink at the end."""
    drums: bool = False
    touch: float = 0.95
    """Which part of its length a note is held."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Players, their tempo and how long it takes them."""

    players: Sequence[Player]
    tempo: float
    beats: int
    seed: int
    swing: float = 0.5
    """Where in a beat the second half of it begins."""
    phrase: int = 16
    """Every so many beats the players breathe."""

    @property
    def seconds(self) -> float:
        return self.beats * 60 / self.tempo


def midi(piece: Piece, passes: int) -> mido.MidiFile:
    """The piece played so many times in a row, each time alike."""
    file = mido.MidiFile(ticks_per_beat=PULSES)
    head = mido.MidiTrack([mido.MetaMessage("set_tempo", tempo=mido.bpm2tempo(piece.tempo))])
    file.tracks.append(head)
    channels = iter(channel for channel in range(16) if channel != DRUMS)
    for number, player in enumerate(piece.players):
        channel = DRUMS if player.drums else next(channels)
        events = _played(piece, player, channel, np.random.default_rng([piece.seed, number]))
        once = piece.beats * PULSES
        every = [(max(0, at + once * index), message) for index in range(passes) for at, message in events]
        file.tracks.append(_track(_settings(player, channel) + every))
    return file


def _settings(player: Player, channel: int) -> list[tuple[int, mido.Message]]:
    controls = {VOLUME: player.volume, PAN: player.pan, REVERB: player.reverb, EXPRESSION: 110}
    return [
        (0, mido.Message("program_change", channel=channel, program=player.instrument)),
        *(
            (0, mido.Message("control_change", channel=channel, control=key, value=to))
            for key, to in controls.items()
        ),
    ]


def _played(
    piece: Piece, player: Player, channel: int, rng: np.random.Generator
) -> list[tuple[int, mido.Message]]:
    events = []
    for note in _struck_once(player.notes):
        late = float(np.clip(rng.normal(0, player.loose), -2 * player.loose, 2 * player.loose))
        shift = round(late * piece.tempo / 60 * PULSES)
        start = _pulse(piece, note.start) + shift
        end = max(start + PULSES // 16, start + round((_pulse(piece, note.end) - start) * player.touch))
        force = round(np.clip(player.force * _weight(piece, note) * rng.normal(1, 0.04), 12, 120))
        events.append((start, mido.Message("note_on", channel=channel, note=note.pitch, velocity=force)))
        events.append((end, mido.Message("note_off", channel=channel, note=note.pitch)))
        if player.swells and note.length >= 1:
            events += [
                (
                    round(start + (end - start) * part),
                    mido.Message("control_change", channel=channel, control=EXPRESSION, value=level),
                )
                for part, level in SWELL
            ]
        if player.falls and note.length >= 2:
            events.append((start, mido.Message("pitchwheel", channel=channel, pitch=0)))
            events += [
                (
                    round(end - (end - start) * 0.6 * (1 - part)),
                    mido.Message("pitchwheel", channel=channel, pitch=round(LOWEST * part**1.5)),
                )
                for part in np.linspace(0, 1, 16)
            ]
    return events


def _struck_once(notes: Sequence[Note]) -> list[Note]:
    """In order, each ended before the same pitch is struck again: its end would silence that one too."""
    again: dict[int, Fraction] = {}
    found = []
    for note in sorted(notes, key=lambda each: (each.start, each.pitch), reverse=True):
        free = again.get(note.pitch, note.end) - note.start
        if free > 0:
            found.append(replace(note, length=min(note.length, free)))
            again[note.pitch] = note.start
    return found[::-1]


def _pulse(piece: Piece, beat: Fraction) -> int:
    """Where a beat falls when the second half of every beat comes late."""
    whole, part = int(beat // 1), float(beat % 1)
    bent = part * 2 * piece.swing if part <= 0.5 else 1 - (1 - part) * 2 * (1 - piece.swing)
    return round((whole + bent) * PULSES)


def _weight(piece: Piece, note: Note) -> float:
    """A phrase grows towards its middle, and what falls on a beat is leaned on."""
    along = float(note.start % piece.phrase) / piece.phrase
    leaning = 1.03 if note.start % 1 == 0 else 0.97
    return note.force * leaning * (0.95 + 0.09 * float(np.sin(np.pi * along)))


def _track(events: list[tuple[int, mido.Message]]) -> mido.MidiTrack:
    """Ends before beginnings at the same moment, or a repeated note would be cut off."""
    track = mido.MidiTrack()
    now = 0
    for at, message in sorted(events, key=lambda event: (event[0], event[1].type == "note_on")):
        track.append(message.copy(time=at - now))
        now = at
    return track
