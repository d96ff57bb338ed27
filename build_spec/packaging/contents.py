"""What goes into the frozen program beside its code, and what stays out of it."""

from pathlib import Path

from build_spec.data_files import data_files
from build_spec.packaging.licences import licence_files

EXCLUDED = (
    # what the developers' .venv may hold
    *(
        "babel",
        "catanatron",
        "chess",
        "defusedxml",
        "fontTools",
        "fpdf",
        "hatchling",
        "hypothesis",
        "mypy",
        "networkx",
        "numpy",
        "PIL",
        "pytest",
        "selenium",
        "trio",
    ),
    *("pip", "pkg_resources", "ruff", "setuptools", "wheel"),
    # what Python brings along for other programs
    *("_tkinter", "curses", "distutils", "doctest", "ensurepip", "ftplib", "idlelib", "lib2to3"),
    *("pdb", "pydoc", "pydoc_data", "readline", "sqlite3", "test", "tkinter", "turtle", "unittest", "xmlrpc"),
    # five megabytes of OpenSSL: hashlib has the digests we take without it, and phones are served without
    *("_hashlib", "_ssl", "ssl"),
    # the parts of pygame that no screen uses
    *("pygame._camera", "pygame._freetype", "pygame.camera", "pygame.docs", "pygame.examples"),
    *("pygame.freetype", "pygame.ftfont", "pygame.gfxdraw", "pygame.midi", "pygame.pypm", "pygame.sndarray"),
    *("pygame.surfarray", "pygame.tests", "pytmx.util_pyglet", "pytmx.util_pysdl2"),
)

THE_SYSTEMS = ("libexpat.so", "libgcc_s.so", "libstdc++.so")
"""On Linux the system's own are taken: ours would ask for a newer C library, and get in its drivers' way."""


def placed_files(root: Path) -> dict[str, str]:
    """Every file that is no code, and its place: the very places that the wheel gives them, and licences."""
    inside = (
        *root.glob("game/locale/*/LC_MESSAGES/*.mo"),
        *root.glob("game/locale/*/rules/*/*.md"),
        *root.glob("game/**/*.toml"),
        *(file for kind in ("html", "css", "js") for file in root.glob(f"game/phones/page/*.{kind}")),
    )
    package = {str(file): file.relative_to(root).as_posix() for file in sorted(inside)}
    return {**data_files(root), **package, **licence_files(root)}


def for_pyinstaller(root: Path) -> list[tuple[str, str]]:
    """The same as PyInstaller asks for it: each file with the folder it goes to."""
    return [(file, str(Path(place).parent)) for file, place in placed_files(root).items()]


def lacking(root: Path, inside: Path) -> list[str]:
    """The places where the frozen program, with its files in this folder, lacks one or has another."""
    return [
        place
        for file, place in placed_files(root).items()
        if not (inside / place).is_file() or (inside / place).read_bytes() != Path(file).read_bytes()
    ]


def unwanted(inside: Path) -> list[str]:
    """What should have stayed out and lies in the folder all the same."""
    top = {name for name in EXCLUDED if "." not in name}
    kinds = (
        (top, (inside, *inside.glob("**/lib-dynload"))),
        ({name.removeprefix("pygame.") for name in EXCLUDED}, (inside / "pygame",)),
        ({"source"}, (inside / "game" / "assets",)),
    )
    return sorted(
        str(path.relative_to(inside))
        for names, folders in kinds
        for folder in folders
        if folder.is_dir()
        for path in folder.iterdir()
        if path.name.split(".")[0] in names
    )
