"""Dice Town on the screen."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.engine import PASS, Ask, Message, Moment, Seat, say
from game.games.dice_town.cards import Occasion
from game.games.dice_town.kinds import Kind
from game.games.dice_town.level import BASE_SLOTS, SLOTS, STREET
from game.games.dice_town.view import View
from game.games.dice_town.whereabouts import Whereabouts, peeks, whereabouts
from game.games.dice_town.words.doings import doing
from game.games.dice_town.words.occasions import told_to_all
from game.games.dice_town.words.standing import told_round
from game.play.illustrated import illustrated
from game.play.session import Session
from game.text import Speaker
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.playback import Act
from game.ui.tables.choosing import ChoosingTable
from game.ui.tables.dice_town import street, townsfolk
from game.ui.tables.dice_town.acts import SHEETS, TownActing
from game.ui.tables.dice_town.acts.west import hunt_area
from game.ui.tables.dice_town.choosers import chooser_for
from game.ui.tables.dice_town.hand import hand_cards
from game.ui.tables.dice_town.layout import (
    CHOICE,
    FAN,
    ODDS,
    OWN_CARD,
    OWN_DICE,
    chronicle,
    panels,
    place,
    slot,
)
from game.ui.tables.dice_town.leads import Leads, draw_leads, leads
from game.ui.tables.dice_town.masked import MaskedKeep
from game.ui.tables.dice_town.reckoning import Reckoning
from game.ui.tables.dice_town.sprites import STEP, BigCard
from game.ui.tables.dice_town.standing import plates
from game.ui.tables.dice_town.tips import HAND_CHART, tips
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.chronicle import draw_chronicle, page
from game.ui.tables.kit.cup import Cup, Pose
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.floats import draw_floats
from game.ui.tables.kit.flying import Flying, Medal
from game.ui.tables.kit.marks import last_done
from game.ui.tables.kit.plate import Plate
from game.ui.tables.privacy import Screen
from game.ui.tables.together import Masked
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.house import House

_MIDDLE: Point = (960.0, 430.0)
Stands = tuple[Leads, Plate, Plate]
"""Who leads where, and what the plates beside the prompt say."""


class DiceTownTable(ChoosingTable[View]):
    """The street in the middle, the others around it, and whoever plays at the bottom."""

    needs = SHEETS
    log_right = True  # at the left there are more players, and one's own dice

    def __init__(self, house: "House", session: Session) -> None:
        self.dice: dict[Seat, list[Die]] = {}
        """The kept dice of each seat."""
        self.rolled: list[Die] = []
        """The viewer's own dice from under the cup."""
        self.open: dict[Seat, list[Die]] = {}
        """The dice that lie before everybody while all choose at once."""
        self.cups: dict[Seat, Cup] = {}
        self.flying: list[Flying] = []
        self.star: Flying | None = None
        """The star while it changes hands."""
        self.held_up: list[BigCard] = []
        self.spotlight: str | None = None
        self.medals: list[Medal] = []
        """The portraits of those who stand at the door of a place."""
        self.reckoning: Reckoning | None = None
        """What the last round brought, while that is shown."""
        self.acting = TownActing(self)
        self._stood: tuple[View, Speaker, Stands] | None = None
        """How it stands in a view, kept as long as that is shown."""
        self._quiet_round = 0
        """The round for which somebody may have wanted to be left in peace."""
        super().__init__(house, session)

    # who sits where

    @property
    def bottom(self) -> Seat:
        """Whose strip is at the bottom: the viewer's, or the first seat's as all may see it."""
        return 0 if self.viewer is None else self.viewer

    def panel(self, seat: Seat) -> Area | None:
        """The panel of a seat; None: its strip is at the bottom."""
        return panels(len(self.session.sitters), self.bottom).get(seat)

    def purse(self, seat: Seat) -> Point:
        """Where what a seat gains flies to."""
        return townsfolk.purse(self.panel(seat))

    def card_of(self, seat: Seat) -> Area:
        """The card of a seat, with its portrait and figures."""
        panel = self.panel(seat)
        return OWN_CARD if panel is None else (*panel[:3], townsfolk.CARD_HEIGHT)

    def dice_of(self, seat: Seat) -> Area:
        """Where a seat's cup and kept dice are."""
        panel = self.panel(seat)
        if panel is None:
            return OWN_DICE
        x, y, width, height = panel
        return x, y + townsfolk.CARD_HEIGHT, width, height - townsfolk.CARD_HEIGHT

    # the picture

    def lay(self) -> None:
        view = self.picture_view
        self.flying, self.star, self.banner, self.reckoning = [], None, "", None
        self.spotlight, self.medals = self.acting.standing(self._whereabouts(view))
        self.dice = {
            seat: townsfolk.kept_dice(tuple(sorted(faces)), self.panel(seat))
            for seat, faces in enumerate(view.kept)
        }
        opened = peeks(view)
        self.rolled = townsfolk.rolled_dice(view.cup) if opened else []
        self.open = {
            seat: townsfolk.open_dice(view.kept[seat], mask.rolled, self.panel(seat))
            for seat, mask in self.together.masks.items()
            if isinstance(mask, MaskedKeep)
        }
        self.cups = {seat: self._cup(view, seat, opened) for seat in range(view.settings.seats)}
        middle = (len(view.playing) - 1) / 2
        self.held_up = [
            BigCard(card, (_MIDDLE[0] + (n - middle) * STEP, _MIDDLE[1]))
            for n, card in enumerate(view.playing)
        ]

    def _whereabouts(self, view: View) -> Whereabouts | None:
        """As the view has it, and at the Doc's while somebody here, not a bot, may play a card there."""
        now = view.progress.card_time
        opens = now is not None and now.occasion is Occasion.DOC
        asked = opens and any(ask.private for ask in self.session.asks())
        return Whereabouts("doc", ()) if asked else whereabouts(view)

    def _cup(self, view: View, seat: Seat, opened: bool) -> Cup:
        cup = townsfolk.cup_of(self.session.sitters[seat], self.panel(seat))
        if view.cups[seat]:
            lies = seat in self.open or (opened and seat == view.seat)
            cup.pose = Pose.TIPPED if lies else Pose.DOWN
        return cup

    def alter(self, **changes: Any) -> None:
        """Change what lies at a place while what was there moves, until its event comes true."""
        self.shown = replace(self.shown, **changes)

    def chooser_for(self, ask: Ask) -> Chooser[Any]:
        return chooser_for(self, ask)

    def explained(self) -> list[Widget]:
        return [*super().explained(), *tips(self), *hand_cards(self)]

    # what only one may see, and what nobody wants to be asked

    def asks_for(self, ask: Ask) -> Message | None:
        return doing((ask,))

    def how_far(self) -> tuple[Message, ...]:
        return told_round(self.picture_view)[:2]

    def masked(self, ask: Ask) -> Masked | None:
        return MaskedKeep(ask, self.session.view(ask.seat).cup) if ask.kind == Kind.KEEP else None

    def noted(self, seat: Seat) -> str:
        beside = self.together.told(seat)
        return beside or ("" if seat == self.viewer else last_done(self, seat))

    def looks_before(self, seat: Seat) -> int:
        """Who has most dice left looks last: the next throw asks them too, and they still have the screen."""
        return self.shown.cups[seat]

    def reacted_to(self) -> Message | None:
        return told_to_all(self.rules.view(self.session.table, None))

    def pass_round(self, seat: Seat) -> None:
        """Let a seat pass on every chance to play a card until the round is over."""
        self.privacy.declined.add(seat)

    def mind_privacy(self) -> None:
        self._keep_quiet()  # first: who is not asked calls for nobody
        super().mind_privacy()

    def _keep_quiet(self) -> None:
        """Pass for those who want no more questions about cards this round, where one can."""
        if self.playback.busy or self.looking_back is not None or self.privacy.screen is Screen.LOOK:
            return
        if self.shown.round != self._quiet_round:
            self._quiet_round = self.shown.round
            self.privacy.declined.clear()
        for ask in self.session.asks():
            if ask.private and PASS in ask.options and ask.seat in self.privacy.declined:
                self.give(ask, PASS)
                return

    def pieces(self) -> Mapping[str, Area]:
        seats = range(len(self.session.sitters))
        places = {f"place.{name}": place(name) for name in STREET}
        drawn = SLOTS if self.picture_view.settings.wild_west else BASE_SLOTS
        slots = {f"slot.{name}": slot(name) for name in drawn}
        cards = {f"seat.{seat + 1}": self.card_of(seat) for seat in seats}
        dice = {f"dice.{seat + 1}": self.dice_of(seat) for seat in seats}
        own = {"log": chronicle(len(seats))}
        if not self.picture_view.settings.wild_west:
            own["ranking"] = HAND_CHART
        if self.picture_view.hunt:
            own["hunt"] = hunt_area(len(self.picture_view.hunt))
        if self.choosing is not None and self.choosing.holds_dice:
            own |= {"choice": CHOICE, "odds": ODDS}
        if hand_cards(self):
            own["hand"] = FAN
        return {**places, **slots, **cards, **dice, **own}

    # the motion

    def acts(self, moment: Moment[View]) -> list[Act]:
        return self.acting.acts(moment)

    def acts_to_rest(self, view: View) -> list[Act]:
        return [self.acting.go_home(self._whereabouts(view))]

    # the drawing

    def draw_table(self, canvas: Canvas) -> None:
        cards = tuple(townsfolk.card_of(self, seat) for seat in range(len(self.session.sitters)))
        stands = self._stands()
        key = "dice_town", self.speaker, street.lying(self.picture_view), cards, page(self), stands
        canvas.layer(key, lambda: self._draw_still(canvas, cards, stands))
        if self.spotlight is not None:
            street.draw_light(canvas, self.spotlight)
        self._draw_dice(canvas)
        for seat_card in cards:
            seat_card.draw_done(canvas)
        for seat, seat_card in enumerate(cards if self.floats.items else ()):
            draw_floats(canvas, self, seat, townsfolk.float_area(canvas, seat_card))
        for medal in self.medals:
            medal.draw(canvas, self.speaker)
        for card in self.held_up:
            card.draw(canvas, self.speaker)
        for thing in (*self.flying, *([self.star] if self.star is not None else ())):
            thing.draw(canvas, self.speaker)
        if self.reckoning is not None:
            self.reckoning.draw(canvas, self)
        self.draw_prompt(canvas)
        if self.choosing is not None:
            self.choosing.draw(canvas)

    def _stands(self) -> Stands:
        """How it stands, worked out anew when another view is shown or other words are wanted."""
        shown = self.picture_view, self.speaker
        if self._stood is None or self._stood[0] is not shown[0] or self._stood[1] != shown[1]:
            self._stood = (*shown, (leads(self), *plates(*shown)))
        return self._stood[2]

    def _draw_still(self, canvas: Canvas, cards: tuple[townsfolk.SeatCard, ...], stands: Stands) -> None:
        """What stays as it is for a while, in parts of which only those that changed are painted anew."""
        west = self.picture_view.settings.wild_west
        key = "dice_town", west, self.house.language
        canvas.layer(key, lambda: street.draw_board(canvas, self.speaker, west))
        street.draw_street(canvas, self.speaker, self.picture_view)
        found, *told = stands
        draw_leads(canvas, found, west)
        for plate in told:
            plate.draw(canvas)
        for card in cards:
            card.draw(canvas)
        draw_chronicle(canvas, self, chronicle(len(self.session.sitters)))

    def _draw_dice(self, canvas: Canvas) -> None:
        chooser = self.choosing
        for seat in range(len(self.session.sitters)):
            lying = self.cups[seat].pose is Pose.TIPPED
            if lying:
                self.cups[seat].draw(canvas)
            for die in self.dice[seat]:
                die.draw(canvas)
            if seat in self.open:
                townsfolk.draw_open(canvas, self.open[seat], self.together.keys(seat))
            if seat == self.bottom and not (chooser is not None and chooser.holds_dice):
                for die in self.rolled:
                    die.draw(canvas)
            if not lying:
                self.cups[seat].draw(canvas)

    def idle_prompt(self) -> str:
        """Who does what; while things move, what was told last stands there."""
        told = None if self.playback.busy else doing(self.session.table.asks)
        if told is None:
            told = say("ui.dice_town.round", round=self.picture_view.round)
        return illustrated(told, self.speaker)
