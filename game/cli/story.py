"""A game told move by move: sentences, and the board drawn in text."""

import os
import shutil
import sys
from collections import deque
from collections.abc import Iterable, Sequence
from time import sleep
from typing import Any

from game.engine import Event, Seat, Step, Table, deciding_tie, say
from game.games import Game
from game.text import Speaker

_COLOURS = ("33", "36", "35", "32", "34", "31")
_CLEAR = "\x1b[H\x1b[2J"
_HIDE, _SHOW = "\x1b[?25l", "\x1b[?25h"
_WIDE, _HIGH = 80, 22


def wants_live() -> bool:
    """Whether the output is a terminal in which a board can be redrawn in place."""
    size = shutil.get_terminal_size()
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and size >= (_WIDE, _HIGH)


class Story:
    """Tells a game; `live` redraws the board in place, otherwise everything scrolls by."""

    def __init__(self, game: Game, speaker: Speaker, live: bool, delay: float) -> None:
        self.game, self.speak, self.live, self.delay = game, speaker, live, delay
        self.colours = sys.stdout.isatty() and "NO_COLOR" not in os.environ
        self.latest: deque[str] = deque(maxlen=max(4, shutil.get_terminal_size().lines - 13))
        if live and os.name == "nt":
            os.system("")  # switches a Windows console to escape codes

    def tell(self, t: Table[Any], events: Iterable[Event], steps: Iterable[Step]) -> None:
        """The beginning, then every step."""
        try:
            if self.live:
                sys.stdout.write(_HIDE)
            self._say(t, events)
            for step in steps:
                self._say(t, step.events)
            if not self.live:
                self._print_board(t)
        finally:
            if self.live:
                sys.stdout.write(_SHOW)
                sys.stdout.flush()

    def result(self, t: Table[Any]) -> None:
        """How matters stand, every point explained, once all is told."""
        scores = self.game.rules.scores(t)
        print()
        for score in sorted(scores, key=lambda score: score.rank):
            lines = (*score.lines, *score.ties)
            told = ", ".join(f"{self.speak(line.what)} {line.value}" for line in lines)
            name = self._paint(score.seat, self.speak.names[score.seat])
            print(self.speak(say("cli.score.player", rank=score.rank, player=name, lines=told)))
        tie = deciding_tie(scores)
        if t.over and tie is not None:
            print(self.speak(say("cli.score.tie", what=tie)))

    def _say(self, t: Table[Any], events: Iterable[Event]) -> None:
        """Sentences of what everybody may know."""
        for event in filter(None, (event.seen_by(None) for event in events)):
            if not self.live and self.game.begins_chapter(event):
                self._print_board(t)
            for sentence in self.game.sentences(event):
                self._line(self.speak(sentence))
                if self.live:
                    self._redraw(t)
                if self.delay:
                    sleep(self.delay)

    def _line(self, text: str) -> None:
        self.latest.append(text)
        if not self.live:
            print(text)

    def _redraw(self, t: Table[Any]) -> None:
        sys.stdout.write(_CLEAR + "\n".join([*self._board(t), "", *self.latest]) + "\n")
        sys.stdout.flush()

    def _print_board(self, t: Table[Any]) -> None:
        print("\n".join(["", *self._board(t), ""]))

    def _board(self, t: Table[Any]) -> Sequence[str]:
        return self.game.draw(self.game.rules.view(t, None), self.speak, self._paint)

    def _paint(self, seat: Seat, text: str) -> str:
        return f"\x1b[1;{_COLOURS[seat % len(_COLOURS)]}m{text}\x1b[0m" if self.colours else text
