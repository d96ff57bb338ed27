"""What is being set up: plain data that the set-up screen changes and remembers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

from game import ai
from game.engine import BadOption, BadSeats, Option, Rules, Value, choose, cleaned
from game.engine.options import SeatOr
from game.engine.record import NOBODY
from game.games.game import Game, Preset
from game.play.seating import COLOURS, HUMAN, NAMES, PORTRAITS, Sitter, face_of
from game.settings import LONGEST_NAME

CLOSED = "closed"
_STRANGER = 4
"""Which portrait the first player has who has not chosen one."""
_USUAL = 4
"""A good number of players for every box."""


@dataclass
class Plan:
    """The seats, closed ones among them, and the options."""

    rules: Rules[Any, Any]
    seats: list[Sitter]
    chosen: dict[str, Value] = field(default_factory=dict)
    """The options somebody has set; the others are as is usual for those at the table."""
    in_company: dict[str, Value] = field(default_factory=dict)
    """What was set for two people or more, where something else is usual then than for one alone."""
    fair: bool = False
    """Whether the bots' levels follow from one's own results."""
    plain: bool = False
    """Whether bots play without the temperaments of their faces."""

    @classmethod
    def remembered(cls, rules: Rules[Any, Any], stored: Mapping[str, Any], player: str) -> Self:
        """What was set up last time, as far as it still makes sense; otherwise the player and three bots."""
        plan = cls(rules, _usual_seats(rules, player, _USUAL, ai.usual(rules.slug)))
        for seat, line in enumerate(_list(stored.get("seats"))[: len(plan.seats)]):
            plan._recall_seat(seat, line)
        for name, value in _pairs(stored.get("options")):
            plan._recall_option(plan.chosen, name, value)
        for name, value in _pairs(stored.get("in_company")):
            plan._recall_option(plan.in_company, name, value)
        plan.fair, plan.plain = (stored.get(name) is True for name in ("fair", "plain"))
        plan._mend_options()
        plan._mend_seats()
        return plan

    @classmethod
    def newcomer(cls, game: Game, player: str) -> Self:
        """A short first game, against bots that anybody can beat."""
        easy = next((kind for kind in ai.bots(game.rules.slug) if kind != "random"), "random")
        first = next(iter(game.presets), None)
        players = max(_USUAL if first is None else first.players, game.rules.seats[0])
        plan = cls(game.rules, _usual_seats(game.rules, player, players, easy))
        if first is not None:
            plan.put_preset(first)
        return plan

    def stored(self) -> dict[str, Any]:
        """As the settings keep it."""
        return {
            "seats": [[each.kind, each.name, each.colour, each.portrait] for each in self.seats],
            "options": dict(self.chosen),
            "in_company": dict(self.in_company),
            "fair": self.fair,
            "plain": self.plain,
        }

    @property
    def count(self) -> int:
        return len(self.sitters())

    @property
    def options(self) -> dict[str, Value]:
        """Every option as it is now."""
        seats, people = self.count, self.people
        return {
            each.name: self._set(each).get(each.name, each.usual(seats, people))
            for each in self.rules.options
        }

    @property
    def people(self) -> int:
        return sum(each.human for each in self.seats)

    def _set(self, option: Option) -> dict[str, Value]:
        """Where the choice for those who play now is kept: what one did alone binds no company."""
        company = option.in_company is not None and self.people > 1
        return self.in_company if company else self.chosen

    def sitters(self) -> tuple[Sitter, ...]:
        """Who plays, in order."""
        open_seats = (each for each in self.seats if each.kind != CLOSED)
        return tuple(replace(each, plain=self.plain and not each.human) for each in open_seats)

    def names(self) -> tuple[str, ...]:
        return tuple(each.name or NAMES[seat] for seat, each in enumerate(self.sitters()))

    def checked(self) -> dict[str, Value]:
        """The options as the rules want them; BadOption or BadSeats with a sentence."""
        self.rules.check_seats(self.count)
        chosen = choose(self.rules.options, self.options, self.count)
        self.rules.check(self.count, chosen)
        return chosen

    def makes_sense(self, option: Option) -> bool:
        """Whether an option can be chosen beside the others."""
        return option.needs is None or self.options[option.needs[0]] == option.needs[1]

    @property
    def levels(self) -> tuple[str, ...]:
        """How well the bots play, in the order of their seats."""
        return tuple(each.kind for each in self.sitters() if not each.human)

    def put_levels(self, levels: Sequence[str]) -> None:
        """Have the bots play so well, in the order of their seats."""
        left = iter(levels)
        for seat, each in enumerate(self.seats):
            if each.kind not in (HUMAN, CLOSED):
                self.seats[seat] = replace(each, kind=next(left))

    def put_fair(self, fair: bool) -> None:
        self.fair = fair

    def put_plain(self, plain: bool) -> None:
        self.plain = plain

    def put_kind(self, seat: int, kind: str) -> None:
        self.seats[seat] = replace(self.seats[seat], kind=kind)
        self._mend_seats()

    def put_name(self, seat: int, name: str) -> None:
        self.seats[seat] = replace(self.seats[seat], name=name)

    def put_option(self, name: str, value: Value) -> None:
        """Set an option; those that make no sense beside it go back to their default."""
        for option in self.rules.options:
            if option.name == name:
                self._set(option)[name] = value
        self._mend_options()

    def put_preset(self, preset: Preset) -> None:
        """Set the options as somebody thought they go well together; who begins is another matter."""
        for option in self._kind_of_game():
            self.chosen.pop(option.name, None)
            self.in_company.pop(option.name, None)
            if option.name in preset.options:
                self._set(option)[option.name] = preset.options[option.name]
        self._mend_options()

    def is_at(self, preset: Preset) -> bool:
        """Whether the options are those of a preset."""
        return all(self.options[each.name] == self._wanted(preset, each) for each in self._kind_of_game())

    def can_be(self, preset: Preset) -> bool:
        """Whether as many as sit here may play it."""
        try:
            wanted = {each.name: self._wanted(preset, each) for each in self._kind_of_game()}
            self.rules.check_seats(self.count)
            self.rules.check(self.count, choose(self.rules.options, wanted, self.count))
        except (BadOption, BadSeats):
            return False
        return True

    def _kind_of_game(self) -> list[Option]:
        """The options that make another game of it: all but who begins."""
        return [option for option in self.rules.options if not isinstance(option.kind, SeatOr)]

    def _wanted(self, preset: Preset, option: Option) -> Value:
        return preset.options.get(option.name, option.usual(self.count, self.people))

    def next_colour(self, seat: int) -> None:
        """The next colour that nobody else has."""
        taken = {
            each.colour for number, each in enumerate(self.seats) if number != seat and each.kind != CLOSED
        }
        self.seats[seat] = replace(self.seats[seat], colour=_next(COLOURS, self.seats[seat].colour, taken))

    def next_portrait(self, seat: int) -> None:
        taken = {each.portrait for number, each in enumerate(self.seats) if number != seat}
        self.seats[seat] = replace(
            self.seats[seat], portrait=_next(PORTRAITS, self.seats[seat].portrait, taken)
        )

    def _recall_seat(self, seat: int, line: Any) -> None:
        """A seat as it was, as far as the file makes sense; one that does not stays as is usual."""
        if len(_list(line)) != 4 or not all(isinstance(word, str) for word in line):
            return
        kind, name, colour, portrait = line
        known = {HUMAN, CLOSED, *ai.bots(self.rules.slug)}
        told = cleaned(name, LONGEST_NAME)
        self.seats[seat] = Sitter(
            kind if kind in known else CLOSED,
            told if told != NOBODY else "",
            colour if colour in COLOURS else self.seats[seat].colour,
            portrait if portrait in PORTRAITS else self.seats[seat].portrait,
        )

    def _recall_option(self, kept: dict[str, Value], name: str, value: Any) -> None:
        option = next((each for each in self.rules.options if each.name == name), None)
        if option is not None:
            possible = [(type(each), each) for each in option.kind.values(self.rules.seats[-1])]
            if (type(value), value) in possible:  # or a 1 would be taken for a yes
                kept[name] = value

    def _mend_options(self) -> None:
        """No option that makes no sense beside the others."""
        for option in self.rules.options:
            if not self.makes_sense(option):
                self.chosen.pop(option.name, None)

    def _mend_seats(self) -> None:
        """No two of one colour, and no option that names a seat which is closed now."""
        for seat, each in enumerate(self.seats):
            if each.colour in {other.colour for other in self.seats[:seat] if other.kind != CLOSED}:
                self.next_colour(seat)
        for option in self.rules.options:
            if isinstance(option.kind, SeatOr) and self.options[option.name] not in option.kind.values(
                self.count
            ):
                self.chosen.pop(option.name, None)


def _usual_seats(rules: Rules[Any, Any], player: str, players: int, bot: str) -> list[Sitter]:
    """Somebody against bots; where fewer sit down than can, the other seats are closed."""
    most = rules.seats[-1]
    kinds = [HUMAN, *[bot] * (players - 1), *[CLOSED] * most][:most]
    names = [player, *[each for each in NAMES if each != player][: most - 1]]
    return [
        Sitter(kind, name, COLOURS[seat], face_of(name, seat or _STRANGER))
        for seat, (kind, name) in enumerate(zip(kinds, names, strict=True))
    ]


def _list(stored: Any) -> list[Any]:
    """A list, whatever the file holds in its place."""
    return stored if isinstance(stored, list) else []


def _pairs(stored: Any) -> list[tuple[str, Any]]:
    return list(stored.items()) if isinstance(stored, dict) else []


def _next(values: tuple[str, ...], now: str, taken: set[str]) -> str:
    free = [value for value in values if value == now or value not in taken]
    return free[(free.index(now) + 1) % len(free)] if now in free else free[0]
