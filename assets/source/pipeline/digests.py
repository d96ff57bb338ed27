"""What a recipe depends on, as a digest: its module, all of ours that it imports, the files it reads."""

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pipeline.places import ROOT, SOURCE
from pipeline.recipe import Recipe

_FRAMEWORK = {"pipeline.output", "pipeline.places", "pipeline.recipe"}
"""Only bookkeeping: a change here changes no picture. (`--force` after a change of how files are stored.)"""


def digest(recipe: Recipe) -> str:
    """Changes when anything changes that the outputs of a recipe were made from."""
    modules = (_meaning(path) for path in sorted(_modules(recipe.module)))
    # one end of line everywhere: a checkout on Windows must not look changed
    data = ((ROOT / name).read_bytes().replace(b"\r\n", b"\n") for name in recipe.reads)
    return hashlib.sha256(b"\0".join([recipe.name.encode(), *modules, *data])).hexdigest()


def _meaning(path: Path) -> bytes:
    """What a module does: how it is laid out and commented makes no other picture."""
    return ast.dump(ast.parse(path.read_text("utf-8"))).encode()


@cache
def _modules(name: str) -> frozenset[Path]:
    """The files of a module and of all our modules that it needs."""
    found: set[Path] = set()
    todo = [name]
    while todo:
        module = todo.pop()
        path = _file(module)
        family = "." not in module and module != name  # its own file only lists its members
        if path is None or path in found or module in _FRAMEWORK or family:
            continue
        found.add(path)
        todo += _imports(path)
    return frozenset(found)


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _file(module: str) -> Path | None:
    path = SOURCE.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)
