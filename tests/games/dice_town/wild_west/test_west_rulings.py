"""Every ruling on the Indians has a test that names it, as those on Wild West must have too."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from game.games import dice_town

RULINGS = files(dice_town).joinpath("rulings.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^- (IN-\d\d) \S", RULINGS, re.MULTILINE)
TESTS = "".join(
    path.read_text(encoding="utf-8")
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    if path != Path(__file__)
)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_ruling_on_the_indians_has_a_test(number: str) -> None:
    assert number in TESTS


def test_they_are_numbered_in_order_without_gaps() -> None:
    assert len(NUMBERS) == 11
    assert [f"IN-{n:02}" for n in range(1, len(NUMBERS) + 1)] == NUMBERS


def test_tests_name_no_ruling_on_the_indians_that_does_not_exist() -> None:
    assert set(re.findall(r"\bIN-\d+", TESTS)) <= set(NUMBERS)
