"""What goes on in Dalton City is told where one looks: how long it still takes, and who is ahead."""

from typing import Any

import pytest

from game.games.dalton_city.frames.turn import Turn
from game.games.dalton_city.view import view as seen
from game.ui.offscreen import Offscreen
from game.ui.tables.dalton_city.outlook import told_ahead, told_place
from game.ui.tables.dalton_city.standing import plates
from game.ui.tables.kit.plate import ROUND, STANDING
from tests.games.dalton_city.city import city
from tests.ui.dalton_city_seated import sit


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"rounds": 20, "round_number": 3}, ["Round 3 of 20", "17 rounds after this one"]),
        ({"rounds": 20, "round_number": 19}, ["Round 19 of 20", "1 round after this one"]),
        ({"rounds": 20, "round_number": 20}, ["Round 20 of 20", "The last round"]),
        ({"end": "announced"}, ["Round 1", "Until somebody announces the end"]),
        ({"end": "last_standing"}, ["Round 1", "Until one is left of 3"]),
        ({"end": "last_standing", "ruined": [2]}, ["Round 1", "Until one is left of 2"]),
        ({"end": "minutes", "last_round": True}, ["Round 1", "The last round"]),
    ],
)
def test_how_long_it_still_takes_is_told_while_a_question_is_open(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, position: dict[str, Any], words: list[str]
) -> None:
    table = sit(shown, monkeypatch, city(Turn(0), **position))
    assert table.choosing is not None
    assert [line[1] for line in plates(table)[0].lines] == words


@pytest.mark.parametrize(
    ("money", "ahead", "places"),
    [
        (
            [50_000, 53_000, 41_000],
            "Ahead: Buck ($53,000)",
            ["Place 2 of 3, $3,000 behind", "First, $3,000 ahead", "Place 3 of 3, $12,000 behind"],
        ),
        (
            [9_000, 9_000, 1_000],
            "Even: Abigail and Buck ($9,000)",
            ["First, with others", "First, with others", "Place 3 of 3, $8,000 behind"],
        ),
        ([9_000, 9_000, 9_000], "All even at $9,000", ["First, with others"] * 3),
    ],
)
def test_who_is_ahead_is_told_and_by_how_much(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, money: list[int], ahead: str, places: list[str]
) -> None:
    t = city(Turn(0), money=money)
    table = sit(shown, monkeypatch, t)
    view = seen(t, None)
    assert table.speaker(told_ahead(view)[0]) == ahead
    assert [table.speaker(told_place(view, seat)[0]) for seat in range(3)] == places


def test_cards_count_at_their_full_price_for_who_is_ahead(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, city(Turn(0), money=[10_000] * 3, owns={2: ["barber.river"]}))
    assert table.speaker(told_ahead(table.picture_view)[0]) == "Ahead: Clementine ($13,500)"


def test_both_plates_can_be_asked_about(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(shown, monkeypatch, city(Turn(0), money=[1_000, 3_000, 2_000]))
    tips = {each.area: each for each in table.explained() if each.area in (ROUND, STANDING)}
    assert tips[ROUND].page == "dalton_city/end"
    assert tips[STANDING].tip.splitlines()[1:] == [
        "1. Buck: $3,000",
        "2. Clementine: $2,000",
        "3. Abigail: $1,000",
    ]
