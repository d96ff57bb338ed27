"""`make build`: freezes the program for this machine, tries it out as a stranger would, and packs it."""

import argparse
import os
import sys
from pathlib import Path

from build_spec.packaging.archive import make_archive
from build_spec.packaging.checks import check_linux
from build_spec.packaging.deb import make_deb
from build_spec.packaging.freeze import BuildFailed, Frozen, check_contents, freeze
from build_spec.packaging.glibc import oldest_glibc
from build_spec.packaging.linux import stage
from build_spec.packaging.names import ROOT
from build_spec.packaging.start import start_times
from build_spec.packaging.trial import try_out

_AIMS = {"folder": 90, "deb": 60}
"""In megabytes."""


def main(arguments: list[str]) -> int:
    """Build; the exit code."""
    parser = argparse.ArgumentParser("make build", description=__doc__)
    parser.add_argument("--onefile", action="store_true", help="make the program of one file too")
    chosen = parser.parse_args(arguments)
    os.umask(0o022)  # what is packed must be readable by everybody
    try:
        frozen = freeze(ROOT)
        check_contents(ROOT, frozen)
        _tried("The folder", frozen)
        _size("folder", frozen.whole, frozen.size)
        _pack(frozen)
        if chosen.onefile:
            single = freeze(ROOT, one_file=True)
            _tried("The one file", single)
            _size("one file", single.whole, single.size)
        _compare_start(frozen)
    except BuildFailed as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def _tried(what: str, frozen: Frozen) -> None:
    most = try_out(frozen)
    counted = "" if most is None else f", with at most {most} processes at once"
    print(f"{what} passes its self-test in a stranger's hands{counted}.", flush=True)


def _pack(frozen: Frozen) -> None:
    archive = make_archive(ROOT, frozen)
    _size("archive", archive, archive.stat().st_size)
    if sys.platform != "linux":
        return
    glibc = oldest_glibc(frozen.whole)
    usr = stage(ROOT, frozen)
    deb = make_deb(usr, ROOT / "dist", glibc)
    _size("deb", deb, deb.stat().st_size)
    absent = check_linux(usr / "share", deb)
    if absent:
        print(f"Not checked, for want of {', '.join(absent)}.")
    print(f"Runs on glibc {glibc[0]}.{glibc[1]} or later.", flush=True)


def _size(kind: str, path: Path, size: int) -> None:
    megabytes = size / 1e6
    aim = _AIMS.get(kind)
    said = "" if aim is None else f" (at most {aim} wanted{'' if megabytes <= aim else ': TOO LARGE'})"
    print(f"{path.relative_to(ROOT)}: {megabytes:.1f} MB{said}", flush=True)
    if aim is not None and megabytes > aim:
        raise BuildFailed(f"The {kind} is too large.")


def _compare_start(frozen: Frozen) -> None:
    packed, source = start_times(ROOT, frozen.program)
    ratio = packed / source
    print(
        f"First title frame after {packed:.2f} s frozen, {source:.2f} s from source: {ratio:.2f} times that."
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
