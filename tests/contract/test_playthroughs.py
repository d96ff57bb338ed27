from pathlib import Path

import pytest

from game.engine import digest, loads, replay
from tests.contract.cases import RULES
from tests.contract.playthroughs import FOLDER, golden, main, write


@pytest.mark.parametrize("name", golden())
def test_a_golden_playthrough_replays_as_it_did(name: str) -> None:
    case = golden()[name]
    data = (FOLDER / f"{name}.record").read_bytes()
    record = loads(data, RULES)
    assert (record.rules, record.seats, record.options) == (case.rules, case.seats, dict(case.options))
    t = replay(record)
    assert t.over
    assert digest(t) == record.answers[-1].digest
    assert record.dumps().encode() == data


def test_every_game_has_golden_playthroughs_and_no_file_is_left_over() -> None:
    assert {case.rules.slug for case in golden().values()} == {rules.slug for rules in RULES}
    assert {file.name for file in FOLDER.iterdir()} == {f"{name}.record" for name in golden()}


def test_a_playthrough_is_not_overwritten_unless_asked_for(tmp_path: Path) -> None:
    assert write(tmp_path, anew=False) == []
    good = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    spoilt = tmp_path / "claim_it_2.record"
    spoilt.write_text("spoilt")
    assert write(tmp_path, anew=False) == ["claim_it_2"]
    assert spoilt.read_text() == "spoilt"
    assert write(tmp_path, anew=True) == []
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == good


def test_a_mistyped_argument_writes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--new"]) == 2
    assert "--anew" in capsys.readouterr().err
