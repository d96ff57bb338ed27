"""Money, cards and the nugget on their way, and why."""

from collections.abc import Callable

from game.engine import say
from game.games.dalton_city import events
from game.games.dalton_city.figures import Card
from game.games.dalton_city.words.cards import name
from game.games.dalton_city.world import BANCO, BANK
from game.ui.playback import Act, wait
from game.ui.tables.dalton_city.acts.crew import Crew, Cue, Makers
from game.ui.tables.dalton_city.card import Lit
from game.ui.tables.dalton_city.exhibit import CardExhibit, Entry, reckoning
from game.ui.tables.dalton_city.figures import dollars as told_dollars
from game.ui.tables.dalton_city.flying import flying_notes
from game.ui.tables.kit.flying import Flying

_FLIGHT = 0.8
_UNROLLS, _PAID, _LOOKED_AT = 1.8, 1.2, 1.2
"""How long a fee and a price unroll, and how long they are there before money flies."""


def _notes(crew: Crew, dollars: int, start: int, end: int, landing: str = "coins") -> Act:
    def things() -> list[Flying]:
        return flying_notes(dollars, crew.place(start), crew.place(end))

    return crew.fly(things, _FLIGHT, sound="bill", landing=landing)


def _nugget(crew: Crew, start: int, end: int) -> Act:
    def things() -> list[Flying]:
        return [Flying("dalton_city/nugget", crew.place(start), crew.place(end), end_zoom=0.4, arc=140.0)]

    return crew.fly(things, 0.6, landing="nugget")


def _cards(crew: Crew, cards: tuple[Card, ...], start: int, end: int, sound: str = "card_slide") -> Act:
    def things() -> list[Flying]:
        found: list[Flying] = [crew.card(card, start, end) for card in cards]
        for n, flown in enumerate(found):
            flown.delay = 0.0 if len(found) < 2 else 0.5 * n / (len(found) - 1)
        return found

    return crew.fly(things, _FLIGHT, sound=sound)


def _paid(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Paid = cue.first
    return [_notes(crew, event.dollars, event.seat, event.creditor)]


def _received(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Received = cue.first
    return [_notes(crew, event.dollars, BANK, event.seat)] if event.dollars else []


def _unroll(crew: Crew, make: Callable[[], CardExhibit], seconds: float) -> list[Act]:
    """A card, large, and what is reckoned for it, line by line."""
    shown: list[CardExhibit] = []

    def begin() -> None:
        shown.append(make())
        crew.table.exhibit = shown[0]

    def show(t: float) -> None:
        for exhibit in shown:
            exhibit.shown = t

    return [Act(seconds, show, begin=begin), wait(_LOOKED_AT)]


def _bought(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Bought = cue.first

    def exhibit() -> CardExhibit:
        sum_ = told_dollars(crew.table.house, event.dollars)
        return CardExhibit(
            event.card, name(event.card), entries=[Entry(say("ui.dalton_city.paid"), sum_, True)]
        )

    till, flies = crew.sound("till"), _cards(crew, (event.card,), BANK, event.seat)
    return [*_unroll(crew, exhibit, _PAID), till, flies]


def _sold(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Sold = cue.first
    to_bank = _cards(crew, (event.card,), event.seat, BANK)
    return [to_bank, _notes(crew, event.dollars, BANK, event.seat, "till")]


def _with_nugget(crew: Crew, cue: Cue) -> list[Act]:
    event: events.PaidWithNugget = cue.first
    return [_nugget(crew, event.seat, event.creditor)]


def _halved(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Halved = cue.first
    return [_cards(crew, (event.card,), event.seat, BANK, "newspaper"), crew.sound("stamp")]


def _got_card(crew: Crew, cue: Cue) -> list[Act]:
    event: events.GotCard = cue.first
    return [
        crew.exhibit(lambda: CardExhibit(event.card, name(event.card))),
        wait(0.6),
        _cards(crew, (event.card,), event.before, event.seat),
    ]


def _got_nugget(crew: Crew, cue: Cue) -> list[Act]:
    event: events.GotNugget = cue.first
    return [_nugget(crew, event.before, event.seat)]


def _took_banco(crew: Crew, cue: Cue) -> list[Act]:
    event: events.TookBanco = cue.first
    acts: list[Act] = []
    if event.dollars:
        acts.append(_notes(crew, event.dollars, BANCO, event.seat))
    if event.cards:
        acts.append(_cards(crew, event.cards, BANCO, event.seat))
    if event.nugget:
        acts.append(_nugget(crew, BANCO, event.seat))
    return [*acts, wait(0.1)]


def _put_on_banco(crew: Crew, cue: Cue) -> list[Act]:
    event: events.PutOnBanco = cue.first
    return [_cards(crew, (event.card,), event.seat, BANCO)]


def _fee_rolled(crew: Crew, cue: Cue) -> list[Act]:
    """One die beside the card; the column it stands for lights up."""
    event: events.FeeRolled = cue.first
    title = name(event.card)
    bare = crew.exhibit(lambda: CardExhibit(event.card, title))
    lit = crew.exhibit(lambda: CardExhibit(event.card, title, Lit(0, event.die)))
    return [bare, *crew.throw(event.seat, (event.die,)), lit, wait(0.4)]


def _fee_fixed(crew: Crew, cue: Cue) -> list[Act]:
    """The reckoning unrolls, line by line."""
    fee = cue.first.fee

    def exhibit() -> CardExhibit:
        return CardExhibit(fee.card, name(fee.card), Lit(fee.row, fee.die), reckoning(crew.table, fee), 0.0)

    return _unroll(crew, exhibit, _UNROLLS)


def _ruined(crew: Crew, cue: Cue) -> list[Act]:
    event: events.Ruined = cue.first

    def end() -> None:
        crew.table.riders = [rider for rider in crew.table.riders if rider.seat != event.seat]

    return [Act(1.0, begin=lambda: crew.table.sound("bust"), end=end, pause=True)]


def _dealt(crew: Crew, cue: Cue) -> list[Act]:
    """What is dealt before the game: to a player, or onto the board for who is away."""
    event: events.Dealt = cue.first
    return [_cards(crew, event.cards, BANK, event.owner), wait(0.2)]


MAKERS: Makers = {
    events.Dealt: _dealt,
    events.Paid: _paid,
    events.Received: _received,
    events.Bought: _bought,
    events.Sold: _sold,
    events.PaidWithNugget: _with_nugget,
    events.Halved: _halved,
    events.GotCard: _got_card,
    events.GotNugget: _got_nugget,
    events.TookBanco: _took_banco,
    events.PutOnBanco: _put_on_banco,
    events.FeeRolled: _fee_rolled,
    events.FeeFixed: _fee_fixed,
    events.Ruined: _ruined,
}
