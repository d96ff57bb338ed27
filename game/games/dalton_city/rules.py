"""The rules of Dalton City as the program plays them."""

from game.engine import (
    Action,
    Between,
    Chosen,
    Flag,
    OneOf,
    Option,
    Rng,
    Rules,
    Score,
    Seat,
    Table,
    must,
    say,
)
from game.games.dalton_city import actions
from game.games.dalton_city import view as views
from game.games.dalton_city.figures import SEATS, all_cards, by_seats, figures, trades
from game.games.dalton_city.frames.game import Game
from game.games.dalton_city.loop import Board, board
from game.games.dalton_city.scoring import scores
from game.games.dalton_city.view import View
from game.games.dalton_city.world import (
    ANNOUNCED,
    BANCO,
    BANK,
    LANDOWNER,
    LAST_STANDING,
    MINUTES,
    ROUNDS,
    Settings,
    World,
)


class DaltonCity(Rules[World, View]):
    """Roll, ride, buy trades in seven towns, duel, collect fees."""

    slug = "dalton_city"
    seats = SEATS
    version = 2
    clock = True
    options = (
        Option(
            "end",
            OneOf((ROUNDS, MINUTES, ANNOUNCED, LAST_STANDING)),
            ROUNDS,
            title=say("dalton_city.option.end"),
            explanation=say("dalton_city.option.end.explained"),
            named={
                ROUNDS: say("dalton_city.option.end.rounds"),
                MINUTES: say("dalton_city.option.end.minutes"),
                ANNOUNCED: say("dalton_city.option.end.announced"),
                LAST_STANDING: say("dalton_city.option.end.last_standing"),
            },
        ),
        Option(
            "rounds",
            Between(1, figures().most_rounds),
            figures().rounds[0],
            title=say("dalton_city.option.rounds"),
            explanation=say("dalton_city.option.rounds.explained"),
            needs=("end", ROUNDS),
            by_seats=by_seats(figures().rounds),
        ),
        Option(
            "minutes",
            Between(1, 600),
            30,
            title=say("dalton_city.option.minutes"),
            explanation=say("dalton_city.option.minutes.explained"),
            needs=("end", MINUTES),
        ),
        Option(
            "landowner",
            Flag(),
            False,
            title=say("dalton_city.option.landowner"),
            explanation=say("dalton_city.option.landowner.explained"),
            by_seats=dict.fromkeys((2, 3, 4, 5), True),
        ),
        Option(
            "head_start",
            Flag(),
            False,
            title=say("dalton_city.option.head_start"),
            explanation=say("dalton_city.option.head_start.explained"),
        ),
    )

    def __init__(self, loop: Board | None = None) -> None:
        self._loop = loop

    def lay_out(self, seats: int, options: Chosen, rng: Rng) -> Table[World]:
        telegrams = [telegram.name for telegram in figures().telegrams]
        rng.shuffle(telegrams)
        world = World(
            settings=Settings(
                seats,
                str(options["end"]),
                int(options["rounds"]),
                int(options["minutes"]),
                head_start=bool(options["head_start"]),
                landowner=bool(options["landowner"]),
            ),
            board=self._loop or board(),
            money=[figures().money] * seats,
            at=[0] * seats,
            horse=[False] * seats,
            playing=[True] * seats,
            held=[""] * seats,
            attempts=[0] * seats,
            owner=dict.fromkeys(all_cards(), BANK),
            telegrams=telegrams,
        )
        return Table(world, [Game()], rng, [0] * (seats + 1))  # the last number is the clock's

    def view(self, t: Table[World], seat: Seat | None) -> View:
        return views.view(t, seat)

    def sample(self, view: View, rng: Rng) -> Table[World]:
        return views.sample(view, rng)

    def parse(self, code: str) -> Action:
        return actions.parse(code)

    def rounds(self, t: Table[World]) -> int:
        return t.world.round

    def scores(self, t: Table[World]) -> tuple[Score, ...]:
        return scores(t.world)

    def audit(self, t: Table[World]) -> None:
        """Every dollar is somebody's, and nobody owes."""
        world = t.world
        seats = world.settings.seats
        start = figures().money * seats
        must(sum(world.money) + world.pot + world.bank == start, "dollars appeared or vanished")
        must(min(*world.money, world.pot) >= 0, "somebody is below zero")
        must(
            all(dollars % figures().note == 0 for dollars in world.money), "a note smaller than the smallest"
        )
        must(tuple(world.owner) == all_cards(), "a card is lost")
        owners = {*range(seats), BANK, BANCO, LANDOWNER}
        must(set(world.owner.values()) <= owners and world.nugget in owners, "a card belongs to nobody")
        owners = {world.owner[card] for card in all_cards() if card not in trades()} | {world.nugget}
        must(LANDOWNER not in owners, "the landowner has more than trades")
        for seat in range(seats):
            if not world.playing[seat]:
                ruined = not world.money[seat] and not world.cards(seat) and world.nugget != seat
                must(ruined, "somebody ruined still owns something")
            must(0 <= world.at[seat] < len(world.board.squares), "somebody has left the board")
            must(not (world.held[seat] and world.horse[seat]), "a horse in Hospital or at the Sheriff's")
        every = sorted(telegram.name for telegram in figures().telegrams)
        must(sorted(world.telegrams) == every, "a telegram is lost")
