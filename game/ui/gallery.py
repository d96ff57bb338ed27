"""Contact sheets: everything in the manifest, on the table it will lie on, with its name."""

from collections.abc import Iterator
from pathlib import Path

import pygame

from game import paths
from game.manifest import Entry, manifest
from game.ui.art import Art
from game.ui.offscreen import offscreen
from game.ui.styles import BRASS, LIGHT, PARCHMENT
from game.ui.typesetting import Typesetter

_WIDTH = 1920
_GAP = 22
_WALNUT = (58, 33, 19)
_LARGEST = 620
_SOUNDS = ("sound", "music")


def write_sheets(folder: Path) -> Iterator[Path]:
    """A sheet for each family of pictures, one for the noises and one for the typefaces."""
    folder.mkdir(parents=True, exist_ok=True)
    families: dict[str, list[str]] = {}
    for name in sorted(manifest()):
        families.setdefault(name.split("/", maxsplit=1)[0], []).append(name)
    with offscreen((640, 360)):
        art = Art()
        type_ = Typesetter(art)
        for family, names in families.items():
            pictures = [each for name in names for each in _pictures(art, type_, name)]
            if pictures:
                path = folder / f"{family}.png"
                pygame.image.save(_sheet(pictures, type_), path)
                yield path


def _pictures(art: Art, type_: Typesetter, name: str) -> Iterator[tuple[str, pygame.Surface]]:
    """What there is to see of an asset, each with a caption, at the size it has on a 1080p screen."""
    entry = manifest()[name]
    if entry.kind in _SOUNDS:
        yield name, _lengths(type_, entry)
    elif entry.kind == "font":
        style = LIGHT.but(face=name.split("/")[1], size=40)
        yield name, type_.line("Dustwater 0123456789 « L’œuvre coûte 8 $ »", style).premul_alpha()
    elif entry.kind == "icon":
        path = paths.assets() / entry.files[0].file
        if path.suffix == ".png":
            yield name, pygame.image.load(path).convert_alpha().premul_alpha()
    elif entry.kind in ("image", "sheet", "patch", "background"):
        for row in entry.rows or ("",):
            for column in range(entry.columns):
                caption = " ".join(filter(None, (name, row, str(column) if entry.columns > 1 else "")))
                yield caption, _picture(art, name, row, column)


def _picture(art: Art, name: str, row: str, column: int) -> pygame.Surface:
    width, _ = manifest()[name].size
    return art.picture(name, row, column, scale=min(1.0, _LARGEST / width))


def _lengths(type_: Typesetter, entry: Entry) -> pygame.Surface:
    """A noise is only known by its length here; nobody can look at it."""
    told = " · ".join(f"{file.seconds:.2f} s" for file in entry.files)
    return type_.line(told, LIGHT.but(colour=BRASS)).premul_alpha()


def _sheet(pictures: list[tuple[str, pygame.Surface]], type_: Typesetter) -> pygame.Surface:
    """Pictures in rows, each over its caption."""
    caption = LIGHT.but(size=15, colour=PARCHMENT, grows=False)
    placed: list[tuple[int, int, pygame.Surface, pygame.Surface]] = []
    x, y, tallest = _GAP, _GAP, 0
    for name, picture in pictures:
        words = type_.line(name, caption)
        width = max(picture.get_width(), words.get_width())
        if x + width > _WIDTH - _GAP and x > _GAP:
            x, y, tallest = _GAP, y + tallest + _GAP, 0
        placed.append((x, y, picture, words))
        x += width + _GAP
        tallest = max(tallest, picture.get_height() + words.get_height() + 4)
    sheet = pygame.Surface((_WIDTH, y + tallest + _GAP))
    sheet.fill(_WALNUT)
    for x, y, picture, words in placed:
        sheet.blit(
            picture,
            (x, y),
            special_flags=pygame.BLEND_PREMULTIPLIED if picture.get_flags() & pygame.SRCALPHA else 0,
        )
        sheet.blit(words, (x, y + picture.get_height() + 4))
    return sheet
