"""What the cowhand thinks something is worth, in words: to the hundred, for nobody knows it better."""

from game.engine import Message, say


def hundreds(dollars: float) -> int:
    """An estimate as one would say it."""
    return 100 * round(dollars / 100)


def ahead(worth: float) -> Message:
    """What comes of a throw, on average."""
    if hundreds(worth) < 0:
        return say("ai.dalton_city.dice.cost", cost=hundreds(-worth))
    return say("ai.dalton_city.dice", worth=hundreds(worth))


def going(worth: float) -> Message:
    """What comes of a square that one may choose."""
    if hundreds(worth) < 0:
        return say("ai.dalton_city.go.cost", cost=hundreds(-worth))
    return say("ai.dalton_city.go", worth=hundreds(worth))


def leaving(gain: float) -> Message:
    """What it brings to leave where one is held, rather than to stay and be fined."""
    if gain < 0:
        return say("ai.dalton_city.stay", worth=hundreds(-gain))
    return say("ai.dalton_city.leave", worth=hundreds(gain))
