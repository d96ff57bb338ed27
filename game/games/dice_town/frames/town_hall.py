"""The town hall: deeds for the best hand, the mayor's wife for the second."""

from dataclasses import dataclass
from typing import ClassVar

from game.engine import DONE, Move, Seat, Table
from game.games.dice_town import events, goods
from game.games.dice_town.cards import Occasion, figures, is_ranch
from game.games.dice_town.dice import ACE
from game.games.dice_town.effects import Effect
from game.games.dice_town.frames.action import PlaceAction
from game.games.dice_town.seats import put_at
from game.games.dice_town.stakes import deeds_in_line
from game.games.dice_town.world import Won, World


@dataclass(slots=True)
class SupportingMayor(PlaceAction):
    """The queue's first deed and one more per Ace, then Corruption's, then the queue slides and refills."""

    occasion: ClassVar[Occasion | None] = Occasion.TOWN_HALL

    def act(self, t: Table[World]) -> Move:
        world = t.world
        slots = figures().base.queue
        count = deeds_in_line(world.count(self.seat, ACE))
        queue, world.queue = world.queue[:count], world.queue[count:]
        won = [(card, True) for card in queue]
        together = queue if len(queue) > 1 else ()
        for card in queue:
            goods.gain_open(t, self.seat, card, "queue", together)
        if Effect.CORRUPTION in world.in_effect:
            card = world.next_deed()
            won.append((card, is_ranch(card)))
            goods.gain_hidden(t, self.seat, card, "corruption")
        if not won:
            t.tell(events.GotNothing, self.seat, "town_hall")
        _note_won(world, self.seat, *won)
        goods.refill_queue(t, slots)
        return DONE


@dataclass(slots=True)
class SeducingMayorsWife(PlaceAction):
    """The top deed of the deck, secret unless it is a ranch."""

    def act(self, t: Table[World]) -> Move:
        world = t.world
        if world.deeds:
            card = world.next_deed()
            goods.gain_hidden(t, self.seat, card, "mayors_wife")
            _note_won(world, self.seat, (card, is_ranch(card)))
        else:
            t.tell(events.GotNothing, self.seat, "mayors_wife")
        return DONE


def _note_won(world: World, seat: Seat, *won: Won) -> None:
    world.won_deeds = put_at(world.won_deeds, seat, (*world.won_deeds[seat], *won))
