"""Games played at random: what happens in them, and tables on the way."""

from typing import Any

from game.engine import Event, Rng, Table, choose, submit
from game.games import Game

Played = tuple[tuple[Event, ...], tuple[Table[Any], ...]]


def random_game(game: Game, seats: int, given: dict[str, Any]) -> Played:
    """Everything that happened, and the table now and then: as chapters begin, and at the end."""
    rules, rng = game.rules, Rng.seeded("words", seats)
    t = rules.new(seats, choose(rules.options, given, seats), seats)
    happened, tables = list(t.events or []), [t.clone()]
    while t.asks:
        ask = rng.pick(t.asks)
        told = submit(t, ask.number, ask.seat, rng.pick(ask.options))
        happened += told
        if any(map(game.begins_chapter, told)) or not t.asks or not rng.below(20):
            tables.append(t.clone())
    return tuple(happened), tuple(tables)
