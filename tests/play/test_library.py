"""The folder of matches."""

import os
import time
from pathlib import Path

import pytest

from game import files
from game.engine import Trouble, digest, replay
from game.play.desk import DirectDesk
from game.play.library import Library
from game.play.seating import Sitter
from tests.play.begun import begun, path_of
from tests.play.seated import GAMES, NODES, play_on, record, session, steps

FIRST_FORMAT = Path(__file__).resolve().parents[1] / "first_format"


def aged(path: Path, seconds: int) -> None:
    when = time.time() - seconds
    os.utime(path, (when, when))


def test_a_match_goes_on_at_the_exact_decision(library: Library) -> None:
    left = begun(library)
    again = library.resume(path_of(left), DirectDesk(), nodes=NODES)
    assert (digest(again.table), again.table.asks) == (digest(left.table), left.table.asks)
    buck = Sitter("random", "Buck", "oxblood", "rancher")
    assert again.sitters == (Sitter("human", "Anna", "sky", "gambler"), buck)
    assert not again.notes
    play_on(again)
    again.close()
    assert path_of(again) == path_of(left)
    assert digest(replay(again.record)) == digest(again.table)
    assert files.beside(path_of(left), files.PREVIOUS[0]).read_text() == left.record.dumps()


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
    (first, second) = sorted(map(library.look, library.entries()), key=lambda entry: entry.title)
    assert (first.path, first.title, first.slug, first.answers) == (path_of(playing), "", "claim_it", 40)
    assert (second.path, second.title) == (named, "Été: 1/2 ~ “é.”")
    assert [sitter.name for sitter in first.sitters] == ["Anna", "Buck"]
    assert abs(first.when - time.time()) < 60
    assert (first.rounds, first.over) == (None, None)
    studied = library.study(first)
    assert (studied.rounds, studied.over) == (playing.rules.rounds(playing.table), False)
    later = Library(library.folder)
    again = map(later.look, later.entries())
    assert [entry.rounds for entry in again if entry.path == first.path] == [studied.rounds]


def test_a_file_that_has_changed_is_studied_again(library: Library) -> None:
    playing = begun(library, answers=10)
    path = path_of(playing)
    library.study(library.entries()[0])
    path.write_text(begun(Library(library.folder / "other"), answers=10_000).record.dumps())
    (entry,) = (library.look(entry) for entry in library.entries() if entry.path == path)
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


def test_a_deleted_match_is_gone_with_its_previous_copy(library: Library) -> None:
    left = begun(library)
    path = path_of(left)
    library.resume(path, DirectDesk(), nodes=NODES).close()
    library.delete(path)
    assert library.entries() == []
    with pytest.raises(Trouble):
        library.resume(path, DirectDesk())
    library.delete(path)


def test_matches_begun_in_one_second_have_files_of_their_own(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.play.library.strftime", lambda _: "20000101-000000")
    paths = {path_of(begun(library, seed=seed, answers=1)) for seed in range(4)}
    assert len(paths) == 4


@pytest.mark.parametrize("path", sorted(FIRST_FORMAT.iterdir()), ids=lambda path: path.stem)
def test_a_match_kept_by_an_older_program_can_be_continued(path: Path, library: Library) -> None:
    """Its digests were made of names, which nobody can make any more; its answers are checked."""
    header, answers = path.read_text("utf-8").split("answers\n")
    lines = answers.splitlines(keepends=True)
    kept = library.folder / f"match-{path.stem}.record"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(header + "answers\n" + "".join(lines[: len(lines) // 2]), "utf-8")
    if path.stem.startswith(("medicine_show", "dalton_city")):
        before = kept.read_bytes()
        with pytest.raises(Trouble):  # no box of ours, or one whose rules have changed since
            library.resume(kept, DirectDesk())
        assert kept.read_bytes() == before
        return
    going_on = library.resume(kept, DirectDesk(), nodes=NODES)
    assert len(going_on.record.answers) == len(lines) // 2
    assert not going_on.notes or going_on.notes[0].key == "play.unknown_bot"
    going_on.close()
    again = library.resume(kept, DirectDesk(), nodes=NODES)
    assert again.story.moments == going_on.story.moments
    assert kept.read_text("utf-8") == again.record.dumps()
    again.close()
