"""The oldest GNU C library that a Linux build runs on."""

import re
from collections.abc import Iterable
from pathlib import Path

_NEED = re.compile(rb"\x00GLIBC_(\d+)\.(\d+)(?=[.\x00])")
_MAGIC = b"\x7fELF"


def oldest_glibc(folder: Path) -> tuple[int, int]:
    """The highest version that any library or program in the folder asks for."""
    return max((need for file in _binaries(folder) for need in needs(file.read_bytes())), default=(2, 0))


def needs(binary: bytes) -> list[tuple[int, int]]:
    """The versions a binary names; each stands in its table of strings, between zeros."""
    return [(int(major), int(minor)) for major, minor in _NEED.findall(binary)]


def _binaries(folder: Path) -> Iterable[Path]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                if opened.read(4) == _MAGIC:
                    yield file
