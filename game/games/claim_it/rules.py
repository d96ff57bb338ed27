"""The rules of Claim It! as the program plays them."""

from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

from game.engine import (
    Action,
    Chosen,
    Flag,
    Option,
    Rng,
    Rules,
    Score,
    Seat,
    SeatOr,
    Table,
    must,
    say,
)
from game.games.claim_it import view as views
from game.games.claim_it.actions import parse
from game.games.claim_it.frames import Game
from game.games.claim_it.scoring import scores
from game.games.claim_it.spaces import NUMBERS
from game.games.claim_it.view import View
from game.games.claim_it.world import ASIDE, World

ROLL_OFF = "roll_off"
Positive = Annotated[int, msgspec.Meta(gt=0)]


class Figures(msgspec.Struct, frozen=True):
    """The figures in `data.toml`."""

    claim_markers: Positive
    last_round: dict[int, Positive]


@cache
def figures() -> Figures:
    """The game's figures, read once."""
    return msgspec.toml.decode(
        files(__package__).joinpath("data.toml").read_bytes(), type=Figures, strict=False
    )


class ClaimIt(Rules[World, View]):
    """Three dice, a mine, push your luck."""

    slug = "claim_it"
    seats = range(2, 6)
    version = 1
    options = (
        Option(
            "starts",
            SeatOr((ROLL_OFF,)),
            ROLL_OFF,
            title=say("claim_it.option.starts"),
            explanation=say("claim_it.option.starts.explained"),
            named={ROLL_OFF: say("claim_it.option.starts.roll_off")},
        ),
        Option(
            "returning_squatters",
            Flag(),
            False,
            title=say("claim_it.option.returning_squatters"),
            explanation=say("claim_it.option.returning_squatters.explained"),
            unwise=(5,),
        ),
    )

    def lay_out(self, seats: int, options: Chosen, rng: Rng) -> Table[World]:
        starts = options["starts"]
        world = World(
            seats=seats,
            threshold=figures().last_round[seats],
            markers=figures().claim_markers,
            returning=bool(options["returning_squatters"]),
            owned=[0] * seats,
        )
        first = None if isinstance(starts, str) else int(starts)
        return Table(world, [Game(first)], rng, [0] * seats)

    def view(self, t: Table[World], seat: Seat | None) -> View:
        return views.view(t, seat)

    def sample(self, view: View, rng: Rng) -> Table[World]:
        return views.sample(view, rng)

    def parse(self, code: str) -> Action:
        return parse(code)

    def rounds(self, t: Table[World]) -> int:
        return -(-t.world.turns // t.world.seats)

    def scores(self, t: Table[World]) -> tuple[Score, ...]:
        return scores(t.world)

    def audit(self, t: Table[World]) -> None:
        """Markers are where they can be, and none is in two places."""
        world = t.world
        every = 0
        for owned in world.owned:
            must(not every & owned, "two markers on one space")
            every |= owned
        must(not world.claimed & ~every, "a claimed space without an owner")
        must(not world.laid & world.claimed, "a claim on a claimed space")
        must(not world.squatted & world.claimed, "a squatter on a claimed space")
        must(world.supply >= 0, "more claim markers than the box holds")
        lying = [world.squatters[number] for number in NUMBERS if world.squatters[number] != ASIDE]
        must(len(set(lying)) == len(lying), "two squatters on one space")
        must(sum(1 << at for at in lying) == world.squatted, "squatters and their spaces disagree")
        must(not world.returning or not world.squatted & world.laid, "a squatter below a claim")
        loose = world.laid & ~world.squatted & ~every
        must(world.returning or not loose, "a claim on the bare board")
        if world.caller is None:
            must(
                all(world.claims(s) < world.threshold for s in range(world.seats)),
                "the last round was not called",
            )
        else:
            must(0 <= world.turns_left <= world.seats, "the last round is longer than a round")
        must(t.over == (world.caller is not None and not world.turns_left), "the game ends at the wrong time")
