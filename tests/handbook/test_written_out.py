"""The books as one page for a browser, and as a document for paper."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from game.handbook import Book, PageName, book, books
from game.handbook.html import html
from game.handbook.pdf import pdf
from game.handbook.plates import Plate
from game.text import LANGUAGES, Speaker
from tests.handbook.written import PLACES, read

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8ffff3f0005fe02fe"
    "dccc59e70000000049454e44ae426082"
)
VOID = {"meta", "img"}


def plate(_: str, address: str) -> Plate | None:
    """One white point for whatever is asked for, but for what is missing."""
    return (
        None if "missing" in address else Plate(PIXEL, "image/png", 200.0, 100.0, address.startswith("icon"))
    )


class Reader(HTMLParser):
    """Notes what a browser would find, and whether every tag is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: list[str] = []
        self.targets: list[str] = []
        self.pictures: list[dict[str, str | None]] = []
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if given.get("id"):
            self.names.append(str(given["id"]))
        if tag == "a":
            self.targets.append(str(given["href"]))
        if tag == "img":
            self.pictures.append(given)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_a_browser_holds_every_page_and_no_dead_anchor(language: str) -> None:
    every = books(language)
    page = Reader(html(every, Speaker(language), plate))
    assert page.open == []
    names = [str(each.name) for one in every for each in one.pages]
    assert page.names == ["contents", *names]
    assert {target.removeprefix("#") for target in page.targets} <= set(page.names)
    pictures = sum(len(each.pictures()) for one in every for each in one.pages)
    assert len(page.pictures) == pictures
    assert all(str(each["src"]).startswith("data:image/") and "alt" in each for each in page.pictures)


def test_nothing_in_the_page_for_a_browser_is_fetched_from_elsewhere() -> None:
    text = html(books("en"), Speaker("en"), plate)
    assert "http" not in text
    assert re.findall(r"url\((?!data:)", text) == []


def test_a_link_to_a_book_that_is_not_written_out_is_only_words() -> None:
    within = book("claim_it", "en")
    assert within
    away = {link.book for each in within.pages for link in each.links()}
    assert "house" in away
    page = Reader(html([within], Speaker("en"), plate))
    assert {target.removeprefix("#") for target in page.targets} <= set(page.names)


def test_what_a_picture_shows_is_told_where_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = PLACES.replace("icon:gold", "icon:missing").replace("dice:9 9 9 K J", "dice:missing")
    made = read(tmp_path, monkeypatch, text)
    words = Reader(html([made], Speaker("en"), plate)).words
    assert "It takes a nugget and" in words
    assert "Anna: three Nines" in words


def test_signs_with_a_meaning_in_html_are_only_signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = read(tmp_path, monkeypatch, '# A & "B" {#a}\nFor 2 < 3 & more.')
    assert "For 2 < 3 & more." in Reader(html([made], Speaker("en"), plate)).words


def bookmarks(document: bytes) -> int:
    """How many lines a reader of the document shows at its side: what has a title and lies in something."""
    objects = re.findall(rb"\d+ 0 obj\n<<(.*?)>>\nendobj", document, re.DOTALL)
    return sum(b"/Title" in each and b"/Parent" in each for each in objects)


@pytest.fixture(scope="module")
def short() -> Book:
    within = book("claim_it", "fr")
    assert within
    return within


def test_the_document_has_a_bookmark_for_every_page_and_every_book(short: Book) -> None:
    document = pdf([short], Speaker("fr"), plate)
    assert document.startswith(b"%PDF-")
    assert bookmarks(document) == len(short.pages) + 1


def test_the_same_books_make_the_same_document(short: Book) -> None:
    assert pdf([short], Speaker("fr"), plate) == pdf([short], Speaker("fr"), plate)


def test_every_page_of_the_document_can_be_linked_to(short: Book) -> None:
    document = pdf([short], Speaker("fr"), plate)
    own = {link for page in short.pages for link in page.links() if link.book == short.slug}
    assert own
    for name in (*own, PageName("claim_it", short.pages[-1].name.page)):
        assert f"({name})".encode() in document or f"/{name}".encode() in document, name
