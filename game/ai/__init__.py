"""Bots, listed by hand: the ones that play anything, and each game's own."""

from collections.abc import Mapping

from game.ai import claim_it, dalton_city, dice_town
from game.ai.bot import Bot
from game.ai.chance import RandomBot
from game.ai.characters import FACES, Character, Manner
from game.ai.strengths import strengths as _strengths
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
    "dice_town": {
        "tenderfoot": dice_town.Tenderfoot(),
        "cowhand": dice_town.Cowhand(),
        "expert": dice_town.Expert(),
    },
}
"""Each game's own, the strongest last."""
_MANNERS: Mapping[str, Manner] = {
    "claim_it": Manner(claim_it.leanings, {"tenderfoot": 0.2, "cowhand": 0.08, "expert": 0.08}, 0.005),
    "dalton_city": Manner(
        dalton_city.leanings, {"tenderfoot": 0.4, "cowhand": 1000.0, "expert": 1000.0}, 0.004
    ),
    "dice_town": Manner(dice_town.leanings, {"tenderfoot": 0.8, "cowhand": 0.35, "expert": 0.35}, 0.005),
}
"""So little that no temperament loses a tenth of its level's wins: `tests/ai/test_characters.py`."""
_MEASURED: Mapping[str, Mapping[str, float]] = {
    "claim_it": {"cowhand": 0.91, "expert": 0.34},
    "dalton_city": {"cowhand": 0.34, "expert": 0.25},
    "dice_town": {"cowhand": 0.90, "expert": 0.40},
}
"""Of the matches of one against three of the level below, how many it won; among equals a quarter."""
_USUAL = "cowhand"
_AT = "@"
"""Between a level and a face: `cowhand@prospector`."""


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


def with_face(level: str, face: str) -> str:
    """What a level is called that plays with the temperament of a face."""
    return f"{level}{_AT}{face}" if face else level


def parted(name: str) -> tuple[str, str]:
    """A level, and the face it plays with, if any."""
    level, _, face = name.partition(_AT)
    return level, face


def has_character(slug: str, level: str) -> bool:
    """Whether a level shows the temperament of its face in a game."""
    return slug in _MANNERS and level in _MANNERS[slug].nearly


def strengths(slug: str) -> dict[str, float]:
    """The levels of a game, from the weakest, with their strengths; none where nobody measured any."""
    return _strengths(_MEASURED.get(slug, {}), bots(slug))


def bot(slug: str, name: str) -> Bot:
    """One bot of a game, with the temperament of a face if its name has one."""
    known, (level, face) = bots(slug), parted(name)
    if level not in known:
        raise UnknownBot(say("ai.unknown", name=level, game=slug, names=", ".join(known)))
    if face and face not in FACES:
        raise UnknownBot(say("ai.unknown_face", face=face, faces=", ".join(FACES)))
    if not face or not has_character(slug, level):
        return known[level]
    manner = _MANNERS[slug]
    return Character(known[level], FACES[face], manner.leanings, manner.nearly[level], manner.searched)
