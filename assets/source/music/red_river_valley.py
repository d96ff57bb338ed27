"""The menu's tune: Red River Valley (traditional, before 1896), slow, on guitar, harmonica and fiddle."""

from music.accompaniment import bass_line, pad, picking
from music.notation import Note, bars, changes, ended, higher, joined, softer, tune
from music.performance import Piece, Player
from music.rendering import CREDIT, loop
from pipeline.output import Output
from pipeline.recipe import recipe

BEATS = 4
TEMPO = 94
HARMONICA, GUITAR, NYLON, BASS, FIDDLE, HARMONIUM = 22, 25, 24, 32, 40, 20

INTRO = "-:4 | - | - | -:3 D4:.5 G4"
VERSE = """
    B4:1 B4:.5 B4 B4:1 A4:.5 B4 | A4:.5 G4:2.5 D4:.5 G4 |
    B4:1 G4:.5 B4 D5:1 C5:.5 B4 | A4:3 D5:.5 C5 |
    B4:1 B4:.5 A4 G4:1 A4:.5 B4 | D5:.5 C5:2.5 E4:.5 E4 |
    D4:1 F#4:.5 G4 A4:1 B4:.5 A4 | G4:3 D4:.5 G4"""
UNDER = """
    G4:1 G4:.5 G4 G4:1 F#4:.5 G4 | F#4:.5 D4:2.5 B3:.5 D4 |
    G4:1 D4:.5 G4 B4:1 A4:.5 G4 | F#4:3 B4:.5 A4 |
    G4:1 G4:.5 F#4 D4:1 F#4:.5 G4 | B4:.5 G4:2.5 C4:.5 C4 |
    A3:1 D4:.5 E4 F#4:1 G4:.5 F#4 | D4:4"""
PICKED = """
    B4:.5 D5 B4 A4 B4 G4 A4 B4 | A4:.5 G4:1 D4:.5 E4 G4 D4 G4 |
    B4:.5 C5 B4 G4 D5:1 C5:.5 B4 | A4:1 F#4:.5 A4 D5:1 D5:.5 C5 |
    B4:.5 D5 B4 A4 G4 B4 A4 B4 | D5:.5 C5:1.5 E4:.5 G4 E4 D#4 |
    D4:.5 E4 F#4 G4 A4 C5 B4 A4 | G4:1 D4+G4+B4:3"""
MIDDLE = """
    G4:2 B4 | C5:3 B4:1 | B4:2 D5 | A4:3 F#4:1 |
    G4:2 E5 | E5:1.5 D5:.5 C5:2 | C5:2 E4:1 A4 | F#4:2 -:1 D4:.5 G4"""

INTRO_CHORDS = "G | C G | G | D7"
VERSE_CHORDS = "G | G | G | D7 | G G7 | C | D7 | G"
MIDDLE_CHORDS = "Em | C | G | D | Em | C | Am7 | D7"


def _melody() -> dict[str, list[Note]]:
    """Who plays the tune when: harmonica twice, guitar, fiddle in the middle, then together."""
    first = bars(INTRO)
    starts = [first + 8 * index for index in range(5)]
    verse, chorus, solo, middle, again = starts
    whole = ended(VERSE, "G4:4")
    return {
        "harmonica": tune(INTRO, BEATS)
        + tune(VERSE, BEATS, verse)
        + tune(whole, BEATS, chorus)
        + softer(tune(whole, BEATS, again), 0.95),
        "guitar": tune(PICKED, BEATS, solo),
        "fiddle": softer(tune(UNDER, BEATS, chorus), 0.85)
        + tune(MIDDLE, BEATS, middle)
        + softer(higher(tune(UNDER, BEATS, again), 12), 0.72),
    }


@recipe("music/menu")
def menu(out: Output) -> None:
    """Red River Valley: 44 bars that go round."""
    text = joined([INTRO_CHORDS, VERSE_CHORDS, VERSE_CHORDS, VERSE_CHORDS, MIDDLE_CHORDS, VERSE_CHORDS])
    chords = changes(text, BEATS)
    lead = _melody()
    half = [chord for chord in chords if chord.start >= 12 * BEATS]
    players = [
        Player(
            HARMONICA, lead["harmonica"], volume=100, pan=58, force=76, loose=0.014, swells=True, reverb=60
        ),
        Player(NYLON, lead["guitar"], volume=80, pan=74, force=92, loose=0.012, touch=1.0),
        Player(FIDDLE, lead["fiddle"], volume=80, pan=82, force=72, loose=0.016, swells=True, reverb=70),
        Player(GUITAR, picking(chords), volume=64, pan=50, force=72, loose=0.009, touch=1.0),
        Player(BASS, bass_line(chords, 2), volume=79, pan=64, force=74, loose=0.01, reverb=20),
        Player(HARMONIUM, pad(half), volume=42, pan=66, force=58, reverb=60, touch=1.0),
    ]
    piece = Piece(players, TEMPO, bars(text) * BEATS, seed=1896)
    out.music("music/menu", loop(piece, out.work), credit=[CREDIT], quality=0.35)
