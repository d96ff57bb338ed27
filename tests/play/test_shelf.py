"""What is in the folder of matches: in the right order, quickly, and whatever lies there."""

import json
import os
import sys
import time
from pathlib import Path

import pytest

from game import files
from game.engine import Trouble
from game.play.desk import DirectDesk
from game.play.index import INDEX
from game.play.library import Library
from game.play.slices import Sliced
from tests.play.begun import begun, path_of
from tests.play.seated import NODES, record

YEAR = 365 * 86_400


def dated(path: Path, years: float) -> None:
    when = time.time() + years * YEAR
    os.utime(path, (when, when))


def latest(library: Library) -> Path | None:
    found = library.latest()
    return None if found is None else found.path


def test_with_the_clock_set_back_the_match_to_continue_is_the_one_played_last(library: Library) -> None:
    one, two = (path_of(begun(library, seed=seed)) for seed in (1, 2))
    dated(two, -3)
    assert latest(Library(library.folder)) == two
    library.resume(one, DirectDesk(), nodes=NODES).close()
    dated(one, -5)
    assert latest(Library(library.folder)) == one


def test_without_an_index_dates_tell_which_match_was_played_last(library: Library) -> None:
    one, two = (path_of(begun(library, seed=seed)) for seed in (1, 2))
    dated(two, -3)
    (library.folder / INDEX).unlink()
    assert latest(Library(library.folder)) == one


def test_a_file_from_elsewhere_takes_its_place_by_its_date(library: Library) -> None:
    old, new = (path_of(begun(library, seed=seed)) for seed in (1, 2))
    dated(old, -4)
    for name, years in (("elsewhere", -2), ("attic", -6), ("today", 0.1)):
        path = library.folder / f"save-{name}.record"
        path.write_bytes(new.read_bytes())
        dated(path, years)
    titles = [entry.title or entry.path for entry in Library(library.folder).entries()]
    assert titles == ["today", new, "elsewhere", old, "attic"]


