"""What a phone shows, as plain data: words are already in its language, pictures are names of our art.

Fields called `words`, `note`, `prompt`, `text` and the like hold markup (`game/markup.py`); names are plain.
"""

import msgspec


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be seen and perhaps picked: a card, a die, a face, a place."""

    art: str = ""
    """Its picture; none: it is told by its words alone."""
    row: str = ""
    """Which row of a sheet of pictures: a face of a die, a player's colour."""
    name: str = ""
    text: str = ""
    """What it does."""
    key: str = ""
    """What the options of a question call it."""
    seal: str = ""
    """What stands on it in figures: the points of a deed, a price."""
    fixed: bool = False
    """Among things to pick: it is picked already and stays so."""


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number with its icon, and what is counted, for whoever cannot see the icon."""

    icon: str
    words: str
    told: str = ""


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table, as everybody sees them."""

    seat: int
    name: str
    colour: str
    portrait: str
    figures: tuple[Figure, ...] = ()
    dice: tuple[Thing, ...] = ()
    """Those that lie open before them."""
    laid: tuple[Thing, ...] = ()
    """Cards that lie open before them."""
    mark: str = ""
    """What they are: the Sheriff, ruined, in Hospital."""
    waited_for: bool = False
    """Everybody waits for them, among others perhaps."""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer."""

    code: str
    words: str
    of: tuple[str, ...] = ()
    """The keys of the things that make this answer, the first one picked first."""
    note: str = ""
    thing: Thing | None = None
    """How it looks, where it is more than words."""
    things: tuple[Thing, ...] = ()
    """What speaks for it: cards that are offered, dice."""
    person: int | None = None
    """Whom it names."""
    lets_be: bool = False
    """Nothing is done with it: a pass."""


class Aside(msgspec.Struct, frozen=True):
    """Answers that are no answer to what is asked, such as selling a card first, under one name."""

    name: str
    options: tuple[Option, ...]


class Axis(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of an answer: a number with words for each of its values, or some of several things."""

    name: str
    words: tuple[str, ...] = ()
    """Of a number, from `low` on."""
    low: int = 0
    things: tuple[Thing, ...] = ()
    icon: str = ""
    told: str = ""
    """What is counted or picked."""


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of a small board, with the pile on it from below."""

    name: str
    told: str
    """What it is called and what lies there, for whoever cannot see it."""
    pile: tuple[Thing, ...] = ()
    fresh: bool = False
    """Something was put there in this turn."""


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board of rows, as it lies: the uppermost row first."""

    rows: tuple[tuple[Space, ...], ...]
    across: tuple[str, ...]
    down: tuple[str, ...]


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked, and in which form it is best answered."""

    number: int
    kind: str
    form: str
    """`list`: one button each; `sheets`: with pictures and notes; `pick`: a thing, then what to do with it;
    `sets`: some of the things; `order`: all of them, one after the other; `people`: somebody; `axes`: parts
    of an answer; `board`: a space of the board; `call`: a card in time, or none."""
    prompt: str
    title: str = ""
    note: str = ""
    secret: bool = False
    """What is offered is for this player's eyes only."""
    shown: tuple[Thing, ...] = ()
    """What it is about."""
    things: tuple[Thing, ...] = ()
    more: str = ""
    """What is asked once the first thing is picked."""
    options: tuple[Option, ...] = ()
    axes: tuple[Axis, ...] = ()
    asides: tuple[Aside, ...] = ()
    confirm: str = ""
    """What the button says before anything is picked."""
    seconds: float = 0.0
    """How long there is to answer; 0: as long as one likes."""


class Own(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before the phone's own player."""

    cup: tuple[Thing, ...] = ()
    """Dice under the cup."""
    is_chosen: bool = False
    """Which of them stay there is said already."""
    kept: tuple[Thing, ...] = ()
    kept_told: str = ""
    hand: tuple[Thing, ...] = ()
    hand_told: str = ""
    """How many cards those are, for whoever may not see them."""
    laid: tuple[Thing, ...] = ()
    """Cards laid open."""
    is_secret: bool = False
    """Cup and hand are nobody else's business."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's line of the result."""

    rank: int
    seat: int
    points: str
    parts: tuple[str, ...] = ()


class Screen(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a phone shows, whole: whoever reconnects needs nothing else."""

    language: str
    game: str
    title: str
    who: Person
    others: tuple[Person, ...]
    going: tuple[str, ...]
    """Where the game is, a line each."""
    own: Own = Own()
    dice: tuple[Thing, ...] = ()
    """The throw on the table."""
    board: Board | None = None
    told: tuple[str, ...] = ()
    """What happened last, the oldest first."""
    question: Question | None = None
    waiting: str = ""
    """What is waited for, where nothing is asked here."""
    result: tuple[Line, ...] = ()
    won: str = ""
