"""What a frame costs while six people play on their phones, all of them connected."""

from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from game.engine import Seat
from game.games import GAMES, game
from game.play.channels import PHONE
from game.play.desk import DirectDesk
from game.play.session import Session
from game.settings import Settings
from game.ui.couch.phoning import Phoning
from game.ui.offscreen import FRAME, offscreen
from game.ui.positions import seated
from game.ui.tables import lay_table

_FRAMES = 600
_MOST = 20_000
_PHONES = 6
_SEED = 7


def phone_frames(size: tuple[int, int], timed: Callable[[Callable[[], object]], float]) -> list[float]:
    """Frames of a match on phones in which something moves, or somebody has just answered."""
    slug = next(each.rules.slug for each in GAMES if each.hands_are_secret)
    record = seated(slug, _PHONES, _PHONES, _SEED, **game(slug).measured[-1].options)
    session = Session(record, DirectDesk(), channels=dict.fromkeys(range(_PHONES), PHONE))
    with offscreen(size, Settings(language="en")) as shown:
        names = {seat: each.name for seat, each in enumerate(session.sitters)}
        phoning = shown.house.phoning = Phoning.start(names, "127.0.0.1", "en")
        for seat in range(_PHONES):
            Thread(target=_play, args=(phoning, seat), daemon=True).start()
        scene = lay_table(shown.house, session)
        shown.show(scene)
        costs: list[float] = []
        for _ in range(_MOST):
            if len(costs) == _FRAMES or session.over:
                break
            before, moving = len(session.record.answers), scene.playback.busy
            cost = timed(lambda: shown.app.step(FRAME))
            if moving or len(session.record.answers) > before:
                costs.append(cost)
        return costs


def _play(phoning: Phoning, seat: Seat) -> None:
    """One phone, in a thread of its own: it takes whatever is offered first, until it is hung up on."""
    from game.phones.trial import TrialPhone

    with suppress(OSError):
        phone = TrialPhone(phoning.invitation(seat))
        while True:
            phone.listen()
            phone.respond()
