"""The mine drawn in text."""

from game.engine import Who, say
from game.games.claim_it.board import board
from game.games.claim_it.scoring import scores
from game.games.claim_it.spaces import NUMBERS, Space, column, row
from game.games.claim_it.view import View, world_of
from game.games.claim_it.world import ASIDE, World
from game.games.game import Paint, Speak

MARKS = "ABCDE"
"""A letter per seat: nothing is told by colour alone."""


def draw(view: View, speak: Speak, paint: Paint) -> list[str]:
    """The board as seen, line by line, with what lies beside it."""
    world = world_of(view)
    rows = board().rows()
    rule = "  +" + "-" * (5 * len(rows[0])) + "+"
    lines = [rule]
    for spaces in rows:
        cells = "".join(_cell(world, at, paint) for at in spaces)
        lines.append(f"{row(spaces[0])} |{cells}|")
    lines += [rule, "   " + "".join(f"{column(at):^5}" for at in rows[-1]).rstrip()]
    notes = dict(enumerate(_notes(world, speak, paint), 1))
    return [f"{line}   {notes[i]}" if i in notes else line for i, line in enumerate(lines)]


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


def _notes(world: World, speak: Speak, paint: Paint) -> list[str]:
    notes = []
    for score in scores(world):
        claims = f"{world.claims(score.seat)}/{world.threshold}"
        told = say("claim_it.drawing.player", player=Who(score.seat), claims=claims, group=score.points)
        notes.append(paint(score.seat, f"{MARKS[score.seat]}  {speak(told)}"))
    aside = [str(number) for number in NUMBERS if world.squatters[number] == ASIDE]
    notes.append(speak(say("claim_it.drawing.aside", squatters=" ".join(aside) or "-")))
    notes.append(speak(say("claim_it.drawing.supply", claims=world.supply)))
    return notes
