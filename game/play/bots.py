"""The bots at a table: their questions on the way to the desk, and their answers on the way back."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from game.ai import strongest
from game.ai.bot import Ranking
from game.engine import Action, Ask, Message, Record, Rng, Seat, Table, Who, say
from game.games import game
from game.play.desk import Desk, Failure, Question, Reply
from game.play.explaining import explained
from game.play.fallback import first_thing
from game.play.thoughts import Thought


class Bots:
    """Asks every bot once, knows which replies are still wanted, and has a legal answer whatever happens."""

    def __init__(
        self, record: Record, desk: Desk, names: Mapping[Seat, str], notes: list[Message], nodes: int | None
    ) -> None:
        self.names = dict(names)
        self._rules, self._seed = record.rules, record.seed
        self._desk = desk
        self._notes = notes
        self._nodes = nodes
        self._tickets: dict[int, Ask] = {}
        """The questions that are being thought about, in the order in which they were handed in."""
        self._replies: dict[int, Reply] = {}
        """Answers whose turn has not come yet."""
        self._hint_ticket = 0
        self._hint_ask: Ask | None = None
        self.hint: Ranking | None = None
        if names:
            desk.warm()

    def sit_down(self, seat: Seat, kind: str) -> None:
        """One more bot, in the place of a person."""
        if not self.names:
            self._desk.warm()
        self.names[seat] = kind

    def ask(self, t: Table[Any]) -> None:
        """Hand in the open questions to bots that have not been handed in."""
        asked = {ask.seat for ask in self._tickets.values()}
        for ask in t.asks:
            if ask.seat in self.names and ask.seat not in asked:
                self._tickets[self._desk.ask(self._question(t, ask, self.names[ask.seat]))] = ask

    def ask_adviser(self, t: Table[Any], ask: Ask) -> None:
        """Have a person's question looked at; `hint` will have what comes of it."""
        self.forget_hint()
        self._hint_ticket = self._desk.ask(self._question(t, ask, strongest(self._rules.slug), hint=True))
        self._hint_ask = ask

    def listen(self) -> None:
        """Take in the replies that have come; those that nobody waits for any more are passed over."""
        for reply in self._desk.answers():
            if reply.ticket == self._hint_ticket:
                self.hint = self._own_actions(reply.ranking)
            elif reply.ticket in self._tickets:
                self._replies[reply.ticket] = reply

    def next(self) -> tuple[Ask, Action, Thought | None] | None:
        """The next answer, and why it was given, if anything was thought.

        They come in the order of the questions: the match must not depend on who is quickest to think.
        """
        ticket = next(iter(self._tickets), None)
        if ticket is None or ticket not in self._replies:
            return None
        ask, reply = self._tickets.pop(ticket), self._replies.pop(ticket)
        action = self._chosen(ask, reply)
        if action is not None:
            return ask, action, self._thought(ask, action, reply.ranking)
        if not ask.private:  # a note would tell everybody that it was asked
            self._notes.append(_excuse(ask.seat, reply.failure))
        return ask, first_thing(ask, Rng.seeded("fallback", self._seed, ask.seat, ask.number)), None

    def answered(self, t: Table[Any]) -> None:
        """Something was answered at the table: forget the questions that are open no more."""
        if self._hint_ask is not None and not _is_open(t, self._hint_ask):
            self.forget_hint()
        for ticket in [each for each, ask in self._tickets.items() if not _is_open(t, ask)]:
            self._forget(ticket)

    def forget_all(self) -> None:
        """Whatever comes now is not wanted."""
        for ticket in list(self._tickets):
            self._forget(ticket)
        self.forget_hint()

    def forget_hint(self) -> None:
        if self._hint_ticket:
            self._desk.forget(self._hint_ticket)
        self._hint_ticket, self._hint_ask, self.hint = 0, None, None

    def _forget(self, ticket: int) -> None:
        del self._tickets[ticket]
        self._replies.pop(ticket, None)
        self._desk.forget(ticket)

    def _question(self, t: Table[Any], ask: Ask, bot: str, *, hint: bool = False) -> Question:
        """The number of a seat's question counts its answers: after a load or an undo, it thinks the same."""
        rng = Rng.seeded("hint" if hint else "bot", self._seed, ask.seat, ask.number)
        view = self._rules.view(t, ask.seat)
        return Question(self._rules.slug, bot, view, ask, rng, hint, self._nodes)

    def _chosen(self, ask: Ask, reply: Reply) -> Action | None:
        """A bot's answer; None if it has none that is allowed."""
        action = None if reply.failure is not None else self._parse(reply.code)
        return action if action is not None and action in ask.options else None

    def _thought(self, ask: Ask, action: Action, ranking: Ranking) -> Thought | None:
        """What may be told of it later, as words: what came of it table by table need not be kept."""
        if not ranking:
            return None
        name = partial(game(self._rules.slug).answer, ask)
        offered = tuple(each for each in self._own_actions(ranking) if each.action in ask.options)
        told = explained(offered, name)
        return Thought(ask.seat, ask.number, name(action), told, ask.sealed, ask.private)

    def _parse(self, code: str) -> Action | None:
        try:
            return self._rules.parse(code)
        except ValueError:
            return None

    def _own_actions(self, ranking: Ranking) -> Ranking:
        """The same ranking with actions made here: those from another process are equal, not the same."""
        return tuple(replace(each, action=self._rules.parse(each.action.code())) for each in ranking)


def _is_open(t: Table[Any], ask: Ask) -> bool:
    now = t.asked(ask.seat)
    return now is not None and now.number == ask.number


def _excuse(seat: Seat, failure: Failure | None) -> Message:
    if failure is Failure.LATE:
        return say("play.bot_late", player=Who(seat))
    return say("play.bot_broke_down", player=Who(seat))
