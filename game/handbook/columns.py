"""How wide the columns of a table are."""

from collections.abc import Sequence


def shared_out(columns: Sequence[tuple[float, float]], room: float) -> list[float]:
    """As wide as its longest line each, which comes first; where that is too much, the long ones give way.

    The other figure is how wide its widest word is: no column is narrower.
    """
    wide, least = sum(one for one, _ in columns), sum(word for _, word in columns)
    if wide <= room:
        return [one for one, _ in columns]
    spare = max(0.0, room - least) / (wide - least) if wide > least else 0.0
    return [word + spare * (one - word) for one, word in columns]
