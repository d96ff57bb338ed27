"""What the places of the town would give a player now, in points."""

from collections.abc import Iterable
from functools import cached_property

from game.ai.dice_town.chances import mean
from game.ai.dice_town.prices import AGAIN, RIVER, STAR_AGAIN, WIRE
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.states import doc_faces
from game.engine import Seat
from game.games.dice_town.cards import figures, is_ranch, kind, outlaws, river_cards
from game.games.dice_town.dice import JACK, Face

PLACES = ("mine", "bank", "store", "saloon", "sheriff", "town_hall")
"""In the order of the faces that open them."""


class Rewards:
    """The actions of the places for a seat, one's own unless said otherwise, by the dice that count there."""

    def __init__(self, reckoning: Reckoning, seat: Seat | None = None) -> None:
        self.r = reckoning
        self.view = reckoning.view
        self.seat = reckoning.seat if seat is None else seat
        self.others = tuple(other for other in range(self.view.settings.seats) if other != self.seat)

    def envy(self, other: Seat) -> float:
        """How much another's loss counts beside the gain: only one's own rivalries are known."""
        return self.r.rivalry(other) if self.seat == self.r.seat else 0.0

    def classic(self, place: str, dice: int) -> float:
        """The action of the base game; at the town hall the dice are the Aces."""
        r, view = self.r, self.view
        match place:
            case "mine":
                nuggets = min(dice, view.mine)
                return nuggets + self.bonus("dynamite", min(dice, view.mine - nuggets))
            case "bank":
                return r.gain(view.bank, self.seat)
            case "store":
                one = r.store(dice)
                return one * (2 if view.round == 1 else 1) + self.bonus("credit", one)
            case "saloon":
                best = max((1 + self.envy(other)) * r.loot(other, dice) for other in self.others)
                return best + self.bonus("girls", AGAIN * best)
            case "sheriff":
                return r.star
        return self.deeds(dice) + self.bonus("corruption", r.next_deed)

    def new(self, place: str, dice: int, faces: Iterable[Face]) -> float:
        """The action that Wild West adds."""
        match place:
            case "mine":
                return self.river
            case "bank":
                return self.r.gain(min(dice, self.view.coach), self.seat)
            case "store":
                return self.doc(faces)
            case "saloon":
                return self.r.recruit if self.view.outlaws else 0.0
            case "sheriff":
                return self.hunt(dice)
        return self.r.next_deed

    def bonus(self, what: str, now: float) -> float:
        """What a card known to be in hand adds to an action beyond what it is worth when it waits."""
        card = self.r.in_hand(self.seat, what)
        return max(0.0, now - self.r.card(card)) if card else 0.0

    def deeds(self, aces: int) -> float:
        """The queue's first deed and one more per Ace; each ranch is worth more than the one before."""
        total, ranches = 0.0, 0
        for card in self.view.queue[: min(figures().base.queue, 1 + aces)]:
            if is_ranch(card):
                ranches += 1
                total += self.r.ranch(len(self.view.ranches[self.seat]) + ranches)
            else:
                total += self.r.card(card)
        return total

    @cached_property
    def river(self) -> float:
        """What the next river card gives on average, or for sure to who knows it."""
        view = self.view
        if not view.river:
            return 0.0
        if view.river_top:
            return self.river_card(view.river_top[0])
        unseen = (
            card for card in river_cards() if card not in view.spent and card not in (view.looked or ())
        )
        return mean(tuple(map(self.river_card, unseen)))

    def river_card(self, card: str) -> float:
        """What a river card gives."""
        what, r = kind(card), self.r
        if what.startswith("gold"):
            return float(min(int(what[4:]), self.view.mine))
        if what.startswith("purse"):
            return r.gain(min(int(what[5:]), self.view.bank), self.seat)
        if what == "star":
            return STAR_AGAIN if self.seat == self.view.sheriff else r.star
        return RIVER.get(what, 0.0)

    def hunt(self, kings: int) -> float:
        """What the wanted outlaws bring: each die finds the dearest one of its face."""
        best: dict[int, int] = {}
        for each in self.view.wanted:
            outlaw = outlaws()[each]
            best[outlaw.face] = max(best.get(outlaw.face, 0), outlaw.dollars)
        dog = 2.0 if self.r.in_hand(self.seat, "dog") else 0.0
        return sum((dollars / 2 + dog) * (1 - (5 / 6) ** kings) for dollars in best.values())

    @cached_property
    def docs(self) -> list[float]:
        """The best the Doc could do, by the bits of `doc_faces`."""
        offers = (WIRE, self.r.store(1), self.scam, self.alms)
        return [max((offers[n] for n in range(4) if faces >> n & 1), default=0.0) for faces in range(16)]

    def doc(self, faces: Iterable[Face]) -> float:
        """The best the Doc could do for somebody with these faces."""
        return self.docs[doc_faces(faces)]

    @cached_property
    def scam(self) -> float:
        """Two dollars from everybody."""
        paid = {other: min(2, self.view.money[other]) for other in self.others}
        harm = sum(self.envy(other) * dollars / 2 for other, dollars in paid.items())
        return self.r.gain(sum(paid.values()), self.seat) + harm

    @cached_property
    def alms(self) -> float:
        """A nugget from everybody who has one."""
        givers = [other for other in self.others if self.view.nuggets[other]]
        return len(givers) + sum(map(self.envy, givers))

    def at(self, place: str, dice: int, faces: Iterable[Face] = (JACK,)) -> tuple[float, float]:
        """What the first and the second at a place can expect."""
        classic = self.classic(place, dice)
        if not self.r.wild:
            return classic, 0.0
        new = self.new(place, dice, faces)
        return (classic, new) if classic >= new else (new, classic)

    def dice_at(self, place: str, seat: Seat) -> int:
        """How many of a seat's dice count at a place."""
        return self.view.kept[seat].count(PLACES.index(place))
