"""How what happened gets on the screen: played, then logged, and the picture is up to date."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine import Event, Moment
from game.ui.playback import Act

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene


def show(table: "TableScene", number: int, events: Sequence[Event], moments: Sequence[Moment]) -> None:
    """Queue what an answer looks like, what the log says of it, and the picture that it ends with."""
    rules, session, viewer = table.rules, table.session, table.viewer
    after = rules.view(session.table, viewer)
    if viewer != table.log.viewer:  # somebody looks on in private, who sees nothing but the end of it
        seen = (event.seen_by(viewer) for event in events)
        moments_seen = [Moment(event, after) for event in seen if event is not None]
    else:
        moments_seen = list(moments)
    for moment in moments_seen:
        table.playback.add(*table.acts(moment.event, moment.view))

    def catch_up() -> None:
        table.log.add(number, moments)
        same = table.viewer == viewer  # or somebody else sits before the screen by now
        table.shown = after if same else rules.view(session.table, table.viewer)
        table.arrange()

    table.playback.add(Act(0.0, end=catch_up))
