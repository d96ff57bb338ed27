"""Claim It! on the screen."""

from typing import TYPE_CHECKING, Any

from game.engine import Action, Seat, Who, say
from game.games.claim_it.actions import ROLL, STOP, Claim, Squat
from game.games.claim_it.board import board
from game.games.claim_it.frames import Kind as AskKind
from game.games.claim_it.odds import bust_chance
from game.games.claim_it.spaces import largest
from game.games.claim_it.view import View, world_of
from game.games.claim_it.world import World, place
from game.play.session import Session
from game.ui.canvas import Area, Canvas
from game.ui.intents import Intent, Numbered, Wish, Wished
from game.ui.playback import Act
from game.ui.scene import Change
from game.ui.tables.claim_it.acts import Acting
from game.ui.tables.claim_it.mine import Kind as TokenKind
from game.ui.tables.claim_it.mine import (
    Outline,
    Token,
    area_of,
    dice_of,
    middle_of,
    outlines,
    tokens,
    whose_turn,
)
from game.ui.tables.claim_it.spot import Spot
from game.ui.tables.dice import Die
from game.ui.tables.seats import SeatLine, draw_seat
from game.ui.tables.table import TableScene
from game.ui.theme import COLOURS
from game.ui.typesetting import BRASS, FIGURE, LIGHT, PROMPT
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.house import House

_SEAT: Area = (16.0, 84.0, 392.0, 130.0)
_SEAT_STEP = 150.0
_TRAY: Area = (1516.0, 84.0, 388.0, 250.0)
_CHOICE: Area = (1516.0, 352.0, 388.0, 366.0)
_SUPPLY: Area = (1516.0, 736.0, 388.0, 170.0)
_PROMPT: Area = (480.0, 8.0, 960.0, 60.0)
_DIE_ZOOM = 1.08


