"""Questions about dice: which stay, which go back, whether outlaws ride, which are turned."""

from collections import Counter

from game.engine import Action, Message, say, say_n
from game.games.dice_town.actions import Ambush, Choose, Keep, Ride, TakeBack, Turn
from game.games.dice_town.cards import by_rank
from game.games.dice_town.deck import DECK
from game.games.dice_town.dice import price
from game.games.dice_town.places import CLASSIC
from game.games.dice_town.view import View
from game.games.dice_town.words.contests import told_contenders
from game.games.dice_town.words.indians import DIE
from game.games.dice_town.words.places import PLACES as SIGNS
from game.games.dice_town.words.stakes import leaders, told_stake
from game.phones.screens.asking import option, options, question
from game.phones.screens.dice_town.people import told_hand
from game.phones.screens.dice_town.things import card, cards, die, die_keys, house, keyed
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Option, Question, Thing


def keep(seen: Seen) -> Question:
    """Dice under the cup, tapped one by one; a Brute can be slipped in."""
    view: View = seen.view
    assert seen.ask is not None
    brutes = {each.brute for each in seen.ask.options if isinstance(each, Keep) and each.brute}
    things = (*keyed(view.cup), *(card(seen, brute) for brute in sorted(brutes)))
    return question(
        seen,
        "sets",
        secret=True,
        things=things,
        options=tuple(_kept(seen, each) for each in seen.ask.options),
        note=seen.say(say("ui.dice_town.price")),
    )


def _kept(seen: Seen, keeping: Action) -> Option:
    """A choice of dice, what it costs and what one has then."""
    assert isinstance(keeping, Keep)
    view: View = seen.view
    of = die_keys(keeping.faces) + ((keeping.brute,) if keeping.brute else ())
    cost = 0 if keeping.brute else price(len(keeping.faces))
    dollars = seen.say(say("dice_town.amount.dollars", dollars=cost))
    why = say("ui.dice_town.price.brute") if keeping.brute else _why(len(keeping.faces))
    kept = view.kept[seen.seat] + keeping.faces
    held = [seen.name(told_hand(kept))] if kept else []
    words = say_n("ui.dice_town.keep", len(keeping.faces)) if keeping.faces else say("ui.dice_town.keep.none")
    return option(
        seen, keeping, words=seen.say(words), of=of, note=" · ".join([f"{seen.say(why)}: {dollars}", *held])
    )


def _why(count: int) -> Message:
    if not count:
        return say("ui.dice_town.price.none")
    return say("ui.dice_town.price.first") if count == 1 else say("ui.dice_town.price")


def take_back(seen: Seen) -> Question:
    """As many of the dice as the money is short of."""
    assert seen.ask is not None
    most: Counter[int] = Counter()
    wanted = 0
    for each in seen.ask.options:
        assert isinstance(each, TakeBack)
        most |= Counter(each.faces)
        wanted = len(each.faces)

    def of(action: Action) -> dict[str, object]:
        assert isinstance(action, TakeBack)
        return {"of": die_keys(action.faces)}

    return question(
        seen,
        "sets",
        title=seen.name(DECK["brute"].name),
        note=seen.say(say_n("ui.dice_town.take_back.count", wanted)),
        things=keyed(most.elements()),
        options=options(seen, of),
    )


def ride(seen: Seen) -> Question:
    """An outlaw, and how many dice he sets."""
    assert seen.ask is not None
    gang = by_rank({each.outlaw for each in seen.ask.options if isinstance(each, Ride)})

    def of(action: Action) -> dict[str, object]:
        return {"of": (action.outlaw,)} if isinstance(action, Ride) else {}

    return question(
        seen,
        "pick",
        title=seen.name(say("ui.dice_town.ride.title")),
        note=seen.say(say("ui.dice_town.ride.note")),
        things=cards(seen, gang),
        options=options(seen, of),
    )


def _turned(pairs: Action) -> dict[str, object]:
    """Of turning a die: which one, and the face it shows then."""
    if isinstance(pairs, Turn):
        return {"of": die_keys([pairs.of]), "thing": die(pairs.to)}
    return {}


def blessing(seen: Seen) -> Question:
    """One of one's own dice, and to which face it is turned."""
    view: View = seen.view
    return question(
        seen,
        "pick",
        title=seen.name(DIE["blessing"].name),
        note=seen.say(say("ui.dice_town.turn.which")),
        more=seen.say(say("ui.dice_town.turn.to")),
        things=keyed(dict.fromkeys(view.kept[seen.seat])),
        options=options(seen, _turned),
    )


def ambush(seen: Seen) -> Question:
    """Somebody, and which of their dice is rolled again."""
    assert seen.ask is not None
    seats = dict.fromkeys(each.seat for each in seen.ask.options if isinstance(each, Ambush))
    sitters = seen.sitters

    def of(action: Action) -> dict[str, object]:
        if not isinstance(action, Ambush):
            return {}
        return {"of": (f"seat:{action.seat}",), "thing": die(action.face), "person": action.seat}

    return question(
        seen,
        "pick",
        title=seen.name(DIE["ambush"].name),
        more=seen.say(say("ui.dice_town.turn.which")),
        things=tuple(
            Thing(f"portraits/{sitters[seat].portrait}", name=sitters[seat].name, key=f"seat:{seat}")
            for seat in seats
        ),
        options=options(seen, of),
    )


def warpath(seen: Seen) -> Question:
    """A place of the street, with what whoever leads there would lose."""
    view: View = seen.view

    def of(action: Action) -> dict[str, object]:
        assert isinstance(action, Choose)
        sign, seats = SIGNS[action.what].sign, leaders(view, action.what)
        told = list(told_contenders(view, action.what))
        if seats:
            stake = told_stake(view, action.what, CLASSIC, seats[0], view.kept[seats[0]])
            told.append(say("ui.dice_town.tip.leading", stake=stake))
        return {
            "thing": house(seen, action.what),
            "note": "\n".join(map(seen.say, [sign.text, *told])),
        }

    return question(seen, "sheets", title=seen.name(DIE["warpath"].name), options=options(seen, of))
