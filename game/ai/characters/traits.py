"""A few named weights: what somebody likes, or what an answer is like."""

from typing import NamedTuple


class Traits(NamedTuple):
    """From -1 to 1 each; of a temperament how much it is liked, of an answer how much of it there is."""

    risk: float = 0.0
    """One more throw, rather than what is safe."""
    rivalry: float = 0.0
    """What hurts others, above all whoever leads."""
    generosity: float = 0.0
    """Gifts for the Sheriff."""
    gold: float = 0.0
    """Nuggets and money, which are sure."""
    land: float = 0.0
    """Ground, deeds, and whatever else can be owned."""

    def suits(self, likes: "Traits") -> float:
        """How much an answer like this is to somebody's liking, from -1 to 1."""
        liked = sum(weight * much for weight, much in zip(likes, self, strict=True))
        return max(-1.0, min(1.0, liked))
