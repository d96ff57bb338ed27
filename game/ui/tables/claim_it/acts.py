"""How each event of the mine is shown."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from game.engine import Message, Seat, Who, say, share
from game.games.claim_it import events
from game.games.claim_it.odds import bust_chance
from game.games.claim_it.spaces import Space
from game.games.claim_it.view import world_of
from game.games.claim_it.words import told_space
from game.ui.design import Point
from game.ui.playback import Act, wait
from game.ui.tables.claim_it.mine import Kind, Token, middle_of, stacked
from game.ui.tables.claim_it.mine_table import MineTable
from game.ui.tables.kit.acts import Piece, Way, travel, tumble
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.floats import OWN, TAKEN, TRIVIAL
from game.ui.tween import settle, start_and_stop

_HOME: Point = (1710.0, 778.0)
"""Where squatters and claims are taken from and go back to."""
_ARC = 70.0
_ROLL, _BOT_ROLL = 0.85, 0.5
"""How long dice tumble: one's own are worth watching, a bot rolls four or five times a turn."""
_PUT, _HOMEWARD = 0.32, 0.4
_BEAT, _READ = 0.08, 0.5
"""After what can be seen at a glance and stays to be seen, and after what somebody else did: the line about
it wants to be read before the next dice fall."""


class Acting:
    """Makes acts that move the tokens and dice of one table."""

    def __init__(self, table: MineTable) -> None:
        self._table = table
        self._rolled: tuple[int, ...] = ()
        """The throw of which the next event tells what was done with it."""

    def acts(self, event: Any) -> list[Act]:
        """The acts of one event."""
        match event:
            case events.RolledOff(seat, dice):
                begun = [self._pass_on(seat), self._tell_rolling_off(seat)]
                return [*begun, *self._throw(dice, _BOT_ROLL), self._tell(event), wait(0.9)]
            case events.Starts(seat):
                return [self._pass_on(seat), self._announce(event, 1.0, "your_turn")]
            case events.TurnBegan(seat, _, last):
                return self._begin_turn(event, self._turn_sound(seat, last), 0.9 if last else 0.25)
            case events.Rolled(seat, dice):
                self._rolled = dice
                return [*self._throw(dice, _ROLL if self._is_human(seat) else _BOT_ROLL), wait(_BEAT)]
            case events.Squatted(seat, at, number, _):
                put = self._put(Token(Kind.SQUATTER, seat, at, number, fresh=True))
                return [*self._tell_doing(event), put, self._beat(seat)]
            case events.Claimed(seat, at, squatter, returned):
                return [*self._tell_doing(event), *self._claim(seat, at, squatter if returned else None)]
            case events.Bankrupt():
                return self._bust(event)
            case events.Took(seat, claimed, squatted, displaced):
                return self._take(event, seat, (*claimed, *squatted), displaced)
            case events.LastRound():
                return [
                    self._announce(
                        event, 2.0, "last_round", self._table.house.words("ui.claim_it.last_round")
                    )
                ]
            case events.Won():
                return [self._announce(event, 1.8, "win", self._said(event))]
        raise TypeError(f"nothing to show for {event!r}")

    def _said(self, event: Any) -> str:
        """In one sentence; the sheet beside the board has the rest."""
        table = self._table
        return next((table.speaker(sentence) for sentence in table.game.sentences(event)), "")

    def _told_stop(self, event: events.Took) -> str:
        """Who stopped with what, and what would have been the risk to go on: that is why."""
        table = self._table
        chance = bust_chance(world_of(table.picture_view), event.seat)
        if self._is_human(event.seat) or not chance or not table.house.settings.odds:
            return self._said(event)
        return table.speaker(say("ui.claim_it.stopped", risk=share(float(chance)), told=self._said(event)))

    def _is_human(self, seat: Seat) -> bool:
        return self._table.session.sitters[seat].human

    def _beat(self, seat: Seat) -> Act:
        return wait(_BEAT if self._is_human(seat) else _READ)

    def _turn_sound(self, seat: Seat, last: bool) -> str:
        if self._is_human(seat):
            return "your_turn"
        return "bell" if last else "tick"

    def _begin_turn(self, event: events.TurnBegan, sound: str, seconds: float) -> list[Act]:
        """Whose turn it is stays to be read while the dice of its first throw tumble."""

        def begin() -> None:
            self._table.banner = self._said(event)
            self._table.sound(sound)

        return [self._pass_on(event.seat), Act(seconds, begin=begin, pause=True)]

    def _pass_on(self, seat: Seat) -> Act:
        """The light goes to who plays now: the picture may be behind that, or ahead of it."""

        def begin() -> None:
            self._table.next = seat

        return Act(0.0, begin=begin)

    def _announce(self, event: Any, seconds: float, sound: str, ribbon: str = "") -> Act:
        """A sentence in the middle of things, and perhaps a word across them."""

        def begin() -> None:
            self._table.banner, self._table.ribbon = self._said(event), ribbon
            self._table.sound(sound)

        def end() -> None:
            self._table.banner = self._table.ribbon = ""

        return Act(seconds, begin=begin, end=end, pause=True)

    def _tell(self, event: Any) -> Act:
        """A sentence that stays until there is another; not before what it tells can be seen."""

        def begin() -> None:
            self._table.banner = self._said(event)

        return Act(0.0, begin=begin)

    def _tell_rolling_off(self, seat: Seat) -> Act:
        """What the dice are thrown for, while they tumble."""
        words = self._table.speaker(say("ui.claim_it.rolling_off", player=Who(seat)))

        def begin() -> None:
            self._table.banner = words

        return Act(0.0, begin=begin)

    def _tell_doing(self, event: events.Squatted | events.Claimed) -> list[Act]:
        """Who did what with which dice, to be read until the next throw has fallen; one knows one's own."""
        table = self._table
        if self._is_human(event.seat):
            return []
        words = table.speaker(told_doing(event, self._rolled))

        def begin() -> None:
            table.banner = words

        return [Act(0.0, begin=begin)]

    def _throw(self, dice: tuple[int, ...], seconds: float) -> list[Act]:
        table = self._table

        def throw() -> list[Die]:
            table.dice = table.lying(dice)
            for number, die in enumerate(table.dice):
                die.delay = number * 0.06
            return table.dice

        return tumble(throw, table.sound, seconds)

    def _put(self, token: Token) -> Act:
        """A marker comes over the table and is put down."""
        table = self._table

        def ways() -> list[Way]:
            table.tokens = stacked([*table.tokens, token], table.board)
            goal, token.at = token.at, _HOME
            return [(token, _HOME, goal)]

        def look(piece: Piece, t: float) -> None:
            piece.zoom = 1.0 + 0.15 * (1 - t)

        def landed(_: Sequence[Piece]) -> None:
            table.sound("token")

        return travel(ways, _PUT, ease=start_and_stop, arc=_ARC, look=look, landed=landed)

    def _claim(self, seat: Seat, at: Space, returned: int | None) -> list[Act]:
        acts = [self._put(Token(Kind.CLAIM, seat, at, fresh=True))]
        if returned is not None:
            acts.append(self._send_home(lambda token: token.kind is Kind.SQUATTER and token.space == at))
        return [*acts, self._beat(seat)]

    def _bust(self, event: events.Bankrupt) -> list[Act]:
        """Everything of this turn shakes, falls and goes."""
        table = self._table

        def begin() -> None:
            table.banner, table.ribbon = self._said(event), table.house.words("ui.claim_it.bankrupt")
            table.sound("bust")

        def shake(t: float) -> None:
            for number, token in enumerate(token for token in table.tokens if token.fresh):
                x = middle_of(table.board, token.space)[0]
                swing = 7 * (1 - t) * (-1 if int(t * 14 + number) % 2 else 1)
                token.at = (x + swing, token.at[1])

        def end() -> None:
            table.banner = table.ribbon = ""

        last = Act(0.6, end=end, pause=True)
        return [Act(0.45, shake, begin=begin), self._send_home(lambda token: token.fresh), last]

    def _send_home(self, which: Callable[[Token], bool]) -> Act:
        table = self._table

        def ways() -> list[Way]:
            going: list[Way] = [(token, token.at, _HOME) for token in table.tokens if which(token)]
            if going:
                table.sound("whoosh")
            return going

        def look(piece: Piece, t: float) -> None:
            piece.fade = 1 - t * t

        def landed(pieces: Sequence[Piece]) -> None:
            gone = set(map(id, pieces))
            table.tokens = [token for token in table.tokens if id(token) not in gone]

        return travel(ways, _HOMEWARD, ease=settle, arc=_ARC, look=look, landed=landed)

    def _float(self, event: events.Took) -> None:
        """More spaces and claims for one, fewer for who lay there."""
        table = self._table

        def add(seat: Seat, icon: str, amount: int, seconds: float) -> None:
            human = table.session.sitters[seat].human
            table.floats.add(seat, icon, amount, seconds if human else TRIVIAL)

        own = table.picture_view.owned[event.seat]
        fresh = [at for at in (*event.claimed, *event.squatted) if not own >> at & 1]
        add(event.seat, "target", len(fresh), OWN)
        add(event.seat, "lock", len(event.claimed), OWN)
        for loser, lost in Counter(seat for seat, _ in event.displaced).items():
            add(loser, "target", -lost, TAKEN)

    def _take(
        self,
        event: events.Took,
        seat: Seat,
        spaces: tuple[Space, ...],
        displaced: tuple[tuple[Seat, Space], ...],
    ) -> list[Act]:
        """The piles become the player's: displaced markers go home, the player's own take their place."""
        table = self._table
        gone = {space for _, space in displaced}
        taken = set(spaces)

        def banner() -> None:
            table.banner = self._told_stop(event)
            table.sound("coins")
            self._float(event)

        def flip(t: float) -> None:
            for token in table.tokens:
                if token.space in taken:
                    token.zoom = 1.0 + 0.12 * (1 - abs(2 * t - 1))

        def own() -> None:
            """Squatters become markers; what lay under them is the player's own now."""
            kinds = dict.fromkeys(event.squatted, Kind.MARKER) | dict.fromkeys(event.claimed, Kind.CLAIM)
            kept = [token for token in table.tokens if token.space not in kinds]
            kept += [Token(kind, seat, at) for at, kind in kinds.items()]
            table.tokens = stacked(kept, table.board)

        acts = [Act(0.35, flip, begin=banner)]
        if gone:
            acts.append(self._send_home(lambda t: t.seat != seat and t.space in gone))
        return [*acts, Act(0.0, end=own), wait(0.6)]


def told_doing(event: events.Squatted | events.Claimed, dice: tuple[int, ...]) -> Message:
    """A throw and what it was used for, in one line."""
    told = {"player": Who(event.seat), "dice": "·".join(map(str, dice)), "space": told_space(event.at)}
    if isinstance(event, events.Claimed):
        return say("ui.claim_it.doing.claim", **told)
    if event.on is None:
        return say("ui.claim_it.doing.squat", **told, number=event.number)
    return say("ui.claim_it.doing.squat_on", **told, number=event.number, other=Who(event.on))
