"""The folder of matches."""

import os
import time
from pathlib import Path

import pytest

from game import files
from game.engine import BadRecord, Trouble, digest, replay
from game.engine.reading import MAX_BYTES
from game.games import game
from game.play.desk import DirectDesk
from game.play.library import Library, NotSaved, TitleTaken
from game.play.seating import Sitter
from game.play.session import Session
from game.play.titles import file_stem, title_of
from tests.play.seated import GAMES, NODES, play_on, record, session, steps

SEATED = (Sitter("human", "Anna", "sky", "gambler"), Sitter("random", "Buck", "sky"))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "matches")


def begun(library: Library, answers: int = 20, seed: int = 1, slug: str = "claim_it") -> Session:
    """A match left in the middle."""
    rules = game(slug).rules
    options = {option.name: option.default for option in rules.options}
    playing = library.begin(rules, SEATED, options, seed, DirectDesk(), nodes=NODES)
    for step in steps(playing):
        if step.number == answers:
            break
    playing.close()
    return playing


def path_of(playing: Session) -> Path:
    assert playing.keeper is not None
    return playing.keeper.path


def aged(path: Path, seconds: int) -> None:
    when = time.time() - seconds
    os.utime(path, (when, when))


def test_a_match_goes_on_at_the_exact_decision(library: Library) -> None:
    left = begun(library)
    again = library.resume(path_of(left), DirectDesk(), nodes=NODES)
    assert (digest(again.table), again.table.asks) == (digest(left.table), left.table.asks)
    assert again.sitters == (Sitter("human", "Anna", "sky", "gambler"), Sitter("random", "Buck", "oxblood"))
    assert not again.notes
    play_on(again)
    again.close()
    assert path_of(again) == path_of(left)
    assert digest(replay(again.record)) == digest(again.table)
    assert files.beside(path_of(left), files.PREVIOUS).read_text() == left.record.dumps()


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_saved_and_loaded_goes_on_as_if_nothing_had_been(slug: str, library: Library) -> None:
    whole, part = session(slug, *["random"] * 3, seed=6), session(slug, *["random"] * 3, seed=6)
    play_on(whole)
    for step in steps(part):
        if step.number == 30:
            break
    again = library.resume(library.save_as(part.record, "half way"), DirectDesk(), nodes=NODES)
    play_on(again)
    again.close()
    assert again.record.answers == whole.record.answers


def test_the_latest_match_is_the_one_to_continue(library: Library) -> None:
    assert library.latest() is None
    old, new, over = (begun(library, seed=seed) for seed in (1, 2, 3))
    finished = library.resume(path_of(over), DirectDesk(), nodes=NODES)
    play_on(finished)
    finished.close()
    library.save_as(old.record, "not this one")
    aged(path_of(old), 20)
    aged(path_of(new), 10)
    path_of(new).with_name("match-broken.record").write_text("nonsense")
    latest = library.latest()
    assert latest is not None
    assert (latest.path, latest.over) == (path_of(new), False)


def test_a_finished_match_is_opened_to_look_at_and_not_written(library: Library) -> None:
    playing = begun(library, answers=10_000)
    assert playing.over
    path = path_of(playing)
    before = path.stat().st_mtime_ns
    again = library.resume(path, DirectDesk())
    assert again.over
    assert again.keeper is None
    assert path.stat().st_mtime_ns == before


def test_a_list_tells_who_played_what_and_how_far(library: Library) -> None:
    playing = begun(library, answers=40)
    named = library.save_as(playing.record, "Été: 1/2 ~ “é.”")
    (first, second) = sorted(library.entries(), key=lambda entry: entry.title)
    assert (first.path, first.title, first.slug, first.answers) == (path_of(playing), "", "claim_it", 40)
    assert (second.path, second.title) == (named, "Été: 1/2 ~ “é.”")
    assert [sitter.name for sitter in first.sitters] == ["Anna", "Buck"]
    assert abs(first.when - time.time()) < 60
    assert (first.rounds, first.over) == (None, None)
    studied = library.study(first)
    assert (studied.rounds, studied.over) == (playing.rules.rounds(playing.table), False)
    again = Library(library.folder).entries()
    assert [entry.rounds for entry in again if entry.path == first.path] == [studied.rounds]


def test_a_file_that_has_changed_is_studied_again(library: Library) -> None:
    playing = begun(library, answers=10)
    path = path_of(playing)
    library.study(library.entries()[0])
    path.write_text(begun(Library(library.folder / "other"), answers=10_000).record.dumps())
    (entry,) = (entry for entry in library.entries() if entry.path == path)
    assert entry.over is None
    assert library.study(entry).over


def test_a_hundred_saves_are_listed_at_once(library: Library) -> None:
    made = record("claim_it", "human", "random")
    made.answers = begun(library, answers=150).record.answers
    for number in range(100):
        library.save_as(made, f"save {number}")
    began = time.process_time()
    assert len(library.entries()) == 101
    assert time.process_time() - began < 1


