"""The cowhand in the Wild West: the river, outlaws, and the Indian die."""

from game.ai.bot import Ranked
from game.ai.dice_town.prices import DIE
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.rewards import PLACES, Rewards
from game.ai.dice_town.stakes import stake
from game.engine import Ask, Seat, say
from game.games.dice_town.actions import Capture, Choose, Discover, Give, Take
from game.games.dice_town.cards import outlaws
from game.games.dice_town.dice import poker
from game.games.dice_town.scoring import DOG_POINTS


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
            price = r.ranch(len(r.view.ranches[r.seat])) if ranch else r.card(option.card)
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
            worth = stake(r, option.what, seat) / len(best)
            value += -worth if seat == r.seat else r.rivalry(seat) * worth
        if option.what == "sheriff" and r.view.sheriff == r.seat and r.seat not in best and best:
            value += r.star
        found.append(Ranked(option, value, say("ai.dice_town.warpath")))
    return found


def _first_at(r: Reckoning, rewards: Rewards, place: str) -> list[Seat]:
    if place == PLACES[-1]:
        hands = [poker(tuple(sorted(dice))) for dice in r.view.kept]
        return [seat for seat, hand in enumerate(hands) if hand == max(hands)]
    dice = [rewards.dice_at(place, seat) for seat in range(r.view.settings.seats)]
    return [seat for seat, count in enumerate(dice) if count and count == max(dice)]
