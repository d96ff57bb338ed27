"""Writes into the catalogues, with empty words, the keys that the code says and they lack."""

import re
from pathlib import Path

from build_spec.catalogues import LANGUAGES, po_file
from build_spec.sources import find_uses

_KEY = re.compile(r'^msgid "([\w.]+)"$', re.MULTILINE)


def add_keys(root: Path) -> list[str]:
    """Add what is missing, each key among its section's, and return one line per key added."""
    plural: dict[str, bool] = {}
    for use in find_uses(root)[0]:
        plural[use.key] = plural.get(use.key, False) or use.by == "say_n"
    added: list[str] = []
    for language in LANGUAGES:
        path = po_file(root, language)
        blocks = path.read_text("utf-8").strip("\n").split("\n\n")
        for key in sorted(plural.keys() - {_key(block) for block in blocks}):
            _insert(blocks, key, _entry(key, plural=plural[key]))
            added.append(f"{path.relative_to(root).as_posix()}: {key}")
        path.write_text("\n\n".join(blocks) + "\n", "utf-8", newline="\n")
    return added


def _insert(blocks: list[str], key: str, entry: str) -> None:
    """Put the entry where its section has its place; a new section goes to the end, under its name."""
    section = key.partition(".")[0]
    places = [at for at, block in enumerate(blocks) if _key(block).partition(".")[0] == section]
    if not places:
        blocks += [f"# {section}", entry]
        return
    before = [at for at in places if _key(blocks[at]) < key]
    blocks.insert(before[-1] + 1 if before else places[0], entry)


def _entry(key: str, *, plural: bool) -> str:
    if plural:
        return f'msgid "{key}"\nmsgid_plural "{key}"\nmsgstr[0] ""\nmsgstr[1] ""'
    return f'msgid "{key}"\nmsgstr ""'


def _key(block: str) -> str:
    found = _KEY.search(block)
    return found[1] if found else ""