def test_a_shelf_of_thousands_is_listed_without_opening_a_file(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = record("claim_it", "human", "random").dumps().encode()
    library.folder.mkdir()
    for number in range(3_000):
        (library.folder / f"save-{number}.record").write_bytes(data)
    opened: list[Path] = []
    read = files.read

    def counted(path: Path, most: int) -> bytes:
        opened.append(path)
        return read(path, most)

    monkeypatch.setattr("game.files.read", counted)
    entries = library.entries()
    assert len(entries) == 3_000
    assert opened == []
    assert library.look(library.look(entries[7])).slug == "claim_it"
    assert len(opened) == 1


def test_what_was_replayed_is_not_replayed_again(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    over = path_of(begun(library, answers=10_000))
    assert library.latest() is None
    monkeypatch.setattr("game.play.shelf.retrace", None)
    again = Library(library.folder)
    assert again.latest() is None
    assert [again.study(entry).path for entry in again.entries()] == [over]


def test_a_long_match_is_replayed_a_moment_at_a_time(library: Library) -> None:
    begun(library, answers=120)
    (entry,) = library.entries()
    study, slices = Sliced(library.studying(entry)), 1
    while not study.go_on(0.0):
        slices += 1
    assert slices > 120
    assert study.result == library.study(entry)


@pytest.mark.skipif(sys.platform != "linux", reason="needs names that are just bytes")
def test_a_file_whose_name_is_not_text_is_a_save_like_any_other(library: Library) -> None:
    playing = begun(library)
    for name in (b"save-caf\xe9.record", b"match-\xff\xfe.record", b"\xff.record"):
        (library.folder / os.fsdecode(name)).write_bytes(path_of(playing).read_bytes())
    for entry in Library(library.folder).entries():
        studied = library.study(entry)
        assert (studied.slug, studied.trouble) == ("claim_it", None)
        assert (studied.title + files.shown(studied.path)).encode()
        library.resume(entry.path, DirectDesk(), nodes=NODES).close()
    (library.folder / os.fsdecode(b"save-\xff.record")).write_text("nonsense")
    for entry in library.entries():
        if entry.there.name.startswith("save-\udcff"):
            with pytest.raises(Trouble) as refused:
                library.resume(entry.path, DirectDesk())
            assert refused.value.message == library.look(entry).trouble


def test_a_match_of_a_game_without_a_table_is_listed_and_refused(library: Library) -> None:
    paths = {slug: path_of(begun(library, slug=slug)) for slug in ("claim_it", "dalton_city")}
    here = Library(library.folder, {"claim_it"})
    before = paths["dalton_city"].read_bytes()
    with pytest.raises(Trouble) as refused:
        here.resume(paths["dalton_city"], DirectDesk())
    assert refused.value.message.key == "library.no_table"
    told = {entry.path: here.look(entry).trouble for entry in here.entries()}
    assert told == {paths["claim_it"]: None, paths["dalton_city"]: refused.value.message}
    assert latest(here) == paths["claim_it"]
    assert paths["dalton_city"].read_bytes() == before
    assert not list(library.folder.glob("*.lock"))


@pytest.mark.parametrize(
    "noted",
    [
        "3",
        "null",
        "[]",
        '["x"]',
        "[-1]",
        f"[{10**30}]",
        '[1, SIZE, TIME, "whist", [], 4, 5, true]',
        '[1, SIZE, TIME, "claim_it", ["human"], -1]',
        '[1, SIZE, TIME, "claim_it", ["human"], 1, 2, "yes"]',
        f'[0, SIZE, TIME, "claim_it", {json.dumps(["?"] * 9)}]',
        f'[0, SIZE, TIME, "claim_it", ["{"x" * 101}"]]',
        '["\\ud800"]',
    ],
)
def test_one_bad_line_of_the_index_spoils_only_itself(noted: str, library: Library) -> None:
    one, two = (path_of(begun(library, seed=seed)) for seed in (1, 2))
    dated(two, -3)
    odd = library.folder / "match-odd.record"
    odd.write_bytes(one.read_bytes())
    dated(odd, -9)
    now = odd.stat()
    noted = noted.replace("SIZE", str(now.st_size)).replace("TIME", str(now.st_mtime_ns))
    index = library.folder / INDEX
    text = index.read_text()
    index.write_text(f'{text[:-1]}, "{odd.name}": {noted}{text[-1]}')
    later = Library(library.folder)
    found = {entry.path: later.study(entry) for entry in later.entries()}
    assert {(entry.slug, entry.over, len(entry.sitters)) for entry in found.values()} == {
        ("claim_it", False, 2)
    }
    assert set(found) == {one, two, odd}
    if "ud800" not in noted:  # which no JSON may hold, so that the whole of it is none
        assert latest(Library(library.folder)) == two


def test_matches_beyond_the_limit_are_put_away_and_not_thrown_away(library: Library) -> None:
    paths = [path_of(begun(library, seed=seed)) for seed in range(5)]
    library.resume(paths[0], DirectDesk(), nodes=NODES).close()
    named = library.save_as(record("claim_it", "human", "human"), "mine")
    held = library.resume(paths[1], DirectDesk(), nodes=NODES)
    library.resume(paths[4], DirectDesk(), nodes=NODES).close()
    library.resume(paths[3], DirectDesk(), nodes=NODES).close()
    texts = {path.name: path.read_bytes() for path in paths}
    assert library.put_away(2) == 2
    held.close()
    left = {entry.path for entry in library.entries()}
    assert left == {named, paths[1], paths[3], paths[4]}
    away = library.old
    assert {name: (away / name).read_bytes() for name in (paths[0].name, paths[2].name)} == {
        name: texts[name] for name in (paths[0].name, paths[2].name)
    }
    assert files.beside(away / paths[0].name, files.PREVIOUS[0]).exists()
    assert library.put_away(2) == 1


def test_two_matches_of_one_name_are_both_put_away(library: Library) -> None:
    for _ in range(2):
        library.folder.mkdir(exist_ok=True)
        (library.folder / "match-x.record").write_text("x")
        assert library.put_away(0) == 1
    assert len(list((library.old).iterdir())) == 2
