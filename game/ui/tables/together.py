"""All choose at once before one screen: each with buttons of their own, which show nothing."""

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from game.engine import Action, Ask, Message, Seat, say, say_n
from game.ui.design import Area
from game.ui.intents import Device, Intent, Moved, Struck, Way, Wish, Wished, pad_of
from game.ui.scene import Change
from game.ui.tables.curtain import OnCurtain
from game.ui.tables.privacy import Screen

if TYPE_CHECKING:
    from game.ui.tables.match_screen import MatchScreen

BUTTONS = 5
"""As many does everybody have."""
QUIET = 3.0
"""Seconds without a press, once all have chosen, before it is revealed: time to think again, and to shout."""
_CROSS = (Way.LEFT, Way.UP, Way.RIGHT, Way.DOWN)
"""The first four buttons of a pad; the fifth is the one that confirms."""
_ARROWS = "←↑→↓"
_LEAVE: Area = (1516.0, 888.0, 388.0, 82.0)
_PAGE = "house/open_rolls"
_KEYS = {
    "en": ("QWERT", "YUIOP", "ASDFG", "HJKL;", "ZXCVB", "NM,./"),
    "fr": ("AZERT", "YUIOP", "QSDFG", "HJKLM", "WXCVB", "N,;:!"),
}
"""What is usually printed on the keys of each group."""
_GROUPS = ((0, 0), (0, 5), (1, 0), (1, 5), (2, 0), (2, 5))
"""The row of a group of keys, and the place of its first."""
_ORDER = (0, 2, 4, 1, 3, 5)
"""Which group goes to the first, the second … of those who share a keyboard: first those at the left."""


class Masked(Protocol):
    """What one player has picked with buttons that show nothing."""

    ask: Ask

    def press(self, number: int) -> None:
        """One of the buttons, from 0; what would lead to nothing that is allowed is seen to."""

    @property
    def action(self) -> Action | None:
        """What would be answered now; None before the first press."""


class Leave(OnCurtain):
    """Back to looking one after the other, for this once."""


