"""Rebuilds what changed, and keeps the manifest and the digests in step with the files."""

import json
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pipeline.digests import digest
from pipeline.output import Output
from pipeline.places import ASSETS, BUILT, MANIFEST, WORK
from pipeline.recipe import RECIPES, Recipe


def build(asked: Iterable[str], force: bool) -> list[str]:
    """Make the recipes asked for (all, if none) that changed; the names of those made.

    Each digest is taken when its turn has come: a recipe may read what one before it has just made.
    """
    asked = list(asked)
    chosen = [RECIPES[name] for name in asked] or list(RECIPES.values())
    made: list[str] = []
    for number, each in enumerate(chosen, 1):
        wanted = digest(each)
        if force or not _is_current(each, wanted):
            _make(each, wanted, f"[{number}/{len(chosen)}] {each.name}")
            made.append(each.name)
    if not made:
        print("All art is up to date.")
    if not asked:
        _clear_out()
    return made


def _make(recipe: Recipe, wanted: str, title: str) -> None:
    print(f"{title} …", flush=True)
    start = time.monotonic()
    output = Output(recipe.name, wanted)
    recipe.make(output)
    _enter(recipe.name, output, wanted)
    print(f"{title}: {_told(output)} in {time.monotonic() - start:.0f} s", flush=True)


def _is_current(recipe: Recipe, wanted: str) -> bool:
    if _load(BUILT).get(recipe.name) != wanted:
        return False
    mine = [entry for entry in _load(MANIFEST).values() if entry["recipe"] == recipe.name]
    return all((ASSETS / file["file"]).is_file() for entry in mine for file in entry["files"])


def _enter(name: str, output: Output, made_from: str) -> None:
    """Read again just before writing: another recipe may have been built meanwhile in another process."""
    with _alone():
        _replace(name, output, made_from)


def _replace(name: str, output: Output, made_from: str) -> None:
    before = _load(MANIFEST)
    manifest = {key: entry for key, entry in before.items() if entry["recipe"] != name} | output.entries
    kept = _files(manifest.values())
    _store(MANIFEST, manifest)
    _store(BUILT, _load(BUILT) | {name: made_from})
    for file in _files(entry for entry in before.values() if entry["recipe"] == name) - kept:
        (ASSETS / file).unlink(missing_ok=True)


def _clear_out() -> None:
    """Forget recipes that are gone, with their files."""
    before = _load(MANIFEST)
    manifest = {key: entry for key, entry in before.items() if entry["recipe"] in RECIPES}
    for file in _files(before.values()) - _files(manifest.values()):
        (ASSETS / file).unlink(missing_ok=True)
    _store(MANIFEST, manifest)
    _store(BUILT, {name: made_from for name, made_from in _load(BUILT).items() if name in RECIPES})


@contextmanager
def _alone() -> Iterator[None]:
    """Hold the lock on the manifest."""
    lock = WORK / "manifest.lock"
    while True:
        try:
            lock.touch(exist_ok=False)
            break
        except FileExistsError:
            time.sleep(0.1)
    try:
        yield
    finally:
        lock.unlink()


def _files(entries: Iterable[dict[str, Any]]) -> set[str]:
    return {file["file"] for entry in entries for file in entry["files"]}


def _told(output: Output) -> str:
    size = sum((ASSETS / file).stat().st_size for file in _files(output.entries.values()))
    return f"{len(output.entries)} assets, {size / 1024:.0f} KB"


def _load(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def _store(path: Path, content: dict[str, Any]) -> None:
    """One asset a line, in order: a change of one is a change of one line."""
    lines = (
        f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in sorted(content.items())
    )
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    if not path.exists() or path.read_text("utf-8") != text:
        half = path.with_suffix(".part")
        half.write_text(text, "utf-8", newline="\n")
        half.replace(path)
