"""Questions whose answer is a card: at the store, from a hand, from the discards, from the outlaws."""

from game.engine import Message, Who, say
from game.games.dice_town.actions import Give, Take
from game.games.dice_town.cards import Card, by_rank
from game.games.dice_town.kinds import Kind
from game.games.dice_town.stakes import shopping_times
from game.games.dice_town.words.indians import DIE
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.markup import marked
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import LIGHT
from game.ui.tables.dice_town.cardface import TownCard
from game.ui.tables.dice_town.town import Town, told_card
from game.ui.tables.kit.panel import HEADER
from game.ui.tables.kit.taking import Taking
from game.ui.widgets.widget import Widget

_TOLD, _SIDE = LIGHT.but(size=19), 84.0
"""What each side of the Indian die is called and does, and how far they are apart."""


class TownTaking(Taking[Town]):
    """One of the cards that the options name."""

    verb: type[Take] | type[Give] = Take

    @property
    def cards(self) -> list[Card]:
        return [option.card for option in self.ask.options if isinstance(option, Take | Give)]

    def taking(self, card: Card) -> Take | Give:
        return self.verb(card)

    def card_face(self, card: Card) -> TownCard:
        return TownCard(card, self.table.speaker)

    def told(self, card: Card) -> str:
        return told_card(self.table, card)


class Store(TownTaking):
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
        notes: dict[str, Message] = {
            Kind.STORE: self._shopping(),
            Kind.VOUCHER: say("ui.dice_town.voucher.note"),
            Kind.DESPERADO: say("ui.dice_town.desperado.note"),
        }
        return self.table.house.speak(notes[self.ask.kind])

    def _shopping(self) -> Message:
        """Who shops more than once is told so: the same question comes again."""
        times = shopping_times(self.table.picture_view)
        if len(self.cards) == 1:
            return say("ui.dice_town.store.only")
        return say("ui.dice_town.store.times", times=times) if times > 1 else say("ui.dice_town.store.note")


class Steal(TownTaking):
    """The cards drawn from the victim's hand."""

    def title(self) -> str:
        return self.table.speaker(PLACES["saloon"].sign.name)

    def note(self) -> str:
        victim = self.ask.about
        assert isinstance(victim, int)
        if len(self.cards) > 1:
            return marked(say("ui.dice_town.steal.note", player=Who(victim)), self.table.speaker)
        return marked(say("ui.dice_town.steal.only", player=Who(victim)), self.table.speaker)


class Giving(TownTaking):
    """One's own store cards, for who has the Gift."""

    verb = Give

    def title(self) -> str:
        return self.table.speaker(say("dice_town.card.gift"))

    def note(self) -> str:
        return self.table.speaker(say("ui.dice_town.give.note"))


class BuyDie(TownTaking):
    """A deed just won for the Indian die."""

    verb = Give
    beside = 510.0
    narrowest = 1150.0

    @property
    def zoom(self) -> float:
        return 1.0

    def title(self) -> str:
        return self.table.speaker(OTHER_PLACES["village"].name)

    def note(self) -> str:
        return self.table.speaker(say("ui.dice_town.buy_die.note"))

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
            room = (left + 84, top, self.beside - 112, _SIDE - 4)
            style = canvas.type.boxed(words, _TOLD, room[2], room[3])
            tall = canvas.paragraph_height(words, room[2], style)
            canvas.paragraph(words, (room[0], top + (room[3] - tall) / 2, room[2], tall), style)
