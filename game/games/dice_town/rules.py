"""The rules of Dice Town, with Wild West and the Indians, as the program plays them."""

from game.engine import (
    Action,
    BadSeats,
    Chosen,
    Flag,
    OneOf,
    Option,
    Rng,
    Rules,
    Score,
    Seat,
    SeatOr,
    Table,
    say,
    say_n,
)
from game.games.dice_town import actions, audit, sampling
from game.games.dice_town import view as views
from game.games.dice_town.cards import deed_cards, figures, outlaws, river_cards, store_cards
from game.games.dice_town.frames.game import Game
from game.games.dice_town.recall import Memory
from game.games.dice_town.scoring import scores
from game.games.dice_town.seats import shuffled
from game.games.dice_town.town import Settings
from game.games.dice_town.view import View
from game.games.dice_town.world import World

RANDOM = "random"
FIRST, SECOND = "first", "second"
BASE_SEATS = 5


class DiceTown(Rules[World, View]):
    """Five poker dice under a cup, and a town to fight over."""

    slug = "dice_town"
    seats = range(2, 7)
    version = 3
    layout = 2
    options = (
        Option(
            "wild_west",
            Flag(),
            False,
            title=say("dice_town.option.wild_west"),
            explanation=say("dice_town.option.wild_west.explained"),
        ),
        Option(
            "indians",
            Flag(),
            False,
            title=say("dice_town.option.indians"),
            explanation=say("dice_town.option.indians.explained"),
            needs=("wild_west", True),
        ),
        Option(
            "edition",
            OneOf((FIRST, SECOND)),
            SECOND,
            title=say("dice_town.option.edition"),
            explanation=say("dice_town.option.edition.explained"),
            needs=("wild_west", True),
            named={
                FIRST: say("dice_town.option.edition.first"),
                SECOND: say("dice_town.option.edition.second"),
            },
        ),
        Option(
            "bribes",
            Flag(),
            True,
            title=say("dice_town.option.bribes"),
            explanation=say("dice_town.option.bribes.explained"),
        ),
        Option(
            "poker_face",
            Flag(),
            False,
            title=say("dice_town.option.poker_face"),
            explanation=say("dice_town.option.poker_face.explained"),
            in_company=True,
        ),
        Option(
            "first_sheriff",
            SeatOr((RANDOM,)),
            RANDOM,
            title=say("dice_town.option.first_sheriff"),
            explanation=say("dice_town.option.first_sheriff.explained"),
            named={RANDOM: say("dice_town.option.first_sheriff.random")},
        ),
    )

    def lay_out(self, seats: int, options: Chosen, rng: Rng) -> Table[World]:
        return Table(set_up(seats, options, rng), [Game()], rng, [0] * seats)

    def check(self, seats: int, options: Chosen) -> None:
        super().check(seats, options)
        if seats > BASE_SEATS and not options["wild_west"]:
            raise BadSeats(say_n("dice_town.six_need_wild_west", seats))

    def view(self, t: Table[World], seat: Seat | None) -> View:
        return views.view(t, seat)

    def sample(self, view: View, rng: Rng) -> Table[World]:
        return sampling.sample(view, rng)

    def parse(self, code: str) -> Action:
        return actions.parse(code)

    def rounds(self, t: Table[World]) -> int:
        return t.world.round

    def scores(self, t: Table[World]) -> tuple[Score, ...]:
        return scores(t.world)

    def audit(self, t: Table[World]) -> None:
        audit.audit(t.world)


def set_up(seats: int, options: Chosen, rng: Rng) -> World:
    """The table before the first round."""
    base, west = figures().base, figures().wild_west
    wild, indians = bool(options["wild_west"]), bool(options["indians"])
    settings = Settings(
        seats=seats,
        wild_west=wild,
        indians=indians,
        second_edition=wild and options["edition"] == SECOND,
        bribes=bool(options["bribes"]),
        poker_face=bool(options["poker_face"]),
    )
    first = options["first_sheriff"]
    sheriff = rng.below(seats) if isinstance(first, str) else int(first)
    store = shuffled(store_cards(wild, indians), rng)
    deeds = shuffled(deed_cards(wild), rng)
    boxed = west.boxed_for_two if wild and seats == 2 else 0
    box, deeds = deeds[:boxed], deeds[boxed:]
    mine = base.mine if not wild else west.mine_for_two if seats == 2 else west.mine
    gang = shuffled(outlaws(), rng) if wild else ()
    nothing: tuple[tuple[()], ...] = ((),) * seats
    return World(
        settings=settings,
        sheriff=sheriff,
        money=(base.money,) * seats,
        nuggets=(0,) * seats,
        mine=mine,
        bank=base.bank,
        coach=west.coach if wild else 0,
        store=store,
        deeds=deeds[: -base.queue],
        queue=deeds[: -base.queue - 1 : -1],
        river=shuffled(river_cards(), rng) if wild else (),
        outlaws=gang[: len(gang) - west.wanted],
        wanted=gang[len(gang) - west.wanted :] if wild else (),
        hands=nothing,
        wire=nothing,
        ranches=nothing,
        gangs=nothing,
        captured=nothing,
        kept=nothing,
        cups=nothing,
        memory=Memory.empty(seats),
        river_known=(0,) * seats,
        gained=(False,) * seats,
        reached=(False,) * seats,
        bids=(None,) * seats,
        box=box,
        won_deeds=nothing,
    )
