import ast
import configparser
import io
import os
import re
import signal
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from build_spec.catalogues import LANGUAGES, ROOT
from build_spec.data_files import data_files
from build_spec.packaging import contents, deb, glibc, linux, resources
from build_spec.packaging.checks import check_linux
from build_spec.packaging.names import APP_ID, AUTHORS, PROGRAM, SUMMARY, VERSION, version_numbers
from build_spec.packaging.processes import session_members
from game import __version__

LINUX = ROOT / "build_spec" / "linux"
IMPORT = re.compile(r"^ *(?:from|import) ([\w.]+)(?: import ([\w, ]+))?", re.MULTILINE)


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / "dustwater.desktop", "utf-8")
    return parser["Desktop Entry"]


def test_the_frozen_program_holds_all_that_the_wheel_holds() -> None:
    placed = contents.placed_files(ROOT)
    assert data_files(ROOT).items() <= placed.items()
    places = set(placed.values())
    assert {f"game/locale/{language}/LC_MESSAGES/dustwater.mo" for language in LANGUAGES} <= places
    assert {file.relative_to(ROOT).as_posix() for file in ROOT.glob("game/games/**/*.toml")} <= places
    assert {file.relative_to(ROOT).as_posix() for file in ROOT.glob("game/locale/*/rules/*/*.md")} <= places


def test_the_frozen_program_holds_no_sources_of_the_art() -> None:
    assert not [place for place in contents.placed_files(ROOT).values() if "assets/source" in place]


def test_the_frozen_program_holds_the_licences_of_what_it_carries() -> None:
    folders = {
        place.split("/")[1] for place in contents.placed_files(ROOT).values() if place.startswith("licences/")
    }
    assert {"LICENSE", "libraries.txt"} <= folders
    assert {"mistune", "msgspec", "platformdirs", "pygame-ce", "pytmx", "segno", "websockets"} <= folders


def test_every_file_keeps_its_name_in_the_frozen_program() -> None:
    for file, place in contents.placed_files(ROOT).items():
        assert Path(file).name == Path(place).name


def test_what_is_missing_or_unwanted_in_the_frozen_program_is_named(tmp_path: Path) -> None:
    assert "licences/LICENSE" in contents.lacking(ROOT, tmp_path)
    for name in ("numpy", "game/assets/source", "pygame/tests", "python3/lib-dynload"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "python3" / "lib-dynload" / "_ssl.so").touch()
    assert contents.unwanted(tmp_path) == [
        str(Path(name))
        for name in ("game/assets/source", "numpy", "pygame/tests", "python3/lib-dynload/_ssl.so")
    ]


def test_nothing_that_the_game_imports_is_kept_out() -> None:
    imported = set()
    for file in ROOT.joinpath("game").rglob("*.py"):
        for module, names in IMPORT.findall(file.read_text("utf-8")):
            imported |= {module, *(f"{module}.{name.strip()}" for name in names.split(","))}
    # the engines that only `make bench` brings, and what writes a PDF
    assert imported & set(contents.EXCLUDED) <= {"catanatron", "chess", "fpdf"}


def test_the_spec_can_be_read_and_makes_a_folder_or_one_file() -> None:
    spec = ast.parse(ROOT.joinpath("build_spec", "dustwater.spec").read_text("utf-8"))
    called = {ast.unparse(node.func) for node in ast.walk(spec) if isinstance(node, ast.Call)}
    assert {"Analysis", "PYZ", "EXE", "COLLECT"} <= called


def test_every_requirement_of_the_build_is_pinned() -> None:
    extras = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))["project"]
    pinned = extras["optional-dependencies"]["build"]
    assert all(re.fullmatch(r"[\w-]+==[\d.]+(; sys_platform == '\w+')?", each) for each in pinned)
    names = {each.split("==")[0] for each in pinned}
    assert {re.split("[><=]", each)[0] for each in extras["dependencies"]} <= names


def test_windows_is_told_the_version() -> None:
    text = resources.windows_version()
    ast.parse(text)
    assert text.count(repr(version_numbers())) == 2
    assert f"StringStruct('ProductVersion', {__version__!r})" in text


def test_macos_is_told_the_version() -> None:
    info = resources.macos_info()
    assert info["CFBundleShortVersionString"] == __version__
    assert info["CFBundleIdentifier"] == APP_ID