def test_a_broken_file_is_listed_with_its_sentence_and_left_alone(library: Library) -> None:
    playing = begun(library)
    text = playing.record.dumps()
    broken = {
        "match-a.record": b"nonsense\n",
        "match-b.record": b"x" * (MAX_BYTES + 1),
        "match-c.record": text.replace("game claim_it", "game whist").encode(),
        "match-d.record": text.replace(" roll ", " stop ", 1).encode(),
    }
    for name, data in broken.items():
        (library.folder / name).write_bytes(data)
    (library.folder / "match-e.record").mkdir()
    keys = {}
    for entry in library.entries():
        studied = library.study(entry)
        keys[entry.path.name] = studied.trouble and studied.trouble.key
        if studied.trouble:
            with pytest.raises(Trouble) as refused:
                library.resume(entry.path, DirectDesk())
            assert refused.value.message == studied.trouble
    assert keys.pop("match-d.record") in ("record.illegal", "record.digest")
    assert keys == {
        "match-a.record": "record.not_a_record",
        "match-b.record": "record.oversized",
        "match-c.record": "record.unknown_game",
        "match-e.record": "files.unreadable",
        path_of(playing).name: None,
    }
    assert {name: (library.folder / name).read_bytes() for name in broken} == broken


def test_a_broken_match_goes_on_from_its_previous_copy_and_says_so(library: Library) -> None:
    left = begun(library)
    path = path_of(left)
    library.resume(path, DirectDesk(), nodes=NODES).close()
    path.write_text("nonsense\n")
    again = library.resume(path, DirectDesk(), nodes=NODES)
    again.close()
    assert digest(again.table) == digest(left.table)
    assert [note.key for note in again.notes] == ["library.from_previous"]
    assert path.read_text() == "nonsense\n"
    assert path_of(again) != path


def test_a_kill_between_the_old_file_and_the_new_one_loses_neither(library: Library) -> None:
    left = begun(library)
    path = path_of(left)
    path.rename(files.beside(path, files.PREVIOUS))
    (entry,) = library.entries()
    assert (entry.path, entry.answers, library.study(entry).over) == (path, 20, False)
    latest = library.latest()
    assert latest is not None
    again = library.resume(latest.path, DirectDesk(), nodes=NODES)
    again.close()
    assert path_of(again) == path
    assert path.exists()


def test_a_torn_last_answer_is_an_answer_never_given(library: Library) -> None:
    left = begun(library)
    path = path_of(left)
    with path.open("a") as file:
        file.write("21 1 ro")
    again = library.resume(path, DirectDesk(), nodes=NODES)
    assert again.record.answers[:20] == left.record.answers
    again.close()
    assert path.read_text().startswith(left.record.dumps())
    assert "21 1 ro\n" not in path.read_text()


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
    assert files.beside(path, files.PREVIOUS).read_text() == one.record.dumps()


@pytest.mark.parametrize("title", ["", "   ", "\n\t", "\x00"])
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
        assert len(f"save-{stem}.record.previous".encode()) <= 143
        assert set(title_of(stem)) == set(title)


def test_where_nothing_can_be_saved_a_sentence_says_why(tmp_path: Path) -> None:
    (tmp_path / "matches").touch()
    library = Library(tmp_path / "matches")
    assert library.entries() == []
    with pytest.raises(NotSaved) as refused:
        library.save_as(record("claim_it", "human", "human"), "mine")
    assert refused.value.message.key == "library.not_saved"


def test_a_deleted_match_is_gone_with_its_previous_copy(library: Library) -> None:
    left = begun(library)
    path = path_of(left)
    library.resume(path, DirectDesk(), nodes=NODES).close()
    library.delete(path)
    assert library.entries() == []
    with pytest.raises(Trouble):
        library.resume(path, DirectDesk())
    library.delete(path)


def test_what_cannot_be_deleted_is_told(library: Library) -> None:
    (library.folder / "match-x.record").mkdir(parents=True)
    with pytest.raises(NotSaved) as refused:
        library.delete(library.folder / "match-x.record")
    assert refused.value.message.key == "library.not_deleted"


def test_matches_begun_in_one_second_have_files_of_their_own(library: Library) -> None:
    paths = {path_of(begun(library, seed=seed, answers=1)) for seed in range(4)}
    assert len(paths) == 4


def test_a_bad_index_only_costs_time(library: Library) -> None:
    playing = begun(library)
    (library.folder / "index.json").write_text('{"x": 3')
    (entry,) = Library(library.folder).entries()
    assert entry.path == path_of(playing)


def test_another_games_answers_are_no_match(library: Library) -> None:
    one = begun(library)
    text = one.record.dumps().replace("seed 1\n", "seed 2\n")
    path = library.folder / "match-other.record"
    path.write_text(text)
    with pytest.raises(BadRecord):
        library.resume(path, DirectDesk())
