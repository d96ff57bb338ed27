"""A match is its record: a header and one line per answer, readable in an editor.

    dustwater record 2
    game claim_it 1
    layout 1.1
    seats 2
    seed 7
    option starts=roll_off
    player 1 cowhand
    answers
    1 2 squat:3,5=2 8c1f03aa52d9
    2 2 roll 51f0c2de90aa

An answer is its number, the seat (from 1), the action's code and the digest of the table after it. A line
counts once its line end is written, so a kill while appending loses at most the answer being given.

The layout says of what the digests were made: the version of their form, and of how the game arranged its
values. A record whose layout is another one is replayed without them, and gets new ones as it is: every
answer must still be allowed. So must those of the first format, which had digests of names.

A lesson's match has prepared chance, told before the answers: a `throw 3 5 1` for each of its first throws,
a `deck ... bandit boots` for each of its first shuffles.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any
from unicodedata import category

from game.engine.action import Action, Seat, seat_code
from game.engine.ask import Ask
from game.engine.digest import FORM, digest
from game.engine.event import Event
from game.engine.flow import IllegalAction, submit
from game.engine.message import Trouble, say
from game.engine.options import Value, choose, written
from game.engine.prepared import GAP, Preparation
from game.engine.rng import Rng
from game.engine.rules import Rules
from game.engine.table import Table, Watcher

FORMAT = 2
MAGIC = "dustwater record"
MAX_SEED = 1 << 64
NAME_LENGTH = 40
PLAYER_LENGTH = 100
"""A player's line: a name and whatever else the program likes to know of who sat there."""
NOBODY = "?"
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Fillers of Korean syllables and an empty Braille cell, which count as letters and draw nothing."""


class BadRecord(Trouble):
    """The record cannot be read or replayed; it is left untouched."""


def cleaned(text: str, most: int) -> str:
    """A text as a line of a record can hold it: printable, with single spaces, not too long, to be seen."""
    spaced = "".join(" " if each.isspace() else each if each.isprintable() else "" for each in text)
    told = " ".join(spaced.split())[:most].rstrip()
    return told if any(map(_can_be_seen, told)) else NOBODY


def _can_be_seen(letter: str) -> bool:
    """Whether a letter is more than a mark on another one, or a letter in name only."""
    return category(letter)[0] not in "MZC" and letter not in _BLANK


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer and the digest of the table it led to."""

    seat: Seat
    code: str
    digest: str


@dataclass(slots=True)
class Record:
    """How a match was set up and everything that was answered since."""

    rules: Rules[Any, Any]
    seats: int
    options: dict[str, Value]
    seed: int
    players: tuple[str, ...] = ()
    """Who sat there, by seat; may be empty."""
    answers: list[Answer] = field(default_factory=list)
    layout: str = ""
    """Of what the digests were made; if not as it would be today, they are made anew in the next replay."""
    prepared: Preparation = field(default_factory=Preparation)
    """What of its chance a lesson has prepared."""

    def __post_init__(self) -> None:
        """Refuse what no record could be read with, so that whatever is written is read again."""
        self.options = choose(self.rules.options, self.options, self.seats)
        self.rules.check(self.seats, self.options)
        if not 0 <= self.seed < MAX_SEED:
            raise BadRecord(say("record.number", text=str(self.seed)[:40]))
        if self.players and len(self.players) != self.seats:
            raise BadRecord(say("record.players", players=len(self.players), seats=self.seats))
        self.players = tuple(cleaned(player, PLAYER_LENGTH) for player in self.players)
        self.layout = self.layout or todays_layout(self.rules)

    def header(self) -> str:
        """The text before the first answer."""
        lines = [
            f"{MAGIC} {FORMAT}",
            f"game {self.rules.slug} {self.rules.version}",
            f"layout {self.layout}",
            f"seats {self.seats}",
            f"seed {self.seed}",
            *(f"option {name}={value}" for name, value in written(self.rules.options, self.options).items()),
            *(f"player {seat_code(seat)} {name}" for seat, name in enumerate(self.players)),
            *(f"throw {' '.join(map(str, dice))}" for dice in self.prepared.throws),
            *(f"deck {' '.join(cards) or GAP}" for cards in self.prepared.decks),
            "answers",
        ]
        return "\n".join(lines) + "\n"

    def line(self, number: int) -> str:
        """The text of one answer, counted from 1."""
        answer = self.answers[number - 1]
        return f"{number} {seat_code(answer.seat)} {answer.code} {answer.digest}\n"

    def dumps(self) -> str:
        """The whole record as text."""
        return self.header() + "".join(map(self.line, range(1, len(self.answers) + 1)))

    def start(self, watcher: Watcher | None = None) -> Table[Any]:
        """The table before the first answer."""
        chance = self.prepared.rng(Rng.seeded(self.rules.slug, self.seed))
        return self.rules.new(self.seats, self.options, self.seed, chance, watcher)

    def add(self, t: Table[Any], seat: Seat, action: Action) -> None:
        """Note an answer that was just given at the table."""
        self.answers.append(Answer(seat, action.code(), digest(t)))


@dataclass(frozen=True, slots=True)
class Step:
    """One answer given: its number, the question, the answer and what it set off."""

    number: int
    ask: Ask
    action: Action
    events: list[Event]


def todays_layout(rules: Rules[Any, Any]) -> str:
    """Of what the digests of a game are made now."""
    return f"{FORM}.{rules.layout}"


def retrace(record: Record, t: Table[Any], upto: int | None = None, after: int = 0) -> Iterator[Step]:
    """Replay answers on a table fresh from `record.start()`, or on one `after` so many of them.

    BadRecord where one does not fit.
    """
    today = todays_layout(record.rules)
    vouched = record.layout == today
    for number, answer in enumerate(record.answers[after:upto], after + 1):
        ask = t.asked(answer.seat)
        try:
            action = record.rules.parse(answer.code)
            if ask is None:
                raise BadRecord(say("record.not_asked", number=number, seat=seat_code(answer.seat)))
            events = submit(t, ask.number, answer.seat, action)
        except (ValueError, IllegalAction):
            raise BadRecord(say("record.illegal", number=number, code=answer.code)) from None
        found = digest(t)
        if not vouched:
            record.answers[number - 1] = replace(answer, digest=found)
            if number == len(record.answers):
                record.layout = today
        elif found != answer.digest:
            raise BadRecord(say("record.digest", number=number))
        yield Step(number, ask, action, events)


def replay(record: Record, upto: int | None = None, watcher: Watcher | None = None) -> Table[Any]:
    """The table after the first `upto` answers, or after all."""
    t = record.start(watcher)
    for _ in retrace(record, t, upto):
        pass
    return t
