"""A match as one seat may know it, put on its phone: plain data, field by field."""

from collections.abc import Sequence

import msgspec

from game.engine import PASS, Score, Who, say, winners
from game.phones.screens import claim_it, dalton_city, dice_town
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Line, Option, Question, Screen
from game.phones.screens.showing import Showing
from game.phones.shown import Call, Shown

SHOWINGS: dict[str, Showing] = {
    "claim_it": claim_it.SHOWING,
    "dalton_city": dalton_city.SHOWING,
    "dice_town": dice_town.SHOWING,
}
_ANY = Showing()


def project(shown: Shown) -> bytes:
    """All that a seat's phone shows now, as it is sent."""
    return msgspec.json.encode(screen_of(shown))


def screen_of(shown: Shown) -> Screen:
    """The same as plain data."""
    showing = SHOWINGS.get(shown.game.rules.slug, _ANY)
    seen = Seen(shown.game, shown.seat, shown.sitters, shown.view, shown.speaker, shown.ask, shown.doing)
    question = _question(showing, seen, shown.call)
    people = tuple(showing.person(seen, seat) for seat in range(len(seen.sitters)))
    scores = shown.scores
    return Screen(
        language=seen.speaker.language,
        game=seen.slug,
        title=seen.name(seen.game.title()),
        who=people[seen.seat],
        others=(*people[seen.seat + 1 :], *people[: seen.seat]),
        going=showing.going(seen),
        own=showing.own(seen),
        dice=showing.dice(seen),
        board=showing.board(seen),
        told=tuple(seen.say(each) for each in shown.told),
        question=question,
        waiting="" if question is not None or scores else _waiting(showing, seen, shown.call),
        result=tuple(_line(seen, score) for score in sorted(scores, key=lambda each: each.rank)),
        won=_won(seen, scores) if scores else "",
    )


def _question(showing: Showing, seen: Seen, call: Call | None) -> Question | None:
    """The open question; in a call one that looks the same for everybody."""
    if seen.ask is None:
        return None
    return showing.question(seen) if call is None else _called(showing, seen, call)


def _called(showing: Showing, seen: Seen, call: Call) -> Question:
    """What everybody is asked at once: the cards that can be played are under the cover, if there are any."""
    nothing = Option(PASS.code(), seen.name(say("ui.dice_town.card.pass")), lets_be=True)
    asked = showing.question(seen)
    return msgspec.structs.replace(
        asked,
        form="call",
        prompt=seen.say(showing.called(seen.view)),
        secret=True,
        options=tuple(nothing if each.lets_be else each for each in asked.options),
        seconds=call.seconds,
    )


def _waiting(showing: Showing, seen: Seen, call: Call | None) -> str:
    """What is waited for, in words."""
    if call is not None:
        return seen.say(showing.called(seen.view))
    what = showing.waiting(seen)
    return seen.say(say("phone.waiting") if what is None else what)


def _line(seen: Seen, score: Score) -> Line:
    """A player's points and what they are made of."""
    parts = [f"{seen.say(line.what)}: {seen.speaker.word(line.value)}" for line in score.lines if line.value]
    return Line(score.rank, score.seat, seen.say(seen.game.points(score.points)), tuple(parts))


def _won(seen: Seen, scores: Sequence[Score]) -> str:
    first = tuple(map(Who, winners(scores)))
    if len(first) > 1:
        return seen.say(say("ui.result.shared", players=first))
    return seen.say(say("ui.result.won", player=first[0]))
