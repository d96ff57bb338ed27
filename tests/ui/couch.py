"""People who play whole matches on one screen with keys, know what they want, and are counted."""

from collections import Counter
from typing import Any

import pygame

from game import ai
from game.engine import PASS, Action, Ask, Rng
from game.games.dice_town.actions import Bid, Keep
from game.games.dice_town.dice import Faces
from game.play import desk
from game.play.reactions import chance_of
from game.play.session import Session
from game.ui.intents import Wish
from game.ui.offscreen import Offscreen
from game.ui.scenes.result import Result
from game.ui.tables.call import Caller
from game.ui.tables.dice_town.choosers.bribes import Bribe
from game.ui.tables.dice_town.masked import MaskedKeep
from game.ui.tables.kit.cards import CardPick
from game.ui.tables.kit.heap import Heap
from game.ui.tables.privacy import Screen
from game.ui.tables.table import TableScene
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget
from tests.ui.hands import Keyboard

NODES = 200
_MOST_FRAMES = 60_000
_KEYS = {Wish.FIRST_ACTION: pygame.K_r, Wish.SECOND_ACTION: pygame.K_t, Wish.CANCEL: pygame.K_ESCAPE}


_LEFT = "QWERT", "ASDFG", "ZXCVB"
_RIGHT = "YUIOP", (*"HJKL", "SEMICOLON"), (*"NM", "COMMA", "PERIOD", "SLASH")
SHARED_KEYS = [[getattr(pygame, f"KSCAN_{key}") for key in keys] for keys in (*_LEFT, *_RIGHT)]
"""The keys of each seat, while all choose at once."""


def picks(rolled: Faces, kept: Faces) -> list[int]:
    """Which of the rolled dice are picked for these to stay: for none, one twice."""
    if not kept:
        return [0, 0]
    left, found = list(kept), []
    for number, face in enumerate(rolled):
        if face in left:
            left.remove(face)
            found.append(number)
    return found


class Couch(Keyboard):
    """Every question is answered as a bot would on that seat, with as few keys as somebody who knows them.

    A hand-over is a private look of somebody else than the last one.
    """

    def __init__(self, stage: Offscreen, table: TableScene[Any]) -> None:
        super().__init__(stage)
        self.table = table
        stage.app.draw = lambda: None  # type: ignore[method-assign] # nothing is counted that can be seen
        self.presses = self.looks = self.handovers = self.calls = 0
        self.by: Counter[str] = Counter()
        """The looks, by what was asked in them."""
        self._last: int | None = None

    @property
    def session(self) -> Session:
        return self.table.session

    @property
    def rounds(self) -> int:
        return self.session.rules.rounds(self.session.table)

    def key(self, key: int, scancode: int = 0, mod: int = 0) -> None:
        self.rest()
        self.presses += 1
        super().key(key, scancode, mod)

    def wants(self, ask: Ask) -> Action:
        """What a bot would do in somebody's place."""
        record = self.session.record
        rng = Rng.seeded("couch", record.seed, ask.seat, ask.number)
        slug = record.rules.slug
        asked = desk.Question(slug, ai.usual(slug), self.session.view(ask.seat), ask, rng, nodes=NODES)
        return record.rules.parse(desk.think(0, asked, ai.bot).code)

    def play(self, rounds: int | None = None) -> None:
        """Play until the match is over, or so many rounds are."""
        for _ in range(_MOST_FRAMES):
            if isinstance(self.top, Result) or (rounds is not None and self.rounds > rounds):
                return
            self._go_on()
        raise AssertionError("the match does not come to an end")

    def _go_on(self) -> None:
        """One press, or a frame where there is nothing to press."""
        table = self.table
        if table.playback.busy:
            self.stage.frames(1)
        elif table.calls:
            self._react()
        elif table.together.on:
            self._choose_together()
        elif table.privacy.screen is Screen.CURTAIN:
            self._look()
        elif table.ask is not None:
            self._answer(table.ask)
        elif table.privacy.screen is Screen.LOOK:
            self.walk_to(table.curtain.close_button())
        else:
            self.stage.frames(1)

    def _choose_together(self) -> None:
        """Everybody picks at the same time; a Brute is only played behind the curtain."""
        together = self.table.together
        if together.ready:
            self.stage.frames(1, 1.0)
            return
        wanted = {seat: self.wants(mask.ask) for seat, mask in together.masks.items()}
        if any(isinstance(each, Keep) and each.brute for each in wanted.values()):
            self.key(pygame.K_ESCAPE)
            return
        for seat, action in wanted.items():
            mask = together.masks[seat]
            assert isinstance(mask, MaskedKeep)
            assert isinstance(action, Keep)
            for number in picks(mask.rolled, action.faces):
                self.masked(seat, number)
            assert mask.action == action

    def masked(self, seat: int, number: int) -> None:
        """One of somebody's own keys."""
        self.key(0, SHARED_KEYS[seat][number])

    def _look(self) -> None:
        seat = self.table.privacy.seat
        self.lift()
        assert self.table.viewer == seat
        asked = self.table.ask
        self.looks += 1
        self.handovers += seat != self._last
        self.by["nothing" if asked is None else asked.kind] += 1
        self._last = seat

    def _react(self) -> None:
        """Whoever wants to play a card calls; the others let it be."""
        self.calls += 1
        table = self.table
        for seat in table.privacy.humans:
            ask = self.session.table.asked(seat) or chance_of(self.session, seat)
            if ask is not None and ask.private and self.wants(ask) != PASS:
                name = self.session.sitters[seat].name
                callers = [each for each in self.form.widgets if isinstance(each, Caller)]
                return self._press_one(next(each for each in callers if each.words == name))
        return self.key(pygame.K_t)

    def _answer(self, ask: Ask) -> None:
        table, given = self.table, len(self.session.record.answers)
        action = self.wants(ask)
        if isinstance(action, Bid):
            self._offer(action)
            return
        for _ in range(40):
            if len(self.session.record.answers) != given or table.ask != ask:
                return
            table.hint.action = action  # rings what is to be pressed
            table.arrange()
            self._press_marked()
        raise AssertionError(f"no press answers {action.code()}")

    def _offer(self, bid: Bid) -> None:
        """Dollars and nuggets one by one, then the cards, then the offer."""
        chooser = self.table.chooser  # type: ignore[attr-defined]
        assert isinstance(chooser, Bribe)
        for what, wanted in (("money", bid.money), ("nuggets", bid.nuggets)):
            while chooser.amounts[what] < wanted:
                heaps = [each for each in self.form.widgets if isinstance(each, Heap) and not each.on_paper]
                self.walk_to(heaps[("money", "nuggets").index(what)])
        for card in bid.cards:
            if card not in chooser.offered:
                picks = [each for each in self.form.widgets if isinstance(each, CardPick)]
                self._press_one(next(each for each in picks if each.card == card))
        assert chooser.action == bid
        self.key(pygame.K_r)

    def _press_marked(self) -> None:
        marked = [each for each in self.form.widgets if each.hinted and each.pressable]
        assert marked, f"nothing leads to {self.table.hint.action}"
        self._press_one(marked[0])

    def _press_one(self, widget: Widget) -> None:
        number = getattr(widget, "number", 0)
        if 1 <= number <= 10:
            self.key(pygame.K_0 + number % 10, pygame.KSCAN_1 + number - 1)
        elif isinstance(widget, Button) and widget.wish in _KEYS:
            self.key(_KEYS[Wish(widget.wish)])
        else:
            self.walk_to(widget)
