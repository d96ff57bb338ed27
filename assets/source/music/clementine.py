"""A tune for the table: Clementine (Percy Montrose, 1884) as a waltz on a saloon's upright piano."""

from music.accompaniment import bass_line, brushes, pad, vamp
from music.notation import Harmony, Note, bars, changes, ended, higher, joined, softer, tune
from music.performance import Piece, Player
from music.rendering import CREDIT, loop
from pipeline.output import Output
from pipeline.recipe import recipe

BEATS = 3
TEMPO = 120
PIANO, CONCERTINA, BASS, BRUSH_KIT = 3, 23, 32, 40

INTRO = (
    "A4+C5:1 F5 D5:.75 C5:.25 | F#4+C5:1 D5 C5:.75 A4:.25 | B4:1 D5 B4:.75 G4:.25 | E4+Bb4:2 F5:.75 F5:.25"
)
VERSE = """
    F4:1 C4 A4:.75 A4:.25 | A4:1 F4 F4:.75 A4:.25 | C5:1 C5 Bb4:.75 A4:.25 | G4:2 G4:.75 A4:.25 |
    Bb4:1 Bb4 A4:.75 G4:.25 | A4:1 F4 F4:.75 A4:.25 | G4:1 C4 E4:.75 G4:.25 | F4:2 F4:.75 F4:.25"""
UNDER = """
    A3:1 A3 F4:.75 F4:.25 | F4:1 D4 D4:.75 F4:.25 | A4:1 A4 G4:.75 F4:.25 | E4:2 E4:.75 F4:.25 |
    G4:1 G4 F4:.75 E4:.25 | F4:1 C4 C4:.75 F4:.25 | E4:1 Bb3 Bb3:.75 E4:.25 | A3:2 C4:.75 C4:.25"""
FANCY = """
    F4:.5 A4 C4:1 A4:.75 A4:.25 | C5:.5 A4 F4:1 F4:.75 A4:.25 |
    C5:.5 D5 C5:1 Bb4:.75 A4:.25 | G4:1 E4:.5 G4 G4:.75 A4:.25 |
    Bb4:.5 C5 Bb4:1 A4:.75 G4:.25 | A4:.5 C5 F4:1 F4:.75 A4:.25 |
    G4:.5 E4 C4:1 E4:.75 G4:.25 | F4:1 C4+A4:1 F4:.75 F4:.25"""
ROUNDABOUT = """
    C#5:.5 E5 G5:1 E5:.5 C#5 | A4:.5 C#5 E5:1 - | F#5:.5 A5 C6:1 A5:.5 F#5 | D5:.5 F#5 A5:1 - |
    B4:.5 D5 F5:1 D5:.5 B4 | G4:.5 B4 D5:1 - | E5:.5 G5 Bb5:1 G5:.5 E5 | C5:1 - F4:.75 F4:.25"""
FILLS = """
    -:1 C5+F5:.5 - -:1 | -:1 A4+D5:.5 - -:1 | -:1 C5+F5:.5 - -:1 | -:1 E5:.5 G5 E5 C5 |
    -:1 Bb4+E5:.5 - -:1 | -:1 C5+F5:.5 - -:1 | -:1 Bb4+E5:.5 - -:1 | F5:.5 A5 C6:1 F5:.75 F5:.25"""
ENDING = "A4:1 C5 F5 | Bb4:1 D5 F5 | C5:1 G4 Bb4:.75 G4:.25 | F4:1 A4+C5+F5 -"

INTRO_CHORDS = "F | D7 | G7 | C7"
VERSE_CHORDS = "F | Dm | F | C7 | C7 | F | C7 | F"
ROUND_CHORDS = "A7 | A7 | D7 | D7 | G7 | G7 | C7 | C7"
ENDING_CHORDS = "F | Bb | C7 | F"
PLAN = (
    INTRO_CHORDS,
    VERSE_CHORDS,
    VERSE_CHORDS,
    ROUND_CHORDS,
    VERSE_CHORDS,
    VERSE_CHORDS,
    VERSE_CHORDS,
    ENDING_CHORDS,
)


def _right_hand(starts: list[int]) -> list[Note]:
    """The pianist's right hand: the tune plain, in octaves, round the keys, fills, adorned, in thirds."""
    intro, plain, octaves, around, fills, both, last, ending = starts
    whole = ended(VERSE, "F4:3")
    low = tune(whole, BEATS, octaves)
    return [
        *tune(INTRO, BEATS, intro),
        *higher(tune(VERSE, BEATS, plain), 12),
        *higher(low, 12),
        *softer(low, 0.8),
        *softer(tune(ROUNDABOUT, BEATS, around), 0.9),
        *softer(tune(FILLS, BEATS, fills), 0.72),
        *higher(tune(FANCY, BEATS, both), 12),
        *higher(tune(whole, BEATS, last), 12),
        *softer(higher(tune(ended(UNDER, "A3:3"), BEATS, last), 12), 0.7),
        *tune(ENDING, BEATS, ending),
    ]


def _left_hand(chords: list[Harmony]) -> list[Note]:
    """A low note on one, the chord on two and three."""
    return bass_line(chords, BEATS, low=36, high=50) + vamp(chords, BEATS, low=50, high=65, force=0.66)


@recipe("music/table_1")
def table_1(out: Output) -> None:
    """Clementine: 56 bars that go round."""
    starts = [sum(map(bars, PLAN[:index])) for index in range(len(PLAN))]
    text = joined(PLAN)
    chords = changes(text, BEATS)
    late = [chord for chord in chords if starts[5] * BEATS <= chord.start < starts[7] * BEATS]
    squeezed = [
        *tune(ended(VERSE, "F4:3"), BEATS, starts[4]),
        *softer(tune(UNDER, BEATS, starts[5]), 0.8),
        *softer(pad(late, voices=2, low=57, high=70), 0.6),
    ]
    players = [
        Player(PIANO, _right_hand(starts), volume=92, pan=70, force=80, loose=0.011, reverb=38),
        Player(PIANO, _left_hand(chords), volume=75, pan=54, force=70, loose=0.009, reverb=38),
        Player(CONCERTINA, squeezed, volume=88, pan=84, force=72, loose=0.014, swells=True, reverb=55),
        Player(BASS, bass_line(chords, BEATS), volume=72, pan=62, force=70, loose=0.01, reverb=20),
        Player(
            BRUSH_KIT, brushes(bars(text), BEATS), volume=104, force=58, loose=0.01, reverb=35, drums=True
        ),
    ]
    piece = Piece(players, TEMPO, bars(text) * BEATS, seed=1884, phrase=12)
    out.music("music/table_1", loop(piece, out.work), credit=[CREDIT], quality=0.35)
