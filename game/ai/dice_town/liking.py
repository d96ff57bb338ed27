"""What the tenderfoot likes at first sight: dice, cards, and people."""

from dataclasses import dataclass

from game.engine import PASS, Action, Ask, Seat
from game.games.dice_town.actions import MORE, Capture, Fence, Give, Keep, Name, Play, Ride, Take, TakeBack
from game.games.dice_town.benefits import MONEY, NUGGETS, STORE
from game.games.dice_town.cards import Card, deed_value, figures, is_deed
from game.games.dice_town.dice import HAND, Face, price
from game.games.dice_town.view import View

_PLAYED = 2.5
"""What a card that can be played seems worth, beside the points on others."""
_CARD, _WIRE = 2.2, 0.5
"""What the Doc's card and wire seem worth, beside dollars and nuggets."""


@dataclass(frozen=True, slots=True)
class Liking:
    """One look at the table."""

    view: View
    seat: Seat
    ask: Ask

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in range(self.view.settings.seats) if seat != self.seat]

    @property
    def dice(self) -> tuple[Face, ...]:
        return self.view.kept[self.seat]

    def favourite(self) -> Face:
        """What it has most of; dice that are kept already count double."""
        dice = (*self.dice, *self.dice, *self.view.cup)
        return max(set(dice), key=lambda face: (dice.count(face), face))

    def turning(self, of: Face, to: Face) -> float:
        """A lone die for the favourite face is better than nothing, which is worth 1."""
        return 1.5 if to == self.favourite() and self.dice.count(of) == 1 else 0.0


def keeping(like: Liking, option: Action) -> float:
    """Dice of the favourite face are worth their dollar as long as some money is left."""
    assert isinstance(option, Keep)
    wanted = option.faces.count(like.favourite())
    dollars = 0 if option.brute else price(len(option.faces))
    sting = 1.0 if dollars < like.view.money[like.seat] else 2.0
    return 1.6 * wanted - sting * dollars - (len(option.faces) - wanted)


def taking_back(like: Liking, option: Action) -> float:
    """Anything but the favourite dice."""
    assert isinstance(option, TakeBack)
    return -float(option.faces.count(like.favourite()))


def sharp(like: Liking, option: Action) -> float:
    """A card sharp waits until all the dice lie there."""
    if any(len(dice) < HAND for dice in like.view.kept) or not isinstance(option, Play):
        return float(option == PASS)
    return like.turning(*option.faces)


def glitter(card: Card) -> float:
    """What a card seems worth at a glance."""
    if is_deed(card):
        return float(deed_value(card) or 2)
    return float({**figures().wild_west.equipment, **figures().base.equipment}.get(card) or _PLAYED)


def shine(_: Liking, option: Action) -> float:
    """Take what glitters most, and give what glitters least."""
    assert isinstance(option, Take | Give)
    return glitter(option.card) if isinstance(option, Take) else -glitter(option.card)


def verdict(like: Liking, option: Action) -> float:
    """Oneself before anybody; otherwise whoever offers most."""
    if option == MORE:
        return 0.3
    assert isinstance(option, Name)
    if option.seat == like.seat:
        return 5.0
    offered = like.view.bids[option.seat]
    return 0.0 if offered is None else offered.money / 2 + offered.nuggets + 2 * offered.count


def victim(like: Liking, option: Action) -> float:
    """Whoever holds most cards."""
    assert isinstance(option, Name)
    return float(sum(like.view.backs[option.seat]))


def doc(like: Liking, option: Action) -> float:
    """Dollars and nuggets can be counted; a card is a card."""
    view = like.view
    if isinstance(option, Fence):
        return _WIRE
    if option == STORE:
        return _CARD
    if option == MONEY:
        return sum(min(2, view.money[other]) for other in like.others) / 2
    if option == NUGGETS:
        return float(sum(view.nuggets[other] > 0 for other in like.others))
    return 0.0


def oneself(like: Liking, option: Action) -> float:
    return float(option == Name(like.seat))


def many(_: Liking, option: Action) -> float:
    """The more the merrier."""
    if isinstance(option, Capture):
        return float(len(option.outlaws))
    return float(option.dice) if isinstance(option, Ride) else 0.0
