"""The call for reactions, which everybody at a shared screen hears at once."""

from collections.abc import Hashable
from functools import partial
from typing import Any

from game.engine import PASS, Seat, Who, say
from game.markup import careful
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.glyphs import draw_number
from game.ui.intents import Device, Wish
from game.ui.scene import Change
from game.ui.styles import TITLE
from game.ui.tables.match_screen import MatchScreen
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget

_CALL: Area = (306.0, 0.0, 1308.0, 132.0)
"""Where tables have their prompt, between the seats: no dice and no cards are below it."""
_ASKED, _ANSWER, _SPARE = 43.0, 56.0, 84.0
"""How high the question and the answers under it are, and what the ends of the ribbon take."""
_QUESTION = TITLE.but(size=29)
_KEY = 34.0
"""What a digit takes of the end of a name."""
_PAGE = "house/reactions"


def draw_call(table: MatchScreen[Any], canvas: Canvas) -> None:
    """What goes on, and: any reaction? It names everybody, so that it tells nothing."""
    canvas.patch("ui/ribbon", _CALL)
    table.notices_from = _CALL[1] + _CALL[3] + 12
    x, y, width, _ = _CALL
    canvas.fitted(called(table), (x + _SPARE, y + 5, width - 2 * _SPARE, _ASKED), _QUESTION)


def called(table: MatchScreen[Any]) -> str:
    """What is asked: a call in the words of the last one says that it is another one.

    That tells nothing but what everybody saw: the last call, and that nothing was told since.
    """
    what = table.reacted_to()
    if what is None:
        return table.speaker(say("ui.call"))
    again = table.let_be == (what, table.log.stamp)
    return table.speaker(say("ui.call.again", what=what) if again else say("ui.call.to", what=what))


def _spread(table: MatchScreen[Any]) -> tuple[float, float]:
    """Where the answers begin, and how wide each is: all of them in the middle of the ribbon."""
    answers = len(table.privacy.humans) + 1
    each = min(230.0, (_CALL[2] - 2 * _SPARE) / answers)
    return _CALL[0] + (_CALL[2] - each * answers) / 2, each


class Caller(Button):
    """Asks for a private look; the digit of its place does too."""

    lays_open = True
    number = 0

    def draw(self, canvas: Canvas) -> None:
        keys = self.form is not None and self.form.device() is Device.KEYBOARD
        self._draw_words(canvas, _KEY if keys else 0.0)
        if keys:
            x, y, width, height = self.area
            draw_number(canvas, self.number, (x + width - _KEY / 2 - 8, y + height / 2 - 2))


def call_buttons(table: MatchScreen[Any]) -> list[Widget]:
    """One for everybody who sits here, and one to go on."""
    humans, speak = table.privacy.humans, careful(table.speaker)
    start, each = _spread(table)

    def place(number: int) -> Area:
        return (start + number * each + 4, _CALL[1] + 5 + _ASKED, each - 8, _ANSWER)

    names = [table.session.sitters[seat].name for seat in humans]
    buttons: list[Widget] = [
        Caller(
            place(n + 1), name, partial(_call, table, seat), tip=speak(say("ui.call.tip", player=Who(seat)))
        )
        for n, (seat, name) in enumerate(zip(humans, names, strict=True))
    ]
    words, tip = table.house.words("ui.call.nobody"), table.house.words("ui.call.nobody.tip")
    act = partial(let_be, table)
    nobody = Button(place(0), words, act, skin=GOLD, tip=tip, wish=Wish.SECOND_ACTION)
    buttons.insert(0, nobody)
    for number, button in enumerate(buttons):
        button.page = _PAGE
        if isinstance(button, Caller):
            button.number = number
    return buttons


def call_by(table: MatchScreen[Any], number: int) -> Change | None:
    """The digit of a place calls for whoever has it."""
    humans = table.privacy.humans
    return _call(table, humans[number - 1]) if number <= len(humans) else None


def _call(table: MatchScreen[Any], seat: Seat) -> Change | None:
    if table.calls:  # the second click of a double click comes too late
        table.privacy.call(seat)
        table.look()
    return None


def let_be(table: MatchScreen[Any]) -> Change | None:
    """Everybody lets it be, also those whose turn to react would come later: asking again would tell.

    As soon as anything happens there is something else to react to, and everybody is asked again.
    """
    if table.calls:
        table.let_be = table.reacted_to(), table.log.stamp
        table.let_be_about = table.session.story.end, _about(table)
        if not table.session.channels.phones:
            pass_here(table)
    return None


def pass_here(table: MatchScreen[Any]) -> None:
    """Pass for those before the screen, as long as they are asked about what they let be."""
    while is_let_be(table):
        asks = table.privacy.passable(table.session.asks())
        if not asks or PASS not in asks[0].options:
            return
        table.give(asks[0], PASS)


def is_let_be(table: MatchScreen[Any]) -> bool:
    """Whether nobody here wants to react to what is asked in private now, be it of a phone."""
    if table.let_be_about is None:
        return False
    told, about = table.let_be_about
    asked = _about(table)
    return bool(asked) and told == table.session.story.end and asked <= about


def _about(table: MatchScreen[Any]) -> frozenset[tuple[str, Hashable]]:
    """What people are asked in private."""
    return frozenset((ask.kind, ask.about) for ask in table.session.asks() if ask.private)
