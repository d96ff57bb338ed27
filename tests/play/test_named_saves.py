"""Matches saved under a name."""

from pathlib import Path

import pytest

from game import files
from game.play.desk import DirectDesk
from game.play.library import Library, NotSaved, TitleTaken
from game.play.titles import file_stem, title_of
from tests.play.begun import begun, path_of
from tests.play.seated import NODES, play_on, record


def test_a_named_save_stays_as_it_was_while_the_match_goes_on(library: Library) -> None:
    left = begun(library)
    named = library.save_as(left.record, "before the gamble")
    before = named.read_bytes()
    again = library.resume(named, DirectDesk(), nodes=NODES)
    play_on(again)
    again.close()
    assert named.read_bytes() == before
    assert path_of(again).name.startswith("match-")


def test_a_name_is_taken_until_the_player_says_otherwise(library: Library) -> None:
    one, two = begun(library, seed=1), begun(library, seed=2)
    path = library.save_as(one.record, "mine")
    with pytest.raises(TitleTaken):
        library.save_as(two.record, "mine")
    assert path.read_text() == one.record.dumps()
    assert library.save_as(two.record, "mine", overwrite=True) == path
    assert path.read_text() == two.record.dumps()
    assert files.beside(path, files.PREVIOUS[0]).read_text() == one.record.dumps()


@pytest.mark.parametrize("title", ["", "   ", "\n\t", "\x00", "\u3164\ufe0f", "\u200b\u202e"])
def test_a_save_needs_a_name(title: str, library: Library) -> None:
    with pytest.raises(NotSaved) as refused:
        library.save_as(record("claim_it", "human", "human"), title)
    assert refused.value.message.key == "library.no_title"


@pytest.mark.parametrize(
    "title",
    [
        "CON",
        "nul.txt",
        "../../etc/passwd",
        'a/b\\c:d*e?f"g<h>i|j',
        ".hidden",
        "trailing.",
        "100%",
        "%2F",
        "日本語",
        "Zoé",
    ],
)
def test_any_name_makes_a_file_in_the_folder_and_is_read_back(title: str, library: Library) -> None:
    path = library.save_as(record("claim_it", "human", "human"), title)
    assert path.parent == library.folder
    assert path.is_file()
    stem = path.name.removesuffix(".record")
    assert not set(stem) & set('/\\:*?"<>|.')
    assert stem.startswith("save-")
    (entry,) = library.entries()
    assert entry.title == title


def test_a_very_long_name_is_cut_and_not_in_the_middle_of_a_letter() -> None:
    for title in ("x" * 500, "é" * 500, "/" * 500, "𝄞" * 500):
        stem = file_stem(title)
        assert len(f"save-{stem}.record{files.PREVIOUS[-1]}.4194304{files.TEMPORARY}".encode()) <= 143
        assert set(title_of(stem)) == set(title)


def test_where_nothing_can_be_saved_a_sentence_says_why(tmp_path: Path) -> None:
    (tmp_path / "matches").touch()
    library = Library(tmp_path / "matches")
    assert library.entries() == []
    with pytest.raises(NotSaved) as refused:
        library.save_as(record("claim_it", "human", "human"), "mine")
    assert refused.value.message.key == "library.not_saved"
