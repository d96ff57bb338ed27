"""How what happened gets on the screen: the picture follows the feed at its own pace."""

from functools import partial
from typing import Generic

from game.engine import Feed, Moment, say
from game.engine.rules import V
from game.ui.playback import Act
from game.ui.tables.match_screen import MatchScreen


class Following(Generic[V]):
    """How far the picture of a table has followed the feed of whoever looks at it."""

    def __init__(self, table: MatchScreen[V]) -> None:
        self._table = table
        self._feed: Feed[V] = table.session.story
        self._queued = 0
        """The number of the first moment that is not among the acts yet."""
        self._batches = 0
        self.again = False
        """Whether the past is being shown once more."""

    def begin(self) -> None:
        """What there is to see first: of a match that has just begun, how it begins."""
        table, story = self._table, self._table.session.story
        if not table.session.record.answers and story.moments:
            table.shown = story.moments[0].view
            table.lay()
            self.queue()
        else:
            self._queued = story.end
            table.log.follow(story.end)

    def look(self, since: int | None = None) -> None:
        """Somebody else looks at the screen, and sees what happens from now on, or has since a moment."""
        session = self._table.session
        session.leave(self._feed)
        self._feed = session.watch(self._table.viewer)
        self._queued = self._feed.end if since is None else since

    def take_back(self, number: int) -> None:
        """Something was undone: of the story, the moments from that number on."""
        story = self._table.session.story
        self._table.log.take_back(number)
        self._table.log.follow(story.end)
        self._queued = self._feed.end

    def queue(self) -> None:
        """Let the picture show what was told since this was last called, and then be up to date."""
        table = self._table
        for moment in self._feed.since(self._queued):
            table.playback.add(*table.acts(moment), *table.stops(moment))
        self._queued = self._feed.end
        self._batches += 1
        batch, view = self._batches, table.rules.view(table.session.table, table.viewer)
        table.playback.add(*table.acts_to_rest(view), Act(0.0, end=lambda: self._rest(batch)))

    def show_again(self, number: int) -> None:
        """Show once more what happened from a moment of the story on; what is shown is no other for it."""
        table, story = self._table, self._table.session.story
        moments = story.since(number)
        if self._feed is not story or not moments or table.playback.busy:
            return
        before = story.since(number - 1) if number else moments
        self.again = True
        table.house.notify(say("ui.shown_again"))
        table.shown = before[0].view
        table.lay()
        for moment in moments:
            table.playback.add(*table.acts(moment))
        table.playback.add(Act(0.0, end=partial(self._rest, self._batches)))

    def come_true(self, *moments: Moment[V]) -> Act:
        """The picture shows what has happened, and the log says it."""

        def end() -> None:
            self._table.shown = moments[-1].view
            if self._feed is self._table.session.story:
                self._table.log.follow(moments[-1].number + 1)

        return Act(0.0, end=end, pause=True)

    def _rest(self, batch: int) -> None:
        """Unless more is to be shown, the picture is that of the table as it is now."""
        self.again = False
        if batch == self._batches:
            table = self._table
            table.log.follow(table.session.story.end)
            table.shown = table.rules.view(table.session.table, table.viewer)
            table.arrange()
