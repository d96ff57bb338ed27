"""What the coach says, on a sheet beside the portrait, where it hides nothing that it is about."""

from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH, Area
from game.ui.house import House
from game.ui.styles import BODY, BRASS, FADED, OXBLOOD
from game.ui.tables.coaching.coach import Coach
from game.ui.tables.kit.banner import PROMPT
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget, middle

_WIDTH = 620.0
_WORDS = BODY.but(size=25)
_REPLY = BODY.but(size=24, colour=OXBLOOD)
_HEAD = BODY.but(size=20, colour=FADED)
_PORTRAIT = 118.0
_MARGIN, _GAP = 26.0, 12.0
_BUTTON = 236.0, 62.0
_EDGE = 12.0
_COLUMNS, _ROWS = 9, 9
"""In how many places it is tried."""
_DARK = (34, 17, 9)
_MARKED, _ABOUT, _ANSWER, _PROMPT, _PIECE = 60.0, 12.0, 5.0, 3.0, 1.0
"""How bad it is to lie on what should be chosen, on what it is about, on what else can be chosen, on the
question, on any other piece."""
_LARGE = 500_000.0
"""What covers more than this is the ground that other pieces lie on."""


class Ring(Widget):
    """Around what the coach talks about; it takes no click from what lies there."""

    takes_focus = False

    def __init__(self, area: Area, bubble: Area) -> None:
        super().__init__((0.0, 0.0, 0.0, 0.0))
        self._around, self._bubble = area, bubble

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self._around
        end, start = middle(self._around), middle(self._bubble)
        edge = _nearest(self._around, start)
        out = _nearest(self._bubble, end)
        canvas.line([out, edge], _DARK, 10)
        canvas.line([out, edge], BRASS, 5)
        around = x - 6, y - 6, width + 12, height + 12
        canvas.frame(around, _DARK, 12)
        canvas.frame(around, BRASS, 6)


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


def coach_widgets(coach: Coach, house: House, others: list[Widget]) -> list[Widget]:
    """The sheet, what it points at, and what there is to press; nothing while nothing is to be said."""
    step = coach.step
    if step is None:
        return []
    pieces = coach.pieces()
    area = _placed(coach, house, pieces, others)
    x, y, width, height = area
    _, _, right, bottom = house.canvas.insets("ui/paper")
    wide, high = _BUTTON
    at = (x + width - right - wide, y + height - bottom - high, wide, high)
    if coach.reads:
        press = Button(at, house.words("ui.lesson.go_on"), coach.go_on, skin=GOLD)
    else:
        press = Button(at, house.words("ui.lesson.show"), coach.show, tip=house.words("ui.lesson.show.tip"))
    press.page = "house/tutorials"
    return [*(Ring(piece, area) for piece in pieces), Bubble(area, coach, house), press]


def _head(coach: Coach, house: House) -> str:
    """Which chapter it is, and how far in it."""
    place = coach.place
    steps = len(coach.lesson.chapters[place.chapter].steps)
    title = house.speak(coach.lesson.chapter_title(place.chapter))
    return house.words("ui.lesson.head", chapter=title, step=place.step + 1, steps=steps)


def _size(coach: Coach, house: House) -> tuple[float, float]:
    canvas = house.canvas
    left, top, right, bottom = canvas.insets("ui/paper")
    width = min(WIDTH * 0.55, _WIDTH * (0.5 + 0.5 * canvas.type.growth))
    room = width - left - right - _PORTRAIT - 18
    high = canvas.paragraph_height(_head(coach, house), room, _HEAD) + 2
    high += canvas.paragraph_height(coach.said(), room, _WORDS)
    if replied := coach.replied():
        high += _GAP + canvas.paragraph_height(replied, room, _REPLY)
    return width, max(high, _PORTRAIT) + top + bottom + _GAP + _BUTTON[1]


def _placed(coach: Coach, house: House, pieces: list[Area], others: list[Widget]) -> Area:
    """Where it hides the least: first of all nothing that it is about, then nothing to choose."""
    width, height = _size(coach, house)
    answers = [widget.area for widget in others if widget.pressable]
    marked = [widget.area for widget in others if widget.pressable and widget.hinted]
    small = [piece for piece in coach.all_pieces() if piece[2] * piece[3] < _LARGE]
    spread = WIDTH - width - 2 * _EDGE, HEIGHT - height - 2 * _EDGE
    places: list[Area] = [
        (_EDGE + spread[0] * across / (_COLUMNS - 1), _EDGE + spread[1] * down / (_ROWS - 1), width, height)
        for down in range(_ROWS)
        for across in range(_COLUMNS)
    ]

    def hides(place: Area) -> tuple[float, float]:
        about = sum(_shared(place, piece) for piece in pieces)
        chosen = sum(_shared(place, area) for area in answers)
        wanted = sum(_shared(place, area) for area in marked)
        other = sum(_shared(place, piece) for piece in small)
        asked = _shared(place, PROMPT)
        weight = _MARKED * wanted + _ABOUT * about + _ANSWER * chosen + _PROMPT * asked + _PIECE * other
        return weight, _apart(place, pieces)

    return min(places, key=hides)


def _shared(one: Area, other: Area) -> float:
    """How much two areas have in common."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)


def _apart(place: Area, pieces: list[Area]) -> float:
    """How far it is from what it is about; from the middle of the table, if that is nothing in particular."""
    x, y = middle(place)
    goals = [middle(piece) for piece in pieces] or [(WIDTH / 2, HEIGHT / 2)]
    return sum((x - across) ** 2 + (y - down) ** 2 for across, down in goals)


def _nearest(area: Area, at: tuple[float, float]) -> tuple[float, float]:
    """The point of an area that is nearest to another point."""
    x, y, width, height = area
    return min(max(at[0], x), x + width), min(max(at[1], y), y + height)
