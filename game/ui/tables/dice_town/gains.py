"""What an event gave to seats and took from them, floating at their places."""

from typing import Any

from game.engine import Seat
from game.games.dice_town import events
from game.games.dice_town.view import View
from game.ui.tables.kit.any_table import AnyTable
from game.ui.tables.kit.floats import OWN, TAKEN, TRIVIAL

_TOLD = (
    events.Paid,
    events.GotMoney,
    events.GotNuggets,
    events.Bribed,
    events.GotCard,
    events.GotOpenCard,
    events.Recruited,
    events.CapturedOutlaws,
)
"""What changes hands; that who plays a card has one less is seen anyway."""


def owned(view: View, seat: Seat) -> dict[str, int]:
    """What a seat owns for all to see, by icon; a hand that a robber looks through is still its owner's."""
    deeds, store = view.backs[seat]
    if view.robbed == seat:
        deeds, store = deeds + view.looked_backs[0], store + view.looked_backs[1]
    return {
        "money": view.money[seat],
        "nugget": view.nuggets[seat],
        "deed": deeds + len(view.wire[seat]),
        "card": store,
        "ranch": len(view.ranches[seat]),
        "outlaw": len(view.gangs[seat]),
        "lock": len(view.captured[seat]),
    }


def gained(before: View, after: View, seat: Seat) -> dict[str, int]:
    """By icon, how much more or less a seat owns."""
    old, new = owned(before, seat), owned(after, seat)
    return {icon: new[icon] - old[icon] for icon in new if new[icon] != old[icon]}


def float_gains(table: AnyTable[View], event: Any, before: View, after: View) -> None:
    """Let gains and losses float, the longer the more they matter to who sits before the screen."""
    if not isinstance(event, _TOLD):
        return
    giver: Seat | None = getattr(event, "giver", None)
    for seat, sitter in enumerate(table.session.sitters):
        for icon, amount in gained(before, after, seat).items():
            taken = amount < 0 and seat == giver
            seconds = TRIVIAL if not sitter.human else TAKEN if taken else OWN
            table.floats.add(seat, icon, amount, seconds)
