"""What a recipe makes: written under assets/, and entered in the manifest.

All measures of an entry are in design units, of which the screen has 1920 × 1080; `scale` says how many
pixels of the file make one. Sprites are kept at twice the size, so that one file serves 1080p and 4K.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import soundfile
from PIL import Image

from pipeline.places import ASSETS, WORK

Entry = dict[str, Any]
Point = tuple[float, float]
RATE = 44_100
QUALITY = 0.5
"""Of Vorbis, from 0 to 1."""
CANVAS = (1920, 1080)
BACKGROUNDS = (1.0, 4 / 3)
"""The scales that a background is kept at: 1920 × 1080 and 2560 × 1440."""


class Output:
    """Takes the finished pictures and sounds of one recipe."""

    def __init__(self, recipe: str, digest: str) -> None:
        self.recipe = recipe
        self.work = WORK / f"{recipe.replace('/', '-')}-{digest[:12]}"
        """A folder for half-done work, which lasts while the recipe is unchanged."""
        self.work.mkdir(parents=True, exist_ok=True)
        self.entries: dict[str, Entry] = {}

    def image(
        self,
        name: str,
        picture: Image.Image,
        *,
        scale: float = 2,
        anchor: Point | None = None,
        credit: Sequence[str] = (),
        lossless: bool = False,
    ) -> None:
        """One picture with transparency; `anchor` is the point that lies where the program puts it."""
        file = self._save(name, picture, scale, lossless)
        self._enter(name, "image", [file], credit, alpha=True, anchor=anchor)

    def sheet(
        self,
        name: str,
        rows: Mapping[str, Sequence[Image.Image]],
        *,
        scale: float = 2,
        anchor: Point | None = None,
        credit: Sequence[str] = (),
        lossless: bool = False,
    ) -> None:
        """Pictures of one size in a grid, each row with a name, all rows equally long."""
        cells = [cell for row in rows.values() for cell in row]
        columns = len(cells) // len(rows)
        width, height = cells[0].size
        grid = Image.new("RGBA", (width * columns, height * len(rows)))
        for at, cell in enumerate(cells):
            if cell.size != (width, height):
                raise ValueError(f"{name}: the cells have different sizes")
            grid.paste(cell, (at % columns * width, at // columns * height))
        self._enter(
            name,
            "sheet",
            [self._save(name, grid, scale, lossless)],
            credit,
            alpha=True,
            anchor=anchor,
            cell=[width / scale, height / scale],
            columns=columns,
            rows=list(rows),
        )

    def patch(
        self,
        name: str,
        faces: Mapping[str, Image.Image],
        border: tuple[float, float, float, float],
        *,
        scale: float = 2,
        inset: tuple[float, float, float, float] | None = None,
        credit: Sequence[str] = (),
    ) -> None:
        """A nine-patch, a row for each state: `border` (left, top, right, bottom) never stretches.

        `inset` is how far the frame reaches in from the edge, shadow included: what is inside starts there.
        """
        self.sheet(
            name,
            {face: [picture] for face, picture in faces.items()},
            scale=scale,
            credit=credit,
            lossless=True,
        )
        self.entries[name] |= {"kind": "patch", "border": list(border), "inset": list(inset or border)}

    def background(
        self, name: str, picture: Image.Image, credit: Sequence[str] = (), quality: int = 90
    ) -> None:
        """An opaque picture that fills the screen, given at the largest of the sizes that are kept."""
        files = []
        for scale in BACKGROUNDS:
            size = (round(CANVAS[0] * scale), round(CANVAS[1] * scale))
            path = self._path(name, f"@{size[1]}.jpg")
            smaller = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS, reducing_gap=3)
            smaller.save(path, quality=quality, optimize=True, progressive=True, subsampling=0)
            files.append({"file": _relative(path), "size": list(size), "scale": scale})
        self._enter(name, "background", files, credit, alpha=False)

    def sound(self, name: str, variants: Iterable[np.ndarray], credit: Sequence[str] = ()) -> None:
        """A noise in several variants, played in turn: arrays of -1 to 1 at RATE, one or two columns."""
        self._enter(name, "sound", self._record(name, list(variants)), credit)

    def music(
        self, name: str, take: np.ndarray, credit: Sequence[str] = (), quality: float = QUALITY
    ) -> None:
        """A tune that is played over and over."""
        self._enter(name, "music", self._record(name, [take], quality), credit)

    def file(
        self, name: str, data: bytes, suffix: str, kind: str, credit: Sequence[str] = (), **more: Any
    ) -> None:
        """A file as it is: a typeface, a licence, an icon."""
        path = self._path(name, suffix)
        path.write_bytes(data)
        self._enter(name, kind, [{"file": _relative(path)}], credit, **more)

    def _save(self, name: str, picture: Image.Image, scale: float, lossless: bool) -> Entry:
        path = self._path(name, ".webp")
        picture = picture.convert("RGBA")
        if lossless:
            picture.save(path, lossless=True, quality=90, method=6)
        else:
            picture.save(path, quality=92, alpha_quality=100, method=6)
        return {"file": _relative(path), "size": list(picture.size), "scale": scale}

    def _record(self, name: str, takes: Sequence[np.ndarray], quality: float = QUALITY) -> list[Entry]:
        files = []
        kind = {"format": "OGG", "subtype": "VORBIS", "compression_level": 1 - quality}
        for number, take in enumerate(takes, 1):
            path = self._path(name, f"_{number}.ogg" if len(takes) > 1 else ".ogg")
            with soundfile.SoundFile(path, "w", RATE, 1 if take.ndim == 1 else 2, **kind) as ogg:
                for start in range(
                    0, len(take), RATE
                ):  # libsndfile's stack does not hold a whole tune at once
                    ogg.write(take[start : start + RATE])
            files.append({"file": _relative(path), "seconds": round(len(take) / RATE, 3)})
        return files

    def _enter(self, name: str, kind: str, files: list[Entry], credit: Sequence[str], **more: Any) -> None:
        if name in self.entries:
            raise ValueError(f"{self.recipe} makes {name} twice.")
        told = {
            key: list(value) if isinstance(value, tuple) else value
            for key, value in more.items()
            if value is not None
        }
        self.entries[name] = {
            "kind": kind,
            "recipe": self.recipe,
            "files": files,
            **({"credits": list(credit)} if credit else {}),
            **told,
        }

    def _path(self, name: str, suffix: str) -> Path:
        path = ASSETS / f"{name}{suffix}"
        path.parent.mkdir(parents=True, exist_ok=True)
        return path


def _relative(path: Path) -> str:
    return path.relative_to(ASSETS).as_posix()
