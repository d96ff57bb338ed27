"""What the tenderfoot likes in the Wild West: it sees what lies there, and not who comes next."""

from game.ai.dice_town.liking import Liking
from game.ai.dice_town.rewards import PLACES
from game.engine import PASS, Action
from game.games.dice_town.actions import Ambush, Choose, Discover, Give, Take, Turn
from game.games.dice_town.cards import Card, deed_value, figures, kind, outlaws
from game.games.dice_town.dice import ACE, JACK, NINE, TEN, poker
from game.games.dice_town.places import CLASSIC

_RIVER, _DOC = 2.0, 2.0
"""What a river card and the Doc's help seem worth, beside nuggets and cards to choose from."""
_FINDS = {"star": 3.0, "voucher": 3.0}
"""What river cards seem worth that hold neither gold nor dollars."""


def action(like: Liking, option: Action) -> float:
    """Whichever of a place's two actions has more to offer."""
    classic, new = _actions(like, str(like.ask.about))
    return classic if option == Choose(CLASSIC) else new


def _actions(like: Liking, place: str) -> tuple[float, float]:
    view, dice = like.view, like.dice
    match place:
        case "mine":
            return float(min(dice.count(NINE), view.mine)), _RIVER if view.river else 0.0
        case "bank":
            return float(view.bank), float(min(dice.count(TEN), view.coach))
        case "store":
            return 2.0 + dice.count(JACK) if view.store + view.discard else 0.0, _DOC
        case "saloon":
            victims = [other for other in like.others if other != view.guarded and any(view.backs[other])]
            return 2.0 if victims else 0.0, float(view.outlaws > 0)
        case "sheriff":
            return 1.0 if like.seat == view.sheriff else 4.0, 2.0 if view.wanted else 0.0
    deeds = min(1 + dice.count(ACE), len(view.queue), figures().base.queue)
    return float(deeds), float(view.deeds > 0)


def discover(_: Liking, option: Action) -> float:
    """The card to be applied is all that counts."""
    assert isinstance(option, Discover)
    return _find(option.cards[0])


def _find(card: Card) -> float:
    what = kind(card)
    if what.startswith("gold"):
        return float(what.removeprefix("gold"))
    if what.startswith("purse"):
        return int(what.removeprefix("purse")) / 2
    return _FINDS.get(what, 0.0)


def desperado(_: Liking, option: Action) -> float:
    """The outlaw with the highest pair."""
    assert isinstance(option, Take)
    return float(outlaws()[option.card].pair)


def blessing(like: Liking, option: Action) -> float:
    """As with a card sharp."""
    return like.turning(option.of, option.to) if isinstance(option, Turn) else float(option == PASS)


def ambush(like: Liking, option: Action) -> float:
    """A die of the best hand's largest group."""
    assert isinstance(option, Ambush)
    hands = like.view.kept
    best = max(like.others, key=lambda other: poker(tuple(sorted(hands[other]))))
    return float(hands[best].count(option.face)) if option.seat == best else 0.0


def warpath(like: Liking, option: Action) -> float:
    """A place where it has no die; everybody has a hand for the town hall."""
    assert isinstance(option, Choose)
    place = PLACES.index(option.what)
    return -1.0 if place == ACE else -float(like.dice.count(place))


def buying_die(like: Liking, option: Action) -> float:
    """The cheapest deed for the Indian die, if there is another one."""
    cheap = isinstance(option, Give) and deed_value(option.card) == 1
    if cheap and len(like.view.won_deeds[like.seat]) > 1:
        return 2.0
    return float(option == PASS)
