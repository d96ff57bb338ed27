"""Who sits before the machine, as far as it knows."""

import getpass
import sys

from game.engine import cleaned
from game.engine.record import NOBODY
from game.settings import LONGEST_NAME

_NOBODY_IN_PARTICULAR = ("root", "user", "admin", "administrator", "guest", "player", "owner", "ubuntu", "pi")
"""Accounts that are called after what they are for."""


def system_name() -> str:
    """The first name of whoever is logged in; empty where the system does not know one."""
    try:
        account = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    if account.lower() in _NOBODY_IN_PARTICULAR:
        return ""
    first = (_full_name(account) or account).replace(",", " ").split()
    name = cleaned(first[0] if first else "", LONGEST_NAME)
    return "" if name == NOBODY else name[0].upper() + name[1:]


def _full_name(account: str) -> str:
    """What the system has in its book beside an account."""
    if sys.platform == "win32":
        return ""
    import pwd

    try:
        return pwd.getpwnam(account).pw_gecos
    except KeyError:
        return ""
