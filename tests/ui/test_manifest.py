"""Every picture, noise and typeface the program has: there, sound, credited, and nothing besides."""

import re
from pathlib import Path

import pygame
import pytest

from game import paths
from game.manifest import Entry, manifest
from game.play.seating import PORTRAITS
from game.ui.offscreen import Offscreen
from game.ui.typefaces import has

ASSETS = paths.assets()
PICTURES = ("image", "sheet", "patch", "background")
BESIDES = {"CREDITS.md", "CREDITS.fr.md", "manifest.json"}
MOST_BYTES = 40_000_000


def of_kind(*kinds: str) -> list[str]:
    return [name for name, entry in manifest().items() if entry.kind in kinds]


def test_every_file_of_the_manifest_exists() -> None:
    missing = [
        file.file
        for entry in manifest().values()
        for file in entry.files
        if not (ASSETS / file.file).is_file()
    ]
    assert not missing


def test_there_is_a_picture_of_every_portrait_and_no_other() -> None:
    drawn = {name.removeprefix("portraits/") for name in manifest() if name.startswith("portraits/")}
    assert drawn == set(PORTRAITS)


def test_nothing_lies_in_the_assets_that_the_manifest_does_not_name() -> None:
    named = {file.file for entry in manifest().values() for file in entry.files} | BESIDES
    there = {
        path.relative_to(ASSETS).as_posix()
        for path in ASSETS.rglob("*")
        if path.is_file() and "source" not in path.relative_to(ASSETS).parts
    }
    assert there == named


def test_all_together_is_small_enough_to_download() -> None:
    assert sum(path.stat().st_size for path in _outputs()) < MOST_BYTES


def _outputs() -> list[Path]:
    return [ASSETS / file.file for entry in manifest().values() for file in entry.files]


@pytest.mark.parametrize("name", of_kind(*PICTURES))
def test_a_picture_loads_has_its_size_and_is_transparent_where_it_must_be(
    shown: Offscreen, name: str
) -> None:
    entry = manifest()[name]
    for file in entry.files:
        picture = pygame.image.load(ASSETS / file.file)
        assert picture.get_size() == file.size
        assert bool(picture.get_flags() & pygame.SRCALPHA) == entry.alpha
        if entry.alpha and not name.startswith("covers/"):
            assert _is_transparent_somewhere(picture.convert_alpha()), (
                "it promises to be transparent and is not"
            )
    if entry.cell is not None:
        _check_grid(entry)
        for row in entry.rows:
            for column in range(entry.columns):
                cell, _ = shown.house.canvas.art.cell(name, row, column)
                assert cell.get_bounding_rect(), f"{row} {column} is empty"


def _is_transparent_somewhere(picture: pygame.Surface) -> bool:
    return pygame.mask.from_surface(picture, 250).count() < picture.get_width() * picture.get_height()


def _check_grid(entry: Entry) -> None:
    assert entry.cell is not None
    for file in entry.files:
        width, height = entry.cell[0] * file.scale, entry.cell[1] * file.scale
        assert file.size == (round(width * entry.columns), round(height * len(entry.rows)))


@pytest.mark.parametrize("name", of_kind("background"))
def test_a_background_is_there_at_1080_lines_and_at_1440(name: str) -> None:
    assert [file.size for file in manifest()[name].files] == [(1920, 1080), (2560, 1440)]


@pytest.mark.parametrize("name", of_kind("sound", "music"))
def test_a_noise_loads_and_is_as_long_as_promised(shown: Offscreen, name: str) -> None:
    assert shown.house.audio.works
    for file in manifest()[name].files:
        noise = pygame.mixer.Sound(ASSETS / file.file)
        assert noise.get_length() == pytest.approx(file.seconds, abs=0.1)


def test_there_are_four_minutes_of_music() -> None:
    assert sum(file.seconds for name in of_kind("music") for file in manifest()[name].files) >= 240


@pytest.mark.usefixtures("shown")
@pytest.mark.parametrize("name", [name for name in of_kind("font") if not name.endswith("_extended")])
def test_a_typeface_can_write_french_and_money(name: str) -> None:
    letters = "éèêëàâçîïôùûüœŒÉÀÇ’«»…$0123456789"
    assert [letter for letter in letters if not has(name.split("/")[1], letter)] == []


def test_everything_that_others_made_is_credited() -> None:
    told = (ASSETS / "CREDITS.md").read_text("utf-8")
    headings = set(re.findall(r"^### `([\w-]+)`", told, re.MULTILINE))
    used = {credit for entry in manifest().values() for credit in entry.credits}
    assert used == headings


def test_the_credits_say_the_same_in_both_languages() -> None:
    english, french = (_shape((ASSETS / name).read_text("utf-8")) for name in ("CREDITS.md", "CREDITS.fr.md"))
    assert english == french


def _shape(text: str) -> list[str]:
    """What a text in Markdown consists of, in order: headings, short names, paragraphs, lists."""
    return [re.match(r"(#* `[\w-]+`|#+|<!--|(- |))", part)[0] for part in text.split("\n\n")]  # type: ignore[index]


def test_there_are_twelve_faces_to_choose_from() -> None:
    assert len([name for name in manifest() if name.startswith("portraits/")]) == 12
