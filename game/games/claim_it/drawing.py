"""The mine drawn in text."""

from game.engine import Seat, Who, say
from game.games.claim_it.scoring import scores
from game.games.claim_it.spaces import NUMBERS, Space, column, row, rows
from game.games.claim_it.view import View, world_of
from game.games.claim_it.world import ASIDE, World
from game.games.game import Paint, Speak

MARKS = "ABCDE"
"""A letter per seat: nothing is told by colour alone."""
_GAP = "   "


def draw(view: View, speak: Speak, paint: Paint, width: int = 80) -> list[str]:
    """The board as seen, line by line, with what lies beside it, or below where the lines are too short."""
    world = world_of(view)
    drawn = rows()
    rule = "  +" + "-" * (4 * len(drawn[0]) + 1) + "+"
    mine = [rule]
    for spaces in drawn:
        cells = " ".join(_cell(world, at, paint) for at in spaces)
        mine.append(f"{row(spaces[0])} | {cells} |")
    mine += [rule, "    " + " ".join(f"{column(at):^3}" for at in drawn[-1]).rstrip()]
    notes = _notes(world, speak)
    painted = [text if seat is None else paint(seat, text) for seat, text in notes]
    if len(rule + _GAP) + max(len(text) for _, text in notes) > width:
        return [*mine, *painted]
    painted = ["", *painted, *[""] * len(mine)]
    return [(line + _GAP + note).rstrip() for line, note in zip(mine, painted, strict=False)]


def _cell(world: World, at: Space, paint: Paint) -> str:
    """A pile from the bottom up: `a` a marker, `3` a squatter, `#` a claim of this turn; `[A]` is claimed."""
    owner = world.owner(at)
    if world.claimed >> at & 1 and owner is not None:
        return paint(owner, f"[{MARKS[owner]}]")
    mark = "" if owner is None else MARKS[owner].lower()
    squatter = str(world.squatters.index(at)) if at in world.squatters else ""
    claim = "#" if world.laid >> at & 1 else ""
    pile = f"{mark + squatter + claim or '.':^3}"
    return pile if owner is None else paint(owner, pile)


def _notes(world: World, speak: Speak) -> list[tuple[Seat | None, str]]:
    """Lines about the players, each with its seat, and about what lies aside."""
    notes: list[tuple[Seat | None, str]] = []
    for score in scores(world):
        claims = f"{world.claims(score.seat)}/{world.threshold}"
        told = say("claim_it.drawing.player", player=Who(score.seat), claims=claims, group=score.points)
        notes.append((score.seat, f"{MARKS[score.seat]}  {speak(told)}"))
    aside = [str(number) for number in NUMBERS if world.squatters[number] == ASIDE]
    notes.append((None, speak(say("claim_it.drawing.aside", squatters=" ".join(aside) or "-"))))
    notes.append((None, speak(say("claim_it.drawing.supply", claims=world.supply))))
    return notes
