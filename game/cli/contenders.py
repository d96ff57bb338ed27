"""Who runs in the benchmark: our games and two engines that everybody knows, each playing at random.

Everybody's questions are counted in the same two ways: all that were answered, since each takes its time,
and those with at least two options. A question is a move of chess, and a tick of catanatron's game, which
also ticks where there is nothing to choose. The others' loops are the leanest that keep their rules: chess
looks up its moves once a turn and claims no draw, catanatron ticks its own game.
"""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import NamedTuple

from game.engine import Value, choose, submit
from game.games import game


class Played(NamedTuple):
    """What came of a slice of time."""

    answers: int
    """Questions answered, be it in the only way there was."""
    choices: int
    """Those with at least two options."""
    seconds: float
    """Of the processor's time."""


Contender = Callable[[float, int], Played]
"""Play random games from a seed for at least so many seconds."""

CATAN_TURNS = 1000  # where catanatron itself gives a game up


def ours(slug: str, seats: int, **chosen: Value) -> Contender:
    """One of our games as a search plays it: every rule, no events, no record."""
    rules = game(slug).rules
    options = choose(rules.options, chosen, seats)

    def run(seconds: float, seed: int) -> Played:
        rng, answers, choices, began = Random(seed), 0, 0, process_time()
        while process_time() - began < seconds:
            t = rules.new(seats, options, rng.getrandbits(64)).stop_telling()
            while t.asks:
                ask = t.asks[0]
                answers += 1
                choices += len(ask.options) > 1
                submit(t, ask.number, ask.seat, rng.choice(ask.options))
        return Played(answers, choices, process_time() - began)

    return run


def chess_games(seconds: float, seed: int) -> Played:
    """Random games of chess."""
    from chess import Board

    rng, answers, choices, began = Random(seed), 0, 0, process_time()
    while process_time() - began < seconds:
        board = Board()
        while moves := list(board.legal_moves):
            if board.halfmove_clock >= 150 or board.is_insufficient_material():
                break
            answers += 1
            choices += len(moves) > 1
            board.push(rng.choice(moves))
    return Played(answers, choices, process_time() - began)


def catan_games(seconds: float, seed: int) -> Played:
    """Random four-player games of catanatron."""
    from catanatron import Color, Game, RandomPlayer

    rng, answers, choices, began = Random(seed), 0, 0, process_time()
    while process_time() - began < seconds:
        match = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1 << 30))
        while match.winning_color() is None and match.state.num_turns < CATAN_TURNS:
            answers += 1
            choices += len(match.state.playable_actions) > 1
            match.play_tick()
    return Played(answers, choices, process_time() - began)


RIVALS: dict[str, Contender] = {"chess": chess_games, "catanatron": catan_games}


def missing() -> list[str]:
    """The rivals that are not installed here."""
    return [name for name in RIVALS if find_spec(name) is None]
