"""Claim It! on the screen."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from game.engine import Ask, Moment, Seat, Who, say, say_n
from game.games.claim_it.board import board
from game.games.claim_it.kinds import Kind as AskKind
from game.games.claim_it.spaces import code
from game.games.claim_it.view import View
from game.play.session import Session
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.playback import Act
from game.ui.styles import PROMPT, TITLE
from game.ui.tables.choosing import ChoosingTable
from game.ui.tables.claim_it.acts import Acting
from game.ui.tables.claim_it.choosers import Placing, PressingOn
from game.ui.tables.claim_it.mine import Outline, Token, area_of, draw_mine, outlines, tokens
from game.ui.tables.claim_it.panels import (
    CHOICE,
    SUPPLY,
    TRAY,
    draw_choice,
    draw_supply,
)
from game.ui.tables.claim_it.standing import STANDING, draw_standing
from game.ui.tables.claim_it.tips import figures, panel_tips, seat_tip, space_tips
from game.ui.tables.kit.cards import Tip
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.chronicle import draw_chronicle
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.floats import draw_floats
from game.ui.tables.kit.marks import last_done
from game.ui.tables.kit.seats import SeatLine, draw_seat, float_area
from game.ui.tables.table import BELOW_PROMPT
from game.ui.widgets.widget import Widget, around

if TYPE_CHECKING:
    from game.ui.house import House

_SEAT: Area = (16.0, 84.0, 392.0, 130.0)
_SEAT_STEP = 150.0
_SHEET: Area = (16.0, 846.0, 392.0, 216.0)
"""Where the last of what happened is written."""
_PROMPT: Area = (480.0, 8.0, 960.0, 60.0)
_ASKS = PROMPT.but(grows=True)
_WIDEST = 1880.0
_LABELS = 76.0
"""How wide the edge of the board is, on which its rows and columns are numbered."""
_RIBBON: Area = (600.0, 470.0, 720.0, 150.0)
_DIE_ZOOM = 1.08


class ClaimItTable(ChoosingTable[View]):
    """The mine in the middle, the players on the left, dice and choices on the right."""

    needs = (
        *("boards/claim_it", "claim_it/claim", "claim_it/squatter", "props/pawn"),
        *("dice/pips/rest", "dice/pips/spin", "dice/pips/settle", "dice/shadow"),
        *("shadows/round_small", "shadows/round_large"),
    )
    enlarged: ClassVar[Mapping[str, float]] = dict.fromkeys(
        ("dice/pips/rest", "dice/pips/spin", "dice/pips/settle"), _DIE_ZOOM
    )

    def __init__(self, house: "House", session: Session) -> None:
        self.board = board()
        self.tokens: list[Token] = []
        self.dice: list[Die] = []
        self.ribbon = ""
        """What is being told in a word, across the board."""
        self.next: Seat | None = None
        """Whose turn begins, while the picture still shows the last one's."""
        self.acting = Acting(self)
        super().__init__(house, session)

    def colour(self, seat: Seat) -> str:
        return self.session.sitters[seat].colour

    # the picture

    def lay(self) -> None:
        view = self.picture_view
        self.tokens = tokens(view, self.board)
        self.dice = self.lying(view.dice)
        self.banner = self.ribbon = ""
        self.next = None

    @property
    def turn(self) -> Seat | None:
        """Who plays, as far as has been shown."""
        return self.picture_view.on_turn if self.next is None else self.next

    @property
    def playing(self) -> Seat | None:
        """Whose turn the picture is in; nobody's while another only begins."""
        on_turn = self.picture_view.on_turn
        return on_turn if self.next in (None, on_turn) else None

    def lying(self, dice: tuple[int, ...]) -> list[Die]:
        """The dice at rest in their tray."""
        x, y, width, height = TRAY
        places = [x + width / 2 + (n - (len(dice) - 1) / 2) * 116 for n in range(len(dice))]
        return [
            Die(
                "pips",
                str(face),
                (across, y + height / 2 + (14 if n % 2 else -8)),
                (x + width - 60, y + height + 90),
                yaw=(n * 3 + face) % 8,
                zoom=_DIE_ZOOM,
            )
            for n, (face, across) in enumerate(zip(dice, places, strict=True))
        ]

    def explained(self) -> list[Widget]:
        seats = [seat_tip(self, seat, seat_area(seat)) for seat in range(len(self.session.sitters))]
        sheet = Tip(_SHEET, page="house/log")
        return [*super().explained(), *seats, sheet, *panel_tips(self), *space_tips(self)]

    def chooser_for(self, ask: Ask) -> Chooser[Any]:
        return (Placing if ask.kind == AskKind.PLACE else PressingOn)(self, ask)

    def pieces(self) -> Mapping[str, Area]:
        spaces = {f"space.{code(at)}": area_of(self.board, at) for at in range(len(self.board.spaces))}
        seats = {f"seat.{seat + 1}": seat_area(seat) for seat in range(len(self.session.sitters))}
        left, top, wide, high = around(spaces.values())
        edges = {"rows": (left - _LABELS, top, _LABELS, high), "columns": (left, top + high, wide, _LABELS)}
        beside = {"tray": TRAY, "choice": CHOICE, "supply": SUPPLY, "standing": STANDING, "log": _SHEET}
        return {**spaces, **seats, **beside, **edges, "board": (left, top, wide, high)}

    # the motion

    def acts(self, moment: Moment[View]) -> list[Act]:
        return [*self.acting.acts(moment.event), self.following.come_true(moment)]

    # the drawing

    def draw_table(self, canvas: Canvas) -> None:
        view = self.picture_view
        resting = [token for token in self.tokens if token.resting]
        marked = outlines(view, self.board)
        key = ("claim_it", self.house.language, tuple(token.key for token in resting), tuple(view.owned))
        canvas.layer(key, lambda: self._draw_still(canvas, resting, marked))
        self._draw_seats(canvas, view)
        draw_choice(canvas, self)
        draw_supply(canvas, self)
        if not self._over or self.looking_back is not None:  # then the way back to the scores is there
            draw_standing(canvas, self)
        draw_chronicle(canvas, self, _SHEET)
        self.draw_prompt(canvas)
        for token in self.tokens:
            if not token.resting:
                token.draw(canvas, self.colour(token.seat))
        for die in self.dice:
            die.draw(canvas)
        if self.ribbon:
            x, y, width, height = _RIBBON
            canvas.patch("ui/ribbon", _RIBBON)
            canvas.fitted(self.ribbon, (x + 100, y, width - 200, height - 12), TITLE.but(size=60))

    def _draw_still(self, canvas: Canvas, resting: list[Token], marked: list[Outline]) -> None:
        """The board with everything that lies on it and does not move."""
        canvas.board("boards/claim_it")
        for panel in (TRAY, CHOICE, SUPPLY):
            canvas.patch("ui/panel", panel)
        draw_mine(canvas, self.board, resting, marked, self.colour)

    def _draw_seats(self, canvas: Canvas, view: View) -> None:
        turn = self.turn
        for seat, sitter in enumerate(self.session.sitters):
            lines = [
                SeatLine(icon, f"{figure}/{view.threshold}" if icon == "lock" else str(figure))
                for icon, figure in figures(view, seat)
            ]
            note = self._note(view, seat)
            draw_seat(
                canvas,
                seat_area(seat),
                sitter,
                lines,
                active=seat == turn,
                note=note,
                mark=self.kind_of(seat),
            )
            draw_floats(canvas, self, seat, float_area(seat_area(seat)))

    def _note(self, view: View, seat: Seat) -> str:
        """What somebody does, is, or did last: there is room for one of them, and none beside what floats."""
        if self.looking_back is None and any(item.seat == seat for item in self.floats.items):
            return ""
        if self.following.again:
            return ""  # what somebody did since is not done yet
        if self.thinks(seat):
            return self.house.words("ui.thinking")
        return self.house.words("ui.claim_it.caller") if view.caller == seat else last_done(self, seat)

    def draw_prompt(self, canvas: Canvas) -> None:
        if self.hint.words and not self.banner:
            super().draw_prompt(canvas)
            return
        words = self.banner or self.prompt()
        if not words:
            return
        x, y, width, height = _PROMPT
        needed = min(_WIDEST, max(width, canvas.type.width(words, _ASKS) + 170))
        place = (x + (width - needed) / 2, y, needed, height)
        canvas.patch("ui/plate", place)
        self.notices_from = y + height + BELOW_PROMPT
        x, y, width, height = canvas.inside("ui/plate", place)
        turn = self.turn
        style = canvas.type.fitting(words, _ASKS, width - 104, 0.6)
        canvas.text(words, (x + width / 2, y + height / 2), style, "centre")
        if turn is not None and self.looking_back is None:
            across = x + width / 2 - canvas.type.width(words, style) / 2 - 34
            canvas.image("icons/player", (across, y + height / 2), self.colour(turn))

    def idle_prompt(self) -> str:
        turn, view = self.turn, self.picture_view
        if turn is None:
            return ""
        stake = 0 if self.playing is None else (view.laid | view.squatted).bit_count()
        if stake:
            return self.speaker(say_n("ui.claim_it.turn.stake", stake, player=Who(turn)))
        return self.speaker(say("ui.claim_it.turn", player=Who(turn)))


def seat_area(seat: Seat) -> Area:
    x, y, width, height = _SEAT
    return x, y + seat * _SEAT_STEP, width, height
