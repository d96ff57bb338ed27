"""Before the tests: the settings of whoever runs them are put aside, and the catalogues compiled."""

import os
import signal

import pytest

from build_spec.catalogues import LANGUAGES, ROOT, compile_catalogues, po_file

_KINDS = ("SDL_", "PYGAME_", "LC_")
_NAMES = ("DISPLAY", "WAYLAND_DISPLAY", "LANG", "LANGUAGE", "COLUMNS", "LINES", "NO_COLOR", "TERM")
"""What the program heeds of its surroundings: a test that needs one of these sets it itself."""


def pytest_configure(config: pytest.Config) -> None:
    for name in [each for each in os.environ if each.startswith(_KINDS) or each in _NAMES]:
        del os.environ[name]
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background has Ctrl-C ignored
    is_worker = hasattr(config, "workerinput")
    if not is_worker and not all(_is_compiled(language) for language in LANGUAGES):
        compile_catalogues(ROOT)


def _is_compiled(language: str) -> bool:
    source = po_file(ROOT, language)
    made = source.with_suffix(".mo")
    return made.exists() and made.stat().st_mtime >= source.stat().st_mtime
