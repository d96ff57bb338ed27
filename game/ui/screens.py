"""Every screen, made the same way each time: the house's own, and those that each table brings."""

import os
from collections.abc import Callable
from typing import Any

from game import ai, files
from game.engine import choose
from game.games import GAMES, Game, game
from game.handbook import HOUSE
from game.play.library import Library
from game.play.match import Match
from game.play.seating import NAMES, Sitter
from game.play.session import Session
from game.play.titles import ENDING, KEPT
from game.ui.house import House
from game.ui.positions import has_answers, position, seated
from game.ui.rules.screens import rules_screen
from game.ui.scene import Push, Scene
from game.ui.scenes.boxes import Boxes
from game.ui.scenes.credits import Credits
from game.ui.scenes.dialog import Dialog, Reply
from game.ui.scenes.first_start import FirstStart
from game.ui.scenes.load import Load
from game.ui.scenes.open_table import resume
from game.ui.scenes.pause import Pause
from game.ui.scenes.save_as import SaveAs
from game.ui.scenes.settings import SettingsPage
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Title
from game.ui.screens_couch import COUCH
from game.ui.screens_lessons import LESSONS
from game.ui.screens_review import REVIEWS
from game.ui.tables import TABLES, lay_table
from game.ui.tables.kind import Make
from game.ui.tables.table import TableScene

_LONG_AGO = 1_700_000_000
"""A fixed moment: pictures must not change with the day they are taken."""
_PLAYED = 8
_SAVES = (("Rainy Sunday", 30), ("Abigail against all", 90), ("Long game", 9999))


def _any_slug() -> str:
    """A game to show what is the same for all of them."""
    return next(iter(TABLES))


def _shelf(house: House) -> list[Scene]:
    """A few saves: played, finished, broken."""
    library: Library = house.library
    library.folder.mkdir(parents=True, exist_ok=True)
    for number, (title, answers) in reversed(list(enumerate(_SAVES))):
        record = seated(_any_slug(), 2 + number, 1, seed=number)
        scene = position(lay_table, house, record, has_answers(answers))
        path = library.save_as(scene.session.record, title, overwrite=True)
        os.utime(path, (_LONG_AGO - number * 90_000,) * 2)
    broken = library.folder / "save-Eaten by the dog.record"
    broken.write_text("dustwater record 1\nnot much left\n", "utf-8")
    os.utime(broken, (_LONG_AGO - 400_000,) * 2)
    page = Load(house)
    while any(entry.trouble is None and entry.over is None for entry in page.entries):
        page.update(0.0)
    return [page]


def _first_start(house: House) -> list[Scene]:
    """As it is for somebody whose name the system knows."""
    house.settings.name = "Anna"
    return [FirstStart(house)]


def _setup(box: Game) -> Make:
    """The set-up of a game; where the most can play, with everybody at the table."""

    def made(house: House) -> list[Scene]:
        setup = Setup(house, box)
        if box is max(GAMES, key=lambda each: each.rules.seats[-1]):
            for seat in range(len(setup.plan.seats)):
                setup.plan.put_kind(seat, ai.usual(box.rules.slug) if seat else "human")
            setup.rebuild()
        return [setup]

    return made


def _setup_fair(house: House) -> list[Scene]:
    """A fair match, by short ones that were won by chance."""
    rules, library = game(_any_slug()).rules, house.library
    sitters = Sitter("human", house.player), Sitter(ai.usual(rules.slug), NAMES[0])
    chance = dict(enumerate([ai.bot(rules.slug, "random")] * len(sitters)))
    for seed in range(_PLAYED):
        options = choose(rules.options, {}, len(sitters))
        match = Match(rules, chance, options, seed, tuple(each.line() for each in sitters))
        for _ in match.run():
            pass
        files.write(library.folder / f"{KEPT}{seed}{ENDING}", match.record.dumps().encode())
    setup = Setup(house, game(rules.slug))
    setup.plan.put_fair(True)
    while setup.fairness.why is None:
        setup.update(0.0)
    return [setup]


def _ask_delete(house: House) -> Dialog:
    words = house.words
    answers = [Reply(words("ui.keep")), Reply(words("ui.delete"), harms=True)]
    return Dialog(house, words("ui.delete"), words("ui.delete.sure", what="Rainy Sunday"), answers)


def _in_use(house: House) -> list[Scene]:
    """A match that another window has open."""
    rules = game(_any_slug()).rules
    sitters = Session(seated(rules.slug, 3, 1), house.desk).sitters
    session = house.library.begin(rules, sitters, choose(rules.options, {}, 3), 7, house.desk)
    assert session.keeper is not None
    told = resume(house, session.keeper.path)
    assert isinstance(told, Push)
    return [Title(house), told.scene]


def _over_table(make: Callable[[House, TableScene[Any]], Scene]) -> Make:
    """Something over a table at which somebody is asked for one of two things."""

    def there(session: Session) -> bool:
        asks = session.asks()
        return len(session.record.answers) >= 40 and bool(asks) and len(asks[0].options) == 2

    def made(house: House) -> list[Scene]:
        scene = position(lay_table, house, seated(_any_slug(), 4, 1), there)
        return [scene, make(house, scene)]

    return made


SCREENS: dict[str, Make] = {
    **COUCH,
    **LESSONS,
    **REVIEWS,
    "title": lambda house: [Title(house)],
    "first_start": _first_start,
    "boxes": lambda house: [Boxes(house)],
    "settings": lambda house: [Title(house), SettingsPage(house)],
    "credits": lambda house: [Credits(house)],
    "load": _shelf,
    "load_empty": lambda house: [Load(house)],
    "in_use": _in_use,
    "dialog": lambda house: [Title(house), _ask_delete(house)],
    "pause": _over_table(lambda house, scene: Pause(house, scene.session)),
    "save_as": _over_table(lambda house, scene: SaveAs(house, scene.session)),
    "rules_books": rules_screen(""),
    "rules_house": rules_screen(HOUSE),
    "setup_fair": _setup_fair,
    **{f"setup_{box.rules.slug}": _setup(box) for box in GAMES},
    **{name: make for kind in TABLES.values() for name, make in kind().screens().items()},
}
