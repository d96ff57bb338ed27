"""Telegrams: read, obeyed, and put under the deck."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar, Self

from game.engine import DONE, Action, Frame, Move, Push, Seat, Table
from game.games.dalton_city import events, idling
from game.games.dalton_city.actions import Go
from game.games.dalton_city.figures import Effect, Telegram, figures, trades
from game.games.dalton_city.frames.arriving import Arrive, Riding, move
from game.games.dalton_city.frames.held import hold, lose_card
from game.games.dalton_city.frames.paying import Owe, fine, receive
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.purposes import TELEGRAM
from game.games.dalton_city.world import World, round_up


@dataclass(slots=True)
class Summoned(Riding):
    """To a diploma square of one's choice, without a duty to buy."""

    kind: ClassVar[str] = Kind.DIPLOMA

    def squares(self, world: World) -> Sequence[int]:
        return world.board.of_kind("diploma")

    def choices(self, t: Table[World]) -> Sequence[Action]:
        return tuple(map(Go, self.squares(t.world)))

    def arrival(self, t: Table[World]) -> Frame[World]:
        return Arrive(self.seat)


@dataclass(slots=True)
class Reading(Frame[World]):
    """A telegram, and the payments it may bring, one after the other."""

    seat: Seat
    read: bool = False
    debts: list[tuple[Seat, Seat, int]] = field(default_factory=list)
    """Debtor, creditor, dollars: clockwise."""

    def step(self, t: Table[World]) -> Move:
        if not self.read:
            self.read = True
            frame = self._read(t)
            if frame is not None:
                return Push(frame)
        while self.debts:
            debtor, creditor, amount = self.debts.pop(0)
            if t.world.playing[debtor] and t.world.playing[creditor]:
                return Push(Owe(debtor, None, creditor, amount, TELEGRAM))
        return DONE

    def _read(self, t: Table[World]) -> Frame[World] | None:
        world = t.world
        name = world.telegrams.pop(0)
        world.telegrams.append(name)
        world.known = min(len(world.telegrams), world.known + 1)
        t.tell(events.TelegramRead, self.seat, name)
        telegram = next(each for each in figures().telegrams if each.name == name)
        return _EFFECTS[telegram.effect](self, t, telegram)

    def returned(self, t: Table[World], result: Any) -> None:
        if not t.world.playing[self.seat]:
            self.debts = []

    def clone(self) -> Self:
        return type(self)(self.seat, self.read, self.debts.copy())

    def go(self, t: Table[World], telegram: Telegram) -> Frame[World] | None:
        return hold(t, self.seat, telegram.where)

    def to_next(self, t: Table[World], telegram: Telegram) -> Frame[World]:
        move(t, self.seat, t.world.board.next(t.world.at[self.seat], telegram.where), "telegram")
        return Arrive(self.seat)

    def to_diploma(self, t: Table[World], telegram: Telegram) -> Frame[World]:
        return Summoned(self.seat)

    def mount(self, t: Table[World], telegram: Telegram) -> None:
        horse = bool(telegram.amount)
        if t.world.horse[self.seat] == horse:
            t.tell(events.Idle, self.seat, idling.MOUNTED if horse else idling.ON_FOOT)
            return
        t.world.horse[self.seat] = horse
        t.tell(events.Mounted, self.seat, horse)

    def pay(self, t: Table[World], telegram: Telegram) -> Frame[World]:
        return fine(self.seat, telegram.amount, TELEGRAM)

    def pay_per_card(self, t: Table[World], telegram: Telegram) -> Frame[World] | None:
        return self._pay(t, telegram.amount * len(t.world.cards(self.seat)), idling.NO_CARDS)

    def pay_share(self, t: Table[World], telegram: Telegram) -> Frame[World] | None:
        share = round_up(Fraction(t.world.money[self.seat] * telegram.amount, 100))
        return self._pay(t, share, idling.NO_CASH)

    def _pay(self, t: Table[World], amount: int, without: str) -> Frame[World] | None:
        if not amount:
            t.tell(events.Idle, self.seat, without)
            return None
        return fine(self.seat, amount, TELEGRAM)

    def get(self, t: Table[World], telegram: Telegram) -> None:
        receive(t, self.seat, telegram.amount, "telegram")

    def get_per_diploma(self, t: Table[World], telegram: Telegram) -> None:
        diplomas = sum(card.startswith("diploma.") for card in t.world.cards(self.seat))
        self._get(t, telegram.amount * diplomas, idling.NO_DIPLOMAS)

    def get_per_trade(self, t: Table[World], telegram: Telegram) -> None:
        shops = sum(card in trades() for card in t.world.cards(self.seat))
        self._get(t, telegram.amount * shops, idling.NO_TRADES)

    def _get(self, t: Table[World], dollars: int, without: str) -> None:
        if dollars:
            receive(t, self.seat, dollars, "telegram")
        else:
            t.tell(events.Idle, self.seat, without)

    def collect(self, t: Table[World], telegram: Telegram) -> None:
        self.debts = [(other, self.seat, telegram.amount) for other in t.world.after(self.seat)]

    def treat(self, t: Table[World], telegram: Telegram) -> None:
        self.debts = [(self.seat, other, telegram.amount) for other in t.world.after(self.seat)]

    def lose_card(self, t: Table[World], telegram: Telegram) -> Frame[World] | None:
        return lose_card(t, self.seat)

    def again(self, t: Table[World], telegram: Telegram) -> None:
        t.world.plays += 1
        t.tell(events.OneMorePlay, self.seat)


_EFFECTS: dict[Effect, Callable[[Reading, Table[World], Telegram], Frame[World] | None]] = {
    "go": Reading.go,
    "next": Reading.to_next,
    "diploma": Reading.to_diploma,
    "horse": Reading.mount,
    "pay": Reading.pay,
    "pay_per_card": Reading.pay_per_card,
    "pay_share": Reading.pay_share,
    "get": Reading.get,
    "get_per_diploma": Reading.get_per_diploma,
    "get_per_trade": Reading.get_per_trade,
    "collect": Reading.collect,
    "treat": Reading.treat,
    "lose_card": Reading.lose_card,
    "again": Reading.again,
}
