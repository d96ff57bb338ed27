"""One match: a table, its record, and the bots that sit at it."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from game.ai.bot import NODES, Bot, Budget
from game.engine import Action, Ask, Record, Rng, Rules, Seat, Step, Table, Value, Watcher, submit
from game.play.clock import Clock


class BotSeat:
    """A bot in its seat, with a generator of its own: thinking never changes the next roll."""

    def __init__(self, bot: Bot, seed: int, seat: Seat) -> None:
        self.bot = bot
        self.rng = Rng.seeded("bot", seed, seat)

    def choose(self, rules: Rules[Any, Any], t: Table[Any], ask: Ask) -> Action:
        view = rules.view(t, ask.seat)
        return self.bot.choose(view, ask, partial(rules.sample, view), self.rng, Budget(nodes=NODES))


class Match:
    """A match between bots, recorded answer by answer."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        bots: Mapping[Seat, Bot],
        options: Mapping[str, Value],
        seed: int,
        players: tuple[str, ...] = (),
        watcher: Watcher | None = None,
    ) -> None:
        self.record = Record(rules, len(bots), dict(options), seed, players)
        self.table = self.record.start(watcher)
        self.bots = {seat: BotSeat(bot, seed, seat) for seat, bot in bots.items()}
        self.clock = Clock(options)

    def run(self) -> Iterator[Step]:
        """Play on to the end, one answer at a time."""
        rules, t = self.record.rules, self.table
        while t.asks:
            ask = t.asks[0]
            action = self.bots.get(ask.seat, self.clock).choose(rules, t, ask)
            events = submit(t, ask.number, ask.seat, action)
            self.record.add(t, ask.seat, action)
            yield Step(len(self.record.answers), ask, action, events)
