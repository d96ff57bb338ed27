"""A simulation that meets a bug says so and keeps the game."""

from pathlib import Path
from typing import Any

import pytest

from game.engine import Record, Rules, loads, replay
from game.play.simulation import RulesBroken, simulate
from tests.play.broken import Cheat, ThirdTurnCrashes, ThirdTurnForbidden
from tests.play.plans import RULES, plan


def kept_record(folder: Path) -> Record:
    (file,) = folder.iterdir()
    return loads(file.read_bytes(), [RULES])


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        (ThirdTurnForbidden(), "nobody gets a third turn"),
        (ThirdTurnCrashes(), "ZeroDivisionError('by nobody')"),
    ],
)
def test_a_broken_game_brings_its_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, rules: Rules[Any, Any], what: str
) -> None:
    monkeypatch.setattr("game.paths.logs", lambda: tmp_path / "deep" / "logs")
    with pytest.raises(RulesBroken) as broken:
        simulate(plan("random", "tenderfoot", games=5, rules=rules))
    told = dict(broken.value.message.arguments)
    record = kept_record(tmp_path / "deep" / "logs")
    assert broken.value.message.key == "play.violation"
    assert (told["what"], told["seed"]) == (what, str(record.seed))
    assert record.players == ("random", "tenderfoot")
    assert replay(record).world.turns == 3
    assert replay(record, len(record.answers) - 1).world.turns == 2


def test_a_cheating_bot_is_found_out_with_all_that_went_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("game.paths.logs", lambda: tmp_path)
    with pytest.raises(RulesBroken) as broken:
        simulate(plan("random", games=1, cheat=Cheat()))
    assert "engine.not_an_option" in str(dict(broken.value.message.arguments)["what"])
    by_cheat = [answer for answer in kept_record(tmp_path).answers if answer.seat == 1]
    assert len(by_cheat) == 9


def test_a_broken_game_in_another_process_ends_them_all(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("HOME", "XDG_STATE_HOME"):  # the only way to tell another process where to write
        monkeypatch.setenv(name, str(tmp_path))
    with pytest.raises(RulesBroken) as broken:
        simulate(plan("random", "random", games=50, rules=ThirdTurnForbidden()), jobs=2)
    assert broken.value.message.key == "play.violation"
    assert str(dict(broken.value.message.arguments)["file"]).startswith(str(tmp_path))
