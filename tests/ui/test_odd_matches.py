"""Matches of every age and origin can be opened at the table: the program's own, old ones, made-up ones."""

from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.play.seating import COLOURS
from game.ui.offscreen import Offscreen
from game.ui.scenes.open_table import resume
from game.ui.scenes.result import Result
from game.ui.tables import TABLES
from game.ui.tables.table import TableScene
from tests.ui.awkward import AWKWARD
from tests.ui.laid import record


def opened(shown: Offscreen, text: str) -> TableScene[Any]:
    """The table of a record that lies in the folder, drawn and pointed at."""
    folder = shown.house.library.folder
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "save-odd.record"
    path.write_text(text, "utf-8")
    shown.app.stack.apply(resume(shown.house, path))
    table = shown.app.stack.top
    assert isinstance(table, TableScene)
    shown.frames(2)
    for widget in table.form.widgets:
        assert isinstance(widget.tip, str)
    shown.picture()
    return table


PLAYERS = {
    "nobody": [],
    "before colours": ["human Anna", "random Buck", "cowhand Cy"],
    "kinds alone": ["human", "random", "cowhand"],
    "nothing known": ["oracle:mauve:astronaut Anna", "?", ":: \u3164"],
    "all of one colour": ["human:sky:gambler Anna"] * 3,
    "the last of the colours": [f"human:{colour} Anna" for colour in COLOURS[-3:]],
    "as long as can be": ["human:sky:gambler " + "W" * 80] * 3,
}


@pytest.mark.parametrize("slug", TABLES)
@pytest.mark.parametrize("players", PLAYERS.values(), ids=PLAYERS)
def test_whatever_a_file_says_of_its_players_the_match_opens(
    slug: str, players: list[str], shown: Offscreen
) -> None:
    header = [line for line in record(slug, "hrr").header().splitlines() if not line.startswith("player")]
    lines = [f"player {seat} {line}" for seat, line in enumerate(players, 1)]
    table = opened(shown, "\n".join([*header[:-1], *lines, header[-1]]) + "\n")
    assert {sitter.colour for sitter in table.session.sitters} <= set(COLOURS)


@pytest.mark.parametrize("slug", TABLES)
def test_what_watch_recorded_opens_as_the_finished_match_it_is(
    slug: str, shown: Offscreen, tmp_path: Path
) -> None:
    file = tmp_path / "evening.record"
    assert (
        main(["watch", slug, "--seed", "4", "--bots", "random,tenderfoot,random", "--record", str(file)]) == 0
    )
    table = opened(shown, file.read_text("utf-8"))
    shown.frames(20, 1.0)
    assert table.session.over
    assert isinstance(shown.app.stack.top, Result)
    cut = file.read_text("utf-8").splitlines(keepends=True)[:40]
    assert not opened(shown, "".join(cut)).session.over


def test_a_name_of_any_kind_is_shown_at_the_table_or_refused_in_one_sentence(shown: Offscreen) -> None:
    header = record("claim_it", "hhh").header().splitlines()
    folder = shown.house.library.folder
    for text in AWKWARD.values():
        lines = [line.replace("Abigail", text) for line in header]
        (folder / "save-odd.record").write_text("\n".join(lines) + "\n", "utf-8", errors="replace")
        shown.house.toasts.clear()
        change = resume(shown.house, folder / "save-odd.record")
        assert (change is None) == (len(shown.house.toasts) == 1)
        if change is not None:
            shown.app.stack.apply(change)
        shown.frames(1)
        shown.picture()
