"""Noises and tunes; without a sound card, silence."""

import random
from contextlib import suppress
from threading import Thread

import pygame

from game import paths
from game.manifest import manifest
from game.ui.stderr import stderr_kept_quiet

_CHANNELS = 24
_FIRST_FRAMES = 20
_FADE = 900
"""Milliseconds in which one tune gives way to another."""


class Audio:
    """Plays noises, never the same variant twice in a row, and one tune after another."""

    def __init__(self) -> None:
        self._noises: dict[str, list[pygame.mixer.Sound]] = {}
        self._last: dict[str, int] = {}
        self._tunes: tuple[str, ...] = ()
        self._playing = ""
        self._sound = self._music = 1.0
        self._chance = random.Random()  # which variant is heard decides nothing
        self.works = self._open()
        self._ticks = 0
        # in a thread, since reading them all takes a while and the first noise must not make a frame stumble
        self._gatherer = Thread(target=self._gather, name="noises", daemon=True)

    def _gather(self) -> None:
        for name, entry in manifest().items():
            if entry.kind == "sound" and self.works:
                self._variants(name)

    @staticmethod
    def _open() -> bool:
        try:
            with stderr_kept_quiet():
                pygame.mixer.init(44_100, -16, 2, 512)
            pygame.mixer.set_num_channels(_CHANNELS)
        except pygame.error:
            return False
        return True

    def set_volume(self, sound: float, music: float) -> None:
        """Loudness from 0 to 1; how loud something seems goes with the square."""
        self._sound, self._music = sound**2, music**2
        if self.works:
            with suppress(pygame.error):
                pygame.mixer.music.set_volume(self._music)

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play a noise, by its name without `sounds/`."""
        if not self.works or not self._sound:
            return
        variants = self._variants(f"sounds/{name}")
        if not variants:
            return
        last = self._last.get(name, -1)
        number = self._chance.choice([n for n in range(len(variants)) if n != last] or [0])
        self._last[name] = number
        noise = variants[number]
        noise.set_volume(self._sound * loudness)
        noise.play()

    def tune(self, *names: str) -> None:
        """Have these tunes played in turn, over and over."""
        if names == self._tunes or not self.works:
            return
        self._tunes = names
        self._next(fade=True)

    def tick(self) -> None:
        """Begin the next tune when one has ended; once the first frames are out, read all noises."""
        self._ticks += 1
        if self.works and self._ticks == _FIRST_FRAMES:
            self._gatherer.start()
        if self.works and self._tunes and self._music and not pygame.mixer.music.get_busy():
            self._next(fade=False)

    def close(self) -> None:
        """Fall silent; before pygame ends, since who still reads a noise then brings the program down."""
        works, self.works = self.works, False
        if self._gatherer.is_alive():
            self._gatherer.join()
        self._noises.clear()
        if works:
            pygame.mixer.quit()

    def _next(self, fade: bool) -> None:
        at = self._tunes.index(self._playing) + 1 if self._playing in self._tunes else 0
        self._playing = self._tunes[at % len(self._tunes)]
        entry = manifest().get(self._playing)
        if entry is None:
            return
        with suppress(pygame.error):
            pygame.mixer.music.load(paths.assets() / entry.files[0].file)
            pygame.mixer.music.set_volume(self._music)
            # a tune that is alone goes round for ever; of several each is heard twice
            pygame.mixer.music.play(-1 if len(self._tunes) == 1 else 1, fade_ms=_FADE if fade else 0)

    def _variants(self, name: str) -> list[pygame.mixer.Sound]:
        found = self._noises.get(name)
        if found is None:
            entry = manifest().get(name)
            found = []
            for file in entry.files if entry else ():
                if not self.works:
                    break
                with suppress(pygame.error, OSError):
                    found.append(pygame.mixer.Sound(paths.assets() / file.file))
            self._noises[name] = found
        return found
