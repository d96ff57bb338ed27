import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.fingerprints import lines

ROOT = Path(__file__).resolve().parents[2]

_IMPORT_ALL = """
import sys
from importlib import import_module
for name in sys.argv[1:]:
    import_module(name)
print(*(name for name in sys.modules if name.partition(".")[0] in ("pygame", "pytmx")))
"""


def _python(*arguments: str, **environment: str) -> str:
    """What another Python says that is started in the project's folder."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_game_does_not_depend_on_the_order_of_hashing(seed: str) -> None:
    assert _python("-m", "tests.contract.fingerprints", PYTHONHASHSEED=seed).splitlines() == lines()


def test_nothing_below_the_screens_loads_pygame() -> None:
    files = (file.relative_to(ROOT).with_suffix("") for file in (ROOT / "game").rglob("*.py"))
    names = [".".join(file.parts) for file in files if file.parts[1] != "ui"]
    assert "game.engine.flow" in names
    assert _python("-c", _IMPORT_ALL, *names).split() == []


_WITHOUT_LEVELS = """
import sys
from pathlib import Path
from game import paths
from game.__main__ import main
paths.levels = lambda: Path("nowhere")
assert main(sys.argv[1:]) == 0
assert not [name for name in sys.modules if name.partition(".")[0] in ("pygame", "pytmx")]
"""
_GAMES = ("claim_it", "dalton_city", "dice_town")


@pytest.mark.parametrize("slug", _GAMES)
def test_a_simulation_needs_neither_pygame_nor_the_picture_of_the_board(slug: str) -> None:
    assert _python("-c", _WITHOUT_LEVELS, "simulate", slug, "--games", "2", "--bots", "random", "--json")


@pytest.mark.parametrize("slug", _GAMES)
def test_watching_in_the_terminal_needs_neither_pygame_nor_the_picture_of_the_board(slug: str) -> None:
    assert _python("-c", _WITHOUT_LEVELS, "watch", slug, "--bots", "cowhand,tenderfoot", "--seed", "1")


def test_tests_do_not_depend_on_the_settings_of_who_runs_them() -> None:
    odd = dict.fromkeys(("SDL_VIDEODRIVER", "SDL_RENDER_DRIVER", "DISPLAY", "COLUMNS", "NO_COLOR"), "9")
    odd |= dict.fromkeys(("LANG", "LC_ALL", "LANGUAGE"), "fr_FR.UTF-8")
    said = _python("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/surroundings.py", **odd)
    assert "6 passed" in said
