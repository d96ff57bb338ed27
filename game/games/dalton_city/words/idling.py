"""Why nothing happens, in words."""

from collections.abc import Callable
from typing import Any

from game.engine import Message, Who, say
from game.games.dalton_city import events, idling

_SENTENCES: dict[str, Callable[[Who], Message]] = {
    idling.OWN: lambda player: say("dalton_city.idle.own", player=player),
    idling.BANCO: lambda _: say("dalton_city.idle.banco"),
    idling.TOO_DEAR: lambda player: say("dalton_city.idle.too_dear", player=player),
    idling.EMPTY: lambda player: say("dalton_city.idle.empty", player=player),
    idling.NO_COLLEGE: lambda player: say("dalton_city.idle.no_college", player=player),
    idling.NO_RIDE: lambda player: say("dalton_city.idle.no_ride", player=player),
    idling.MOUNTED: lambda player: say("dalton_city.idle.mounted", player=player),
    idling.ON_FOOT: lambda player: say("dalton_city.idle.on_foot", player=player),
    idling.NO_CARDS: lambda player: say("dalton_city.idle.no_cards", player=player),
    idling.NO_CASH: lambda player: say("dalton_city.idle.no_cash", player=player),
    idling.NO_DIPLOMAS: lambda player: say("dalton_city.idle.no_diplomas", player=player),
    idling.NO_TRADES: lambda player: say("dalton_city.idle.no_trades", player=player),
}


def tell(event: Any) -> tuple[Message, ...] | None:
    """Why nothing happens; None for anything else."""
    match event:
        case events.Idle(seat, why):
            return (_SENTENCES[why](Who(seat)),)
    return None
