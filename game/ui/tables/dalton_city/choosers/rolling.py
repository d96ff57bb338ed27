"""With how many dice to ride on, whether to play again, and whether to leave bed or cell."""

from fractions import Fraction
from typing import Any

from game.engine import Action, Ask, Message, say, say_n
from game.games.dalton_city import events
from game.games.dalton_city.about import Throw
from game.games.dalton_city.actions import Roll
from game.games.dalton_city.figures import figures
from game.games.dalton_city.loop import SQUARES
from game.games.dalton_city.prospects import Prospect, Tone, chances, prospect
from game.games.dalton_city.world import HOSPITAL
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BRASS, LABEL, LIGHT, PALE
from game.ui.tables.dalton_city.choosers.asking import Asking
from game.ui.tables.dalton_city.choosers.squares import TONES, ahead_tip, draw_chance, draw_lit, draw_share
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.layout import EXHIBIT, square_area
from game.ui.tables.dalton_city.pages import BOOK
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.cards import Tip, pointed_at
from game.ui.tables.kit.portraits import draw_sitter
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

_GETS_OUT = Fraction(16, 36)
"""A six or a double with two dice."""


_TONES = {
    Tone.GAIN: say("ui.dalton_city.tone.gain"),
    Tone.SALE: say("ui.dalton_city.tone.sale"),
    Tone.LOSS: say("ui.dalton_city.tone.loss"),
    Tone.RISK: say("ui.dalton_city.tone.risk"),
    Tone.NOTHING: say("ui.dalton_city.tone.nothing"),
}


_TOLD = {
    Tone.GAIN: say("ui.dalton_city.tone.gain.told"),
    Tone.SALE: say("ui.dalton_city.tone.sale.told"),
    Tone.LOSS: say("ui.dalton_city.tone.loss.told"),
    Tone.RISK: say("ui.dalton_city.tone.risk.told"),
    Tone.NOTHING: say("ui.dalton_city.tone.nothing.told"),
}
_HEAD = LIGHT.but(size=21, colour=PALE)


def _share(n: int) -> Area:
    """Where the share of a kind of squares stands, side by side."""
    x, y, width, _ = EXHIBIT
    wide = (width - 120) / len(_TOLD)
    return x + 60 + n * wide, y + 216, wide - 10, 62.0


class Deciding(Asking):
    """Asked with few words: who is asked, why, and the buttons."""

    @property
    def room(self) -> tuple[float, float, float, float]:
        x, y, width, height = EXHIBIT
        return x + 170, y + 20, width - 340, height - 40

    def notes(self) -> list[Message]:
        """What there is to know, a line each."""
        return []

    def paint(self, canvas: Canvas) -> None:
        x, y, width, _ = EXHIBIT
        sitter = self.table.session.sitters[self.ask.seat]
        draw_sitter(canvas, sitter, (x + 110, y + 108), 132, (50, 54), 1.2)
        name = LABEL.but(size=34, colour=BRASS)
        canvas.fitted(sitter.name, (x + 200, y + 26, width - 240, 48.0), name, "left")
        down = y + 82
        for note in self.notes():
            words = self.table.speaker(note)
            style = canvas.type.boxed(words, LIGHT.but(size=24, colour=PALE), width - 240, 66.0)
            down += canvas.paragraph(words, (x + 200, down, width - 240, 70.0), style) + 8


