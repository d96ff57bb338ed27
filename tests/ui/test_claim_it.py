"""Claim It! on the screen: what can be done is lit, what it risks is told, and what was done can be seen."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pygame
import pytest

from game.engine import Moment, Record, Scripted, Table
from game.games.claim_it.actions import STOP, Claim, Squat
from game.games.claim_it.events import RolledOff, Took
from game.games.claim_it.kinds import Kind
from game.games.claim_it.odds import bust_chance
from game.games.claim_it.world import place
from game.ui.canvas import Canvas
from game.ui.intents import Moved, Pointed, Way, Wish, Wished
from game.ui.offscreen import Offscreen
from game.ui.playback import Act
from game.ui.scenes.log import LogPage
from game.ui.scenes.result import Result
from game.ui.tables.claim_it import ClaimItTable
from game.ui.tables.claim_it.mine import Kind as TokenKind
from game.ui.tables.claim_it.spot import Spot
from game.ui.tables.kit.floats import TAKEN, TRIVIAL
from game.ui.tables.kit.seats import float_area
from game.ui.widgets.widget import middle
from tests.games.claim_it.mine import position
from tests.ui.hands import Keyboard, Mouse
from tests.ui.laid import claim_it

BELOW_FIGURES = 86.0
"""How far below the upper edge of a seat's card its figures end."""


class Heard(list[str]):
    """Every line of text that is drawn."""

    def __contains__(self, words: object) -> bool:
        return any(str(words) in line for line in self)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Heard:
    heard = Heard()
    text, paragraph = Canvas.text, Canvas.paragraph

    def noted(draw: Callable[..., Any]) -> Callable[..., Any]:
        def drawn(canvas: Canvas, words: str, *others: Any, **named: Any) -> Any:
            heard.append(words)
            return draw(canvas, words, *others, **named)

        return drawn

    monkeypatch.setattr(Canvas, "text", noted(text))
    monkeypatch.setattr(Canvas, "paragraph", noted(paragraph))
    return heard


def redraw(shown: Offscreen, drawn: Heard) -> Heard:
    """What is written on the screen now."""
    drawn.clear()
    shown.house.canvas.forget()
    shown.app.draw()
    return drawn


def at_table(
    shown: Offscreen, kinds: str = "hrr", answers: int = 9, kind: Kind | None = Kind.PLACE
) -> ClaimItTable:
    table = claim_it(shown.house, kinds, answers, kind)
    shown.show(table)
    shown.frames(2)
    return table


def spots(table: ClaimItTable) -> list[Spot]:
    return [each for each in table.form.widgets if isinstance(each, Spot)]


def test_every_legal_space_is_lit_by_what_would_be_done_there(shown: Offscreen) -> None:
    table = claim_it(shown.house, "hh", 0, Kind.PLACE)
    made = position([1, 2, 6, 1, 1, 1], owned=(["2,6"], []), squatters={3: "1,6"})
    table.session.table = made
    table.look()
    lit = {spot.action: spot.token.kind for spot in spots(table)}
    assert set(lit) == set(made.asks[0].options)
    assert {type(action) for action in lit} == {Squat, Claim}
    assert all((kind is TokenKind.CLAIM) == isinstance(action, Claim) for action, kind in lit.items())
    assert len({spot.now for spot in spots(table)}) == len(lit), "each says which marker goes where"


def percent(table: ClaimItTable, chance: Fraction) -> str:
    words = table.house.words
    return words("text.share.tiny") if 0 < chance < 0.01 else words("text.share", share=float(chance))


def test_the_odds_are_exact_and_follow_the_marker_that_is_pointed_at(shown: Offscreen, drawn: Heard) -> None:
    table = at_table(shown)
    ask = table.ask
    assert ask is not None
    for spot in spots(table):
        table.handle(Pointed(middle(spot.area)))
        ahead = table.session.table.clone().world
        place(ahead, spot.action)
        assert percent(table, bust_chance(ahead, ask.seat)) in redraw(shown, drawn)


def test_the_odds_follow_the_focus_of_the_keys_too(shown: Offscreen, drawn: Heard) -> None:
    table = at_table(shown)
    assert table.ask is not None
    table.handle(Moved(Way.NEXT))
    focused = table.form.focused
    assert isinstance(focused, Spot)
    ahead = table.session.table.clone().world
    place(ahead, focused.action)
    assert percent(table, bust_chance(ahead, table.ask.seat)) in redraw(shown, drawn)


