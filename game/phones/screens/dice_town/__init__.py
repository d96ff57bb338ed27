"""Dice Town on a phone: one's own cup, dice and hand, and every question of the town."""

from collections.abc import Callable

from game.engine import Message, say
from game.games.dice_town.kinds import Kind
from game.games.dice_town.view import View
from game.games.dice_town.words.doings import doing
from game.games.dice_town.words.occasions import told_to_all
from game.games.dice_town.words.standing import told_ahead, told_left, told_round
from game.phones.screens.dice_town import naming, people, taking, throwing
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Own, Question
from game.phones.screens.showing import Showing

_FORMS: dict[Kind, Callable[[Seen], Question]] = {
    Kind.KEEP: throwing.keep,
    Kind.TAKE_BACK: throwing.take_back,
    Kind.RIDE: throwing.ride,
    Kind.CARD: taking.play,
    Kind.AT_ONCE: taking.play,
    Kind.BID: naming.bid,
    Kind.VERDICT: naming.verdict,
    Kind.ACTION: taking.place_action,
    Kind.STORE: taking.take,
    Kind.VICTIM: naming.name_somebody,
    Kind.STEAL: taking.take,
    Kind.GIVE: taking.take,
    Kind.DOC: taking.doc,
    Kind.DOC_ORDER: naming.name_somebody,
    Kind.DISCOVER: taking.discover,
    Kind.VOUCHER: taking.take,
    Kind.DESPERADO: taking.take,
    Kind.CAPTURE: taking.capture,
    Kind.BUY_DIE: taking.take,
    Kind.BLESSING: throwing.blessing,
    Kind.AMBUSH: throwing.ambush,
    Kind.WARPATH: throwing.warpath,
    Kind.CROWN: naming.name_somebody,
}


def _asked(seen: Seen) -> Question:
    assert seen.ask is not None
    return _FORMS[Kind(seen.ask.kind)](seen)


def _going(seen: Seen) -> tuple[str, ...]:
    """Which throw of which round, or which place of the street; who leads; how long it still takes."""
    view: View = seen.view
    first, second, *_ = told_round(view)
    return (
        f"{seen.say(first)} · {seen.say(second)}",
        f"{seen.say(told_ahead(view)[0])} · {seen.say(told_left(view))}",
    )


def _waiting(seen: Seen) -> Message | None:
    return doing(seen.doing)


def _own(seen: Seen) -> Own:
    return people.own(seen)


def called(view: View) -> Message:
    """What everybody may react to now."""
    what = told_to_all(view)
    return say("ui.call") if what is None else say("ui.call.to", what=what)


SHOWING = Showing(
    question=_asked, person=people.person, going=_going, own=_own, waiting=_waiting, called=called
)
