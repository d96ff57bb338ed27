"""What a townsman can answer."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine import PASS, Action, Seat, seat_code, seat_of
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import NAMES, Face, Faces, face_of, faces_of, write


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep some of the dice under the cup, perhaps with a Brute to settle the bill."""

    faces: Faces
    brute: Card | None = None

    def code(self) -> str:
        kept = write(self.faces) or "none"
        return f"keep:{kept}" + (f"+{self.brute}" if self.brute else "")


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back dice that cannot be paid for."""

    faces: Faces

    def code(self) -> str:
        return f"back:{write(self.faces)}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a store card, at somebody or on some dice where it needs that."""

    card: Card
    target: Seat | None = None
    faces: Faces = ()

    def code(self) -> str:
        at = "" if self.target is None else f">{seat_code(self.target)}"
        on = f"={'/'.join(NAMES[face] for face in self.faces)}" if self.faces else ""
        return f"play:{self.card}{at}{on}"


@dataclass(frozen=True, slots=True)
class Bid:
    """What a tied player offers the Sheriff."""

    money: int
    nuggets: int
    cards: tuple[Card, ...]

    def code(self) -> str:
        return f"bid:{self.money}/{self.nuggets}/{'+'.join(self.cards) or 'none'}"


@dataclass(frozen=True, slots=True)
class Name:
    """Name a player: the winner of a tie, the next at the Doc's, a victim."""

    seat: Seat

    def code(self) -> str:
        return f"name:{seat_code(self.seat)}"


@dataclass(frozen=True, slots=True)
class More:
    """Ask for better offers."""

    def code(self) -> str:
        return "more"


@dataclass(frozen=True, slots=True)
class Take:
    """Take one of the cards one is looking at."""

    card: Card

    def code(self) -> str:
        return f"take:{self.card}"


@dataclass(frozen=True, slots=True)
class Give:
    """Give one of one's cards away."""

    card: Card

    def code(self) -> str:
        return f"give:{self.card}"


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one of a place's two actions, a benefit of the Doc's, or a place for the warpath."""

    what: str

    def code(self) -> str:
        return f"choose:{self.what}"


@dataclass(frozen=True, slots=True)
class Fence:
    """Put up barbed wire round some deeds."""

    cards: tuple[Card, ...]

    def code(self) -> str:
        return f"fence:{'+'.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class Ride:
    """Have an outlaw set one or two of the dice still to be rolled."""

    outlaw: Card
    dice: int

    def code(self) -> str:
        return f"ride:{self.outlaw}*{self.dice}"


@dataclass(frozen=True, slots=True)
class Capture:
    """Take these outlaws in."""

    outlaws: tuple[Card, ...]

    def code(self) -> str:
        return f"capture:{'+'.join(self.outlaws)}"


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn one of one's own dice to another face."""

    of: Face
    to: Face

    def code(self) -> str:
        return f"turn:{NAMES[self.of]}/{NAMES[self.to]}"


@dataclass(frozen=True, slots=True)
class Ambush:
    """Make an opponent roll a die again."""

    seat: Seat
    face: Face

    def code(self) -> str:
        return f"ambush:{seat_code(self.seat)}={NAMES[self.face]}"


@dataclass(frozen=True, slots=True)
class Discover:
    """Apply the first of the river cards found and put the others back, the next one to be drawn first."""

    cards: tuple[Card, ...]

    def code(self) -> str:
        return f"discover:{'+'.join(self.cards)}"


MORE = More()


def parse(code: str) -> Action:
    """The action that wrote this code; ValueError if none did."""
    verb, _, rest = code.partition(":")
    if code == "pass":
        return PASS
    if code == "more":
        return MORE
    if verb not in _READERS or not rest:
        raise ValueError(code)
    action = _READERS[verb](rest)
    if action.code() != code:
        raise ValueError(code)
    return action


def _keep(text: str) -> Keep:
    faces, _, brute = text.partition("+")
    return Keep(() if faces == "none" else faces_of(faces), brute or None)


def _play(text: str) -> Play:
    head, _, faces = text.partition("=")
    card, _, target = head.partition(">")
    turned = tuple(map(face_of, faces.split("/"))) if faces else ()
    return Play(card, seat_of(target) if target else None, turned)


def _bid(text: str) -> Bid:
    money, nuggets, cards = text.split("/")
    return Bid(_number(money), _number(nuggets), () if cards == "none" else _cards(cards))


def _ride(text: str) -> Ride:
    outlaw, _, dice = text.partition("*")
    return Ride(outlaw, _number(dice))


def _turn(text: str) -> Turn:
    of, _, to = text.partition("/")
    return Turn(face_of(of), face_of(to))


def _ambush(text: str) -> Ambush:
    seat, _, face = text.partition("=")
    return Ambush(seat_of(seat), face_of(face))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise ValueError(text)
    return int(text)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(text.split("+"))


_READERS: dict[str, Callable[[str], Action]] = {
    "keep": _keep,
    "back": lambda text: TakeBack(faces_of(text)),
    "play": _play,
    "bid": _bid,
    "name": lambda text: Name(seat_of(text)),
    "take": Take,
    "give": Give,
    "choose": Choose,
    "fence": lambda text: Fence(_cards(text)),
    "ride": _ride,
    "capture": lambda text: Capture(_cards(text)),
    "turn": _turn,
    "ambush": _ambush,
    "discover": lambda text: Discover(_cards(text)),
}
