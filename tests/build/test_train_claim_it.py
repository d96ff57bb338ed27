"""Training the expert of Claim It!: the same seed finds the same weights."""

import pytest

from build_spec.train.claim_it import GAMES, SEED, found_for
from game.ai.claim_it.ground import FIGURES
from game.ai.search import model
from game.games.claim_it.rules import ClaimIt


def test_a_small_training_finds_the_same_weights_again() -> None:
    found = found_for(2, (6, 6))
    assert found == found_for(2, (6, 6))
    assert found != found_for(2, (6, 7))
    assert {name: len(part.weights) // len(FIGURES) for name, part in found.items()} == {
        "2 seats": 4,
        "2 seats, 1 left": 2,
        "2 seats, 2 left": 2,
    }


def test_the_committed_weights_foretell_better_than_even_chances() -> None:
    trained = model("game.ai.claim_it", "weights.toml")
    assert trained.seed == SEED
    assert trained.features == FIGURES
    assert len(trained.parts) == sum(seats + 1 for seats in ClaimIt.seats)
    assert all(part.loss < part.even for part in trained.parts.values())


@pytest.mark.soak
@pytest.mark.parametrize("seats", ClaimIt.seats)
def test_the_committed_weights_come_out_again(seats: int) -> None:
    committed = model("game.ai.claim_it", "weights.toml").parts
    for name, part in found_for(seats, GAMES[seats]).items():
        assert committed[name] == part
