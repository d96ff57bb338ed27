"""Playing store cards: windows in which seats may, the announcement, the answer, the effect."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.engine import PASS, Action, Frame, Resolve, Seat, Table, Window
from game.games.dice_town import events, memory
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Card, Occasion, is_deed, kind
from game.games.dice_town.deck import DECK, may_play, plays
from game.games.dice_town.kinds import Kind
from game.games.dice_town.known import DISCARD, hand_zone
from game.games.dice_town.seats import less
from game.games.dice_town.world import World


@dataclass(slots=True)
class CardWindow(Window[World]):
    """An occasion for cards: who holds one that fits may play it, as many as fit, one after the other."""

    kind: ClassVar[str] = Kind.CARD
    closes: ClassVar[bool] = False
    stays: ClassVar[bool] = True
    occasion: Occasion = Occasion.CARD
    actor: Seat = 0
    """Whose action it is."""
    played: Seat | None = None
    """Who played a card last."""

    def options(self, t: Table[World], seat: Seat) -> Sequence[Action]:
        found = plays(t.world, seat, self.occasion, self.actor)
        if found:
            return (*found, PASS)
        return (PASS,) if self._bluffs(t.world, seat) else ()

    def _bluffs(self, world: World, seat: Seat) -> bool:
        """Whether a seat is asked although it can only pass, so that being asked gives nothing away."""
        return (
            world.settings.poker_face
            and (self.until_all_pass or seat != self.played)
            and any(not is_deed(card) for card in world.hands[seat])
            and may_play(world, seat, self.occasion, self.actor)
        )

    def about(self, seat: Seat) -> tuple[Occasion, Seat]:
        return self.occasion, self.actor

    def act(self, t: Table[World], seat: Seat, action: Action) -> Frame[World] | None:
        assert isinstance(action, Play)
        self.played = seat
        return PlayCard(seat, action)


@dataclass(slots=True)
class RevealWindow(CardWindow):
    """After a reveal: the card sharps are asked again until all pass."""

    until_all_pass: ClassVar[bool] = True
    stays: ClassVar[bool] = False


@dataclass(slots=True)
class WantedWindow(CardWindow):
    """An opponent's card lies on the table: the Wanted notice may answer it."""

    closes: ClassVar[bool] = True
    stays: ClassVar[bool] = False


@dataclass(slots=True)
class PlayCard(Resolve[World]):
    """A store card: announced, perhaps cancelled, carried out, discarded."""

    def announce(self, t: Table[World]) -> None:
        world, play = t.world, self.play()
        if play.card not in world.playing:  # a Brute shown with the dice lies there already
            lay_open(world, self.seat, play.card)
        t.tell(events.Played, self.seat, play)

    def window(self, t: Table[World]) -> WantedWindow:
        seats = tuple(seat for seat in t.world.clockwise() if seat != self.seat)
        return WantedWindow(seats, occasion=Occasion.CARD, actor=self.seat)

    def effect(self, t: Table[World]) -> Frame[World] | None:
        return DECK[kind(self.play().card)].effect(t, self.seat, self.play())

    def finish(self, t: Table[World]) -> None:
        play = self.play()
        if self.cancelled:
            put_away(t.world, play.card)
            DECK[kind(play.card)].cancelled(t, self.seat, play)
            t.tell(events.Cancelled, self.seat, play.card)
        elif not DECK[kind(play.card)].lasting:
            put_away(t.world, play.card)
            t.tell(events.PutAway, play.card)

    def play(self) -> Play:
        assert isinstance(self.action, Play)
        return self.action


def lay_open(world: World, seat: Seat, card: Card) -> None:
    """A card leaves a hand for the middle of the table."""
    world.lay_down(seat, card)
    memory.shown(world, card, hand_zone(seat))
    world.playing = (*world.playing, card)


def put_away(world: World, card: Card) -> None:
    """A used card goes on the discards; everybody knows it lies there."""
    world.playing = less(world.playing, card)
    world.discard = (*world.discard, card)
    memory.laid_down(world, card, DISCARD)