class Together:
    """Hears everybody's buttons, and gives all answers in one once nobody presses any more."""

    def __init__(self, table: "MatchScreen[Any]") -> None:
        self._table = table
        self._masks: dict[Seat, Masked] = {}
        self._open: tuple[Ask, ...] = ()
        """The questions that were open when the buttons were given out."""
        self._quiet = 0.0
        """Seconds since the last press."""
        self._left: tuple[Ask, ...] = ()
        """Questions that are answered behind the curtain all the same."""

    @property
    def on(self) -> bool:
        table = self._table
        if table.privacy.screen is not Screen.TOGETHER:
            return False
        return table.looking_back is None and not table.following.again

    def wanted(self, asks: Sequence[Ask]) -> bool:
        """Whether these questions are for all at once: the house plays so, and each can be answered so."""
        table = self._table
        elsewhere = table.session.channels.phones  # their dice do not lie here
        left = any(ask in table.session.asks() for ask in self._left)
        if not table.house.settings.open_rolls or elsewhere or left:
            return False
        self._left = ()
        return all(table.masked(ask) is not None for ask in asks)

    @property
    def masks(self) -> dict[Seat, Masked]:
        """What everybody who is asked has picked so far; nobody while the screen is for anything else."""
        table = self._table
        if not self.on:
            return {}
        if self._open is not table.session.table.asks:
            self._open, before = table.session.table.asks, self._masks
            self._masks = {}
            for ask in table.privacy.hidden(table.session.asks()):
                old = before.get(ask.seat)
                mask = old if old is not None and old.ask == ask else table.masked(ask)
                if mask is not None:
                    self._masks[ask.seat] = mask
            if self._masks != before:
                self._quiet = 0.0
        return self._masks

    def hear(self, intent: Intent) -> bool:
        """Whether somebody's button was pressed."""
        if not self.on:
            return False
        if intent == Wished(Wish.CANCEL):
            self._leave()
            return True
        pressed = self._pressed(intent)
        if pressed is None:
            return False
        seat, number = pressed
        if self._table.lull.deaf:
            self._table.lull.go_deaf()
        elif seat in self.masks and not self._table.playback.busy:
            self.masks[seat].press(number)
            self._quiet = 0.0
            self._table.sound("token")
            self._table.arrange()
        return True

    def _pressed(self, intent: Intent) -> tuple[Seat, int] | None:
        """Whose button, and which."""
        pad = pad_of(intent)
        if isinstance(intent, Struck):
            group = _GROUPS.index((intent.row, intent.place // BUTTONS * BUTTONS))
            seat = next((each for each, keys in self._keyboards() if keys == group), None)
            return None if seat is None else (seat, intent.place % BUTTONS)
        owner = next((seat for seat, number in self._pads() if number == pad), None)
        if owner is None:
            return None
        match intent:
            case Moved(way) if way in _CROSS:
                return owner, _CROSS.index(way)
            case Wished(Wish.CONFIRM):
                return owner, BUTTONS - 1
        return None

    def _pads(self) -> Iterator[tuple[Seat, int]]:
        """Who has which pad."""
        return iter(self._table.session.channels.pads.items())

    def _keyboards(self) -> Iterator[tuple[Seat, int]]:
        """Who has which group of keys: everybody here without a pad."""
        with_pads = {seat for seat, _ in self._pads()}
        seats = [seat for seat in self._table.privacy.humans if seat not in with_pads]
        return zip(seats, _ORDER, strict=False)

    def told(self, seat: Seat) -> str:
        """What stands beside somebody's dice: their buttons, or only that they have chosen."""
        mask = self.masks.get(seat)
        if mask is None:
            return ""
        words = self._table.house.words
        if mask.action is not None:
            return words("ui.together.chosen")
        pad = dict(self._pads()).get(seat)
        if pad is not None:
            return words("ui.together.pad", pad=pad)
        return " ".join(self.keys(seat)) or words("ui.together.no_keys")

    def keys(self, seat: Seat) -> Sequence[str]:
        """What is written on the buttons of somebody, in their order."""
        house = self._table.house
        if seat in dict(self._pads()):
            return (*_ARROWS, "×" if house.reader.device is Device.PLAYSTATION else "A")
        group = dict(self._keyboards()).get(seat)
        return "" if group is None else _KEYS[house.language][group]

    @property
    def ready(self) -> bool:
        return bool(self.masks) and all(mask.action is not None for mask in self.masks.values())

    @property
    def counting(self) -> bool:
        return self.on and self.ready

    def prompt(self) -> Message:
        """What all are to do, or how long it is until everything is revealed."""
        if self.ready:
            return say_n("ui.together.soon", math.ceil(QUIET - self._quiet))
        return say("ui.together")

    def advance(self, seconds: float) -> None:
        """Time passes; once nobody has pressed anything for long enough, all answers are given."""
        if not self.counting or self._table.playback.busy:
            return
        before, self._quiet = self._quiet, self._quiet + seconds
        if math.ceil(before) != math.ceil(self._quiet):
            self._table.arrange()
        if self._quiet >= QUIET:
            for mask in [*self.masks.values()]:
                assert mask.action is not None
                self._table.give(mask.ask, mask.action)

    def leave_button(self) -> Leave:
        """For a throw that is better looked at alone: with a card in mind, or without buttons."""
        words = self._table.house.words
        told, tip = words("ui.together.leave"), words("ui.together.leave.tip")
        found = Leave(_LEAVE, told, self._leave, tip=tip, wish=Wish.CANCEL)
        found.page = _PAGE
        return found

    def _leave(self) -> Change | None:
        table = self._table
        self._left = tuple(mask.ask for mask in self.masks.values())
        table.privacy.close()
        table.mind_privacy()
        return None
