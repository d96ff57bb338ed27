"""Whether an outlaw sets some of the dice still to be rolled."""

from game.games.dice_town.actions import Ride
from game.games.dice_town.cards import Card, by_rank, outlaws
from game.games.dice_town.dice import Face
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.tables.dice_town.cardface import TownCard
from game.ui.tables.dice_town.poker_dice import draw_die
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.cards import Tip, card_area
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.panel import HEADER, Panel
from game.ui.tables.kit.picks import Pick
from game.ui.widgets.widget import Press, Widget, middle

_ZOOM = 0.95
_STEP = 262.0
_BUTTON = (132.0, 84.0)


class RidePick(Pick):
    """One or two dice of an outlaw's face."""

    def __init__(self, area: Area, pair: Face, dice: int, act: Press, *, hinted: bool) -> None:
        super().__init__(area, act, hinted=hinted)
        self.pair, self.dice = pair, dice

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        canvas.patch("ui/button", area, self.face)
        x, y = middle(area)
        for n in range(self.dice):
            draw_die(canvas, self.pair, (x + (n - (self.dice - 1) / 2) * 54, y + 2), 0.5, yaw=n * 3)


class RideChooser(Panel[Town]):
    """The seat's outlaws side by side, under each the dice he can set."""

    @property
    def gang(self) -> tuple[Card, ...]:
        return by_rank({each.outlaw for each in self.ask.options if isinstance(each, Ride)})

    def size(self) -> tuple[float, float]:
        return max(960.0, len(self.gang) * self._step() + 200), 690.0

    def _step(self) -> float:
        return min(_STEP, 1400 / len(self.gang))

    def title(self) -> str:
        return self.table.house.words("ui.dice_town.ride.title")

    def note(self) -> str:
        return self.table.house.words("ui.dice_town.ride.note")

    def _across(self, area: Area) -> list[float]:
        """Where the middle of each outlaw is."""
        count = len(self.gang)
        return [area[0] + area[2] / 2 + (n - (count - 1) / 2) * self._step() for n in range(count)]

    def content(self, area: Area) -> list[Widget]:
        found: list[Widget] = self._outlaws(area)
        top = area[1] + HEADER + SIZE[1] * _ZOOM + 24
        for outlaw, x in zip(self.gang, self._across(area), strict=True):
            rides = [each for each in self.ask.options if isinstance(each, Ride) and each.outlaw == outlaw]
            pair = outlaws()[outlaw].pair
            wide, high = min(_BUTTON[0], self._step() / 2 - 4), _BUTTON[1]
            for n, ride in enumerate(rides):
                left = x + (n - len(rides) / 2) * (wide + 8) + 4
                place = (left, top, wide, high)
                found.append(RidePick(place, pair, ride.dice, self.choose(ride), hinted=self.hinted(ride)))
        return [*found, *self.pass_button(area, self.table.house.words("dice_town.answer.no_ride"))]

    def _outlaws(self, area: Area) -> list[Widget]:
        """The outlaws themselves, who can be read as they lie, and asked about."""
        found: list[Widget] = []
        for outlaw, at in zip(self.gang, self._cards_at(area), strict=True):
            tip = Tip(card_area(at, _ZOOM))
            tip.shows(TownCard(outlaw, self.table.speaker))
            found.append(tip)
        return found

    def _cards_at(self, area: Area) -> list[Point]:
        return [(x, area[1] + HEADER + SIZE[1] * _ZOOM / 2 + 8) for x in self._across(area)]

    def paint(self, canvas: Canvas, area: Area) -> None:
        for outlaw, at in zip(self.gang, self._cards_at(area), strict=True):
            TownCard(outlaw, self.table.speaker).draw(canvas, at, _ZOOM)
