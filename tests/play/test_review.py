"""Looking back at a match: what one's own choices cost, from what one could know then."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from game.ai.bot import ENOUGH, Budget, Evidence, Ranked, Ranker, Ranking, Sampler, ranking
from game.ai.search.halving import standard_error
from game.engine import Action, Ask, Record, Rng, say, submit
from game.games import game
from game.play import review
from game.play.past import Past
from game.play.review import LEAST, Decision, Find, Review, compared, decisions
from tests.play.judges import Guesser, Heard, Judge, planted
from tests.play.seated import GAMES, Silent, play_on, session


@cache
def match(slug: str, *kinds: str) -> Record:
    """A match that was played to its end, in which people always take the first option."""
    playing = session(slug, *(kinds or ("human", "cowhand")))
    while not playing.over:
        if not playing.poll() and (asks := playing.asks()):
            playing.answer(asks[0], asks[0].options[0])
    return playing.record


def reviewed(record: Record, desk: Heard, seat: int = 0) -> Review:
    found = Review(record, seat, desk)
    while not found.over:
        found.poll()
    return found


def chosen(slug: str = "claim_it", seat: int = 0) -> list[Decision]:
    return list(decisions(match(slug), seat))


def test_a_blunder_is_found_and_told_what_it_cost() -> None:
    where = chosen()[7]
    found = reviewed(match("claim_it"), Heard(Judge(planted((where, 0.2)))))
    (find,) = found.finds
    assert find.decision == where
    assert find.chosen.action == where.action == where.ask.options[0]
    assert find.better.action != where.action
    assert find.cost == pytest.approx(0.2)
    assert (find.error, find.samples) == (0.0, 0)
    assert found.judged == len(chosen())


def test_the_three_that_cost_the_most_come_in_the_order_of_what_they_cost() -> None:
    asks = chosen()
    costs = (0.05, 0.3, 0.2, 0.1)
    found = reviewed(match("claim_it"), Heard(Judge(planted(*zip(asks, costs, strict=False)))))
    assert [round(find.cost, 6) for find in found.finds] == [0.3, 0.2, 0.1]
    assert [find.decision for find in found.finds] == [asks[1], asks[2], asks[3]]


def test_a_trifle_is_not_worth_naming() -> None:
    where = chosen()[3]
    assert not reviewed(match("claim_it"), Heard(Judge(planted((where, LEAST / 2))))).finds
    assert reviewed(match("claim_it"), Heard(Judge(planted((where, LEAST * 2))))).finds


def test_nothing_is_claimed_without_evidence() -> None:
    where = chosen()[3]
    for judge in (Guesser(planted((where, 0.5))), Judge(planted((where, 0.5)), tables=ENOUGH - 1)):
        found = reviewed(match("claim_it"), Heard(judge))
        assert not found.finds
        assert not found.judged
    assert reviewed(match("claim_it"), Heard(Judge(planted((where, 0.5)), tables=ENOUGH))).finds


def test_what_is_not_beyond_its_own_error_is_not_named() -> None:
    asks = chosen()
    one, other = (asks[2].ask.options[n] for n in (1, 0))

    def seen(action: Action, win: float, wins: tuple[float, ...] = (), error: float = 0.0) -> Ranked:
        return Ranked(action, win, say("toy"), Evidence(win, error, 40, wins))

    unsure = compared(asks[2], seen(one, 0.60, error=0.02), seen(other, 0.55, error=0.02))
    assert unsure is None
    sure = compared(asks[2], seen(one, 0.62, error=0.02), seen(other, 0.55, error=0.02))
    assert sure is not None
    assert sure.samples == 40


def test_two_choices_are_compared_at_the_same_tables() -> None:
    """The luck of a table, good or bad, is the same for both: only what they make of it counts."""
    asks = chosen()
    lucks = [n % 2 for n in range(40)]
    better = tuple(0.1 + 0.8 * luck + 0.001 * n for n, luck in enumerate(lucks))
    worse = tuple(0.05 + 0.8 * luck + 0.001 * n for n, luck in enumerate(lucks))
    one, other = (
        Ranked(option, 0, say("toy"), Evidence(sum(wins) / 40, standard_error(wins), 40, wins))
        for option, wins in zip(asks[0].ask.options[1::-1], (better, worse), strict=True)
    )
    found = compared(asks[0], one, other)
    assert found is not None
    assert found.cost == pytest.approx(0.05)
    assert found.error < standard_error(better) / 10


def test_what_the_adviser_did_not_mention_is_compared_with_his_favourite_alone() -> None:
    where = next(each for each in chosen() if len(each.ask.options) > 2)
    desk = Heard(Judge(planted((where, 0.2)), longest=2))
    (find,) = reviewed(match("claim_it"), desk).finds
    asked = [each.ask for each in desk.questions if each.ask.number == where.ask.number]
    assert asked[0] == where.ask
    assert tuple(asked[1].options) == (find.better.action, where.action)
    assert find.cost == pytest.approx(0.2)


def test_the_luckiest_of_many_is_tried_anew_before_anything_is_said() -> None:
    """All options are alike, and one always looks best: at other tables it is that no more."""
    found = reviewed(match("claim_it"), Heard(Judge(planted(), tables=40, noise=0.5)))
    assert found.judged == len(chosen())
    assert len(found.finds) < found.judged / 10


def test_only_real_choices_of_the_one_player_are_asked_about() -> None:
    desk = Heard(Judge(planted()))
    reviewed(match("dice_town", "human", "human", "cowhand"), desk, seat=1)
    assert desk.questions
    assert {each.ask.seat for each in desk.questions} == {1}
    assert all(len(each.ask.options) > 1 and each.hint for each in desk.questions)
    numbers = {answer.seat for answer in match("dice_town", "human", "human", "cowhand").answers}
    assert numbers == {0, 1, 2}


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_match_has_the_same_review(slug: str) -> None:
    where = chosen(slug)[1]

    def look() -> tuple[Find, ...]:
        return reviewed(match(slug), Heard(Judge(planted((where, 0.2)), tables=40, noise=0.1))).finds

    assert where in [find.decision for find in look()]

    assert look() == look()


def test_who_did_as_the_hint_says_is_blamed_for_nothing() -> None:
    """The review asks first as the hint did, with the same luck."""
    judge = Judge(planted(), tables=40, noise=0.5)
    playing = session("claim_it", "human", "human", desk=Heard(judge))
    while not playing.over:
        for ask in playing.asks():
            playing.request_hint(ask)
            playing.poll()
            advice = playing.hint()
            assert advice is not None
            playing.answer(ask, advice[0].action)
            break
    found = reviewed(playing.record, Heard(judge))
    assert found.judged
    assert not found.finds


class Dealer(Ranker):
    """Deals tables from a view, and has an option bring as large a share of the win as then of all points."""

    def __init__(self, slug: str) -> None:
        self.rules = game(slug).rules

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        tables, options = [sampler(rng).stop_telling() for _ in range(ENOUGH)], list(ask.options)[:4]
        return ranking([self._tried(ask, option, [each.clone() for each in tables]) for option in options])

    def _tried(self, ask: Ask, option: Action, tables: list[Any]) -> Ranked:
        wins = []
        for t in tables:
            submit(t, ask.number, ask.seat, option)
            points = [score.points for score in self.rules.scores(t)]
            wins.append(points[ask.seat] / max(1, sum(points)))
        mean = sum(wins) / len(wins)
        return Ranked(option, mean, say("toy"), Evidence(mean, standard_error(wins), len(wins), tuple(wins)))


@pytest.mark.parametrize("slug", ["dice_town", "dalton_city"])
def test_what_nobody_could_know_changes_no_review(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same match with everything that was hidden dealt anew before each choice has the same finds."""
    record = match(slug, "human", "cowhand", "cowhand")
    record = replace(record, answers=record.answers[:90])

    def dealt_anew(played: Record, seat: int) -> Iterator[Decision]:
        rules = played.rules
        for each in decisions(played, seat):
            other = rules.sample(each.view, Rng.seeded("otherwise", each.number))
            ask = other.asked(seat)
            assert ask is not None
            options = each.ask._replace(options=ask.options)
            yield Decision(each.number, options, each.action, rules.view(other, seat))

    truth = reviewed(record, Heard(Dealer(slug)))
    monkeypatch.setattr(review, "decisions", dealt_anew)
    other = reviewed(record, Heard(Dealer(slug)))
    assert truth.judged == other.judged > 10
    assert truth.finds
    assert [_told(each) for each in truth.finds] == [_told(each) for each in other.finds]


