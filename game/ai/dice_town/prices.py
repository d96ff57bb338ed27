"""Figures the cowhand has learnt from thousands of games."""

from typing import NamedTuple


class Pace(NamedTuple):
    """How much of the stock a round uses up."""

    nuggets: float
    deeds: float


ROUND = Pace(1.6, 1.8)
WEST_ROUND = Pace(2.6, 2.7)

IN_HAND = {
    "dynamite": 2.0,
    "girls": 2.5,
    "brute": 1.0,
    "sharp": 2.5,
    "corruption": 2.2,
    "credit": 2.2,
    "joe": 2.2,
    "marshal": 2.0,
    "split": 1.5,
    "wanted": 1.2,
    "elixir": 2.2,
    "gift": 2.5,
    "double_gun": 1.0,
    "whisky": 0.7,
    "insurance": 1.5,
    "desperado": 0.5,
    "smoke": 1.0,
}
"""What a card is worth that waits for its moment."""

RECRUIT = 2.0
"""What an outlaw is worth who may set two dice one day."""
RIVER = {"discoveries": 3.0, "voucher": 4.0, "nothing": 0.0}
"""What the river cards are worth that are not simply counted."""
RANCH = 0.8
"""What a ranch is worth beyond its points as long as others may follow, which are worth more for it."""
DIE = 1.1
"""What the Indian die is worth before it is rolled."""
WIRED = 0.12
"""The part of a deed's worth that barbed wire saves."""
CANCELLED = {"joe": 2.0, "girls": 3.0, "dynamite": 2.5, "corruption": 3.0, "credit": 3.0, "brute": 1.0}
"""What a card usually brings whoever plays it, for those that are no matter of taste."""
AGAIN = 0.8
"""What a second robbery is worth beside the first."""
WIRE = 0.3
"""What barbed wire is worth before one knows for which deeds."""
STAR_AGAIN = 0.3
"""What the river's star is worth to the Sheriff."""
