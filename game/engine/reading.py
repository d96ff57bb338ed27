"""Reading a record from text that may be anything: nothing is executed, nothing is guessed."""

from codecs import BOM_UTF8
from collections.abc import Collection, Mapping
from typing import Any

from game.engine.action import Seat, seat_of
from game.engine.message import say
from game.engine.options import choose
from game.engine.prepared import Preparation
from game.engine.record import FORMAT, MAGIC, MAX_SEED, PLAYER_LENGTH, Answer, BadRecord, Record
from game.engine.rules import Rules

MAX_BYTES = 2_000_000  # the longest games ever simulated stay below a tenth of this
MAX_LINE = 400
MAX_LAYOUT = 20
_FACES = frozenset("123456")
_FIELDS = ("game", "layout", "seats", "seed")
_MOST_PREPARED = 1_000  # throws or shuffles: the longest lesson has a tenth of that
_WITH_LAYOUT = 2
"""The format since which a record tells its layout."""
_OF_NAMES = "0"
"""The layout of records of the first format: their digests were made of names too, as no others are."""
MAX_ANSWER = 1_000  # a bribe of every card in the box of Dice Town takes 700


def loads(data: bytes, games: Collection[Rules[Any, Any]]) -> Record:
    """The record in a file's bytes, up to its last whole answer; BadRecord with a sentence otherwise."""
    if len(data) > MAX_BYTES:
        raise BadRecord(say("record.oversized", size=len(data), limit=MAX_BYTES))
    data = data.removeprefix(BOM_UTF8)  # some editors add it
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        if error.reason != "unexpected end of data":  # a tail cut inside a character is still a tail
            raise BadRecord(say("record.not_text")) from None
        text = data[: error.start].decode()
    lines = text.replace("\r\n", "\n").split("\n")
    made_in = _format(lines)
    lines.pop()  # what follows the last line end: nothing, or an answer that was never finished
    try:
        at = lines.index("answers")
    except ValueError:
        raise BadRecord(say("record.header_cut")) from None
    record = _header(lines[1:at], games, made_in)
    askable = record.seats + record.rules.clock
    record.answers = [_answer(line, at + 1 + n, n, askable) for n, line in enumerate(lines[at + 1 :], 1)]
    return record


def _format(lines: list[str]) -> int:
    """In which format a record is written."""
    first = lines[0].split(" ")
    if " ".join(first[:2]) != MAGIC or len(first) != 3 or len(lines) == 1:
        raise BadRecord(say("record.not_a_record"))
    made_in = _number(first[2], 1)
    if made_in > FORMAT:
        raise BadRecord(say("record.newer_format", format=first[2]))
    return made_in


def _header(lines: list[str], games: Collection[Rules[Any, Any]], made_in: int) -> Record:
    """The header's fields; each may come once, options and players once per name and seat."""
    fields = {"layout": _OF_NAMES} if made_in < _WITH_LAYOUT else {}
    options: dict[str, str] = {}
    players: dict[Seat, str] = {}
    throws: list[tuple[int, ...]] = []
    decks: list[tuple[str, ...]] = []
    for n, line in enumerate(lines, 2):
        word, _, rest = line.partition(" ")
        if len(line) > MAX_LINE or not line.isprintable() or not rest:
            raise BadRecord(say("record.malformed", line=n))
        if word == "option":
            name, equals, value = rest.partition("=")
            if not equals or name in options:
                raise BadRecord(say("record.malformed", line=n))
            options[name] = value
        elif word == "player":
            seat, _, name = rest.partition(" ")
            _put_player(players, seat, name, n)
        elif word == "throw" and len(throws) < _MOST_PREPARED:
            throws.append(_dice(rest, n))
        elif word == "deck" and len(decks) < _MOST_PREPARED:
            decks.append(tuple(rest.split(" ")))
        elif word in fields:
            raise BadRecord(say("record.malformed", line=n))
        elif word in _FIELDS:
            fields[word] = rest
        else:
            raise BadRecord(say("record.unknown_field", line=n, field=word[:20]))
    record = _set_up(fields, options, players, games)
    record.prepared = Preparation(tuple(throws), tuple(decks))
    return record


def _dice(text: str, line: int) -> tuple[int, ...]:
    """The faces of a prepared throw."""
    faces = text.split(" ")
    if not all(face in _FACES for face in faces):
        raise BadRecord(say("record.malformed", line=line))
    return tuple(map(int, faces))


def _put_player(players: dict[Seat, str], seat: str, name: str, line: int) -> None:
    try:
        at = seat_of(seat)
    except ValueError:
        raise BadRecord(say("record.malformed", line=line)) from None
    if at != len(players) or not 0 < len(name) <= PLAYER_LENGTH:
        raise BadRecord(say("record.malformed", line=line))
    players[at] = name


def _set_up(
    fields: Mapping[str, str],
    options: Mapping[str, str],
    players: Mapping[Seat, str],
    games: Collection[Rules[Any, Any]],
) -> Record:
    for word in _FIELDS:
        if word not in fields:
            raise BadRecord(say("record.missing_field", field=word))
    slug, _, version = fields["game"].partition(" ")
    rules = next((rules for rules in games if rules.slug == slug), None)
    if rules is None:
        raise BadRecord(say("record.unknown_game", game=slug[:40]))
    if _number(version, 1) > rules.version:
        raise BadRecord(say("record.newer_rules", game=slug))
    if _number(version, 1) < rules.version:
        raise BadRecord(say("record.older_rules", game=slug))
    seats = _number(fields["seats"], 1)
    rules.check_seats(seats)
    seed = _number(fields["seed"])
    layout = fields["layout"]
    if len(layout) > MAX_LAYOUT or not set(layout) <= set("0123456789."):
        raise BadRecord(say("record.number", text=layout[:40]))
    chosen = choose(rules.options, options, seats)
    return Record(rules, seats, chosen, seed, tuple(players.values()), layout=layout)


def _number(text: str, low: int = 0) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20) or not low <= int(text) < MAX_SEED:
        raise BadRecord(say("record.number", text=text[:40]))
    return int(text)


def _answer(line: str, at: int, expected: int, seats: int) -> Answer:
    """One answer; a number out of order means that lines are missing."""
    parts = line.split(" ")
    if len(line) > MAX_ANSWER or len(parts) != 4 or not line.isprintable() or not all(parts):
        raise BadRecord(say("record.malformed", line=at))
    number, seat, code, digest = parts
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise BadRecord(say("record.malformed", line=at))
    if int(number) != expected:
        raise BadRecord(say("record.cut", expected=expected, found=int(number)))
    if len(digest) != 12 or not set(digest) <= set("0123456789abcdef"):
        raise BadRecord(say("record.malformed", line=at))
    try:
        by = seat_of(seat)
    except ValueError:
        raise BadRecord(say("record.malformed", line=at)) from None
    if by >= seats:
        raise BadRecord(say("record.malformed", line=at))
    return Answer(by, code, digest)
