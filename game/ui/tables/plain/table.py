"""Any game on the screen, without a picture of its own."""

from typing import TYPE_CHECKING, Any

from game.engine import Moment, Who, say
from game.games.dice import Throw
from game.play.session import Session
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.intents import Intent
from game.ui.markup import plain
from game.ui.picker import Picker
from game.ui.playback import Act, wait
from game.ui.scene import Change
from game.ui.styles import INK, Colour
from game.ui.tables.illustrated import illustrated
from game.ui.tables.kit.banner import draw_banner
from game.ui.tables.kit.chronicle import draw_chronicle
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.marks import last_done
from game.ui.tables.kit.seats import draw_seat
from game.ui.tables.plain.drawing import draw_lines, paint
from game.ui.tables.plain.layout import COLUMNS, DICE, PICKER, SHEET, chronicle, lying, seat_area
from game.ui.tables.table import BELOW_PROMPT, TableScene
from game.ui.theme import COLOURS
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.house import House

_ROLL = 0.7
_READ, _A_LETTER, _LONGEST = 0.25, 0.012, 1.4
"""How long a sentence is left to be read: a moment, and more for each letter."""


class PlainTable(TableScene[Any]):
    """The board in text in the middle, the players at the sides, the story at the right."""

    def __init__(self, house: "House", session: Session) -> None:
        self.dice: list[Die] = []
        """What was thrown last."""
        self.banner = ""
        self.picker: Picker | None = None
        self._drawn: tuple[object, Speaker, tuple[str, ...]] | None = None
        """What was drawn last, by whose words, and its lines."""
        super().__init__(house, session)

    # the picture

    def lay(self) -> None:
        self.banner = ""
        self.dice = lying(self._thrown())

    def _thrown(self) -> list[Throw]:
        """What was thrown last, as far as the picture has come."""
        back = self.looking_back
        upto = self.log.upto if back is None else self.log.entries[back].number + 1
        for moment in reversed(self.session.story.moments):
            found = list(self.game.throws(moment.event)) if moment.number < upto else []
            if found:
                return found
        return []

    def choices(self) -> list[Widget]:
        ask = self.ask
        assert ask is not None
        if self.picker is None or self.picker.ask != ask:
            self.picker = Picker(self, ask, PICKER)
        return self.picker.widgets()

    def hear(self, intent: Intent) -> Change | None:
        ask = self.ask
        if ask is not None and self.picker is not None and self.picker.ask == ask:
            return self.picker.hear(intent)
        return None

    # the motion

    def acts(self, moment: Moment[Any]) -> list[Act]:
        told = " ".join(illustrated(sentence, self.speaker) for sentence in self.game.sentences(moment.event))
        happens = [*self._throw(list(self.game.throws(moment.event))), self.following.come_true(moment)]
        return [*happens, self._tell(told)] if told else happens

    def _tell(self, words: str) -> Act:
        def begin() -> None:
            self.banner = words

        return Act(min(_LONGEST, _READ + _A_LETTER * len(words)), begin=begin, pause=True)

    def _throw(self, throws: list[Throw]) -> list[Act]:
        if not throws:
            return []

        def begin() -> None:
            self.dice = lying(throws)
            self.sound("throw")

        def show(t: float) -> None:
            for die in self.dice:
                die.t = t

        return [Act(_ROLL, show, begin=begin, end=lambda: self.sound("settle_3")), wait(0.1)]

    # the drawing

    def draw_table(self, canvas: Canvas) -> None:
        canvas.layer("plain", lambda: canvas.background("backgrounds/table"))
        lines = self._lines()
        x, y, width, height = SHEET
        around = (x - 16, y - 16, width + 32, height + 32)
        canvas.still(("plain", lines, self._colours), around, lambda: self._draw_sheet(canvas, lines))
        for seat, sitter in enumerate(self.session.sitters):
            note = self.house.words("ui.thinking") if self.thinks(seat) else last_done(self, seat)
            draw_seat(canvas, seat_area(seat), sitter, [], active=self.is_active(seat), note=note)
        draw_chronicle(canvas, self, chronicle(len(self.session.sitters)))
        if self.dice:
            canvas.patch("ui/panel", DICE)
            for die in self.dice:
                die.draw(canvas)
        if self.picker is not None and self.ask == self.picker.ask:
            canvas.patch("ui/panel", self.picker.panel)
        self._draw_prompt(canvas)

    def _lines(self) -> tuple[str, ...]:
        """The board in text, drawn anew only when it is another."""
        view, speaker = self.picture_view, self.speaker
        if self._drawn is None or self._drawn[0] is not view or self._drawn[1] != speaker:
            self._drawn = view, speaker, tuple(self.game.draw(view, speaker, paint, COLUMNS))
        return self._drawn[2]

    def _draw_sheet(self, canvas: Canvas, lines: tuple[str, ...]) -> None:
        canvas.patch("ui/paper", SHEET)
        draw_lines(canvas, lines, canvas.inside("ui/paper", SHEET), self._colours.__getitem__)

    @property
    def _colours(self) -> tuple[Colour, ...]:
        """The players' colours as inks: dark enough to be read on paper."""
        return tuple(_ink(COLOURS[sitter.colour]) for sitter in self.session.sitters)

    def _draw_prompt(self, canvas: Canvas) -> None:
        if self.calls:
            return  # that is asked in the same place
        words = self.banner or self.hint.words or plain(self._prompt())
        if words:
            self.notices_from = draw_banner(canvas, words) + BELOW_PROMPT

    def _prompt(self) -> str:
        """What is asked, in one line."""
        if self.looking_back is not None:
            return self.house.words("ui.looking_back")
        ask = self.ask
        if ask is None:
            return ""
        if self.game.question is None:
            return self.speaker(say("ui.plain.question", player=Who(ask.seat)))
        return self.speaker(self.game.question(ask))


def _ink(colour: Colour) -> Colour:
    red, green, blue = ((bright + dark) // 2 for bright, dark in zip(colour, INK, strict=True))
    return red, green, blue
