"""The faces a player can have."""

from functools import cache

from game.ui.manifest import manifest

_PREFIX = "portraits/"


@cache
def portraits() -> tuple[str, ...]:
    """The names of all portraits."""
    return tuple(sorted(name.removeprefix(_PREFIX) for name in manifest() if name.startswith(_PREFIX)))
