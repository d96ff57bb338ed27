"""Dalton City on a phone: one's money and cards, and what the ride asks."""

from collections.abc import Callable
from typing import Any

from game.engine import Action, Message, Seat, Who, say, say_n
from game.games.dalton_city.about import Debt, Throw
from game.games.dalton_city.actions import BUY, Challenge, Go, Put, Roll, Sell, Take
from game.games.dalton_city.figures import Card, figures, price
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.loop import board
from game.games.dalton_city.prospects import due, prospect
from game.games.dalton_city.scoring import wealth
from game.games.dalton_city.view import View, world_of
from game.games.dalton_city.words.cards import name
from game.games.dalton_city.words.money import amount
from game.games.dalton_city.words.squares import square_name
from game.games.dalton_city.words.standing import told_ahead, told_place, told_round
from game.games.dalton_city.world import HOSPITAL, half_price
from game.phones.screens.asking import options, question
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Aside, Figure, Own, Person, Question, Thing
from game.phones.screens.showing import Showing


def _card(seen: Seen, card: Card) -> Thing:
    """A card with its price, and what it brings or costs now."""
    now = due(seen.view, seen.seat, card)
    seal = seen.name(amount(price(card))) if price(card) else ""
    text = "" if now is None else seen.say(now)
    return Thing(f"cards/dalton_city/small/{card}", "", seen.name(name(card)), text, card, seal)


def _cards(seen: Seen, owner: int) -> tuple[Thing, ...]:
    return tuple(_card(seen, card) for card, by in seen.view.owner if by == owner)


def _person(seen: Seen, seat: Seat) -> Person:
    view: View = seen.view
    sitter = seen.sitters[seat]
    cash, worth = seen.name(amount(view.money[seat])), seen.name(amount(wealth(world_of(view), seat)))
    cards = sum(by == seat for _, by in view.owner)
    return Person(
        seat,
        sitter.name,
        sitter.colour,
        sitter.portrait,
        (
            Figure("money", cash, seen.name(say("ui.dalton_city.tip.cash", dollars=view.money[seat]))),
            Figure(
                "wealth",
                worth,
                seen.name(say("ui.dalton_city.tip.wealth", dollars=wealth(world_of(view), seat))),
            ),
            Figure("card", str(cards), seen.name(say_n("ui.dalton_city.cards", cards))),
        ),
        laid=_cards(seen, seat) if seat != seen.seat else (),
        mark=_mark(seen, seat),
        waited_for=seat in view.waiting,
    )


def _mark(seen: Seen, seat: Seat) -> str:
    """Ruined, held, or at which square."""
    view: View = seen.view
    if not view.playing[seat]:
        return seen.name(say("ui.dalton_city.place.ruined"))
    return seen.name(square_name(view.board, view.at[seat])) if view.round else ""


def _going(seen: Seen) -> tuple[str, ...]:
    view: View = seen.view
    return (
        f"{seen.say(told_round(view))} · {seen.say(told_ahead(view)[0])}",
        seen.say(told_place(view, seen.seat)[0]),
    )


def _own(seen: Seen) -> Own:
    cards = _cards(seen, seen.seat)
    return Own(hand=cards, hand_told=seen.name(say_n("ui.dalton_city.cards", len(cards))))


def _asked(seen: Seen) -> Question:
    """The usual questions with their pictures, anything else as a list."""
    assert seen.ask is not None
    match seen.ask.kind:
        case Kind.RANCH | Kind.RIDE | Kind.UNIVERSITY | Kind.DIPLOMA:
            return _squares(seen)
        case Kind.SPOILS | Kind.BANCO:
            return _of_cards(seen)
        case Kind.CHALLENGE:
            return _rivals(seen)
    return _decision(seen)


def _squares(seen: Seen) -> Question:
    """Where to go, with what would happen there."""
    view: View = seen.view

    def of(action: Action) -> dict[str, object]:
        if isinstance(action, Go):
            square = board().squares[action.square]
            art = f"cards/dalton_city/small/{square.card}" if square.card else f"icons/{square.kind}"
            seal = seen.name(amount(price(square.card))) if square.card and price(square.card) else ""
            told = seen.say(prospect(view, seen.seat, action.square).told)
            return {
                "words": seen.say(square_name(board(), action.square)),
                "thing": Thing(art, seal=seal),
                "note": told,
            }
        return _sale(seen, action)

    notes = {
        Kind.RANCH: say("phone.ranch"),
        Kind.UNIVERSITY: say("phone.university"),
    }
    assert seen.ask is not None
    note = notes.get(Kind(seen.ask.kind))
    return _with_sales(seen, "sheets", of, note="" if note is None else seen.say(note))


