"""A match with bots and phones and without a big screen; as a program it says where each phone goes.

python -m tests.phones.host dice_town human human cowhand wild_west=yes
"""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from game.engine import Seat, choose
from game.games import game
from game.phones.hub import Hub
from game.phones.page import served
from game.phones.party import Party
from game.phones.screens import project
from game.play.session import Session
from tests.play.seated import session

FRAME = 1 / 30


class Host:
    """What the program does with phones in every frame, and nothing else."""

    def __init__(self, playing: Session, address: str = "127.0.0.1", port: int = 0) -> None:
        self.session = playing
        self.hub = Hub(playing.people, address, port, page=served())
        self.hub.open()
        self.party = Party(playing, self.hub, playing.people, project)
        self.now = time.monotonic()

    def frame(self, haste: float = 1.0) -> None:
        """One frame; in haste, the seconds of calls are shorter."""
        before, self.now = self.now, time.monotonic()
        self.session.poll()
        self.party.poll((self.now - before) * haste)

    def is_asked(self, seat: Seat) -> bool:
        """Whether a phone shows a question that it has not answered."""
        return self.party._asked.get(seat) is not None

    def close(self) -> None:
        self.party.close()
        self.hub.close()
        self.session.close()


@contextmanager
def hosted(slug: str, *kinds: str, **given: object) -> Iterator[Host]:
    """A match with a phone for every person in it."""
    host = Host(session(slug, *kinds, **given))  # type: ignore[arg-type]
    try:
        yield host
    finally:
        host.close()


def main(slug: str, *words: str) -> None:
    """Play until the match is over, as long as somebody is there."""
    kinds = [word for word in words if "=" not in word]
    texts = dict(word.split("=") for word in words if "=" in word)
    options = choose(game(slug).rules.options, texts, len(kinds))
    with hosted(slug, *kinds, **options) as host:
        for seat in host.session.people:
            print(host.hub.invitation(seat).url, flush=True)  # noqa: T201 - whoever tries it must know
        while not host.session.over:
            host.frame()
            time.sleep(FRAME)
        time.sleep(60)


if __name__ == "__main__":
    main(*sys.argv[1:])
