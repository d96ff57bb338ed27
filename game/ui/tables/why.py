"""Why bots did what the log says: found for each entry, and told only where that gives nothing away."""

from collections.abc import Iterator, Mapping
from typing import Any

from game.games import Game
from game.play.session import Session
from game.play.thoughts import Thought
from game.ui.tables.log import Log

Reasons = Mapping[int, tuple[Thought, ...]]
"""By the entry of the log."""


def reasons(session: Session, game: Game, log: Log[Any]) -> Reasons:
    """What bots thought, at the first thing told of what each of them did then.

    What a bot knows of hidden cards is in its reasons: they are told once the match is over, or at once where
    nothing is hidden.
    """
    entries = {entry.number: at for at, entry in enumerate(log.entries)}
    found: dict[int, tuple[Thought, ...]] = {}
    for answer, thought in session.thoughts.all():
        secret = game.hands_are_secret or thought.sealed or thought.private
        if session.over or not secret:
            at = next((entries[n] for n in _doings(session, answer, thought) if n in entries), None)
            if at is not None:
                found[at] = *found.get(at, ()), thought
    return found


def _doings(session: Session, answer: int, thought: Thought) -> Iterator[int]:
    """The moments set off by an answer, as far as they are about its seat or about nobody in particular.

    What was sealed is told once all have answered: somewhere before the seat is asked again.
    """
    story, answers = session.story, session.record.answers
    after = answer + 1
    while thought.sealed and after < len(answers) and answers[after].seat != thought.seat:
        after += 1
    began = story.answer_began(answer)
    end = story.answer_began(after) if after < len(answers) else story.end
    for moment in story.since(began)[: end - began]:
        if getattr(moment.event, "seat", thought.seat) == thought.seat:
            yield moment.number
