"""Why a card may be played now, in one line for each of the moments."""

from game.engine import Message, Seat, Who, say
from game.games.dice_town.cards import Moment
from game.games.dice_town.view import View
from game.games.dice_town.words.cards import told as told_card


def told(moment: Moment, actor: Seat) -> Message:
    """What is going on when a window for cards opens."""
    who = Who(actor)
    return {
        Moment.REVEAL: say("dice_town.moment.reveal"),
        Moment.MINE: say("dice_town.moment.mine", player=who),
        Moment.BANK: say("dice_town.moment.bank", player=who),
        Moment.STORE: say("dice_town.moment.store", player=who),
        Moment.SALOON: say("dice_town.moment.saloon", player=who),
        Moment.ROBBED: say("dice_town.moment.robbed", player=who),
        Moment.RECRUIT: say("dice_town.moment.recruit", player=who),
        Moment.SHERIFF: say("dice_town.moment.sheriff"),
        Moment.STAR: say("dice_town.moment.star", player=who),
        Moment.HUNT: say("dice_town.moment.hunt", player=who),
        Moment.TOWN_HALL: say("dice_town.moment.town_hall", player=who),
        Moment.DOC: say("dice_town.moment.doc"),
        Moment.ROUND_END: say("dice_town.moment.round_end"),
        Moment.CARD: say("dice_town.moment.card", player=who),
    }[moment]


def told_to_all(public: View) -> Message | None:
    """What everybody may react to, from what everybody can see; None: no window for cards is open.

    Who robbed whom and which card was played lie open. At the Sheriff's office both windows are told in the
    same words: nothing that can be seen happens between them, and which of them it is would tell which card
    somebody holds.
    """
    now, played, robbery = public.progress.card_time, public.progress.announced, public.progress.robbery
    if now is None:
        return None
    if now.moment is Moment.CARD and played is not None:
        return say("dice_town.moment.played", player=Who(played.seat), card=told_card(played.play.card))
    if now.moment is Moment.ROBBED and robbery is not None:
        return say("dice_town.moment.robbery", player=Who(robbery.robber), other=Who(robbery.victim))
    return told(Moment.SHERIFF if now.moment is Moment.STAR else now.moment, now.actor)
