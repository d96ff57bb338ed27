"""What kind of phone somebody has, from what its browser says of itself."""

_KINDS = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux")
"""The first that is named counts."""


def kind_of(said: str) -> str:
    """One of a few names that we know, whatever was said; nothing if it is none of them."""
    return next((kind for kind in _KINDS if kind in said), "")
