"""Cards that are played, drawn, looked at, won and put away; whoever may not see one sees its back."""

from collections.abc import Callable, Sequence

from game.engine import Seat
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.games.dice_town.level import QUEUE
from game.ui.canvas import Point
from game.ui.playback import Act, wait
from game.ui.tables.dice_town.acts.crew import MIDDLE, Crew, Cue, Makers
from game.ui.tables.dice_town.cardface import Back
from game.ui.tables.dice_town.flying import Flying, FlyingCard
from game.ui.tables.dice_town.layout import FAN, place, spot
from game.ui.tables.dice_town.street import CARD_ZOOM
from game.ui.tween import settle
from game.ui.widgets.widget import middle

_SHOWN = 1.08
"""The size of cards that are held up side by side."""
_STEP = 244.0


def _played(crew: Crew, cue: Cue) -> list[Act]:
    """The card comes to the middle, large, with its player's portrait."""
    event = cue.first
    card = event.play.card

    def is_there() -> bool:
        return any(big.card == card for big in crew.table.stage)

    act = crew.hold_up(card, crew.table.purse(event.seat), seat=event.seat, sound="card_flip")
    return [_unless(is_there, act), wait(0.5)]


def _unless(there: Callable[[], bool], act: Act) -> Act:
    """An act that is left out if, by then, what it would bring is there already."""
    out: list[bool] = []
    begin, show, end = act.begin, act.show, act.end

    def may_begin() -> None:
        out.append(there())
        if not out[0]:
            begin()

    return Act(
        act.seconds,
        lambda t: None if out[0] else show(t),
        begin=may_begin,
        end=lambda: None if out[0] else end(),
    )


def _must_play(crew: Crew, cue: Cue) -> list[Act]:
    event = cue.first
    acts = [crew.hold_up(event.card, crew.table.purse(event.seat), seat=event.seat, sound="card_flip")]
    return [*acts, wait(0.7), crew.discard_stage()] if event.useless else acts


def _cancelled(crew: Crew, cue: Cue) -> list[Act]:
    """The Wanted stamp is slapped on the card, and it is gone."""
    table, card = crew.table, cue.first.card
    held = crew.hold_up(card, table.purse(cue.first.seat), seat=cue.first.seat)

    def stamp(t: float) -> None:
        for big in table.stage:
            if big.card == card:
                big.stamped = max(0.02, t * t)

    def shake(t: float) -> None:
        for big in table.stage:
            if big.card == card:
                big.angle = 6 * (1 - t) * (-1 if int(t * 8) % 2 else 1)

    return [
        _unless(lambda: any(big.card == card for big in table.stage), held),
        Act(0.22, stamp, end=lambda: table.sound("stamp")),
        Act(0.3, shake),
        wait(0.8),
        crew.discard_stage(),
    ]


def _looks(crew: Crew, cue: Cue) -> list[Act]:
    """Cards are drawn: large and open for who may see them, backs on the counter for the rest."""
    table, event = crew.table, cue.first
    if event.victim is not None and event.cards is None:
        return [_eye(crew, event.seat, event.victim)]
    start = table.purse(event.victim) if event.victim is not None else spot(event.source)
    back = Back("river" if event.source == "river" else "store")

    def open_cards() -> Sequence[Flying]:
        return [
            _fan(card, number, len(event.cards), start, None if event.victim is not None else back)
            for number, card in enumerate(event.cards)
        ]

    def backs() -> Sequence[Flying]:
        x, y = counter(event.source)
        return [
            FlyingCard(
                "",
                start,
                (x + (number - (event.count - 1) / 2) * 46, y),
                zoom=CARD_ZOOM,
                arc=40.0,
                delay=0.35 * number / event.count,
                card=back,
            )
            for number in range(event.count)
        ]

    things = backs if event.cards is None else open_cards
    return [crew.fly(things, 0.5, sound="card_slide", stays=True)]


def _fan(card: Card, number: int, count: int, start: Point, back: Back | None) -> FlyingCard:
    """One of several cards side by side in the middle."""
    step = min(_STEP, 1180 / max(1, count))
    at = MIDDLE[0] + (number - (count - 1) / 2) * step, MIDDLE[1]
    return FlyingCard(
        "",
        start,
        at,
        zoom=CARD_ZOOM,
        end_zoom=_SHOWN,
        arc=30.0,
        delay=0.3 * number / count,
        card=card,
        turned=back,
    )


def counter(source: str) -> Point:
    """Where cards lie while somebody looks at them: before the store, or beside the river."""
    x, y = middle(place("mine" if source == "river" else "store"))
    return x, y + 40


def _eye(crew: Crew, seat: Seat, victim: Seat) -> Act:
    """Somebody looks into another's hand: everybody sees that, and no card."""

    def things() -> Sequence[Flying]:
        end = crew.table.purse(victim)
        return [Flying("icons/eye", crew.face_of(seat), end, "light", zoom=1.2, end_zoom=2.4, arc=60.0)]

    return crew.fly(things, 0.55, sound="door", stays=True)


