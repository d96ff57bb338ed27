"""The one place that knows every scene; each is imported when wanted, as many bring all the rules along."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.scene import Change, Push, Replace

if TYPE_CHECKING:
    from game.engine import Seat
    from game.games import Game
    from game.play.review import Reviews
    from game.play.session import Session
    from game.ui.couch.changes import Seated
    from game.ui.couch.door import Door
    from game.ui.house import House
    from game.ui.routes import Said
    from game.ui.scenes.plan import Plan
    from game.ui.tables.logged import LoggedTable
    from game.ui.widgets.subject import Subject


class Router:
    """Leads from each scene of a house to the next: see `Routes`."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._leaf = 0
        """Which leaf of the last score sheet was looked at."""
        self._reviews: Reviews | None = None
        """What was found out about the last match that was reviewed: nobody waits for it twice."""

    def title(self) -> Change:
        from game.ui.scenes.title import Title

        self._house.hang_up()
        return Replace(Title(self._house))

    def boxes(self) -> Change:
        from game.ui.scenes.boxes import Boxes

        return Push(Boxes(self._house))

    def setup(self, game: "Game") -> Change:
        from game.ui.scenes.setup import Setup

        return Push(Setup(self._house, game))

    def load(self) -> Change:
        from game.ui.scenes.load import Load

        return Push(Load(self._house))

    def begin(self, plan: "Plan") -> Change | None:
        from game.ui.couch.beginning import begin

        return begin(self._house, plan)

    def resume(self, path: Path) -> Change | None:
        from game.ui.couch.beginning import resume

        return resume(self._house, path)

    def rematch(self, over: "Session") -> Change | None:
        from game.ui.scenes.open_table import rematch

        return rematch(self._house, over)

    def pause(self, session: "Session", said: "Said | None" = None, seated: "Seated | None" = None) -> Change:
        from game.ui.scenes.pause import Pause

        return Push(Pause(self._house, session, said, seated))

    def lost_pad(self, session: "Session", seat: "Seat") -> Change:
        from game.ui.scenes.lost_pad import LostPad

        return Push(LostPad(self._house, session, seat))

    def second_phone(self, phones: "Door", session: "Session", seat: "Seat", device: str) -> Change:
        from game.ui.couch.knocking import knocked

        return Push(knocked(self._house, phones, seat, session.sitters[seat].name, device))

    def places(self, table: "Seated") -> Change:
        from game.ui.couch.changing import changing

        return Push(changing(self._house, table))

    def log(self, table: "LoggedTable") -> Change:
        from game.ui.scenes.log import LogPage

        return Push(LogPage(self._house, table))

    def rules(self, book: str = "", page: str = "", *, private: bool = False) -> Change:
        from game.handbook import PageName
        from game.ui.rules.pictures import picture_of
        from game.ui.rules.scene import Rules

        name = PageName(book, page) if book else None
        return Push(Rules(self._house, picture_of, name, private=private))

    def about(self, subjects: "Sequence[Subject]", *, private: bool) -> Change:
        from game.ui.scenes.about import InfoCard

        return Push(InfoCard(self._house, subjects, private=private))

    def result(self, over: "Session", *, again: bool = False) -> Change:
        from game.ui.scenes.result import Result

        if not again:
            self._leaf = 0
        return Push(Result(self._house, over, again=again, leaf=self._leaf, turned=self._turned))

    def _turned(self, leaf: int) -> None:
        self._leaf = leaf

    def review(self, over: "Session") -> Change:
        from game.play.review import Reviews
        from game.ui.scenes.review import review_scenes

        if self._reviews is None or self._reviews.record is not over.record:
            self._reviews = Reviews(over.record, self._house.desk)
        table, sheet = review_scenes(self._house, over, self._reviews)
        self._house.after(lambda: Push(sheet))
        return Push(table)

    def lessons(self, chosen: str = "") -> Change:
        from game.ui.scenes.lessons import Lessons

        return Push(Lessons(self._house, chosen))

    def lesson(self, name: str, chapter: int | None = None) -> Change | None:
        from game.ui.scenes.open_lesson import open_lesson

        return open_lesson(self._house, name, chapter)

    def lesson_over(self, name: str) -> Change:
        from game.ui.scenes.lesson_over import LessonOver

        return Replace(LessonOver(self._house, name))
