"""The odds of the next throw on a small plate beside the own dice, told at length to whoever points at it."""

from fractions import Fraction

from game.engine import say, say_n, share
from game.games.dice_town.dice import NAMES, Faces, poker
from game.games.dice_town.odds import PLACE_FACES, Odds, most_shown, odds_of
from game.games.dice_town.words.dice import HANDS
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BRASS, FIGURE, LIGHT, PALE, PARCHMENT
from game.ui.tables.dice_town.layout import ODDS
from game.ui.tables.dice_town.town import Town
from game.ui.widgets.widget import Widget

_TITLE = LIGHT.but(size=20, colour=PALE)
_FIGURES = FIGURE.but(size=23)
_FIRST, _ROW, _COLUMN = 50.0, 26.0, 134.0
"""How far down the first chances are, and how far rows and columns are apart."""
_EVEN = Fraction(1, 2)


class OddsPlate(Widget):
    """Can have the focus, though there is nothing to press: otherwise only a mouse would find its tooltip."""

    def __init__(self, area: Area, title: str, chances: list[tuple[str, str, bool]], tip: str) -> None:
        super().__init__(area, tip=tip)
        self.title, self.chances = title, chances
        self.page = "house/odds"

    def draw(self, canvas: Canvas) -> None:
        """What the chances are of, and below it the chances, two a row."""
        canvas.patch("ui/plate", self.area)
        x, y, width, _ = self.area
        if self.face in ("focused", "hover"):
            canvas.frame(self.area, BRASS, 3)
        canvas.fitted(self.title, (x + 14, y + 5, width - 28, 28), _TITLE)
        size = min(_FIGURES.size * canvas.type.growth, _ROW)
        for n, (icon, words, good) in enumerate(self.chances):
            left, down = x + 24 + n % 2 * _COLUMN, y + _FIRST + n // 2 * _ROW
            canvas.image(f"icons/{icon}", (left + 14, down), "light", zoom=0.8)
            style = _FIGURES.but(colour=BRASS if good else PARCHMENT, size=size)
            canvas.fitted(words, (left + 32, down - 16, 74, 32), style, "right")


def odds_plates(table: Town, keep: Faces) -> list[Widget]:
    """The plate for the dice that are chosen now; none if nobody wants to know, or all would see it."""
    view = table.picture_view
    if not table.house.settings.odds or view.seat is None or not view.cup:
        return []
    chances = odds_of(view, keep)
    figures = [(f"die_{NAMES[face]}", *_figure(table, chances.alone[face])) for face in PLACE_FACES]
    better = table.house.speak(share(float(chances.better)))
    figures.append(("dice", better, chances.better >= _EVEN))
    return [OddsPlate(ODDS, _title(table, chances), figures, _told(table, chances))]


def _figure(table: Town, chance: Fraction) -> tuple[str, bool]:
    """How likely, and whether that is much; who leads already can still be passed: no hundred per cent."""
    if chance == 1:
        return table.house.words("ui.dice_town.odds.already"), True
    return table.house.speak(share(float(chance))), chance >= _EVEN


def _title(table: Town, chances: Odds) -> str:
    words = table.house.words
    return words("ui.dice_town.odds.caption") if chances.loose else words("ui.dice_town.odds.none")


def _told(table: Town, chances: Odds) -> str:
    """Every chance in words: what it is a chance of, and against whom."""
    view, speak, house = table.picture_view, table.speaker, table.house
    assert view.seat is not None
    hand = HANDS[poker(tuple(sorted(view.kept[view.seat] + view.cup)))[0]]
    better = say("ui.dice_town.odds.better", hand=hand, chance=house.speak(share(float(chances.better))))
    lines = ["{icon:dice} " + speak(better)]
    for face, most in zip(PLACE_FACES, most_shown(view, view.seat), strict=True):
        alone, level = (
            house.speak(share(float(chances.alone[face]))),
            house.speak(share(float(chances.level[face]))),
        )
        against = (
            say("ui.dice_town.odds.place", most=most, alone=alone, level=level)
            if most
            else say("ui.dice_town.odds.free", alone=alone)
        )
        lines.append(f"{{icon:die_{NAMES[face]}}} {speak(against)}")
    thrown = say_n("ui.dice_town.odds.title", chances.loose)
    title = f"*{speak(thrown) if chances.loose else _title(table, chances)}*"
    return "\n".join([title, *lines, f"_{house.words('ui.dice_town.odds.note')}_"])
