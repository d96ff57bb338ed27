"""Every screen and the typical positions of every table, made the same way each time."""

import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from game.engine import Record, Value, choose
from game.games import game
from game.games.claim_it.kinds import Kind as ClaimItKind
from game.play.library import Library
from game.play.seating import NAMES, Sitter, coloured, face_of
from game.play.session import Session
from game.ui.house import House
from game.ui.scene import Push, Scene
from game.ui.scenes.boxes import Boxes
from game.ui.scenes.credits import Credits
from game.ui.scenes.dialog import Answer, Dialog
from game.ui.scenes.load import Load
from game.ui.scenes.log import LogPage
from game.ui.scenes.open_table import resume
from game.ui.scenes.pause import Pause
from game.ui.scenes.result import Result
from game.ui.scenes.save_as import SaveAs
from game.ui.scenes.settings import SettingsPage
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Title
from game.ui.screens_couch import COUCH, hinted
from game.ui.screens_dice_town import DICE_TOWN_SCREENS
from game.ui.screens_dice_town_acts import MOMENTS
from game.ui.screens_dice_town_asks import DICE_TOWN_ASKS
from game.ui.tables import TABLES
from game.ui.tables.table import TableScene

Make = Callable[[House], list[Scene]]
_LONG_AGO = 1_700_000_000
"""A fixed moment: pictures must not change with the day they are taken."""

_SETTLING = 200
_FRAMES = 10_000
"""For how long a moment is waited for."""
_GAMES = 20
"""In how many games a position is looked for: bots that learn play other games."""
_SAVES = (("Rainy Sunday", 30), ("Abigail against all", 90), ("Long game", 9999))


def seated(slug: str, seats: int, humans: int, seed: int = 7, **options: Value) -> Record:
    """A match that has not begun."""
    rules = game(slug).rules
    kinds = ["human"] * humans + ["cowhand"] * (seats - humans)
    sitters = [
        Sitter(kind, NAMES[seat], portrait=face_of(NAMES[seat], seat)) for seat, kind in enumerate(kinds)
    ]

    chosen = choose(rules.options, options, seats)
    return Record(rules, seats, chosen, seed, tuple(each.line() for each in coloured(sitters)))


def table(house: House, record: Record, upto: Callable[[Session], bool]) -> TableScene[Any]:
    """A table at which a bot has played for everybody until something is so; in a later game if need be."""
    for seed in range(record.seed, record.seed + _GAMES):
        session = _played(house, replace(record, seed=seed, answers=record.answers.copy()), upto)
        if upto(session):
            break
    else:
        raise LookupError(f"it never came to that in {_GAMES} games")
    for _ in range(_SETTLING if not session.waiting else 0):
        session.poll()  # whether the last answer can be taken back is worked out bit by bit
    return TABLES[record.rules.slug](house, session)


def _played(house: House, record: Record, upto: Callable[[Session], bool]) -> Session:
    session = Session(record, house.desk, nodes=2000)
    limit = 3000
    while not session.over and limit:
        limit -= 1
        session.poll()
        if upto(session):
            break
        for ask in session.asks():
            session.request_hint(ask)
            ranking = session.hint()
            while ranking is None:
                session.poll()
                ranking = session.hint()
            session.answer(ask, ranking[0].action if ranking else ask.options[0])
            break
    return session


def _claim_it(house: House, answers: int, kind: ClaimItKind | None, seats: int = 4) -> TableScene[Any]:
    def there(session: Session) -> bool:
        asks = session.asks()
        return (
            len(session.record.answers) >= answers and bool(asks) and (kind is None or asks[0].kind == kind)
        )

    return table(house, seated("claim_it", seats, 1), there)


def _claim_it_floats(house: House) -> list[Scene]:
    """Somebody has just taken spaces, some of them from others."""
    scene = table(house, seated("claim_it", 4, 0), partial(_has_answers, 60))
    for _ in range(_FRAMES):
        if len(scene.floats.items) > 1:
            return [scene]
        scene.update(1 / 60)
    raise LookupError("nobody took anything from anybody")


def _over(house: House) -> list[Scene]:
    scene = table(house, seated("claim_it", 4, 1), lambda session: session.over)
    return [scene, Result(house, scene.session)]


def _dice_town_over(house: House, west: bool) -> list[Scene]:
    record = seated("dice_town", 4, 1, wild_west=west, indians=west)
    scene = table(house, record, lambda session: session.over)
    return [scene, Result(house, scene.session)]


def _leaf(scenes: list[Scene], leaf: int) -> list[Scene]:
    result = scenes[-1]
    assert isinstance(result, Result)
    result.leaf = leaf
    result.rebuild()
    return scenes


