"""Bots, listed by hand: the ones that play anything, and each game's own."""

from collections.abc import Mapping

from game.ai import claim_it, dalton_city, dice_town
from game.ai.bot import Bot
from game.ai.chance import RandomBot
from game.engine import Trouble, say

_ANY: Mapping[str, Bot] = {"random": RandomBot()}
_OWN: Mapping[str, Mapping[str, Bot]] = {
    "claim_it": {
        "tenderfoot": claim_it.Tenderfoot(),
        "cowhand": claim_it.Cowhand(),
        "expert": claim_it.Expert(),
    },
    "dalton_city": {
        "tenderfoot": dalton_city.Tenderfoot(),
        "cowhand": dalton_city.Cowhand(),
        "expert": dalton_city.Expert(),
    },
    "dice_town": {"tenderfoot": dice_town.Tenderfoot(), "cowhand": dice_town.Cowhand()},
}
"""Each game's own, the strongest last."""
_USUAL = "cowhand"


class UnknownBot(Trouble):
    """No bot of that name plays this game."""


def bots(slug: str) -> dict[str, Bot]:
    """The bots that play a game, by name."""
    return {**_ANY, **_OWN.get(slug, {})}


def strongest(slug: str) -> str:
    """The name of the bot that plays a game best: it advises."""
    return list(bots(slug))[-1]


def usual(slug: str) -> str:
    """The name of the bot that sits down where nobody chose one, or one that is not known."""
    return _USUAL if _USUAL in bots(slug) else strongest(slug)


def bot(slug: str, name: str) -> Bot:
    """One bot of a game."""
    known = bots(slug)
    if name not in known:
        raise UnknownBot(say("ai.unknown", name=name, game=slug, names=", ".join(known)))
    return known[name]
