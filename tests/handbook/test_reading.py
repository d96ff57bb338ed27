from pathlib import Path

import pytest

from game.handbook import BadPage, PageName
from game.handbook.page import Chart, Example, Figure, Heading, Listing, Paragraph, Sign, Words
from game.text import Speaker
from tests.handbook.written import PLACES, read

MINE = PageName("dice_town", "place.mine")
SHERIFF = PageName("dice_town", "place.sheriff")


def test_a_file_is_a_chapter_with_its_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = read(tmp_path, monkeypatch, PLACES, "# End {#end}\nIt ends.")
    assert [chapter.title for chapter in book.chapters] == ["Places", "End"]
    assert [page.name.page for page in book.pages] == ["places", "place.mine", "place.sheriff", "end"]
    assert book.chapter_of("place.sheriff") is book.chapters[0]


def test_pages_follow_one_another_through_the_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = read(tmp_path, monkeypatch, PLACES, "# End {#end}\nIt ends.")
    assert book.beside("place.sheriff", 1) is book.page("end")
    assert book.beside("place.sheriff", -1) is book.page("place.mine")
    assert book.beside("places", -1) is None
    assert book.beside("end", 1) is None


def test_a_page_holds_words_links_and_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = read(tmp_path, monkeypatch, PLACES).page("place.mine")
    assert page
    assert (page.name, page.title) == (MINE, "The gold mine")
    assert page.opening == (
        Words("Whoever has the most "),
        Words("Nines", bold=True),
        Words(" digs here, says "),
        Words("the Sheriff", link=SHERIFF),
        Words(". It takes "),
        Sign("icon:gold", "a nugget"),
        Words(" and "),
        Words("nerve", link=PageName("house", "undo")),
        Words("."),
    )
    assert page.blocks[1:] == (
        Heading((Words("Who digs"),)),
        Example(
            (
                Paragraph((Words("Example.", bold=True), Words(" Anna wins."))),
                Figure("dice:9 9 9 K J", "Anna: three Nines"),
            )
        ),
        Figure("card:bandit"),
    )
    assert page.links() == (SHERIFF, PageName("house", "undo"))
    assert page.pictures() == ("icon:gold", "dice:9 9 9 K J", "card:bandit")


def test_a_page_holds_lists_and_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = read(tmp_path, monkeypatch, PLACES).page("place.sheriff")
    assert page
    inner = Listing(((Paragraph((Words("with money"),)),), (Paragraph((Words("with cards"),)),)))
    decides = Paragraph((Words("He "), Words("decides", italic=True), Words(".")))
    assert page.blocks == (
        Listing(((decides,), (Paragraph((Words("He is bribed:"),)), inner)), numbered=True),
        Chart(
            head=((Words("Hand"),), (Words("Rank"),)),
            rows=(((Words("pair"),), (Words("1 "), Sign("icon:star"))),),
            sides=("left", "right"),
        ),
    )
    assert page.pictures() == ("icon:star",)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("Text first.\n# A {#a}\nB.", 1, "begins with its chapter"),
        ("## A {#a}\nB.", 1, "begins with its chapter"),
        ("# A {#a}\nB.\n\n## C\nD.", 4, "lacks its name"),
        ("# A {#a}\nB.\n# C {#c}\nD.", 3, "one chapter only"),
        ("# A {#a}\nB.\n## C {#a}\nD.", 3, "already a page named a"),
        ("# A {#a}\nB.\n## C {#c}\n\n", 3, "nothing on this page"),
        ("# A {#a}\nB.\n\nC [d](http://e.f).", 4, "“http://e.f” is no page"),
        ("# A {#a}\nB.\n\n![c](d)", 4, "“d” is no picture"),
        ("# A {#a}\nB.\n\n<div>c</div>", 4, "cannot hold this (block_html)"),
        ("# A {#a}\nB <b>c</b>.", 2, "cannot hold this (inline_html)"),
        ("# A {#a}\nB.\n\n    c", 4, "cannot hold this (block_code)"),
        ("# A {#a}\nB.\n\n#### C", 4, "three signs"),
    ],
)
def test_what_is_malformed_is_told_with_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, line: int, why: str
) -> None:
    with pytest.raises(BadPage) as trouble:
        read(tmp_path, monkeypatch, text)
    said = Speaker("en")(trouble.value.message)
    assert said.startswith(f"10_chapter.md, line {line}: ")
    assert why in said


def test_a_name_is_taken_for_the_whole_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadPage) as trouble:
        read(tmp_path, monkeypatch, PLACES, "# Mine {#place.mine}\nAgain.")
    assert "20_chapter.md, line 1: " in Speaker("en")(trouble.value.message)


def test_a_file_that_is_no_text_or_too_long_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read(tmp_path, monkeypatch, PLACES)
    file = tmp_path / "en" / "rules" / "dice_town" / "20_more.md"
    file.write_bytes(b"# A {#a}\n\xff")
    with pytest.raises(BadPage) as trouble:
        read(tmp_path, monkeypatch)
    assert Speaker("en")(trouble.value.message) == "20_more.md, line 2: this is not text in UTF-8."
    file.write_bytes(b"# A {#a}\n" + b"b" * 500_000)
    with pytest.raises(BadPage, match="oversized"):
        read(tmp_path, monkeypatch)
