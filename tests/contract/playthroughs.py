"""The golden playthroughs: records that must replay as they did.

python -m tests.contract.playthroughs          writes those that are missing
python -m tests.contract.playthroughs --anew   writes all of them, after a change of the rules that was meant
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.engine import Rules
from tests.contract.cases import RULES, Case, case
from tests.contract.journeys import record_of

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
SEED = 1881


def golden() -> dict[str, Case]:
    """The playthroughs by their files' names."""
    claim_it, dice_town, toy = _rules("claim_it"), _rules("dice_town"), _rules("medicine_show")
    dalton_city = _rules("dalton_city")
    west = {"wild_west": True, "indians": True}
    return {
        "claim_it_2": case(claim_it, 2),
        "claim_it_3": case(claim_it, 3, starts=1),
        "claim_it_5": case(claim_it, 5),
        "claim_it_3_returning": case(claim_it, 3, returning_squatters=True),
        "dalton_city_2": case(dalton_city, 2),
        "dalton_city_5_minutes": case(dalton_city, 5, end="minutes"),
        "dalton_city_3_last_standing": case(dalton_city, 3, end="last_standing"),
        "dalton_city_4_announced": case(dalton_city, 4, end="announced"),
        "dalton_city_8": case(dalton_city, 8),
        "dice_town_2": case(dice_town, 2, first_sheriff=1),
        "dice_town_5": case(dice_town, 5),
        "dice_town_4_poker_face": case(dice_town, 4, poker_face=True, bribes=False),
        "dice_town_2_west": case(dice_town, 2, **west),
        "dice_town_4_west": case(dice_town, 4, **west, edition="first"),
        "dice_town_4_west_poker_face": case(dice_town, 4, **west, poker_face=True, first_sheriff=2),
        "dice_town_5_west": case(dice_town, 5, **west),
        "dice_town_5_west_first": case(dice_town, 5, wild_west=True, edition="first"),
        "dice_town_5_west_poker_face": case(dice_town, 5, wild_west=True, poker_face=True),
        "dice_town_6_west": case(dice_town, 6, **west),
        "dice_town_6_west_no_bribes": case(dice_town, 6, wild_west=True, bribes=False, first_sheriff=1),
        "medicine_show_2": case(toy, 2, length="long"),
        "medicine_show_4": case(toy, 4, length="long", encore=True),
        "medicine_show_3_poker_face": case(toy, 3, poker_face=True, first=2),
    }


def _rules(slug: str) -> Rules[Any, Any]:
    return next(rules for rules in RULES if rules.slug == slug)


def write(folder: Path, *, anew: bool) -> list[str]:
    """Write the playthroughs; the names of those that are there already, would differ and were left alone."""
    left = []
    for name, each in golden().items():
        file, text = folder / f"{name}.record", record_of(each, SEED).dumps()
        if anew or not file.exists():
            file.write_text(text, encoding="utf-8", newline="\n")
        elif file.read_text(encoding="utf-8") != text:
            left.append(name)
    return left


def main(arguments: Sequence[str]) -> int:
    """Write what is asked for, and say what was not written."""
    if unknown := [each for each in arguments if each != "--anew"]:
        sys.stderr.write(f"unknown: {' '.join(unknown)}\n{__doc__}")
        return 2
    left = write(FOLDER, anew="--anew" in arguments)
    if left:
        sys.stderr.write(f"They would differ; --anew overwrites them: {', '.join(left)}\n")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
