"""Everybody in the town as everybody sees them, and what lies before the phone's own player."""

from game.engine import Message, Seat, say, say_n
from game.games.dice_town.art import Side
from game.games.dice_town.cards import by_rank
from game.games.dice_town.dice import HAND, Faces, poker
from game.games.dice_town.outlook import open_points
from game.games.dice_town.view import View
from game.games.dice_town.words.dice import named
from game.phones.screens.dice_town.things import cards, dice
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Figure, Own, Person, Thing


def person(seen: Seen, seat: Seat) -> Person:
    """A player with purse, dice and what lies open."""
    view: View = seen.view
    sitter = seen.sitters[seat]
    return Person(
        seat,
        sitter.name,
        sitter.colour,
        sitter.portrait,
        figures(seen, seat),
        dice(view.kept[seat]),
        laid(seen, seat),
        waited_for=seat in view.waiting,
    )


def figures(seen: Seen, seat: Seat) -> tuple[Figure, ...]:
    """Dollars, nuggets, cards in hand, and the points that everybody can count."""
    view: View = seen.view
    money, nuggets, points = view.money[seat], view.nuggets[seat], open_points(view, seat)
    deeds, store = view.backs[seat]
    dollars = seen.name(say("dice_town.amount.dollars", dollars=money))
    found = [
        Figure("money", dollars, dollars),
        Figure("nugget", str(nuggets), seen.name(say_n("dice_town.amount.nuggets", nuggets))),
        Figure("deed", str(deeds), seen.name(say_n("dice_town.amount.deeds", deeds))),
        Figure("card", str(store), seen.name(say_n("dice_town.amount.store_cards", store))),
        Figure("points", str(points), seen.name(say_n("ui.dice_town.tip.in_sight", points)).replace("*", "")),
    ]
    if seat == view.sheriff:
        found.append(Figure("star", "", seen.name(say("dice_town.score.sheriff"))))
    return tuple(found)


def laid(seen: Seen, seat: Seat) -> tuple[Thing, ...]:
    """The cards of a player that everybody may read."""
    view: View = seen.view
    held = view.wire[seat] if view.final is None else view.final[seat]
    own = (*view.ranches[seat], *held, *by_rank(view.gangs[seat]))
    return (*cards(seen, own), *cards(seen, by_rank(view.captured[seat]), Side.WANTED))


def own(seen: Seen) -> Own:
    """Cup, kept dice and hand of the phone's own player."""
    view: View = seen.view
    kept, count = view.kept[seen.seat], len(view.hand)
    return Own(
        cup=dice(view.cup),
        is_chosen=view.has_kept,
        kept=dice(kept),
        kept_told=seen.name(told_hand(kept)) if kept else "",
        hand=cards(seen, view.hand),
        hand_told=seen.name(say_n("dice_town.amount.cards", count)),
        laid=laid(seen, seen.seat),
        is_secret=True,
    )


def told_hand(kept: Faces) -> Message:
    """What some dice make in poker."""
    whole = tuple(sorted(kept))
    if not poker(whole)[0] and len(whole) < HAND:
        return say("ui.dice_town.hand.nothing")
    return say("ui.dice_town.hand.kept", hand=named(whole))
