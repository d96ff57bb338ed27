"""How the match ended: every point explained, how the lead changed, and what the dice did."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine import Score, deciding_tie, winners
from game.games import game
from game.play.history import History
from game.play.observe import observe
from game.play.session import Session
from game.play.statistics import DiceStatistics
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent
from game.ui.scene import Change, Pop
from game.ui.scenes.dice_sheet import draw_dice
from game.ui.scenes.lead_sheet import draw_lead
from game.ui.scenes.page import Page
from game.ui.scenes.score_sheet import draw_scores, figures, hair
from game.ui.scenes.winner import RAIN, Winner
from game.ui.styles import FADED
from game.ui.tables.lull import Lull
from game.ui.tables.privacy import Screen
from game.ui.widgets.button import Button
from game.ui.widgets.tabs import tabs
from game.ui.widgets.widget import Press
from game.ui.wording import LEAVES

if TYPE_CHECKING:
    from game.ui.house import House

_SHEET: Area = (160.0, 130.0, 1600.0, 810.0)
_INNER: Area = (560.0, 270.0, 1140.0, 626.0)
_WINNER: Area = (210.0, 240.0, 310.0, 640.0)
_MOMENT = 0.8
"""Seconds without a press, after which one is meant for the sheet."""


def _button(number: int, count: int) -> Area:
    """The buttons side by side under the sheet."""
    return 960.0 + (number - count / 2) * 372 + 14, 950.0, 344.0, 86.0


class Result(Page):
    """A score sheet with three leaves; put aside, it leaves the table to be looked at as it ended."""

    see_through = True
    tunes = ()

    def __init__(
        self,
        house: "House",
        session: Session,
        *,
        again: bool = False,
        leaf: int = 0,
        turned: Callable[[int], None] = lambda _: None,
    ) -> None:
        self.session = session
        self.leaf = leaf
        self._turned = turned
        self.scores: tuple[Score, ...] = session.scores()
        lead, dice = History(session.rules), DiceStatistics(session.rules)
        observe(session.record, lead, dice)
        self.start, self.ends, self.dice = lead.start, lead.ends, dice.counts()
        first = winners(self.scores)
        points = house.speak(game(session.rules.slug).points(self.scores[first[0]].points))
        self.winner = Winner(_WINNER, [session.sitters[seat] for seat in first], points)
        if house.settings.reduced_motion or again:
            self.winner.advance(RAIN)
        super().__init__(house)
        self.lull = Lull(_MOMENT)
        self.lull.go_deaf()  # it comes by itself: who still hammers wants to see it, and no rematch
        self.form.deaf = lambda: self.lull.deaf

    def build(self) -> None:
        words = self.house.words
        names = [self.house.speak(leaf) for leaf in LEAVES.values()]
        others: dict[str, Press] = {
            words("ui.to_title"): self.house.routes.title,
            words("ui.result.table"): Pop,
        }
        if self.session.people:
            others[words("ui.review")] = partial(self.house.routes.review, self.session)
        count = len(others) + 1
        self.form.add(
            Button(_button(len(others), count), words("ui.rematch"), self._again, skin="ui/button_gold"),
            *tabs((560.0, 180.0, 1146.0, 70.0), names, self.leaf, self._turn),
            *(Button(_button(n, count), told, press) for n, (told, press) in enumerate(others.items())),
        )
        if self.leaf == 0:
            tie = deciding_tie(self.scores)
            page = f"{self.session.rules.slug}/end"
            self.form.add(*figures(_INNER, self.scores, self._speaker(), tie, page))

    def _speaker(self) -> Speaker:
        return self.house.speaker_for(tuple(sitter.name for sitter in self.session.sitters))

    def _turn(self, leaf: int) -> Change | None:
        self.leaf = leaf
        self._turned(leaf)
        self.rebuild()
        return None

    def _again(self) -> Change | None:
        return self.house.routes.rematch(self.session)

    def handle(self, intent: Intent) -> Change | None:
        return None if self.lull.swallows(intent, Screen.OPEN) else super().handle(intent)

    def rest(self, seconds: float) -> None:
        if self.lull.advance(seconds):
            self.house.stale = True

    def update(self, seconds: float) -> Change | None:
        self.winner.advance(seconds)
        return super().update(seconds)

    @property
    def moving(self) -> bool:
        return self.winner.moving or super().moving

    def headline_words(self) -> str:
        """Who won, and by what if points alone did not tell."""
        names = tuple(self.session.sitters[seat].name for seat in winners(self.scores))
        if len(names) > 1:
            return self.house.words("ui.result.shared", players=names)
        return self.house.words("ui.result.won", player=names[0])

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.7)
        canvas.patch("ui/paper", _SHEET)
        self.headline(
            canvas, self.headline_words(), y=84
        )  # over the line in which the table tells what is going on
        canvas.fill((535.0, 220.0, hair(canvas), 660.0), FADED, 0.5)
        self.winner.draw(canvas)
        if self.leaf == 0:
            tie = deciding_tie(self.scores)
            draw_scores(canvas, _INNER, self.session.sitters, self.scores, self._speaker(), tie)
        elif self.leaf == 1:
            told = [self.start, *(end.points for end in self.ends)]
            a_round = game(self.session.rules.slug).a_round
            draw_lead(canvas, _INNER, self.session.sitters, told, self.scores, self._speaker(), a_round)
        else:
            draw_dice(canvas, _INNER, self.session.sitters, self.dice, self._speaker())
        self.winner.draw_rain(canvas)
        self.form.draw(canvas)
