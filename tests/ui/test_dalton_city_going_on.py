"""What goes on in Dalton City is told where one looks: how long it still takes, and who is ahead."""

from typing import Any

import pytest

from game.games.dalton_city.actions import BUY, Roll
from game.games.dalton_city.frames.turn import Turn
from game.games.dalton_city.loop import SQUARES
from game.games.dalton_city.view import view as seen
from game.games.dalton_city.words.standing import told_ahead, told_place
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.tables.dalton_city.layout import square_area
from game.ui.tables.dalton_city.standing import plates
from game.ui.tables.kit.banner import draw_banner
from game.ui.tables.kit.plate import ROUND, STANDING
from tests.games.dalton_city.city import city, square
from tests.ui.dalton_city_seated import sit


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"rounds": 20, "round_number": 0}, ["Before the first round", "20 rounds to play"]),
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
            ["First place is shared", "First place is shared", "Place 3 of 3, $8,000 behind"],
        ),
        ([9_000, 9_000, 9_000], "All even at $9,000", ["First place is shared"] * 3),
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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_hint_of_two_rows_leaves_the_squares_below_it_free(size: tuple[int, int]) -> None:
    """The chances of the squares ahead stand at their upper edge."""
    words = "Pitch camp at the ranch near Cactus Flat. " + "The squares ahead are worth about $6,600. " * 2
    with offscreen(size, Settings()) as large:
        assert draw_banner(large.house.canvas, words) <= min(square_area(at)[1] for at in range(SQUARES))


def test_who_buys_is_at_no_moment_poorer_in_the_picture(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a card costs and the card change hands together."""
    shop = square("barber.river")
    t = city(Turn(0), at={0: shop - 1}, rolls=[1], money=[10_000] * 3)
    table = sit(shown, monkeypatch, t)
    shown.house.settings.speed = "normal"
    seen = set[int]()
    for action in (Roll(1), BUY):
        table.answer(action)
        while table.playback.busy and "barber.river" not in table.holdings.cards(0):
            table.update(0.1)
            seen.add(table.holdings.wealth[0])
    assert "barber.river" in table.holdings.cards(0)
    assert seen == {10_000}
