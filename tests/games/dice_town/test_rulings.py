"""Every ruling, card, river card and face of the Indian die has a test that names it.

A ruling by its number anywhere in a test file; the others in a docstring: `Card: dynamite`,
`River: gold2, gold3`, `Die: warpath`.
"""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from game.games import dice_town
from game.games.dice_town.cards import figures
from game.games.dice_town.deck import DECK

RULINGS = files(dice_town).joinpath("rulings.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^- ((?:DT|WW)-\d\d) \S", RULINGS, re.MULTILINE)
TESTS = "".join(
    path.read_text(encoding="utf-8")
    for path in sorted(Path(__file__).parent.rglob("test_*.py"))
    if path != Path(__file__)
)
KINDS = {
    "Card": list(DECK),
    "River": list(figures().wild_west.river),
    "Die": list(dict.fromkeys(figures().indians.die)),
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
    base = [number for number in NUMBERS if number.startswith("DT")]
    west = [number for number in NUMBERS if number.startswith("WW")]
    assert base == [f"DT-{n:02}" for n in range(1, len(base) + 1)]
    assert west == [f"WW-{n:02}" for n in range(1, len(west) + 1)]
    assert base + west == NUMBERS
    assert len(base) == 49


def test_tests_name_no_ruling_that_does_not_exist() -> None:
    assert set(re.findall(r"\b(?:DT|WW)-\d+", TESTS)) <= set(NUMBERS)


@pytest.mark.parametrize(
    ("marker", "kind"), [(marker, kind) for marker, kinds in KINDS.items() for kind in kinds]
)
def test_every_card_and_face_has_a_test(marker: str, kind: str) -> None:
    assert kind in named(marker)


def test_tests_name_nothing_that_does_not_exist() -> None:
    assert all(named(marker) <= set(kinds) for marker, kinds in KINDS.items())
