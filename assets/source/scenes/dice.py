"""The dice at rest: a row for each face, a column for each way of lying a little askew."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from drawings.die_faces import PIPS, POKER, indian, pips, poker
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes.die import CELL, SCALE, Die, anchor
from scenes.studio import render

YAWS = (-32, -22, -13, -5, 5, 13, 22, 32)
"""How a die is turned in each column: never so far that its letter is hard to read."""
_SAMPLES = 8


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of die: its faces, opposite ones side by side, what is cut into them, and who drew that."""

    name: str
    faces: tuple[str, ...]
    mark: Callable[[str], Image.Image]
    credit: tuple[str, ...]

    def die(self, out: Output, samples: int, cell: float) -> Die:
        """One of them in the studio."""
        marks = {face: self.mark(face) for face in self.faces}
        return Die(self.name, self.faces, marks, out.work, samples, cell)

    @property
    def rows(self) -> tuple[str, ...]:
        """Each face once: the Indian die has some of them twice."""
        return tuple(dict.fromkeys(self.faces))


KINDS = {
    kind.name: kind
    for kind in (
        Kind("poker", tuple(POKER), poker, ("game-icons", "rye")),
        Kind("pips", tuple(PIPS), pips, ()),
        Kind(
            "indian",
            ("blessing", "bodyguard", "ambush", "warpath", "blessing", "ambush"),
            indian,
            ("game-icons",),
        ),
    )
}


@recipe("dice/poker")
def poker_dice(out: Output) -> None:
    _rest(out, KINDS["poker"])


@recipe("dice/pips")
def pipped_dice(out: Output) -> None:
    _rest(out, KINDS["pips"])


@recipe("dice/indian")
def indian_die(out: Output) -> None:
    _rest(out, KINDS["indian"])


def _rest(out: Output, kind: Kind) -> None:
    die = kind.die(out, _SAMPLES, CELL)
    rows: dict[str, list[Image.Image]] = {face: [] for face in kind.rows}
    for face, row in rows.items():
        for column, yaw in enumerate(YAWS):
            die.lay(face, yaw)
            row.append(render(out.work / f"{face}_{column}.png"))
    out.sheet(f"dice/{kind.name}/rest", rows, scale=SCALE, anchor=anchor(CELL), credit=kind.credit)
