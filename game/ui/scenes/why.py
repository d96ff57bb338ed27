"""Why a bot did what a line of the log says, at the foot of the sheet."""

from collections.abc import Sequence

from game.engine import Who, say
from game.play.illustrated import illustrated
from game.play.thoughts import Thought
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BODY, FADED
from game.ui.widgets.scroll import TextPanel

_STYLE = BODY.but(size=20)
_ABOVE = 14.0
"""Between the line and what is below it."""


class Why(TextPanel):
    """What was thought, or, of a line without a mark, what the marks are for; it can be scrolled if long."""

    def __init__(self, area: Area, speaker: Speaker) -> None:
        x, y, width, height = area
        super().__init__((x, y + _ABOVE, width, height - _ABOVE), "", _STYLE)
        self._speaker = speaker

    def tell(self, canvas: Canvas, thoughts: Sequence[Thought]) -> None:
        """Show some thoughts, from their beginning."""
        self.text = "\n".join(_told(each, self._speaker) for each in thoughts)
        self.text = self.text or self._speaker(say("ui.log.why"))
        self.style = _STYLE if thoughts else _STYLE.but(colour=FADED)
        self.offset = 0.0
        self.takes_focus = self.height(canvas) > self.area[3]  # else there is nothing to be done here

    def draw(self, canvas: Canvas) -> None:
        x, y, width, _ = self.area
        canvas.fill((x, y - _ABOVE, width, max(1.5, 1.02 / canvas.scale)), FADED, 0.5)
        super().draw(canvas)


def _told(thought: Thought, speaker: Speaker) -> str:
    """Who did what, why, and what stands behind that."""
    reason, *figures = thought.told
    told = say("ui.log.choice", player=Who(thought.seat), answer=thought.answer, reason=reason)
    return " ".join(illustrated(each, speaker) for each in (told, *figures))
