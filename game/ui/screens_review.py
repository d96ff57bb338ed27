"""Looking back at a match: what careless people are shown at every table, and how it is to wait for it."""

from functools import partial

from game.engine import Rng
from game.games import game
from game.play.past import Nobody
from game.play.review import Reviews
from game.play.session import Session
from game.ui.house import House
from game.ui.positions import seated
from game.ui.scene import Scene
from game.ui.scenes.review import review_scenes
from game.ui.tables import TABLES
from game.ui.tables.kind import Make

_NODES = 200


def _careless(house: House, slug: str, people: int) -> Session:
    """A whole match of people who answer whatever comes to mind."""
    session = Session(seated(slug, 3, people), house.desk, nodes=_NODES)
    whim = Rng.seeded("careless", slug)
    while not session.over:
        if not session.poll() and (asks := session.asks()):
            session.answer(asks[0], whim.pick(asks[0].options))
    return session


def _found(slug: str, people: int, house: House) -> list[Scene]:
    """The first thing that comes to light."""
    session = _careless(house, slug, people)
    reviews = Reviews(session.record, house.desk)
    review = reviews.of(session.people[0])
    while not (review.finds or review.over):
        review.poll()
    return list(review_scenes(house, session, reviews))


def _begun(house: House) -> list[Scene]:
    """Nothing is known yet: nobody answers at this desk."""
    slug = next(iter(TABLES))
    session = _careless(house, slug, 1)
    return list(review_scenes(house, session, Reviews(session.record, Nobody())))


def _nothing(house: House) -> list[Scene]:
    """Whoever was never asked chose nothing that cost anything."""
    session = Session(seated(next(iter(TABLES)), 3, 1), house.desk)
    reviews = Reviews(session.record, house.desk)
    reviews.of(session.people[0]).poll()
    return list(review_scenes(house, session, reviews))


REVIEWS: dict[str, Make] = {
    **{f"review_{slug}": partial(_found, slug, 1) for slug in TABLES},
    "review_couch": partial(_found, next(slug for slug in TABLES if game(slug).hands_are_secret), 2),
    "review_begun": _begun,
    "review_nothing": _nothing,
}
