"""The end of the game: all cards lie open, the points are counted, and a last tie goes to the Sheriff."""

from dataclasses import dataclass, field
from typing import Self

from game.engine import WAIT, Action, Ask, Done, Frame, Move, Seat, Table, winners
from game.games.dice_town import events
from game.games.dice_town.actions import Name
from game.games.dice_town.kinds import Kind
from game.games.dice_town.scoring import scores
from game.games.dice_town.world import World


@dataclass(slots=True)
class Counting(Frame[World]):
    """Nobody has a secret any more: who breaks a tie sees, like everybody, what it is about."""

    told: bool = field(default=False, repr=False)
    """For the telling only, and no part of the position."""

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        return (t.ask(t.world.sheriff, Kind.CROWN, tuple(map(Name, winners(scores(t.world))))),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Name)
        t.world.crowned = action.seat
        t.tell(events.Crowned, action.seat, seat)

    def step(self, t: Table[World]) -> Move:
        if not self.told:
            self.told = True
            t.tell(events.LaidOpen, t.world.hands, "deeds" if t.world.mine else "mine")
        points = scores(t.world)
        best = winners(points)
        if len(best) > 1:
            return WAIT
        t.tell(events.Won, best[0], points[best[0]].points)
        return Done()

    def clone(self) -> Self:
        return type(self)(self.told)
