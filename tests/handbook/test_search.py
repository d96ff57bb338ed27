from pathlib import Path

import pytest

from game.handbook import Book, search
from game.handbook.search import fold
from tests.handbook.written import PLACES, read

FRENCH = (
    """# Les lieux {#places}
On s’y bat pour des pépites.

## L’hôtel de ville {#hall}
Le cœur de la ville, où l’on prend ses titres de propriété.

## Propriétés {#deeds}
Une propriété vaut des points. Le shérif n’y peut rien.

## Le shérif {#sheriff}
Il tranche les égalités. """
    + "Encore un mot, et encore un autre. " * 12
    + "Il prend un pot-de-vin.\n"
)


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Book:
    return read(tmp_path, monkeypatch, FRENCH)


def names(book: Book, query: str) -> list[str]:
    return [found.page.name.page for found in search([book], query)]


@pytest.mark.parametrize(
    "query", ["hotel", "HÔTEL", "l'hotel", "l’Hôtel de ville", "hotel ville", "cœur", "COEUR"]
)
def test_accents_capitals_ligatures_and_apostrophes_are_forgiven(french: Book, query: str) -> None:
    assert names(french, query) == ["hall"]


def test_titles_come_before_text(french: Book) -> None:
    assert names(french, "propriete") == ["deeds", "hall"]
    assert names(french, "shérif") == ["sheriff", "deeds"]


def test_every_word_must_begin_a_word_somewhere_on_the_page(french: Book) -> None:
    assert names(french, "titres hôtel") == ["hall"]
    assert names(french, "titres shérif") == []
    assert names(french, "itres") == []
    assert names(french, "  ") == []


def test_an_excerpt_shows_where_the_words_stand(french: Book) -> None:
    (found,) = search([french], "pot-de-vin")
    assert found.excerpt.startswith("… ")
    assert [found.excerpt[start:end] for start, end in found.marks] == ["pot-de-vin"]
    assert len(found.excerpt) < 200


def test_a_ligature_is_marked_whole(french: Book) -> None:
    (found,) = search([french], "coeur")
    assert [found.excerpt[start:end] for start, end in found.marks] == ["cœur"]


def test_what_a_picture_shows_is_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert names(read(tmp_path, monkeypatch, PLACES), "anna three nines") == ["place.mine"]


def test_folding_keeps_the_words_apart() -> None:
    assert fold("L’Œuf À\u202fla coque") == "l'oeuf a la coque"
