"""The glossary speaks of what there is: names of the code, and words that both catalogues use."""

import re
from collections.abc import Iterator

import pytest

from build_spec.catalogues import ROOT
from tests.text.test_one_word import texts

GLOSSARY = (ROOT / "GLOSSARY.md").read_text("utf-8")
_ROW = re.compile(r"^\| ([^|]+?) \| ([^|]+?) \|", re.MULTILINE)
_HEADS = ("---", "word", "English")


def rows(part: str) -> Iterator[tuple[str, str]]:
    """The first two cells of each row of a part's tables."""
    return ((first, second) for first, second in _ROW.findall(part) if first not in _HEADS)


CODE, RULEBOOKS = GLOSSARY.split("## Words of the rulebooks")
NAMES = sorted({name for cells in rows(CODE) for cell in cells for name in re.findall(r"`(\w+)`", cell)})
WORDS = list(rows(RULEBOOKS))


def test_it_has_names_and_words() -> None:
    assert {"Ask", "House", "layout"} <= set(NAMES)
    assert ("deed", "titre de propriété") in WORDS


@pytest.fixture(scope="module")
def code() -> str:
    return "\n".join(file.read_text("utf-8") for file in (ROOT / "game").rglob("*.py"))


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_one_of_the_code(code: str, name: str) -> None:
    made = rf"^ *(class|def) {name}\b|^ *{name}(: .+)? = |^    {name}: |^    \"{name}\": "
    assert re.search(made, code, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_word_of_the_rulebooks_is_said(language: str) -> None:
    said = "\n".join(texts(language)).lower()
    words = [row[("en", "fr").index(language)].lower() for row in WORDS]
    assert [word for word in words if not re.search(rf"\b{word}", said)] == []
