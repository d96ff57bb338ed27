"""Packs the frozen program for people who install nothing: unpack it and start it."""

import platform
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from build_spec.packaging.deb import plain
from build_spec.packaging.freeze import Frozen
from build_spec.packaging.names import PROGRAM, VERSION


def make_archive(root: Path, frozen: Frozen) -> Path:
    """A .tar.gz on Linux, a .zip elsewhere, beside the frozen program."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    name = f"{PROGRAM}-{VERSION}-{system}-{platform.machine().lower()}"
    folder = frozen.whole.parent
    if sys.platform == "darwin":
        packed = folder / f"{name}.zip"
        # the only one that keeps a bundle's links and signature
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(frozen.whole), str(packed)], check=True)
        return packed
    if sys.platform == "win32":
        return _zip(frozen, folder / f"{name}.zip")
    return _tar(root, frozen, folder / f"{name}.tar.gz")


def _tar(root: Path, frozen: Frozen, packed: Path) -> Path:
    with tarfile.open(packed, "w:gz", format=tarfile.GNU_FORMAT) as archive:
        archive.add(frozen.whole, f"{PROGRAM}-{VERSION}", filter=plain)
        for name in ("LICENSE", "CHANGELOG.md"):
            archive.add(root / name, f"{PROGRAM}-{VERSION}/{name}", filter=plain)
    return packed


def _zip(frozen: Frozen, packed: Path) -> Path:
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for file in sorted(frozen.whole.rglob("*")):
            archive.write(file, f"{PROGRAM}-{VERSION}/{file.relative_to(frozen.whole).as_posix()}")
    return packed
