"""The picture's view, event by event: what the figures on the table are once an event has been shown.

The table is final when its events arrive. While they are played, panels and piles must not yet show the end,
so every event moves the shown view on by itself; the true view replaces it when the step is over.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from game.engine import Seat
from game.games.dice_town import events
from game.games.dice_town.cards import Card, is_deed, is_ranch
from game.games.dice_town.dice import Faces, without
from game.games.dice_town.view import View

T = TypeVar("T")
Cards = tuple[Card, ...]
_NOBODY_LOOKS: dict[str, Any] = {
    "looker": None,
    "looked": None,
    "looked_backs": (0, 0),
    "looked_from": "",
    "robbed": None,
}


_NEXT = (
    events.RoundBegan,
    events.Rolled,
    events.HandsDone,
    events.CoachMoved,
    events.Tied,
    events.Reached,
    events.Deserted,
    events.OnWarpath,
    events.VisitsDoc,
    events.LaidOpen,
)
"""Whatever was played has been put away when one of these happens; nothing tells of that."""


def after(view: View, event: Any) -> View:
    """The view with an event of that viewer's come true."""
    if view.playing and isinstance(event, _NEXT):
        view = replace(view, playing=(), discard=view.discard + len(view.playing))
    move = _MOVES.get(type(event))
    return view if move is None else move(view, event)


