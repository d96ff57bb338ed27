"""Chances in words."""

from game.engine.message import Message, say

_TINY = 0.01


def share(chance: float) -> Message:
    """A chance in percent: hardly any is not the same as none, and almost certain is not certain."""
    if 0 < chance < _TINY:
        return say("text.share.tiny")
    if 1 - _TINY < chance < 1:
        return say("text.share.nearly")
    return say("text.share", share=float(chance))
