"""The cowhand in the town: which action, which card, whom to rob, what the Doc can do."""

from game.ai.bot import Ranked
from game.ai.dice_town.prices import WIRED
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.rewards import Rewards
from game.engine import PASS, Ask, say
from game.games.dice_town.actions import Choose, Fence, Name, Take
from game.games.dice_town.benefits import MONEY, NUGGETS, STORE
from game.games.dice_town.cards import deed_value
from game.games.dice_town.dice import QUEEN
from game.games.dice_town.places import CLASSIC


def action(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The better of the two actions, mindful of who gets the other one."""
    rewards, place = Rewards(r), str(ask.about)
    dice = rewards.dice_at(place, r.seat)
    classic, new = rewards.classic(place, dice), rewards.new(place, dice, r.view.kept[r.seat])
    second = None if r.view.progress.visit is None else r.view.progress.visit.second
    envy = 0.0 if second is None else r.rivalry(second)
    if place == "sheriff" and r.seat == r.view.sheriff and second is None:
        classic = 0.0  # the star stays anyway
    found: list[Ranked] = []
    for option in ask.options:
        own, other = (classic, new) if option == Choose(CLASSIC) else (new, classic)
        found.append(Ranked(option, own - envy * other, say("ai.dice_town.action", worth=own)))
    return found


def take(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The most valuable card."""
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Take)
        worth = r.card(option.card)
        found.append(Ranked(option, worth, say("ai.dice_town.card.worth", worth=worth)))
    return found


def victim(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Whose cards are worth most, the strongest rival's before others'."""
    queens = r.view.kept[r.seat].count(QUEEN)
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Name)
        worth = r.steal(option.seat, queens)
        found.append(Ranked(option, worth, say("ai.dice_town.victim", worth=worth)))
    return found


def doc(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The best benefit; wire is worth the deeds that might be stolen otherwise."""
    rewards = Rewards(r)
    found: list[Ranked] = []
    for option in ask.options:
        worth = 0.0
        if isinstance(option, Fence):
            worth = WIRED * r.lasting * sum(map(deed_value, option.cards))
        elif option == STORE:
            worth = r.store(1)
        elif option == MONEY:
            worth = rewards.scam
        elif option == NUGGETS:
            worth = rewards.alms
        reason = say("ai.dice_town.doc.pass") if option == PASS else say("ai.dice_town.doc", worth=worth)
        found.append(Ranked(option, worth, reason))
    return found


def doc_order(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Oneself first, then whoever is furthest behind."""
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Name)
        own = option.seat == r.seat
        reason = say("ai.dice_town.doc_order.own") if own else say("ai.dice_town.doc_order")
        found.append(Ranked(option, 1.0 if own else -r.scores[option.seat] / 1000, reason))
    return found


def crown(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Oneself, of course."""
    reason = say("ai.dice_town.crown")
    return [Ranked(option, float(option == Name(r.seat)), reason) for option in ask.options]
