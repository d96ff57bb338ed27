"""The private .venv: made, filled, and made anew when it no longer fits."""

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from build_spec.creation import SetUpFailed, bare_variables, create, interpreter

_STAMP = "dustwater.json"
_DECIDING = ("pyproject.toml", "build_spec/hatch_build.py")


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a whole .venv was made from; written last, so that a half-made one has none."""

    root: str
    base: str
    python: str
    installed: dict[str, str] = field(default_factory=dict)
    """For each extra, the digest of the files that decided what was installed."""


class Environment:
    """The .venv of one checkout."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._folder = root / ".venv"
        # From within some other virtual environment, the Python that will outlive it.
        self._base = os.path.realpath(getattr(sys, "_base_executable", sys.executable))

    def prepare(self, extra: str) -> None:
        """Have the program installed with this extra; quick when it already is."""
        stamp = self._stamp()
        if stamp is None:
            print("Setting up .venv, this once…", file=sys.stderr)
            create(self._folder, self._base)
            stamp = Stamp(str(self._root), self._base, self._version())
        wanted = self._digest()
        current = {name for name, digest in stamp.installed.items() if digest == wanted}
        # Every extra brings the game itself along.
        if extra not in current and (extra or not current):
            extras = {extra: wanted, **dict.fromkeys(stamp.installed, wanted)}
            print("Installing what it needs…", file=sys.stderr)
            names = ",".join(filter(None, extras))
            self._install(stamp, f".[{names}]" if names else ".", replace(stamp, installed=extras))

    def compile_catalogues(self) -> None:
        """Compile the catalogues where a `.po` is newer than its `.mo`."""
        stamp = self._stamp()
        sources = self._root.glob("game/locale/*/LC_MESSAGES/*.po")
        if stamp is None or not any(_is_newer(source, source.with_suffix(".mo")) for source in sources):
            return
        if "dev" in stamp.installed:
            command = [self.program("python"), "-m", "build_spec.catalogues", "compile"]
            if subprocess.call(command, cwd=self._root, env=bare_variables()):
                raise SetUpFailed("The catalogues could not be compiled, for the reason above.")
        else:
            # Nothing else needs Babel; the build, which brings its own, compiles them.
            self._install(stamp, ".", stamp)

    def program(self, name: str) -> str:
        """The path of a program in the .venv."""
        return str(interpreter(self._folder).with_stem(name))

    def _install(self, before: Stamp, target: str, after: Stamp) -> None:
        """Run pip; without a stamp meanwhile, in case that it is interrupted."""
        (self._folder / _STAMP).unlink(missing_ok=True)
        pip = [self.program("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        failed = subprocess.call([*pip, "--editable", target], cwd=self._root, env=bare_variables())
        # Pip gathers everything before it changes anything: after a failure, what was installed still is.
        stamp = before if failed else after
        (self._folder / _STAMP).write_text(json.dumps(asdict(stamp), indent=1), "utf-8")
        if failed:
            raise SetUpFailed("Pip could not install what is needed, for the reason above.")

    def _stamp(self) -> Stamp | None:
        """The stamp, unless the .venv is half-made, moved, or its Python gone or not the one asked for."""
        try:
            stamp = Stamp(**json.loads((self._folder / _STAMP).read_text("utf-8")))
        except (OSError, ValueError, TypeError):
            return None
        asked_for = self._base if os.environ.get("PYTHON") else stamp.base
        fits = (stamp.root, stamp.base, stamp.python) == (str(self._root), asked_for, self._version())
        return stamp if fits else None

    def _version(self) -> str:
        """The version its Python says it has; nothing when it does not run."""
        command = [self.program("python"), "-c", "import sys; print(sys.version)"]
        try:
            ran = subprocess.run(command, capture_output=True, text=True, env=bare_variables(), check=False)
        except OSError:
            return ""
        return ran.stdout.strip()

    def _digest(self) -> str:
        return hashlib.sha256(b"\0".join((self._root / name).read_bytes() for name in _DECIDING)).hexdigest()


def _is_newer(source: Path, made: Path) -> bool:
    return not made.exists() or source.stat().st_mtime > made.stat().st_mtime
