"""One match in progress, with people and bots at the table; nothing in it ever waits."""

from dataclasses import dataclass
from typing import Any

from game.ai.bot import Ranking
from game.engine import (
    Action,
    Ask,
    Feed,
    Feeds,
    IllegalAction,
    Message,
    Record,
    Score,
    Seat,
    Step,
    Table,
    Who,
    retrace,
    say,
    submit,
)
from game.play.bots import Bots
from game.play.clock import Clock
from game.play.desk import Desk
from game.play.keeper import Keeper
from game.play.seating import seated, sitters
from game.play.thoughts import Thoughts
from game.play.undo import Undo

_RECALLED = 24
"""Answers before a load that can perhaps be taken back: more than anybody gives in a row."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What an undo did to the match."""

    seat: Seat
    """Whose choice it was."""
    number: int
    """The first answer that was taken back."""
    moment: int
    """The first moment of the story that was."""
    stayed: tuple[Step, ...]
    """Sealed answers that had been given since, in their new places."""


class Session:
    """The table, its record, whoever is asked something and whoever looks on.

    A screen calls `poll` in every frame and shows what its feed tells, offers `asks` to the people, and gives
    their answers to `answer`. The desk is the caller's and may outlive the match; the keeper is closed here.
    """

    def __init__(
        self,
        record: Record,
        desk: Desk,
        keeper: Keeper | None = None,
        *,
        clock: Clock | None = None,
        nodes: int | None = None,
    ) -> None:
        self.record = record
        self.rules = record.rules
        self.sitters = seated(record)
        self.story: Feed[Any] = Feed(self.rules, self.viewer)
        """The whole match, from its very beginning, for the eyes before the screen."""
        self._feeds = Feeds([self.story])
        self.keeper = keeper
        self.notes: list[Message] = []
        """What the players should know about the program itself, in order."""
        self._note_strangers()
        self.thoughts = Thoughts()
        """Why bots answered as they did, as far as this session has heard them."""
        self.clock = clock or Clock(record.options)
        self._undo = Undo(self.rules, record.seats)
        self.table: Table[Any] = record.start(self._feeds)
        self._recall()
        names = {seat: each.bot for seat, each in enumerate(self.sitters) if not each.human}
        self._bots = Bots(record, desk, names, self.notes, nodes)
        self._bots.ask(self.table)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Who sits before the screen."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.human)

    @property
    def viewer(self) -> Seat | None:
        """For whose eyes the moments of the match are: the only person's, or, of several, everybody's."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def waiting(self) -> bool:
        """Whether the match waits for a bot or a clock, be it in private."""
        return any(not self._is_human(ask.seat) for ask in self.table.asks)

    def scores(self) -> tuple[Score, ...]:
        """How matters stand; final once the match is over, and not for everybody's eyes before."""
        return self.rules.scores(self.table)

    def view(self, seat: Seat | None) -> Any:
        """What a seat may see; None: the shared screen."""
        return self.rules.view(self.table, seat)

    def watch(self, viewer: Seat | None) -> Feed[Any]:
        """What a viewer sees from now on: the story's own, or one that begins now and ends with `leave`."""
        if viewer == self.story.viewer:
            return self.story
        feed: Feed[Any] = Feed(self.rules, viewer)
        self._feeds.all.append(feed)
        return feed

    def leave(self, feed: Feed[Any]) -> None:
        """Nobody looks at this feed any more; the story goes on."""
        if feed is not self.story:
            self._feeds.all.remove(feed)

    def asks(self) -> tuple[Ask, ...]:
        """The open questions to people, private ones among them."""
        return tuple(ask for ask in self.table.asks if self._is_human(ask.seat))

    def thinking(self) -> tuple[Seat, ...]:
        """The bots that everybody knows to be thinking; who is asked in private is not among them."""
        return tuple(seat for seat in self.table.waiting() if seat in self._bots.names)

    def poll(self) -> list[Step]:
        """Take the bots' answers that have come, and tell what happened.

        With a keeper it takes one at a time, and none before the last one is safe on disk.
        """
        steps: list[Step] = []
        if self.keeper is not None and self.keeper.behind():
            return steps
        self._bots.listen()
        while (step := self._next()) is not None:
            steps.append(step)
            if self.keeper is not None:
                break
        self._bots.ask(self.table)
        return steps

    def answer(self, ask: Ask, action: Action) -> Step:
        """A person's answer; IllegalAction with a sentence, and nothing has changed."""
        if not self._is_human(ask.seat):
            raise IllegalAction(say("engine.not_asked"))
        step = self._submit(ask, action, own=True)
        self._bots.ask(self.table)
        return step

    def since(self, seat: Seat) -> int:
        """The moment of the story with which begins what happened since a seat's last decision.

        Answers of its own after which nothing happened but to itself belong to what it is doing now.
        """
        answers = self.record.answers
        for number in range(len(answers) - 1, -1, -1):
            if answers[number].seat == seat and not self._only_touched(seat, number):
                return self.story.answer_began(number)
        return 0

    def _only_touched(self, seat: Seat, answer: int) -> bool:
        """Whether an answer set off nothing but what its own seat did."""
        return all(getattr(moment.event, "seat", None) == seat for moment in self.story.set_off_by(answer))

    def whose_undo(self) -> Seat | None:
        """Whose last answer can be taken back; asked in every frame, it finds that out bit by bit."""
        self._undo.work(self.table)
        given = self._undo.found(self.table)
        return None if given is None else given.ask.seat

    def decide_undo(self) -> None:
        """Find that out at once, however long it takes."""
        self._undo.found(self.table, decide=True)

    def undo(self) -> TakenBack:
        """Go back to the last real choice, if nothing was revealed since; sealed answers of others stay."""
        given = self._undo.found(self.table, decide=True)
        if given is None:
            raise IllegalAction(say("play.nothing_to_undo"))
        taken, stay = self._undo.take_back(given)
        self.table = given.before
        del self.record.answers[-len(taken) - len(stay) :]
        self._feeds.take_back(len(taken) + len(stay))
        number, moment = len(self.record.answers) + 1, self.story.end
        stayed = tuple(self._give(each.ask, each.action, own=each.own) for each in stay)
        self.thoughts.take_back(number - 1, stayed)
        if self.keeper is not None:
            self.keeper.rewrite(self.record.dumps())
        self._bots.forget_all()
        self._bots.ask(self.table)
        return TakenBack(given.ask.seat, number, moment, stayed)

    def whose_redo(self) -> Seat | None:
        """Whose answer was taken back and can be given again as it was."""
        given = self._undo.again(self.table)
        return None if given is None else given.ask.seat

    def redo(self) -> list[Step]:
        """Give again what was taken back last: the same answers, and with them the same dice."""
        steps: list[Step] = []
        while (given := self._undo.again(self.table, going_on=bool(steps))) is not None:
            steps.append(self._submit(given.ask, given.action, own=True))
        if not steps:
            raise IllegalAction(say("play.nothing_to_redo"))
        self._bots.ask(self.table)
        return steps

    def request_hint(self, ask: Ask) -> None:
        """Have a strong bot look at a person's question; `hint` will have what it says."""
        if self.table.asked(ask.seat) != ask or not self._is_human(ask.seat):
            raise IllegalAction(say("engine.stale"))
        self._bots.ask_adviser(self.table, ask)

    def hint(self) -> Ranking | None:
        """The advice last asked for; None as long as there is none, empty if there will be none."""
        return self._bots.hint

    def close(self) -> Message | None:
        """Leave the table; what could not be kept is told."""
        self._bots.forget_all()
        return self.keeper.close() if self.keeper is not None else None

    def _is_human(self, seat: Seat) -> bool:
        return seat < len(self.sitters) and self.sitters[seat].human

    def _note_strangers(self) -> None:
        """Tell of bots that this program does not know and replaced, or that nobody is named at all."""
        if not self.record.players:
            self.notes.append(say("play.nobody_named"))
            return
        for seat, (told, here) in enumerate(zip(sitters(self.record), self.sitters, strict=True)):
            if told.kind != here.kind:
                self.notes.append(say("play.unknown_bot", player=Who(seat)))

    def _next(self) -> Step | None:
        """The next answer of the clock or of a bot, given at the table."""
        for ask in self.table.asks:
            if ask.seat >= len(self.sitters):
                return self._submit(ask, self.clock.choose(self.rules, self.table, ask), own=False)
        answer = self._bots.next()
        if answer is None:
            return None
        ask, action, thought = answer
        step = self._submit(ask, action, own=False)
        self.thoughts.note(step.number - 1, thought)
        return step

    def _submit(self, ask: Ask, action: Action, *, own: bool) -> Step:
        step = self._give(ask, action, own=own)
        if self.keeper is not None:
            self.keeper.add(self.record.line(step.number))
        self._bots.answered(self.table)
        return step

    def _give(self, ask: Ask, action: Action, *, own: bool) -> Step:
        """Give an answer at the table and note it in the record."""
        before = self.table.clone()
        self.table.watcher = self._feeds
        self._feeds.begin_answer()
        try:
            events = submit(self.table, ask.number, ask.seat, action)
        except Exception:
            self.table = before  # illegal, or a bug in the rules: the match is as it was
            self._feeds.take_back(1)
            raise
        self.record.add(self.table, ask.seat, action)
        step = Step(len(self.record.answers), ask, action, events)
        self._note(before, step, own=own)
        return step

    def _recall(self) -> None:
        """Replay a match that is continued; some of its last answers can be taken back."""
        harmless = len(self.record.answers) - _RECALLED
        steps = retrace(self.record, self.table)
        for number in range(len(self.record.answers)):
            before = self.table.clone() if number >= harmless else None
            self._feeds.begin_answer()
            step = next(steps)
            if before is not None:
                self._note(before, step, own=self._is_human(step.ask.seat))

    def _note(self, before: Table[Any], step: Step, *, own: bool) -> None:
        """With several people, a private answer is final: taking it back would tell who was asked."""
        humans = sum(sitter.human for sitter in self.sitters)
        own = own and not (step.ask.private and humans > 1)
        self._undo.note(before, step, self.table, own=own)
