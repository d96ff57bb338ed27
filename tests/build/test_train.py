"""Finding weights: what is planted must be found, and found again."""

from pathlib import Path

import msgspec
import numpy as np

from build_spec.train.fit import Example, fitted
from build_spec.train.writing import write
from game.ai.search.value import Model, shares

PLANTED = (1.5, -0.7, 0.0)


def examples(games: int, seats: int = 3, seed: int = 1881) -> list[Example]:
    """Games in which everybody wins as often as the planted weights say."""
    chance = np.random.default_rng(seed)
    found = []
    for game in range(games):
        rows = tuple(tuple(map(float, row)) for row in chance.normal(size=(seats, len(PLANTED))))
        winner = chance.choice(seats, p=shares(rows, PLANTED))
        found.append(Example(game, rows, tuple(float(seat == winner) for seat in range(seats))))
    return found


def test_planted_weights_are_found() -> None:
    part = fitted(examples(4000), ridge=1e-5)
    assert np.allclose(part.weights, PLANTED, atol=0.15)
    assert part.positions == 3200


def test_weights_that_say_something_foretell_games_they_have_not_seen() -> None:
    part = fitted(examples(2000))
    assert part.loss < 0.9 * part.even


def test_the_same_games_give_the_same_weights() -> None:
    assert fitted(examples(300)) == fitted(examples(300))
    assert fitted(examples(300)) != fitted(examples(300, seed=1882))


def test_a_model_is_read_as_it_was_written(tmp_path: Path) -> None:
    model = Model(
        1,
        "abc",
        7,
        300,
        ("cash", "land", "gold"),
        {"2": fitted(examples(300)), "late": fitted(examples(200))},
    )
    write(tmp_path / "weights.toml", model, "claim_it")
    assert msgspec.toml.decode((tmp_path / "weights.toml").read_bytes(), type=Model) == model
