"""Saves that were damaged in any way are matches still, or are refused with a sentence and left alone."""

from functools import cache
from pathlib import Path

import pytest

from game.engine import Record, Rng, Trouble, loads
from game.games import all_rules
from game.play.desk import DirectDesk
from game.play.library import Library
from tests.play.seated import GAMES, NODES, session, steps

_JUNK = (b"\0", b"\xff", b"\n", b" ", b"9", b"-1", b"\r", b"\xc3\xa9", b"roll", b"answers\n", b"1 1 stop 0\n")


@cache
def saved(slug: str) -> Record:
    """A match left in the middle."""
    playing = session(slug, "human", "random", "random", seed=8)
    for step in steps(playing):
        if step.number == 25:
            break
    return playing.record


def mutated(data: bytes, rng: Rng) -> bytes:
    """The same bytes, but for a change or three."""
    for _ in range(1 + rng.below(3)):
        at = rng.below(len(data) + 1)
        lines = data.splitlines(keepends=True)
        match rng.below(7):
            case 0:
                data = data[:at] + rng.pick(_JUNK) + data[at:]
            case 1:
                data = data[:at] + data[at + 1 + rng.below(12) :]
            case 2 if data:
                at = rng.below(len(data))
                data = data[:at] + bytes([data[at] ^ 1 << rng.below(8)]) + data[at + 1 :]
            case 3:
                data = data[:at]
            case 4 if lines:
                line = rng.below(len(lines))
                data = b"".join([*lines[: line + 1], *lines[line:]])
            case 5 if lines:
                line, other = rng.below(len(lines)), rng.below(len(lines))
                lines[line], lines[other] = lines[other], lines[line]
                data = b"".join(lines)
            case _:
                at = rng.below(len(data) + 1)
                data = data[:at] + data[at : at + 40] * 2 + data[at + 40 :]
    return data


def check(folder: Path, count: int) -> tuple[int, int]:
    """How many damaged saves could be played on, and how many were refused."""
    library, path, rng = Library(folder), folder / "save-mutated.record", Rng.seeded("mutations", count)
    folder.mkdir()
    good = 0
    for number in range(count):
        original = saved(GAMES[number % 3])
        data = mutated(original.dumps().encode(), rng)
        path.write_bytes(data)
        (entry,) = library.entries()
        studied = library.study(entry)
        if studied.trouble is None:
            good += 1
            _check_play(library, path, original, resume=number % 10 == 0)
        else:
            with pytest.raises(Trouble) as refused:
                library.resume(path, DirectDesk())
            assert refused.value.message == studied.trouble
        assert path.read_bytes() == data
    return good, count - good


def _check_play(library: Library, path: Path, original: Record, *, resume: bool) -> None:
    """What is left is the beginning of the same match, and can be played on."""
    read = loads(path.read_bytes(), all_rules())
    assert read.answers == original.answers[: len(read.answers)]
    if resume:
        playing = library.resume(path, DirectDesk(), nodes=NODES)
        playing.rules.audit(playing.table)
        playing.poll()
        playing.close()
        assert playing.keeper is not None
        library.delete(playing.keeper.path)


def test_two_thousand_damaged_saves_are_matches_or_refused(tmp_path: Path) -> None:
    good, refused = check(tmp_path / "matches", 2_000)
    assert good > 20
    assert refused > 1_000


@pytest.mark.soak
def test_twenty_thousand_damaged_saves_are_matches_or_refused(tmp_path: Path) -> None:
    check(tmp_path / "matches", 20_000)
