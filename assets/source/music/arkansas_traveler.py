"""A tune for the table: Arkansas Traveler (1847) and The Girl I Left Behind Me (1810), fiddle and banjo.

Both after the settings in Ryan's Mammoth Collection (Boston, 1883).
"""

from music.accompaniment import bass_line, brushes, offbeats, roll
from music.notation import Harmony, Note, bars, changes, higher, joined, softer, tune
from music.performance import Piece, Player
from music.rendering import CREDIT, loop
from pipeline.output import Output
from pipeline.recipe import recipe

BEATS = 2
TEMPO = 94
BANJO, FIDDLE, GUITAR, BASS, BRUSH_KIT = 105, 110, 25, 32, 40
DRONES = {"D": 69, "G": 67}
"""The banjo's short string: A above the D chord, G above the G chord."""

UPBEAT = "A3:1/6 B3 C#4"
INTRO = f"-:2 | - | - | -:1.5 {UPBEAT}"
LOW = f"""
    D4:.25 F#4 E4 D4 B3:.5 B3 | A3:.5 A3 D4:1 |
    E4:.25 E4 E4:.5 F#4:.25 F#4 F#4:.5 | D4:.25 F#4 E4 D4 B3:.5 A3 |
    D4:.25 F#4 E4 D4 B3:.5 B3 | A3:.5 A3 D4:1 |
    D5:.25 C#5 D5 A4 B4 D5 A4 G4 | F#4:.25 E4 D4 C#4 D4:.5 {UPBEAT}"""
LOW_END = LOW.replace(f"D4:.5 {UPBEAT}", "D4:.5 -")
LOW_TO_HIGH = LOW.replace(f"D4:.5 {UPBEAT}", "D4:.5 F#5:.25 G5")
HIGH = """
    A5:.25 G5 F#5 A5 G5 F#5 E5 G5 | F#5:.25 E5 D5 F#5 E5 D5 C#5 A4 |
    D5:.25 C#5 D5 F#5 E5 D5 E5 G5 | F#5:.25 E5 D5 F#5 E5:.5 F#5:.25 G5 |
    A5:.25 G5 F#5 A5 G5 F#5 E5 G5 | F#5:.25 E5 D5 F#5 E5 D5 C#5 A4 |
    D5:.25 C#5 D5 A4 B4 D5 A4 G4 | F#4:.25 E4 D4 C#4 D4:.5 F#5:.25 G5"""
HIGH_TO_GIRL = HIGH.removesuffix("F#5:.25 G5") + "E5:.5"
GIRL = """
    D5:.5 B4 C5:.25 B4 A4 G4 | A4:.5 G4 E4:.75 D4:.25 | G4:.5 G4 G4:.25 A4 B4 C5 | D5:1 B4:.5 E5 |
    D5:.5 B4 C5:.25 B4 A4 G4 | A4:.5 G4 E4:.75 G4:.25 | F#4:.5 A4 D4 E4:.25 F#4 | G4:1 G4:.5 G4"""
LEFT_BEHIND = f"""
    B4:.5 D5 E5 F#5 | G5:.25 F#5 E5 D5 C5 B4 A4 G4 | B4:.5 D5 E5 F#5 | G5:1 F#5:.5 G5 |
    E5:.5 D5 C5:.25 B4 A4 G4 | A4:.5 G4 E4:.75 G4:.25 | F#4:.5 A4 D4 E4:.25 F#4 | G4:1 E4:.5 {UPBEAT}"""
HIGH_END = HIGH.removesuffix("F#5:.25 G5") + "-:.5"
TAG = "A3:.5 D4 F#4:.25 G4 F#4 E4 | D4:1 A4:.5 - | F#4:.25 A4 G4 E4 C#4 D4 E4 C#4 | D4:.5 D4+F#4 D4+A4:1"

INTRO_CHORDS = "D | G A7 | D | A7"
LOW_CHORDS = "D G | D | A7 D | D G | D G | D | D G | A7 D"
HIGH_CHORDS = "D A7 | D A7 | D A7 | D A7 | D A7 | D A7 | D G | A7 D"
GIRL_CHORDS = "G | C | G | G | G | C | D7 | G"
LEFT_CHORDS = "G Em | G | G Em | G D7 | C G | C | D7 | G A7"
TAG_CHORDS = "D | D | A7 | D"
PLAN = (
    INTRO_CHORDS,
    *(LOW_CHORDS, LOW_CHORDS, HIGH_CHORDS, HIGH_CHORDS),
    *(GIRL_CHORDS, LEFT_CHORDS),
    *(LOW_CHORDS, HIGH_CHORDS),
    TAG_CHORDS,
)


def _tunes(starts: list[int]) -> tuple[list[Note], list[Note]]:
    """What of the tunes the fiddle plays, and what the banjo."""
    intro, low, low_again, high, high_again, girl, left, low_last, high_last, tag = starts
    fiddle = [
        *higher(tune(INTRO, BEATS, intro), 12),
        *higher(tune(LOW_END, BEATS, low), 12),
        *tune(HIGH, BEATS, high),
        *softer(tune(HIGH_TO_GIRL, BEATS, high_again), 0.92),
        *tune(LEFT_BEHIND, BEATS, left),
        *higher(tune(LOW_END, BEATS, low_last), 12),
        *softer(tune(HIGH_END, BEATS, high_last), 0.95),
    ]
    banjo = [
        *tune(INTRO, BEATS, low_again - bars(INTRO)),
        *tune(LOW_TO_HIGH, BEATS, low_again),
        *higher(softer(tune(HIGH_TO_GIRL, BEATS, high_again), 0.8), -12),
        *tune(GIRL, BEATS, girl),
        *softer(tune(LOW_TO_HIGH, BEATS, low_last), 0.85),
        *higher(tune(TAG, BEATS, tag), 12),
    ]
    return fiddle, banjo


def _rolls(chords: list[Harmony], starts: list[int]) -> list[Note]:
    """The banjo rolls wherever it has not the tune itself."""
    spans = [(0, 1), (1, 2), (3, 4), (6, 7), (8, 9)]
    notes = []
    for first, last in spans:
        inside = [chord for chord in chords if starts[first] * BEATS <= chord.start < starts[last] * BEATS]
        notes += roll(inside, DRONES["G" if first == 6 else "D"])
    return softer(notes, 0.66)


@recipe("music/table_2")
def table_2(out: Output) -> None:
    """The two reels: 72 bars that go round."""
    starts = [sum(map(bars, PLAN[:index])) for index in range(len(PLAN))]
    text = joined(PLAN)
    chords = changes(text, BEATS)
    fiddle, banjo = _tunes(starts)
    kit = brushes(bars(text), BEATS, double=True)
    players = [
        Player(FIDDLE, fiddle, volume=86, pan=76, force=76, loose=0.008, reverb=55),
        Player(BANJO, banjo + _rolls(chords, starts), volume=80, pan=48, force=80, loose=0.006, touch=1.1),
        Player(GUITAR, offbeats(chords), volume=80, pan=86, force=60, loose=0.006),
        Player(BASS, bass_line(chords, 1), volume=68, pan=62, force=74, loose=0.008, reverb=20),
        Player(BRUSH_KIT, kit, volume=98, force=52, loose=0.006, reverb=35, drums=True),
    ]
    piece = Piece(players, TEMPO, bars(text) * BEATS, seed=1847, swing=0.53)
    out.music("music/table_2", loop(piece, out.work), credit=[CREDIT], quality=0.35)