def _got_card(crew: Crew, cue: Cue) -> list[Act]:
    """To its owner: face down, or, for who may see it, held up first."""
    table, event = crew.table, cue.first
    back = Back("deed" if event.deed else "store")
    start = _origin(crew, event)

    def tidy_up() -> None:
        table.flying = []

    tidy = Act(0.0, begin=tidy_up, pause=True)
    if event.card is None:
        act = crew.fly(
            lambda: [crew.to_owner(event.seat, back, start)], 0.5, sound="card_slide", landing="card_flip"
        )
        return [tidy, act]
    chosen = event.source in ("store", "saloon", "voucher") and event.seat == table.viewer
    held = crew.hold_up(
        event.card,
        MIDDLE if chosen else start,
        zoom=_SHOWN if chosen else CARD_ZOOM,
        back=None if chosen or event.giver == table.viewer else back,
        sound="card_flip",
    )
    own = event.seat == table.viewer
    goal = middle(FAN) if own else table.purse(event.seat)
    return [tidy, held, wait(0.45), crew.clear_stage(lambda: goal)]


def _origin(crew: Crew, event: events.GotCard) -> Point:
    if event.giver is not None:
        return crew.table.purse(event.giver)
    if event.source in ("corruption", "mayors_wife"):
        return spot("deeds")
    if event.source in ("doc", "insurance"):
        return spot("store")
    return spot("discard") if event.source == "voucher" else counter(event.source)


def _got_open(crew: Crew, cue: Cue) -> list[Act]:
    """Deeds from the queue, a ranch from the deck or from another player: open, to their owner."""
    table = crew.table
    held: list[FlyingCard] = []

    def lift() -> Sequence[Flying]:
        starts = [_lies(crew, event) for event in cue.events]
        cards = [event.card for event in cue.events]
        table.show(queue=tuple(card for card in table.showing.queue if card not in cards))
        held.extend(_fan(card, n, len(cards), starts[n], None) for n, card in enumerate(cards))
        return held

    def home() -> Sequence[Flying]:
        crew.drop(held)
        return [crew.to_owner(cue.first.seat, card.card, card.end, zoom=_SHOWN) for card in held]

    return [
        crew.fly(lift, 0.4, sound="card_slide", stays=True),
        wait(0.3),
        crew.fly(home, 0.4, sound="card_slide", landing="token"),
    ]


def _lies(crew: Crew, event: events.GotOpenCard) -> Point:
    """Where an open card is before somebody gets it."""
    if event.giver is not None:
        return crew.table.purse(event.giver)
    queue = crew.table.showing.queue
    if event.source == "queue" and event.card in queue:
        return spot(QUEUE[queue.index(event.card)])
    return spot("deeds")


def _discarded(crew: Crew, cue: Cue) -> list[Act]:
    """Face down on the discards, whoever has seen them."""
    event = cue.first

    def things() -> Sequence[Flying]:
        x, y = counter("store")
        return [
            FlyingCard(
                "",
                (x + (n - (event.count - 1) / 2) * 46, y),
                spot("discard"),
                zoom=CARD_ZOOM,
                arc=20.0,
                delay=0.4 * n / event.count,
                card=Back("store"),
            )
            for n in range(event.count)
        ]

    return [crew.fly(things, 0.4, sound="card_slide")]


def _reshuffled(crew: Crew, _cue: Cue) -> list[Act]:
    """The discards go over to the deck."""

    def things() -> Sequence[Flying]:
        return [
            FlyingCard(
                "",
                spot("discard"),
                spot("store"),
                zoom=CARD_ZOOM,
                delay=0.08 * n,
                arc=30.0,
                card=Back("store"),
            )
            for n in range(6)
        ]

    return [crew.fly(things, 0.6, sound="shuffle")]


def _queue_filled(crew: Crew, cue: Cue) -> list[Act]:
    """Deeds slide down the queue; new ones are turned up from the deck."""
    table, event = crew.table, cue.first
    before: list[Card] = []

    def things() -> Sequence[Flying]:
        before.extend(table.showing.queue)
        table.show(queue=())
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
        table.show(queue=tuple(before))  # what the deck gave is counted when the event comes true

    act.end = end
    return [act]


def _fenced(crew: Crew, cue: Cue) -> list[Act]:
    """The deeds are laid open, wire is drawn across them, and nobody takes them any more."""
    table, event = crew.table, cue.first
    count = len(event.cards)
    open_cards: list[FlyingCard] = []

    def lay() -> Sequence[Flying]:
        start = table.purse(event.seat)
        open_cards.extend(_fan(card, n, count, start, Back("deed")) for n, card in enumerate(event.cards))
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
        return [crew.to_owner(event.seat, card.card, card.end, zoom=_SHOWN) for card in open_cards]

    return [
        crew.fly(lay, 0.4, sound="card_flip", stays=True),
        crew.fly(wire, 0.3, sound="ricochet", stays=True),
        wait(0.5),
        crew.fly(home, 0.35, sound="card_slide"),
    ]


MAKERS: Makers = {
    events.Played: _played,
    events.MustPlay: _must_play,
    events.Cancelled: _cancelled,
    events.Looks: _looks,
    events.GotCard: _got_card,
    events.GotOpenCard: _got_open,
    events.Discarded: _discarded,
    events.Reshuffled: _reshuffled,
    events.QueueFilled: _queue_filled,
    events.Fenced: _fenced,
}
