"""How Dalton City is played on in the mind: two rounds by habit, and then it is told who is ahead."""

from game.ai.dalton_city.light import answer
from game.ai.dalton_city.valuing import worth
from game.engine import Action, Ask, Seat, Table
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import World

_ROUNDS = 2


class Playing:
    """From one question, for the search to play on."""

    def __init__(self, world: World) -> None:
        self.until = world.round + _ROUNDS, world.turn

    def answer(self, t: Table[World], ask: Ask) -> Action:
        return answer(t, ask)

    def settled(self, t: Table[World]) -> bool:
        """At the beginning of a turn, so that nobody is in the middle of a debt."""
        world = t.world
        return t.asks[0].kind == Kind.DICE and (world.round, world.turn) >= self.until

    def worth(self, t: Table[World], seat: Seat) -> float:
        return worth(t, seat)
