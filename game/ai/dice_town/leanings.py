"""What an answer at Dice Town is like: whom it hurts, what it risks, and what it is out for."""

from collections.abc import Callable
from typing import Any

from game.ai.characters.traits import Traits
from game.engine import Action, Ask, Seat
from game.games.dice_town.actions import MORE, Bid, Choose, Fence, Give, Keep, Name, Play, Take, TakeBack
from game.games.dice_town.benefits import MONEY, NUGGETS
from game.games.dice_town.cards import Card, figures, is_deed
from game.games.dice_town.dice import ACE, NINE, QUEEN, TEN, Faces
from game.games.dice_town.kinds import Kind
from game.games.dice_town.places import CLASSIC, NEW
from game.games.dice_town.view import View

_HANDSOME = 6.0
"""Dollars for which nobody could call an offer mean; a nugget and a card count two each."""
_CARD = 2
_PLACES = {
    ("mine", CLASSIC): Traits(gold=1.0),
    ("mine", NEW): Traits(risk=1.0),
    ("bank", CLASSIC): Traits(gold=1.0),
    ("saloon", CLASSIC): Traits(rivalry=1.0),
    ("sheriff", NEW): Traits(gold=0.5, risk=0.5),
    ("town_hall", CLASSIC): Traits(land=1.0),
    ("town_hall", NEW): Traits(land=0.5),
}
"""The two actions of the places, as far as they say something about who prefers them."""


def leanings(view: View, ask: Ask, action: Action) -> Traits:
    """From the view alone."""
    look = _LOOKS.get(type(action))
    return Traits() if look is None else look(view, ask, action)


def _keep(view: View, _: Ask, action: Keep) -> Traits:
    """Who keeps few dice has many to throw again."""
    left = len(view.cup) - len(action.faces)
    return _dice(action.faces)._replace(risk=left / max(1, len(view.cup)))


def _dice(faces: Faces) -> Traits:
    """What some dice are out for: two of a kind are as much as one could want."""
    gold = faces.count(NINE) + faces.count(TEN)
    return Traits(
        rivalry=min(1.0, faces.count(QUEEN) / 2),
        gold=min(1.0, gold / 2),
        land=min(1.0, faces.count(ACE) / 2),
    )


def _take_back(_view: View, _ask: Ask, action: TakeBack) -> Traits:
    return Traits(*(-much for much in _dice(action.faces)))


def _play(view: View, ask: Ask, action: Play) -> Traits:
    """A card at somebody is no kindness."""
    return Traits(rivalry=0.0 if action.target is None else _lead(view, ask.seat, action.target))


def _bid(_view: View, _ask: Ask, action: Bid) -> Traits:
    offered = min(1.0, (action.money + 2 * action.nuggets + _CARD * len(action.cards)) / _HANDSOME)
    return Traits(generosity=offered, gold=-offered / 2)


def _name(view: View, ask: Ask, action: Name) -> Traits:
    """A Sheriff with an eye on the leader names others; a thief robs the leader."""
    if action.seat == ask.seat:
        return Traits()
    lead = _lead(view, ask.seat, action.seat)
    if ask.kind == Kind.VICTIM:
        return Traits(rivalry=lead)
    return Traits(rivalry=-lead) if ask.kind == Kind.VERDICT else Traits()


def _card(card: Card) -> Traits:
    """A deed, something to be counted in the end, or a card to be played."""
    if is_deed(card):
        return Traits(land=1.0)
    counted = card in figures().base.equipment or card in figures().wild_west.equipment
    return Traits(gold=1.0) if counted else Traits(risk=0.5, rivalry=0.5)


def _choose(_view: View, ask: Ask, action: Choose) -> Traits:
    if ask.kind == Kind.ACTION:
        return _PLACES.get((str(ask.about), action.what), Traits())
    return Traits(rivalry=0.5, gold=1.0) if action in (MONEY, NUGGETS) else Traits()


def _lead(view: View, own: Seat, seat: Seat) -> float:
    """How well a rival stands beside the best of them, by what everybody can count."""
    standing = [
        view.nuggets[each] + view.money[each] / 2 + sum(view.backs[each]) + len(view.ranches[each])
        for each in range(view.settings.seats)
    ]
    most = max(points for each, points in enumerate(standing) if each != own)
    return standing[seat] / most if most > 0 else 0.0


_LOOKS: dict[type, Callable[[View, Ask, Any], Traits]] = {
    Keep: _keep,
    TakeBack: _take_back,
    Play: _play,
    Bid: _bid,
    Name: _name,
    Take: lambda _view, _ask, action: _card(action.card),
    Give: lambda _view, _ask, action: Traits(*(-much for much in _card(action.card))),
    Choose: _choose,
    Fence: lambda _view, _ask, _action: Traits(land=1.0),
    type(MORE): lambda _view, _ask, _action: Traits(gold=1.0),
}
