"""A game is known by its name in four places outside its own folders, each of which lists what is theirs."""

import ast
import re
from pathlib import Path

from game.games import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
REGISTRIES = {
    "game/games/__init__.py",
    "game/ai/__init__.py",
    "game/phones/screens/project.py",
    "game/ui/tables/__init__.py",
}
NAMES = [game.rules.slug for game in GAMES]
OWN = re.compile(rf"game/(?:games|ai|phones/screens|ui/tables)/(?:{'|'.join(NAMES)})(?:/|\.py$)")


def without_words(path: Path) -> str:
    """The code of a module, without its comments and docstrings: those may give a game as an example."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(body := getattr(node, "body", None), list):
            kept = [each for each in body if not (isinstance(each, ast.Expr) and _is_text(each.value))]
            node.body = kept or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def test_only_four_registries_know_a_game_by_its_name() -> None:
    known: dict[str, set[str]] = {}
    for path in (ROOT / "game").rglob("*.py"):
        where = path.relative_to(ROOT).as_posix()
        if not OWN.match(where):
            found = set(re.findall(rf"(?<![a-z])(?:{'|'.join(NAMES)})(?![a-z])", without_words(path)))
            if found:
                known[where] = found
    assert known.keys() == REGISTRIES, known
