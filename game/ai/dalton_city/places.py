"""What it is worth to stand somewhere: the squares that may come in the next turns, fees apart."""

from functools import cache

from game.ai.dalton_city.mishaps import MISSED
from game.engine import throws
from game.games.dalton_city.figures import figures
from game.games.dalton_city.loop import Board, Square
from game.games.dalton_city.world import HOSPITAL, SHERIFF

_KEPT = 0.85
"""What a turn later counts: much may happen until then."""
_ROUNDS = 40
"""After so many turns nothing is added any more."""
_USUAL = {"hold_up": -6000.0, "nugget": 5000.0, "post_office": 2500.0, "daily_star": 1200.0, "banco": 5000.0}
_USUAL |= {"telegram": 0.0, "trade": 300.0, "transit": 500.0, "diploma": 0.0, "university": 500.0}
_CARD = -6000.0
"""What the Sheriff takes."""
_SENT = {"hospital": HOSPITAL, "rodeo": HOSPITAL, "sheriff": SHERIFF, "wanted": SHERIFF}


class Places:
    """Per square, on foot and mounted, and for who is held: dollars above what a turn usually brings."""

    def __init__(self, board: Board) -> None:
        self.board = board
        size = len(board.squares)
        self.foot, self.horse = [0.0] * size, [0.0] * size
        self.held = {HOSPITAL: [0.0] * 3, SHERIFF: [0.0] * 3}
        self.two = [True] * size
        """Whether a rider better throws two dice there."""
        for _ in range(_ROUNDS):
            self._sweep()

    def _sweep(self) -> None:
        size = len(self.board.squares)
        foot = [self._thrown(at, 1, False) for at in range(size)]
        one = [self._thrown(at, 1, True) for at in range(size)]
        two = [self._thrown(at, 2, True) for at in range(size)]
        held = {where: self._stays(self.board.of_kind(where)[0], where) for where in self.held}
        horse = list(map(max, one, two))
        usual = (sum(foot) + sum(horse)) / (2 * size)
        self.foot, self.horse = [each - usual for each in foot], [each - usual for each in horse]
        self.held = {where: [each - usual for each in tries] for where, tries in held.items()}
        self.two = [b >= a for a, b in zip(one, two, strict=True)]

    def _thrown(self, at: int, dice: int, mounted: bool) -> float:
        every, total = throws(dice), 0.0
        for thrown in every:
            rider = mounted or (dice == 1 and thrown[0] == 6)
            total += self._comes(at + sum(thrown), sum(thrown), rider)
            if dice == 2 and thrown[0] == thrown[1]:
                total += 1000.0
        return total / len(every)

    def _comes(self, at: int, rolled: int, mounted: bool) -> float:
        at %= len(self.board.squares)
        square = self.board.squares[at]
        if square.kind in _SENT:
            where = _SENT[square.kind]
            return (_CARD if where == SHERIFF else 0.0) + _KEPT * self.held[where][0]
        after = self.horse if mounted or square.kind == "ranch" else self.foot
        return _bonus(square, rolled) + _KEPT * after[at]

    def _stays(self, at: int, where: str) -> list[float]:
        """By attempts already made."""
        every, found = throws(2), []
        out = [thrown for thrown in every if 6 in thrown or thrown[0] == thrown[1]]
        left = sum(self._comes(at + sum(thrown), sum(thrown), False) for thrown in out) / len(out)
        later = [*self.held[where][1:], left / _KEPT]
        for tried, fine in enumerate(figures().fines):
            missed = _KEPT * later[tried] - fine
            found.append((1 - MISSED) * left + MISSED * missed)
        return found


def _bonus(square: Square, rolled: int) -> float:
    if square.kind == "ranch":
        return float(square.bonus)
    if square.kind == "times":
        return float(square.bonus * rolled)
    return _USUAL[square.kind]


@cache
def places(board: Board) -> Places:
    """What it is worth to stand on each square of a board, reckoned once."""
    return Places(board)
