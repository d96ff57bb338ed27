"""Who runs in the benchmark: our games and two engines that everybody knows, each playing at random.

A decision is an answered question with at least two options. The others' loops are the leanest that keep
their rules: chess looks up its moves once a turn and claims no draw, catanatron ticks its own game.
"""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import process_time

from game.engine import Value, choose, submit
from game.games import game

Contender = Callable[[float, int], tuple[int, float]]
"""Play random games from a seed for at least so many seconds: decisions made and processor time used."""

CATAN_TURNS = 1000  # where catanatron itself gives a game up


def ours(slug: str, seats: int, **chosen: Value) -> Contender:
    """One of our games as a search plays it: every rule, no events, no record."""
    rules = game(slug).rules
    options = choose(rules.options, chosen, seats)

    def run(seconds: float, seed: int) -> tuple[int, float]:
        rng, decisions, began = Random(seed), 0, process_time()
        while process_time() - began < seconds:
            t = rules.new(seats, options, rng.getrandbits(64)).hush()
            while t.asks:
                ask = t.asks[0]
                count = len(ask.options)
                decisions += count > 1
                submit(t, ask.number, ask.seat, rng.choice(ask.options))
        return decisions, process_time() - began

    return run


def chess_games(seconds: float, seed: int) -> tuple[int, float]:
    """Random games of chess."""
    from chess import Board

    rng, decisions, began = Random(seed), 0, process_time()
    while process_time() - began < seconds:
        board = Board()
        while moves := list(board.legal_moves):
            if board.halfmove_clock >= 150 or board.is_insufficient_material():
                break
            decisions += len(moves) > 1
            board.push(rng.choice(moves))
    return decisions, process_time() - began


def catan_games(seconds: float, seed: int) -> tuple[int, float]:
    """Random four-player games of catanatron."""
    from catanatron import Color, Game, RandomPlayer

    rng, decisions, began = Random(seed), 0, process_time()
    while process_time() - began < seconds:
        match = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1 << 30))
        while match.winning_color() is None and match.state.num_turns < CATAN_TURNS:
            decisions += len(match.state.playable_actions) > 1
            match.play_tick()
    return decisions, process_time() - began


RIVALS: dict[str, Contender] = {"chess": chess_games, "catanatron": catan_games}


def missing() -> list[str]:
    """The rivals that are not installed here."""
    return [name for name in RIVALS if find_spec(name) is None]
