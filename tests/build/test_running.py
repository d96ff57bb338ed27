import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from build_spec.catalogues import ROOT
from build_spec.tasks import TASKS, main

SCRIPT = ROOT / "build_spec" / "python.sh"
VENV = ROOT / "build_spec" / "venv.py"

NEW = f'#!/bin/sh\nexec "{sys.executable}" "$@"\n'
SHIM = "#!/bin/sh\nexit 127\n"
OLD = '#!/bin/sh\ncase "$2" in *version_info*) exit 1;; "") exit 0;; esac\necho "too old: $*"\n'


def run(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(SCRIPT), *arguments],
        cwd=folder,
        env={"PATH": str(folder), **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def write(folder: Path, **programs: str) -> None:
    for name, text in programs.items():
        path = folder / name.replace("_", ".")
        path.write_text(text)
        path.chmod(0o755)


def test_a_shim_with_nothing_behind_it_is_passed_over(tmp_path: Path) -> None:
    write(tmp_path, python3=SHIM, python3_13=OLD, python3_12=NEW)
    assert run(tmp_path, "-c", "print('new')").stdout == "new\n"


def test_an_old_python_is_left_to_say_that_it_is_old(tmp_path: Path) -> None:
    write(tmp_path, python3=SHIM, python=OLD)
    assert run(tmp_path, "venv.py", "play").stdout == "too old: venv.py play\n"


def test_without_any_python_there_is_a_sentence(tmp_path: Path) -> None:
    ran = run(tmp_path, "venv.py", "play")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "Dustwater needs Python 3.11 or later, and there is no Python on the PATH.\n"


def test_the_python_that_is_asked_for_is_taken(tmp_path: Path) -> None:
    folder = tmp_path / "mes programmes à moi"
    folder.mkdir()
    write(folder, mine=NEW)
    write(tmp_path, python3=OLD)
    assert run(tmp_path, "-c", "print('mine')", PYTHON=str(folder / "mine")).stdout == "mine\n"


def test_a_python_that_is_asked_for_and_does_not_run_is_named(tmp_path: Path) -> None:
    write(tmp_path, python3=NEW)
    ran = run(tmp_path, "venv.py", PYTHON="/no/such/python")
    assert (ran.returncode, ran.stderr) == (1, "There is no Python to run at PYTHON=/no/such/python.\n")


def test_an_old_python_can_read_the_script_and_says_that_it_is_too_old() -> None:
    ast.parse(VENV.read_text("ascii"), feature_version=(3, 4))
    program = f"import runpy, sys; sys.version_info = (3, 10, 2); runpy.run_path({str(VENV)!r})"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr == "Dustwater needs Python 3.11 or later, and this is Python 3.10.\n"


@pytest.mark.parametrize("arguments", [[], ["tset"]])
def test_an_unknown_task_is_refused_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("Say what to run: play, test, ")


def test_make_knows_every_task() -> None:
    variables = {
        name: value for name, value in os.environ.items() if name != "ARGS" and not name.startswith("MAKE")
    }
    for task in TASKS:
        planned = subprocess.run(
            ["make", "-n", task], cwd=ROOT, env=variables, capture_output=True, text=True, check=True
        )
        assert planned.stdout.strip() == f"sh build_spec/python.sh build_spec/venv.py {task}"
