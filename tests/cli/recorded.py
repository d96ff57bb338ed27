"""A game that two bots played, for tests that need a record."""

from game.ai import bot
from game.engine import Record, choose
from game.games import game
from game.play.match import Match


def record(seed: int = 7) -> Record:
    rules = game("claim_it").rules
    bots = {seat: bot("claim_it", "tenderfoot") for seat in range(2)}
    match = Match(rules, bots, choose(rules.options, {}, 2), seed, ("tenderfoot Anna", "human Ben"))
    for _ in match.run():
        pass
    return match.record
