"""Finds every key that is said: by `say`, `say_n`, `key` of game.engine, `words` on screens, and lessons."""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_MODULES = ("game.engine", "game.engine.message")
_SAYING = ("say", "say_n", "key")
_SCREENS = "game/ui/"
_PEOPLE = frozenset({"you", "first", "second", "third", "fourth", "fifth", "sixth", "seventh"})
"""Whom the words of a lesson can name."""
_SHORT = "words"
"""Screens have a shorter way to say something at once."""


@dataclass(frozen=True, slots=True)
class Use:
    """One place that says a key."""

    key: str
    place: str
    by: str
    gives: frozenset[str] | None
    """The names of the arguments, where the call shows them all."""


def find_uses(root: Path) -> tuple[list[Use], list[str]]:
    """Every use of a key below game/, and a line for every call that hides its key."""
    uses: list[Use] = []
    problems: list[str] = []
    for path in sorted(root.joinpath("game").rglob("*.py")):
        where = path.relative_to(root).as_posix()
        try:
            tree = ast.parse(path.read_text("utf-8"), where)
        except (SyntaxError, UnicodeDecodeError) as error:
            problems.append(f"{where}: cannot be read: {error}")
            continue
        for by, call in _calls(tree, where.startswith(_SCREENS)):
            place = f"{where}:{call.lineno}"
            first = call.args[0] if call.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                uses.append(Use(first.value, place, by, _given(by, call)))
            else:
                problems.append(f"{place}: the key given to {by}() must be written out as a string")
    return [*uses, *_lessons(root)], problems


def _lessons(root: Path) -> Iterator[Use]:
    """What the lessons say, which lie as data with their games."""
    for path in sorted(root.joinpath("game", "games").glob("*/lessons/*.toml")):
        lesson = tomllib.loads(path.read_text("utf-8"))
        where, name = path.relative_to(root).as_posix(), f"lesson.{path.stem}"
        yield Use(name, where, "say", frozenset())
        for chapter in lesson["chapters"]:
            yield Use(f"{name}.{chapter['name']}", where, "say", frozenset())
            for step in chapter["steps"]:
                key = f"{name}.{chapter['name']}.{step['name']}"
                yield Use(key, where, "say", _PEOPLE)
                if step.get("wrong"):
                    yield Use(f"{key}.wrong", where, "say", _PEOPLE)


def _calls(tree: ast.Module, on_screen: bool) -> Iterator[tuple[str, ast.Call]]:
    names = _imported(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called in names:
                yield names[called], node
            elif on_screen and called.split(".")[-1] == _SHORT:
                yield "say", node


def _imported(tree: ast.Module) -> dict[str, str]:
    """How this module calls each of the functions that say."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                local = alias.asname or alias.name
                if node.module in _MODULES and alias.name in _SAYING:
                    names[local] = alias.name
                elif f"{node.module}.{alias.name}" in _MODULES:
                    names.update({f"{local}.{name}": name for name in _SAYING})
    return names


def _given(by: str, call: ast.Call) -> frozenset[str] | None:
    if by == "key" or any(keyword.arg is None for keyword in call.keywords):
        return None
    given = {keyword.arg for keyword in call.keywords if keyword.arg}
    return frozenset(given | {"n"} if by == "say_n" else given)
