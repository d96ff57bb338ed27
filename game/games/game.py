"""A box: the rules of a game, its words, and everything else that is its own, screens apart."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from game.engine import Action, Ask, Chosen, Message, Rules, Seat, Value, say, say_n
from game.games.dice import Dice, Throw
from game.games.length import Pace
from game.games.report import Report

Mark = tuple[Seat, Message]
"""Who did something, and what, in a few words."""
Speak = Callable[[Message], str]
Paint = Callable[[Seat, str], str]
_USUAL_SEATS = 4


class Draw(Protocol):
    """Draws a view as lines of text, none wider than `width` if that can be."""

    def __call__(self, view: Any, speak: Speak, paint: Paint, width: int = 80) -> list[str]: ...


@dataclass(frozen=True, slots=True)
class Pictures:
    """What the sentences of a game show in pictures, where a screen tells them."""

    dice: Mapping[str, Dice] = field(default_factory=dict)
    """Which of a sentence's arguments are faces of dice."""
    counted: Mapping[str, str] = field(default_factory=dict)
    """Sentences whose number has an icon before it."""
    named: Mapping[str, str] = field(default_factory=dict)
    """Sentences that are the name of something that has an icon."""


@dataclass(frozen=True, slots=True)
class Aside:
    """What may be said though nobody asks for it, as the pause offers it."""

    name: Message
    explanation: Message
    offered: Callable[[Mapping[str, Value]], bool] = lambda _: True
    """Whether a match with these options has it at all."""


@dataclass(frozen=True, slots=True)
class Bench:
    """One way in which a game is measured."""

    name: str
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Preset:
    """Options that make a good game together, by a name."""

    name: str
    title: Message
    explanation: Message
    options: Mapping[str, Value] = field(default_factory=dict)
    """What is not usual about it."""
    players: int = _USUAL_SEATS
    """How many it is best with, for who has no idea yet."""


@dataclass(frozen=True, slots=True)
class Game:
    """Everything a program needs to know of one game, screens apart."""

    rules: Rules[Any, Any]
    title: Callable[[], Message]
    blurb: Callable[[], Message]
    """What it is about, in a sentence."""
    sentences: Callable[[Any], tuple[Message, ...]]
    """An event, as far as the reader may know it, in sentences."""
    begins_chapter: Callable[[Any], bool]
    """Whether a reader should see the board before this event."""
    draw: Draw
    answer: Callable[[Ask, Action], Message]
    """An answer to a question in a few words, told to whoever was asked."""
    question: Callable[[Ask], Message] | None = None
    """What somebody is asked; None: only that somebody is."""
    part: Callable[[str, Any], Message] | None = None
    """A number or an item along an axis of `Combinations`, by the axis's name; None: there are no axes."""
    aside: Aside | None = None
    """What questions take besides their options; None: nothing."""
    hides: Callable[[Ask, Any], bool] | None = None
    """Whether others at the same screen must not see what a question offers, given the view that all may
    see; None: only what is sealed."""
    hands_are_secret: bool = True
    """Whether players know what others do not, so that advice to one tells the others something."""
    marks: Callable[[Any], tuple[Mark, ...]] = lambda _: ()
    """What an event says about somebody's last doing, as far as the reader may know it."""
    joins: Callable[[Message, Message], Message] = lambda _, now: now
    """What somebody did last, and did now, in one mark: what is done now, unless that is more of the same."""
    forgets: Callable[[Any], bool] = lambda _: False
    """Whether an event is so much later than what everybody did last that their marks go."""
    points: Callable[[int], Message] = lambda points: say_n("games.points", points)
    """How many points somebody has, or dollars if those are what is counted."""
    a_round: Message = field(default_factory=lambda: say("games.round"))
    """What it is that the rules count as rounds, as the players call it."""
    throws: Callable[[Any], Iterable[Throw]] = lambda _: ()
    """The throws of dice in an event, as far as the reader may know it."""
    pictures: Pictures = field(default_factory=Pictures)
    report: Callable[[], Report] | None = None
    """What many games tell of the game itself; None: nobody has thought of that yet."""
    benches: tuple[Bench, ...] = ()
    """How it is measured; the last one has everything in the box on the table."""
    presets: tuple[Preset, ...] = ()
    """Ways to play it that can be had at one press; the first one is for who has never played it."""
    pace: Callable[[int, Chosen], Pace] | None = None
    """What a game of so many players with these options comes to; None: nobody has measured it."""
    check_level: Callable[[Path], object] | None = None
    """Read the game's board from a file; BadLevel with a sentence. None: it is not drawn yet."""
    question_page: Callable[[Ask], str] | None = None
    """The page of its book that explains a question; None: it has no book."""
    lessons: tuple[str, ...] = ()
    """Its guided matches by name, in the order in which they are best taken; each in `lessons/` beside it."""
    wanted_pages: Callable[[], tuple[str, ...]] = tuple
    """The pages that its book must have: one for whatever is in the box, and for every question."""

    def marked(self, before: Mapping[Seat, Message], event: Any) -> Mapping[Seat, Message]:
        """The mark of every seat after an event."""
        marks = {} if self.forgets(event) else dict(before)
        for seat, mark in self.marks(event):
            marks[seat] = self.joins(marks[seat], mark) if seat in marks else mark
        return marks

    @property
    def measured(self) -> tuple[Bench, ...]:
        """How it is measured; unless it says otherwise, as it is usually played."""
        seats = min(max(_USUAL_SEATS, self.rules.seats[0]), self.rules.seats[-1])
        return self.benches or (Bench(self.rules.slug, seats),)
