"""The score sheet says what each of its figures is made of."""

import pytest

from game.engine import Line
from game.games.dice_town.scoring import scores
from game.text import LANGUAGES, Speaker
from tests.games.dice_town.town import town


def pad(**given: object) -> dict[str, Line]:
    world = town(wild_west=True, **given).world  # type: ignore[arg-type]
    return {line.what.key.rpartition(".")[2]: line for line in scores(world)[0].lines}


def told(line: Line) -> str:
    assert line.sum is not None
    return Speaker("en")(line.sum)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_explained_in_both_languages(language: str) -> None:
    for given in ({}, {"hands": {0: ["mule", "dog", "hat", "cattle", "deed5.1", "deed3.1"]}}):
        for line in pad(**given).values():
            assert line.why is not None
            assert Speaker(language)(line.why)


def test_deeds_and_equipment_are_added_up_in_sight() -> None:
    lines = pad(hands={0: ["deed3.1", "deed5.1", "cattle", "winchester", "mule"]})
    assert told(lines["deeds"]) == "5 + 3"
    assert told(lines["equipment"]) == "7 + 6"


def test_dollars_are_shown_beside_the_points_they_make() -> None:
    lines = pad()
    assert told(lines["dollars"]).startswith("$")
