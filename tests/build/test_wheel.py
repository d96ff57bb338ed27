import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from build_spec.catalogues import ROOT
from build_spec.creation import interpreter
from build_spec.packaging.contents import placed_files
from game import __version__

SOURCES = ("assets", "build_spec", "game", "levels", ".gitignore", "LICENSE", "pyproject.toml", "README.md")
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "*.mo", "*.tmp")


def build(project: Path, target: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    (built,) = folder.iterdir()
    return built


def contents(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the build needs, with art that must not be in the wheel, in an awkward place."""
    folder = tmp_path_factory.mktemp("project") / "un été à Dustwater"
    folder.mkdir()
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_BEHIND)
        else:
            shutil.copy(ROOT / name, folder / name)
    for name in ("assets/source/saloon.svg", "assets/pictures/saloon.png", "assets/pictures/.hidden"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("art", "utf-8")
    return folder


@pytest.fixture(scope="module")
def wheel(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(project, "wheel", tmp_path_factory.mktemp("wheel"))


def test_the_wheel_and_the_frozen_program_hold_every_file_of_the_phones_page(wheel: Path) -> None:
    page = {
        f"game/phones/page/{file.name}"
        for file in (ROOT / "game/phones/page").iterdir()
        if file.suffix not in (".py", "") and file.is_file()
    }
    assert "game/phones/page/index.html" in page
    assert page <= contents(wheel).keys()
    assert page <= set(placed_files(ROOT).values())


def test_the_wheel_holds_the_data_under_the_package(wheel: Path) -> None:
    names = contents(wheel).keys()
    assert {
        "game/__init__.py",
        "game/py.typed",
        "game/assets/CREDITS.md",
        "game/assets/pictures/saloon.png",
    } <= names
    assert {f"game/levels/{level.name}" for level in ROOT.joinpath("levels").glob("*.*")} <= names


def test_the_wheel_holds_the_compiled_catalogues(wheel: Path) -> None:
    names = contents(wheel).keys()
    assert {f"game/locale/{language}/LC_MESSAGES/dustwater.mo" for language in ("en", "fr")} <= names


def test_the_wheel_holds_the_books_of_rules(wheel: Path) -> None:
    books = {file.relative_to(ROOT).as_posix() for file in ROOT.glob("game/locale/*/rules/*/*.md")}
    assert books
    assert books <= contents(wheel).keys()


def test_the_wheel_holds_nothing_that_only_developers_need(wheel: Path) -> None:
    about = f"dustwater-{__version__}.dist-info"
    for name in contents(wheel):
        assert name.split("/")[0] in ("game", about)
        assert not name.startswith("game/assets/source")
        assert not name.endswith((".po", "/.hidden"))


def test_the_source_distribution_builds_the_same_wheel(project: Path, wheel: Path, tmp_path: Path) -> None:
    packed = build(project, "sdist", tmp_path / "sdist")
    subprocess.run(["tar", "-xf", str(packed), "-C", str(tmp_path)], check=True)
    unpacked = tmp_path / packed.name.removesuffix(".tar.gz")
    assert not list(unpacked.rglob("*.mo"))
    assert contents(build(unpacked, "wheel", tmp_path / "wheel")) == contents(wheel)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, installed on its own; what it depends on is borrowed from here, which takes no network."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    python = interpreter(folder)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([*pip, str(wheel)], check=True)
    (packages,) = {path.parent for path in folder.rglob("game") if path.parent.name == "site-packages"}
    # Pth files that a borrowed folder holds are not read, so that the checkout stays out of it.
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return python.with_stem("dustwater")


def run(installed: Path, folder: Path, *arguments: str) -> str:
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_"))}
    ran = subprocess.run(
        [str(installed), *arguments],
        cwd=folder,
        env=variables | {"PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert ran.stderr == ""
    assert ran.returncode == 0
    return ran.stdout


def test_the_installed_program_says_its_version(installed: Path, tmp_path: Path) -> None:
    assert __version__ in run(installed, tmp_path, "--version")


def test_the_installed_program_plays_in_both_languages(installed: Path, tmp_path: Path) -> None:
    game = ("watch", "claim_it", "--seats", "2", "--seed", "1")
    english, french = (run(installed, tmp_path, *game, "--lang", language) for language in ("en", "fr"))
    assert english
    assert french
    assert english != french


def test_the_installed_program_checks_a_level(installed: Path, tmp_path: Path) -> None:
    assert run(installed, tmp_path, "check-level", str(ROOT / "levels" / "claim_it.tmx"))
