"""What is shown of what happened: at any speed it ends the same, and the picture never drifts."""

import pygame
import pytest

from game.games.claim_it.actions import STOP
from game.games.claim_it.kinds import Kind
from game.play.session import Session
from game.settings import Settings
from game.ui.intents import Wish, Wished
from game.ui.offscreen import Offscreen, offscreen
from game.ui.playback import SPEEDS, Act, Playback, wait
from game.ui.tables import TABLES, lay_table
from game.ui.tables.claim_it import ClaimItTable
from game.ui.tween import between, settle, start_and_stop
from game.ui.widgets.button import Tool
from tests.ui.hands import Hand, Keyboard, Mouse, Pad
from tests.ui.laid import claim_it, record


class Watched:
    """An act that notes what becomes of it."""

    def __init__(self, name: str, seconds: float, notes: list[str]) -> None:
        self.shown: list[float] = []
        self.act = Act(
            seconds,
            self.shown.append,
            lambda: notes.append(f"{name} begins"),
            lambda: notes.append(f"{name} ends"),
        )


def played(how: str) -> tuple[list[str], list[float]]:
    notes: list[str] = []
    first, second = Watched("first", 0.5, notes), Watched("second", 0.2, notes)
    playback = Playback()
    playback.add(first.act, wait(0.1), second.act)
    if how == "skipped":
        playback.advance(0.3)
        playback.skip()
    while playback.busy:
        playback.advance(0.05, "normal" if how in ("skipped", "still") else how, how == "still")
    return notes, [first.shown[-1], second.shown[-1]]


@pytest.mark.parametrize("how", [*SPEEDS, "skipped", "still"])
def test_however_it_is_played_it_begins_ends_and_looks_the_same_at_last(how: str) -> None:
    notes = ["first begins", "first ends", "second begins", "second ends"]
    assert played(how) == (notes, [1.0, 1.0])


def test_faster_is_faster() -> None:
    frames = {}
    for speed in SPEEDS:
        playback = Playback()
        playback.add(*(Act(0.4) for _ in range(5)))
        frames[speed] = 0
        while playback.busy:
            playback.advance(1 / 60, speed)
            frames[speed] += 1
    assert frames["slow"] > frames["normal"] > frames["fast"] > frames["instant"] == 1
    assert frames["normal"] == pytest.approx(120, abs=2)


def test_with_reduced_motion_nothing_moves_but_there_is_time_to_read() -> None:
    notes: list[str] = []
    watched = Watched("it", 2.0, notes)
    playback = Playback()
    playback.add(watched.act)
    for _ in range(10):
        playback.advance(1 / 60, still=True)
    assert set(watched.shown) == {1.0}
    assert playback.busy


def test_what_is_left_of_a_frame_goes_to_the_next_act() -> None:
    notes: list[str] = []
    first, second = Watched("first", 0.1, notes), Watched("second", 1.0, notes)
    playback = Playback()
    playback.add(first.act, second.act)
    playback.advance(0.6)
    assert second.shown == [pytest.approx(0.5)]


@pytest.mark.parametrize("ease", [settle, start_and_stop])
def test_whatever_moves_starts_at_its_start_and_arrives(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0.0, abs=0.01)
    assert ease(1.0) == pytest.approx(1.0, abs=0.01)


def test_a_thrown_thing_flies_in_an_arc_and_lands_where_it_should() -> None:
    assert between((0, 0), (100, 50), 1.0, arc=40) == pytest.approx((100, 50))
    assert between((0, 0), (100, 0), 0.5, arc=40) == pytest.approx((50, -40))


def test_instant_makes_no_noise(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    noises: list[str] = []
    monkeypatch.setattr(shown.house.audio, "play", lambda name, _=1.0: noises.append(name))
    shown.show(claim_it(shown.house, "rr"))
    shown.frames(20)
    assert not noises


def picture(table: ClaimItTable) -> tuple[object, ...]:
    tokens = sorted((t.kind, t.seat, t.space, t.number, t.at, t.fade, t.zoom) for t in table.tokens)
    return tokens, [(d.face, d.rest, d.t, d.fade) for d in table.dice], table.banner


@pytest.mark.parametrize("speed", ["fast", "instant"])
def test_after_every_step_the_picture_is_the_one_made_from_the_view(speed: str) -> None:
    with offscreen((1280, 720), Settings(language="en", speed=speed)) as shown:  # type: ignore[arg-type]
        laid = claim_it(shown.house, "rrr")
        rests = 0
        for _ in range(1500):
            laid.update(0.1)
            if not laid.playback.busy:
                rests += 1
                before = picture(laid)
                laid.shown = laid.rules.view(laid.session.table, laid.viewer)
                laid.lay()
                assert picture(laid) == before
            if rests == 40:
                break
        assert rests == 40


def test_skipping_and_watching_lead_to_the_same_picture(shown: Offscreen) -> None:
    pictures = []
    for skips in (False, True):
        shown.house.settings.speed = "fast"
        laid = claim_it(shown.house, "hhh", 20, Kind.PRESS_ON)
        for _ in range(2):
            laid.rest(1.0)  # hands that have rested are heard
        laid.answer(STOP)
        while laid.playback.busy:
            laid.handle(Wished(Wish.SKIP)) if skips else laid.update(0.05)
        laid.update(0)
        pictures.append(picture(laid))
    assert pictures[0] == pictures[1]


def test_page_down_slows_things_down_and_page_up_speeds_them_up(shown: Offscreen) -> None:
    shown.house.settings.speed = "fast"
    shown.show(claim_it(shown.house, "hhh", 20, Kind.PRESS_ON))
    hand = Keyboard(shown)
    speeds = []
    for key in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP):
        hand.key(key)
        speeds.append(shown.house.settings.speed)
    assert speeds == ["normal", "slow", "normal"]


def speed_tool(shown: Offscreen) -> Tool:
    """The tool with the chevrons."""
    tools = [each for each in shown.app.stack.top.form.widgets if isinstance(each, Tool)]  # type: ignore[attr-defined]
    return next(tool for tool in tools if "speed" in tool.icon)


@pytest.mark.parametrize("slug", TABLES)
@pytest.mark.parametrize("device", [Mouse, Keyboard, Pad])
def test_the_speed_is_at_hand_on_the_table(shown: Offscreen, slug: str, device: type[Hand]) -> None:
    shown.house.settings.speed = "normal"
    shown.show(lay_table(shown.house, Session(record(slug, "hr"), shown.house.desk)))
    shown.app.stack.top.playback.skip()  # type: ignore[attr-defined]
    shown.frames(2)
    speeds, icons, tips = [], set(), set()
    for _ in range(4):
        device(shown).press(speed_tool(shown))
        speeds.append(shown.house.settings.speed)
        icons.add(speed_tool(shown).icon)
        tips.add(speed_tool(shown).tip)
    assert speeds == ["fast", "instant", "slow", "normal"]
    assert len(icons) == len(tips) == 4


def test_the_tool_shows_a_speed_chosen_with_a_key(shown: Offscreen) -> None:
    shown.show(claim_it(shown.house, "hhh", 20, Kind.PRESS_ON))
    before = speed_tool(shown).tip
    Keyboard(shown).key(pygame.K_PAGEDOWN)
    assert speed_tool(shown).tip != before
