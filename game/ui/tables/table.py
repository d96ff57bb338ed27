"""A match on the screen: what every table has in common, whatever is played on it."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from game.engine import Action, Ask, Moment, Seat
from game.engine.rules import V
from game.markup import marked
from game.play.lessons import LessonSession
from game.play.reactions import chance_of
from game.play.session import Session
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Moved, Numbered, Wish, Wished
from game.ui.playback import Act
from game.ui.scene import Change
from game.ui.tables.call import call_buttons, call_by, draw_call, is_let_be, let_be, pass_here
from game.ui.tables.coaching.bubble import coach_widgets
from game.ui.tables.coaching.coach import Coach
from game.ui.tables.giving import give
from game.ui.tables.hands import Hands
from game.ui.tables.hint import Hint
from game.ui.tables.kit.hint_mark import draw_hint
from game.ui.tables.match_screen import MatchScreen
from game.ui.tables.phones import TablePhones
from game.ui.tables.privacy import Screen
from game.ui.tables.showing import Following
from game.ui.tables.tools import mind_undo, take_back, tools
from game.ui.tables.unsaved import Unsaved
from game.ui.tables.wishes import grant
from game.ui.widgets.button import GOLD, Button, Tool
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.house import House


_SCORES: Area = (1516.0, 909.0, 388.0, 73.0)
_AHEAD = 60
"""Acts that may wait to be played while bots go on: what nobody has seen yet should not be much."""
BELOW_PROMPT = 5.0
"""How far below the question the notices begin."""


class TableScene(MatchScreen[V]):
    """Runs a session: plays what happened, and lets a person answer once the picture is up to date."""

    tunes = ("music/table_1", "music/table_2", "music/table_3")
    needs: tuple[str, ...] = ()
    """Pictures that are read before the first frame: later they would make it stumble."""
    enlarged: ClassVar[Mapping[str, float]] = {}
    """How much larger than they are some of them are drawn."""

    def __init__(self, house: "House", session: Session) -> None:
        super().__init__(house, session)
        for name in self.needs:
            house.canvas.art.cell(name, wanted=house.canvas.scale * self.enlarged.get(name, 1.0))
        self._over = False
        self._walked = False
        """Whether the player has moved the focus since the question was another."""
        self._state: tuple[object, ...] = ()
        self._asked: tuple[object, ...] = ()
        self.hint = Hint(self)
        self.hands = Hands(self)
        self.phones = TablePhones(self, house.phoning)
        self.unsaved = Unsaved(house, session)
        self.following = Following(self)
        self.coach = Coach(self, session) if isinstance(session, LessonSession) else None
        self.lay()
        self.following.begin()
        self.arrange()

    # what a game's own table does

    @abstractmethod
    def choices(self) -> list[Widget]:
        """The widgets that answer `self.ask`."""

    def explained(self) -> list[Widget]:
        """Widgets that are there whoever is asked: what has a tooltip, and lies under what can be chosen."""
        return []

    @abstractmethod
    def draw_table(self, canvas: Canvas) -> None:
        """Draw the picture; widgets and what covers it come after."""

    # what goes on

    def kind_of(self, seat: Seat) -> str:
        return self.phones.mark(seat) or super().kind_of(seat)

    def is_active(self, seat: Seat) -> bool:
        """Whether something is waited for from a seat, as far as those who look on may know."""
        ask = self.ask
        # a chance to react is nobody else's business, but who looks on alone may see that it is theirs
        shows = ask is not None and (not ask.private or self.viewer == ask.seat)
        if seat in self.phones.awaited():
            return True
        return self.thinks(seat) or (shows and ask is not None and ask.seat == seat)

    def arrange(self) -> None:
        """Rebuild picture and widgets; the focus stays where it was if what it was on is still there."""
        self.house.stale = True
        old = self.form.widgets.copy()
        before, self._asked = self._asked, (self.privacy.screen, self.privacy.seat, self.calls, self.ask)
        self.form.clear()
        self.form.add(*self._widgets())
        if before == self._asked:
            self.form.take_over(old)
        else:
            self._walked = False
        if self._fell_on_tool:
            self.form.focus(None)
        if not self.together.on:  # keys and pads are everybody's buttons then
            self.form.focus_first(sorted(self._answers, key=self._comes_first))
        self.lull.mind(self.privacy, self.ask)

    def _comes_first(self, answer: Widget) -> tuple[bool, bool]:
        """What the coach asks for, if there is one, and then what gives nothing away."""
        return self.coach is None or not answer.hinted, not answer.declines

    def _widgets(self) -> list[Widget]:
        """Everything that can be pressed or pointed at; lays the picture first, which they lie on."""
        self._answers = answers = list[Widget]()
        if not self.playback.busy:
            self.lay()  # behind the curtain too: of the look before it nothing stays
        if self.covered_up:
            return [*self.curtain.widgets(), *take_back(self)]
        explained = self.explained()
        if self.calls:
            answers.extend(call_buttons(self))
        elif self.together.on:
            answers.append(self.together.leave_button())
        elif self.ask is not None:
            answers.extend(self.choices())
        elif self.privacy.screen is Screen.LOOK:
            answers.append(self.curtain.close_button())
        elif self._over and self.looking_back is None:
            answers.append(self._scores_button())
        beside: list[Widget] = [] if self.only_shown else [*tools(self)]
        widgets = [*explained, *answers, *beside]
        return widgets if self.coach is None else [*widgets, *self._coached(self.coach, answers, beside)]

    def _coached(self, coach: Coach, answers: list[Widget], beside: list[Widget]) -> list[Widget]:
        """What the coach says; what must be read first has the focus first."""
        said = coach_widgets(coach, self.house, answers, beside)
        if coach.reads:
            answers[:] = [said[-1]]
        return said

    def stops(self, moment: Moment[V]) -> list[Act]:
        return [] if self.coach is None else self.coach.stops(moment)

    def look(self) -> None:
        """Show the view that the screen is for now; nothing of the last one stays."""
        self.hint.forget()
        self.playback.skip()  # what moves was meant for other eyes
        if self.privacy.screen is Screen.CURTAIN:
            self.curtain.fall()
        looks = self.privacy.called and self.privacy.screen is Screen.LOOK
        self.later = chance_of(self.session, self.privacy.seat) if looks else None
        self.following.look()
        self.shown = self.rules.view(self.session.table, self.viewer)
        self.arrange()
        if self.privacy.advice:
            self.hint.ask()

    def answer(self, action: Action) -> None:
        """A person chose."""
        ask = self.ask
        if ask is not None:
            self.give(ask, action)

    def give(self, ask: Ask, action: Action) -> None:
        """Give an answer to the table, if the coach lets it; a private look is over with it."""
        if self.coach is None or self.coach.allows(ask, action):
            give(self, ask, action)

    def update(self, seconds: float) -> Change | None:
        if self.measures_anew():
            self.arrange()
        lost = self.hands.lost()
        if lost is not None:
            return self.house.routes.lost_pad(self.session, lost)
        knock = self.phones.knock()
        if knock is not None:
            return self.house.routes.second_phone(self.phones, self.session, *knock)
        self.meanwhile(seconds)
        if self.looking_back is None and self.playback.waiting < _AHEAD and self.session.poll():
            self.following.queue()
        self.playback.advance(seconds, self.house.settings.speed, self.house.settings.reduced_motion)
        if self.floats.advance(seconds):
            self.house.stale = True
        while self.session.notes:
            self.house.notify_words(marked(self.session.notes.pop(0), self.speaker))
        self.unsaved.mind()
        self.hint.take()
        self.mind_privacy()
        self.house.reader.rows = self.together.on
        self.together.advance(seconds)
        state = (
            self.playback.busy,
            self.looking_back,
            len(self.session.record.answers),
            self.session.thinking(),
        )
        if state != self._state:
            self._state = state
            self.arrange()
        mind_undo(self)
        if self.coach is not None:
            self.coach.mind()
            return None
        if self.session.over and not self.playback.busy and not self._over and self.looking_back is None:
            self._over = True
            return self.house.routes.result(self.session)
        return None

    def meanwhile(self, seconds: float) -> None:
        """Who plays on a phone plays on, whatever somebody has opened over the table."""
        if self.phones.poll(seconds):
            self.following.queue()

    def asks_to_consider(self) -> Sequence[Ask]:
        """Without what those here have let be; phones may still be asked about it."""
        asks = self.session.asks()
        if self.phones.seats and is_let_be(self):
            if not self.phones.called:  # or one could see by how long it takes who was asked
                pass_here(self)
            asks = tuple(ask for ask in self.session.asks() if not ask.private)
        return asks

    def sit_anew(self) -> None:
        """People have other channels than before: see who looks at this screen, and serve the phones."""
        self.privacy.close()
        self.privacy.humans = self.session.channels.here
        self.phones.close()
        self.phones = TablePhones(self, self.house.phoning)
        self.look()

    def rest(self, seconds: float) -> None:
        if self.lull.advance(seconds):
            self.house.stale = True

    # what the player wants of every table

    def handle(self, intent: Intent) -> Change | None:
        own = self.hands.heard(intent)
        heard, change = (None, None) if own is None else self.asking.hear(own)
        if heard is None or self.is_for_curtain(heard) or self.together.hear(heard):
            return change
        return self.heard(heard)

    def heard(self, intent: Intent) -> Change | None:
        """An intent that asks about nothing, and comes neither too early nor for the curtain."""
        if isinstance(intent, Moved):
            self._walked = True
        if self.coach is not None and self.coach.reads and intent == Wished(Wish.SKIP):
            return self.coach.go_on()
        if intent == Wished(Wish.CONFIRM) and self._nothing_to_confirm:
            return self.skip()
        taken, change = self.form.handle(intent)
        if taken or change is not None:
            return change
        if self.calls and intent == Wished(Wish.SECOND_ACTION):
            return let_be(self)
        if self.calls and isinstance(intent, Numbered):
            return call_by(self, intent.number)
        return grant(self, intent) if isinstance(intent, Wished) else self.hear(intent)

    @property
    def _nothing_to_confirm(self) -> bool:
        """Whether something moves or a bot thinks, and the focus only fell on some small button."""
        idle = self.ask is None and self._fell_on_tool and bool(self.session.thinking())
        return (self.playback.busy and not self.playback.held) or idle

    @property
    def _fell_on_tool(self) -> bool:
        """Whether the focus is on a small button for want of a better place."""
        return isinstance(self.form.focused, Tool) and not self._walked

    def _scores_button(self) -> Widget:
        """For who has put the scores aside to look at the table."""
        words = self.house.words("ui.result.back")
        result = partial(self.house.routes.result, self.session, again=True)
        return Button(_SCORES, words, result, skin=GOLD)

    @property
    def moving(self) -> bool:
        plays = self.playback.busy and not self.playback.held
        waits = self.session.thinking() or self.together.counting
        return plays or bool(self.floats.items or waits) or super().moving

    def covered(self) -> None:
        super().covered()
        self.house.reader.rows = False

    def uncovered(self) -> None:
        super().uncovered()
        self.lull.begin_anew()
        self.arrange()

    def closing(self) -> None:
        self.phones.close()
        self.house.reader.rows = False
        self.unsaved.close()

    def tip(self) -> tuple[str, Area] | None:
        if self.playback.busy and self.form.shows_focus:
            return None  # the focus has gone to some small button for want of a better place
        return super().tip()

    def draw(self, canvas: Canvas) -> None:
        self.draw_table(canvas)
        if self.covered_up:
            self.curtain.draw(canvas)
        elif self.calls:
            draw_call(self, canvas)
        self.form.draw(canvas)
        for widget in self.form.widgets:
            if widget.hinted:
                draw_hint(canvas, widget)
        self.form.draw_marks(canvas)
