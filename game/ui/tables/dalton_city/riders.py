"""The players on the board: on foot or on their horses, in Hospital or behind bars."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.engine import Seat
from game.games.dalton_city.loop import SQUARES
from game.games.dalton_city.view import View
from game.games.dalton_city.world import HOSPITAL
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.tables.dalton_city.layout import square_area

SMALL, LARGE = 0.47, 0.8
"""How large a rider is at rest, and on the way."""
_DOWN = 0.46
"""How far down a square they stand, above its price."""
_WIDEST = 40.0
_SIDEWAYS = 4.0
_GALLOP, _FEET = 1.25, 16.0
"""How much larger a galloping horse is than one that stands, and how far above its place."""


@dataclass(slots=True)
class Rider:
    """One player's piece, where it is now."""

    seat: Seat
    square: int
    at: Point
    mounted: bool
    held: str = ""
    zoom: float = SMALL
    fade: float = 1.0
    stride: int = -1
    """Which picture of a gallop; none while the horse stands."""

    @property
    def key(self) -> tuple[object, ...]:
        """What its picture depends on."""
        return self.seat, self.at, self.mounted, self.held, self.zoom, self.fade, self.stride

    def draw(self, canvas: Canvas, colour: str) -> None:
        """With its shadow, in the colour of its player, and what holds it there."""
        x, y = self.at
        shadow = "shadows/horse" if self.mounted and self.stride < 0 else "shadows/round_small"
        canvas.image(shadow, (x, y + 3), zoom=self.zoom, fade=0.8 * self.fade)
        holds = "dalton_city/bed" if self.held == HOSPITAL else "dalton_city/cell"
        if self.held:
            canvas.image(holds, self.at, "back", zoom=self.zoom, fade=self.fade)
        if self.mounted and self.stride >= 0:
            above, zoom = (x, y - _FEET), self.zoom * _GALLOP
            canvas.image("dalton_city/rider", above, colour, self.stride, zoom=zoom, fade=self.fade)
        else:
            piece = "props/horse" if self.mounted else "props/pawn"
            canvas.image(piece, self.at, colour, zoom=self.zoom, fade=self.fade)
        if self.held:
            canvas.image(holds, self.at, "front", zoom=self.zoom, fade=self.fade)


def riders(view: View, settled: Collection[Seat]) -> list[Rider]:
    """Everybody who has pitched camp and is still in the game, side by side where several are on a square."""
    here = [seat for seat in range(view.settings.seats) if view.playing[seat] and seat in settled]
    crowd = Counter(view.at[seat] for seat in here)
    before: Counter[int] = Counter()
    found = []
    for seat in here:
        at = view.at[seat]
        found.append(Rider(seat, at, standing(at, before[at], crowd[at]), view.horse[seat], view.held[seat]))
        before[at] += 1
    return found


def standing(at: int, number: int, crowd: int) -> Point:
    """Where the so-many-eth of a crowd stands on a square."""
    x, y, width, height = square_area(at)
    step = min(24.0, _WIDEST / max(1, crowd - 1))
    rise = 10.0 * (number % 2) if crowd > 2 else 0.0
    return x + width / 2 + (number - (crowd - 1) / 2) * step, y + height * _DOWN - rise


def path(start: int, end: int) -> list[int]:
    """The squares ridden over, the last one included."""
    steps = (end - start) % SQUARES
    return [(start + n) % SQUARES for n in range(1, steps + 1)]


def leftward(way: Sequence[Point], step: int) -> bool:
    """Whether a horse looks to the left: upwards and downwards it looks as it last did, or soon will."""
    across = [end[0] - start[0] for start, end in pairwise(way)]
    nearest = [*reversed(across[: step + 1]), *across[step + 1 :]]
    return next((side < 0 for side in nearest if abs(side) > _SIDEWAYS), False)
