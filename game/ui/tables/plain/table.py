"""Any game on the screen, without a picture of its own."""

from typing import TYPE_CHECKING, Any

from game.engine import Ask, Moment
from game.games.dice import Throw
from game.play.illustrated import illustrated
from game.play.session import Session
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.playback import Act, wait
from game.ui.styles import INK, Colour
from game.ui.tables.choosing import ChoosingTable
from game.ui.tables.kit.acts import tumble
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.chronicle import draw_chronicle
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.marks import last_done
from game.ui.tables.kit.plain import Plain
from game.ui.tables.kit.seats import draw_seat
from game.ui.tables.plain.drawing import draw_lines, paint
from game.ui.tables.plain.layout import COLUMNS, DICE, PICKER, SHEET, chronicle, lying, seat_area
from game.ui.theme import COLOURS

if TYPE_CHECKING:
    from game.ui.house import House

_ROLL = 0.7
_READ, _A_LETTER, _LONGEST = 0.25, 0.012, 1.4
"""How long a sentence is left to be read: a moment, and more for each letter."""


class PlainTable(ChoosingTable[Any]):
    """The board in text in the middle, the players at the sides, the story at the right."""

    def __init__(self, house: "House", session: Session) -> None:
        self.dice: list[Die] = []
        """What was thrown last."""
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

    def chooser_for(self, ask: Ask) -> Chooser[Any]:
        return Plain(self, ask, PICKER)

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
        def throw() -> list[Die]:
            self.dice = lying(throws)
            return self.dice

        return [*tumble(throw, self.sound, _ROLL), wait(0.1)] if throws else []

    # the drawing

    def draw_table(self, canvas: Canvas) -> None:
        canvas.layer("plain", lambda: canvas.background("backgrounds/table"))
        lines = self._lines()
        x, y, width, height = SHEET
        around = (x - 16, y - 16, width + 32, height + 32)
        canvas.still(("plain", lines, self._colours), around, lambda: self._draw_sheet(canvas, lines))
        for seat, sitter in enumerate(self.session.sitters):
            note = self.house.words("ui.thinking") if self.thinks(seat) else last_done(self, seat)
            draw_seat(
                canvas,
                seat_area(seat),
                sitter,
                [],
                active=self.is_active(seat),
                note=note,
                mark=self.kind_of(seat),
            )
        draw_chronicle(canvas, self, chronicle(len(self.session.sitters)))
        if self.dice:
            canvas.patch("ui/panel", DICE)
            for die in self.dice:
                die.draw(canvas)
        if self.choosing is not None:
            self.choosing.draw(canvas)
        self.draw_prompt(canvas)

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


def _ink(colour: Colour) -> Colour:
    red, green, blue = ((bright + dark) // 2 for bright, dark in zip(colour, INK, strict=True))
    return red, green, blue
