"""The rules of the medicine show, a toy: it needs every part of the turn kernel."""

from game.engine import (
    Action,
    Chosen,
    Flag,
    Line,
    OneOf,
    Option,
    Rng,
    Rules,
    Score,
    Seat,
    SeatOr,
    Table,
    Violation,
    ranked,
    say,
)
from tests.toy import view as views
from tests.toy.actions import parse
from tests.toy.bribe import Bribe
from tests.toy.cards import CARDS
from tests.toy.days import Days
from tests.toy.view import View
from tests.toy.world import BANK, COINS_EACH, TOP, World, nothing_seen

HAND = 4
DAYS = {"short": 2, "long": 5}


class MedicineShow(Rules[World, View]):
    """Tonics, shills, pickpockets and hecklers."""

    slug = "medicine_show"
    seats = range(2, 5)
    version = 1
    options = (
        Option(
            "length",
            OneOf(("short", "long")),
            "short",
            say("medicine_show.option.length"),
            say("medicine_show.option.length.explained"),
            named={
                "short": say("medicine_show.option.length.short"),
                "long": say("medicine_show.option.length.long"),
            },
        ),
        Option(
            "poker_face",
            Flag(),
            False,
            say("medicine_show.option.poker_face"),
            say("medicine_show.option.poker_face.explained"),
        ),
        Option(
            "first",
            SeatOr(("dice",)),
            "dice",
            say("medicine_show.option.first"),
            say("medicine_show.option.first.explained"),
            named={"dice": say("medicine_show.option.first.dice")},
        ),
        Option(
            "encore",
            Flag(),
            False,
            say("medicine_show.option.encore"),
            say("medicine_show.option.encore.explained"),
            needs=("length", "long"),
        ),
    )

    def lay_out(self, seats: int, options: Chosen, rng: Rng) -> Table[World]:
        deck = list(CARDS)
        rng.shuffle(deck)
        first = options["first"]
        world = World(
            seats=seats,
            days=DAYS[str(options["length"])],
            encore=bool(options["encore"]),
            poker_face=bool(options["poker_face"]),
            first=rng.below(seats) if isinstance(first, str) else int(first),
            deck=deck,
            hands=[sorted(deck.pop() for _ in range(HAND)) for _ in range(seats)],
            coins=[COINS_EACH] * seats,
            seen=nothing_seen(seats),
            bids=[None] * seats,
        )
        return Table(world, [Days()], rng, [0] * seats)

    def view(self, t: Table[World], seat: Seat | None) -> View:
        return views.view(t, seat)

    def sample(self, view: View, rng: Rng) -> Table[World]:
        return views.sample(view, rng)

    def parse(self, code: str) -> Action:
        return parse(code)

    def rounds(self, t: Table[World]) -> int:
        return t.world.day

    def scores(self, t: Table[World]) -> tuple[Score, ...]:
        world = t.world
        return ranked(
            [
                Score(
                    seat,
                    world.coins[seat],
                    (Line(say("medicine_show.score.coins"), world.coins[seat]),),
                    (Line(say("medicine_show.score.cards"), len(world.hands[seat])),),
                )
                for seat in range(world.seats)
            ]
        )

    def audit(self, t: Table[World]) -> None:
        """Coins and cards are conserved, memories are true, bids are covered."""
        world = t.world
        lying = [
            *world.deck,
            *world.played,
            *world.discard,
            *world.held,
            *(c for h in world.hands for c in h),
        ]
        _must(sorted(lying) == list(CARDS), "a card is lost or doubled")
        _must(all(hand == sorted(hand) for hand in world.hands), "a hand is out of order")
        _must(sum(world.coins) + world.bank == BANK + COINS_EACH * world.seats, "coins are not conserved")
        _must(min(*world.coins, world.bank) >= 0, "a debt")
        _must(bool(world.held) == bool(world.holders), "cards are held by nobody, or somebody holds none")
        for seat, seen in enumerate(world.seen):
            for card, zone in enumerate(seen):
                _must(zone != seat, "a seat remembers its own card")
                _must(
                    zone is None or card in (world.deck[-1:] if zone == TOP else world.hands[zone]),
                    "a false memory",
                )
        for seat, bid in enumerate(world.bids):
            if bid:
                _must(any(isinstance(frame, Bribe) for frame in t.frames), "a bid without a judge")
                _must(bid.coins <= world.coins[seat], "more coins bid than owned")
                _must(set(bid.cards) <= set(world.hands[seat]), "cards bid that are not in the hand")


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Violation(otherwise)
