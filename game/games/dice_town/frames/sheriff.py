"""The Sheriff's office: the star, and the hunt for outlaws."""

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from game.engine import DONE, WAIT, Action, Ask, Move, Push, Seat, Table
from game.games.dice_town import events
from game.games.dice_town.actions import Capture
from game.games.dice_town.cards import Occasion, outlaws
from game.games.dice_town.dice import KING, Faces
from game.games.dice_town.effects import Effect
from game.games.dice_town.frames.action import PlaceAction
from game.games.dice_town.frames.cardplay import CardWindow
from game.games.dice_town.frames.mine import take_star
from game.games.dice_town.kinds import Kind
from game.games.dice_town.seats import less, put_at
from game.games.dice_town.world import World


@dataclass(slots=True)
class TakingStar(PlaceAction):
    """Become Sheriff, unless a Marshal keeps the old one in office."""

    occasion: ClassVar[Occasion | None] = Occasion.STAR

    def holders(self, world: World) -> tuple[Seat, ...]:
        return tuple(seat for seat in world.clockwise() if seat != self.seat)

    def act(self, t: Table[World]) -> Move:
        if Effect.MARSHAL in t.world.in_effect:
            t.tell(events.StarStayed, t.world.sheriff, True, self.seat)
        else:
            take_star(t, self.seat)
        return DONE


def bags(world: World, thrown: Faces) -> tuple[Capture, ...]:
    """Every way to take in as many wanted outlaws as the throw allows."""
    ways: list[tuple[str, ...]] = [()]
    for face in sorted(set(thrown)):
        matching = [outlaw for outlaw in world.wanted if outlaws()[outlaw].face == face]
        count = min(len(matching), thrown.count(face))
        ways = [(*way, *chosen) for way in ways for chosen in combinations(sorted(matching), count)]
    return tuple(Capture(way) for way in ways)


@dataclass(slots=True)
class Hunting(PlaceAction):
    """Re-roll the Kings: each may capture one wanted outlaw of its face; then they are Kings again."""

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        return (t.ask(self.seat, Kind.CAPTURE, bags(t.world, t.world.hunt)),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Capture)
        self._capture(t, action)

    def act(self, t: Table[World]) -> Move:
        world = t.world
        if self.stage == 1:
            if not world.wanted:
                t.tell(events.GotNothing, self.seat, "no_hunt")
                return DONE
            self.stage = 2
            world.hunt = tuple(sorted(n - 1 for n in t.rng.dice(world.count(self.seat, KING))))
            t.tell(events.Hunted, self.seat, world.hunt)
            return Push(CardWindow((self.seat,), occasion=Occasion.HUNT, actor=self.seat))
        if self.stage == 2:
            ways = bags(world, world.hunt)
            if len(ways) > 1:
                return WAIT
            self._capture(t, ways[0])
        return DONE

    def _capture(self, t: Table[World], captured: Capture) -> None:
        world = t.world
        self.stage = 3
        world.hunt = ()
        if captured.outlaws:
            world.wanted = less(world.wanted, *captured.outlaws)
            caught = (*world.captured[self.seat], *captured.outlaws)
            world.captured = put_at(world.captured, self.seat, caught)
            world.gained = put_at(world.gained, self.seat, True)
            t.tell(events.CapturedOutlaws, self.seat, captured.outlaws)
        else:
            t.tell(events.GotNothing, self.seat, "hunt")
