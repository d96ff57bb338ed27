"""A kill at any moment loses at most the answer being given."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")


def killed(kills: int, folder: Path) -> tuple[int, int]:
    """How many matches were there to go on with, and the most answers in one."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.play.killed", str(kills), str(folder)],
        cwd=ROOT,
        capture_output=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr.decode()
    count, resumed, most = map(int, done.stdout.split())
    assert count == kills
    return resumed, most


def test_a_match_killed_at_any_moment_goes_on_where_it_was(tmp_path: Path) -> None:
    resumed, most = killed(20, tmp_path)
    assert resumed >= 5
    assert most >= 5


@pytest.mark.soak
def test_a_match_killed_very_often_goes_on_where_it_was(tmp_path: Path) -> None:
    resumed, most = killed(200, tmp_path)
    assert resumed >= 50
    assert most >= 20
