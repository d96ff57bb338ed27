"""Every ruling, kind of square and telegram has a test that names it.

A ruling by its number anywhere in a test file; the others in a docstring: `Square: hold_up`,
`Telegram: dentist, fire`.
"""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from game.games import dalton_city
from game.games.dalton_city.figures import figures
from tests.games.dalton_city.city import BOARD

RULINGS = files(dalton_city).joinpath("rulings.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^- (DC-\d\d) \S", RULINGS, re.MULTILINE)
TESTS = "".join(
    path.read_text(encoding="utf-8")
    for path in sorted(Path(__file__).parent.rglob("test_*.py"))
    if path != Path(__file__)
)
KINDS: dict[str, list[str]] = {
    "Square": sorted({str(square.kind) for square in BOARD.squares}),
    "Telegram": [telegram.name for telegram in figures().telegrams],
}


def named(marker: str) -> set[str]:
    """What the tests name after a marker."""
    return {
        name for line in re.findall(rf"{marker}: ([a-z]\w*(?:, \w+)*)", TESTS) for name in line.split(", ")
    }


@pytest.mark.parametrize("number", NUMBERS)
def test_every_ruling_has_a_test(number: str) -> None:
    assert number in TESTS


def test_rulings_are_numbered_in_order_without_gaps() -> None:
    assert [f"DC-{n:02}" for n in range(1, 46)] == NUMBERS


def test_tests_name_no_ruling_that_does_not_exist() -> None:
    assert set(re.findall(r"\bDC-\d+", TESTS)) <= set(NUMBERS)


@pytest.mark.parametrize(
    ("marker", "kind"), [(marker, kind) for marker, kinds in KINDS.items() for kind in kinds]
)
def test_every_kind_of_square_and_every_telegram_has_a_test(marker: str, kind: str) -> None:
    assert kind in named(marker)


def test_tests_name_nothing_that_does_not_exist() -> None:
    assert all(named(marker) <= set(kinds) for marker, kinds in KINDS.items())


def test_there_are_24_telegrams_of_different_names() -> None:
    assert len(set(KINDS["Telegram"])) == 24 == len(KINDS["Telegram"])
