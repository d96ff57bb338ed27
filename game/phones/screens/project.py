"""A match as one seat may know it, put on its phone: plain data, field by field."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from game.engine import PASS, Message, Score, Who, say, winners
from game.phones.screens import claim_it, dalton_city, dice_town
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Line, Option, Question, Screen
from game.phones.screens.showing import Showing

SHOWINGS: dict[str, Showing] = {
    "claim_it": claim_it.SHOWING,
    "dalton_city": dalton_city.SHOWING,
    "dice_town": dice_town.SHOWING,
}
_ANY = Showing()


class Call(NamedTuple):
    """A moment in which everybody is asked whether they react, be it that they can or not."""

    number: int
    """Of the seat's own question, or any number of the caller's for who has none."""
    seconds: int
    is_answered: bool = False
    """The seat has said something to this call."""


def project(
    seen: Seen,
    told: Sequence[Message] = (),
    call: Call | None = None,
    scores: Sequence[Score] = (),
) -> Screen:
    """All that a seat's phone shows now; the scores only once the match is over."""
    showing = SHOWINGS.get(seen.slug, _ANY)
    question = _question(showing, seen, call)
    people = tuple(showing.person(seen, seat) for seat in range(len(seen.sitters)))
    after = [*people[seen.seat + 1 :], *people[: seen.seat]]
    return Screen(
        language=seen.speaker.language,
        game=seen.slug,
        title=seen.name(seen.game.title()),
        who=people[seen.seat],
        others=tuple(after),
        going=showing.going(seen),
        own=showing.own(seen),
        dice=showing.dice(seen),
        board=showing.board(seen),
        told=tuple(seen.say(each) for each in told),
        question=question,
        waiting="" if question is not None or scores else _waiting(showing, seen, call),
        result=tuple(_line(seen, score) for score in sorted(scores, key=lambda each: each.rank)),
        won=_won(seen, scores) if scores else "",
    )


def encoded(screen: Screen) -> bytes:
    """A screen as it is sent."""
    return msgspec.json.encode(screen)


def _question(showing: Showing, seen: Seen, call: Call | None) -> Question | None:
    """The open question; in a call one that looks the same for everybody."""
    if call is not None:
        return None if call.is_answered else _called(showing, seen, call)
    return showing.question(seen) if seen.ask is not None else None


def _called(showing: Showing, seen: Seen, call: Call) -> Question:
    """What everybody is asked at once: the cards that can be played are under the cover, if there are any."""
    prompt = seen.say(showing.called(seen.view))
    nothing = Option(PASS.code(), seen.name(say("ui.dice_town.card.pass")), lets_be=True)
    if seen.ask is None:
        return Question(
            call.number,
            "card",
            "call",
            prompt,
            title=seen.name(say("ui.dice_town.card.none")),
            secret=True,
            options=(nothing,),
            seconds=call.seconds,
        )
    asked = showing.question(seen)
    options = tuple(nothing if each.lets_be else each for each in asked.options)
    return msgspec.structs.replace(
        asked, form="call", prompt=prompt, secret=True, options=options, seconds=call.seconds
    )


def _waiting(showing: Showing, seen: Seen, call: Call | None) -> str:
    """What is waited for, in words."""
    if call is not None:
        return seen.say(showing.called(seen.view))
    what = showing.waiting(seen)
    return seen.say(say("phone.waiting") if what is None else what)


def _line(seen: Seen, score: Score) -> Line:
    """A player's points and what they are made of."""
    parts = [f"{seen.say(line.what)}: {line.value}" for line in (*score.lines, *score.ties) if line.value]
    return Line(score.rank, score.seat, seen.say(seen.game.points(score.points)), tuple(parts))


def _won(seen: Seen, scores: Sequence[Score]) -> str:
    first = tuple(map(Who, winners(scores)))
    if len(first) > 1:
        return seen.say(say("ui.result.shared", players=first))
    return seen.say(say("ui.result.won", player=first[0]))
