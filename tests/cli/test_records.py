"""`dustwater replay` and `dustwater record-info`."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.cli.common import read_record
from game.engine import retrace
from tests.cli.conftest import Run
from tests.contract.playthroughs import FOLDER


def test_a_record_is_told_again_and_checked(run: Run, record_file: Path) -> None:
    told = run("replay", record_file)
    lines = told.out.splitlines()
    answers = len(record_file.read_text(encoding="utf-8").partition("answers\n")[2].splitlines())
    assert told.code == 0
    assert lines[0] == "Claim It! — at the table: Anna (Tenderfoot) and Ben (Player). Seed 7."
    assert any(line.endswith(" wins!") for line in lines)
    assert lines[-1].startswith(f"{answers} answers replayed and checked, digest ")


def test_a_replay_can_stop_anywhere_and_says_so_in_french(run: Run, record_file: Path) -> None:
    digests = [line.split()[-1] for line in record_file.read_text(encoding="utf-8").splitlines()]
    first = digests.index("answers")
    for upto in (1, 2, 40):
        last = run("replay", record_file, "--upto", upto, "--lang", "fr").out.splitlines()[-1]
        plural = "s" if upto > 1 else ""
        said = f"{upto} réponse{plural} rejouée{plural} et vérifiée{plural}, empreinte"
        assert last == f"{said} {digests[first + upto]}."
    assert "0 answers replayed" in run("replay", record_file, "--upto", 0).out


@pytest.mark.parametrize("upto", [-1, 10_000])
def test_a_replay_cannot_go_beyond_the_record(run: Run, record_file: Path, upto: int) -> None:
    assert "choose a number from 0 to" in run("replay", record_file, "--upto", upto).refused()


def test_a_record_says_what_it_holds(run: Run, record_file: Path) -> None:
    lines = run("record-info", record_file).out.splitlines()
    assert lines[0] == "Claim It!, version 1 of the rules, seed 7"
    assert lines[1].startswith("Seat 1: Anna (tenderfoot), ")
    assert lines[2].startswith("Seat 2: Ben (human), ")
    assert lines[3:5] == ["Option starts: roll_off", "Option returning_squatters: no"]
    assert lines[-1].startswith("The game is over, won by ")
    french = run("record-info", record_file, "--lang", "fr").out.splitlines()
    assert french[0] == "Claim It!, version 1 des règles, graine 7"
    assert french[-1].startswith("La partie est finie, gagnée par ")


def test_the_json_of_a_record_has_its_facts(run: Run, record_file: Path) -> None:
    facts = run("record-info", record_file, "--json").json
    text = record_file.read_text(encoding="utf-8")
    assert facts["players"] == ["tenderfoot Anna", "human Ben"]
    assert facts["answers"] == len(text.partition("answers\n")[2].splitlines())
    assert facts["digest"] == text.split()[-1]
    assert facts["over"] is True
    assert facts["winners"] == [1 + facts["points"].index(max(facts["points"]))]


def test_a_record_without_names_gets_some(run: Run, tmp_path: Path, whole_game: str) -> None:
    file = tmp_path / "nameless.record"
    kept = [line for line in whole_game.splitlines(keepends=True) if not line.startswith("player ")]
    file.write_text("".join(kept), encoding="utf-8")
    assert run("replay", file).out.startswith("Claim It! — at the table: Abigail (?) and Buck (?). Seed 7.")
    assert run("record-info", file, "--json").json["players"] == []


def test_a_cut_tail_loads_up_to_the_last_whole_answer(run: Run, tmp_path: Path, whole_game: str) -> None:
    file = tmp_path / "cut.record"
    lines = whole_game.splitlines(keepends=True)
    first = lines.index("answers\n") + 1
    file.write_text("".join(lines[: first + 10])[:-3], encoding="utf-8")
    assert run("record-info", file, "--json").json["answers"] == 9
    assert run("record-info", file).out.splitlines()[-2].startswith("The game goes on: ")
    assert run("replay", file).code == 0


WITHHELD = {
    "en": "Points are told when the game is over.",
    "fr": "Les points seront donnés à la fin de la partie.",
}


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A game with secrets that was left just before its last answer, everybody with points of some kind."""
    lines = (FOLDER / "dice_town_4_poker_face.record").read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "evening.record"
    file.write_text("".join(lines[:-1]), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", WITHHELD)
def test_nobodys_points_are_told_before_the_game_is_over(run: Run, evening: Path, language: str) -> None:
    """They count what is hidden."""
    told = run("replay", evening, "--lang", language).out.splitlines()
    assert told[-2] == WITHHELD[language]
    assert not any(line.startswith(("1. ", "2. ")) for line in told)
    info = run("record-info", evening, "--lang", language).out.splitlines()
    assert info[-1] == WITHHELD[language]
    assert [line.endswith("(player)") for line in info[1:5]] == [True] * 4
    assert sum("point" in line.lower() for line in info) == 1
    facts = run("record-info", evening, "--json").json
    assert (facts["over"], facts["points"], facts["winners"]) == (False, [], [])


def test_points_are_withheld_where_a_replay_stops_although_the_record_goes_on(
    run: Run, record_file: Path
) -> None:
    assert WITHHELD["en"] in run("replay", record_file, "--upto", 40).out
    assert WITHHELD["en"] not in run("replay", record_file).out


def test_who_is_asked_in_private_is_not_told(run: Run, tmp_path: Path) -> None:
    record = read_record(FOLDER / "dice_town_4_poker_face.record")
    t = record.start()
    steps = retrace(record, t)
    while t.waiting():
        next(steps)
    record.answers = record.answers[: next(steps).number - 1]
    file = tmp_path / "quiet.record"
    file.write_text(record.dumps(), encoding="utf-8")
    assert "The game goes on.\n" in run("record-info", file).out


BROKEN: dict[str, Callable[[bytes], bytes]] = {
    "not text": lambda text: b"\xff\xfe" + text,
    "not a record": lambda text: b"# shopping list\n" + text,
    "empty": lambda text: text[:0],
    "a newer format": lambda text: text.replace(b"record 2", b"record 3", 1),
    "cut in its header": lambda text: text[:40],
    "an unknown game": lambda text: text.replace(b"game claim_it", b"game dice_town", 1),
    "newer rules": lambda text: text.replace(b"claim_it 1", b"claim_it 2", 1),
    "an unknown word": lambda text: text.replace(b"seats 2", b"chairs 2", 1),
    "a word missing": lambda text: text.replace(b"seats 2\n", b"", 1),
    "too many seats": lambda text: text.replace(b"seats 2", b"seats 9", 1),
    "a bad option": lambda text: text.replace(b"starts=roll_off", b"starts=dawn", 1),
    "a line of nonsense": lambda text: text.replace(b"\n3 ", b"\nthree ", 1),
    "cut in the middle": lambda text: text.replace(b"\n3 ", b"\n4 ", 1),
    "altered": lambda text: text.replace(text.split()[-1], b"0" * 12),
    "oversized": lambda text: text + b"#" * 2_000_000,
}


@pytest.mark.parametrize("command", ["replay", "record-info"])
def test_each_fault_of_a_record_has_its_own_sentence(
    run: Run, tmp_path: Path, whole_game: str, command: str
) -> None:
    said = {}
    for name, spoil in BROKEN.items():
        file = tmp_path / "broken.record"
        spoilt = spoil(whole_game.encode())
        file.write_bytes(spoilt)
        done = run(command, file)
        assert done.code == 1, name
        assert len(done.err.splitlines()) == 1, name
        assert file.read_bytes() == spoilt
        said[name] = done.err
    assert said.pop("empty") == said["not a record"]
    assert len(set(said.values())) == len(BROKEN) - 1


@pytest.mark.parametrize("command", ["replay", "record-info", "check-level"])
def test_what_is_no_file_gets_one_sentence(run: Run, tmp_path: Path, command: str) -> None:
    for path in (tmp_path, tmp_path / "missing", tmp_path / ("n" * 5000), "", "nul\0l"):
        assert run(command, path).refused().endswith(" is not there or cannot be read.")
    assert run(command, tmp_path, "--lang", "fr").refused().endswith(" est introuvable ou illisible.")


def test_a_sentence_that_quotes_a_file_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sly.record"
    file.write_bytes(b"dustwater record 1\n\x1b[2Jsly 1\nanswers\n")
    assert run("record-info", file).refused() == "Line 2 of the record makes no sense."
    assert "?[2Jsly is not there" in run("record-info", tmp_path / "\x1b[2Jsly").refused()
