"""The medicine show on a screen: what only one may see is painted in that player's own glaring colour."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pygame
import pytest

from game.engine import Action, Moment, say
from game.games import GAMES, Game
from game.play.session import Session
from game.ui.canvas import Canvas
from game.ui.offscreen import Offscreen
from game.ui.playback import Act
from game.ui.scene import Change
from game.ui.tables import TABLES
from game.ui.tables.kind import TableKind
from game.ui.tables.privacy import Screen
from game.ui.tables.table import TableScene
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget
from tests.toy.events import Secretly
from tests.toy.rules import MedicineShow
from tests.toy.view import View
from tests.ui.hands import choices

MARKS = [(255, 0, 255), (0, 255, 255), (255, 255, 0), (0, 255, 0)]
GAME = Game(
    rules=MedicineShow(),
    title=lambda: say("ui.close"),
    blurb=lambda: say("ui.close"),
    answer=lambda _, __: say("ui.close"),
    sentences=lambda _: (say("ui.close"),),
    begins_chapter=lambda _: False,
    draw=cast(Any, None),
)


class ToyTable(TableScene[View]):
    """Paints the viewer's mark for a hand, for cards that move, and for what can be answered."""

    moving_mark: int | None = None

    def lay(self) -> None:
        self.moving_mark = None

    def choices(self) -> list[Widget]:
        ask = self.ask
        assert ask is not None
        options = [ask.options[n] for n in range(min(len(ask.options), 8))]
        return [self._button(n, option) for n, option in enumerate(options)]

    def _button(self, number: int, option: Action) -> Widget:
        def chosen() -> Change | None:
            self.answer(option)
            return None

        return Button((100.0, 80.0 + 100 * number, 400.0, 80.0), option.code(), chosen)

    def acts(self, moment: Moment[View]) -> list[Act]:
        event = moment.event
        mark = self.viewer if isinstance(event, Secretly) and event.cards else None

        def show(_: float) -> None:
            self.moving_mark = mark

        return [Act(0.2, show), self.following.come_true(moment)]

    def draw_table(self, canvas: Canvas) -> None:
        canvas.background("backgrounds/table")
        view = self.picture_view
        if view.hand or view.held:
            assert view.seat is not None, "nobody's cards are on the shared screen"
            canvas.fill((900.0, 200.0, 200.0, 200.0), MARKS[view.seat])
        if self.moving_mark is not None:
            canvas.fill((1200.0, 200.0, 200.0, 200.0), MARKS[self.moving_mark])


@contextmanager
def box_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The medicine show is one of the boxes for a while."""
    monkeypatch.setattr("game.games.GAMES", (*GAMES, GAME))
    monkeypatch.setitem(TABLES, "medicine_show", lambda: TableKind(ToyTable))
    yield


class Watch:
    """Looks at every frame: nobody's mark may be seen unless that player has the screen to themselves."""

    def __init__(self, stage: Offscreen, table: ToyTable) -> None:
        self.stage = stage
        self.chance = random.Random(5)
        self.looks: set[int] = set()
        self.screens: set[Screen] = set()
        self.sit_at(table)

    def sit_at(self, table: ToyTable) -> None:
        self.table = table
        self.stage.app.stack.scenes[:] = [table]

    def look(self) -> None:
        privacy = self.table.privacy
        self.screens.add(privacy.screen)
        picture = self.stage.picture()
        for seat, mark in enumerate(MARKS):
            seen = pygame.mask.from_threshold(picture, mark, (2, 2, 2, 255)).count()
            if privacy.viewer == seat:
                self.looks.update({seat} if seen else ())
            else:
                assert not seen, f"{privacy.screen}: seat {seat} is seen by {privacy.viewer}"

    def play(self, answers: int) -> Session:
        """Press anything until so many answers are given or the match is over."""
        table = self.table
        goal = len(table.session.record.answers) + answers
        while len(table.session.record.answers) < goal and not table.session.over:
            table.update(0.1)
            self.look()
            found = choices(table)
            if found and not table.playback.busy:
                self.chance.choice(found).activate()
                self.look()
        return table.session


def laid(stage: Offscreen, session: Session) -> ToyTable:
    table = ToyTable(stage.house, session)
    stage.show(table)
    return table
