"""What the mine answers to a newcomer: why not there, what does that figure mean, what is at stake."""

from typing import Any

import pytest

from game.engine import Moment
from game.games.claim_it.events import Rolled, Squatted, Took, TurnBegan
from game.games.claim_it.kinds import Kind
from game.games.claim_it.spaces import space_of
from game.games.claim_it.view import view as seen
from game.games.claim_it.words import marks
from game.ui.intents import Numbered
from game.ui.offscreen import Offscreen
from game.ui.tables.claim_it import ClaimItTable
from game.ui.tables.claim_it.mine import area_of
from game.ui.tables.claim_it.spot import Spot
from game.ui.tables.claim_it.tips import panel_tips, roll_tip, seat_tip, space_tips
from tests.games.claim_it.mine import position
from tests.ui.laid import claim_it


@pytest.fixture
def mine(shown: Offscreen) -> ClaimItTable:
    """Abigail has thrown 2, 3 and 5; squatter 5 is out, and 3-2 is Buck's for good."""
    table = claim_it(shown.house, "hrr", 9, Kind.PLACE)
    table.playback.skip()
    table.session.table = position(
        [2, 3, 5], owned=([], ["3,2", "5,5"], []), claimed=["3,2"], squatters={5: "1,1"}
    )
    table.look()
    return table


@pytest.mark.parametrize(
    ("at", "words"),
    [
        (
            "3,2",
            [
                "3-2 is Buck’s for good.",
                "3-2 is claimed, and so it is closed.",
            ],
        ),
        ("2,3", ["This would take squatter\u00a0{icon:pip_5}, who is out already this turn."]),
        ("4,6", ["The dice do not lead here: no two of them say 4-6."]),
        ("5,5", ["5-5 is Buck’s for now.", "The dice do not lead here: no two of them say 5-5."]),
        ("2,5", [""]),
    ],
)
def test_every_space_says_why_nothing_can_be_put_there(mine: ClaimItTable, at: str, words: list[str]) -> None:
    assert space_tips(mine)[space_of(at)].tip.split("\n") == words


def test_what_a_marker_would_bring_is_told_where_it_hides_no_other_space(
    mine: ClaimItTable,
) -> None:
    spots = [each for each in mine.form.widgets if isinstance(each, Spot)]
    assert spots
    assert not any(spot.tip for spot in spots)
    assert any((spot.now or "").startswith("*Squatter\u00a0{icon:pip_3}* goes on 2-5.") for spot in spots)


def test_two_digits_name_a_space_as_two_dice_do_and_one_alone_does_nothing(
    mine: ClaimItTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Any] = []
    monkeypatch.setattr(mine, "answer", given.append)
    mine.hear(Numbered(5))
    focused = mine.form.focused
    assert isinstance(focused, Spot)
    assert focused.area[0] == area_of(mine.board, space_of("5,1"))[0], "the focus is in that column"
    mine.hear(Numbered(6))
    assert not given, "5-6 is not to be had, nor anything in column 6"
    for digit in (5, 2):
        mine.hear(Numbered(digit))
    assert [action.code() for action in given] == ["squat:5,2=3"]


def test_while_a_bot_plays_its_stake_and_the_squatters_it_has_out_are_shown(mine: ClaimItTable) -> None:
    began = position([1, 2, 3], owned=([], [], []), seat=1)
    out = position([1, 2, 3], owned=([], [], []), squatters={4: "6,6"}, seat=1)
    for event, table in (
        (TurnBegan(1, 2, False), began),
        (Rolled(1, (6, 6, 4)), began),
        (Squatted(1, space_of("6,6"), 4, None), out),
    ):
        mine.playback.add(*mine.acts(Moment(0, event, seen(table, 0))))
    while mine.playback.busy:
        mine.playback.advance(0.05, "normal", False)
    assert mine.playing == 1
    assert mine.idle_prompt() == "Buck has 1 space at stake"
    assert panel_tips(mine)[2].now == "On the board until the turn is over: 4."


@pytest.mark.parametrize(
    ("claimed", "squatted", "words"),
    [((1,), (), "1 space for good"), ((), (1, 2), "took 2 spaces"), ((1, 2), (3,), "1 for now, 2 for good")],
)
def test_a_claim_on_ones_own_ground_is_not_told_as_one_more_space(
    mine: ClaimItTable, claimed: tuple[int, ...], squatted: tuple[int, ...], words: str
) -> None:
    ((_, told),) = marks(Took(1, claimed, squatted, ()))
    assert mine.speaker(told) == words


def test_what_a_player_did_last_is_told_with_the_figures(mine: ClaimItTable) -> None:
    told = [seat_tip(mine, seat, (0.0, 0.0, 1.0, 1.0)).tip for seat in range(3)]
    assert any("Last turn: " in tip for tip in told)


def test_a_throw_that_cannot_fail_is_said_to_be_safe(mine: ClaimItTable) -> None:
    mine.session.table = position([1, 2, 3], owned=([], [], []))
    mine.look()
    assert roll_tip(mine, 0).endswith("nothing can go wrong yet.")