def test_who_wants_no_odds_sees_none(shown: Offscreen, drawn: Heard) -> None:
    at_table(shown, kind=Kind.PRESS_ON)
    risk = shown.house.words("ui.claim_it.bust")
    assert risk in redraw(shown, drawn)
    shown.house.settings.odds = False
    assert risk not in redraw(shown, drawn)


def test_a_marker_can_be_taken_back_and_a_roll_cannot(shown: Offscreen) -> None:
    table = at_table(shown, "hh", 0)
    before = len(table.session.record.answers)
    Mouse(shown).press(spots(table)[0])
    shown.frames(40)
    undo = next(each for each in table.form.widgets if getattr(each, "icon", "") == "icons/undo")
    assert undo.enabled
    Mouse(shown).press(undo)
    assert len(table.session.record.answers) == before
    assert table.ask is not None
    assert table.ask.kind == Kind.PLACE
    table.session.table.rng = Scripted(script=[1, 2, 3] * 9)
    Mouse(shown).press(spots(table)[0])
    shown.frames(2)
    Keyboard(shown).key(pygame.K_r)
    shown.frames(10)
    after = len(table.session.record.answers)
    Keyboard(shown).key(pygame.K_z, mod=pygame.KMOD_LCTRL)
    assert len(table.session.record.answers) == after == before + 2


def test_a_hint_marks_an_option_and_says_why(shown: Offscreen) -> None:
    table = at_table(shown)
    Keyboard(shown).key(pygame.K_h)
    shown.frames(5)
    assert [spot.action for spot in spots(table) if spot.hinted] == [table.hint.action]
    assert "; risk of the next roll: " in table.hint.words, "after what the marker brings"


def test_the_log_shows_the_picture_of_each_moment_and_escape_returns_to_now(shown: Offscreen) -> None:
    table = at_table(shown, "hrr", 25)
    before, record = list(map(repr, table.tokens)), table.session.record.dumps()
    keys = Keyboard(shown)
    keys.key(pygame.K_l)
    page = shown.app.stack.top
    assert isinstance(page, LogPage)
    seen = set()
    for key in [pygame.K_UP] * 12 + [pygame.K_RETURN, pygame.K_r, pygame.K_1, pygame.K_t]:
        keys.key(key)
        assert table.ask is None, "nothing can be answered in the past"
        assert table.looking_back is not None
        view = table.log.entries[table.looking_back].view
        assert table.picture_view == view
        seen.add(tuple(map(repr, table.tokens)))
    assert len(seen) > 3
    keys.key(pygame.K_ESCAPE)
    shown.frames(1)
    assert shown.app.stack.top is table
    assert table.looking_back is None
    assert list(map(repr, table.tokens)) == before
    assert table.session.record.dumps() == record
    assert table.ask is not None


def test_the_last_round_is_announced(shown: Offscreen) -> None:
    shown.house.settings.speed = "normal"
    table = at_table(shown, "hh", 0)
    table.session.table = position(
        [1, 2, 6, *[1] * 30], squatters={3: "1,6"}, owned=(["2,6"], []), threshold=1
    )
    table.look()
    table.answer(next(each for each in table.session.asks()[0].options if isinstance(each, Claim)))
    table.skip()
    table.answer(STOP)
    banners = set()
    while table.playback.busy:
        table.update(0.1)
        banners.add(table.banner)
    assert any("last" in banner.lower() for banner in banners), banners


def test_the_scoring_pad_explains_every_point(shown: Offscreen, drawn: Heard) -> None:
    table = claim_it(shown.house, "rr", 9999, None)
    result = Result(shown.house, table.session)
    shown.show(table, result)
    redraw(shown, drawn)
    for score in result.scores:
        assert str(score.points) in drawn
        assert sum(line.value for line in score.lines) == score.points
        for line in score.lines:
            assert not line.value or shown.house.speak(line.what)[1:] in drawn
            assert str(line.value) in drawn


