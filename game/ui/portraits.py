"""The faces a player can have."""

from game.play.seating import PORTRAITS, face_of

__all__ = ["face_of", "portraits"]


def portraits() -> tuple[str, ...]:
    """The names of all portraits."""
    return PORTRAITS
