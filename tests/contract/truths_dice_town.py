"""What the events of Dice Town say, but for those about what changes hands."""

from typing import Any

from game.engine import Committed
from game.games.dice_town import events
from tests.contract import truths_dice_town_goods as goods
from tests.contract.sayings import Saying, committed, has, nothing_to_see, says

UNSHOWN = {
    "progress": "work in progress, like the frames it is read from",
    "in_effect": "what the cards on the table do at the place being resolved: the cards themselves are shown",
    "target": "whom such a card names: told when it was played",
    "visitors": "who could drink an elixir: each visit to the Doc is told by itself",
    "taken": "what insurance would pay for: told when it was stolen",
    "stolen": "see `taken`, for robber and victim",
    "won_deeds": "what the Indian die can be bought with: the deeds are shown where they lie",
    "won_hidden": "see `won_deeds`",
}
"""Parts of a view that no screen shows: they are there for questions, bots and samples."""


def _lifted(view: Any, _before: Any, event: events.Lifted) -> bool:
    lying = all(not view.cups[seat] and has(view.kept[seat], faces) for seat, faces in event.kept)
    return lying and all(brute in view.playing for _, brute in event.brutes)


def _is_at(view: Any, place: str, *seats: int) -> bool:
    visit = view.progress.visit
    return visit is not None and visit.place == place and has(visit.seats, seats)


def _tied(view: Any, _before: Any, event: events.Tied) -> bool:
    return _is_at(view, event.place) and all(has(view.kept[seat], event.dice) for seat in event.seats)


def _reached(view: Any, _before: Any, event: events.Reached) -> bool:
    there = view.reached[event.seat] and _is_at(view, event.place, event.seat)
    compared = ((event.seat, event.dice), *event.rivals)
    return there and bool(event.dice) and all(has(view.kept[seat], dice) for seat, dice in compared)


def _offered(view: Any, _before: Any, event: events.Offered) -> bool:
    bid = view.bids[event.seat]
    return (bid.money, bid.nuggets, bid.count, bid.cards) == (
        *(event.money, event.nuggets, event.count),
        event.cards,
    )


def _die_rolled(view: Any, _before: Any, event: events.DieRolled) -> bool:
    return view.die == event.seat and (event.face != "bodyguard" or view.guarded == event.seat)


_DICE: dict[type, Saying] = {
    events.RoundBegan: says(
        lambda view, _, event: (
            (view.round, view.sheriff) == (event.round, event.sheriff) and not any(view.kept)
        ),
        *("round", "kept", "reveals", "gained", "reached", "bought", "guarded", "warpath"),
    ),
    events.Rolled: says(
        lambda view, _, event: (
            view.cups[event.seat] == event.count and (view.seat != event.seat or view.cup == event.faces)
        ),
        *("cups", "cup"),
    ),
    Committed: says(committed, "has_kept"),
    events.Lifted: says(_lifted, *goods.HANDS, "reveals", "cups", "cup", "kept", "has_kept", "playing"),
    events.TookBack: says(
        lambda view, before, event: (
            len(view.kept[event.seat]) == len(before.kept[event.seat]) - len(event.faces)
        ),
        "kept",
    ),
    events.Turned: says(lambda view, _, event: event.to in view.kept[event.seat], "kept"),
    events.HandsDone: says(
        lambda view, _, event: tuple(tuple(sorted(kept)) for kept in view.kept) == event.hands
    ),
    events.BestHand: says(lambda view, _, event: tuple(sorted(view.kept[event.seats[0]])) == event.hand),
    events.Rode: says(
        lambda view, _, event: (
            event.outlaw in view.wanted and has(view.kept[event.seat], (event.face,) * event.dice)
        ),
        *("kept", "gangs", "wanted"),
    ),
    events.DieRolled: says(_die_rolled, "guarded"),
    events.LeftDice: nothing_to_see("no die was turned"),
    events.DieMoved: says(lambda view, _, event: view.die == event.holder, "die"),
    events.WarpathChosen: says(lambda view, _, event: view.warpath == event.place, "warpath"),
}
_PLACES: dict[type, Saying] = {
    events.OnWarpath: says(lambda view, _, event: view.warpath == event.place and _is_at(view, event.place)),
    events.Deserted: says(lambda view, _, event: _is_at(view, event.place) and not view.progress.visit.seats),
    events.Tied: says(_tied),
    events.Reached: says(_reached, "reached"),
    events.Acts: says(lambda view, _, event: view.progress.acts(event.seat, event.place, event.action)),
    events.VisitsDoc: says(lambda view, _, event: view.progress.doc == event.seat),
    events.Scams: nothing_to_see("what everybody gives is told by itself"),
    events.Hunted: says(lambda view, _, event: tuple(view.hunt) == event.faces, "hunt"),
}
_SHERIFF: dict[type, Saying] = {
    events.Offered: says(_offered, "bids", "seen", "common"),
    events.WantsMore: nothing_to_see("the offers stay as they are until there are better ones"),
    events.Judged: says(
        lambda view, _, event: not any(view.bids) and has(view.kept[event.seat], event.level[0]), "bids"
    ),
    events.NewSheriff: says(
        lambda view, before, event: (before.sheriff, view.sheriff) == (event.before, event.seat),
        *("sheriff", "gained"),
    ),
    events.StarStayed: says(lambda view, _, event: view.sheriff == event.seat, "gained"),
    events.LaidOpen: says(lambda view, _, event: view.final == event.hands, "final"),
    events.Crowned: says(lambda view, _, event: view.crowned == event.seat, "crowned"),
    events.Won: nothing_to_see("the points follow from what lies open"),
}
TRUTHS: dict[type, Saying] = {**_DICE, **_PLACES, **_SHERIFF, **goods.TRUTHS}
