"""Whether everything the program needs is there: every asset loads, every table plays."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

from game import paths
from game.engine import Message, Trouble, say
from game.games import game
from game.manifest import manifest
from game.play.desk import DirectDesk
from game.play.session import Session
from game.play.worker_desk import WorkerDesk
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.positions import seated
from game.ui.scenes.result import Result
from game.ui.tables import TABLES, lay_table

if TYPE_CHECKING:
    from game.phones.party import Party
    from game.phones.trial import TrialPhone

_MOST_FRAMES = 60_000
_PHONES, _ANSWERS = 2, 8
_SPEEDY = Settings(language="en", speed="instant")


class Failed(Trouble):
    """Something is missing or broken."""


def self_test() -> Iterator[Message]:
    """A sentence for each thing that works; Failed with a sentence for the first that does not."""
    with offscreen((1280, 720), msgspec.structs.replace(_SPEEDY)) as shown:
        yield say("self_test.assets", count=_load_assets(shown))
    for slug in TABLES:
        yield say("self_test.game", game=game(slug).title(), answers=_play(slug))
    yield say("self_test.phones", answers=_serve(next(iter(TABLES))))


def _load_assets(shown: Offscreen) -> int:
    for name, entry in manifest().items():
        for file in entry.files:
            path = paths.assets() / file.file
            try:
                _load(entry.kind, path)
            except (pygame.error, OSError) as error:
                raise Failed(say("self_test.broken", name=name, why=str(error))) from None
        if entry.kind in ("image", "sheet", "patch", "background"):
            for row in entry.rows or ("",):
                shown.house.canvas.art.cell(name, row)
    return len(manifest())


def _load(kind: str, path: Path) -> None:
    if kind == "sound" and pygame.mixer.get_init():
        pygame.mixer.Sound(path)
    elif kind == "music" and pygame.mixer.get_init():
        pygame.mixer.music.load(path)
    elif kind == "font":
        pygame.font.Font(path, 20)
    elif kind in ("sound", "music", "licence") or (kind == "icon" and path.suffix != ".png"):
        path.read_bytes()
    else:
        pygame.image.load(path)


def _play(slug: str) -> int:
    """A game between bots through the real screens, with bots in their own process; how long it was."""
    desk = WorkerDesk()
    try:
        with offscreen((1280, 720), msgspec.structs.replace(_SPEEDY), desk=desk) as shown:
            record = seated(slug, game(slug).rules.seats[0], humans=0)
            session = Session(record, desk)
            shown.show(lay_table(shown.house, session))
            for _ in range(_MOST_FRAMES):
                shown.frames(1)
                pygame.time.wait(1)
                if isinstance(shown.app.stack.top, Result):
                    return len(record.answers)
            raise Failed(say("self_test.endless", game=game(slug).title()))
    finally:
        desk.close()


def _serve(slug: str) -> int:
    """Phones at a match, served to this computer alone; how many answers came from them."""
    from game.phones.hub import Hub
    from game.phones.party import Party
    from game.phones.trial import TrialPhone

    session = Session(seated(slug, _PHONES, _PHONES), DirectDesk())
    hub = Hub(range(_PHONES), "127.0.0.1")
    hub.open()
    try:
        with ExitStack() as stack:
            party = Party(session, hub, range(_PHONES))
            party.poll(0.0)
            invited = [TrialPhone(hub.invitation(seat)) for seat in range(_PHONES)]
            phones = [stack.enter_context(closing(phone)) for phone in invited]
            for path in ("/", "/art/dice/poker/rest.png", "/art/fonts/rye.ttf"):
                phones[0].fetch(path)
            for phone in phones:
                phone.listen()
            for _ in range(_ANSWERS):
                _answer(session, party, phones)
    except OSError as error:
        raise Failed(say("self_test.no_phones", why=str(error))) from None
    finally:
        hub.close()
    return len(session.record.answers)


def _answer(session: Session, party: "Party", phones: "list[TrialPhone]") -> None:
    """Whoever is asked on a phone answers there, and every phone shows what came of it."""
    given = len(session.record.answers)
    asked = next(phone for phone in phones if phone.screen["question"])
    question = asked.screen["question"]
    asked.answer(question["number"], question["options"][0]["code"])
    for _ in range(_MOST_FRAMES):
        pygame.time.wait(1)
        party.poll(0.0)
        if len(session.record.answers) > given:
            break
    for phone in phones:
        phone.listen()
