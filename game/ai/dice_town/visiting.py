"""The cowhand in the town: which action, which card, whom to rob, what the Doc can do."""

from game.ai.bot import Ranked
from game.ai.dice_town.bribes import worth_to
from game.ai.dice_town.prices import DIE, WIRED
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.rewards import PLACES, Rewards
from game.engine import PASS, Ask, Seat, say
from game.games.dice_town.actions import Capture, Choose, Discover, Fence, Give, Name, Take
from game.games.dice_town.benefits import MONEY, NUGGETS, STORE
from game.games.dice_town.cards import deed_value, outlaws
from game.games.dice_town.dice import QUEEN, poker
from game.games.dice_town.frames.visit import CLASSIC, Visit
from game.games.dice_town.scoring import DOG_POINTS


def action(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The better of the two actions, mindful of who gets the other one."""
    rewards, place = Rewards(r), str(ask.about)
    dice = rewards.dice_at(place, r.seat)
    classic, new = rewards.classic(place, dice), rewards.new(place, dice, r.view.kept[r.seat])
    second = next((frame.second for frame in r.view.frames if isinstance(frame, Visit)), None)
    envy = 0.0 if second is None else r.rivalry(second)
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


def discover(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Apply the best river card; leave the next player the worse of the others."""
    rewards = Rewards(r)
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Discover)
        worths = list(map(rewards.river_card, option.cards))
        value = worths[0] - 0.05 * (worths[1] if len(worths) > 1 else 0.0)
        found.append(Ranked(option, value, say("ai.dice_town.river", worth=worths[0])))
    return found


def desperado(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The outlaw with the highest pair, as it helps at the town hall too."""
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Take)
        outlaw = outlaws()[option.card]
        value = outlaw.pair * r.lasting - outlaw.dollars / 10  # in the end somebody takes him in
        found.append(Ranked(option, value, say("ai.dice_town.desperado")))
    return found


def capture(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The outlaws with the highest prices."""
    dog = DOG_POINTS if "dog" in r.view.hand else 0
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Capture)
        worth = sum(outlaws()[each].dollars / 2 + dog for each in option.outlaws)
        found.append(Ranked(option, worth, say("ai.dice_town.capture", worth=worth)))
    return found


def buy_die(r: Reckoning, ask: Ask) -> list[Ranked]:
    """The Indian die is worth about a point, if there is a round to roll it in."""
    found: list[Ranked] = []
    for option in ask.options:
        if isinstance(option, Give):
            ranch = option.card in r.view.ranches[r.seat]
            price = len(r.view.ranches[r.seat]) if ranch else r.card(option.card)
            worth = DIE * min(1.0, r.rounds_left)
            reason = say("ai.dice_town.die.buy", price=price, worth=worth)
            found.append(Ranked(option, worth - price, reason))
        else:
            found.append(Ranked(option, 0.0, say("ai.dice_town.die.pass")))
    return found


def warpath(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Close the place where the others would win most and oneself least."""
    rewards = Rewards(r)
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Choose)
        value = 0.0
        best = _first_at(r, rewards, option.what)
        for seat in best:
            worth = worth_to(r, rewards, option.what, seat) / len(best)
            value += -worth if seat == r.seat else r.rivalry(seat) * worth
        if option.what == "sheriff" and r.view.sheriff == r.seat and r.seat not in best and best:
            value += r.star
        found.append(Ranked(option, value, say("ai.dice_town.warpath", worth=value)))
    return found


def _first_at(r: Reckoning, rewards: Rewards, place: str) -> list[Seat]:
    if place == PLACES[-1]:
        hands = [poker(tuple(sorted(dice))) for dice in r.view.kept]
        return [seat for seat, hand in enumerate(hands) if hand == max(hands)]
    dice = [rewards.dice_at(place, seat) for seat in range(r.view.settings.seats)]
    return [seat for seat, count in enumerate(dice) if count and count == max(dice)]


def crown(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Oneself, of course."""
    reason = say("ai.dice_town.crown")
    return [Ranked(option, float(option == Name(r.seat)), reason) for option in ask.options]
