"""What lets a phone in: a secret for each seat, in an address that a camera can read."""

import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.engine import Seat

_BYTES = 18
"""144 bits; nobody guesses that."""

Matrix = tuple[tuple[bool, ...], ...]


@dataclass(frozen=True, slots=True)
class Invitation:
    """The address of a seat, and the dark squares of its QR code, row by row and without a margin."""

    url: str = field(repr=False)
    matrix: Matrix = field(repr=False)


class Tokens:
    """The secrets of the seats, as long as the program runs: they are written nowhere."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        self._of = {seat: secrets.token_urlsafe(_BYTES) for seat in seats}

    def __repr__(self) -> str:
        return f"Tokens of {len(self._of)} seats"

    def __reduce__(self) -> str:
        raise TypeError("what lets a phone in is not written down")

    def seat(self, token: str) -> Seat | None:
        """Whose token this is; it takes as long whoever's it is, and however much of it is right."""
        given, found = token.encode("utf-8", "replace"), None
        for seat, own in self._of.items():
            if hmac.compare_digest(given, own.encode()):
                found = seat
        return found

    def invitation(self, seat: Seat, origin: str) -> Invitation:
        """The invitation to a seat; what follows the # is never sent with a request."""
        url = f"{origin}/#{self._of[seat]}"
        return Invitation(url, qr(url))


def qr(text: str) -> Matrix:
    """A text as a QR code."""
    import segno  # only who invites a phone needs it

    return tuple(tuple(map(bool, row)) for row in segno.make(text, error="m", micro=False).matrix)
