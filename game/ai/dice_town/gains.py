"""What playing a store card would bring right now, in points."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.dice_town.prices import AGAIN, CANCELLED, DIE
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.rewards import Rewards
from game.ai.dice_town.rolling import turned_against
from game.engine import Seat
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Back, kind, outlaws
from game.games.dice_town.deck import JOE_DOLLARS, SWINDLE_DOLLARS
from game.games.dice_town.dice import JACK, NINE, QUEEN, without
from game.games.dice_town.places import CLASSIC


@dataclass(frozen=True, slots=True)
class Gain:
    """One way to play a card, at somebody's action."""

    r: Reckoning
    actor: Seat
    play: Play

    def points(self) -> float:
        """What it brings; a card of a kind not known here is best kept."""
        gain = _GAINS.get(kind(self.play.card))
        return gain(self) if gain else 0.0

    def dynamite(self) -> float:
        nines = self._dice(NINE)
        return float(max(0, min(nines, self.r.view.mine - nines)))

    def girls(self) -> float:
        return AGAIN * self._robbery()

    def whisky(self) -> float:
        """A ranch instead of a hidden card."""
        r, victim = self.r, self._target()
        mine, theirs = len(r.view.ranches[r.seat]) + 1, len(r.view.ranches[victim])
        return r.ranch(mine) + r.rivalry(victim) * r.ranch(theirs) - self._robbery()

    def split(self) -> float:
        half = self.r.view.bank // 2
        return self.r.gain(half) + self.r.rivalry(self.actor) * half / 2

    def credit(self) -> float:
        return self.r.store(self._dice(JACK))

    def corruption(self) -> float:
        return self.r.next_deed

    def joe(self) -> float:
        dollars = min(JOE_DOLLARS, self.r.view.money[self._target()])
        return self.r.gain(dollars) + self.r.rivalry(self._target()) * dollars / 2

    def marshal(self) -> float:
        """Keep one's own star, or keep it from somebody more dangerous."""
        r, sheriff = self.r, self.r.view.sheriff
        if sheriff == r.seat:
            return r.star * (1 + r.rivalry(self.actor))
        return r.star * (r.rivalry(self.actor) - r.rivalry(sheriff))

    def elixir(self) -> float:
        return Rewards(self.r).doc(self.r.view.kept[self.r.seat])

    def insurance(self) -> float:
        return self.r.next_deed if self.r.view.taken is Back.DEED else self.r.store(1)

    def desperado(self) -> float:
        return 0.4 * self.r.recruit

    def double_gun(self) -> float:
        """The wanted faces that these dice may find, less those they show already."""
        hunt, again = self.r.view.hunt, self.play.faces
        stays = set(without(hunt, again))
        prices = {outlaw.face: outlaw.dollars for outlaw in map(outlaws().__getitem__, self.r.view.wanted)}
        found = sum(prices.get(face, 0) for face in set(hunt))
        safe = sum(prices.get(face, 0) for face in stays)
        open_still = sum(dollars for face, dollars in prices.items() if face not in stays)
        return (safe + open_still * (1 - (5 / 6) ** len(again)) - found) / 2

    def smoke(self) -> float:
        holder = self.r.view.die
        envy = self.r.rivalry(holder) if holder in self.r.others else 0.0
        return DIE * (1 + envy) * min(1.0, self.r.rounds_left)

    def wanted(self) -> float:
        """What the card on the table would cost: not much unless it hits oneself or helps a strong rival."""
        r, bank = self.r, self.r.view.bank
        announced = r.view.progress.announced
        if announced is None:
            return 0.0
        theirs = announced.play
        helps = r.rivalry(self.actor) * CANCELLED.get(kind(theirs.card), 1.5)
        match kind(theirs.card):
            case "joe" | "whisky" | "gift" if theirs.target == r.seat:
                return helps + 2.0
            case "marshal":
                return r.star * (1 + r.rivalry(r.view.sheriff)) if self._acts("sheriff") else 0.0
            case "split" if self._acts("bank"):
                return helps + r.gain(bank // 2)
            case "swindler":
                return helps + r.loss(SWINDLE_DOLLARS)
            case "sharp":
                return turned_against(r, self.actor, *theirs.faces)
        return helps

    def _acts(self, place: str) -> bool:
        return self.r.view.progress.acts(self.r.seat, place, CLASSIC)

    def _dice(self, face: int) -> int:
        return self.r.view.kept[self.r.seat].count(face)

    def _robbery(self) -> float:
        return max(self.r.steal(other, self._dice(QUEEN)) for other in self.r.others)

    def _target(self) -> Seat:
        assert self.play.target is not None
        return self.play.target


_GAINS: dict[str, Callable[[Gain], float]] = {
    "dynamite": Gain.dynamite,
    "girls": Gain.girls,
    "whisky": Gain.whisky,
    "split": Gain.split,
    "credit": Gain.credit,
    "corruption": Gain.corruption,
    "joe": Gain.joe,
    "marshal": Gain.marshal,
    "elixir": Gain.elixir,
    "insurance": Gain.insurance,
    "desperado": Gain.desperado,
    "double_gun": Gain.double_gun,
    "smoke": Gain.smoke,
    "wanted": Gain.wanted,
}
