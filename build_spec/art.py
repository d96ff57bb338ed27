"""`make art`: sets up the environment that art is built in, apart from the game's own, and builds."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from build_spec.creation import SetUpFailed, bare_variables, create, interpreter

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "assets" / "source"
BUILD = ROOT / "build" / "art"
STAMP = "installed"
DEBIAN = {"fluidsynth": "fluidsynth", "/usr/share/sounds/sf2/FluidR3_GM.sf2": "fluid-soundfont-gm"}
"""What no package registry of Python or Node has: the program or file, and the package it is in."""


def main(arguments: list[str]) -> int:
    """Prepare and build; the exit code."""
    try:
        _prepare_python()
        _prepare_packages()
        _prepare_synthesiser()
    except SetUpFailed as trouble:
        print(trouble, file=sys.stderr)
        return 1
    variables = bare_variables() | {"PYTHONPATH": str(SOURCE), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [str(interpreter(BUILD / "venv")), "-m", "pipeline", *arguments]
    return subprocess.call(command, cwd=ROOT, env=variables)


def _prepare_python() -> None:
    """A virtual environment of Python 3.11 with Blender in it."""
    folder = BUILD / "venv"
    wanted = SOURCE / "requirements.txt"
    if _is_stamped(folder, wanted):
        return
    print("Setting up the environment for art, this once (about 1 GB)…", file=sys.stderr)
    folder.parent.mkdir(parents=True, exist_ok=True)
    create(folder, _python())
    pip = [str(interpreter(folder)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _run([*pip, "-r", str(wanted)], "Pip could not install what art needs, for the reason above.")
    _stamp(folder, wanted)


def _python() -> str:
    """A Python 3.11: the one version that this Blender is made for."""
    test = "import sys; sys.exit(sys.version_info[:2] != (3, 11))"
    for name in (sys.executable, "python3.11", "python3", "python"):
        path = shutil.which(name)
        if path and not subprocess.run([path, "-c", test], capture_output=True, check=False).returncode:
            return os.path.realpath(path) if name == sys.executable else path
    raise SetUpFailed("Art is rendered with Blender 5.0, which needs a Python 3.11 on the PATH.")


def _prepare_packages() -> None:
    """Typefaces and icons, from npm."""
    wanted = SOURCE / "package.json"
    folder = BUILD / "node_modules"
    if _is_stamped(folder, wanted):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SetUpFailed("Typefaces and icons come from npm, which is not installed.")
    BUILD.mkdir(parents=True, exist_ok=True)
    shutil.copy(wanted, BUILD / "package.json")
    _run(
        [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(BUILD)],
        "Npm failed, see above.",
    )
    _stamp(folder, wanted)


def _prepare_synthesiser() -> None:
    """Fluidsynth and its instruments; installed if this machine lets us, asked for otherwise."""
    missing = [
        package for thing, package in DEBIAN.items() if not (shutil.which(thing) or Path(thing).exists())
    ]
    if not missing:
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        _run(["apt-get", "install", "--yes", "--quiet", *missing], "Apt could not install the synthesiser.")
    else:
        raise SetUpFailed(f"Music needs {' and '.join(missing)}: please install that.")


def _run(command: list[str], trouble: str) -> None:
    if subprocess.call(command, env=bare_variables()):
        raise SetUpFailed(trouble)


def _is_stamped(folder: Path, wanted: Path) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == _digest(wanted)


def _stamp(folder: Path, wanted: Path) -> None:
    (folder / STAMP).write_text(_digest(wanted), "utf-8")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
