"""Questions whose answer is a card: at the store, from a hand, from the discards, from the outlaws."""

from game.engine import PASS, Message, Who, say
from game.games.dice_town.actions import Give, Take
from game.games.dice_town.cards import Card, by_rank
from game.games.dice_town.kinds import Kind
from game.games.dice_town.words.indians import DIE
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.markup import marked
from game.ui.styles import LIGHT
from game.ui.tables.dice_town.cardface import SIZE, TOLD, draw_card
from game.ui.tables.dice_town.choosers.panel import HEADER, Panelled
from game.ui.tables.dice_town.choosers.picks import CardPick, told_card
from game.ui.widgets.widget import Widget

_LARGE, _SMALL = 1.22, 0.6
_FEW = 4
"""As many cards can be read where they lie; more lie smaller, and the one pointed at is shown large."""
_GAP = 26.0
_ROW, _ACROSS = 5, 6
"""How many cards lie in a single row, and in each of two."""
_LOOK = 1.3
_GRID = 800.0
"""How wide the cards of a grid lie, beside the one that is shown large."""
_TOLD, _SIDE = LIGHT.but(size=19), 84.0
"""What each side of the Indian die is called and does, and how far they are apart."""


class Taking(Panelled):
    """Cards side by side; one of them is taken."""

    verb: type[Take] | type[Give] = Take
    beside = 0.0
    """Room left of the cards for something else."""
    narrowest = 900.0
    """Room for the note in one line: in two it would touch a card that rises."""

    @property
    def cards(self) -> list[Card]:
        return [option.card for option in self.ask.options if isinstance(option, Take | Give)]

    @property
    def many(self) -> bool:
        return len(self.cards) > _FEW

    @property
    def zoom(self) -> float:
        """How large a few cards are."""
        return _LARGE if len(self.cards) < _FEW else TOLD

    @property
    def step(self) -> float:
        """How far a few cards are apart."""
        return SIZE[0] * self.zoom + (_GAP if len(self.cards) < _FEW else _GAP / 2)

    def size(self) -> tuple[float, float]:
        below = 104.0 if PASS in self.ask.options else 0.0
        if self.many:
            return 1250.0, 640.0 + below / 2
        wide = len(self.cards) * self.step + 100 + self.beside
        return max(self.narrowest, wide), HEADER + SIZE[1] * self.zoom + 78 + below

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, _ = area
        count = len(self.cards)
        if not self.many:
            start = x + (wide + self.beside) / 2 - (count - 1) * self.step / 2
            down = y + HEADER + 12 + SIZE[1] * self.zoom / 2
            places = [(start + n * self.step, down) for n in range(count)]
            return [self._card(card, at, self.zoom) for card, at in zip(self.cards, places, strict=True)]
        zoom, across, (right, below) = fitted_grid(count)
        spare = _GRID - SIZE[0] * zoom - (across - 1) * right
        tall = (-(-count // across) - 1) * below + SIZE[1] * zoom
        left = x + 62 + spare / 2 + SIZE[0] * zoom / 2
        top = y + HEADER + 14 + max(0.0, SIZE[1] * _LOOK - tall) / 2 + SIZE[1] * zoom / 2
        return [
            self._card(card, (left + n % across * right, top + n // across * below), zoom)
            for n, card in enumerate(self.cards)
        ]

    def _card(self, card: Card, at: tuple[float, float], zoom: float) -> CardPick:
        action = self.verb(card)
        # of many the one that is looked at is shown large
        told = "" if self.many else told_card(self.table, card)
        hinted = self.hinted(action)
        pick = CardPick(self.table, card, at, zoom, self.choose(action), tip=told, hinted=hinted)
        pick.enlarged = self.many
        return pick

    def paint(self, canvas: Canvas, area: Area) -> None:
        if self.many:
            x, y, wide, _ = area
            card = self._looked_at()
            at = x + wide - 66 - SIZE[0] * _LOOK / 2, y + HEADER + 8 + SIZE[1] * _LOOK / 2
            draw_card(canvas, self.table.speaker, card, at, _LOOK)

    def _looked_at(self) -> Card:
        """The card that is pointed at, has the focus, or simply comes first."""
        form = self.table.form
        found = form.focused if form.shows_focus else form.pointed
        return found.card if isinstance(found, CardPick) else self.cards[0]


def fitted_grid(count: int) -> tuple[float, int, tuple[float, float]]:
    """How large the cards of a grid are, how many lie in a row, and how far they are apart."""
    if count <= _ROW:
        return 0.72, count, (SIZE[0] * 0.72 + 10, 0.0)
    across = -(-count // 2) if count <= 2 * _ACROSS else -(-count // 3)
    rows = -(-count // across)
    down = 215.0 if rows <= 2 else 145.0
    zoom = _SMALL if rows <= 2 else 0.43
    wide = min(SIZE[0] * zoom + 14, (_GRID - SIZE[0] * zoom) / (across - 1))
    return zoom, across, (wide, down)


class Store(Taking):
    """The store's cards, a voucher's, the whole deck of outlaws."""

    @property
    def cards(self) -> list[Card]:
        found = super().cards
        return list(by_rank(found)) if self.ask.kind == Kind.DESPERADO else found

    def title(self) -> str:
        titles: dict[str, Message] = {
            Kind.STORE: PLACES["store"].sign.name,
            Kind.VOUCHER: say("dice_town.river.voucher"),
            Kind.DESPERADO: say("dice_town.card.desperado"),
        }
        return self.table.house.speak(titles[self.ask.kind])

    def note(self) -> str:
        only = say("ui.dice_town.store.only")
        notes: dict[str, Message] = {
            Kind.STORE: say("ui.dice_town.store.note") if len(self.cards) > 1 else only,
            Kind.VOUCHER: say("ui.dice_town.voucher.note"),
            Kind.DESPERADO: say("ui.dice_town.desperado.note"),
        }
        return self.table.house.speak(notes[self.ask.kind])

    def prompt(self) -> str:
        who = Who(self.ask.seat)
        prompts: dict[str, Message] = {
            Kind.STORE: say("ui.dice_town.store", player=who),
            Kind.VOUCHER: say("ui.dice_town.store", player=who),
            Kind.DESPERADO: say("ui.dice_town.desperado", player=who),
        }
        return self.table.speaker(prompts[self.ask.kind])


class Steal(Taking):
    """The cards drawn from the victim's hand."""

    def title(self) -> str:
        return self.table.speaker(PLACES["saloon"].sign.name)

    def note(self) -> str:
        victim = self.ask.about
        assert isinstance(victim, int)
        if len(self.cards) > 1:
            return marked(say("ui.dice_town.steal.note", player=Who(victim)), self.table.speaker)
        return marked(say("ui.dice_town.steal.only", player=Who(victim)), self.table.speaker)

    def prompt(self) -> str:
        victim = self.ask.about
        assert isinstance(victim, int)
        return self.table.speaker(say("ui.dice_town.steal", player=Who(self.ask.seat), other=Who(victim)))


class Giving(Taking):
    """One's own store cards, for who has the Gift."""

    verb = Give

    def title(self) -> str:
        return self.table.speaker(say("dice_town.card.gift"))

    def note(self) -> str:
        return self.table.speaker(say("ui.dice_town.give.note"))

    def prompt(self) -> str:
        other = self.ask.about
        assert isinstance(other, int)
        return self.table.speaker(say("ui.dice_town.give", player=Who(self.ask.seat), other=Who(other)))


class BuyDie(Taking):
    """A deed just won for the Indian die."""

    verb = Give
    beside = 480.0
    narrowest = 1150.0

    @property
    def zoom(self) -> float:
        return 1.0

    def title(self) -> str:
        return self.table.speaker(OTHER_PLACES["village"].name)

    def note(self) -> str:
        return self.table.speaker(say("ui.dice_town.buy_die.note"))

    def prompt(self) -> str:
        return self.table.speaker(say("ui.dice_town.buy_die", player=Who(self.ask.seat)))

    def content(self, area: Area) -> list[Widget]:
        words = self.table.house.words
        decline = self.pass_button(area, words("ui.dice_town.buy_die.pass"))
        return [*super().content(area), *decline]

    def paint(self, canvas: Canvas, area: Area) -> None:
        """What the die can show, and what that does, beside its price."""
        super().paint(canvas, area)
        x, y, _, _ = area
        for n, (face, side) in enumerate(DIE.items()):
            left, top = x + 62, y + HEADER + 6 + n * _SIDE
            canvas.image("dice/shadow", (left + 36, top + 36), zoom=0.62)
            canvas.image("dice/indian/rest", (left + 36, top + 36), face, n * 3 % 8, zoom=0.62)
            words = f"*{self.table.speaker(side.name)}*\n{self.table.speaker(side.text)}"
            room = (left + 84, top, self.beside - 120, _SIDE - 4)
            style = canvas.type.boxed(words, _TOLD, room[2], room[3])
            tall = canvas.paragraph_height(words, room[2], style)
            canvas.paragraph(words, (room[0], top + (room[3] - tall) / 2, room[2], tall), style)