class Rolling(Deciding):
    """The squares ahead are marked with how likely they are, for the dice that one is about to throw."""

    def __init__(self, table: West, ask: Ask) -> None:
        super().__init__(table, ask)
        self.about: Any = ask.about if isinstance(ask.about, Throw) else Throw()
        self._ahead: dict[int, list[tuple[int, Fraction, Prospect]]] = {}

    def _dice(self) -> int:
        """The dice of the button that is looked at, or the most that may be thrown."""
        shown = pointed_at(self.table.form)
        rolls = [option for option in self.ask.options if isinstance(option, Roll)]
        for roll in rolls:
            if isinstance(shown, Button) and shown.stands_for == roll.code():
                return roll.dice
        advice = self.table.hint.action
        return advice.dice if isinstance(advice, Roll) else rolls[-1].dice

    def notes(self) -> list[Message]:
        about, seat, house = self.about, self.ask.seat, self.table.house
        if about.held:
            attempt = {"attempt": about.attempt, "all": len(figures().fines)}
            fine = {"fine": dollars(house, about.fine)}
            told = (
                say("ui.dalton_city.note.in_hospital", **attempt, **fine)
                if about.held == HOSPITAL
                else say("ui.dalton_city.note.at_sheriff", **attempt, **fine)
            )
            chance = say("ui.dalton_city.note.chance", percent=round(100 * _GETS_OUT))
            return [told, chance] if house.settings.odds else [told]
        if self.table.picture_view.horse[seat]:
            return [say("ui.dalton_city.note.mounted")]
        return [say("ui.dalton_city.note.on_foot")]

    def others(self) -> list[Widget]:
        """What would happen on every square that may be reached, for who points at it."""
        seat, view = self.ask.seat, self.table.picture_view
        most = 12 if self.about.held or view.horse[seat] else 6
        ahead = [(view.at[seat] + n) % SQUARES for n in range(1, most + 1)]
        return [*(ahead_tip(self.table, at, seat) for at in ahead), *self._tone_tips()]

    def _tone_tips(self) -> list[Tip]:
        """What each kind of square is, for who points at its share."""
        if not self.table.house.settings.odds:
            return []
        told = [self.table.speaker(_TOLD[tone]) for tone in TONES]
        return [Tip(_share(n), words, page=BOOK + "throw") for n, words in enumerate(told)]

    def paint(self, canvas: Canvas) -> None:
        """What may come, for the dice that one is about to throw: how likely each kind of square is."""
        super().paint(canvas)
        if not self.table.house.settings.odds:
            return
        x, y, width, _ = EXHIBIT
        if not self.about.held:  # of a bed or a cell there is more to say, down to here
            head = x + 60, y + 183, width - 130, 28.0
            canvas.fitted(self.table.house.words("ui.dalton_city.shares"), head, _HEAD, "left")
        shares = dict.fromkeys(TONES, Fraction(0))
        for _, chance, told in self._foreseen(self._dice()):
            shares[told.tone] += chance
        shares[Tone.LOSS] += 1 - sum(shares.values())  # who stays where they are held is fined
        for n, tone in enumerate(TONES):
            percent = say("ui.dalton_city.percent", percent=round(100 * shares[tone]))
            draw_share(canvas, _share(n), tone, self.table.speaker(_TONES[tone]), self.table.speaker(percent))

    def draw(self, canvas: Canvas) -> None:
        if self.selling is not None:
            return
        for at, chance, told in self._foreseen(self._dice()):
            draw_chance(canvas, self.table, at, chance, told)

    def _foreseen(self, dice: int) -> list[tuple[int, Fraction, Prospect]]:
        """Every square that may be reached, worked out once for a question: it is drawn in every frame."""
        if dice not in self._ahead:
            seat, view = self.ask.seat, self.table.picture_view
            likely = chances(view, seat, dice).items()
            self._ahead[dice] = [(at, chance, prospect(view, seat, at)) for at, chance in likely]
        return self._ahead[dice]

    def called(self, action: Action) -> str:
        if self.about.held:
            return self.table.house.words("ui.dalton_city.try")
        return super().called(action)


class Again(Deciding):
    """Another play, won with a double or by telegram; or enough."""

    def notes(self) -> list[Message]:
        view, seat = self.table.picture_view, self.ask.seat
        found = self._why()
        if view.plays > 1 or not found:
            found.append(say_n("ui.dalton_city.note.plays", view.plays))
        if view.held[seat]:
            found.append(say("ui.dalton_city.note.held_again"))
        return found

    def _why(self) -> list[Message]:
        """What won the play: the last double of this turn, or the last telegram."""
        for moment in reversed(self.table.session.story.moments):
            match moment.event:
                case events.TurnBegan():
                    break
                case events.OneMorePlay():
                    return [say("ui.dalton_city.note.again_by_telegram")]
                case events.Rolled(_, (one, two), "") if one == two:
                    return [say("ui.dalton_city.note.again_by_double", die=one)]
        return []


class Leaving(Deciding):
    """A six or a double opens the door: who stays counts as having missed."""

    def notes(self) -> list[Message]:
        about: Any = self.ask.about
        fine = dollars(self.table.house, about.fine)
        return [
            say_n("ui.dalton_city.note.leave", self.table.picture_view.rolled),
            say("ui.dalton_city.note.stay", fine=fine),
        ]

    @property
    def _goal(self) -> int:
        """Where who leaves arrives."""
        view = self.table.picture_view
        return (view.at[self.ask.seat] + view.rolled) % SQUARES

    def others(self) -> list[Widget]:
        return [ahead_tip(self.table, self._goal, self.ask.seat)]

    def draw(self, canvas: Canvas) -> None:
        if self.selling is None:
            ahead = prospect(self.table.picture_view, self.ask.seat, self._goal)
            draw_lit(canvas, square_area(self._goal), ahead, strong=False)