def test_the_version_stands_in_one_place() -> None:
    written = re.compile(rf"(?<![\w.]){re.escape(VERSION)}(?![\w.])")
    for folder in ("build_spec", ".github"):
        for file in ROOT.joinpath(folder).rglob("*"):
            if file.is_file() and file.parent.name != "__pycache__":
                assert not written.search(file.read_text("utf-8", "replace")), file


def test_the_menu_entry_starts_the_program_and_shows_its_icon() -> None:
    entry = desktop_entry()
    assert (entry["Exec"], entry["TryExec"], entry["Icon"]) == (PROGRAM, PROGRAM, APP_ID)
    assert entry["Comment"] == SUMMARY
    assert {"Comment[fr]", "GenericName[fr]", "Keywords[fr]"} <= set(entry)


def test_the_metainfo_is_about_this_program_and_version() -> None:
    about = ElementTree.fromstring(linux.metainfo())
    assert about.findtext("id") == APP_ID
    assert about.findtext("launchable") == f"{APP_ID}.desktop"
    assert about.findtext("summary") == SUMMARY
    assert about.findtext("developer/name") == AUTHORS
    assert [release.get("version") for release in about.iter("release")] == [__version__]


def test_every_icon_has_the_size_of_its_folder(tmp_path: Path) -> None:
    linux.stage_share(ROOT, tmp_path)
    for size in linux.ICON_SIZES:
        icon = tmp_path / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        head = icon.read_bytes()[16:24]
        assert (int.from_bytes(head[:4]), int.from_bytes(head[4:])) == (size, size)


def test_the_systems_own_tools_find_no_fault(tmp_path: Path) -> None:
    linux.stage_share(ROOT, tmp_path)
    absent = check_linux(tmp_path)
    if absent:
        pytest.skip(f"needs {', '.join(absent)}")


def test_flatpak_and_appimage_go_by_the_same_name() -> None:
    manifest = (LINUX / f"{APP_ID}.yaml").read_text("utf-8")
    assert f"id: {APP_ID}\n" in manifest
    assert f"command: {PROGRAM}\n" in manifest
    assert f"id={APP_ID}\n" in (LINUX / "appimage.sh").read_text("utf-8")


def test_a_package_holds_the_tree_as_roots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    linux.stage_share(ROOT, tmp_path / "usr" / "share")
    package = deb.make_deb(tmp_path / "usr", tmp_path, (2, 35))
    control, data = archives(package.read_bytes())
    text = control["./control"].decode()
    assert f"Version: {__version__}\n" in text
    assert "libc6 (>= 2.35)" in text
    assert len(control["./md5sums"].splitlines()) == len(data) == len(linux.ICON_SIZES) + 4


def test_the_same_tree_makes_the_same_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    program = tmp_path / "usr" / "bin" / PROGRAM
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n", "utf-8")
    first = deb.make_deb(program.parents[1], tmp_path, (2, 35)).read_bytes()
    os.utime(program, (1, 1))
    assert deb.make_deb(program.parents[1], tmp_path, (2, 35)).read_bytes() == first


def archives(package: bytes) -> list[dict[str, bytes]]:
    """The files in each of the two archives in a package."""
    at, found = 8, []
    while at < len(package):
        length = int(package[at + 48 : at + 58])
        content = package[at + 60 : at + 60 + length]
        if package[at : at + 16].strip() != b"debian-binary":
            with tarfile.open(fileobj=io.BytesIO(content)) as archive:
                assert all(each.uid == each.gid == 0 and each.mode in (0o644, 0o755) for each in archive)
                files = {each.name: archive.extractfile(each) for each in archive if each.isfile()}
                found.append({name: file.read() for name, file in files.items() if file})
        at += 60 + length + length % 2
    return found


def test_the_oldest_c_library_is_the_newest_that_a_binary_asks_for(tmp_path: Path) -> None:
    (tmp_path / "one.so").write_bytes(b"\x7fELF\0GLIBC_2.2.5\0GLIBC_2.17\0")
    (tmp_path / "two").write_bytes(b"\x7fELF\0GLIBC_2.9\0GLIBC_PRIVATE\0")
    (tmp_path / "a text").write_bytes(b"\0GLIBC_2.99\0")
    assert glibc.oldest_glibc(tmp_path) == (2, 17)


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_the_processes_of_a_program_are_counted_with_its_children() -> None:
    with subprocess.Popen(
        ["/bin/sh", "-c", "sleep 30 & echo up; wait"], stdout=subprocess.PIPE, start_new_session=True
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == b"up\n"
        members = session_members(process.pid)
        os.killpg(process.pid, signal.SIGKILL)
    assert process.pid in members
    assert len(members) == 2
