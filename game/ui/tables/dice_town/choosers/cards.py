"""Playing a card now: a ribbon with the cards that fit, then whom or which dice they are for."""

from functools import partial

from game.engine import PASS, Ask, Seat, Who, say
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Card, kind
from game.games.dice_town.dice import NAMES, Faces
from game.games.dice_town.kinds import Kind
from game.games.dice_town.view import View
from game.games.dice_town.words.cards import name, text
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.intents import Intent, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import LABEL
from game.ui.tables.dice_town.cardface import TownCard
from game.ui.tables.dice_town.choosers.turn import TurnDie
from game.ui.tables.dice_town.street import dollars
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.cards import PLANK, CardPick, CardPlank
from game.ui.tables.kit.chooser import Numbering
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.dice_picks import SmallDiePick, still_to_choose
from game.ui.tables.kit.panel import Backdrop
from game.ui.tables.kit.picks import FACE, FacePick
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Press, Widget

RIBBON: Area = (330.0, 640.0, 1260.0, 160.0)
_LEFT, _RIGHT = 410.0, 1510.0
_LINE = 712.0
"""The middle of what lies on the ribbon: its lower edge is folded."""
_CARD, _STEP = 0.4, 92.0
_HEADING = 186.0
_BUTTON: Point = (268.0, 58.0)
_WIDEST = 560.0
_FEW = 3
"""As many cards have room for their names; more are shown as they are."""


