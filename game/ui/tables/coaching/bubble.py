"""What the coach says, on a sheet beside the portrait, where it hides nothing that it is about."""

from collections.abc import Iterator

from game.ui.canvas import Canvas
from game.ui.design import WIDTH, Area
from game.ui.house import House
from game.ui.styles import BODY, FADED, OXBLOOD
from game.ui.tables.coaching.coach import Coach
from game.ui.tables.coaching.placing import Ground, best_place, grown
from game.ui.tables.coaching.pointing import Ring
from game.ui.tables.kit.banner import PROMPT
from game.ui.tables.kit.picks import Pick
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget, around

_WIDTH = 620.0
_WORDS = BODY.but(size=25)
_REPLY = BODY.but(size=24, colour=OXBLOOD)
_HEAD = BODY.but(size=20, colour=FADED)
_PORTRAIT = 118.0
_GAP = 12.0
_BUTTON = 236.0, 62.0
_FACTORS = 1.0, 1.25, 1.5, 0.88, 1.85, 2.3
"""How broad the sheet is tried."""
_CLEAR = 14.0
"""How far it stays from what must be seen, with the ring around it."""
_CHOICE, _ANSWER, _PROMPT, _OWN, _TOOL, _PIECE = 60.0, 12.0, 8.0, 3.0, 3.0, 1.0
"""How bad it is to lie on what can be chosen now, or later; on the question, on what is the learner's own, on
a tool, on any other piece."""
_LARGE = 500_000.0
"""What covers more than this is the ground that other pieces lie on."""


class Bubble(Widget):
    """The sheet itself."""

    takes_focus = False

    def __init__(self, area: Area, coach: Coach, house: House) -> None:
        super().__init__(area)
        self._coach, self._house = coach, house

    def draw(self, canvas: Canvas) -> None:
        x, y, width, _ = self.area
        canvas.patch("shadows/rect", (x - 14, y - 14, width + 33, self.area[3] + 36))
        canvas.patch("ui/paper", self.area)
        left, top, right, _ = canvas.insets("ui/paper")
        portrait = f"portraits/{self._coach.lesson.coach}"
        zoom = _PORTRAIT / canvas.art.entry(portrait).size[0]
        canvas.image(portrait, (x + left + _PORTRAIT / 2, y + top + _PORTRAIT / 2 + 4), zoom=zoom)
        words_x, room = x + left + _PORTRAIT + 18, width - left - right - _PORTRAIT - 18
        down = y + top
        head = _head(self._coach, self._house)
        down += canvas.paragraph(head, (words_x, down, room, 40), _HEAD) + 2
        down += canvas.paragraph(self._coach.said(), (words_x, down, room, 400), _WORDS)
        if replied := self._coach.replied():
            canvas.paragraph(replied, (words_x, down + _GAP, room, 400), _REPLY)


def coach_widgets(coach: Coach, house: House, answers: list[Widget], tools: list[Widget]) -> list[Widget]:
    """The sheet, what it points at, and what there is to press; nothing while nothing is to be said."""
    if coach.step is None:
        return []
    pieces = coach.pieces()
    area = best_place(tuple(_sizes(coach, house)), _ground(coach, answers, tools))
    x, y, width, height = area
    _, _, right, bottom = house.canvas.insets("ui/paper")
    wide, high = _BUTTON
    at = (x + width - right - wide, y + height - bottom - high, wide, high)
    if coach.reads:
        press = Button(at, house.words("ui.lesson.go_on"), coach.go_on, skin=GOLD)
    else:
        press = Button(at, house.words("ui.lesson.show"), coach.show, tip=house.words("ui.lesson.show.tip"))
    press.page = "house/tutorials"
    spared = [*coach.worded(), PROMPT, *(each.area for each in (*answers, *tools))]
    rings = [Ring(piece, area, [each for each in spared if each != piece]) for piece in pieces]
    return [*rings, Bubble(area, coach, house), press]


def _head(coach: Coach, house: House) -> str:
    """Which chapter it is, and how far in it."""
    place = coach.place
    steps = len(coach.lesson.chapters[place.chapter].steps)
    title = house.speak(coach.lesson.chapter_title(place.chapter))
    return house.words("ui.lesson.head", chapter=title, step=place.step + 1, steps=steps)


def _sizes(coach: Coach, house: House) -> Iterator[tuple[float, float]]:
    """The sheet as it should be, then broader and lower, or narrower and higher."""
    canvas = house.canvas
    left, top, right, bottom = canvas.insets("ui/paper")
    for factor in _FACTORS:
        width = min(WIDTH * 0.8, factor * _WIDTH * (0.5 + 0.5 * canvas.type.growth))
        room = width - left - right - _PORTRAIT - 18
        high = canvas.paragraph_height(_head(coach, house), room, _HEAD) + 2
        high += canvas.paragraph_height(coach.said(), room, _WORDS)
        if replied := coach.replied():
            high += _GAP + canvas.paragraph_height(replied, room, _REPLY)
        yield width, max(high, _PORTRAIT) + top + bottom + _GAP + _BUTTON[1]


def _picked(widget: Widget) -> bool:
    """What was picked as advised is advised no more, but is as little to be hidden as before."""
    return isinstance(widget, Pick) and widget.chosen


def _ground(coach: Coach, answers: list[Widget], tools: list[Widget]) -> Ground:
    """What the sheet should not lie on: first of all nothing that it is about, nor the learner's own card."""
    about = coach.pieces()
    small = [piece for piece in about if piece[2] * piece[3] < _LARGE]
    chosen = [widget.area for widget in answers if widget.pressable]
    marked = [widget.area for widget in answers if widget.pressable and (widget.hinted or _picked(widget))]
    must = chosen if coach.step is not None and coach.step.quiet else marked
    never = tuple(grown(area, _CLEAR) for area in (*small, *must, coach.seat))
    rather_not = (
        *((area, _ANSWER if coach.reads else _CHOICE) for area in chosen),
        *([(around(chosen), _PIECE)] if chosen else []),
        *((tool.area, _TOOL) for tool in tools),
        (PROMPT, _PROMPT),
        *((area, _OWN) for area in coach.own_pieces()),
        *((area, _PIECE) for area in coach.all_pieces() if area[2] * area[3] < _LARGE),
    )
    return Ground(never, tuple(about), rather_not)
