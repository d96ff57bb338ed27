"""The tenderfoot's cards: played at the first chance that does not look like a waste."""

from game.ai.dice_town.liking import Liking, sharp
from game.engine import PASS, Action
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Occasion, kind, outlaws
from game.games.dice_town.deck import JOE_DOLLARS
from game.games.dice_town.dice import NINE
from game.games.dice_town.places import CLASSIC

_FRIGHTENING = ("girls", "dynamite", "corruption", "credit")
"""Cards that bring so much that even a tenderfoot begrudges them."""
_WASTE = -1.0


def playing(like: Liking, option: Action) -> float:
    """Passing is worth nothing, and most cards are worth playing."""
    assert isinstance(like.ask.about, tuple)
    if like.ask.about[0] == Occasion.REVEAL:
        return sharp(like, option)
    if option == PASS:
        return 0.0
    assert isinstance(option, Play)
    match kind(option.card):
        case "joe":
            assert option.target is not None
            return 1.0 + min(JOE_DOLLARS, like.view.money[option.target])
        case "dynamite":
            return 1.0 if like.dice.count(NINE) > 1 else _WASTE
        case "double_gun":
            posters = {outlaws()[each].face for each in like.view.wanted}
            return _WASTE if posters & set(option.faces) else float(len(option.faces))
        case "wanted":
            return 1.0 if _minds(like) else _WASTE
    return 1.0


def _minds(like: Liking) -> bool:
    """Whether the card on the table hits oneself, or brings another too much."""
    announced = like.view.progress.announced
    if announced is None:
        return False
    theirs = announced.play
    match kind(theirs.card):
        case "joe" | "whisky" | "gift":
            return theirs.target == like.seat
        case "swindler":
            return like.view.money[like.seat] > 0
        case "split":
            return _acts(like, "bank")
        case "marshal":
            return _acts(like, "sheriff")
    return kind(theirs.card) in _FRIGHTENING


def _acts(like: Liking, place: str) -> bool:
    return like.view.progress.acts(like.seat, place, CLASSIC)


def at_once(like: Liking, option: Action) -> float:
    """The Gift: from whoever has most to give."""
    assert isinstance(option, Play)
    return 0.0 if option.target is None else float(like.view.backs[option.target][1])
