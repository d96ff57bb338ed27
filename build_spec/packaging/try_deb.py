"""`python -m build_spec.packaging.try_deb PACKAGE`, as root: installs, plays and removes it."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from build_spec.packaging.freeze import BuildFailed
from build_spec.packaging.names import APP_ID, PROGRAM
from build_spec.packaging.play_window import play_claim_it
from build_spec.packaging.trial import Stranger

_SYSTEM = ("/etc", "/opt", "/usr", "/var/cache/dustwater", "/var/lib/dustwater", "/var/games")
_KEPT_BY_DPKG = ("/usr/share/icons/hicolor/icon-theme.cache", "/usr/share/applications/mimeinfo.cache")
"""Other packages' lists of what is installed, which they write anew each time."""
_EXPECTED = (
    f"/usr/bin/{PROGRAM}",
    f"/usr/share/applications/{APP_ID}.desktop",
    f"/usr/share/metainfo/{APP_ID}.metainfo.xml",
    f"/usr/share/icons/hicolor/48x48/apps/{APP_ID}.png",
    f"/usr/share/doc/{PROGRAM}/copyright",
)


def main(arguments: list[str]) -> int:
    """Try a package; the exit code."""
    try:
        (package,) = arguments
        _try(Path(package).resolve())
    except (BuildFailed, subprocess.CalledProcessError) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def _try(package: Path) -> None:
    before = _files()
    with tempfile.TemporaryDirectory() as temporary:
        Path(temporary).chmod(0o755)
        player = Stranger(Path(temporary) / "joueuse")
        player.home.mkdir()
        player.own(player.home)
        subprocess.run(["dpkg", "--install", str(package)], check=True)
        try:
            _use(player)
        finally:
            subprocess.run(["dpkg", "--purge", PROGRAM], check=True)
        left = sorted(_files() - before - set(_KEPT_BY_DPKG))
        if left:
            raise BuildFailed(f"Removing the package left {', '.join(left[:10])}.")
        kept = sorted(str(file.relative_to(player.home)) for file in player.home.rglob("*") if file.is_file())
    print(f"Removed; only the player's own files are left: {', '.join(kept)}")


def _use(player: Stranger) -> None:
    absent = [path for path in _EXPECTED if not Path(path).is_file()]
    if absent:
        raise BuildFailed(f"The package did not install {', '.join(absent)}.")
    command = [PROGRAM, "self-test"]
    subprocess.run(command, cwd=player.home, env=player.variables(), check=True, **player.identity())
    print(play_claim_it(PROGRAM, player))


def _files() -> set[str]:
    """Every file and folder where a package or a program might leave something."""
    listed = subprocess.run(
        ["find", *filter(os.path.exists, _SYSTEM), "-xdev"], capture_output=True, check=False
    )
    # bytecode is Python's own, written by whatever else runs on this machine
    return {path for path in os.fsdecode(listed.stdout).split("\n") if "__pycache__" not in path}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
