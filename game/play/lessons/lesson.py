"""A lesson as data: chapters, their prepared matches, and what the coach says step by step.

A lesson lies with its game, in `lessons/<name>.toml`. Its words are in the catalogues: the title
`lesson.<name>`, `lesson.<name>.<chapter>` for a chapter's, `lesson.<name>.<chapter>.<step>` for what is
said, and the same with `.wrong` for what is said to who did something else. `docs/tutorial.md` tells how
to write one.
"""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from game import games
from game.engine import Message, Preparation, Value
from game.games import Game


class BadLesson(Exception):
    """A lesson that cannot be taught: always a mistake in its data."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the coach says."""

    name: str
    at: list[str] = []
    """The pieces it is about, by the names that the table has for them."""
    answer: list[str] = []
    """What the learner should do: the code of an action, with stars for whatever may stand there. Any of
    them is taken; the first is what the coach would do. None: it is only read."""
    after: str = ""
    """The event after which it is said, while the picture waits; none: once the learner is asked."""
    of: dict[str, int | str] = {}
    """What that event must be like."""
    wrong: bool = False
    """Whether it has words of its own for who does something else."""
    quiet: bool = False
    """Whether the coach leaves it to the learner to find what to do."""

    def takes(self, code: str) -> bool:
        """Whether an answer is one of those that are wanted."""
        return any(fnmatchcase(code, pattern) for pattern in self.answer)


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match begins: who sits there, how chance is prepared, and what has happened before."""

    seats: int
    seed: int = 0
    options: dict[str, Value] = {}
    rivals: list[str] = []
    """The names of the others, from seat 2 on; none: our own."""
    decks: list[list[str]] = []
    """See `Preparation`."""
    throws: list[str] = []
    """The dice that are thrown before the first step."""
    before: list[str] = []
    """What everybody answered before the first step: the seat, from 1, and the code."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson that can be taken by itself; without a match of its own it goes on with the last."""

    name: str
    steps: list[Step]
    match: Setting | None = None
    throws: list[str] = []
    """The dice of every throw from here on, in order, as the game writes them."""
    rivals: dict[str, list[str]] = {}
    """What the others answer, by their seat, in order; what lets them pass meanwhile they let be."""


class Place(NamedTuple):
    """Where in a lesson somebody is: a chapter and a step, counted from 0."""

    chapter: int = 0
    step: int = 0


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided match, or several."""

    name: str
    coach: str
    """Whose portrait speaks."""
    chapters: list[Chapter]
    faces: list[str] = []
    """How the dice's faces are written, from the lowest; none: by numbers."""
    game: str = ""

    @property
    def of(self) -> Game:
        """The game it teaches."""
        return games.game(self.game)

    def title(self) -> Message:
        return Message(f"lesson.{self.name}")

    def chapter_title(self, number: int) -> Message:
        return Message(f"lesson.{self.name}.{self.chapters[number].name}")

    def key(self, place: Place, *, wrong: bool = False) -> str:
        """The key of what is said at a step."""
        chapter = self.chapters[place.chapter]
        key = f"lesson.{self.name}.{chapter.name}.{chapter.steps[place.step].name}"
        return f"{key}.wrong" if wrong else key

    def sayings(self) -> Iterator[str]:
        """Every key that it says."""
        yield self.title().key
        for number, chapter in enumerate(self.chapters):
            yield self.chapter_title(number).key
            for at, step in enumerate(chapter.steps):
                yield self.key(Place(number, at))
                if step.wrong:
                    yield self.key(Place(number, at), wrong=True)

    def begins(self, chapter: int) -> int:
        """The chapter that the match of this one began with."""
        return next(at for at in range(chapter, -1, -1) if self.chapters[at].match is not None)

    def match_chapters(self, chapter: int) -> list[Chapter]:
        """All the chapters of one match."""
        first = self.begins(chapter)
        rest = self.chapters[first + 1 :]
        goes_on = next((n for n, each in enumerate(rest) if each.match is not None), len(rest))
        return [self.chapters[first], *rest[:goes_on]]

    def setting(self, chapter: int) -> Setting:
        """How the match of a chapter begins."""
        found = self.chapters[self.begins(chapter)].match
        assert found is not None
        return found

    def preparation(self, chapter: int) -> Preparation:
        """The chance of a whole match."""
        setting = self.setting(chapter)
        throws = [*setting.throws, *(each for part in self.match_chapters(chapter) for each in part.throws)]
        return Preparation(tuple(map(self._dice, throws)), tuple(map(tuple, setting.decks)))

    def _dice(self, throw: str) -> tuple[int, ...]:
        """A throw in numbers from 1 on; dice with other faces are written in numbers anyway."""
        return tuple(
            self.faces.index(face) + 1 if face in self.faces else int(face) for face in throw.split()
        )


@cache
def lesson(name: str) -> Lesson:
    """The lesson of that name."""
    return next(each for each in lessons() if each.name == name)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All there are, in the order of the boxes."""
    return tuple(_read(game, name) for game in games.GAMES for name in game.lessons)


def _read(game: Game, name: str) -> Lesson:
    slug = game.rules.slug
    written = files(f"game.games.{slug}").joinpath("lessons", f"{name}.toml").read_bytes()
    try:
        found = msgspec.toml.decode(written, type=Lesson)
    except msgspec.DecodeError as error:
        raise BadLesson(f"{name}: {error}") from None
    if found.name != name or not found.chapters or found.chapters[0].match is None:
        raise BadLesson(f"{name}: its name is another one, or nothing tells how it begins")
    return msgspec.structs.replace(found, game=slug)
