"""What is said of a ranking: figures only where there is enough behind them."""

from collections.abc import Sequence

import pytest

from game.ai.bot import ENOUGH, Evidence, Ranked
from game.engine import Action, Message, say
from game.games.claim_it.actions import ROLL, STOP
from game.play.explaining import explained
from game.text import Speaker

REASON = say("ai.random.reason")


def name(action: Action) -> Message:
    return say("cli.screenshot.unknown", name=action.code())


def tried(wins: Sequence[float]) -> Evidence:
    """What came of an option at some tables."""
    return Evidence(sum(wins) / len(wins), 0.05, len(wins), tuple(wins))


def keys(best: Evidence | None, other: Evidence | None) -> list[str]:
    ranking = Ranked(ROLL, 1.0, REASON, best), Ranked(STOP, 0.5, REASON, other)
    told = explained(ranking, name)
    assert told[0] == REASON
    return [each.key for each in told[1:]]


def test_a_rule_of_thumb_has_a_reason_and_no_figures() -> None:
    assert keys(None, None) == []
    assert explained((), name) == ()


@pytest.mark.parametrize("tables", [1, ENOUGH - 1])
def test_nothing_is_claimed_on_fewer_than_thirty_tables(tables: int) -> None:
    assert keys(tried([1.0] * tables), tried([0.0] * 200)) == []
    assert keys(tried([1.0] * 200), tried([0.0] * tables)) == ["play.why.tried"]


def test_what_was_counted_out_needs_no_tables() -> None:
    assert keys(Evidence(0.61), Evidence(0.57)) == ["play.why.counted", "play.why.less"]
    estimated = Evidence(0.61, estimated=True), Evidence(0.57, estimated=True)
    assert keys(*estimated) == ["play.why.estimated", "play.why.less"]


def test_the_next_best_is_compared_on_the_tables_at_which_both_were_tried() -> None:
    lucky = [float(n % 2) for n in range(40)]
    better, worse = [win + 0.1 for win in lucky], lucky
    assert keys(tried(better), tried(worse)) == ["play.why.tried", "play.why.less"]
    *_, told = explained(
        (Ranked(ROLL, 0, REASON, tried([*better, *[0.0] * 60])), Ranked(STOP, 0, REASON, tried(worse))), name
    )
    assert dict(told.arguments)["points"] == pytest.approx(10)


def test_within_the_error_two_options_are_about_equal() -> None:
    lucky = [float(n % 2) for n in range(40)]
    unlike = [float(n % 3 == 0) for n in range(40)]
    assert keys(tried(lucky), tried(unlike)) == ["play.why.tried", "play.why.equal"]
    assert keys(tried(lucky), tried(lucky)) == ["play.why.tried", "play.why.equal"]
    assert keys(Evidence(0.5), Evidence(0.4999)) == ["play.why.counted", "play.why.equal"]


def test_who_prefers_what_wins_less_often_says_so() -> None:
    assert keys(Evidence(0.4), Evidence(0.5)) == ["play.why.counted", "play.why.more"]


def test_the_figures_are_said_as_each_language_says_them() -> None:
    ranking = Ranked(ROLL, 0, REASON, Evidence(0.614)), Ranked(STOP, 0, REASON, Evidence(0.6))
    said = {
        language: [Speaker(language)(each) for each in explained(ranking, lambda _: REASON)][1:]
        for language in ("en", "fr")
    }
    assert "61%" in said["en"][0]
    assert "1.4 percentage points" in said["en"][1]
    assert "61\u202f%" in said["fr"][0]
    assert "1,4 point de pourcentage" in said["fr"][1]
