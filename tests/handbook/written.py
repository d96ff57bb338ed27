"""Books written for a test, in a folder of its own."""

from pathlib import Path

import pytest

from game import paths
from game.handbook import Book, book

PLACES = """# Places {#places}
Six places to fight over.

## The gold mine {#place.mine}
Whoever has the most **Nines** digs here, says [the Sheriff](place.sheriff).
It takes ![a nugget](icon:gold) and [nerve](house/undo).

### Who digs
> **Example.** Anna wins.
>
> ![Anna: three Nines](dice:9 9 9 K J)

![](card:bandit)

## The Sheriff {#place.sheriff}
1. He *decides*.
2. He is bribed:
   - with money
   - with cards

| Hand | Rank |
| ---- | ---: |
| pair | 1 ![](icon:star) |
"""


def write(folder: Path, chapters: dict[str, str], slug: str = "dice_town", language: str = "en") -> None:
    home = folder / language / "rules" / slug
    home.mkdir(parents=True, exist_ok=True)
    for name, text in chapters.items():
        (home / name).write_text(text, "utf-8")


def read(folder: Path, monkeypatch: pytest.MonkeyPatch, *chapters: str, slug: str = "dice_town") -> Book:
    """The book that has these chapters."""
    write(folder, {f"{n}0_chapter.md": text for n, text in enumerate(chapters, 1)}, slug)
    monkeypatch.setattr(paths, "rules", lambda language: folder / language / "rules")
    book.cache_clear()
    found = book(slug, "en")
    book.cache_clear()
    assert found
    return found
