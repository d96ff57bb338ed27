"""Matches begun in a library and left in the middle."""

from pathlib import Path

from game.games import game
from game.play.desk import DirectDesk
from game.play.library import Library
from game.play.seating import Sitter
from game.play.session import Session
from tests.play.seated import NODES, steps

SEATED = (Sitter("human", "Anna", "sky", "gambler"), Sitter("random", "Buck", "sky"))


def begun(library: Library, answers: int = 20, seed: int = 1, slug: str = "claim_it") -> Session:
    """A match left in the middle."""
    rules = game(slug).rules
    options = {option.name: option.default for option in rules.options}
    playing = library.begin(rules, SEATED, options, seed, DirectDesk(), nodes=NODES)
    for step in steps(playing):
        if step.number == answers:
            break
    playing.close()
    return playing


def path_of(playing: Session) -> Path:
    assert playing.keeper is not None
    return playing.keeper.path