def _shelf(house: House) -> list[Scene]:
    """A few saves: played, finished, broken."""
    library: Library = house.library
    library.folder.mkdir(parents=True, exist_ok=True)
    for number, (title, answers) in reversed(list(enumerate(_SAVES))):
        record = seated("claim_it", 2 + number, 1, seed=number)
        scene = table(house, record, partial(_has_answers, answers))
        path = library.save_as(scene.session.record, title, overwrite=True)
        os.utime(path, (_LONG_AGO - number * 90_000,) * 2)
    broken = library.folder / "save-Eaten by the dog.record"
    broken.write_text("dustwater record 1\nnot much left\n", "utf-8")
    os.utime(broken, (_LONG_AGO - 400_000,) * 2)
    page = Load(house)
    while any(entry.trouble is None and entry.over is None for entry in page.entries):
        page.update(0.0)
    return [page]


def _has_answers(count: int, session: Session) -> bool:
    return len(session.record.answers) >= count or session.over


def _log(house: House, scene: TableScene[Any]) -> list[Scene]:
    scene.look_back(len(scene.log.entries) - 4)
    return [scene, LogPage(house, scene)]


def _dice_town_log(house: House) -> list[Scene]:
    return _log(house, table(house, seated("dice_town", 5, 1, wild_west=True), partial(_has_answers, 60)))


def _crowd(house: House) -> list[Scene]:
    """As many players as fit any box."""
    setup = Setup(house, game("dalton_city"))
    for seat in range(len(setup.plan.seats)):
        setup.plan.put_kind(seat, "cowhand" if seat else "human")
    setup.rebuild()
    return [setup]


def _ask_delete(house: House) -> Dialog:
    words = house.words
    answers = [Answer(words("ui.keep")), Answer(words("ui.delete"), harms=True)]
    return Dialog(house, words("ui.delete"), words("ui.delete.sure", what="Rainy Sunday"), answers)


def _in_use(house: House) -> list[Scene]:
    """A match that another window has open."""
    sitters = Session(seated("claim_it", 3, 1), house.desk).sitters
    box = game("claim_it").rules
    session = house.library.begin(box, sitters, choose(box.options, {}, 3), 7, house.desk)
    assert session.keeper is not None
    told = resume(house, session.keeper.path)
    assert isinstance(told, Push)
    return [Title(house), told.scene]


def _over_table(make: Callable[[House, TableScene[Any]], Scene]) -> Make:
    def made(house: House) -> list[Scene]:
        scene = _claim_it(house, 40, ClaimItKind.PRESS_ON)
        return [scene, make(house, scene)]

    return made


SCREENS: dict[str, Make] = {
    **COUCH,
    "title": lambda house: [Title(house)],
    "boxes": lambda house: [Boxes(house)],
    "setup_claim_it": lambda house: [Setup(house, game("claim_it"))],
    "settings": lambda house: [Title(house), SettingsPage(house)],
    "credits": lambda house: [Credits(house)],
    "load": _shelf,
    "load_empty": lambda house: [Load(house)],
    "in_use": _in_use,
    "dialog": lambda house: [Title(house), _ask_delete(house)],
    "claim_it_place": lambda house: [_claim_it(house, 44, ClaimItKind.PLACE)],
    "claim_it_press_on": lambda house: [_claim_it(house, 60, ClaimItKind.PRESS_ON)],
    "claim_it_hint": hinted(lambda house: [_claim_it(house, 44, ClaimItKind.PLACE)]),
    "claim_it_floats": _claim_it_floats,
    "claim_it_first": lambda house: [_claim_it(house, 0, ClaimItKind.PLACE)],
    "claim_it_five": lambda house: [_claim_it(house, 80, None, 5)],
    "claim_it_log": lambda house: _log(house, _claim_it(house, 50, ClaimItKind.PLACE)),
    "pause": _over_table(lambda house, scene: Pause(house, scene.session)),
    "save_as": _over_table(lambda house, scene: SaveAs(house, scene.session)),
    "claim_it_result": _over,
    "claim_it_result_lead": lambda house: _leaf(_over(house), 1),
    "claim_it_result_dice": lambda house: _leaf(_over(house), 2),
    "setup_dice_town": lambda house: [Setup(house, game("dice_town"))],
    "setup_dalton_city": _crowd,
    **DICE_TOWN_SCREENS,
    "dice_town_result": lambda house: _dice_town_over(house, west=False),
    "dice_town_result_west": lambda house: _dice_town_over(house, west=True),
    "dice_town_result_dice": lambda house: _leaf(_dice_town_over(house, west=True), 2),
    "dice_town_log": _dice_town_log,
    **MOMENTS,
    **DICE_TOWN_ASKS,
}
