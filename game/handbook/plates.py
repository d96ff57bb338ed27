"""Pictures for books that are written out: whoever can draw makes them."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture in a file's bytes."""

    data: bytes
    mime: str
    width: float
    """How wide it is at best; the text of a screen is 1920 wide."""
    height: float
    sign: bool
    """As small as the letters around it."""


Plates = Callable[[str, str], Plate | None]
"""The picture of an address in a book."""
