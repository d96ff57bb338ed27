"""The cowhand's dice: what to keep, what to turn, when an outlaw should ride."""

from itertools import takewhile
from operator import not_

from game.ai.bot import Ranked
from game.ai.dice_town.keeping import Keeping
from game.ai.dice_town.outlook import Outlook
from game.ai.dice_town.reckoning import Reckoning, shown
from game.ai.dice_town.rewards import Rewards
from game.engine import PASS, Ask, Seat, say
from game.games.dice_town.actions import Ambush, Keep, Play, Ride, TakeBack, Turn
from game.games.dice_town.cards import outlaws
from game.games.dice_town.dice import FACES, HAND, Faces, price, without

_DITHER = 0.4
"""What it costs two players, beyond the dollar, to have kept no die before: either waits for the other."""


def keep(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Every keep, by what the round should bring less what the dice cost."""
    keeping = Keeping(Outlook(Rewards(r)), r.view.kept[r.seat], r.view.cup)
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Keep)
        dollars = price(len(option.faces))
        worth = keeping.after(option.faces)
        if option.brute:
            reason = say("ai.dice_town.keep_with_brute", worth=worth)
            found.append(Ranked(option, worth - r.card(option.brute), reason))
        else:
            paid = say("ai.dice_town.keep", worth=worth, dollars=dollars)
            none = say("ai.dice_town.keep_none", worth=worth, dollars=dollars)
            free = say("ai.dice_town.keep_free", worth=worth)
            reason = none if not option.faces else paid if dollars else free
            waits = 0.0 if option.faces else dither(r)
            found.append(Ranked(option, worth - r.loss(dollars) - waits, reason))
    return found


def dither(r: Reckoning) -> float:
    """The price of keeping no die once more."""
    if len(r.others) > 1:  # with more players there is always somebody who goes on
        return 0.0
    mine = [dict(reveal).get(r.seat, ()) for reveal in r.view.reveals]
    return _DITHER * len(list(takewhile(not_, reversed(mine))))


def take_back(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Dice that cannot be paid for: let go of those that help the least."""
    outlook, kept = Outlook(Rewards(r)), r.view.kept[r.seat]
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, TakeBack)
        worth = Keeping(outlook, _less(kept, option.faces), ()).after(())
        found.append(Ranked(option, worth, say("ai.dice_town.take_back", worth=worth)))
    return found


def ride(r: Reckoning, ask: Ask) -> list[Ranked]:
    """An outlaw rides if his dice bring more than he is worth at home."""
    outlook, kept = Outlook(Rewards(r)), r.view.kept[r.seat]
    last = r.view.progress.last_throw
    found: list[Ranked] = []
    for option in ask.options:
        if isinstance(option, Ride):
            home = r.recruit
            worth = _before(outlook, (*kept, *[outlaws()[option.outlaw].pair] * option.dice), last)
            reason = say("ai.dice_town.ride", worth=worth, home=home)
            found.append(Ranked(option, worth - home, reason))
        else:
            worth = _before(outlook, kept, last)
            found.append(Ranked(option, worth, say("ai.dice_town.ride_not", worth=worth)))
    return found


def _before(outlook: Outlook, dice: Faces, last: bool) -> float:
    return Keeping(outlook, tuple(sorted(dice)), ()).before(last=last)


def sharps(r: Reckoning, ask: Ask) -> list[Ranked]:
    """A card sharp is for the last reveal, when turning a die wins more than the card is worth."""
    hands = r.view.kept
    if any(len(dice) < HAND for dice in hands):
        wait = say("ai.dice_town.sharp_waits")
        return [Ranked(option, float(option == PASS), wait) for option in ask.options]
    outlook = Outlook(Rewards(r))
    before = outlook.now()
    found: list[Ranked] = []
    for option in ask.options:
        if isinstance(option, Play):
            gain = _turned(outlook, hands[r.seat], *option.faces) - before
            later = r.card(option.card)
            reason = say("ai.dice_town.card.play", now=shown(gain), later=later)
            found.append(Ranked(option, gain - later, reason))
        else:
            found.append(Ranked(option, 0.0, say("ai.dice_town.card.pass")))
    return found


def blessing(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The die to turn, by what the hand is worth then."""
    outlook, hand = Outlook(Rewards(r)), r.view.kept[r.seat]
    found: list[Ranked] = []
    for option in ask.options:
        worth = outlook.now()
        if isinstance(option, Turn):
            worth = _turned(outlook, hand, option.of, option.to)
        found.append(Ranked(option, worth, say("ai.dice_town.turn", worth=worth)))
    return found


def ambush(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The die that stands most in the way, or that a strong rival would miss most, over all its throws."""
    rewards = Rewards(r)
    theirs = {other: Outlook(Rewards(r, other)) for other in r.others}
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Ambush)
        left, rival = _less(r.view.kept[option.seat], (option.face,)), theirs[option.seat]
        falls = [(*left, face) for face in FACES]
        worth = sum(Outlook(rewards, {option.seat: dice}).now() for dice in falls) / len(falls)
        left_them = sum(map(rival.of, falls)) / len(falls)
        reason = say("ai.dice_town.ambush", worth=worth, theirs=left_them)
        found.append(Ranked(option, worth + r.rivalry(option.seat) * (rival.now() - left_them), reason))
    return found


def turned_against(r: Reckoning, rival: Seat, of: int, to: int) -> float:
    """What it costs if a rival turns a die, once all the dice lie there."""
    if any(len(dice) < HAND for dice in r.view.kept):
        return 0.0
    rewards, after = Rewards(r), (*_less(r.view.kept[rival], (of,)), to)
    return Outlook(rewards).now() - Outlook(rewards, {rival: after}).now()


def _turned(outlook: Outlook, hand: Faces, of: int, to: int) -> float:
    return outlook.of((*_less(hand, (of,)), to))


def _less(dice: Faces, gone: Faces) -> Faces:
    return tuple(sorted(without(dice, gone)))
