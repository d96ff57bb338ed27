"""A throw: the cup is shaken, slammed and tipped over, and one's own dice run out of it."""

from collections.abc import Iterator

import pytest

from game.games.dice_town.dice import HAND
from game.play.session import Session
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.offscreen import Offscreen, offscreen
from game.ui.positions import seated
from game.ui.tables.dice_town import DiceTownTable, townsfolk
from game.ui.tables.dice_town.layout import OWN_CARD, chronicle, panels
from game.ui.tables.kit.cup import Pose
from game.ui.tables.kit.dice import Die

SLOW = [("slow", True), ("normal", True), ("normal", False), ("fast", False)]


@pytest.fixture(params=SLOW, ids=str)
def throwing(request: pytest.FixtureRequest) -> Iterator[tuple[Offscreen, DiceTownTable]]:
    speed, still = request.param
    with offscreen((640, 360), Settings(language="en", speed=speed, reduced_motion=still)) as shown:
        session = Session(seated("dice_town", 3, 1, 3), shown.house.desk, nodes=50)
        table = DiceTownTable(shown.house, session)
        shown.show(table)
        yield shown, table


def own_dice(shown: Offscreen, table: DiceTownTable, patch: pytest.MonkeyPatch) -> list[tuple[Die, float]]:
    """The dice from under the own cup that are painted in this frame, each with how far it is."""
    painted: list[tuple[Die, float]] = []
    draw = Die.draw

    def noted(die: Die, canvas: Canvas) -> None:
        painted.append((die, die.t - die.delay))
        draw(die, canvas)

    with patch.context() as spied:
        spied.setattr(Die, "draw", noted)
        shown.picture()
    others = {id(die) for dice in table.dice.values() for die in dice}
    return [(die, t) for die, t in painted if id(die) not in others and t >= 0]


def test_ones_own_dice_come_out_of_the_cup_and_stay_until_they_are_picked(
    throwing: tuple[Offscreen, DiceTownTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, table = throwing
    told, poses = False, list[Pose]()
    for frame in range(900):
        shown.frames(1, 1 / 30)
        pose = table.cups[0].pose
        if pose not in poses:
            poses.append(pose)
        dice = own_dice(shown, table, monkeypatch)
        if pose is not Pose.TIPPED:
            assert not dice, f"dice beside a cup that is {pose} in frame {frame}"
        elif "rolls" in table.banner or told:
            told = True
            assert len(dice) == HAND, f"the dice are gone in frame {frame}"
        if table.ask is not None and frame > 60 and not table.session.thinking():
            break
    assert told
    assert poses[-2:] == [Pose.DOWN, Pose.TIPPED] or poses[-3:] == [Pose.DOWN, Pose.TIPPING, Pose.TIPPED]


def test_between_the_throw_and_its_question_nothing_else_is_said(
    throwing: tuple[Offscreen, DiceTownTable],
) -> None:
    shown, table = throwing
    said: list[str] = []
    for _ in range(900):
        shown.frames(1, 1 / 30)
        words = table.banner or table.prompt()
        if table.cups[0].pose is Pose.TIPPED and (not said or said[-1] != words):
            said.append(words)
        if table.ask is not None and not table.session.thinking():
            break
    assert said[-1] == table.house.words("dice_town.question.keep")
    assert sum("rolls" in words for words in said) == 1
    assert said.count(said[-1]) == 1, said


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_dice_of_others_are_as_large_as_there_is_room_for(seats: int) -> None:
    areas = panels(seats, 0)
    sheet = chronicle(seats)
    bottoms = {area[0]: area[1] + area[3] for area in areas.values()}
    for seat, panel in areas.items():
        dice = townsfolk.kept_dice((0, 1, 2, 3, 4), panel)
        assert len({die.rest for die in dice}) == HAND
        assert all(die.zoom >= (0.8 if seats < 4 else 0.7 if seats < 5 else 0.5) for die in dice), seat
        for die in dice:
            half = 52 * die.zoom
            assert panel[0] - 8 <= die.rest[0] - half
            assert die.rest[0] + half <= panel[0] + panel[2] + 8
            assert panel[1] + townsfolk.CARD_HEIGHT <= die.rest[1] - half
            assert die.rest[1] + half <= panel[1] + panel[3]
    assert len({die.zoom for panel in areas.values() for die in townsfolk.kept_dice((0,), panel)}) == 1
    assert sheet[1] >= max((bottoms[x] for x in bottoms if x == sheet[0]), default=0)
    assert sheet[1] + sheet[3] < OWN_CARD[1]


def test_with_two_players_neither_side_lies_idle() -> None:
    (panel,) = panels(2, 0).values()
    assert panel[3] == chronicle(2)[3] > 700
