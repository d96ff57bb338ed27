"""Lays out what Linux systems install: the tree below /usr that the .deb, Flatpak and AppImage share."""

import gzip
import os
import shutil
import time
from pathlib import Path

from build_spec.packaging.freeze import Frozen
from build_spec.packaging.names import APP_ID, PROGRAM, ROOT, VERSION

SOURCES = ROOT / "build_spec" / "linux"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def build_day() -> int:
    """When this is built, in seconds; a packager who wants the same bytes again sets SOURCE_DATE_EPOCH."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())


def metainfo() -> str:
    """What software centres show, with the version and its day filled in."""
    written = (SOURCES / "metainfo.xml").read_text("utf-8")
    day = time.strftime("%Y-%m-%d", time.gmtime(build_day()))
    return written.replace("{version}", VERSION).replace("{date}", day)


def stage(root: Path, frozen: Frozen) -> Path:
    """Put the frozen program and all that belongs to it into build/linux/usr; that folder."""
    usr = root / "build" / "linux" / "usr"
    shutil.rmtree(usr.parent, ignore_errors=True)
    shutil.copytree(frozen.whole, usr / "lib" / PROGRAM, symlinks=True)
    _link(usr / "bin" / PROGRAM, f"../lib/{PROGRAM}/{frozen.start}")
    stage_share(root, usr / "share")
    return usr


def stage_share(root: Path, share: Path) -> None:
    """Menu entry, icons, metainfo and papers."""
    _write(share / "applications" / f"{APP_ID}.desktop", (SOURCES / "dustwater.desktop").read_bytes())
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo().encode())
    for size in ICON_SIZES:
        icon = (root / "assets" / "app" / f"icon_{size}.png").read_bytes()
        _write(share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{APP_ID}.png", icon)
    papers = share / "doc" / PROGRAM
    _write(papers / "copyright", (SOURCES / "copyright").read_bytes())
    _write(papers / "CHANGELOG.md.gz", gzip.compress((root / "CHANGELOG.md").read_bytes(), mtime=0))


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _link(path: Path, target: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)
