"""Bots that think in a process of their own, which may be slow, hang or die."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine import Who, digest, replay, say
from game.play.desk import LONGEST_RANKING, DirectDesk, Failure, Question, Reply
from game.play.worker_desk import MAX_STARTS, WorkerDesk, workers_here
from tests.play.seated import GAMES, play_on, session, steps, until_asked
from tests.play.strange_bots import asleep, deadly, pondering, sleepy, talking

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module", params=[1, 3])
def desk(request: pytest.FixtureRequest) -> Iterator[WorkerDesk]:
    shared = WorkerDesk(workers=request.param)
    yield shared
    shared.close()


def wait(desk: WorkerDesk, replies: int = 1) -> list[Reply]:
    """What the desk says, in the end."""
    found: list[Reply] = []
    until = time.monotonic() + 60
    while len(found) < replies:
        assert time.monotonic() < until
        found += desk.answers()
        time.sleep(0.001)
    return found


def question(*, hint: bool = False) -> Question:
    """Something to think about."""
    kept = Keeping()
    playing = session("claim_it", "human", "human", desk=kept)
    until_asked(playing)
    playing.request_hint(playing.asks()[0])
    (found,) = kept.questions
    return Question(found.slug, "random", found.view, found.ask, found.rng, hint)


class Keeping(DirectDesk):
    """Remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []

    def ask(self, question: Question) -> int:
        self.questions.append(question)
        return super().ask(question)


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_is_the_same_whether_bots_think_here_or_there(slug: str, desk: WorkerDesk) -> None:
    here = session(slug, "human", "cowhand", "tenderfoot", seed=2)
    there = session(slug, "human", "cowhand", "tenderfoot", seed=2, desk=desk)
    play_on(here)
    play_on(there)
    assert not there.notes
    assert sorted(a.code for a in here.record.answers) == sorted(a.code for a in there.record.answers)
    assert digest(replay(there.record)) == digest(there.table) == digest(here.table)


@pytest.mark.parametrize("slug", GAMES)
def test_whoever_thinks_quickest_bots_answer_in_the_order_in_which_they_were_asked(
    slug: str, desk: WorkerDesk
) -> None:
    here = session(slug, "cowhand", "random", "cowhand", "tenderfoot", seed=3)
    there = session(slug, "cowhand", "random", "cowhand", "tenderfoot", seed=3, desk=desk)
    play_on(here)
    play_on(there)
    assert here.record.answers == there.record.answers


def test_a_hint_comes_from_the_worker_too(desk: WorkerDesk) -> None:
    playing = session("claim_it", "human", "human", desk=desk)
    (ask,) = playing.asks()
    playing.request_hint(ask)
    until = time.monotonic() + 30
    while playing.hint() is None:
        assert time.monotonic() < until
        playing.poll()
        time.sleep(0.001)
    hint = playing.hint()
    assert hint
    playing.answer(ask, hint[0].action)


def test_nothing_a_frame_does_ever_waits(desk: WorkerDesk) -> None:
    playing = session("dice_town", "human", "human", desk=desk)
    wait_ready(desk)
    costs = []
    for _ in range(300):
        began = time.perf_counter()
        assert not playing.poll()
        costs.append(time.perf_counter() - began)
    assert sorted(costs)[150] < 0.0005


def wait_ready(desk: WorkerDesk) -> None:
    desk.warm()
    desk.ask(question())
    wait(desk)


def test_a_worker_killed_in_the_middle_of_a_match_is_replaced(desk: WorkerDesk) -> None:
    playing = session("dice_town", "cowhand", "cowhand", "cowhand", desk=desk)
    killed = 0
    for step in steps(playing):
        if step.number in (5, 60):
            os.kill(desk.pids[0], signal.SIGKILL)
            killed += 1
    assert (playing.over, killed) == (True, 2)
    assert desk.pids
    assert set(playing.notes) <= {say("play.bot_broke_down", player=Who(seat)) for seat in range(3)}
    assert digest(replay(playing.record)) == digest(playing.table)


def test_a_bot_that_never_answers_is_given_up_and_the_next_one_is_heard() -> None:
    desk = WorkerDesk(asleep, hard_limit=0.2)
    playing = session("claim_it", "human", "random", desk=desk)
    try:
        late = say("play.bot_late", player=Who(1))
        for _ in steps(playing):
            if playing.notes:
                break
        assert playing.notes == [late]
        first = desk.pids
        for _ in steps(playing):
            if len(playing.notes) == 2:
                break
        assert playing.notes == [late, late]
        assert desk.pids != first
    finally:
        desk.close()


def test_a_bot_that_takes_its_process_along_is_replaced_by_something_legal() -> None:
    desk = WorkerDesk(deadly)
    playing = session("claim_it", "human", "random", desk=desk)
    try:
        for _ in steps(playing):
            if len(playing.notes) == 2:
                break
        assert playing.notes == [say("play.bot_broke_down", player=Who(1))] * 2
    finally:
        desk.close()


def test_a_bot_keeps_to_its_time_and_others_wait_in_line() -> None:
    desk = WorkerDesk(pondering, workers=1)
    try:
        desk.warm()
        asked = question()
        quick = Question(asked.slug, asked.bot, asked.view, asked.ask, asked.rng, seconds=0.3)
        tickets = [desk.ask(quick), desk.ask(quick)]
        (first,) = wait(desk)
        began = time.monotonic()
        (second,) = wait(desk)
        assert 0.2 < time.monotonic() - began < 2
        assert [first.ticket, second.ticket] == tickets
        assert first.failure is second.failure is None
    finally:
        desk.close()


