"""Positions of Dice Town as a test wants them: cards by name, dice by script.

Seats are counted from 0, but from 1 in the codes of answers. Decks are listed with the card to be drawn first
in front; the cards no list names lie beneath, or out of the game where a test wants a deck to run out.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from game.engine import Event, Frame, Scripted, Table, choose, settle, submit
from game.games.dice_town import cards
from game.games.dice_town.cards import Card, put
from game.games.dice_town.frames.doc import DocStep
from game.games.dice_town.frames.game import Game, Round
from game.games.dice_town.frames.throws import Throw
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.recall import Memory
from game.games.dice_town.rules import DiceTown
from game.games.dice_town.town import VILLAGE, Settings
from game.games.dice_town.world import World
from tests.games.dice_town.dice import dice, faces
from tests.games.dice_town.memories import memories
from tests.games.dice_town.supplies import BySeat, Pile, by_seat, dollars, gold

RULES = DiceTown()
AFTER_THE_DICE = 2
"""How many steps of a round lie before the town."""
E = TypeVar("E")


def new_game(seats: int = 3, dice_rolled: str = "", **options: Any) -> Table[World]:
    """A game from its very beginning, with scripted dice."""
    return RULES.new(seats, choose(RULES.options, options, seats), 0, Scripted(script=dice(dice_rolled)))


def town(
    *frames: Frame[World],
    seats: int = 3,
    sheriff: int = 0,
    round_number: int = 2,
    kept: Sequence[str] = (),
    rolls: str = "",
    money: Sequence[int] | None = None,
    bank: int | None = None,
    coach: int | None = None,
    nuggets: Sequence[int] | None = None,
    mine: int | None = None,
    hands: BySeat | None = None,
    wire: BySeat | None = None,
    store: Sequence[Card] = (),
    discard: Sequence[Card] = (),
    store_ends: bool = False,
    queue: Sequence[Card] | None = None,
    deeds: Sequence[Card] = (),
    deeds_end: bool = False,
    box: Sequence[Card] = (),
    ranches: BySeat | None = None,
    river: Sequence[Card] = (),
    river_ends: bool = False,
    outlaws: Sequence[Card] = (),
    outlaws_end: bool = False,
    wanted: Sequence[Card] = (),
    gangs: BySeat | None = None,
    captured: BySeat | None = None,
    gained: Collection[int] = (),
    reached: Collection[int] = (),
    seen: Mapping[int, Mapping[Card, str]] | None = None,
    die: int = VILLAGE,
    guarded: int | None = None,
    wild_west: bool = False,
    indians: bool = False,
    second_edition: bool = True,
    bribes: bool = True,
    poker_face: bool = False,
) -> Table[World]:
    """A town about to go on with these frames, settled at its first question.

    Of money, bank and coach, and of nuggets and mine, one may be left out: it gets what the others leave.
    """
    settings = Settings(seats, wild_west, indians, wild_west and second_edition, bribes, poker_face)
    pile = Pile(settings)
    held = by_seat(seats, hands)
    behind = by_seat(seats, wire)
    open_ranches = by_seat(seats, ranches)
    pile.take(*held, *behind, *open_ranches, discard, box)
    line = pile.queue(queue, deeds)
    gang, caught = by_seat(seats, gangs), by_seat(seats, captured)
    pile.take(*gang, *caught, wanted)
    money, bank, coach = dollars(settings, money, bank, coach)
    nuggets, mine = gold(settings, nuggets, mine)
    world = World(
        settings=settings,
        sheriff=sheriff,
        money=tuple(money),
        nuggets=tuple(nuggets),
        mine=mine,
        bank=bank,
        coach=coach,
        store=pile.deck(cards.store_cards(wild_west, indians), store, store_ends),
        deeds=pile.deck(cards.deed_cards(wild_west), deeds, deeds_end),
        queue=line,
        river=pile.deck(cards.river_cards() if wild_west else (), river, river_ends),
        outlaws=pile.deck(tuple(cards.outlaws()) if wild_west else (), outlaws, outlaws_end),
        wanted=tuple(wanted),
        hands=tuple(put(each) for each in held),
        wire=behind,
        ranches=open_ranches,
        gangs=gang,
        captured=(*caught[:-1], (*caught[-1], *pile.outlaws_gone)),
        kept=tuple(tuple(sorted(faces(kept[seat]))) if seat < len(kept) else () for seat in range(seats)),
        cups=((),) * seats,
        memory=Memory([memories((seen or {}).get(seat, {})) for seat in range(seats + 1)], []),
        river_known=(0,) * seats,
        gained=tuple(seat in gained for seat in range(seats)),
        reached=tuple(seat in reached for seat in range(seats)),
        bids=(None,) * seats,
        discard=tuple(discard),
        box=tuple(box),
        spent=tuple(card for card in pile.gone if not card.startswith("outlaw")),
        won_deeds=((),) * seats,
        round=round_number,
        die=die,
        guarded=guarded,
    )
    t = Table(world, list(frames), Scripted(script=dice(rolls)), [0] * seats)
    RULES.audit(t)
    settle(t)
    RULES.audit(t)
    return t


def visit(place: str, **position: Any) -> Table[World]:
    """One place, from the settling of its positions to the end of its actions."""
    return town(Visit(place), **position)


def visit_in_a_game(place: str, **position: Any) -> Table[World]:
    """The same, with a round of nines to follow: for what is secret only until the game is over."""
    return town(Game(began=True), Visit(place), rolls="9" * 99, **position)


def throw(rolls: str, *, last: bool = False, **position: Any) -> Table[World]:
    """Throws until all hands are complete: seat by seat as scripted, and after that nothing but nines."""
    return town(Throw(last=last), rolls=rolls + "9" * 99, **position)


def doc(**position: Any) -> Table[World]:
    """The Doc's step."""
    return town(DocStep(), **position)


def evening(**position: Any) -> Table[World]:
    """A round whose dice are done: the town, place by place."""
    return town(Round(at=AFTER_THE_DICE), **position)


def last_evening(**position: Any) -> Table[World]:
    """The same with the game around it, which may end after it."""
    return town(Game(began=True), Round(at=AFTER_THE_DICE), **position)


def options(t: Table[World], seat: int) -> set[str]:
    """The codes of what a seat can answer now; nothing if it is not asked."""
    ask = t.asked(seat)
    return set() if ask is None else {option.code() for option in ask.options}


def asked(t: Table[World]) -> dict[int, str]:
    """Who is asked, and what for."""
    return {ask.seat: str(ask.kind) for ask in t.asks}


def answer(t: Table[World], seat: int, *codes: str) -> list[Event]:
    """A seat's answers one after the other; what they set off."""
    told: list[Event] = []
    for code in codes:
        ask = t.asked(seat)
        assert ask is not None, f"seat {seat} is not asked, but {asked(t)}"
        assert code in options(t, seat), f"{code} is none of {sorted(options(t, seat))}"
        told += submit(t, ask.number, seat, RULES.parse(code))
        RULES.audit(t)
    return told


def keep(t: Table[World], *kept: str) -> list[Event]:
    """What the seats with dice under their cups keep, in seat order: `9`, `9,9`, `none`, `J,J+brute.1`."""
    told: list[Event] = []
    for ask, code in zip(t.asks, kept, strict=True):
        told += answer(t, ask.seat, f"keep:{code}")
    return told


def find(told: Iterable[Event] | None, kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in told or () if isinstance(event, kind)]


def as_seen(told: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as far as a seat may know them."""
    return [shown for event in told if (shown := event.seen_by(seat)) is not None]
