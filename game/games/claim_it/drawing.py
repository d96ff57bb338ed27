"""The mine drawn in text."""

from collections.abc import Callable

from game.engine import Message, Seat, Who, say, say_n
from game.games.claim_it.board import board
from game.games.claim_it.scoring import scores
from game.games.claim_it.spaces import NUMBERS, Space, column, row
from game.games.claim_it.view import View, world_of
from game.games.claim_it.world import ASIDE, World

MARKS = "ABCDE"
"""A letter per seat: nothing is told by colour alone."""

Paint = Callable[[Seat, str], str]


def draw(view: View, speak: Callable[[Message], str], paint: Paint) -> list[str]:
    """The board as seen, line by line, with what lies beside it."""
    world = world_of(view)
    rows = board().rows()
    rule = "  +" + "-" * (5 * len(rows[0]) + 1) + "+"
    lines = [rule]
    for spaces in rows:
        cells = "".join(_cell(world, at, paint) for at in spaces)
        lines.append(f"{row(spaces[0])} | {cells}|")
    lines += [rule, "    " + "".join(f"{column(at):^5}" for at in rows[-1])]
    return _beside(lines, [speak(note) if isinstance(note, Message) else note for note in _notes(world, speak, paint)])


def _beside(lines: list[str], notes: list[str]) -> list[str]:
    return [f"{line}   {notes[i]}" if i < len(notes) else line for i, line in enumerate(lines)]


def _cell(world: World, at: Space, paint: Paint) -> str:
    """A pile from the bottom up: `a` a marker, `3` a squatter, `#` a claim of this turn; `[A]` is claimed."""
    owner = world.owner(at)
    if world.claimed >> at & 1 and owner is not None:
        return paint(owner, f"{'[' + MARKS[owner] + ']':^5}")
    mark = "" if owner is None else MARKS[owner].lower()
    squatter = str(world.squatters.index(at)) if at in world.squatters else ""
    claim = "#" if world.laid >> at & 1 else ""
    pile = f"{mark + squatter + claim or '.':^5}"
    return pile if owner is None else paint(owner, pile)


def _notes(world: World, speak: Callable[[Message], str], paint: Paint) -> list[Message | str]:
    aside = [str(number) for number in NUMBERS if world.squatters[number] == ASIDE]
    notes: list[Message | str] = []
    for score in scores(world):
        told = say_n(
            "claim_it.drawing.player",
            world.claims(score.seat),
            player=Who(score.seat),
            threshold=world.threshold,
            group=score.points,
        )
        notes.append(paint(score.seat, MARKS[score.seat] + "  " + speak(told)))
    notes.append(say("claim_it.drawing.aside", squatters=" ".join(aside) or "-", claims=world.supply))
    return notes
