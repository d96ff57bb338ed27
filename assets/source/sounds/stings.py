"""Short musical signs: a win, a bust, the sheriff, your turn, the last round."""

from pathlib import Path

import numpy as np

from music.notation import Note, tune
from music.performance import Piece, Player
from music.rendering import CREDIT, play
from pipeline.output import Output
from pipeline.recipe import recipe
from sounds.loudness import Level, finished
from sounds.metal import bell
from sounds.room import in_room
from sounds.synthesis import Sound, place

UPRIGHT, NYLON, GUITAR, BASS, STRINGS = 3, 24, 25, 32, 48
TRUMPET, TROMBONE, TUBA, MUTED_TRUMPET, HORN, BANJO = 56, 57, 58, 59, 60, 105
BEATS = 4
WET = 0.4


def _lines(text: str) -> list[Note]:
    return tune(text, BEATS)


def win() -> Piece:
    """A fanfare: up the chord, and home by way of the fourth."""
    lead = "G4:.5 C5 E5 G5:1 E5:.5 F5 A5 | G5:3 -:1"
    second = "E4:.5 G4 C5 E5:1 C5:.5 C5 F5 | E5:3 -:1"
    low = "C3:1 G2 C3 F2 | C3:3 -:1"
    chords = "-:.5 E4+G4+C5 -:.5 E4+G4+C5 -:.5 E4+G4+C5 -:.5 F4+A4+C5 | E4+G4+C5+E5:3 -:1"
    rolled = "C4:.25 E4 G4 C5 E4 G4 C5 E5 G4 C5 E5 G5 A4 C5 F5 A5 | G4:.25 C5 E5 G5 C5 E5 G5 C6 C6:2"
    players = [
        Player(TRUMPET, _lines(lead), volume=84, pan=64, force=88),
        Player(TROMBONE, _lines(second), volume=70, pan=64, force=78),
        Player(TUBA, _lines(low), volume=82, pan=64, force=80),
        Player(UPRIGHT, _lines(chords), volume=96, pan=64, force=84),
        Player(BANJO, _lines(rolled), volume=104, pan=64, force=86, loose=0.004),
    ]
    return Piece(players, 150, 2 * BEATS, seed=1)


def bust() -> Piece:
    """Sagging by half steps, with a last long face."""
    lead = "F4:.5 - E4 - Eb4 - D4:1 | ~:2 -"
    second = "Db4:.5 - C4 - B3 - Bb3:1 | ~:2 -"
    low = "Bb2:.5 - A2 - Ab2 - G2:1 | ~:2 -"
    players = [
        Player(MUTED_TRUMPET, _lines(lead), volume=96, pan=64, force=88, swells=True, falls=True, touch=1.0),
        Player(TROMBONE, _lines(second), volume=76, pan=64, force=78, swells=True, falls=True, touch=1.0),
        Player(TUBA, _lines(low), volume=92, pan=64, force=82, falls=True, touch=1.0),
    ]
    return Piece(players, 138, 2 * BEATS, seed=2)


def sheriff() -> Piece:
    """Three notes, upright and sure of themselves: root, fifth, octave."""
    twang = "D3:.75 A3 D4:2.5 | -:4"
    under = "-:1.5 D3+A3:2.5 | ~:1 -:3"
    strum = "-:1.5 D3+A3+D4+F#4+A4:2.5 | -:4"
    players = [
        Player(GUITAR, _lines(twang), volume=112, pan=64, force=104, touch=1.2),
        Player(NYLON, _lines(strum), volume=84, pan=64, force=78, loose=0.02, touch=1.1),
        Player(HORN, _lines(under), volume=70, pan=64, force=70, swells=True),
        Player(BASS, _lines("D2:.75 A2 D2:2.5 | -:4"), volume=92, pan=64, force=84),
    ]
    return Piece(players, 112, 2 * BEATS, seed=3)


def your_turn() -> Piece:
    """Four soft strings, going up like a question."""
    return Piece(
        [Player(NYLON, _lines("G4:.25 B4 D5 G5:3.25"), pan=64, force=70, touch=1.0)], 104, BEATS, seed=4
    )


def last_round() -> Piece:
    """A chord that wants to go on."""
    chords = "G3+C4+F4:1.5 G3+B3+F4:2.5 | -:4"
    players = [
        Player(UPRIGHT, _lines(chords), pan=64, force=78, loose=0.014, touch=1.0),
        Player(STRINGS, _lines("G3+D4:4 | -:4"), volume=54, pan=64, force=58),
        Player(BASS, _lines("G2:1.5 G2:2.5 | -:4"), volume=58, pan=64, force=70),
    ]
    return Piece(players, 108, 2 * BEATS, seed=5)


def _heard(piece: Piece, work: Path) -> Sound:
    """Played in mono, in the same room as everything else."""
    return in_room(play(piece, work).mean(axis=1), WET)


@recipe("sounds/stings")
def stings(out: Output) -> None:
    """All five."""
    for name, piece in {"win": win(), "bust": bust(), "sheriff": sheriff()}.items():
        out.sound(f"sounds/{name}", [finished(_heard(piece, out.work), Level.STING)], credit=[CREDIT])
    gentle = finished(_heard(your_turn(), out.work), Level.SOFT)
    out.sound("sounds/your_turn", [gentle], credit=[CREDIT])
    call = finished(_heard(last_round(), out.work), Level.STING)
    rung = finished(in_room(bell(np.random.default_rng(6))), Level.SOFT)
    for moment in (0.0, 0.32):
        place(call, rung, moment)
    out.sound("sounds/last_round", [finished(call, Level.STING)], credit=[CREDIT])
