"""Everything in the box of Dice Town, shared out over a position: cards, dollars and nuggets."""

from collections.abc import Iterable, Mapping, Sequence

from game.games.dice_town import cards
from game.games.dice_town.cards import Card, figures
from game.games.dice_town.town import Settings

BySeat = Mapping[int, Sequence[Card]]


class Pile:
    """Every card of the game, taken from step by step."""

    def __init__(self, settings: Settings) -> None:
        self.deed_cards = cards.deed_cards(settings.wild_west)
        self.taken: set[Card] = set()
        self.gone: list[Card] = []

    @property
    def outlaws_gone(self) -> list[Card]:
        """Outlaws of a deck that a test wants to run out: somebody has captured them."""
        return [card for card in self.gone if card.startswith("outlaw")]

    def take(self, *lists: Iterable[Card]) -> None:
        for card in (card for each in lists for card in each):
            assert card not in self.taken, f"{card} cannot be in two places"
            self.taken.add(card)

    def queue(self, wanted: Sequence[Card] | None, reserved: Sequence[Card]) -> tuple[Card, ...]:
        """The open deeds; any three that are free unless a test says which."""
        free = [card for card in self.deed_cards if card not in self.taken and card not in reserved]
        line = tuple(free[: figures().base.queue] if wanted is None else wanted)
        self.take(line)
        return line

    def deck(self, all_cards: Sequence[Card], top: Sequence[Card], ends: bool) -> tuple[Card, ...]:
        """The top cards in front, and beneath them the cards that are nowhere else."""
        assert set(top) <= set(all_cards), f"{top} are not all of this deck"
        self.take(top)
        rest = [card for card in all_cards if card not in self.taken]
        if ends:
            self.gone += rest
            rest = []
        return (*rest, *reversed(top))


def by_seat(seats: int, given: BySeat | None) -> tuple[tuple[Card, ...], ...]:
    """The cards of every seat, of which a test names only some."""
    return tuple(tuple((given or {}).get(seat, ())) for seat in range(seats))


def dollars(
    settings: Settings, money: Sequence[int] | None, bank: int | None, coach: int | None
) -> tuple[Sequence[int], int, int]:
    """The players' money, the bank and the coach; what is left out gets what the others leave."""
    base = figures().base
    total = base.money * settings.seats + base.bank + (figures().wild_west.coach if settings.wild_west else 0)
    if money is None:
        bank = base.bank if bank is None else bank
        coach = (figures().wild_west.coach if settings.wild_west else 0) if coach is None else coach
        each = [base.money] * (settings.seats - 1)
        return [*each, total - sum(each) - bank - coach], bank, coach
    if bank is None:
        coach = coach or 0
        return money, total - sum(money) - coach, coach
    return money, bank, total - sum(money) - bank if coach is None else coach


def gold(settings: Settings, nuggets: Sequence[int] | None, mine: int | None) -> tuple[Sequence[int], int]:
    """The players' nuggets and the mine, in the same way."""
    west = figures().wild_west
    total = figures().base.mine
    if settings.wild_west:
        total = west.mine_for_two if settings.seats == 2 else west.mine
    if nuggets is None:
        mine = total if mine is None else mine
        return [*[0] * (settings.seats - 1), total - mine], mine
    return nuggets, total - sum(nuggets) if mine is None else mine