def test_questions_asked_at_the_same_time_are_thought_about_side_by_side() -> None:
    desk = WorkerDesk(pondering, workers=3)
    try:
        asked = replace(question(), seconds=0.5)
        tickets = [desk.ask(asked) for _ in range(4)]
        most = 0
        found: list[Reply] = []
        until = time.monotonic() + 60
        while len(found) < len(tickets):
            assert time.monotonic() < until
            found += desk.answers()
            most = max(most, desk.thinking)
        assert most == len(desk.pids) == 3
        assert sorted(reply.ticket for reply in found) == tickets
    finally:
        desk.close()


def test_a_process_more_is_started_only_when_somebody_would_have_to_wait() -> None:
    desk = WorkerDesk(pondering, workers=3)
    try:
        asked = replace(question(), seconds=0.01)
        for _ in range(3):
            desk.ask(asked)
            wait(desk)
        assert len(desk.pids) == 1
    finally:
        desk.close()


def test_who_hangs_keeps_nobody_else_from_answering() -> None:
    desk = WorkerDesk(sleepy, workers=2)
    try:
        slow, quick = replace(question(), bot="sleeper"), question()
        hanging = desk.ask(slow)
        while desk.thinking == 0:
            assert not desk.answers()
        tickets = [desk.ask(quick) for _ in range(3)]
        assert [reply.ticket for reply in wait(desk, 3)] == tickets
        (late,) = wait(desk)
        assert late == Reply(hanging, failure=Failure.LATE)
    finally:
        desk.close()


def test_one_core_is_left_to_the_window_and_no_machine_gets_many_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for cores, workers in ((1, 1), (2, 1), (3, 2), (4, 3), (64, 3)):
        monkeypatch.setattr("os.sched_getaffinity", lambda _, cores=cores: set(range(cores)), raising=False)
        assert workers_here() == workers


def test_what_nobody_wants_to_know_is_not_thought_about() -> None:
    desk = WorkerDesk(pondering, workers=1)
    try:
        asked = question()
        tickets = [desk.ask(asked) for _ in range(5)]
        for ticket in tickets[:4]:
            desk.forget(ticket)
        assert [reply.ticket for reply in wait(desk)] == tickets[4:]
    finally:
        desk.close()


def test_an_endless_explanation_is_cut() -> None:
    desk = WorkerDesk(talking)
    try:
        desk.ask(question(hint=True))
        (reply,) = wait(desk)
        assert len(reply.ranking) == LONGEST_RANKING
    finally:
        desk.close()


def test_where_no_process_can_be_started_every_question_fails_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_self: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    desk = WorkerDesk()
    ticket = desk.ask(question())
    replies: list[Reply] = []
    for _ in range(MAX_STARTS + 1):
        replies += desk.answers()
    assert replies == [Reply(ticket, failure=Failure.DIED)]
    playing = session("claim_it", "random", "random", desk=desk)
    play_on(playing)
    assert playing.over
    desk.close()


def test_a_process_that_never_comes_up_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.play.worker.START_LIMIT", -1.0)
    desk = WorkerDesk()
    ticket = desk.ask(question())
    assert wait(desk) == [Reply(ticket, failure=Failure.DIED)]
    assert not desk.pids
    desk.close()


def test_a_closed_desk_leaves_no_process_behind() -> None:
    desk = WorkerDesk(asleep)
    desk.ask(question())
    until = time.monotonic() + 30
    while not desk.thinking:
        assert time.monotonic() < until
        assert not desk.answers()
    (pid,) = desk.pids
    desk.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


_THINK = """
import pickle, sys
from game import ai
from game.play import worker
from game.play.desk import think
questions = pickle.load(sys.stdin.buffer)
replies = [think(number, question, ai.bot) for number, question in enumerate(questions)]
assert not any(reply.failure for reply in replies), replies
print(len(replies), "pygame" in sys.modules)
"""


def test_the_process_that_thinks_never_loads_pygame() -> None:
    questions = []
    for slug in GAMES:
        desk = Keeping()
        playing = session(slug, "cowhand", "tenderfoot", "cowhand", desk=desk)
        for number, _ in enumerate(steps(playing)):
            if number == 60:
                break
        questions += [*desk.questions[:10], *desk.questions[50::3]]
    done = subprocess.run(
        [sys.executable, "-c", _THINK],
        input=pickle.dumps(questions),
        capture_output=True,
        cwd=ROOT,
        check=False,
        timeout=120,
    )
    assert done.stdout.decode().split() == [str(len(questions)), "False"], done.stderr.decode()


_ABANDONED = """
import sys, time
from game.play.worker_desk import WorkerDesk
from tests.play.strange_bots import asleep
from tests.play.test_worker import question
if __name__ == "__main__":
    desk = WorkerDesk(asleep)
    desk.ask(question())
    while not desk.thinking:
        desk.answers()
    print(*desk.pids, flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_the_worker_leaves_when_the_app_is_killed_even_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    script = tmp_path / "abandoned.py"
    script.write_text(_ABANDONED)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=environment) as app:
        assert app.stdout is not None
        pid = int(app.stdout.readline())
        app.kill()
    until = time.monotonic() + 30
    while _lives(pid):
        assert time.monotonic() < until, "the worker stays behind"
        time.sleep(0.05)


def _lives(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"  # its new parent may be slow to bury it
