"""Deeds: won from the queue, sliding down it, put behind barbed wire."""

from collections.abc import Sequence

from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.games.dice_town.level import QUEUE
from game.ui.design import Point
from game.ui.playback import Act, wait
from game.ui.tables.dice_town.acts.cards import SHOWN, fan
from game.ui.tables.dice_town.acts.crew import Crew, Cue, Makers
from game.ui.tables.dice_town.acts.purse import to_owner
from game.ui.tables.dice_town.cardface import Back
from game.ui.tables.dice_town.flying import FlyingCard
from game.ui.tables.dice_town.layout import spot
from game.ui.tables.dice_town.street import CARD_ZOOM
from game.ui.tables.kit.flying import Flying
from game.ui.tween import settle


def _got_open(crew: Crew, cue: Cue) -> list[Act]:
    """Deeds from the queue, a ranch from the deck or from another player: open, to their owner."""
    table = crew.table
    held: list[FlyingCard] = []

    def lift() -> Sequence[Flying]:
        starts = [_lies(crew, event) for event in cue.events]
        cards = [event.card for event in cue.events]
        table.alter(queue=tuple(card for card in table.picture_view.queue if card not in cards))
        held.extend(fan(card, n, len(cards), starts[n], None) for n, card in enumerate(cards))
        return held

    def home() -> Sequence[Flying]:
        crew.drop(held)
        return [to_owner(crew, cue.first.seat, card.card, card.end, zoom=SHOWN) for card in held]

    return [
        crew.fly(lift, 0.4, sound="card_slide", stays=True),
        wait(0.3),
        crew.fly(home, 0.4, sound="card_slide", landing="token"),
    ]


def _lies(crew: Crew, event: events.GotOpenCard) -> Point:
    """Where an open card is before somebody gets it."""
    if event.giver is not None:
        return crew.table.purse(event.giver)
    queue = crew.table.picture_view.queue
    if event.source == "queue" and event.card in queue:
        return spot(QUEUE[queue.index(event.card)])
    return spot("deeds")


def _queue_filled(crew: Crew, cue: Cue) -> list[Act]:
    """Deeds slide down the queue; new ones are turned up from the deck."""
    table, event = crew.table, cue.first
    before: list[Card] = []

    def things() -> Sequence[Flying]:
        before.extend(table.picture_view.queue)
        table.alter(queue=())
        return [
            FlyingCard(
                "",
                spot(QUEUE[before.index(card)] if card in before else "deeds"),
                spot(QUEUE[n]),
                zoom=CARD_ZOOM,
                arc=0.0,
                ease=settle,
                card=card,
                turned=None if card in before else Back("deed"),
            )
            for n, card in enumerate(event.queue)
        ]

    act = crew.fly(things, 0.5, sound="card_slide")
    landed = act.end

    def end() -> None:
        landed()
        table.alter(queue=tuple(before))  # what the deck gave is counted when the event comes true

    act.end = end
    return [act]


def _fenced(crew: Crew, cue: Cue) -> list[Act]:
    """The deeds are laid open, wire is drawn across them, and nobody takes them any more."""
    table, event = crew.table, cue.first
    count = len(event.cards)
    open_cards: list[FlyingCard] = []

    def lay() -> Sequence[Flying]:
        start = table.purse(event.seat)
        open_cards.extend(fan(card, n, count, start, Back("deed")) for n, card in enumerate(event.cards))
        return open_cards

    def wire() -> Sequence[Flying]:
        return [
            Flying(
                "props/wire_strip", (card.end[0] - 500, card.end[1] - 90), (x, y), zoom=0.9, arc=0.0, spin=48
            )
            for card in open_cards
            for x, y in ((card.end[0], card.end[1] - 40), (card.end[0], card.end[1] + 60))
        ]

    def home() -> Sequence[Flying]:
        table.flying = []
        return [to_owner(crew, event.seat, card.card, card.end, zoom=SHOWN) for card in open_cards]

    return [
        crew.fly(lay, 0.4, sound="card_flip", stays=True),
        crew.fly(wire, 0.3, sound="ricochet", stays=True),
        wait(0.5),
        crew.fly(home, 0.35, sound="card_slide"),
    ]


MAKERS: Makers = {
    events.GotOpenCard: _got_open,
    events.QueueFilled: _queue_filled,
    events.Fenced: _fenced,
}
