"""Cards held up in the middle for all to see, and where they go from there."""

from collections.abc import Callable, Collection, Sequence

from game.engine import Seat
from game.games.dice_town.art import Side
from game.games.dice_town.cards import Card
from game.ui.design import Point
from game.ui.playback import Act
from game.ui.tables.dice_town.acts.crew import MIDDLE, Crew
from game.ui.tables.dice_town.acts.purse import ON_PANEL
from game.ui.tables.dice_town.cardface import Back
from game.ui.tables.dice_town.flying import FlyingCard
from game.ui.tables.dice_town.layout import spot
from game.ui.tables.dice_town.sprites import LARGE, STEP, BigCard
from game.ui.tables.dice_town.street import CARD_ZOOM
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.flying import Flying

_CORNER: Point = (-SIZE[0] * LARGE / 2 + 18, SIZE[1] * LARGE / 2 - 19)
"""Where on a card its player's portrait is."""


def hold_up(
    crew: Crew,
    card: Card,
    start: Point,
    *,
    zoom: float = CARD_ZOOM,
    back: Back | None = None,
    seat: Seat | None = None,
    side: Side = Side.FACE,
    sound: str = "card_slide",
    off: float | None = None,
) -> Act:
    """A card comes to the middle, or so far off it, large, with its player's portrait.

    Where nothing else is said it comes to lie beside what is held up already.
    """
    flown: list[Flying] = []

    def things() -> Sequence[Flying]:
        held = crew.table.held_up
        across = MIDDLE[0] + off if off is not None else held[-1].at[0] + STEP if held else MIDDLE[0]
        at = (across, MIDDLE[1])
        card_flying = FlyingCard(
            "", start, at, zoom=zoom, end_zoom=LARGE, card=card, turned=back, side=side, arc=30.0
        )
        flown.append(card_flying)
        return flown

    act = crew.fly(things, 0.45, sound=sound)
    landed = act.end

    def end() -> None:
        landed()
        held = BigCard(card, flown[0].end, LARGE, side)
        if seat is not None:
            held.medal = crew.medal(seat, (held.at[0] + _CORNER[0], held.at[1] + _CORNER[1]))
        crew.table.held_up.append(held)

    act.end = end
    return act


def put_down(
    crew: Crew,
    cards: Collection[Card],
    to: Callable[[], Point],
    *,
    seconds: float = 0.3,
    sound: str = "card_slide",
) -> Act:
    """Cards that were held up go where they belong."""

    def things() -> Sequence[Flying]:
        held = [big for big in crew.table.held_up if big.card in cards]
        crew.table.held_up = [big for big in crew.table.held_up if big not in held]
        return [
            FlyingCard(
                "", big.at, to(), zoom=LARGE, end_zoom=ON_PANEL, card=big.card, side=big.side, arc=20.0
            )
            for big in held
        ]

    return crew.fly(things, seconds, sound=sound)


def discard(crew: Crew, *cards: Card) -> Act:
    """Cards that were played go on the discards."""
    return put_down(crew, cards, lambda: spot("discard"))
