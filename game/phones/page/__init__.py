"""The page a phone opens: HTML, CSS and JavaScript, served as they are, with their words put in."""

import json
from html import escape
from pathlib import Path

from game.games import GAMES
from game.manifest import manifest
from game.phones.screens.words import page_words
from game.phones.served import Page

_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
}
_CUT = ("dice/poker/rest", "dice/pips/rest", "dice/indian/rest", "cup/upturned", "icons/player")
_CUT_IN = (*(f"{each.rules.slug}/" for each in GAMES), "props/", "icons/")
"""The sheets of pictures that the page takes cells from."""


def served() -> Page:
    """Every file of the page under its path."""
    found = {}
    for file in sorted(Path(__file__).parent.iterdir()):
        if file.suffix in _TYPES:
            path = "/" if file.name == "index.html" else f"/{file.name}"
            body = file.read_text("utf-8")
            found[path] = _TYPES[file.suffix], (_filled(body) if path == "/" else body).encode()
    return found


def _filled(body: str) -> str:
    """The page with its words, and with how sheets are cut: data, which no browser runs."""
    words = page_words()
    about = json.dumps({"words": words, "sheets": _sheets()}, ensure_ascii=False).replace("<", "\\u003c")
    no_script = " ".join(escape(each["no_script"]) for each in words.values())
    return body.replace("{{about}}", about).replace("{{no_script}}", no_script)


def _sheets() -> dict[str, tuple[int, tuple[str, ...]]]:
    """How many columns a sheet has, and what its rows are called."""
    return {
        name: (entry.columns, entry.rows)
        for name, entry in manifest().items()
        if entry.kind == "sheet" and (name in _CUT or name.startswith(_CUT_IN))
    }
