"""Dalton City on the screen."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from game.engine import Ask, Moment, Seat, Who, say
from game.games.dalton_city.events import Settled
from game.games.dalton_city.loop import SQUARES
from game.games.dalton_city.view import View
from game.games.dalton_city.world import NOBODY
from game.play.session import Session
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.playback import Act
from game.ui.tables.choosing import ChoosingTable
from game.ui.tables.dalton_city.acts import SHEETS, WestActing
from game.ui.tables.dalton_city.board import draw_board
from game.ui.tables.dalton_city.choosers import chooser_for
from game.ui.tables.dalton_city.exhibit import Exhibit
from game.ui.tables.dalton_city.exhibits import round_exhibit
from game.ui.tables.dalton_city.hand import draw_strip, draw_who, hand_cards
from game.ui.tables.dalton_city.layout import (
    ACTION,
    BANCO,
    CASH,
    DECK,
    EXHIBIT,
    HAND,
    SHEET,
    STOCK,
    TRAY,
    seat_area,
    square_area,
)
from game.ui.tables.dalton_city.riders import Rider, riders
from game.ui.tables.dalton_city.seats import seat_card
from game.ui.tables.dalton_city.standing import plates
from game.ui.tables.dalton_city.tips import tips
from game.ui.tables.dalton_city.trays import draw_trays
from game.ui.tables.dalton_city.west import Holdings, holdings
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.chronicle import STYLE, draw_chronicle, page
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.floats import draw_floats
from game.ui.tables.kit.flying import Flying
from game.ui.tables.kit.plate import ROUND, STANDING, Plate
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.house import House

_DIE_ZOOM = 0.66
_SHEET_STYLE = STYLE.but(size=19)


class DaltonCityTable(ChoosingTable[View]):
    """The figure of eight; players in its left lobe, what it is about in the right, one's own cards below."""

    needs = SHEETS

    def __init__(self, house: "House", session: Session) -> None:
        self.riders: list[Rider] = []
        self.dice: list[Die] = []
        self.exhibit: Exhibit | None = None
        self.turn: Seat | None = None
        self.flying: list[Flying] = []
        self.acting = WestActing(self)
        self._holdings: tuple[View, Holdings] | None = None
        self._last_asked: Seat | None = None
        self._stood: tuple[tuple[object, ...], tuple[Plate, Plate]] | None = None
        super().__init__(house, session)

    # who sits where

    @property
    def bottom(self) -> Seat:
        """Whose cards lie at the bottom: who is asked here, or was last, or else the first person's."""
        if self.ask is not None:
            return self.ask.seat
        people = [seat for seat, sitter in enumerate(self.session.sitters) if sitter.human]
        if self._last_asked in people:
            return self._last_asked
        return people[0] if people else 0

    @property
    def holdings(self) -> Holdings:
        view = self.picture_view
        if self._holdings is None or self._holdings[0] is not view:
            self._holdings = view, holdings(view)
        return self._holdings[1]

    def colour(self, seat: Seat) -> str:
        return self.session.sitters[seat].colour

    def seat_card(self, seat: Seat) -> Area:
        return seat_area(seat, len(self.session.sitters))

    def purse(self, seat: Seat) -> Point:
        x, y, _, _ = self.seat_card(seat)
        return x + 58, y + 60

    def is_active(self, seat: Seat) -> bool:
        if self.playback.busy or self.looking_back is not None:
            return seat == self.turn
        return super().is_active(seat)

    def pieces(self) -> Mapping[str, Area]:
        squares = {f"square.{at}": square_area(at) for at in range(SQUARES)}
        seats = {f"seat.{seat + 1}": self.seat_card(seat) for seat in range(len(self.session.sitters))}
        trays = {"deck": DECK, "banco": BANCO, "stock": STOCK, "tray": TRAY, "exhibit": EXHIBIT}
        below = {"hand": HAND, "cash": CASH, "log": SHEET, "action": ACTION}
        return {**squares, **seats, **trays, **below, "round": ROUND, "standing": STANDING}

    # the picture

    def lay(self) -> None:
        view = self.picture_view
        self.riders = riders(view, self._settled(view))
        self.flying, self.banner = [], ""
        if self.looking_back is not None or self.ask is not None:
            self.exhibit = None
        if self.looking_back is not None:
            self.dice = []
        self.turn = None if view.turn == NOBODY else view.turn

    def _settled(self, view: View) -> Collection[Seat]:
        """Who has pitched camp: before the first round that is told by what happened alone."""
        everybody = range(view.settings.seats)
        if view.round:
            return everybody
        found: list[Seat] = []
        for moment in self.session.story.moments:
            if isinstance(moment.event, Settled):
                found.append(moment.event.seat)
            if moment.view is view:
                break
        return found

    def renew(self, before: View) -> None:
        """Something changed hands while things still move: the cards at the bottom are others."""
        if self.shown.owner != before.owner:
            self.arrange()

    def lying(self, dice: tuple[int, ...]) -> list[Die]:
        x, y, width, height = TRAY
        start = x + width + 40, y + height + 120
        return [
            Die(
                "pips",
                str(face),
                (x + width / 2 + (n - (len(dice) - 1) / 2) * 78, y + height / 2 + 18 + (10 if n % 2 else -4)),
                start,
                yaw=(n * 3 + face) % 8,
                zoom=_DIE_ZOOM,
            )
            for n, face in enumerate(dice)
        ]

    def chooser_for(self, ask: Ask) -> Chooser[Any]:
        self._last_asked = ask.seat
        return chooser_for(self, ask)

    def explained(self) -> list[Widget]:
        return [*super().explained(), *tips(self), *hand_cards(self)]

    # the motion

    def acts(self, moment: Moment[View]) -> list[Act]:
        return self.acting.acts(moment)

    # the drawing

    def draw_table(self, canvas: Canvas) -> None:
        view = self.picture_view
        cards = tuple(seat_card(self, seat) for seat in range(len(self.session.sitters)))
        key = "dalton_city", self.speaker, view.owner, view.pot, view.nugget, view.unread, cards, page(self)
        stands = self._stands()
        canvas.layer((key, self.bottom, self._scored, stands), lambda: self._draw_still(canvas))
        if self.choosing is None:
            self._draw_exhibit(canvas)
        else:
            self.choosing.draw(canvas)
        for rider in self.riders:
            rider.draw(canvas, self.colour(rider.seat))
        for die in self.dice:
            die.draw(canvas)
        for seat in range(len(self.session.sitters) if self.floats.items else 0):
            x, y, _, _ = self.seat_card(seat)
            draw_floats(canvas, self, seat, (x, y + 80, 128.0, 40.0))  # over the face, and no figure
        for thing in self.flying:
            thing.draw(canvas, self.speaker)
        self.draw_prompt(canvas)

    @property
    def _scored(self) -> bool:
        """Whether the way back to the scores is where it says whose strip it is."""
        return self._over and self.looking_back is None

    def _stands(self) -> tuple[Plate, Plate]:
        """How it stands, worked out anew when another view is shown or other words are wanted."""
        shown = id(self.picture_view), self.speaker, self.bottom, self._scored
        if self._stood is None or self._stood[0] != shown:
            self._stood = shown, plates(self)
        return self._stood[1]

    def _draw_still(self, canvas: Canvas) -> None:
        """What stays as it is for a while, in parts of which only those that changed are painted anew."""
        key = "dalton_city", self.house.language, self.picture_view.owner
        canvas.layer(key, lambda: draw_board(canvas, self))
        for plate in self._stands():
            plate.draw(canvas)
        for seat in range(len(self.session.sitters)):
            seat_card(self, seat).draw(canvas)
        draw_trays(canvas, self)
        draw_strip(canvas, self)
        if not self._scored:
            draw_who(canvas, self)
        draw_chronicle(canvas, self, SHEET, _SHEET_STYLE)

    def _draw_exhibit(self, canvas: Canvas) -> None:
        shown = self.exhibit
        if shown is None:
            shown = round_exhibit(self.picture_view)
        shown.draw(canvas, self)

    def idle_prompt(self) -> str:
        turn = self.turn
        return "" if turn is None else self.speaker(say("ui.dalton_city.turn", player=Who(turn)))
