"""What happened since one's last decision can be seen once more, with one key."""

import random
from typing import Any

import pygame
import pytest

from game.games.claim_it.actions import STOP
from game.games.claim_it.events import Took
from game.games.claim_it.kinds import Kind
from game.play.session import Session
from game.ui.offscreen import Offscreen
from game.ui.scene import Scene
from game.ui.scenes.log import LogPage
from game.ui.tables import lay_table
from game.ui.tables.claim_it import ClaimItTable
from game.ui.tables.table import TableScene
from tests.ui.hands import Hand, Keyboard, Mouse, Pad
from tests.ui.laid import claim_it, record


def at_my_turn(shown: Offscreen, kinds: str = "hrr") -> ClaimItTable:
    """Abigail has stopped, the others have played, and the dice are hers again."""
    table = claim_it(shown.house, kinds, 6, Kind.PRESS_ON)
    shown.show(table)
    table.answer(STOP)
    for _ in range(2_000):
        shown.frames(1)
        table.skip()
        if table.ask is not None and table.ask.seat == 0:
            shown.frames(2)
            return table
    raise AssertionError("it is never her turn again")


def shown_again(table: TableScene[Any]) -> list[Any]:
    """Every view that the picture shows until it rests."""
    found = [table.shown]
    while table.playback.busy:
        table.update(0.05)
        if table.shown != found[-1]:
            found.append(table.shown)
    return found


def test_one_key_shows_again_what_happened_since_ones_last_decision(shown: Offscreen) -> None:
    table = at_my_turn(shown)
    shown.house.settings.speed = "normal"
    now, record = table.rules.view(table.session.table, 0), table.session.record.dumps()
    entries = len(table.log.entries)
    Keyboard(shown).key(pygame.K_b)
    assert table.playback.busy
    asked, seen = table.ask, shown_again(table)
    assert asked is None, "nothing is asked while the past is shown"
    first = table.session.story.moments[table.session.since(0)]
    assert isinstance(first.event, Took)
    assert first.event.seat == 0
    assert first.view in seen
    assert len(seen) > 4
    assert table.shown == now
    assert table.ask is not None
    assert len(table.log.entries) == entries
    assert table.session.record.dumps() == record


def test_it_can_be_skipped_like_everything_that_moves(shown: Offscreen) -> None:
    table = at_my_turn(shown)
    now, shown.house.settings.speed = table.shown, "normal"
    Keyboard(shown).key(pygame.K_b)
    Keyboard(shown).key(pygame.K_SPACE)
    assert not table.playback.busy
    assert table.shown == now
    assert table.ask is not None


def test_what_one_has_done_oneself_in_this_turn_is_not_all_that_is_shown(shown: Offscreen) -> None:
    table = at_my_turn(shown)
    before = table.session.since(0)
    table.answer(table.session.asks()[0].options[0])
    table.skip()
    assert table.session.since(0) == before


@pytest.mark.parametrize("hand_type", [Mouse, Keyboard, Pad])
def test_every_device_reaches_it_from_the_story_so_far(shown: Offscreen, hand_type: type[Hand]) -> None:
    table = at_my_turn(shown)
    shown.house.settings.speed = "normal"
    hand = hand_type(shown)
    hand.press(next(each for each in table.form.widgets if getattr(each, "icon", "") == "icons/log"))
    opened: Scene = shown.app.stack.top
    assert isinstance(opened, LogPage)
    hand.press_named(shown.house.words("ui.log.again"))
    assert shown.app.stack.scenes[-1] is table
    assert table.playback.busy
    assert table.looking_back is None


@pytest.mark.parametrize(
    ("slug", "kinds"), [("dice_town", "hrr"), ("dalton_city", "hrrr"), ("claim_it", "hh")]
)
def test_every_table_shows_it_again_and_is_then_as_it_was(shown: Offscreen, slug: str, kinds: str) -> None:
    session, chance = Session(record(slug, kinds), shown.house.desk), random.Random(7)
    while len(session.record.answers) < 40 or not session.asks():
        session.poll()
        for ask in session.asks()[:1]:
            session.answer(ask, chance.choice(ask.options))
    table = lay_table(shown.house, session)
    shown.show(table)
    shown.frames(2)
    table.skip()
    shown.frames(2)
    now, asked = table.shown, table.ask
    table.show_again()
    assert table.playback.busy
    shown_again(table)
    shown.picture()
    assert table.shown == now
    assert table.ask == asked


def test_behind_the_curtain_and_in_a_private_look_nothing_is_shown_again(shown: Offscreen) -> None:
    """What one may see alone was not told to all, and what all saw is not worth the screen's privacy."""
    session = Session(record("dice_town", "hh"), shown.house.desk)
    table = lay_table(shown.house, session)
    shown.show(table)
    table.skip()
    shown.frames(2)
    assert table.covered_up
    table.show_again()
    assert not table.playback.busy
    table.curtain.lift()
    table.show_again()
    assert not table.playback.busy


def test_it_is_said_that_the_past_is_shown_and_escape_leads_back_to_the_question(shown: Offscreen) -> None:
    table = at_my_turn(shown)
    shown.house.settings.speed = "normal"
    hand = Keyboard(shown)
    hand.key(pygame.K_b)
    assert any(toast.words.startswith("Once more:") for toast in shown.house.toasts)
    states = [(table.following.again, table.playback.busy)]
    hand.key(pygame.K_ESCAPE)
    assert shown.app.stack.top is table, "and not to the menu"
    assert [*states, (table.following.again, table.playback.busy)] == [(True, True), (False, False)]
    hand.key(pygame.K_ESCAPE)
    assert shown.app.stack.top is not table
