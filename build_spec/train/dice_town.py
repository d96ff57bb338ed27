"""Dice Town: cowhands play, and what they had at the beginning of each round tells who is going to win."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from build_spec.train.fit import Example, fitted
from build_spec.train.writing import commit, write
from game import ai, games
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.standing import FEATURES, KNOTS, row
from game.ai.search import Model
from game.engine import submit, winners
from game.play.match import BotSeat

SEED, PLAYED, SEATS = 1, 600, 4
_RIDGE = 1e-4
_PARTS = {"base": False, "wild_west": True}


def train(played: int = PLAYED, target: Path | None = None) -> None:
    """Play the games, find the weights, write them beside the bots."""
    parts = {
        name: fitted([each for game in range(played) for each in _game(wild, game)], _RIDGE)
        for name, wild in _PARTS.items()
    }
    names = tuple(f"{name}, {knot:.0f} left" for knot in KNOTS for name in FEATURES)
    found = Model(1, commit(), SEED, 2 * played, names, parts)
    write(target or Path(str(files("game.ai.dice_town"))) / "expert.toml", found, "dice_town")


def _game(wild: bool, game: int) -> Iterator[Example]:
    """One game between cowhands: everybody's row at the beginning of every round, and who won."""
    rules = games.game("dice_town").rules
    options = {option.name: option.default for option in rules.options} | {"wild_west": wild}
    seed = (SEED + wild) * 100_000 + game
    t = rules.new(SEATS, options, seed).stop_telling()
    players = [BotSeat(ai.bot("dice_town", "cowhand"), seed, seat) for seat in range(SEATS)]
    rows: list[tuple[tuple[float, ...], ...]] = []
    while t.asks:
        ask = t.asks[0]
        if t.world.round > len(rows):
            left = 1 + Reckoning(rules.view(t, ask.seat)).rounds_left
            rows.append(tuple(row(t.world, seat, t.world.hands[seat], left) for seat in range(SEATS)))
        submit(t, ask.number, ask.seat, players[ask.seat].choose(rules, t, ask))
    won = winners(rules.scores(t))
    shares = tuple(1 / len(won) if seat in won else 0.0 for seat in range(SEATS))
    for each in rows:
        yield Example(game, each, shares)
