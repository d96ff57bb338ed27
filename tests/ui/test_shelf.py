"""The shelf of saves, and giving a save its name."""

from datetime import UTC, datetime
from typing import Literal

import msgspec
import pytest

from game.engine import Message, say
from game.play.titles import LENGTH
from game.ui.scenes.load import Load, _told
from game.ui.scenes.save_as import SaveAs
from game.ui.stage import Stage
from tests.ui.laid import claim_it


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (say("record.header_cut"), "ui.load.damaged"),
        (say("record.digest", number=3), "ui.load.damaged"),
        (say("record.newer_format", format=9), "record.newer_format"),
        (say("record.unknown_game", game="chess"), "record.unknown_game"),
    ],
)
def test_what_is_wrong_with_a_save_is_told_in_words_that_help(trouble: Message, told: str) -> None:
    assert _told(trouble).key == told


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "1 August 2026, 09:05", "14 November 2026, 22:13"),
        ("fr", "1er août 2026, 09:05", "14 novembre 2026, 22:13"),
    ],
)
def test_dates_are_written_as_the_language_writes_them(
    shown: Stage, language: Literal["en", "fr"], first: str, second: str
) -> None:
    shown.house.change(msgspec.structs.replace(shown.house.settings, language=language))
    page = Load(shown.house)
    assert page._date(datetime(2026, 8, 1, 9, 5, tzinfo=UTC)) == first
    assert page._date(datetime(2026, 11, 14, 22, 13, tzinfo=UTC)) == second


def test_a_save_is_called_after_the_game_and_its_players_as_far_as_they_fit(shown: Stage) -> None:
    session = claim_it(shown.house, "hrr", 0, None).session
    title = SaveAs(shown.house, session).title
    assert title.startswith("Claim It!")
    assert all(sitter.name in title for sitter in session.sitters)
    assert len(title) <= LENGTH
