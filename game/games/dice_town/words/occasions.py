"""Why a card may be played now, in one line for each of the occasions."""

from game.engine import Message, Seat, Who, say
from game.games.dice_town.cards import Occasion
from game.games.dice_town.view import View
from game.games.dice_town.words.cards import told as told_card


def told(occasion: Occasion, actor: Seat) -> Message:
    """What is going on when a window for cards opens."""
    who = Who(actor)
    return {
        Occasion.REVEAL: say("dice_town.occasion.reveal"),
        Occasion.MINE: say("dice_town.occasion.mine", player=who),
        Occasion.BANK: say("dice_town.occasion.bank", player=who),
        Occasion.STORE: say("dice_town.occasion.store", player=who),
        Occasion.SALOON: say("dice_town.occasion.saloon", player=who),
        Occasion.ROBBED: say("dice_town.occasion.robbed", player=who),
        Occasion.RECRUIT: say("dice_town.occasion.recruit", player=who),
        Occasion.SHERIFF: say("dice_town.occasion.sheriff"),
        Occasion.STAR: say("dice_town.occasion.star", player=who),
        Occasion.HUNT: say("dice_town.occasion.hunt", player=who),
        Occasion.TOWN_HALL: say("dice_town.occasion.town_hall", player=who),
        Occasion.DOC: say("dice_town.occasion.doc"),
        Occasion.ROUND_END: say("dice_town.occasion.round_end"),
        Occasion.CARD: say("dice_town.occasion.card", player=who),
    }[occasion]


def told_to_all(public: View) -> Message | None:
    """What everybody may react to, from what everybody can see; None: no window for cards is open.

    Who robbed whom and which card was played lie open. At the Sheriff's office both windows are told in the
    same words: nothing that can be seen happens between them, and which of them it is would tell which card
    somebody holds.
    """
    now, played, robbery = public.progress.card_time, public.progress.announced, public.progress.robbery
    if now is None:
        return None
    if now.occasion is Occasion.CARD and played is not None:
        return say("dice_town.occasion.played", player=Who(played.seat), card=told_card(played.play.card))
    if now.occasion is Occasion.ROBBED and robbery is not None:
        return say("dice_town.occasion.robbery", player=Who(robbery.robber), other=Who(robbery.victim))
    return told(Occasion.SHERIFF if now.occasion is Occasion.STAR else now.occasion, now.actor)
