"""Two tables that one seat cannot tell apart, played side by side: its phone must be sent the same."""

import copy
from dataclasses import replace
from typing import Any

from game.engine import Ask, Combinations, Feed, Feeds, Rng, Seat, Table
from game.phones.ear import Answered
from game.phones.party import Party
from game.phones.shown import Shown
from game.play.desk import DirectDesk
from game.play.session import Session
from game.play.undo import Undo
from tests.contract.hidden import other_table
from tests.phones.company import Paper, People, answer


def twin(people: People, seat: Seat, rng: Rng) -> People | None:
    """The same evening at a table that a seat cannot tell from this one; None: no such deal was found."""
    real = people.session
    other = other_table(real.rules, real.table, seat, rng)
    if other is None:
        return None
    feeds: dict[int, Feed[Any]] = {id(feed): _copied(feed) for feed in real._feeds.all}
    playing = _session(real, other, feeds)
    hub = Paper({each: list(sent) for each, sent in people.hub.sent.items()}, list(people.hub.refused))
    hub.languages, hub._numbers = dict(people.hub.languages), dict(people.hub._numbers)
    hub.said = list(people.hub.said)
    return People(playing, hub, _party(people.party, playing, hub, feeds), rng)


def _copied(feed: Feed[Any]) -> Feed[Any]:
    found = copy.copy(feed)
    found.moments, found._answers = list(feed.moments), list(feed._answers)
    return found


def _session(real: Session, table: Table[Any], feeds: dict[int, Feed[Any]]) -> Session:
    playing = copy.copy(real)
    playing.table = table
    playing.record = replace(real.record, answers=list(real.record.answers))
    playing.story = feeds[id(real.story)]
    playing._feeds = Feeds(list(feeds.values()))
    playing._undo = Undo(real.rules, real.record.seats)
    playing._bots = copy.copy(real._bots)
    playing._bots._desk, playing._bots._tickets, playing._bots._replies = DirectDesk(), {}, {}
    playing._bots.ask(table)
    return playing


def _party(real: Party, playing: Session, hub: Paper, feeds: dict[int, Feed[Any]]) -> Party:
    party = copy.copy(real)
    party.session, party.hub = playing, hub
    party._calling = copy.copy(real._calling)
    party._calling.session = playing
    party._calling.offered, party._calling.said = dict(real._calling.offered), dict(real._calling.said)
    party._feeds = {seat: feeds[id(feed)] for seat, feed in real._feeds.items()}
    party._asked = {each: _asked(party, each) if ask else None for each, ask in real._asked.items()}
    party._shown = {each: _asking(party, shown) for each, shown in real._shown.items()}
    party._numbers = dict(real._numbers)
    return party


def _asked(party: Party, seat: Seat) -> Ask | None:
    """What a seat is asked at the other table."""
    return party._calling.ask_of(seat) if party._calling.on else party.session.table.asked(seat)


def _asking(party: Party, shown: Shown) -> Shown:
    """The same question, with what it offers at the other table."""
    ask = _asked(party, shown.seat)
    if shown.ask is None or ask is None:
        return shown
    return replace(shown, ask=ask._replace(number=shown.ask.number))


def mirrored(said: Answered, real: Ask, other: Ask | None, seat: Seat, rng: Rng) -> Answered | None:
    """What is said at the other table: by the seat itself the same, by others as nobody can tell."""
    if other is None:
        return None
    if said.seat == seat:
        assert options(real) == options(other), "the seat's own options depend on what it must not know"
        return said
    if real.sealed or real.private or options(real) != options(other):
        return answer(other, said.seat, rng)
    return said


def options(ask: Ask) -> object:
    """What a question offers, to be compared."""
    if isinstance(ask.options, Combinations):
        return repr(ask.options)
    return [each.code() for each in ask.options]


def asks_alike(one: Session, two: Session, seat: Seat) -> bool:
    """Whether a seat could be asked, and see others asked, the same at both tables."""
    return _public(one, seat) == _public(two, seat)


def _public(playing: Session, seat: Seat) -> object:
    own = playing.table.asked(seat)
    calls = any(ask.private for ask in playing.asks())
    own_kind = None if own is None or own.private else (own.kind, own.about)
    about = {(ask.kind, ask.about) for ask in playing.asks() if ask.private}
    return own_kind, calls, sorted(map(repr, about)), playing.table.waiting(), playing.over
