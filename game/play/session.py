"""One match in progress, with people and bots at the table; nothing in it ever waits."""

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
    say,
    submit,
)
from game.play.bots import Bots
from game.play.clock import Clock
from game.play.desk import Desk
from game.play.keeper import Keeper
from game.play.seating import seated, sitters
from game.play.undo import Undo


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
        self.table: Table[Any] = replay(record, watcher=None if record.answers else self._watcher)
        self.opening: tuple[Moment, ...] = self._watcher.take()
        """What happened before the first answer, for a match that has just begun."""
        self.keeper = keeper
        self.notes: list[Message] = []
        """What the players should know about the program itself, in order."""
        self._note_strangers()
        self.clock = clock or Clock(record.options)
        self._undo = Undo(self.rules, record.seats)
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
        self._undo.work(self.table)
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

    def can_undo(self) -> bool:
        """Whether the last answer can be taken back, as far as is known: `poll` finds it out bit by bit."""
        return self._undo.count(self.table) > 0

    def undo(self) -> int:
        """Go back to the last real choice of who answered last; how many answers that took back."""
        count = self._undo.count(self.table, decide=True)
        if not count:
            raise IllegalAction(say("play.nothing_to_undo"))
        self.table = self._undo.take_back(count)
        del self.record.answers[-count:]
        if self.keeper is not None:
            self.keeper.rewrite(self.record.dumps())
        self._bots.forget_all()
        self._bots.ask(self.table)
        return count

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
        self._undo.note(before, step, own=own)
        if self.keeper is not None:
            self.keeper.add(self.record.line(step.number))
        self._bots.answered(self.table)
        return step
