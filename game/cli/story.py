"""A game told move by move: sentences, and the board drawn in text."""

import os
import shutil
import sys
from collections import deque
from collections.abc import Iterable, Sequence
from textwrap import wrap
from time import sleep
from typing import Any

from game.engine import Feed, Line, Record, Score, Seat, Step, Table, deciding_tie, say
from game.games import game
from game.play.seating import sitters
from game.text import Speaker

_COLOURS = ("33", "36", "35", "32", "34", "31")
_HOME, _CLEAR, _CLEAR_LINE, _CLEAR_BELOW = "\x1b[H", "\x1b[2J", "\x1b[K", "\x1b[J"
_HIDE, _SHOW = "\x1b[?25l", "\x1b[?25h"
_WIDE, _HIGH = 80, 22
_KINDS = {
    "human": say("cli.kind.human"),
    "expert": say("cli.kind.expert"),
    "cowhand": say("cli.kind.cowhand"),
    "tenderfoot": say("cli.kind.tenderfoot"),
    "random": say("cli.kind.random"),
}


def in_terminal() -> bool:
    """Whether the output is a terminal that understands escape codes."""
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def has_room() -> bool:
    """Whether a board and some sentences fit, so that the board can be redrawn in place."""
    size = shutil.get_terminal_size()
    return size.columns >= _WIDE and size.lines >= _HIGH


class Story:
    """Tells a recorded game; `live` redraws the board in place, otherwise everything scrolls by."""

    def __init__(
        self, record: Record, feed: Feed[Any], language: str, live: bool = False, delay: float = 0.0
    ) -> None:
        """`feed` has looked on since the table was laid, with everybody's eyes."""
        self.game, self.live, self.delay = game(record.rules.slug), live, delay
        self._feed = feed
        self._seen: Any = None
        """What there was to see after the last thing told."""
        at_table = sitters(record)
        self.speak = Speaker(language, tuple(sitter.name for sitter in at_table))
        players = tuple(
            say("cli.story.sitter", name=sitter.name, kind=_KINDS.get(sitter.kind, sitter.kind))
            for sitter in at_table
        )
        heading = say("cli.story.table", game=self.game.title(), players=players, seed=str(record.seed))
        self.heading = self.speak(heading)
        self.colours = in_terminal() and not os.environ.get("NO_COLOR")
        self.latest: deque[str] = deque(maxlen=100)
        if self.colours and os.name == "nt":
            os.system("")  # switches a Windows console to escape codes

    def tell(self, t: Table[Any], steps: Iterable[Step]) -> None:
        """The beginning, then every step."""
        try:
            if self.live:
                sys.stdout.write(_HIDE + _CLEAR)
            else:
                print(self.heading)
            self._say()
            for _ in steps:
                self._say()
            if not self.live:
                self._print_board(self.game.rules.view(t, None))
        finally:
            if self.live:
                sys.stdout.write(_SHOW)
                sys.stdout.flush()

    def result(self, t: Table[Any]) -> None:
        """The result, every point explained; before the end the points would tell what is hidden."""
        if self.live:
            print()
        if not t.over:
            print(self.speak(say("cli.score.open")))
            return
        scores = self.game.rules.scores(t)
        for score in sorted(scores, key=lambda score: score.rank):
            worth = self._listed([line for line in score.lines if line.value] or score.lines[:1])
            ties = [tie for number, tie in enumerate(score.ties) if _parted(score, scores, number)]
            name = self._paint(score.seat, self.speak.names[score.seat])
            told = say("cli.score.player", rank=score.rank, player=name, lines=worth)
            if len(score.lines) > 1:  # a sum worth telling
                told = say("cli.score.total", rank=score.rank, player=name, points=score.points, lines=worth)
            if ties:  # they are no part of the sum
                told = say("cli.score.parted", told=told, ties=self._listed(ties))
            print(self.speak(told))
        tie = deciding_tie(scores)
        if tie is not None:
            print(self.speak(say("cli.score.tie", what=tie)))

    def _listed(self, lines: Sequence[Line]) -> str:
        return ", ".join(f"{self.speak(line.what)} {self.speak.word(line.value)}" for line in lines)

    def _say(self) -> None:
        """Sentences of what everybody may know, and the board as it was by then."""
        for moment in self._feed.take():
            if not self.live and self.game.begins_chapter(moment.event):
                self._print_board(moment.view if self._seen is None else self._seen)
            self._seen = moment.view
            for sentence in self.game.sentences(moment.event):
                self.latest.append(self.speak(sentence))
                if self.live:
                    self._redraw()
                else:
                    print(self.latest[-1], flush=self.delay > 0)
                sleep(self.delay)

    def _redraw(self) -> None:
        """Write over what is there: clearing the screen first would make it flicker."""
        size = shutil.get_terminal_size()
        top = [*wrap(self.heading, size.columns), "", *self._board(self._seen), ""]
        told = [line for sentence in self.latest for line in wrap(sentence, size.columns)]
        lines = top + told[-max(1, size.lines - len(top) - 1) :]
        sys.stdout.write(_HOME + "".join(f"{line}{_CLEAR_LINE}\n" for line in lines) + _CLEAR_BELOW)
        sys.stdout.flush()

    def _print_board(self, view: Any) -> None:
        print("\n".join(["", *self._board(view), ""]))

    def _board(self, view: Any) -> list[str]:
        width = shutil.get_terminal_size().columns
        return self.game.draw(view, self.speak, self._paint, width)

    def _paint(self, seat: Seat, text: str) -> str:
        return f"\x1b[1;{_COLOURS[seat % len(_COLOURS)]}m{text}\x1b[0m" if self.colours else text


def _parted(score: Score, scores: Sequence[Score], number: int) -> bool:
    """Whether a tie-break parted a player from somebody who was level until then."""
    level = [other for other in scores if other.key[: number + 1] == score.key[: number + 1]]
    return any(other.ties[number].value != score.ties[number].value for other in level)
