"""What must be so, once an event has been told."""

from collections.abc import Callable, Sequence
from typing import Any

from game.games.claim_it import events as mine
from game.games.dice_town import events as town
from game.games.dice_town.cards import is_ranch

Truth = Callable[[Any, Any, Any], object]


def come_true(view: Any, before: Any, event: Any) -> bool:
    """Whether a view holds what an event says, if there is anything to see; `before`: the view before it."""
    truth = _TRUTHS.get(type(event))
    return truth is None or bool(truth(view, before, event))


def _took(view: Any, _before: Any, event: mine.Took) -> bool:
    own = all(view.owned[event.seat] >> at & 1 for at in (*event.claimed, *event.squatted))
    gone = not any(view.owned[other] >> at & 1 for other, at in event.displaced)
    return own and gone and all(view.claimed >> at & 1 for at in event.claimed)


def _lifted(view: Any, _before: Any, event: town.Lifted) -> bool:
    lying = all(not view.cups[seat] and _has(view.kept[seat], faces) for seat, faces in event.kept)
    return lying and all(brute in view.playing for _, brute in event.brutes)


def _money(view: Any, before: Any, event: town.GotMoney) -> bool:
    paid = event.giver is None or _more(view.money, before.money, event.giver, -event.dollars)
    return paid and _more(view.money, before.money, event.seat, event.dollars)


def _nuggets(view: Any, before: Any, event: town.GotNuggets) -> bool:
    paid = event.giver is None or _more(view.nuggets, before.nuggets, event.giver, -event.nuggets)
    return paid and _more(view.nuggets, before.nuggets, event.seat, event.nuggets)


def _offered(view: Any, _before: Any, event: town.Offered) -> bool:
    bid = view.bids[event.seat]
    return (bid.money, bid.nuggets, bid.count) == (event.money, event.nuggets, event.count)


def _bribed(view: Any, before: Any, event: town.Bribed) -> bool:
    gone = _more(view.money, before.money, event.seat, -event.money) and not any(view.bids)
    return gone and _more(view.nuggets, before.nuggets, event.sheriff, event.nuggets)


def _got_card(view: Any, before: Any, event: town.GotCard) -> bool:
    seat, back = event.seat, 0 if event.deed else 1
    grown = view.backs[seat][back] == before.backs[seat][back] + 1
    return grown and view.looker is None and (view.seat != seat or event.card in view.hand)


def _got_open_card(view: Any, before: Any, event: town.GotOpenCard) -> bool:
    seat, card, giver = event.seat, event.card, event.giver
    if not is_ranch(card):
        return bool(view.backs[seat][0] == before.backs[seat][0] + 1)
    return card in view.ranches[seat] and (giver is None or card not in view.ranches[giver])


_TRUTHS: dict[type, Truth] = {
    mine.TurnBegan: lambda view, _, event: view.turns == event.turn,
    mine.Rolled: lambda view, _, event: (view.on_turn, view.dice) == (event.seat, event.dice),
    mine.Squatted: lambda view, _, event: view.squatters[event.number] == event.at,
    mine.Claimed: lambda view, _, event: (
        view.laid >> event.at & 1 and not (event.returned and event.at in view.squatters)
    ),
    mine.Bankrupt: lambda view, _, __: not view.laid | view.squatted,
    mine.Took: _took,
    mine.LastRound: lambda view, _, event: view.caller == event.seat,
    town.RoundBegan: lambda view, _, event: (view.round, view.sheriff) == (event.round, event.sheriff),
    town.Rolled: lambda view, _, event: (
        view.cups[event.seat] == event.count and (view.seat != event.seat or view.cup == event.faces)
    ),
    town.Lifted: _lifted,
    town.TookBack: lambda view, before, event: (
        len(view.kept[event.seat]) == len(before.kept[event.seat]) - len(event.faces)
    ),
    town.Turned: lambda view, _, event: event.to in view.kept[event.seat],
    town.HandsDone: lambda view, _, event: tuple(tuple(sorted(kept)) for kept in view.kept) == event.hands,
    town.Rode: lambda view, _, event: (
        event.outlaw in view.wanted and _has(view.kept[event.seat], (event.face,) * event.dice)
    ),
    town.Reached: lambda view, _, event: view.reached[event.seat],
    town.WarpathChosen: lambda view, _, event: view.warpath == event.place,
    town.DieMoved: lambda view, _, event: view.die == event.holder,
    town.NewSheriff: lambda view, _, event: view.sheriff == event.seat,
    town.LaidOpen: lambda view, _, event: view.final == event.hands,
    town.Crowned: lambda view, _, event: view.crowned == event.seat,
    town.Paid: lambda view, before, event: (
        _more(view.money, before.money, event.seat, -event.dollars)
        and view.coach == before.coach + event.dollars
    ),
    town.GotMoney: _money,
    town.GotNuggets: _nuggets,
    town.CoachMoved: lambda view, before, event: (view.coach, view.bank) == (0, before.bank + event.dollars),
    town.Offered: _offered,
    town.Bribed: _bribed,
    town.Looks: lambda view, _, event: view.looker == event.seat and sum(view.looked_backs) == event.count,
    town.GotCard: _got_card,
    town.GotOpenCard: _got_open_card,
    town.QueueFilled: lambda view, _, event: view.queue == event.queue,
    town.Fenced: lambda view, _, event: _has(view.wire[event.seat], event.cards),
    town.Recruited: lambda view, _, event: event.outlaw in view.gangs[event.seat],
    town.OutlawsShuffled: lambda view, _, event: view.outlaw_top == event.top,
    town.CapturedOutlaws: lambda view, _, event: _has(view.captured[event.seat], event.outlaws),
    town.FoundInRiver: lambda view, _, event: event.card in view.spent,
    town.BoughtDie: lambda view, _, event: view.die == event.seat,
    town.Played: lambda view, _, event: event.play.card in view.playing,
    town.Cancelled: lambda view, _, event: event.card not in view.playing,
    town.MustPlay: lambda view, _, event: event.useless != (event.card in view.playing),
}


def _more(now: Sequence[int], before: Sequence[int], seat: int, amount: int) -> bool:
    return now[seat] == before[seat] + amount


def _has(lying: Sequence[Any], some: Sequence[Any]) -> bool:
    return all(lying.count(each) >= some.count(each) for each in some)
