"""Three people, one screen, somebody who hammers: no curtain lifts by itself, nobody's secret is seen."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.play.session import Session
from game.settings import Settings
from game.ui.intents import Intent
from game.ui.offscreen import Offscreen, offscreen
from game.ui.positions import seated
from game.ui.scene import Change, Scene
from game.ui.scenes.log import LogPage
from game.ui.scenes.pause import Pause
from game.ui.scenes.result import Result
from game.ui.scenes.save_as import SaveAs
from game.ui.scenes.settings import SettingsPage
from game.ui.tables import lay_table
from game.ui.tables.curtain import Lift
from game.ui.tables.lull import MOMENT
from game.ui.tables.privacy import Screen
from game.ui.tables.table import TableScene
from tests.ui.hands import Keyboard, Mouse, Pad, choices
from tests.ui.laid import claim_it
from tests.ui.marked_town import watched

SIZE = (640, 360)
RATES = (5, 8, 12, 20)
"""Presses a second."""
PRESSES = 3
TRIES = 60
"""For one answer, by somebody who picks and unpicks at random."""
ENTER, SPACE, UP = pygame.K_RETURN, pygame.K_SPACE, pygame.K_UP
OVERLAYS: dict[int, type[Scene]] = {pygame.K_F10: Pause, pygame.K_l: LogPage}
Look = Callable[[pygame.Surface], None]


class Hammerer:
    """Plays a match on purpose, and hammers at every question; every frame is looked at."""

    def __init__(self, stand: Offscreen, table: TableScene[Any], look: Look, seed: int) -> None:
        self.stand, self.table, self._look = stand, table, look
        self.keys, self.pad, self.mouse = Keyboard(stand), Pad(stand), Mouse(stand)
        self.chance = random.Random(seed)
        self.let_in: int | None = None
        """Who has lifted the curtain on purpose, and may look."""
        self.hammered = self.opened = self.given = 0
        """How often a key was hammered, something opened, an answer given by hand."""
        self.lifted: set[int] = set()
        handle = table.handle

        def counted(intent: Intent) -> Change | None:
            """Who has had enough of a round's questions passes by themselves: that is nobody's press."""
            before = self.answers
            change = handle(intent)
            self.given += self.answers - before
            return change

        table.handle = counted  # type: ignore[method-assign]

    @property
    def answers(self) -> int:
        return len(self.table.session.record.answers)

    def look(self) -> None:
        """Whoever is shown something has asked for it."""
        assert self.table.viewer in (None, self.let_in), "a curtain was lifted by nobody"
        self._look(self.stand.picture())

    def wait(self, seconds: float) -> None:
        self.stand.frames(1, seconds)
        self.look()

    def hammer(self) -> None:
        """One key, some times a second."""
        press = self.chance.choice([self._enter, self._space, self._a])
        pause = 1 / self.chance.choice(RATES)
        for _ in range(PRESSES):
            press()
            self.hammered += 1
            self.wait(pause)

    def _enter(self) -> None:
        self.keys.key(ENTER)

    def _space(self) -> None:
        self.keys.key(SPACE)

    def _a(self) -> None:
        self.pad.button(pygame.CONTROLLER_BUTTON_A)

    def open_everything(self) -> None:
        """The pause with all that hangs on it, and the log: nothing below is for one pair of eyes."""
        for key, page in OVERLAYS.items():
            if page is LogPage and not self.table.log.entries:
                continue
            self.keys.key(key)
            assert isinstance(self.stand.app.stack.top, page)
            self._peer()
            if page is Pause:
                for name, further in (("ui.settings", SettingsPage), ("ui.save_as", SaveAs)):
                    self.mouse.press_named(self.stand.house.words(name))
                    assert isinstance(self.stand.app.stack.top, further)
                    self._peer()
                    self.keys.key(pygame.K_ESCAPE)
            self.keys.key(pygame.K_ESCAPE)
            assert self.stand.app.stack.top is self.table
            self.look()

    def _peer(self) -> None:
        assert self.table.viewer is None
        self.opened += 1
        self.look()

    def play(self, answers: int) -> None:
        """Answer so many questions, with hammering before, between and after."""
        goal = self.answers + answers
        while self.answers < goal and not self.table.session.over:
            if self.table.playback.busy or not choices(self.table):
                self.wait(0.2)
            else:
                self._question()

    def _question(self) -> None:
        """Get to the question, as far as it takes, and answer it."""
        table = self.table
        fresh, given, before = table.lull.left > 0, self.given, self.answers
        self.hammer()
        assert not fresh or self.given == given, "who hammers has answered for the next person"
        if self.answers != before or table.playback.busy or not choices(table):
            return
        self.open_everything()
        if table.privacy.screen is Screen.CURTAIN:
            self._lift()
            given = self.given
            self.hammer()
            assert self.given == given, "what was hammered before the look has answered in it"
            self.open_everything()
            self._lift()
        self._answer()
        if table.viewer is None:
            self.let_in = None

    def _lift(self) -> None:
        table = self.table
        if table.privacy.screen is Screen.CURTAIN:
            self.wait(MOMENT)
            self.let_in = table.privacy.seat
            assert self.let_in is not None
            self.lifted.add(self.let_in)
            self.keys.key(UP)
            assert table.viewer == self.let_in
            self.look()

    def _answer(self) -> None:
        """Press whatever answers, but no curtain."""
        table, before = self.table, self.answers
        for _ in range(TRIES):
            found = [each for each in choices(table) if not isinstance(each, Lift)]
            if not found or table.playback.busy or self.answers != before:
                return
            self.wait(MOMENT)
            self.mouse.press(self.chance.choice(found))
            self.look()


@pytest.fixture(params=["en", "fr"])
def stand(request: pytest.FixtureRequest) -> Iterator[Offscreen]:
    with offscreen(SIZE, Settings(language=request.param, speed="fast")) as shown:
        yield shown


def at_town(stand: Offscreen, monkeypatch: pytest.MonkeyPatch, *, west: bool) -> Hammerer:
    record = seated("dice_town", 3, 3, seed=21, wild_west=west, indians=west, poker_face=True)
    watch = watched(stand, Session(record, stand.house.desk), monkeypatch)
    return Hammerer(stand, watch.table, watch.look, seed=2)


def in_the_mine(stand: Offscreen) -> Hammerer:
    table = lay_table(stand.house, Session(seated("claim_it", 3, 3), stand.house.desk))
    stand.show(table)
    return Hammerer(stand, table, lambda _: None, seed=3)


def test_who_hammers_sees_and_answers_nothing_of_the_next_person(
    stand: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    hammerer = at_town(stand, monkeypatch, west=stand.house.language == "fr")
    hammerer.play(4)
    assert hammerer.lifted == {0, 1, 2}
    assert hammerer.hammered > 4 * PRESSES
    assert hammerer.opened > 4


@pytest.mark.parametrize("rate", RATES)
def test_who_hammers_at_the_end_sees_the_result_and_begins_no_rematch(stand: Offscreen, rate: int) -> None:
    table, keys = claim_it(stand.house, "hhh", 9999, None), Keyboard(stand)
    stand.show(table)
    for _ in range(5 * rate):
        keys.key(ENTER)
        stand.frames(1, 1 / rate)
    result = stand.app.stack.top
    assert isinstance(result, Result)
    assert result.session is table.session
    keys.press_named(stand.house.words("ui.rematch"))
    assert stand.app.stack.top is not result


@pytest.mark.soak
@pytest.mark.parametrize("west", [False, True], ids=["base", "west"])
def test_nor_in_whole_games(stand: Offscreen, monkeypatch: pytest.MonkeyPatch, west: bool) -> None:
    hammerer = at_town(stand, monkeypatch, west=west)
    hammerer.play(100_000)
    assert hammerer.table.session.over
    assert hammerer.lifted == {0, 1, 2}


@pytest.mark.soak
def test_where_nothing_is_secret_no_curtain_falls_however_one_hammers(stand: Offscreen) -> None:
    hammerer = in_the_mine(stand)
    hammerer.play(100_000)
    assert hammerer.table.session.over
    assert not hammerer.lifted
    while not isinstance(stand.app.stack.top, Result):
        hammerer.wait(0.2)
