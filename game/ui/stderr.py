"""Keeps libraries from talking to the terminal."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def stderr_kept_quiet() -> Iterator[None]:
    """Swallow what C libraries print while they look for a sound card or a screen: we say it ourselves."""
    try:
        sys.stderr.flush()
        kept = os.dup(2)
    except (OSError, AttributeError, ValueError):
        yield  # there is no terminal to keep quiet
        return
    try:
        with open(os.devnull, "wb") as nowhere:  # noqa: PTH123 - a device, no path
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
