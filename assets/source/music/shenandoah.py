"""A tune for the table: Shenandoah (traditional, printed 1882), quiet, on guitar, flute and cello."""

from music.accompaniment import arpeggio, bass_line, pad
from music.notation import bars, changes, higher, joined, softer, tune
from music.performance import Piece, Player
from music.rendering import CREDIT, loop
from pipeline.output import Output
from pipeline.recipe import recipe

BEATS = 4
TEMPO = 72
FLUTE, CELLO, GUITAR, BASS, STRINGS = 73, 42, 24, 32, 48

INTRO = "-:4 | -:3 A3:1"
VERSE = """
    D4:.5 D4 D4:1.5 E4:.5 F#4 G4 | B4:.5 A4:2.5 D5:.5 C#5 | B4:2.5 A4:.5 B4 A4 | F#4:.5 A4:2.5 A4:1 |
    B4:.5 B4 B4:1.5 F#4:.5 A4 F#4 | E4:.5 D4:2.5 E4:1 | F#4:2.5 D4:.5 F#4 B4 | A4:3 D4:.5 E4 |
    F#4:1.5 D4:.5 E4:1 D4 | ~:4"""
DESCANT = """
    F#5:3 D5:1 | F#5:2 A5 | G5:2.5 F#5:.5 D5:1 | D5:2 F#5 |
    G5:2 F#5 | D5:2 C#5 | D5:2.5 -:.5 D5 E5 | C#5:2 D5 |
    B4:2 C#5:1 D5 | ~:4"""
BETWEEN = "F#5:1.5 E5:.5 D5:2 | B4:1.5 D5:.5 A4:2 | B4:1 C#5:.5 D5 E5:2 | F#5:2 E5:1 A3"
AFTER = "F#4:1.5 E4:.5 D4:2 | B3:1 D4 A4:2"

INTRO_CHORDS = "D | D A7"
VERSE_CHORDS = "D | D F#m | G | D | G D | Bm A | D Bm | F#m D | G G A7 D | D"
BETWEEN_CHORDS = "Bm D | G D | Em7 | D A7"
AFTER_CHORDS = "D Bm | G A7"


@recipe("music/table_3")
def table_3(out: Output) -> None:
    """Shenandoah: 28 bars that go round."""
    text = joined([INTRO_CHORDS, VERSE_CHORDS, BETWEEN_CHORDS, VERSE_CHORDS, AFTER_CHORDS])
    chords = changes(text, BEATS)
    first = bars(INTRO)
    between = first + bars(VERSE)
    second = between + bars(BETWEEN)
    after = second + bars(VERSE)
    upbeat, link = tune(INTRO, BEATS), tune(BETWEEN, BEATS, between)
    flute = [
        *higher(upbeat, 12),
        *higher(tune(VERSE, BEATS, first), 12),
        *link[:-1],
        *softer(tune(DESCANT, BEATS, second), 0.72),
    ]
    cello = [link[-1], *tune(VERSE, BEATS, second), *softer(tune(AFTER, BEATS, after), 0.8)]
    players = [
        Player(FLUTE, flute, volume=88, pan=72, force=70, loose=0.016, swells=True, reverb=70),
        Player(CELLO, cello, volume=92, pan=56, force=78, loose=0.016, swells=True, reverb=60),
        Player(GUITAR, arpeggio(chords), volume=70, pan=50, force=70, loose=0.01, touch=1.0),
        Player(BASS, bass_line(chords, 4), volume=76, pan=64, force=66, loose=0.012, reverb=30),
        Player(
            STRINGS, pad(chords, voices=4, low=50, high=69), volume=52, pan=64, force=54, reverb=70, touch=1.0
        ),
    ]
    piece = Piece(players, TEMPO, bars(text) * BEATS, seed=1882, phrase=8)
    out.music("music/table_3", loop(piece, out.work), credit=[CREDIT], quality=0.35)
