"""The report on Dalton City: visits, fees, ruin, turn order, and whether an early lead lasts."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from game.engine import Event, Message, Seat, Table, say, say_n, winners
from game.games.dalton_city import events
from game.games.dalton_city.evening import Evening
from game.games.dalton_city.fees import Fee
from game.games.dalton_city.figures import Card, trades
from game.games.dalton_city.loop import Board, board
from game.games.dalton_city.purposes import CASINO, FEE
from game.games.dalton_city.ranks import correlation, ranks
from game.games.dalton_city.scoring import scores
from game.games.dalton_city.words.cards import TOWNS, TRADES
from game.games.dalton_city.words.squares import square_name
from game.games.dalton_city.world import World
from game.games.wilson import interval


class DaltonCityReport:
    """What the squares, the cards and the seats of Dalton City are like."""

    def __init__(self) -> None:
        self.board: Board = board()
        self.games = 0
        self.visits: Counter[int] = Counter()
        self.fees: Counter[Card] = Counter()
        """Dollars in fees per card; a Casino's losses count against it."""
        self.ruined: Counter[int] = Counter()
        """How many were ruined in each round."""
        self.won: Counter[int] = Counter()
        """Wins by place in the turn order; `_PART` each, to share them exactly."""
        self.places: Counter[int] = Counter()
        self.laps: Counter[tuple[int, int]] = Counter()
        """Rank when the first player has come round, and in the end."""
        self.rounds: Counter[int] = Counter()
        self.evening = Evening()

    def begin(self, t: Table[World]) -> None:
        self.evening.begin(t)
        self.board = t.world.board
        self._far = [0] * t.world.settings.seats
        self._rolled = 0
        self._card: Card = ""
        self._early: tuple[int, ...] = ()

    def watch(self, t: Table[World], told: Sequence[Event]) -> None:
        self.evening.watch(t, told)
        for event in told:
            self._note(t, event)
        if not self._early and max(self._far) >= len(self.board.squares):
            self._early = ranks([score.points for score in scores(t.world)])

    def _note(self, t: Table[World], event: Event) -> None:
        match event:
            case events.Rolled(_, dice, _):
                self._rolled = sum(dice)
            case events.Moved(seat, square, how):
                self.visits[square] += how != "held"
                self._card = ""
                if how == "dice":
                    self._far[seat] += self._rolled
            case events.FeeRolled(_, card, _) | events.FeeFixed(Fee(card)):
                self._card = card
            case events.Paid(_, _, dollars, purpose) if self._card:
                if purpose in (FEE, CASINO):
                    self.fees[self._card] += dollars if purpose == FEE else -dollars
            case events.Ruined():
                self.ruined[t.world.round] += 1

    def end(self, t: Table[World]) -> None:
        self.evening.end(t)
        world, final = t.world, scores(t.world)
        self.games += 1
        self.rounds[world.round] += 1
        won = winners(final)
        for seat in range(world.settings.seats):
            place = _place(world, seat)
            self.places[place] += 1
            self.won[place] += _PART // len(won) if seat in won else 0
        if self._early:
            late = ranks([score.points for score in final])
            self.laps.update(zip(self._early, late, strict=True))

    def add(self, other: "DaltonCityReport") -> None:
        self.games += other.games
        self.evening.add(other.evening)
        for mine, theirs in zip(self.counters(), other.counters(), strict=True):
            mine.update(theirs)

    def counters(self) -> tuple[Counter[Any], ...]:
        """Everything that is counted."""
        return self.visits, self.fees, self.ruined, self.won, self.places, self.laps, self.rounds

    def facts(self) -> dict[str, Any]:
        arrivals = max(1, self.visits.total())
        return {
            "evening": self.evening.facts(),
            "squares": [
                {"square": at, "kind": square.kind, "card": square.card, "visits": self._share(at, arrivals)}
                for at, square in enumerate(self.board.squares)
            ],
            "income": {
                "trades": {trade: self._mean(self._of_trade(trade)) for trade in TRADES},
                "towns": {town: self._mean(self._of_town(town)) for town in TOWNS},
                "diplomas": self._mean(self._of_kind("diploma.")),
                "transits": self._mean(self._of_kind("transit.")),
            },
            "ruined": {
                "per_game": round(self.ruined.total() / self.games, 4),
                "rounds": {str(number): self.ruined[number] for number in sorted(self.ruined)},
            },
            "turn_order": [self._order(place) for place in sorted(self.places)],
            "first_lap": {
                "games": self.laps.total() // len(self.places),
                "rank_correlation": round(correlation(self.laps), 4),
            },
            "rounds": {"mean": self._length(), "least": min(self.rounds), "most": max(self.rounds)},
        }

    def lines(self) -> list[Message]:
        facts = self.facts()
        found = [say("dalton_city.report.rounds", **facts["rounds"]), *self.evening.lines()]
        found.append(say("dalton_city.report.squares"))
        for square in sorted(facts["squares"], key=lambda each: -each["visits"]):
            name = square_name(self.board, square["square"])
            found.append(
                say("dalton_city.report.square", at=square["square"], name=name, share=square["visits"])
            )
        income = facts["income"]
        found.append(say("dalton_city.report.income"))
        named = [(TRADES[trade], dollars) for trade, dollars in income["trades"].items()]
        named += [(TOWNS[town].name, dollars) for town, dollars in income["towns"].items()]
        named.append((say("dalton_city.report.diplomas"), income["diplomas"]))
        named.append((say("dalton_city.report.transits"), income["transits"]))
        found += [say("dalton_city.report.earned", what=what, dollars=dollars) for what, dollars in named]
        if self.ruined:
            found.append(say("dalton_city.report.ruined_when"))
        found += [
            say_n("dalton_city.report.ruined_in", count, round=int(number))
            for number, count in facts["ruined"]["rounds"].items()
        ]
        found += [
            say("dalton_city.report.place", place=place, **order)
            for place, order in enumerate(facts["turn_order"], 1)
        ]
        found.append(say("dalton_city.report.lap", r=facts["first_lap"]["rank_correlation"]))
        return found

    def _share(self, at: int, arrivals: int) -> float:
        return round(self.visits[at] / arrivals, 5)

    def _mean(self, dollars: int) -> float:
        return round(dollars / self.games, 1)

    def _of_trade(self, trade: str) -> int:
        return sum(dollars for card, dollars in self.fees.items() if card.startswith(f"{trade}."))

    def _of_town(self, town: str) -> int:
        return sum(self.fees[each.card] for each in trades().values() if each.town == town)

    def _of_kind(self, kind: str) -> int:
        return sum(dollars for card, dollars in self.fees.items() if card.startswith(kind))

    def _order(self, place: int) -> dict[str, float]:
        wins, games = Fraction(self.won[place], _PART), self.places[place]
        low, high = interval(wins, games)
        return {"rate": round(float(wins / games), 5), "low": round(low, 5), "high": round(high, 5)}

    def _length(self) -> float:
        return round(sum(number * games for number, games in self.rounds.items()) / self.games, 2)


def _place(world: World, seat: Seat) -> int:
    return (seat - world.first) % world.settings.seats


_PART = 840
"""A win in parts that any number of up to eight winners can share."""
