"""Who imports whom, read from the sources: imports inside functions and for type checkers count too."""

import ast
from collections.abc import Iterator
from pathlib import Path

Graph = dict[str, set[str]]
"""The modules of a package, and what each imports: the package's own modules and others, by full name."""


def import_graph(package: Path) -> Graph:
    """What the modules below a folder import."""
    files: dict[str, Path] = {}
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package.parent).with_suffix("").parts
        files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return {name: set(_imports(name, file, files)) - {name} for name, file in files.items()}


def _imports(name: str, file: Path, own: dict[str, Path]) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names, level):
                start = _start(name, file, level or 0, module or "")
                for alias in names:
                    submodule = f"{start}.{alias.name}"
                    yield submodule if submodule in own else start
            case ast.Call(ast.Name("import_module" | "__import__"), [ast.Constant(str(module)), *_]):
                yield module
            case ast.Call(ast.Attribute(attr="import_module"), [ast.Constant(str(module)), *_]):
                yield module


def _start(name: str, file: Path, level: int, module: str) -> str:
    """The full name of what follows `from`, where dots may stand for packages around the module."""
    if not level:
        return module
    around = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    return ".".join([*around[: len(around) - level + 1], *filter(None, [module])])


def knots(graph: Graph) -> list[set[str]]:
    """Modules that need one another to be understood, also by way of others; the largest knot first."""
    reached = {module: _reached(graph, module) for module in graph}
    found = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in graph
        if module in reached[module]
    }
    return sorted(map(set, found), key=len, reverse=True)


def _reached(graph: Graph, start: str) -> set[str]:
    found: set[str] = set()
    todo = [start]
    while todo:
        new = (graph[todo.pop()] & graph.keys()) - found
        found |= new
        todo += new
    return found