class Ribbon(Numbering[Town]):
    """First a card, then its target; Escape goes a step back."""

    def __init__(self, table: Town, ask: Ask) -> None:
        super().__init__(table, ask)
        self.plays = [option for option in ask.options if isinstance(option, Play)]
        self.card: Card | None = None
        """The card that was chosen, while it still needs a target."""
        self.again: list[int] = []
        """Which of the hunter's dice are to be thrown again, by their place in the row."""
        self.turning: TurnDie | None = None
        if ask.kind == Kind.AT_ONCE:
            self.card = self.plays[0].card

    @property
    def must(self) -> bool:
        return PASS not in self.ask.options

    @property
    def _advised(self) -> Play | None:
        advice = self.table.hint.action
        return advice if isinstance(advice, Play) else None

    def plays_of(self, card: Card) -> list[Play]:
        return [play for play in self.plays if play.card == card]

    def prompt(self) -> str:
        if self.turning is not None:
            return self.turning.prompt()
        speaker = self.table.speaker
        if self.card is not None:
            if any(play.target is not None for play in self.plays_of(self.card)):
                return speaker(say("ui.dice_town.card.whom", player=Who(self.ask.seat), card=name(self.card)))
            return speaker(say("ui.dice_town.card.dice", card=name(self.card)))
        return super().prompt()

    def playable(self) -> dict[Card, Press]:
        return {play.card: partial(self.take, play.card) for play in self.plays} if self.card is None else {}

    def picked(self) -> frozenset[Card]:
        return frozenset() if self.card is None else frozenset((self.card,))

    def widgets(self) -> list[Widget]:
        if self.turning is not None:
            return self.turning.widgets()
        back = Backdrop(RIBBON, self._paint)
        if self.card is None:
            return [back, *self.number(self._cards()), *self._passing()]
        targets = [play for play in self.plays_of(self.card) if play.target is not None]
        found = self._targets(targets) if targets else self._dice(self.card)
        return [back, *self.number(found), *self._leaving()]

    def draw(self, canvas: Canvas) -> None:
        if self.turning is not None:
            self.turning.draw(canvas)

    def _paint(self, canvas: Canvas) -> None:
        canvas.patch("ui/ribbon", RIBBON)
        words = self.table.house.words
        if self.card is not None:
            TownCard(self.card, self.table.speaker).draw(canvas, (_LEFT + 46, _LINE), _CARD)
            return
        told = words("ui.dice_town.card.play") if self.plays else words("ui.dice_town.card.none")
        canvas.fitted(told, (_LEFT, _LINE - 24, _HEADING, 48.0), LABEL.but(size=32), "left")

    # the first step

    def _cards(self) -> list[Widget]:
        cards = list(dict.fromkeys(play.card for play in self.plays))
        left = _LEFT + _HEADING + 14
        room = _RIGHT - _BUTTON[0] - 14 - left
        wide = min(_WIDEST, room / max(1, len(cards)) - 8)
        found: list[Widget] = []
        for n, card in enumerate(cards):
            hinted = self._advised is not None and self._advised.card == card
            act, face = partial(self.take, card), TownCard(card, self.table.speaker)
            if len(cards) <= _FEW:
                area = (left + n * (wide + 8), _LINE - PLANK / 2, wide, PLANK)
                title, told = map(self.table.house.speak, (name(card), text(card)))
                plank = CardPlank(card, face, area, act, title=title, told=told, hinted=hinted)
                found.append(plank)
            else:
                at = left + 44 + n * min(_STEP, (room - 88) / (len(cards) - 1)), _LINE
                found.append(CardPick(card, face, at, _CARD, act, hinted=hinted))
        return found

    def take(self, card: Card) -> Change | None:
        """Play a card, or ask what it is for."""
        plays = self.plays_of(card)
        if len(plays) == 1:
            self.table.answer(plays[0])
            return None
        self.card, self.again = card, []
        if kind(card) == "sharp":
            self.turning = TurnDie(
                self.table, self.ask, None if self.ask.kind == Kind.AT_ONCE else self._leave
            )
        return self.begin_step()

    def _passing(self) -> list[Widget]:
        words = self.table.house.words
        wide, high = _BUTTON
        place = (_RIGHT - wide, _LINE - high - 3, wide, high)
        let_be = Button(
            place,
            words("ui.dice_town.card.pass"),
            self.choose(PASS),
            skin=GOLD,
            tip=words("ui.dice_town.card.pass.tip"),
            hinted=self.hinted(PASS),
            wish=Wish.SECOND_ACTION,
        )
        no_more = Button(
            (_RIGHT - wide, _LINE + 3, wide, high),
            words("ui.dice_town.pass_round"),
            self._pass_round,
            tip=words("ui.dice_town.pass_round.tip"),
            style=LABEL.but(size=24),
        )
        for each in (let_be, no_more):
            each.under = RIBBON  # one lies over the other
        return [let_be, no_more]

    def _pass_round(self) -> Change | None:
        """Pass now, and at every further chance to play a card until the next round begins."""
        self.table.pass_round(self.ask.seat)
        self.table.answer(PASS)
        return None

    # the second step

    def _targets(self, plays: list[Play]) -> list[Widget]:
        found: list[Widget] = []
        for n, play in enumerate(plays):
            assert play.target is not None
            at = _LEFT + 190 + n * (FACE[0] + 8), _LINE
            hinted = self.hinted(play)
            note = self._note(play.card, play.target)
            sitter = self.table.session.sitters[play.target]
            found.append(FacePick(sitter, at, self.choose(play), note=note, hinted=hinted))
        return found

    def _note(self, card: Card, seat: Seat) -> str:
        """What there is to be had from a player."""
        view: View = self.table.picture_view
        return {
            "joe": dollars(self.table.speaker, view.money[seat]),
            "gift": f"× {view.backs[seat][1]}",
            "whisky": f"× {len(view.ranches[seat])}",
        }.get(kind(card), "")

    def _dice(self, card: Card) -> list[Widget]:
        """The hunter's dice, any of which may be thrown again."""
        view: View = self.table.picture_view
        advised = self._advised if self._advised is not None and self._advised.card == card else None
        hinted = still_to_choose(view.hunt, self.again, () if advised is None else advised.faces)
        words = self.table.house.words
        dice: list[Widget] = [
            SmallDiePick(
                Die("poker", NAMES[face], at := (_LEFT + 190 + n * 108, _LINE), at, zoom=0.9),
                partial(self._toggle, n),
                chosen=n in self.again,
                hinted=n in hinted,
            )
            for n, face in enumerate(view.hunt)
        ]
        play = Play(card, faces=self._thrown(view.hunt))
        place = (_RIGHT - 540, _LINE - 36, 300.0, 72.0)
        shoot = Button(
            place,
            words("ui.dice_town.card.again"),
            self.choose(play),
            skin=GOLD,
            enabled=play in self.plays,
            wish=Wish.FIRST_ACTION,
            hinted=self.hinted(play),
        )
        return [*dice, shoot]

    def _thrown(self, hunt: Faces) -> Faces:
        return tuple(sorted(hunt[n] for n in self.again))

    def _toggle(self, n: int) -> Change | None:
        self.again = [m for m in self.again if m != n] if n in self.again else [*self.again, n]
        return self.renew()

    def _leaving(self) -> list[Widget]:
        if self.ask.kind == Kind.AT_ONCE:
            return []
        words = self.table.house.words("ui.back")
        return [Button((_RIGHT - 220, _LINE - 36, 220.0, 72.0), words, self._leave, wish=Wish.CANCEL)]

    def _leave(self) -> Change | None:
        self.back()
        return None

    def back(self) -> bool:
        if self.card is None or self.ask.kind == Kind.AT_ONCE:
            return False
        self.card, self.turning, self.again = None, None, []
        self.begin_step()
        return True

    def hear(self, intent: Intent) -> Change | None:
        if self.turning is not None:
            return self.turning.hear(intent)
        match intent:
            case Wished(Wish.SECOND_ACTION) if self.card is None and not self.must:
                self.table.answer(PASS)
                return None
            case Wished(Wish.FIRST_ACTION) if self.again:
                view: View = self.table.picture_view
                assert self.card is not None
                self.table.answer(Play(self.card, faces=self._thrown(view.hunt)))
                return None
        return super().hear(intent)