def _at(values: Sequence[T], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _plus(values: Sequence[int], seat: Seat, amount: int) -> tuple[int, ...]:
    return _at(values, seat, values[seat] + amount)


def _less(cards: Cards, *gone: Card) -> Cards:
    return tuple(card for card in cards if card not in gone)


def _dice(view: View, seat: Seat, faces: Faces, gone: Faces = ()) -> View:
    """A seat's kept dice with some more, and some gone."""
    kept = tuple(sorted([*without(list(view.kept[seat]), gone), *faces]))
    return replace(view, kept=_at(view.kept, seat, kept))


def _hold(view: View, seat: Seat, deeds: int, store: int, card: Card | None = None) -> View:
    """A hand with more or fewer cards of either back; the card itself if the viewer knows it is his."""
    old = view.backs[seat]
    view = replace(view, backs=_at(view.backs, seat, (old[0] + deeds, old[1] + store)))
    if card is None or seat != view.seat:
        return view
    more = deeds + store > 0
    return replace(view, hand=(*view.hand, card) if more else _less(view.hand, card))


def _round(view: View, event: events.RoundBegan) -> View:
    seats = view.settings.seats
    return replace(
        view,
        round=event.round,
        sheriff=event.sheriff,
        kept=((),) * seats,
        cups=(0,) * seats,
        cup=(),
        reveals=(),
        warpath=None,
        guarded=None,
        bought=False,
        **_NOBODY_LOOKS,
    )


def _rolled(view: View, event: events.Rolled) -> View:
    cup = event.faces if event.seat == view.seat and event.faces is not None else view.cup
    return replace(view, cups=_at(view.cups, event.seat, event.count), cup=cup)


def _lifted(view: View, event: events.Lifted) -> View:
    for seat, faces in event.kept:
        view = _dice(view, seat, faces)
        cup = () if seat == view.seat else view.cup
        view = replace(view, cups=_at(view.cups, seat, 0), cup=cup)
    for seat, brute in event.brutes:
        view = _laid(view, seat, brute)
    return view


def _paid(view: View, event: events.Paid) -> View:
    money = _plus(view.money, event.seat, -event.dollars)
    return replace(view, money=money, coach=view.coach + event.dollars)


def _rode(view: View, event: events.Rode) -> View:
    gang = _less(view.gangs[event.seat], event.outlaw)
    view = replace(view, gangs=_at(view.gangs, event.seat, gang), wanted=(*view.wanted, event.outlaw))
    return _dice(view, event.seat, (event.face,) * event.dice)


def _laid(view: View, seat: Seat, card: Card) -> View:
    """A card leaves a hand for the middle of the table."""
    if card in view.playing:
        return view
    return _hold(replace(view, playing=(*view.playing, card)), seat, 0, -1, card)


def _away(view: View, card: Card) -> View:
    return replace(view, playing=_less(view.playing, card), discard=view.discard + 1)


def _must_play(view: View, event: events.MustPlay) -> View:
    view = _laid(view, event.seat, event.card)
    return _away(view, event.card) if event.useless else view


def _bribed(view: View, event: events.Bribed) -> View:
    giver, judge = event.seat, event.sheriff
    money = _plus(_plus(view.money, giver, -event.money), judge, event.money)
    nuggets = _plus(_plus(view.nuggets, giver, -event.nuggets), judge, event.nuggets)
    bid = view.bids[giver]
    cards = bid.cards or () if bid is not None else ()  # known to those two only
    view = replace(view, money=money, nuggets=nuggets, bids=(None,) * len(view.bids))
    if view.seat == giver:
        view = replace(view, hand=_less(view.hand, *cards))
    elif view.seat == judge:
        view = replace(view, hand=(*view.hand, *cards))
    view = _hold(view, giver, -event.deeds, -event.store_cards)
    return _hold(view, judge, event.deeds, event.store_cards)


def _got_money(view: View, event: events.GotMoney) -> View:
    money = _plus(view.money, event.seat, event.dollars)
    if event.giver is not None:
        return replace(view, money=_plus(money, event.giver, -event.dollars))
    if event.source == "coach":
        return replace(view, money=money, coach=view.coach - event.dollars)
    return replace(view, money=money, bank=view.bank - event.dollars)


def _got_nuggets(view: View, event: events.GotNuggets) -> View:
    nuggets = _plus(view.nuggets, event.seat, event.nuggets)
    if event.giver is not None:
        return replace(view, nuggets=_plus(nuggets, event.giver, -event.nuggets))
    return replace(view, nuggets=nuggets, mine=view.mine - event.nuggets)


def _looks(view: View, event: events.Looks) -> View:
    deeds = sum(map(is_deed, event.cards or ()))
    looked: dict[str, Any] = {
        "looker": event.seat,
        "looked": event.cards,
        "looked_backs": (deeds, event.count - deeds),
        "looked_from": event.source,
        "robbed": event.victim,
    }
    match event.source:
        case "store":
            view = replace(view, store=view.store - event.count)
        case "river":
            view = replace(view, river=view.river - event.count)
        case "discard":
            view = replace(view, discard=0)
    return replace(view, **looked)


def _got_card(view: View, event: events.GotCard) -> View:
    deeds, store = (1, 0) if event.deed else (0, 1)
    if event.giver is not None:
        if event.source == "saloon":
            view = _hold(view, event.giver, *view.looked_backs)
            returned = view.looked or () if event.giver == view.seat else ()
            view = replace(view, hand=(*view.hand, *returned))
        view = _hold(view, event.giver, -deeds, -store, event.card)
    match event.source:
        case "doc" | "insurance":  # insurance pays in kind
            view = replace(view, deeds=view.deeds - deeds, store=view.store - store)
        case "voucher":
            view = replace(view, discard=sum(view.looked_backs) - 1)
        case "corruption" | "mayors_wife":
            view = replace(view, deeds=view.deeds - 1)
    return _hold(replace(view, **_NOBODY_LOOKS), event.seat, deeds, store, event.card)


def _got_open(view: View, event: events.GotOpenCard) -> View:
    if event.source == "queue":
        view = replace(view, queue=_less(view.queue, event.card))
    elif event.giver is None:
        view = replace(view, deeds=view.deeds - 1)
    if not is_ranch(event.card):
        return _hold(view, event.seat, 1, 0, event.card)
    ranches = view.ranches
    if event.giver is not None:
        ranches = _at(ranches, event.giver, _less(ranches[event.giver], event.card))
    mine = tuple(sorted((*ranches[event.seat], event.card)))
    return replace(view, ranches=_at(ranches, event.seat, mine))


def _queue(view: View, event: events.QueueFilled) -> View:
    return replace(view, queue=event.queue, deeds=view.deeds - len(event.queue) + len(view.queue))


def _fenced(view: View, event: events.Fenced) -> View:
    for card in event.cards:
        view = _hold(view, event.seat, -1, 0, card)
    return replace(view, wire=_at(view.wire, event.seat, (*view.wire[event.seat], *event.cards)))


def _found(view: View, event: events.FoundInRiver) -> View:
    put_back = sum(view.looked_backs)
    return replace(view, river=view.river + put_back - 1, spent=(*view.spent, event.card), **_NOBODY_LOOKS)


def _recruited(view: View, event: events.Recruited) -> View:
    gang = tuple(sorted((*view.gangs[event.seat], event.outlaw)))
    gangs = _at(view.gangs, event.seat, gang)
    return replace(view, outlaws=view.outlaws - 1, outlaw_top=event.top, gangs=gangs)


def _captured(view: View, event: events.CapturedOutlaws) -> View:
    captured = _at(view.captured, event.seat, (*view.captured[event.seat], *event.outlaws))
    return replace(view, wanted=_less(view.wanted, *event.outlaws), captured=captured, hunt=())


def _bought(view: View, event: events.BoughtDie) -> View:
    view = replace(view, bought=True, die=event.seat)
    if event.public and event.card is not None:
        view = replace(view, spent=(*view.spent, event.card))
    else:
        view = replace(view, box=view.box + 1)
    if event.card is not None and is_ranch(event.card):
        ranches = _less(view.ranches[event.seat], event.card)
        return replace(view, ranches=_at(view.ranches, event.seat, ranches))
    return _hold(view, event.seat, -1, 0, event.card)


_MOVES: dict[type, Callable[[View, Any], View]] = {
    events.RoundBegan: _round,
    events.Rolled: _rolled,
    events.Lifted: _lifted,
    events.Paid: _paid,
    events.TookBack: lambda view, event: _dice(view, event.seat, (), event.faces),
    events.Rode: _rode,
    events.Turned: lambda view, event: _dice(view, event.seat, (event.to,), (event.of,)),
    events.Played: lambda view, event: _laid(view, event.seat, event.play.card),
    events.MustPlay: _must_play,
    events.Cancelled: lambda view, event: _away(view, event.card),
    events.Bribed: _bribed,
    events.GotMoney: _got_money,
    events.GotNuggets: _got_nuggets,
    events.CoachMoved: lambda view, event: replace(view, coach=0, bank=view.bank + event.dollars),
    events.Looks: _looks,
    events.GotCard: _got_card,
    events.GotOpenCard: _got_open,
    events.Discarded: lambda view, event: replace(view, discard=view.discard + event.count),
    events.Reshuffled: lambda view, _: replace(view, store=view.store + view.discard, discard=0),
    events.QueueFilled: _queue,
    events.NewSheriff: lambda view, event: replace(view, sheriff=event.seat),
    events.Fenced: _fenced,
    events.FoundInRiver: _found,
    events.Recruited: _recruited,
    events.OutlawsShuffled: lambda view, event: replace(view, outlaw_top=event.top),
    events.Hunted: lambda view, event: replace(view, hunt=event.faces),
    events.CapturedOutlaws: _captured,
    events.BoughtDie: _bought,
    events.DieMoved: lambda view, event: replace(view, die=event.holder),
    events.WarpathChosen: lambda view, event: replace(view, warpath=event.place),
    events.LaidOpen: lambda view, event: replace(view, final=event.hands),
}
