"""Who may know whom: `cli, ui → play → ai → games → engine`, and within each of them no large knot."""

from pathlib import Path

import pytest

from game.games import GAMES
from tests.architecture.imports import Graph, import_graph, knots

GAME = Path(__file__).resolve().parents[2] / "game"
LAYERS = (
    {"engine"},
    {"files", "locks", "manifest", "markup", "paths", "person", "settings", "text"},
    {"games"},
    {"ai"},
    {"play", "handbook"},
    {"phones"},
    {"ui"},
    {"cli"},
    {"__main__"},
)
"""From the lowest up; a module knows its own layer and those below."""
LARGEST_KNOT = 6
SLUGS = [game.rules.slug for game in GAMES]
OWN = ("game.games", "game.ai", "game.phones.screens", "game.ui.tables")
"""Where each game has a module or a package that bears its name."""


@pytest.fixture(scope="module")
def graph() -> Graph:
    return import_graph(GAME)


def _imports(graph: Graph) -> list[tuple[str, str]]:
    return [(module, imported) for module in sorted(graph) for imported in sorted(graph[module])]


def _layer(module: str) -> int:
    name = module.split(".")[1]
    return next(number for number, names in enumerate(LAYERS) if name in names)


def _is_in(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def _slug(module: str) -> str | None:
    """The game that a module belongs to."""
    return next((slug for slug in SLUGS for own in OWN if _is_in(module, f"{own}.{slug}")), None)


def test_every_layer_is_there_and_every_module_is_in_one(graph: Graph) -> None:
    assert {_layer(module) for module in graph if module != "game"} == set(range(len(LAYERS)))


def test_imports_go_one_way(graph: Graph) -> None:
    ours = graph.keys() - {"game"}
    upwards = [
        (module, imported)
        for module, imported in _imports(graph)
        if imported in ours and _layer(imported) > _layer(module)
    ]
    assert upwards == []


def test_only_the_screens_know_pygame(graph: Graph) -> None:
    knowing = {module for module, imported in _imports(graph) if _is_in(imported, "pygame")}
    assert knowing
    assert {module for module in knowing if not _is_in(module, "game.ui")} == set()


def test_no_two_games_know_each_other(graph: Graph) -> None:
    assert {_slug(module) for module in graph} == {*SLUGS, None}
    assert [
        (module, imported)
        for module, imported in _imports(graph)
        if len({_slug(module), _slug(imported)} - {None}) > 1
    ] == []


def test_nobody_outside_a_game_knows_its_frames(graph: Graph) -> None:
    """Frames are how the rules run; what others may know of a question, it says itself, and the view."""
    packages = [f"game.games.{slug}" for slug in SLUGS]
    assert [
        (module, imported)
        for module, imported in _imports(graph)
        for package in packages
        if _is_in(imported, f"{package}.frames") and not _is_in(module, package)
    ] == []


def test_no_knot_is_large(graph: Graph) -> None:
    """What leads back to itself can only be understood as a whole."""
    assert [sorted(knot) for knot in knots(graph) if len(knot) > LARGEST_KNOT] == []
