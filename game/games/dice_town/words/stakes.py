"""What an action at a place would bring somebody now, in a few words."""

from collections.abc import Sequence

from game.engine import Message, Seat, say, say_n
from game.games.dice_town.benefits import favours
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import ACE, HAND, JACK, KING, NINE, QUEEN, TEN, Faces
from game.games.dice_town.places import CLASSIC, PLACES, best
from game.games.dice_town.stakes import coach_dollars, deeds_in_line, nuggets, shopping_times
from game.games.dice_town.view import View
from game.games.dice_town.words.cards import told, told_deeds

NOTHING = say("dice_town.stake.nothing")


def leaders(view: View, place: str) -> tuple[Seat, ...]:
    """Who would go to a place by the dice that lie open; nobody as long as hands for it are not complete."""
    face, seats = PLACES[place].face, range(view.settings.seats)
    if face is None and any(len(kept) < HAND for kept in view.kept):
        return ()
    return best(view.kept, seats, face)


def told_stake(view: View, place: str, action: str, seat: Seat, dice: Faces) -> tuple[Message, ...]:
    """What a seat would get with some dice; only what everybody can reckon."""
    match place, action == CLASSIC:
        case "mine", True:
            found = nuggets(view, dice.count(NINE))
            stake = say_n("dice_town.amount.nuggets", found) if found else NOTHING
        case "mine", False:
            stake = say("dice_town.stake.river") if view.river else NOTHING
        case "bank", classic:
            stake = _dollars(view.bank if classic else coach_dollars(view, dice.count(TEN)))
        case "store", True:
            stake = _shopping(view, dice.count(JACK))
        case "store", False:
            stake = _favour([_FAVOURS[each] for each in favours(dice)])
        case "saloon", True:
            stake = _robbing(view, seat, dice.count(QUEEN))
        case "saloon", False:
            stake = NOTHING if view.outlaw_top is None else told(view.outlaw_top)
        case "sheriff", True:
            sheriff = view.sheriff == seat
            stake = say("dice_town.stake.star_stays") if sheriff else say("dice_town.stake.star")
        case "sheriff", False:
            stake = say_n("dice_town.stake.hunt", dice.count(KING)) if view.wanted else NOTHING
        case _, True:
            return told_deeds(_deeds(view, dice)) or (NOTHING,)
        case _:
            stake = say("dice_town.stake.deed") if view.deeds else NOTHING
    return (stake,)


_FAVOURS = {
    "wire": say("dice_town.stake.wire"),
    "store": say("dice_town.stake.store"),
    "money": say("dice_town.stake.scam"),
    "nuggets": say("dice_town.stake.big_scam"),
}


def _favour(allowed: Sequence[Message]) -> Message:
    """One of what the dice allow: the Doc does no more than that."""
    match allowed:
        case []:
            return NOTHING
        case [only]:
            return only
        case [one, other]:
            return say("dice_town.stake.either", one=one, other=other)
    return say_n("dice_town.stake.favours", len(allowed))


def _deeds(view: View, dice: Faces) -> tuple[Card, ...]:
    return view.queue[: deeds_in_line(dice.count(ACE))]


def _dollars(amount: int) -> Message:
    return say("dice_town.amount.dollars", dollars=amount) if amount else NOTHING


def _robbing(view: View, seat: Seat, queens: int) -> Message:
    anything = any(any(backs) for other, backs in enumerate(view.backs) if other != seat)
    return say_n("dice_town.stake.look", queens) if anything else NOTHING


def _shopping(view: View, jacks: int) -> Message:
    looks = min(jacks, view.store + view.discard)
    if not looks:
        return NOTHING
    stake, times = say_n("dice_town.stake.look", looks), shopping_times(view)
    return say("dice_town.stake.times", times=times, stake=stake) if times > 1 else stake
