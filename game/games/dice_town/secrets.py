"""Which questions show cards that only the one who is asked may see."""

from game.engine import Ask
from game.games.dice_town.actions import Fence
from game.games.dice_town.kinds import Kind
from game.games.dice_town.view import View

_ALWAYS = frozenset({Kind.STORE, Kind.STEAL, Kind.GIVE, Kind.DISCOVER, Kind.VOUCHER, Kind.BUY_DIE})


def hides(ask: Ask, public: View) -> bool:
    """Whether a question needs the screen to itself; what everybody knows decides, so it tells nothing."""
    if ask.kind == Kind.VERDICT:
        return any(bid is not None and bid.count for bid in public.bids)
    if ask.kind == Kind.DOC:
        return any(isinstance(option, Fence) for option in ask.options)
    return ask.sealed or ask.kind in _ALWAYS
