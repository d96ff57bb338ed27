"""The files that phones may fetch: the page, and the game's own art; a list, never a folder."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game import paths
from game.manifest import File, manifest

Page = Mapping[str, tuple[str, bytes]]
"""For each path its type and what is there."""

_PICTURES = ("image", "sheet", "patch", "background")
_SCALE = 2.0
"""Pixels of a picture for a unit of the big screen's design: what phones can show."""
_TYPES = {
    ".webp": "image/webp",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".ttf": "font/ttf",
}


@cache
def art() -> Mapping[str, tuple[str, Path]]:
    """The paths under which pictures and letters are served, with their types and files."""
    found = {}
    for name, entry in manifest().items():
        if entry.kind in _PICTURES:
            file = min(entry.files, key=_fitness).file
            found[f"/art/{name}.png"] = _TYPES[Path(file).suffix], paths.assets() / file
        elif entry.kind == "font":
            file = entry.files[0].file
            found[f"/art/{name}.ttf"] = _TYPES[Path(file).suffix], paths.assets() / file
    return found


def _fitness(file: File) -> float:
    return abs(file.scale - _SCALE)


def fetched(page: Page, path: str) -> tuple[str, bytes] | None:
    """What is served under a path, which must be written exactly so; None: nothing."""
    if path in page:
        return page[path]
    found = art().get(path)
    if found is None:
        return None
    kind, file = found
    try:
        return kind, file.read_bytes()
    except OSError:
        return None


def policy(host: str) -> str:
    """What the page may load and with whom it may talk: this server, and nothing else."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def headers(host: str) -> dict[str, str]:
    """What every answer says beside what it is: keep nothing, load nothing else, tell nobody."""
    return {
        "Cache-Control": "no-store",
        "Content-Security-Policy": policy(host),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    }
