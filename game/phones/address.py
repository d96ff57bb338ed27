"""Where phones can reach this computer: the addresses of its own networks."""

import socket
from contextlib import suppress
from ipaddress import IPv4Address, ip_address
from threading import Thread

_TOWARDS = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "169.254.255.254", "8.8.8.8")
"""Nothing is sent there: the system only says from which of our addresses it would be."""
_PORT = 9
_PATIENCE = 0.3
"""Seconds that the big screen stands still at most."""
_HOME = ("192.168.", "10.", "172.")


def addresses() -> tuple[str, ...]:
    """The addresses on which one may listen, the likeliest first; that of this computer alone if no other."""
    found = dict.fromkeys([*_on_the_way(), *_by_name()])
    outside = [each for each in found if may_listen(each) and not ip_address(each).is_loopback]
    return tuple(sorted(outside, key=_unlikely)) or ("127.0.0.1",)


def may_listen(address: str) -> bool:
    """Whether this is one address of a local network: never all of them at once, and none of the internet."""
    try:
        read = ip_address(address)
    except ValueError:
        return False
    if not isinstance(read, IPv4Address) or read.is_unspecified or read.is_multicast:
        return False
    return not read.is_global and str(read) == address


def _on_the_way() -> list[str]:
    found = []
    for target in _TOWARDS:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, _PORT))
            found.append(str(probe.getsockname()[0]))
    return found


def _by_name() -> list[str]:
    """What the computer's own name stands for; where a name server is asked that never answers, nothing."""
    found: list[str] = []

    def ask() -> None:
        with suppress(OSError, UnicodeError):
            found.extend(socket.gethostbyname_ex(socket.gethostname())[2])

    asking = Thread(target=ask, name="addresses", daemon=True)
    asking.start()
    asking.join(_PATIENCE)
    return [*found]


def _unlikely(address: str) -> tuple[bool, int]:
    """Home networks first, and last of all an address that the computer gave itself."""
    return address.startswith("169.254."), next(
        (n for n, start in enumerate(_HOME) if address.startswith(start)), len(_HOME)
    )
