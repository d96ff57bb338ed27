"""A fair match: levels that one's own results call for, and a sentence that says so."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from game import ai, files
from game.engine import Record, Rng, choose, submit, winners
from game.games import game
from game.play.desk import DirectDesk
from game.play.fair import MOST, Fair, Result, fair
from game.play.index import INDEX, Index
from game.play.library import Library
from game.play.results import reading
from game.play.seating import Sitter
from game.play.slices import Sliced
from game.play.titles import ENDING, KEPT
from game.text import LANGUAGES, Speaker

STRENGTHS = {"tenderfoot": 0.0, "cowhand": 1.5, "expert": 2.5}
LEVELS = list(STRENGTHS)


def picked(results: Sequence[Result], bots: int = 3, people: int = 1) -> Fair:
    return fair(results, STRENGTHS, bots, people, "Anna")


def strength(levels: Sequence[str]) -> float:
    return sum(STRENGTHS[level] for level in levels)


def against(level: str, *shares: float, bots: int = 3) -> list[Result]:
    return [Result((level,) * bots, share) for share in shares]


def test_a_newcomer_meets_tenderfoots_and_perhaps_a_cowhand() -> None:
    for bots in range(1, 8):
        assert set(picked([], bots).levels) <= {"tenderfoot", "cowhand"}
        assert len(picked([], bots).levels) == bots


def test_who_wins_meets_better_bots_and_who_loses_meets_weaker_ones() -> None:
    steps = [
        strength(picked(against("cowhand", *[1.0] * won, *[0.0] * (12 - won))).levels) for won in range(13)
    ]
    assert steps == sorted(steps)
    assert steps[0] < steps[3] < steps[12]
    assert picked(against("expert", *[1.0] * 12)).levels == ("expert",) * 3
    assert picked(against("tenderfoot", *[0.0] * 12)).levels == ("tenderfoot",) * 3


def test_who_wins_as_often_as_anybody_meets_the_same_level_again() -> None:
    assert picked(against("cowhand", *[1.0, 0.0, 0.0, 0.0] * 5)).levels == ("cowhand",) * 3
    assert picked(against("cowhand", *[1.0, 0.0] * 10, bots=1), bots=1).levels == ("cowhand",)


def test_the_latest_matches_count_most() -> None:
    wins, losses = against("cowhand", *[1.0] * 6), against("cowhand", *[0.0] * 6)
    assert strength(picked([*wins, *losses]).levels) > strength(picked([*losses, *wins]).levels)


def test_what_is_longer_ago_than_the_matches_looked_at_counts_nothing() -> None:
    latest = against("cowhand", *[0.0, 1.0] * (MOST // 2))
    assert picked([*latest, *against("expert", *[1.0] * 50)]) == picked(latest)


def test_levels_nobody_knows_the_strength_of_spoil_nothing() -> None:
    own = against("cowhand", 1.0, 1.0)
    assert picked([Result(("oracle", "cowhand"), 0.0), Result((), 0.0), *own]) == picked(own)


@pytest.mark.parametrize("bots", range(1, 8))
def test_a_table_is_of_one_level_or_of_two_that_follow_each_other(bots: int) -> None:
    for won in range(13):
        found = picked(against("cowhand", *[1.0] * won, *[0.0] * (12 - won)), bots).levels
        ranks = [LEVELS.index(level) for level in found]
        assert ranks == sorted(ranks, reverse=True)
        assert max(ranks) - min(ranks) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_says_what_was_picked_and_why(language: str) -> None:
    speak = Speaker(language)
    assert "Anna" in speak(picked([]).why)
    won = speak(picked(against("cowhand", 1.0, 0.0, 0.5, 0.0)).why)
    assert "Anna" in won
    assert "2" in won
    assert "4" in won
    mixed = [Result(("cowhand", "tenderfoot"), 1.0)]
    assert speak(picked(mixed).why) != speak(picked(against("cowhand", 1.0)).why)


def test_no_level_is_stronger_than_the_next_one_and_none_is_told_of_that_a_game_lacks() -> None:
    for slug in ("claim_it", "dice_town", "dalton_city"):
        found = ai.strengths(slug)
        assert list(found) == [name for name in ai.bots(slug) if name != "random"]
        assert sorted(found.values()) == list(found.values())
    assert ai.strengths("medicine_show") == {}


def played(name: str = "Anna", level: str = "tenderfoot", seed: int = 1, answers: int = 10_000) -> Record:
    """A short match between a person and a bot, to its end unless it is broken off."""
    rules = game("claim_it").rules
    sitters = (Sitter("human", name), Sitter(level, "Buck"))
    record = Record(rules, 2, choose(rules.options, {}, 2), seed, tuple(each.line() for each in sitters))
    t, rng = record.start(), Rng.seeded("people", seed)
    while t.asks and len(record.answers) < answers:
        ask, action = t.asks[0], rng.pick(t.asks[0].options)
        submit(t, ask.number, ask.seat, action)
        record.add(t, ask.seat, action)
    return record


def keep(library: Library, number: int, record: Record) -> Path:
    path = library.folder / f"{KEPT}claim_it-2026010{number}-120000{ENDING}"
    files.write(path, record.dumps().encode())
    return path


def won(record: Record) -> bool:
    t = record.start()
    for answer in record.answers:
        ask = t.asked(answer.seat)
        assert ask is not None
        submit(t, ask.number, answer.seat, record.rules.parse(answer.code))
    return 0 in winners(record.rules.scores(t))


def results(library: Library, name: str = "Anna") -> tuple[Result, ...]:
    return Sliced(reading(library, "claim_it", name)).finish()


def test_results_are_read_from_finished_matches_of_ones_own_and_from_nothing_else(library: Library) -> None:
    own = [played(seed=seed) for seed in range(1, 5)]
    for number, record in enumerate(own, 1):
        keep(library, number, record)
    keep(library, 6, played("Zoe"))
    keep(library, 7, played(answers=12))
    library.save_as(own[0], "Rainy Sunday")
    (library.folder / f"{KEPT}claim_it-20260108-120000{ENDING}").write_text(
        "dustwater record 1\nnot much left\n"
    )
    found = results(library)
    assert sorted(each.share for each in found) == sorted(float(won(each)) for each in own)
    assert {each.levels for each in found} == {("tenderfoot",)}
    assert len(results(library, "Zoe")) == 1
    assert results(library, "Max") == ()


def test_what_was_read_once_is_not_read_again(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(library, 1, played())
    found = results(library)
    library.index.write()
    monkeypatch.setattr("game.play.shelf.read", lambda path: pytest.fail(f"{path} is read again"))
    assert results(Library(library.folder)) == found
    assert len(found) == 1


def test_an_index_of_before_winners_were_noted_is_made_anew(library: Library) -> None:
    path = keep(library, 1, played())
    found = results(library)
    library.index.write()
    text = (library.folder / INDEX).read_text()
    (library.folder / INDEX).write_text(text.replace(",[0]]", "]").replace(",[1]]", "]"))
    noted = Index(library.folder).known[path.name]
    assert noted.over
    assert noted.won is None
    assert results(Library(library.folder)) == found


def test_a_match_just_finished_counts_the_next_time(library: Library) -> None:
    rules = game("claim_it").rules
    sitters = (Sitter("human", "Anna"), Sitter("random", "Buck"))
    session = library.begin(rules, sitters, choose(rules.options, {}, 2), 3, DirectDesk(), nodes=10)
    rng = Rng(5)
    while not session.over:
        session.poll()
        for ask in session.asks():
            session.answer(ask, rng.pick(ask.options))
    assert session.close() is None
    assert [each.levels for each in results(Library(library.folder))] == [("random",)]