def _of_cards(seen: Seen) -> Question:
    """One card of the loser's, or of one's own."""
    assert seen.ask is not None
    offered = [each.card for each in seen.ask.options if isinstance(each, Take | Put)]

    def of(action: Action) -> dict[str, object]:
        return {"of": (action.card,)} if isinstance(action, Take | Put) else _sale(seen, action)

    return _with_sales(seen, "pick", of, things=tuple(_card(seen, card) for card in offered))


def _rivals(seen: Seen) -> Question:
    """Whom to duel."""

    def of(action: Action) -> dict[str, object]:
        if not isinstance(action, Challenge):
            return _sale(seen, action)
        person = _person(seen, action.seat)
        return {"person": action.seat, "note": " · ".join(each.told for each in person.figures)}

    return _with_sales(seen, "people", of)


def _decision(seen: Seen) -> Question:
    """Dice, a purchase, a debt: what it is about, and a button for each answer; cards can be sold."""
    assert seen.ask is not None
    about = seen.ask.about
    shown: tuple[Thing, ...] = ()
    if seen.ask.kind == Kind.BUY:
        shown = (_card(seen, str(about)),)
    elif isinstance(about, Debt) and about.card:
        shown = (_card(seen, about.card),)
    return _with_sales(
        seen,
        "sheets",
        lambda action: _sale(seen, action),
        note="\n".join(seen.say(each) for each in _notes(seen)),
        shown=shown,
    )


def _with_sales(seen: Seen, form: str, of: Callable[[Action], dict[str, Any]], **given: Any) -> Question:
    """With every question cards can be sold: aside from what is asked, unless that is how one can pay."""
    assert seen.ask is not None
    every, ask = options(seen, of), seen.ask
    sales = tuple(each for each, action in zip(every, ask.options, strict=True) if isinstance(action, Sell))
    about = ask.about
    is_short = isinstance(about, Debt) and seen.view.money[seen.seat] < about.amount
    if sales and not is_short:
        every = tuple(each for each in every if each not in sales)
        given["asides"] = (Aside(seen.say(say("phone.sell")), sales),)
    return question(seen, form, options=every, **given)


def _sale(seen: Seen, action: Action) -> dict[str, object]:
    """How an answer looks: dice, a card to be sold; others are words."""
    if isinstance(action, Sell):
        half = seen.name(amount(half_price(action.card)))
        return {"thing": Thing(f"cards/dalton_city/small/{action.card}", seal=half)}
    if isinstance(action, Roll):
        return {"thing": Thing("icons/dice")}
    return {"thing": Thing("icons/money")} if action == BUY else {}


def _notes(seen: Seen) -> list[Message]:
    """What there is to know before one answers."""
    view: View = seen.view
    assert seen.ask is not None
    about, cash = seen.ask.about, view.money[seen.seat]
    if isinstance(about, Throw) and about.held and seen.ask.kind == Kind.DICE:
        told = {"attempt": about.attempt, "all": len(figures().fines), "fine": amount(about.fine)}
        if about.held == HOSPITAL:
            return [say("ui.dalton_city.note.in_hospital", **told)]
        return [say("ui.dalton_city.note.at_sheriff", **told)]
    if seen.ask.kind == Kind.DICE:
        if view.horse[seen.seat]:
            return [say("ui.dalton_city.note.mounted")]
        return [say("ui.dalton_city.note.on_foot")]
    cost = about.amount if isinstance(about, Debt) else price(str(about)) if seen.ask.kind == Kind.BUY else 0
    if not cost:
        return []
    if cash >= cost:
        return [say("phone.cash_after", cash=amount(cash), after=amount(cash - cost))]
    return [say("phone.cash_lacking", cash=amount(cash), lacking=amount(cost - cash))]


def _waiting(seen: Seen) -> Message | None:
    turn = seen.view.turn
    return say("ui.dalton_city.turn", player=Who(turn)) if turn >= 0 else None


SHOWING = Showing(question=_asked, person=_person, going=_going, own=_own, waiting=_waiting)
