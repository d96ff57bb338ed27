"""Plays a piece on the synthesiser, and cuts it so that it goes round without a seam."""

import subprocess
from pathlib import Path

import numpy as np
import pyloudnorm
import soundfile

from music.performance import Piece, midi
from pipeline.output import RATE

SOUNDFONT = "/usr/share/sounds/sf2/FluidR3_GM.sf2"
CREDIT = "fluidr3"
GAIN = 0.5
SETTINGS = {
    "synth.reverb.room-size": 0.5,
    "synth.reverb.damp": 0.4,
    "synth.reverb.width": 0.7,
    "synth.reverb.level": 0.55,
    "synth.chorus.active": 0,
    "synth.polyphony": 512,
}
LOUDNESS = -20.0
CEILING = 10 ** (-2 / 20)
SEAM = round(0.03 * RATE)


def play(piece: Piece, work: Path, passes: int = 1) -> np.ndarray:
    """The sound of a piece, as long as its last note rings."""
    score, sound = work / "score.mid", work / "played.wav"
    midi(piece, passes).save(score)
    settings = [part for key, value in SETTINGS.items() for part in ("-o", f"{key}={value}")]
    command = ["fluidsynth", "-n", "-i", "-q", "-g", str(GAIN), "-r", str(RATE), *settings]
    subprocess.run(
        [*command, "-F", str(sound), "-T", "wav", "-O", "float", SOUNDFONT, str(score)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    taken, _ = soundfile.read(sound)
    return taken


def loop(piece: Piece, work: Path) -> np.ndarray:
    """A stretch to play over and over: the middle one of three passes, with the tails of the first.

    Its last moments melt into those before it, so the end runs on into the beginning sample by sample.
    """
    taken = play(piece, work, passes=3)
    once = round(piece.seconds * RATE)
    middle = taken[once : 2 * once].copy()
    fade = np.linspace(0, 1, SEAM)[:, None]
    middle[-SEAM:] = middle[-SEAM:] * (1 - fade) + taken[once - SEAM : once] * fade
    return _levelled(middle)


def _levelled(take: np.ndarray) -> np.ndarray:
    """Gentle background loudness; the loudest peak decides if it must be less."""
    measured = pyloudnorm.Meter(RATE).integrated_loudness(take)
    louder = take * 10 ** ((LOUDNESS - measured) / 20)
    return louder * min(1.0, CEILING / float(np.abs(louder).max()))
