"""The cowhand's cards: each is played when it brings more than it is worth in hand."""

from game.ai.bot import Ranked
from game.ai.dice_town.gains import Gain
from game.ai.dice_town.reckoning import Reckoning, shown
from game.ai.dice_town.rolling import sharps
from game.engine import Ask, say
from game.games.dice_town.actions import Give, Play
from game.games.dice_town.cards import Occasion


def window(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Every card that may be played now, against keeping it."""
    assert isinstance(ask.about, tuple)
    occasion, actor = ask.about
    if occasion == Occasion.REVEAL:
        return sharps(r, ask)
    found: list[Ranked] = []
    for option in ask.options:
        if isinstance(option, Play):
            gain, later = Gain(r, actor, option).points(), r.card(option.card)
            reason = say("ai.dice_town.card.play", now=shown(gain), later=later)
            found.append(Ranked(option, gain - later, reason))
        else:
            found.append(Ranked(option, 0.0, say("ai.dice_town.card.pass")))
    return found


def at_once(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The Gift: from whoever has few cards to choose a poor one from."""
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Play)
        value = 0.0
        if option.target is not None:
            value = (1 + r.rivalry(option.target)) / max(1, r.view.backs[option.target][1])
        found.append(Ranked(option, value, say("ai.dice_town.gift")))
    return found


def give(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The card least missed."""
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Give)
        worth = r.card(option.card)
        found.append(Ranked(option, -worth, say("ai.dice_town.card.worth", worth=worth)))
    return found
