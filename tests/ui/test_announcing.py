"""The end of a game of Dalton City, announced from the pause."""

from collections.abc import Iterator

import pygame
import pytest

from game.engine import Record, choose
from game.games.dalton_city import events
from game.play.session import Session
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scene import Scene
from game.ui.scenes.announcing import Announcing
from game.ui.scenes.pause import Pause
from game.ui.tables.plain import PlainTable
from game.ui.widgets.button import Tool
from game.ui.widgets.choice import Choice
from tests.ui.hands import Hand, Keyboard, Mouse, Pad, choices
from tests.ui.laid import record

END = "Announce the end…"


@pytest.fixture
def stand() -> Iterator[Offscreen]:
    with offscreen((640, 360), Settings(language="en", speed="instant")) as made:
        yield made


def laid(stand: Offscreen, end: str = "announced") -> PlainTable:
    """A person and a bot, the person asked for a throw."""
    begun = record("dalton_city", "hr")
    options = choose(begun.rules.options, {"end": end}, begun.seats)
    match = Record(begun.rules, begun.seats, options, begun.seed, begun.players)
    table = PlainTable(stand.house, Session(match, stand.house.desk))
    stand.show(table)
    for _ in range(500):
        stand.frames(1)
        if table.ask is not None and table.ask.kind == "dice":
            return table
        if table.ask is not None:
            Mouse(stand).press(choices(table)[0])
    raise AssertionError("nobody is asked for a throw")


def pause(hand: Hand) -> Pause:
    """Interrupt the game as this hand does."""
    if isinstance(hand, Keyboard):
        hand.key(pygame.K_ESCAPE)
    elif isinstance(hand, Pad):
        hand.button(pygame.CONTROLLER_BUTTON_START)
    else:
        hand.press([each for each in hand.form.widgets if isinstance(each, Tool)][-1])
    assert isinstance(hand.top, Pause)
    return hand.top


def shows(hand: Hand, kind: type[Scene]) -> bool:
    return isinstance(hand.top, kind)


def entries(page: Pause) -> list[str]:
    return [str(getattr(each, "words", "")) for each in page.form.widgets]


@pytest.mark.parametrize("hand_type", [Mouse, Keyboard, Pad])
def test_the_end_is_announced_with_one_device_alone(stand: Offscreen, hand_type: type[Hand]) -> None:
    table, hand = laid(stand), hand_type(stand)
    asked, before = table.ask, len(table.session.record.answers)
    assert asked is not None
    pause(hand)
    hand.press_named(END)
    assert shows(hand, Announcing)
    choice = next(each for each in hand.form.widgets if isinstance(each, Choice))
    assert choice.values[choice.at][1] == "5 more rounds"
    hand.press(choice)
    hand.press_named("Announce")
    assert hand.top is table
    assert [answer.code for answer in table.session.record.answers[before:]] == ["announce:6"]
    stand.frames(3)
    assert table.speaker(table.log.entries[-1].sentences[0]).endswith(
        "announces the end: 6 more rounds after this one."
    )
    assert table.ask is not None
    assert (table.ask.kind, table.ask.options) == (asked.kind, asked.options)


def test_an_announcement_can_be_taken_back(stand: Offscreen) -> None:
    table, hand = laid(stand), Keyboard(stand)
    pause(hand)
    hand.press_named(END)
    hand.press_named("Announce")
    told = table.session.story.moments
    assert type(told[-1].event) is events.Announced
    stand.frames(50)
    hand.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert not any(type(moment.event) is events.Announced for moment in table.session.story.moments)
    assert table.session.table.world.final == 0


def test_whoever_thinks_better_of_it_is_back_in_the_pause(stand: Offscreen) -> None:
    table, hand = laid(stand), Keyboard(stand)
    before = len(table.session.record.answers)
    pause(hand)
    hand.press_named(END)
    hand.press_named("Cancel")
    assert shows(hand, Pause)
    assert len(table.session.record.answers) == before


def test_there_is_nothing_to_announce_where_the_end_is_known(stand: Offscreen) -> None:
    laid(stand, "rounds")
    assert END not in entries(pause(Keyboard(stand)))