def test_the_result_is_told_from_one_replay(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    session = claim_it(shown.house, "rr", 9999, None).session
    start, started = Record.start, []

    def counted(record: Record) -> Table[Any]:
        started.append(record)
        return start(record)

    monkeypatch.setattr(Record, "start", counted)
    result = Result(shown.house, session)
    assert started == [session.record]
    assert result.ends
    assert result.dice


def test_what_a_throw_for_who_begins_showed_is_told_only_once_the_dice_lie(shown: Offscreen) -> None:
    shown.house.settings.speed = "normal"
    table = at_table(shown, "hh", 0, None)
    table.playback.skip()
    for act in table.acting.acts(RolledOff(0, (1, 2, 3))):
        table.playback.add(act)
    seen = []
    while table.playback.busy:
        table.playback.advance(0.05, "normal", False)
        seen.append((table.banner, all(die.t >= 1 for die in table.dice)))
    assert {words for words, lie in seen if not lie} == {"Abigail rolls to go first"}
    assert seen[-1] == ("Abigail rolls to go first: 1·2·3, a total of 6.", True)


def test_who_throws_for_the_start_is_lit_and_not_yet_who_will_begin(shown: Offscreen) -> None:
    shown.house.settings.speed = "normal"
    table = at_table(shown, "hhh", 0, None)
    table.playback.skip()
    begins = table.turn
    for seat in range(3):
        for act in table.acting.acts(RolledOff(seat, (1, 2, 3))):
            table.playback.add(act)
        lit = set()
        while table.playback.busy:
            table.playback.advance(0.05, "normal", False)
            lit.add(table.turn)
        assert lit == {seat}, f"and not {begins}"


def test_while_things_move_no_tooltip_pops_up_at_the_button_that_got_the_focus(shown: Offscreen) -> None:
    table = at_table(shown, "hrr", 9, Kind.PRESS_ON)
    shown.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, scancode=0, mod=0, unicode=""))
    assert table.form.shows_focus
    table.playback.add(Act(1.0))
    table.arrange()
    assert table.form.tipped is not None
    assert table.tip() is None
    table.playback.skip()
    table.arrange()
    assert table.tip() is not None


@pytest.mark.parametrize("walked", [False, True])
def test_while_a_bot_thinks_a_press_too_many_opens_nothing(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, walked: bool
) -> None:
    """Unless somebody went to that button on purpose."""
    table = at_table(shown, "hrr", 9, Kind.PLACE)
    monkeypatch.setattr(type(table), "ask", None)
    monkeypatch.setattr(table.session, "thinking", lambda: (1,))
    table.arrange()
    if walked:
        table.handle(Moved(Way.NEXT))
        table.handle(Moved(Way.NEXT))
    opened = table.handle(Wished(Wish.CONFIRM))
    assert (opened is not None) is walked


def test_whose_markers_go_home_sees_that_for_longer_than_what_others_gain(shown: Offscreen) -> None:
    table = claim_it(shown.house, "hrr")
    table.playback.skip()
    table.floats.clear()
    table.playback.add(*table.acts(Moment(0, Took(1, (4, 5), (6,), ((0, 5), (0, 6))), table.shown)))
    table.playback.skip()
    floating = {
        (item.seat, item.icon): (item.written(shown.house), item.seconds) for item in table.floats.items
    }
    assert floating == {
        (1, "target"): ("+3", TRIVIAL),
        (1, "lock"): ("+2", TRIVIAL),
        (0, "target"): ("\u22122", TAKEN),
    }


def test_what_floats_at_a_seat_stands_in_the_place_of_its_note(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes: dict[str, str] = {}

    def draw_seat(*drawn: Any, note: str, **_: Any) -> None:
        area, sitter = drawn[1:3]
        notes[sitter.name] = note
        y, height = float_area(area)[1::2]
        assert y + height <= area[1] + area[3]
        assert y >= area[1] + BELOW_FIGURES

    monkeypatch.setattr("game.ui.tables.claim_it.table.draw_seat", draw_seat)
    table = at_table(shown, "hrr", 44, Kind.PLACE)
    names = [sitter.name for sitter in table.session.sitters]
    shown.picture()
    assert all(notes[name] for name in names)
    table.floats.add(1, "target", 3, TRIVIAL)
    shown.house.stale = True
    shown.picture()
    assert [bool(notes[name]) for name in names] == [True, False, True]