def _told(find: Find) -> tuple[object, ...]:
    return find.decision.number, find.chosen, find.better, find.cost


def test_a_review_that_was_put_aside_goes_on_where_it_was() -> None:
    where = chosen()[7]
    desk = Heard(Judge(planted((where, 0.2))))
    whole = reviewed(match("claim_it"), desk)
    again = Heard(Judge(planted((where, 0.2))))
    found = Review(match("claim_it"), 0, again)
    seen = [found.progress]
    while not found.over:
        found.poll()
        found.stop()
        found.poll()
        seen.append(found.progress)
    assert again.forgotten
    assert (found.finds, found.judged) == (whole.finds, whole.judged)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0.0, 1.0)


def test_a_review_that_is_stopped_wants_no_more_of_the_desk() -> None:
    desk = Silent()
    found = Review(match("claim_it"), 0, desk)
    found.poll()
    asked = desk.tickets
    assert asked
    assert not found.over
    found.poll()
    assert desk.tickets == asked  # there are so many at a time
    found.stop()
    assert desk.forgotten == list(range(1, asked + 1))
    assert not found.over  # it was put aside, not finished


def test_an_adviser_who_breaks_down_judges_nothing() -> None:
    class Broken(Ranker):
        pass

    found = reviewed(match("claim_it"), Heard(Broken()))
    assert (found.judged, found.finds) == (0, ())


@pytest.mark.parametrize("slug", GAMES)
def test_the_past_is_laid_out_as_its_player_saw_it(slug: str) -> None:
    record = match(slug, "human", "human", "cowhand")
    for seat in (0, 1):
        some = list(decisions(record, seat))[::9]
        for each in some:
            past = Past(record, each.number, seat)
            assert past.viewer == seat
            assert past.view(seat) == each.view
            assert past.table.asked(seat) == each.ask
            assert not past.thinking()
            assert not past.poll()
            assert past.story.viewer == seat


def test_the_past_leaves_the_match_alone() -> None:
    playing = session("claim_it", "human", "cowhand")
    play_on(playing)
    answers = playing.record.answers.copy()
    past = Past(playing.record, 5, playing.record.answers[4].seat)
    assert len(past.record.answers) == 4
    assert playing.record.answers == answers
    assert playing.over
