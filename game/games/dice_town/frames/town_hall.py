"""The town hall: deeds for the best hand, the mayor's wife for the second."""

from dataclasses import dataclass
from typing import ClassVar

from game.engine import DONE, Move, Table
from game.games.dice_town import events, goods
from game.games.dice_town.cards import Moment, figures, is_ranch
from game.games.dice_town.dice import ACE
from game.games.dice_town.frames.action import PlaceAction
from game.games.dice_town.stakes import deeds_in_line
from game.games.dice_town.world import World


@dataclass(slots=True)
class SupportingMayor(PlaceAction):
    """The queue's first deed and one more per Ace, then Corruption's, then the queue slides and refills."""

    moment: ClassVar[Moment | None] = Moment.TOWN_HALL

    def act(self, t: Table[World]) -> Move:
        world = t.world
        slots = figures().base.queue
        count = deeds_in_line(world.count(self.seat, ACE))
        queue, world.queue = world.queue[:count], world.queue[count:]
        won = [(card, True) for card in queue]
        together = tuple(queue) if len(queue) > 1 else ()
        for card in queue:
            goods.gain_open(t, self.seat, card, "queue", together)
        if "corruption" in world.in_effect:
            card = world.deeds.pop()
            won.append((card, is_ranch(card)))
            goods.gain_hidden(t, self.seat, card, "corruption")
        if not won:
            t.tell(events.GotNothing, self.seat, "town_hall")
        world.won_deeds[self.seat] += won
        goods.refill_queue(t, slots)
        return DONE


@dataclass(slots=True)
class SeducingMayorsWife(PlaceAction):
    """The top deed of the deck, secret unless it is a ranch."""

    def act(self, t: Table[World]) -> Move:
        world = t.world
        if world.deeds:
            card = world.deeds.pop()
            goods.gain_hidden(t, self.seat, card, "mayors_wife")
            world.won_deeds[self.seat].append((card, is_ranch(card)))
        else:
            t.tell(events.GotNothing, self.seat, "mayors_wife")
        return DONE
