"""The faces and colours a player can have."""

from functools import cache

from game.play.seating import COLOURS
from game.ui.manifest import manifest

_PREFIX = "portraits/"
_FACES = {
    "Abigail": "singer",
    "Buck": "rancher",
    "Clementine": "teacher",
    "Dusty": "prospector",
    "Esther": "scout",
    "Floyd": "barkeep",
    "Georgia": "vaquera",
    "Hank": "engineer",
}


@cache
def portraits() -> tuple[str, ...]:
    """The names of all portraits."""
    return tuple(sorted(name.removeprefix(_PREFIX) for name in manifest() if name.startswith(_PREFIX)))


@cache
def colours() -> tuple[str, ...]:
    """The colours that there are tokens in, in the order in which seats get them."""
    return tuple(colour for colour in COLOURS if colour in manifest()["icons/player"].rows)


def face_of(name: str, seat: int) -> str:
    """A portrait that suits one of our own names; for others, whoever is next."""
    known = portraits()
    return _FACES[name] if _FACES.get(name) in known else known[seat % len(known)]
