"""The box of the medicine show: all that a small game brings."""

from game.engine import Ask, say
from game.games import Game
from tests.toy import events, words
from tests.toy.rules import MedicineShow
from tests.toy.view import View


def hides(ask: Ask, _: View) -> bool:
    """Whose cards a question offers, or shows beside it, has the screen alone."""
    return ask.sealed or ask.kind in ("pitch", "keep", "judge")


GAME = Game(
    rules=MedicineShow(),
    title=lambda: say("medicine_show.title"),
    blurb=lambda: say("medicine_show.blurb"),
    sentences=words.sentences,
    begins_chapter=lambda event: isinstance(event, events.DayBegan),
    draw=words.draw,
    question=words.question,
    answer=words.answer,
    part=words.part,
    hides=hides,
)
