"""What goes on in the mine is told where one looks: who does what, who is ahead, how long it still takes."""

import re
from typing import Any

import pytest

from game.engine import Moment, Table
from game.games.claim_it.events import Claimed, Rolled, Squatted, Took
from game.games.claim_it.kinds import Kind
from game.games.claim_it.spaces import space_of
from game.games.claim_it.standing import ahead, left
from game.games.claim_it.view import view as seen
from game.ui.offscreen import Offscreen
from game.ui.tables.claim_it import ClaimItTable
from game.ui.tables.claim_it.tips import roll_tip, stop_tip
from tests.games.claim_it.mine import position
from tests.ui.laid import claim_it


def told(table: ClaimItTable, message: Any) -> str:
    return table.speaker(message)


@pytest.fixture
def mine(shown: Offscreen) -> ClaimItTable:
    """Abigail at a table with two bots."""
    table = claim_it(shown.house, "hrr", 9, Kind.PLACE)
    table.playback.skip()
    return table


@pytest.mark.parametrize(
    ("owned", "claimed", "words"),
    [
        ((["1,1", "1,2"], ["5,5"], []), (), "Ahead: Abigail (2)"),
        ((["1,1"], ["5,5"], []), (), "Even: Abigail and Buck (1)"),
        ((["1,1"], ["5,5"], []), ["5,5"], "Ahead: Buck, by claimed spaces"),
        ((["1,1", "3,3"], ["5,5"], []), (), "Ahead: Abigail, by spaces in all"),
        (([], [], []), (), "Nobody owns a space yet"),
    ],
)
def test_who_is_ahead_is_told_with_what_decides(
    mine: ClaimItTable, owned: Any, claimed: Any, words: str
) -> None:
    assert told(mine, ahead(seen(position([1, 2, 3], owned=owned, claimed=claimed), 0))) == words


def test_how_long_it_takes_is_told_in_claims_and_in_the_last_round_in_turns(mine: ClaimItTable) -> None:
    early = position([1, 2, 3], owned=(["1,1", "1,2"], ["5,5"]), claimed=["1,1", "1,2"])
    late = position([1, 2, 3], owned=(["1,1"], ["5,5"]), caller=1, turns_left=1)
    assert told(mine, left(seen(early, 0))) == "Last round in 11 more claims"
    assert told(mine, left(seen(late, 0))) == "Last round: 1 turn left"


def banners(table: ClaimItTable, *events: Any) -> list[str]:
    """What stands above the mine while these things happen, one after the other."""
    for event in events:
        table.playback.add(*table.acts(Moment(0, event, table.shown)))
    found = [table.banner]
    while table.playback.busy:
        table.playback.advance(0.02, "normal", False)
        if table.banner != found[-1]:
            found.append(table.banner)
    return [line for line in found if line]


def test_while_a_bot_acts_one_line_says_who_does_what_with_which_dice(mine: ClaimItTable) -> None:
    at = space_of("2,3")
    lines = banners(mine, Rolled(1, (2, 3, 5)), Squatted(1, at, 5, None), Rolled(1, (2, 3, 1)))
    assert lines == ["Buck rolls 2·3·5 and puts squatter 5 on 2-3"], "it stays while the next dice fall"
    assert banners(mine, Claimed(1, at, 5, False))[-1] == "Buck rolls 2·3·1 and puts a claim on 2-3"
    mine.banner = ""
    lines = banners(mine, Rolled(2, (1, 2, 3)), Squatted(2, at, 1, 0))
    assert lines == ["Clementine rolls 1·2·3 and squats on Abigail’s 2-3"]


def test_of_what_one_does_oneself_no_line_is_needed(mine: ClaimItTable) -> None:
    assert not banners(mine, Rolled(0, (2, 3, 5)), Squatted(0, space_of("2,3"), 5, None))


def shows(table: ClaimItTable, made: Table[Any]) -> None:
    table.session.table = made
    table.look()


def test_a_bot_that_stops_is_said_to_stop_at_what_risk(mine: ClaimItTable) -> None:
    made = position([3, 4, 5], owned=([], [], []), squatters={1: "3,3", 2: "4,4", 6: "5,5"}, seat=1)
    shows(mine, made)
    took = Took(1, (), (space_of("3,3"),), ())
    assert re.fullmatch(r"At a risk of \d+%, Buck stops and takes 3-3\.", banners(mine, took)[0])
    mine.house.settings.odds = False
    assert banners(mine, took)[-1] == "Buck stops and takes 3-3."


def test_both_answers_tell_what_they_bring_and_what_they_risk(mine: ClaimItTable) -> None:
    made = position([3, 5, 6], owned=(["3,4"], [], []), squatters={1: "3,3", 2: "4,4"}, laid=["4,4"])
    shows(mine, made)
    assert stop_tip(mine, 0).split("\n") == [
        "*Stop and take:* spaces for now: 1, for good: 1.",
        "Your largest group grows from 1 to 3.",
    ]
    assert "of the 216 throws" in roll_tip(mine, 0)
    mine.house.settings.odds = False
    assert "216" not in roll_tip(mine, 0)


def test_how_it_stands_and_both_answers_lead_to_their_pages(shown: Offscreen) -> None:
    table = claim_it(shown.house, "hrr", 9, Kind.PRESS_ON)
    shown.show(table)
    shown.frames(2)
    pages = {each.page for each in table.form.widgets}
    assert {"claim_it/last_round", "claim_it/press_on"} <= pages
