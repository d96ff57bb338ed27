"""Whoever won, large, and gold from above."""

import math
from collections.abc import Sequence
from random import Random

from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH, Area
from game.ui.styles import BODY, FIGURE, INK, OXBLOOD, TITLE

RAIN = 3.2
"""Seconds until the last nugget is gone."""
_NUGGETS = 44
_FALL = 1500.0
"""How fast things fall, in units a second each second."""
_FACE = 250.0
_AROUND, _POINTS = 130.0, 150.0
"""Room for a crown and a name, and for the points."""
_PULSE = 1.2


class Winner:
    """The winners' column on the score sheet; several share it."""

    def __init__(self, area: Area, sitters: Sequence[Sitter], points: str) -> None:
        self.area = area
        self.sitters = tuple(sitters)
        self.points = points
        self.age = 0.0
        chance = Random(36)  # the same gold for everybody: it decides nothing
        self._gold = [_nugget(chance) for _ in range(_NUGGETS)]

    def advance(self, seconds: float) -> None:
        self.age = min(RAIN, self.age + seconds)

    @property
    def moving(self) -> bool:
        return self.age < RAIN

    def draw(self, canvas: Canvas) -> None:
        """Crown, face, name, points."""
        x, y, width, height = self.area
        each = min(_FACE + _AROUND, (height - _POINTS) / len(self.sitters))
        face = each - _AROUND
        y += (height - _POINTS - each * len(self.sitters)) / 2
        swing = math.sin(math.pi * min(1.0, self.age / _PULSE))
        for number, sitter in enumerate(self.sitters):
            across, down = x + width / 2, y + number * each + 46 + face / 2
            portrait = f"portraits/{sitter.portrait}"
            canvas.image("icons/crown", (across, down - face / 2 - 26), "dark", zoom=1.2 + face / 250)
            canvas.image("shadows/round_large", (across, down), zoom=face / 128)
            zoom = face / canvas.art.entry(portrait).size[0]
            canvas.image(portrait, (across, down), zoom=zoom * (1 + 0.05 * swing))
            symbol = (across + face * 0.36, down + face * 0.36)
            canvas.image("icons/player", symbol, sitter.colour, zoom=0.6 + face / 250)
            name = (x, down + face / 2 + 14, width, 56.0)
            canvas.fitted(sitter.name, name, TITLE.but(size=42, colour=INK))
        foot = y + len(self.sitters) * each
        figure, _, unit = self.points.partition(" ")
        canvas.fitted(figure, (x, foot, width, 80), FIGURE.but(size=72, colour=OXBLOOD))
        canvas.fitted(unit, (x, foot + 84, width, 40), BODY.but(size=26, grows=False))

    def draw_rain(self, canvas: Canvas) -> None:
        """Nuggets, each with its own start and size."""
        for x, start, zoom, look in self._gold if self.moving else ():
            t = self.age - start
            y = _FALL * t * t / 2 - 60
            if t > 0 and y < HEIGHT + 60:
                canvas.image("props/nugget", (x, y), "nugget", look, zoom=zoom)


def _nugget(chance: Random) -> tuple[float, float, float, int]:
    """Where one falls, when it starts, how large it is and which one."""
    x = chance.uniform(40, WIDTH - 40)
    return x, chance.uniform(0.0, 1.5), chance.uniform(0.6, 1.2), chance.randrange(4)
