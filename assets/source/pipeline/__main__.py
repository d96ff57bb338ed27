"""`python -m pipeline`, inside the build environment: make the art that changed, or what is named."""

import argparse
import importlib
import sys

from pipeline.build import build
from pipeline.recipe import RECIPES

FAMILIES = ("typefaces", "scenes", "drawings", "sounds", "music")
"""The packages that hold recipes; each lists its modules itself."""


def main(arguments: list[str]) -> int:
    """Build; the exit code."""
    parser = argparse.ArgumentParser(prog="make art", description="Make the pictures, typefaces and sounds.")
    parser.add_argument("recipe", nargs="*", help="only these; a name ending in / means all that begin so")
    parser.add_argument("--force", action="store_true", help="even if nothing changed")
    parser.add_argument("--list", action="store_true", help="name the recipes, and do nothing")
    given = parser.parse_args(arguments)
    for family in FAMILIES:
        importlib.import_module(family)
    if given.list:
        print("\n".join(RECIPES))
        return 0
    asked = [name for wanted in given.recipe for name in _named(wanted)]
    unknown = [wanted for wanted in given.recipe if not _named(wanted)]
    if unknown:
        print(f"There is no recipe called {unknown[0]}; --list names them.", file=sys.stderr)
        return 2
    build(asked, given.force)
    return 0


def _named(wanted: str) -> list[str]:
    return [name for name in RECIPES if name == wanted or (wanted.endswith("/") and name.startswith(wanted))]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
