"""Why a card may be played now, in one line for each of the moments."""

from game.engine import Message, Seat, Who, say
from game.games.dice_town.cards import Moment


def told(moment: Moment, actor: Seat) -> Message:
    """What is going on when a window for cards opens."""
    who = Who(actor)
    return {
        Moment.REVEAL: say("ui.dice_town.moment.reveal"),
        Moment.MINE: say("ui.dice_town.moment.mine", player=who),
        Moment.BANK: say("ui.dice_town.moment.bank", player=who),
        Moment.STORE: say("ui.dice_town.moment.store", player=who),
        Moment.SALOON: say("ui.dice_town.moment.saloon", player=who),
        Moment.ROBBED: say("ui.dice_town.moment.robbed", player=who),
        Moment.RECRUIT: say("ui.dice_town.moment.recruit", player=who),
        Moment.SHERIFF: say("ui.dice_town.moment.sheriff"),
        Moment.STAR: say("ui.dice_town.moment.star", player=who),
        Moment.HUNT: say("ui.dice_town.moment.hunt", player=who),
        Moment.TOWN_HALL: say("ui.dice_town.moment.town_hall", player=who),
        Moment.DOC: say("ui.dice_town.moment.doc"),
        Moment.ROUND_END: say("ui.dice_town.moment.round_end"),
        Moment.CARD: say("ui.dice_town.moment.card", player=who),
    }[moment]
