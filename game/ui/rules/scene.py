"""The rules: contents and search at the left, the page at the right, over whatever was there."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.handbook import HOUSE, Book, Found, Page, PageName, book, books, find, search, title
from game.markup import plain
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Erased, Intent, Typed, Wish, Wished
from game.ui.pictures import Picture
from game.ui.rules.contents import contents_list
from game.ui.rules.laying import Laying
from game.ui.rules.page_view import PageView
from game.ui.rules.results import results_list
from game.ui.rules.sheet import Sheet
from game.ui.rules.shelf import Cover, cover_areas
from game.ui.rules.trail import Trail
from game.ui.scene import Change, Pop
from game.ui.scenes.page import Page as Menu
from game.ui.styles import INK, LABEL, LIGHT, TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.entry import Entry
from game.ui.widgets.scroll import BAR_ROOM
from game.ui.widgets.tabs import tabs
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.house import House

_SEARCH: Area = (28.0, 20.0, 500.0, 64.0)
_PANEL: Area = (28.0, 98.0, 500.0, 852.0)
_LIST: Area = (54.0, 126.0, 448.0, 796.0)
_TABS: Area = (574.0, 22.0, 1292.0, 70.0)
_PAPER: Area = (548.0, 88.0, 1344.0, 862.0)
_PAGE: Area = (640.0, 140.0, 1190.0, 766.0)
_FOOT, _HIGH = 962.0, 76.0
_WIDE_PAPER: Area = (28.0, 88.0, 1864.0, 862.0)
_WIDE: Area = (140.0, 140.0, 1640.0, 766.0)
"""Where the books lie while there are no contents beside them."""
_TURN = LABEL.but(size=26)
Pictures = Callable[["House", str, str], Picture | None]
"""What an address in a book stands for."""
_LONGEST = 40
"""What is sought is no longer than this."""


class Rules(Menu):
    """A book that lies open; with no page, all books side by side."""

    tunes = ()

    def __init__(
        self, house: "House", pictures: Pictures, name: PageName | None = None, *, private: bool = False
    ) -> None:
        self._pictures = pictures
        self.private = private
        """Opened by one of several people, about a question that is theirs alone."""
        self.trail = Trail()
        self.trail.go(None if name is None else _opened(name, house.language))
        self.query = ""
        super().__init__(house)
        self.form.focus(
            next(each for each in self.form.widgets if isinstance(each, PageView | Cover | Button))
        )

    @property
    def page(self) -> Page | None:
        """The page that is open."""
        name = self.trail.here.page
        return None if name is None else find(name, self.house.language)

    @property
    def book(self) -> Book | None:
        """The book that is open."""
        name = self.trail.here.page
        return None if name is None else book(name.book, self.house.language)

    # what can be pressed

    def build(self) -> None:
        words = self.house.words
        self.books = books(self.house.language)
        self.found: tuple[Found, ...] = ()
        self.view: PageView | None = None
        self.entry = Entry(
            _SEARCH,
            self.query,
            self._seek,
            longest=_LONGEST,
            confirm=self._open_best,
            empty=words("ui.rules.search"),
        )
        self.entry.stands_for = "search"
        self.form.add(self.entry, *self._tabs())
        self._add_list()
        self._add_page()
        self._add_foot()

    def _tabs(self) -> list[Widget]:
        here = self.book
        names = [self.house.speak(title(each.slug)) for each in self.books]
        selected = self.books.index(here) if here is not None else -1
        return [*tabs(_TABS, names, selected, lambda n: self._open_book(self.books[n]))] if names else []

    def _add_list(self) -> None:
        """What was found, or the contents of the book."""
        canvas, within, page = self.house.canvas, self.book, self.page
        if self.query:
            self.found = search(self.books, self.query, within)
            if self.found:
                self.form.add(results_list(canvas, _LIST, self.found, self._told_book, self.go))
        elif within is not None and page is not None:
            self.form.add(contents_list(canvas, _LIST, within, page, self.go))

    def _add_page(self) -> None:
        page = self.page
        if page is not None:
            self.view = PageView(_PAGE, partial(self._lay, page), self.go)
            self.view.offset = self.trail.here.offset
            self.form.add(self.view)
            return
        room = _PAGE if self.query else _WIDE
        for area, each in zip(cover_areas(len(self.books), room), self.books, strict=True):
            name = self.house.speak(title(each.slug))
            self.form.add(
                Cover(area, each.slug, name, partial(self._open_book, each), house=each.slug == HOUSE)
            )

    def _lay(self, page: Page) -> Sheet:
        within = self.book
        assert within is not None
        finds = partial(self._pictures, self.house, page.name.book)
        laying = Laying(self.house.canvas, finds, _PAGE[2] - BAR_ROOM)
        return laying.page(page, within.chapter_of(page.name.page).title)

    def _add_foot(self) -> None:
        """Close, back and forth, and the pages before and after this one."""
        words = self.house.words
        self.form.add(Button((28.0, _FOOT, 270.0, _HIGH), words("ui.close"), Pop, icon="icons/cross"))
        for x, way, icon, tip in (
            (316.0, -1, "icons/back", words("ui.rules.back")),
            (428.0, 1, "icons/next", words("ui.rules.forth")),
        ):
            self.form.add(
                Button(
                    (x, _FOOT, 100.0, _HIGH),
                    "",
                    partial(self._retrace, way),
                    skin="ui/button_small",
                    icon=icon,
                    enabled=self.trail.can_step(way),
                    tip=tip,
                )
            )
        within, page = self.book, self.page
        if within is None or page is None:
            return
        for x, way, icon in ((560.0, -1, "icons/back"), (1234.0, 1, "icons/next")):
            beside = within.beside(page.name.page, way)
            if beside is not None:
                turn = partial(self.go, beside.name)
                area = (x, _FOOT, 650.0, _HIGH)
                self.form.add(Button(area, beside.title, turn, icon=icon, icon_last=way > 0, style=_TURN))

    # what is done

    def go(self, name: PageName) -> Change | None:
        """Open a page, at its top."""
        self._note()
        self.trail.go(_opened(name, self.house.language))
        self._show()
        return None

    def _retrace(self, way: int) -> Change | None:
        self._note()
        self.trail.step(way)
        self._show()
        return None

    def _note(self) -> None:
        """Remember how far down this page was read."""
        if self.view is not None:
            self.trail.here.offset = self.view.offset

    def _show(self) -> None:
        self.rebuild()
        self.house.audio.play("card_slide")

    def _open_book(self, opened: Book) -> Change | None:
        return self.go(opened.pages[0].name)

    def _seek(self, query: str) -> Change | None:
        self._note()
        self.query = query
        self.rebuild()
        return None

    def _open_best(self) -> Change | None:
        return self.go(self.found[0].page.name) if self.found else None

    def _told_book(self, found: Found) -> str:
        """The name of the book that something was found in, if it is not the one that is open."""
        here = self.book
        slug = found.page.name.book
        return "" if here is not None and here.slug == slug else self.house.speak(title(slug))

    def handle(self, intent: Intent) -> Change | None:
        view = self.view
        match intent:
            case Wished(Wish.RULES):
                return self.cancel()
            case Wished(Wish.CANCEL) if self.query:
                self._seek("")
                self.form.focus(self.entry)
                return None
            case Typed() if not self.entry.focused:
                self.form.focus(self.entry)
            case Erased() if not self.query:
                return self._retrace(-1)
            case Wished(Wish.FIRST_ACTION | Wish.SECOND_ACTION as wish):
                return self._retrace(-1 if wish is Wish.FIRST_ACTION else 1)
            case Wished(Wish.PAGE_UP | Wish.PAGE_DOWN) if view is not None:
                return view.hear(intent)[1]
        return super().handle(intent)

    def update(self, seconds: float) -> Change | None:
        change = super().update(seconds)
        self.house.reader.typing = True  # what is typed is sought, wherever the focus is
        return change

    def hide_private(self) -> None:
        """Whoever looks now must not see what somebody was asked."""
        if self.private:
            self.private = False
            within = self.book
            self.trail = Trail()
            self.trail.go(None if within is None else within.pages[0].name)
            self.query = ""
            self.rebuild()

    # how it looks

    @property
    def points_at_button(self) -> bool:
        view = self.view
        return view.over_link is not None if view is not None and view.pointed else super().points_at_button

    def draw_content(self, canvas: Canvas) -> None:
        words, wide = self.house.words, self.page is None and not self.query
        if not wide:
            canvas.patch("ui/panel", _PANEL)
        canvas.patch("ui/paper", _WIDE_PAPER if wide else _PAPER)
        if self.page is None:
            x, y, width, _ = _WIDE if wide else _PAGE
            canvas.fitted(words("ui.rules.shelf"), (x, y, width, 80.0), TITLE.but(colour=INK))
        if self.query and not self.found:
            x, y, width, _ = _LIST
            nothing = words("ui.rules.nothing", what=plain(self.query))
            canvas.paragraph(nothing, (x + 20, y + 20, width - 40, 200.0), LIGHT)


def _opened(name: PageName, language: str) -> PageName | None:
    """The page of that name, or the first one of its book; None where there is no such book."""
    within = book(name.book, language)
    if within is None:
        return None
    return (within.page(name.page) or within.pages[0]).name
