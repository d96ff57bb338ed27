"""One match in progress, with people and bots at the table; nothing in it ever waits."""

from dataclasses import dataclass
from typing import Any

from game.ai.bot import Ranking
from game.engine import (
    Action,
    Ask,
    IllegalAction,
    Message,
    Moment,
    Record,
    Score,
    Seat,
    Step,
    Table,
    Watcher,
    Who,
    replay,
    retrace,
    say,
    submit,
)
from game.play.bots import Bots
from game.play.clock import Clock
from game.play.desk import Desk
from game.play.keeper import Keeper
from game.play.seating import seated, sitters
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
    stayed: tuple[Step, ...]
    """Sealed answers that had been given since, in their new places."""


class Session:
    """The table, its record, and whoever is asked something.

    A screen calls `poll` in every frame and plays what happened, offers `asks` to the people, and gives
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
        self._watcher = Watcher(self.rules, self.viewer)
        recalled = max(0, len(record.answers) - _RECALLED)
        watcher = None if record.answers else self._watcher
        self.table: Table[Any] = replay(record, recalled, watcher)
        self.opening: tuple[Moment, ...] = self._watcher.take()
        """What happened before the first answer, for a match that has just begun."""
        self.keeper = keeper
        self.notes: list[Message] = []
        """What the players should know about the program itself, in order."""
        self._note_strangers()
        self.clock = clock or Clock(record.options)
        self._undo = Undo(self.rules, record.seats)
        self._recall(recalled)
        names = {seat: each.kind for seat, each in enumerate(self.sitters) if not each.human}
        self._bots = Bots(record, desk, names, self.notes, nodes)
        self._bots.ask(self.table)

    @property
    def viewer(self) -> Seat | None:
        """For whose eyes the moments of the match are: the only person's, or, of several, everybody's."""
        people = [seat for seat, sitter in enumerate(self.sitters) if sitter.human]
        return people[0] if len(people) == 1 else None

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

    def whose_undo(self) -> Seat | None:
        """Whose last answer can be taken back; asked in every frame, it finds that out bit by bit."""
        self._undo.work(self.table)
        given = self._undo.found(self.table)
        return None if given is None else given.ask.seat

    def undo(self) -> TakenBack:
        """Go back to the last real choice, if nothing was revealed since; sealed answers of others stay."""
        given = self._undo.found(self.table, decide=True)
        if given is None:
            raise IllegalAction(say("play.nothing_to_undo"))
        taken, stay = self._undo.take_back(given)
        self.table = given.before
        del self.record.answers[-len(taken) - len(stay) :]
        number = len(self.record.answers) + 1
        stayed = tuple(self._give(each.ask, each.action, own=each.own) for each in stay)
        if self.keeper is not None:
            self.keeper.rewrite(self.record.dumps())
        self._bots.forget_all()
        self._bots.ask(self.table)
        return TakenBack(given.ask.seat, number, stayed)

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
        return None if answer is None else self._submit(*answer, own=False)

    def _submit(self, ask: Ask, action: Action, *, own: bool) -> Step:
        step = self._give(ask, action, own=own)
        if self.keeper is not None:
            self.keeper.add(self.record.line(step.number))
        self._bots.answered(self.table)
        return step

    def _give(self, ask: Ask, action: Action, *, own: bool) -> Step:
        """Give an answer at the table and note it in the record."""
        before = self.table.clone()
        self.table.watcher = self._watcher
        try:
            events = submit(self.table, ask.number, ask.seat, action)
        except IllegalAction:
            raise
        except Exception:
            self.table = before  # a bug in the rules: the match is as it was
            self._watcher.take()
            raise
        self.record.add(self.table, ask.seat, action)
        step = Step(len(self.record.answers), ask, action, events, self.table, self._watcher.take())
        self._note(before, step, own=own)
        return step

    def _recall(self, after: int) -> None:
        """Replay the last answers of a match that is continued; some can be taken back."""
        before = self.table.clone()
        for step in retrace(self.record, self.table, after=after):
            self._note(before, step, own=self._is_human(step.ask.seat))
            before = self.table.clone()

    def _note(self, before: Table[Any], step: Step, *, own: bool) -> None:
        """With several people, a private answer is final: taking it back would tell who was asked."""
        humans = sum(sitter.human for sitter in self.sitters)
        self._undo.note(before, step, own=own and not (step.ask.private and humans > 1))