class ClaimItTable(TableScene):
    """The mine in the middle, the players on the left, dice and choices on the right."""

    needs = (
        *("boards/claim_it", "claim_it/claim", "claim_it/squatter", "props/pawn"),
        *("dice/pips/rest", "dice/pips/spin", "dice/pips/settle", "dice/shadow"),
        *("shadows/round_small", "shadows/round_large"),
    )

    def __init__(self, house: "House", session: Session) -> None:
        self.board = board()
        self.tokens: list[Token] = []
        self.dice: list[Die] = []
        self.banner = ""
        self.acting = Acting(self)
        super().__init__(house, session)

    def colour(self, seat: Seat) -> str:
        return self.session.sitters[seat].colour

    # the picture

    def lay(self) -> None:
        view: View = self.picture_view
        self.tokens = tokens(view, self.board)
        self.dice = self.lying(dice_of(view))
        self.banner = ""

    def lying(self, dice: tuple[int, ...]) -> list[Die]:
        """The dice at rest in their tray."""
        x, y, width, height = _TRAY
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

    def choices(self) -> list[Widget]:
        ask = self.ask
        assert ask is not None
        if ask.kind == AskKind.PLACE:
            return [self._spot(action, ask.seat) for action in ask.options]
        x, y, width, _ = _CHOICE
        words = self.house.words
        return [
            Button(
                (x + 28, y + 196, width - 56, 72.0),
                words("ui.claim_it.roll"),
                lambda: self._choose(ROLL),
                icon="icons/dice",
                wish=Wish.FIRST_ACTION,
                tip=self._hint_tip(ROLL),
            ),
            Button(
                (x + 28, y + 280, width - 56, 72.0),
                words("ui.claim_it.stop"),
                lambda: self._choose(STOP),
                skin=GOLD,
                icon="icons/hand",
                wish=Wish.SECOND_ACTION,
                tip=self._hint_tip(STOP),
            ),
        ]

    def _spot(self, action: Action, seat: Seat) -> Spot:
        assert isinstance(action, Squat | Claim)
        squat = isinstance(action, Squat)
        token = Token(
            TokenKind.SQUATTER if squat else TokenKind.CLAIM,
            seat,
            action.at,
            action.number if isinstance(action, Squat) else 0,
            at=middle_of(self.board, action.at),
        )
        words = self.house.words
        tip = words("ui.claim_it.squat.tip") if squat else words("ui.claim_it.claim.tip")
        hinted = action == self.hinted
        if hinted:
            tip += "\n" + self.hint_words
        return Spot(
            area_of(self.board, action.at),
            action,
            token,
            self.colour(seat),
            self.answer,
            hinted=hinted,
            tip=tip,
        )

    def _hint_tip(self, action: Action) -> str:
        return self.hint_words if action == self.hinted else ""

    def _choose(self, action: Action) -> Change | None:
        self.answer(action)
        return None

    def hear(self, intent: Intent) -> Change | None:
        ask = self.ask
        if ask is None:
            return None
        match intent:
            case Wished(Wish.FIRST_ACTION) if ROLL in ask.options:
                self.answer(ROLL)
            case Wished(Wish.SECOND_ACTION) if STOP in ask.options:
                self.answer(STOP)
            case Numbered(number) if number <= len(ask.options):
                self.answer(ask.options[number - 1])
        return None

    # the motion

    def acts(self, event: Any, before: Any) -> list[Act]:
        return self.acting.acts(event)

    # the drawing

    def draw_table(self, canvas: Canvas) -> None:
        view: View = self.picture_view
        resting = [token for token in self.tokens if token.resting]
        marked = outlines(view, self.board)
        key = ("claim_it", self.house.language, tuple(token.key for token in resting), tuple(view.owned))
        canvas.layer(key, lambda: self._draw_still(canvas, resting, marked))
        self._draw_seats(canvas, view)
        self._draw_choice(canvas, view)
        self._draw_supply(canvas, view)
        self._draw_prompt(canvas, view)
        for token in self.tokens:
            if not token.resting:
                token.draw(canvas, self.colour(token.seat))
        for die in self.dice:
            die.draw(canvas)

    def _draw_still(self, canvas: Canvas, resting: list[Token], marked: list[Outline]) -> None:
        """The board with everything that lies on it and does not move."""
        canvas.board("boards/claim_it")
        for panel in (_TRAY, _CHOICE, _SUPPLY):
            canvas.patch("ui/panel", panel)
        for seat, edges in marked:
            for start, end in edges:
                canvas.line([start, end], COLOURS[self.colour(seat)], 7)
        for token in resting:
            token.draw(canvas, self.colour(token.seat))

    def _draw_seats(self, canvas: Canvas, view: View) -> None:
        x, y, width, height = _SEAT
        turn = whose_turn(view)
        for seat, sitter in enumerate(self.session.sitters):
            owned = view.owned[seat]
            claims = (owned & view.claimed).bit_count()
            lines = [
                SeatLine("points", str(largest(owned))),
                SeatLine("lock", f"{claims}/{view.threshold}"),
                SeatLine("target", str(owned.bit_count())),
            ]
            note = self._note(view, seat, turn)
            area = (x, y + seat * _SEAT_STEP, width, height)
            draw_seat(canvas, area, sitter, lines, active=seat == turn, note=note)

    def _note(self, view: View, seat: Seat, turn: Seat | None) -> str:
        if seat in self.session.thinking() and not self.playback.busy:
            return self.house.words("ui.thinking")
        if view.caller == seat:
            return self.house.words("ui.claim_it.caller")
        return ""

    def _draw_choice(self, canvas: Canvas, view: View) -> None:
        turn = whose_turn(view)
        stake = (view.laid | view.squatted).bit_count()
        shown = turn is not None and self.house.settings.odds
        chance = float(bust_chance(self._world_ahead(view), turn)) if shown and turn is not None else None
        key = ("choice", self.house.language, stake, chance)
        canvas.still(key, _CHOICE, lambda: self._draw_odds(canvas, stake, chance))

    def _draw_odds(self, canvas: Canvas, stake: int, chance: float | None) -> None:
        """What is at stake, and the chance to lose it."""
        x, y, width, _ = _CHOICE
        label = (x + 30, y + 34, width - 150, 40.0)
        canvas.fitted(self.house.words("ui.claim_it.stake"), label, LIGHT, "left")
        canvas.text(str(stake), (x + width - 30, y + 54), FIGURE.but(size=36), "right")
        if chance is None:
            return
        label = (x + 30, y + 92, width - 150, 40.0)
        canvas.fitted(self.house.words("ui.claim_it.bust"), label, LIGHT, "left")
        style = FIGURE.but(size=36, colour=(240, 120, 90) if chance >= 0.4 else BRASS)
        canvas.text(self.house.words("ui.percent", share=chance), (x + width - 30, y + 112), style, "right")
        bar = (x + 30, y + 146, width - 60, 18.0)
        canvas.fill(bar, (20, 10, 6), 0.7)
        canvas.fill((bar[0], bar[1], bar[2] * chance, bar[3]), (190, 60, 40))

    def _world_ahead(self, view: View) -> World:
        """The mine as it is, or as it will be with the marker that is being pointed at."""
        world = world_of(view)
        spot = self.form.focused if self.form.shows_focus else self.form.pointed
        if isinstance(spot, Spot):
            place(world, spot.action)
        return world

    def _draw_supply(self, canvas: Canvas, view: View) -> None:
        """The squatters that still lie beside the board."""
        turn = whose_turn(view)
        colour = self.colour(turn if turn is not None else 0)
        free = tuple(view.squatters[number] < 0 for number in range(1, 7))

        def paint() -> None:
            x, y, width, height = _SUPPLY
            for number, here in enumerate(free):
                across = x + 44 + number * (width - 88) / 5
                fade = 1.0 if here else 0.16
                canvas.image("claim_it/squatter", (across, y + height / 2), colour, number, fade=fade)

        canvas.still(("supply", colour, free), _SUPPLY, paint)

    def _draw_prompt(self, canvas: Canvas, view: View) -> None:
        words = self.banner or self._prompt(view)
        if not words:
            return
        canvas.patch("ui/plate", _PROMPT)
        inner = canvas.inside("ui/plate", _PROMPT)
        canvas.fitted(words, inner, PROMPT)

    def _prompt(self, view: View) -> str:
        """What is going on, in one line."""
        if self.looking_back is not None:
            return self.house.words("ui.looking_back")
        ask = self.ask
        if ask is not None and ask.kind == AskKind.PLACE:
            return self.speaker(say("ui.claim_it.place", player=Who(ask.seat)))
        if ask is not None:
            return self.speaker(say("ui.claim_it.press_on", player=Who(ask.seat)))
        turn = whose_turn(view)
        return "" if turn is None else self.speaker(say("ui.claim_it.turn", player=Who(turn)))
