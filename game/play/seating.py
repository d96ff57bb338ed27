"""Who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game import ai
from game.engine import Record, Trouble, cleaned, say
from game.engine.record import NAME_LENGTH, NOBODY

HUMAN = "human"
NAMES = ("Abigail", "Buck", "Clementine", "Dusty", "Esther", "Floyd", "Georgia", "Hank")
"""For seats that nobody named; the first letters are the marks on boards drawn in text."""
COLOURS = ("oxblood", "sky", "sun", "leaf", "plum", "bone", "slate", "rose")
"""In the order in which seats get them; a screen gives each a pattern too."""
_FACES = {
    "Abigail": "singer",
    "Buck": "rancher",
    "Clementine": "teacher",
    "Dusty": "prospector",
    "Esther": "scout",
    "Floyd": "barkeep",
    "Georgia": "vaquera",
    "Hank": "engineer",
}
PORTRAITS = tuple(sorted([*_FACES.values(), "bandit", "doctor", "gambler", "marshal"]))
"""All there are, in the order in which a screen offers them."""


_PLAIN = "plain"
"""What a record says of a bot without a temperament."""


class BadSeating(Trouble):
    """These players cannot be seated."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player at the table: `kind` is `human` or the name of a bot; an empty colour or portrait is open."""

    kind: str
    name: str
    colour: str = ""
    portrait: str = ""
    plain: bool = field(default=False, kw_only=True)
    """A bot without the temperament of its face."""

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    @property
    def bot(self) -> str:
        """What its bot is called: a level, with a face if its temperament is wanted."""
        return ai.with_face(self.kind, "" if self.plain else self.portrait)

    def line(self) -> str:
        """How a record writes it: `human:sky:gambler Anna`, or `human Anna` as it was before colours."""
        marks = f"{self.kind}:{self.colour}:{self.portrait}:{_PLAIN if self.plain else ''}".rstrip(":")
        return f"{marks} {cleaned(self.name, NAME_LENGTH)}"


def face_of(name: str, seat: int) -> str:
    """A portrait that suits one of our own names; for others, whoever is next."""
    return _FACES.get(name) or PORTRAITS[seat % len(PORTRAITS)]


def read_sitter(line: str, seat: int) -> Sitter:
    """The sitter in a record's line; one without a name gets one, and marks nobody knows are left out."""
    marks, _, text = line.partition(" ")
    kind, colour, portrait, plain = (*marks.split(":", 3), "", "", "")[:4]
    name = cleaned(text, NAME_LENGTH)
    return Sitter(
        kind,
        name if name != NOBODY else NAMES[seat],
        colour if colour in COLOURS else "",
        portrait if portrait in PORTRAITS else "",
        plain=plain == _PLAIN,
    )


def sitters(record: Record) -> tuple[Sitter, ...]:
    """Who played a recorded match, as far as it says."""
    lines = record.players or (NOBODY,) * record.seats
    return tuple(read_sitter(line, seat) for seat, line in enumerate(lines))


def seated(record: Record) -> tuple[Sitter, ...]:
    """Who sits there when the match goes on: everybody with a colour and a face, and no bot unknown here."""
    known = {HUMAN, *ai.bots(record.rules.slug)}
    return tuple(
        replace(
            sitter,
            kind=sitter.kind if sitter.kind in known else ai.usual(record.rules.slug),
            portrait=sitter.portrait or face_of(sitter.name, seat),
        )
        for seat, sitter in enumerate(coloured(sitters(record)))
    )


def coloured(seated: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """The same sitters, no two of one colour: the first who chose it keeps it, the others get a free one."""
    chosen: dict[int, str] = {}
    for seat, sitter in enumerate(seated):
        if sitter.colour in COLOURS and sitter.colour not in chosen.values():
            chosen[seat] = sitter.colour
    free = (colour for colour in COLOURS if colour not in chosen.values())
    return tuple(replace(sitter, colour=chosen.get(seat) or next(free)) for seat, sitter in enumerate(seated))


def seat_bots(names: Sequence[str], seats: int) -> tuple[Sitter, ...]:
    """The named bots in their seats, some perhaps with faces; the last one fills up."""
    if len(names) > seats:
        raise BadSeating(say("play.too_many_bots", bots=len(names), seats=seats))
    filled = [*names, *[names[-1]] * (seats - len(names))]
    parted = [ai.parted(name) for name in filled]
    return tuple(Sitter(kind, NAMES[seat], "", face) for seat, (kind, face) in enumerate(parted))
