"""The West drawn in text, as everybody sees it."""

from collections.abc import Iterator
from textwrap import wrap

from game.engine import Message, Seat, Who, say
from game.games.dalton_city.figures import DAILY_STAR, POST_OFFICE, Card, trades
from game.games.dalton_city.loop import FOLD
from game.games.dalton_city.view import View
from game.games.dalton_city.words.cards import TOWNS, name, told_all
from game.games.dalton_city.words.squares import square_name
from game.games.dalton_city.world import BANCO, BANK, LANDOWNER, ROUNDS
from game.games.game import Paint, Speak

MARKS = "ABCDEFGH"
"""A letter per seat: nothing is told by colour alone."""
HORSE = "♞"
_KINDS = {"trade": "·", "diploma": "°", "transit": "="}
_CELL = 2
_GAP = "   "
_INDENT = " " * 4
_NO_BREAK = "\u00a0"


def draw(view: View, speak: Speak, paint: Paint, width: int = 80) -> list[str]:
    """The Banco, the loop where there is room for it, then a line per player."""
    lines = _wrap(f"{speak(_round(view))}{_GAP}{speak(_banco(view))}", width)
    if width >= FOLD * _CELL:
        lines += ["", *_loop(view, speak), *_wrap(speak(say("dalton_city.drawing.legend")), width)]
    table = _players(view, speak)
    lines += ["", *_wrap(table[0], width)]
    for seat, row in enumerate(table[1:]):
        extras = ", ".join(_whole(speak(extra)) for extra in _extras(view, seat))
        lines += [paint(seat, line) for line in _wrap(f"{row}{_GAP}{extras}".rstrip(), width)]
    return lines


def _round(view: View) -> Message:
    if view.last_round:
        return say("dalton_city.event.last_round", round=view.round)
    if view.settings.end == ROUNDS:
        return say("dalton_city.drawing.round_of", round=view.round, rounds=view.settings.rounds)
    if view.final:
        return say("dalton_city.drawing.round_of", round=view.round, rounds=view.final)
    return say("dalton_city.event.round", round=view.round)


def _banco(view: View) -> Message:
    dollars = say("dalton_city.amount.dollars", dollars=view.pot)
    nugget = (say("dalton_city.nugget.told"),) if view.nugget == BANCO else ()
    return say("dalton_city.drawing.banco", what=(dollars, *told_all(_cards(view, BANCO)), *nugget))


def _loop(view: View, speak: Speak) -> list[str]:
    """Either half of the eight: the towns, and below them who owns what and who is where."""
    lines: list[str] = []
    owner = dict(view.owner)
    for start in range(0, len(view.board.squares), FOLD):
        half = range(start, start + FOLD)
        lines.append(_towns(view, half, speak))
        lines.append("".join(_cell(view, at, owner) for at in half).rstrip())
    return lines


def _towns(view: View, half: range, speak: Speak) -> str:
    """The name of each town over its first square."""
    line, before = "", None
    for at in half:
        square = view.board.squares[at]
        town = square.card.partition(".")[2] if square.kind == "trade" else None
        if town is not None and town != before:
            line = line.ljust((at - half.start) * _CELL) + speak(TOWNS[town].short)
        before = town
    return line


def _cell(view: View, at: int, owner: dict[Card, int]) -> str:
    """Who is on a square; if nobody, whose it is; if nobody's, what it is."""
    here = [seat for seat, square in enumerate(view.at) if square == at and view.playing[seat]]
    if here:
        letters = "".join(MARKS[seat] for seat in here)
        return letters.ljust(_CELL) if len(here) <= _CELL else f"{letters[0]}+"
    square = view.board.squares[at]
    kind = _KINDS.get(square.kind, "-")
    by = owner[square.card] if square.card else BANK
    return {BANK: kind, BANCO: "$", LANDOWNER: "*"}.get(by, MARKS[by].lower()).ljust(_CELL)


def _players(view: View, speak: Speak) -> list[str]:
    """A heading and a row per player, in columns."""
    heads = (
        say("dalton_city.drawing.where"),
        say("dalton_city.drawing.cash"),
        say("dalton_city.drawing.trades"),
        say("dalton_city.drawing.diplomas"),
        say("dalton_city.drawing.transits"),
    )
    rows = [["", *map(speak, heads)]]
    for seat in range(view.settings.seats):
        horse = HORSE if view.horse[seat] else " "
        who = f"{MARKS[seat]}{horse} {speak(say('dalton_city.drawing.player', player=Who(seat)))}"
        ruined = say("dalton_city.drawing.ruined")
        where = square_name(view.board, view.at[seat]) if view.playing[seat] else ruined
        cash = say("dalton_city.amount.dollars", dollars=view.money[seat])
        rows.append([who, speak(where), speak(cash), *map(str, _counts(_cards(view, seat)))])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_cells(row, widths)) for row in rows]


def _cells(row: list[str], widths: list[int]) -> Iterator[str]:
    """Words to the left of their columns, numbers to the right."""
    for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
        yield cell.ljust(width) if at < 2 else cell.rjust(width)


def _counts(cards: list[Card]) -> tuple[int, int, int]:
    kinds = [card.partition(".")[0] for card in cards]
    return sum(card in trades() for card in cards), kinds.count("diploma"), kinds.count("transit")


def _extras(view: View, seat: Seat) -> list[Message]:
    """What else a player has."""
    extras = [name(card) for card in _cards(view, seat) if card in (DAILY_STAR, POST_OFFICE)]
    return [*extras, say("dalton_city.square.nugget")] if view.nugget == seat else extras


def _cards(view: View, owner: int) -> list[Card]:
    return [card for card, by in view.owner if by == owner]


def _wrap(line: str, width: int) -> list[str]:
    return wrap(line, width, subsequent_indent=_INDENT, break_on_hyphens=False)


def _whole(words: str) -> str:
    """Words that no end of a line may part."""
    return words.replace(" ", _NO_BREAK)
