"""Packs a tree below /usr as a .deb, which is an archive of two archives; needs no Debian to do so."""

import gzip
import hashlib
import io
import platform
import stat
import tarfile
from pathlib import Path, PurePosixPath

from build_spec.packaging.linux import build_day
from build_spec.packaging.names import AUTHORS, PROGRAM, SUMMARY, VERSION

_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf"}
_LIBRARIES = (
    *("libexpat1", "libgcc-s1", "libstdc++6"),
    *("libx11-6", "libxcursor1", "libxext6", "libxi6", "libxrandr2"),
)
_CONTROL = """\
Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer} <noreply@dustwater.invalid>
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), {libraries}
Recommends: libegl1, libgl1, libpulse0, libwayland-client0, libxkbcommon0
Section: games
Priority: optional
Description: {summary}
 Dice Town, Claim It! and Dalton City, to play alone against bots or with
 friends on the couch, in English or in French.
"""


def architecture() -> str:
    """What Debian calls this machine."""
    machine = platform.machine().lower()
    return _ARCHITECTURES.get(machine, machine)


def make_deb(usr: Path, folder: Path, glibc: tuple[int, int]) -> Path:
    """Pack the tree for systems with at least this C library; the package."""
    control = _CONTROL.format(
        package=PROGRAM,
        version=VERSION,
        architecture=architecture(),
        maintainer=AUTHORS,
        kilobytes=sum(-(-path.lstat().st_size // 1024) for path in usr.rglob("*")),
        libraries=", ".join(_LIBRARIES),
        glibc=".".join(map(str, glibc)),
        summary=SUMMARY.lower(),
    )
    sums = "".join(
        f"{_digest(file)}  {file.relative_to(usr.parent)}\n"
        for file in sorted(usr.rglob("*"))
        if file.is_file() and not file.is_symlink()
    )
    package = folder / f"{PROGRAM}_{VERSION}_{architecture()}.deb"
    parts = {
        "debian-binary": b"2.0\n",
        "control.tar.gz": _control_archive({"control": control.encode(), "md5sums": sums.encode()}),
        "data.tar.gz": _data_archive(usr),
    }
    package.write_bytes(b"!<arch>\n" + b"".join(_member(name, content) for name, content in parts.items()))
    return package


def _digest(file: Path) -> str:
    """What dpkg compares to find damage, not forgery."""
    return hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()


def _member(name: str, content: bytes) -> bytes:
    head = f"{name:<16}{build_day():<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n"
    return head.encode("ascii") + content + b"\n" * (len(content) % 2)


def _control_archive(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name, content in files.items():
            about = plain(tarfile.TarInfo(f"./{name}"))
            about.size = len(content)
            archive.addfile(about, io.BytesIO(content))
    return gzip.compress(packed.getvalue(), mtime=build_day())


def _data_archive(usr: Path) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in (usr, *sorted(usr.rglob("*"))):
            archive.add(path, f"./{path.relative_to(usr.parent)}", recursive=False, filter=plain)
    # pictures and music hardly get smaller: xz would save a twentieth and take ten times as long
    return gzip.compress(packed.getvalue(), 6, mtime=build_day())


def plain(about: tarfile.TarInfo) -> tarfile.TarInfo:
    """Root's, readable by all, and dated by the build, whoever packs it and however."""
    about.uid = about.gid = 0
    about.uname = about.gname = "root"
    about.mtime = build_day()
    runs = bool(about.mode & stat.S_IXUSR) and ".so" not in PurePosixPath(about.name).name
    about.mode = 0o777 if about.issym() else 0o755 if about.isdir() or runs else 0o644
    return about
