"""What everybody's cards take from visitors, save their owners, and may yet come to."""

from collections.abc import Sequence

from game.ai.dalton_city.ground import Ground
from game.games.dalton_city.figures import figures
from game.games.dalton_city.world import BANCO, BANK

Owners = Sequence[int]
"""Whose each card is."""
_NOBODY = (BANK, BANCO)


def tolls(g: Ground, owners: Owners) -> list[float]:
    """The mean fee of each card to a visitor without a diploma for it."""
    fees = [0.0] * len(owners)
    full: set[int] = set()
    for town in g.towns:
        owner = owners[town[0]]
        if owner not in _NOBODY and all(owners[card] == owner for card in town):
            full.update(town)
    for diploma, cards in g.trades:
        held = [owners[card] for card in cards]
        for card, owner in zip(cards, held, strict=True):
            if owner in _NOBODY:
                continue
            row = held.count(owner) - 1
            fee = g.raised[card][row]
            if owners[diploma] == owner:
                fee *= 2
            if card in full:
                fee *= 2
            fees[card] = fee + g.lost[card][row]
    share = figures().diploma_percent / 100
    held = [owners[card] for card in g.diplomas]
    for card, owner in zip(g.diplomas, held, strict=True):
        if owner >= 0:
            fees[card] = g.prices[card] * share * held.count(owner)
    held = [owners[card] for card in g.transits]
    for card, owner, printed in zip(g.transits, held, g.rides, strict=True):
        if owner >= 0:
            fees[card] = printed[held.count(owner) - 1]
    return fees


def growth(g: Ground, owners: Owners, seats: int) -> list[float]:
    """What one more card of their trades would add to everybody's income, as often as one comes by."""
    found = [0.0] * seats
    for _, cards in g.trades:
        held = [owners[card] for card in cards]
        if BANK not in held:
            continue
        added: dict[int, float] = {}
        chance, free = 0.0, 0
        for card, owner in zip(cards, held, strict=True):
            if owner >= 0:
                row, raised = held.count(owner), g.raised[card]
                added[owner] = added.get(owner, 0.0) + g.rates[card] * (raised[row] - raised[row - 1])
            elif owner == BANK:
                chance += g.rates[card]
                free += 1
        for owner, more in added.items():
            found[owner] += chance * (more + chance / free * g.raised[cards[0]][held.count(owner)])
    return found


def spared(g: Ground, owners: Owners, fees: Sequence[float], seats: int) -> list[float]:
    """What diplomas save their owners of others' fees in a turn."""
    found = [0.0] * seats
    for diploma, cards in g.trades:
        owner = owners[diploma]
        if owner >= 0:
            others = [card for card in cards if owners[card] != owner and fees[card] > 0]
            found[owner] += sum([g.rates[card] * fees[card] for card in others]) / 2
    return found
