"""Makes an empty virtual environment with whatever the machine offers for it."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

Commands = list[list[str]]


class SetUpFailed(Exception):
    """The .venv cannot be used; says why, and what would help, in one sentence."""


def interpreter(folder: Path) -> Path:
    """Where a virtual environment has its Python."""
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def bare_variables() -> dict[str, str]:
    """The environment variables, without those that would lead Python or pip out of the .venv."""
    leading_astray = {"PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__"}
    kept = {name: value for name, value in os.environ.items() if name not in leading_astray}
    return {**kept, "PIP_USER": "0"}


def remove(folder: Path) -> None:
    """Remove a folder, whole or half-made, if it is there."""
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)


def create(folder: Path, base: str) -> None:
    """Make the environment for this interpreter, with pip in it; SetUpFailed when no way works."""
    for commands in _ways(str(folder), base):
        remove(folder)
        checked = [*commands, [str(interpreter(folder)), "-m", "pip", "--version"]]
        if all(_works(command) for command in checked):
            return
    remove(folder)
    raise SetUpFailed(
        f"{base} cannot make a virtual environment: install its venv module "
        "(on Debian or Ubuntu: apt install python3-venv) and try again."
    )


def _ways(folder: str, base: str) -> Iterator[Commands]:
    """Debian's Python comes without the part of venv that brings pip, hence the other ways."""
    inside = str(interpreter(Path(folder)))
    yield [[base, "-m", "venv", folder]]
    yield [[base, "-m", "virtualenv", "--quiet", folder]]
    yield [
        [base, "-m", "venv", "--without-pip", folder],
        [base, "-m", "pip", "--python", inside, "install", "--quiet", "pip"],
    ]
    yield [["virtualenv", "--quiet", "--python", base, folder]]
    yield [["uv", "venv", "--quiet", "--seed", "--python", base, folder]]
    yield [[base, "-m", "uv", "venv", "--quiet", "--seed", "--python", base, folder]]


def _works(command: list[str]) -> bool:
    try:
        return not subprocess.run(command, capture_output=True, env=bare_variables(), check=False).returncode
    except OSError:
        return False
