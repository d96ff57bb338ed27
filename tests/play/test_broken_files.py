"""Files of the library that are broken, torn or in the way."""

import pytest

from game import files
from game.engine import BadRecord, Trouble, digest
from game.engine.reading import MAX_BYTES
from game.play.desk import DirectDesk
from game.play.library import Library, NotSaved
from tests.play.begun import begun, path_of
from tests.play.seated import NODES


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
    path.rename(files.beside(path, files.PREVIOUS[0]))
    (entry,) = map(library.look, library.entries())
    assert (entry.path, entry.answers, library.study(entry).over) == (path, 20, False)
    latest = library.latest()
    assert latest is not None
    again = library.resume(latest.path, DirectDesk(), nodes=NODES)
    again.close()
    assert not again.notes, "nothing was lost, so that there is nothing to tell"
    assert path_of(again) == path
    assert path.exists()


def test_a_broken_match_goes_on_from_the_latest_copy_that_is_whole(library: Library) -> None:
    left = begun(library)
    path = path_of(left)
    for broken, ending in zip(("nonsense\n", "more of it\n"), files.PREVIOUS, strict=False):
        files.beside(path, ending).write_text(broken)
    files.beside(path, files.PREVIOUS[2]).write_text(left.record.dumps())
    path.write_text("nothing\n")
    again = library.resume(path, DirectDesk(), nodes=NODES)
    again.close()
    assert digest(again.table) == digest(left.table)
    assert [note.key for note in again.notes] == ["library.from_previous"]


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


def test_what_cannot_be_deleted_is_told(library: Library) -> None:
    (library.folder / "match-x.record").mkdir(parents=True)
    with pytest.raises(NotSaved) as refused:
        library.delete(library.folder / "match-x.record")
    assert refused.value.message.key == "library.not_deleted"
