"""A table whose questions are answered with choosers."""

from abc import abstractmethod
from typing import Any

from game.engine import Ask
from game.engine.rules import V
from game.markup import plain
from game.ui.canvas import Canvas
from game.ui.intents import Intent, Wish, Wished
from game.ui.scene import Change
from game.ui.tables.kit.banner import draw_banner
from game.ui.tables.kit.cards import draw_enlarged
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.privacy import Screen
from game.ui.tables.table import BELOW_PROMPT, TableScene
from game.ui.widgets.widget import Widget


class ChoosingTable(TableScene[V]):
    """Keeps the chooser of the question that is open, and hands it whatever is pressed."""

    chooser: Chooser[Any] | None = None
    banner = ""
    """What is being told above the table."""

    @abstractmethod
    def chooser_for(self, ask: Ask) -> Chooser[Any]:
        """A chooser for a question."""

    @property
    def choosing(self) -> Chooser[Any] | None:
        """The chooser, while its question can be answered."""
        return self.chooser if self.ask is not None else None

    def choices(self) -> list[Widget]:
        assert self.chooser is not None
        told = self.game.question_page
        page = "" if told is None else f"{self.rules.slug}/{told(self.chooser.ask)}"
        found = self.chooser.widgets()
        for widget in found:
            widget.page = widget.page or page
        return found

    def explained(self) -> list[Widget]:
        """Keep the chooser as long as its question is open, even while others' answers are shown."""
        ask = self.ask
        if ask is not None and self.privacy.screen is not Screen.CALL:
            if self.chooser is None or self.chooser.ask != ask:
                self.chooser = self.chooser_for(ask)
        elif self.chooser is not None:
            gone = self.chooser.ask not in self.session.asks()
            if gone or self.viewer != self.chooser.ask.seat:
                self.chooser = None
        return []

    def heard(self, intent: Intent) -> Change | None:
        chooser = self.choosing
        if intent == Wished(Wish.CANCEL) and chooser is not None:
            if chooser.peeking:
                return chooser.peek()
            if chooser.back():
                return None
        return super().heard(intent)

    def hear(self, intent: Intent) -> Change | None:
        chooser = self.choosing
        return None if chooser is None or chooser.peeking else chooser.hear(intent)

    def prompt(self) -> str:
        """What is going on, in one line."""
        if self.looking_back is not None:
            return self.house.words("ui.looking_back")
        if self.together.on:
            return self.speaker(self.together.prompt())
        if self.choosing is not None:
            return self.choosing.prompt()
        if self.privacy.called and self.privacy.screen is Screen.LOOK and not self.privacy.advice:
            return self.house.words("ui.curtain.nothing")
        over = self.session.over and not self.playback.busy
        return self.house.words("ui.over") if over else self.phones_prompt() or self.idle_prompt()

    def phones_prompt(self) -> str:
        """Who is asked something on a phone, and whose phone is away meanwhile."""
        awaited = self.phones.awaited() if not self.playback.busy else ()
        away = [self.session.sitters[seat].name for seat in awaited if self.phones.is_away(seat)]
        if away:
            return self.house.words("ui.phones.away", players=tuple(away))
        names = tuple(self.session.sitters[seat].name for seat in awaited)
        return self.house.words("ui.phones.awaited", players=names) if names else ""

    def idle_prompt(self) -> str:
        """What is going on while nobody here is asked."""
        return ""

    def draw_prompt(self, canvas: Canvas) -> None:
        """What is told, advised or asked; the call for reactions is asked in the same place."""
        words = "" if self.calls else self.banner or self.hint.words or plain(self.prompt())
        more = self.hint.figures if words == self.hint.words else ""
        if words and self.following.again:
            words = f"_{self.house.words('ui.shown_again.now')}_ {words}"
        if words:
            self.notices_from = draw_banner(canvas, words, more) + BELOW_PROMPT

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if not self.covered_up:
            draw_enlarged(canvas, self.house, self.form)
