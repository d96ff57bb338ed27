"""Cards that are played, drawn, looked at, won and put away; whoever may not see one sees its back."""

from collections.abc import Sequence

from game.engine import Seat
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.ui.design import Point
from game.ui.playback import Act, wait
from game.ui.tables.dice_town.acts.crew import MIDDLE, Crew, Cue, Makers
from game.ui.tables.dice_town.acts.held import hold_up, put_down
from game.ui.tables.dice_town.acts.purse import to_owner
from game.ui.tables.dice_town.cardface import Back
from game.ui.tables.dice_town.flying import FlyingCard
from game.ui.tables.dice_town.layout import FAN, place, spot
from game.ui.tables.dice_town.street import CARD_ZOOM
from game.ui.tables.kit.flying import Flying
from game.ui.widgets.widget import middle

SHOWN = 1.22
"""The size of cards that are held up side by side: what they do can be read, as on a board."""
_STEP = 274.0


def _looks(crew: Crew, cue: Cue) -> list[Act]:
    """Cards are drawn: large and open for who may see them, backs on the counter for the rest."""
    table, event = crew.table, cue.first
    if event.victim is not None and event.cards is None:
        return [_eye(crew, event.seat, event.victim)]
    start = table.purse(event.victim) if event.victim is not None else spot(event.source)
    back = Back("river" if event.source == "river" else "store")

    def open_cards() -> Sequence[Flying]:
        return [
            fan(card, number, len(event.cards), start, None if event.victim is not None else back)
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


def fan(card: Card, number: int, count: int, start: Point, back: Back | None) -> FlyingCard:
    """One of several cards side by side in the middle."""
    step = min(_STEP, 1180 / max(1, count))
    at = MIDDLE[0] + (number - (count - 1) / 2) * step, MIDDLE[1]
    return FlyingCard(
        "",
        start,
        at,
        zoom=CARD_ZOOM,
        end_zoom=SHOWN,
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
            lambda: [to_owner(crew, event.seat, back, start)], 0.5, sound="card_slide", landing="card_flip"
        )
        return [tidy, act]
    chosen = event.source in ("store", "saloon", "voucher") and event.seat == table.viewer
    held = hold_up(
        crew,
        event.card,
        MIDDLE if chosen else start,
        zoom=SHOWN if chosen else CARD_ZOOM,
        back=None if chosen or event.giver == table.viewer else back,
        sound="card_flip",
    )
    own = event.seat == table.viewer
    goal = middle(FAN) if own else table.purse(event.seat)
    return [tidy, held, wait(0.45), put_down(crew, [event.card], lambda: goal)]


def _origin(crew: Crew, event: events.GotCard) -> Point:
    if event.giver is not None:
        return crew.table.purse(event.giver)
    if event.source in ("corruption", "mayors_wife"):
        return spot("deeds")
    if event.source in ("doc", "insurance"):
        return spot("deeds" if event.deed else "store")
    return spot("discard") if event.source == "voucher" else counter(event.source)


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


MAKERS: Makers = {
    events.Looks: _looks,
    events.GotCard: _got_card,
    events.Discarded: _discarded,
    events.Reshuffled: _reshuffled,
}
