"""The board of Dice Town: as drawn, edited, and refused where it is wrong."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from game import paths
from game.engine import Message
from game.games.dice_town import level
from game.games.dice_town.rules import DiceTown
from game.games.level import BadLevel, Piece

DRAWN = (paths.levels() / level.FILE).read_text(encoding="utf-8")
LAYERS = ("places", "signs", "slots", "seats")
EACH = pytest.mark.parametrize(
    ("layer", "name"), [("places", "bank"), ("signs", "doc"), ("slots", "wanted.4"), ("seats", "own")]
)
"""One object of each layer."""


def refusal(folder: Path, text: str) -> Message:
    file = folder / "town.tmx"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadLevel) as refused:
        level.read(file)
    return refused.value.message


def told(message: Message) -> dict[str, object]:
    return dict(message.arguments)


def edited(layer: str, name: str, old: str, new: str) -> str:
    """The board with something replaced in one object of a layer."""
    group = re.search(rf'<objectgroup [^>]*name="{layer}">.*?</objectgroup>', DRAWN, re.DOTALL)
    assert group
    objects = re.findall(r"<object [^>]*/>|<object .*?</object>", group[0], re.DOTALL)
    (one,) = (text for text in objects if f'name="{name}" type=' in text)
    changed = re.sub(old, new, one, count=1, flags=re.DOTALL)
    assert changed != one
    return DRAWN.replace(group[0], group[0].replace(one, changed))


def apart(one: Piece, other: Piece) -> bool:
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return beside or one.y + one.height <= other.y or other.y + other.height <= one.y


def within(one: Piece, other: Piece) -> bool:
    across = other.x <= one.x and one.x + one.width <= other.x + other.width
    return across and other.y <= one.y and one.y + one.height <= other.y + other.height


def test_the_street_has_its_eight_places_in_their_order() -> None:
    assert tuple(level.town().places) == level.STREET
    assert [place.properties["order"] for place in level.town().places.values()] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_every_place_shows_what_wins_it() -> None:
    faces = [place.properties["face"] for place in level.town().places.values()]
    assert faces == ["9", "10", "none", "J", "Q", "K", "hand", "none"]


def test_nothing_lies_on_anything_else_of_its_layer() -> None:
    town = level.town()
    for layer in (town.places, town.signs, town.slots, town.seats):
        for one, other in combinations(layer.values(), 2):
            assert apart(one, other), (one.name, other.name)


def test_every_sign_hangs_on_its_place_and_has_room_for_a_name() -> None:
    for name, sign in level.town().signs.items():
        assert within(sign, level.town().places[name])
        assert sign.width >= 150
        assert sign.height >= 30


def test_the_town_leaves_the_players_their_room() -> None:
    town = level.town()
    for thing in (*town.places.values(), *town.slots.values()):
        assert all(apart(thing, seat) for seat in town.seats.values())


def test_there_is_a_seat_for_every_player() -> None:
    assert len(level.SEATS) >= DiceTown.seats[-1]


def test_a_picture_of_the_wrong_size_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, DRAWN.replace('width="64"', 'width="65"', 1)).key == "level.size"


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_that_is_missing_is_named(tmp_path: Path, layer: str) -> None:
    said = refusal(tmp_path, DRAWN.replace(f'name="{layer}"', 'name="other"'))
    assert (said.key, told(said)["layer"]) == ("level.no_layer", layer)


@EACH
def test_an_object_that_is_missing_is_named(tmp_path: Path, layer: str, name: str) -> None:
    said = refusal(tmp_path, edited(layer, name, ".+", ""))
    assert (said.key, said.count) == ("dice_town.level.missing", 1)
    assert told(said) == {"file": "town.tmx", "layer": layer, "names": name, "n": 1}


@EACH
def test_an_object_that_is_there_twice_is_refused(tmp_path: Path, layer: str, name: str) -> None:
    assert refusal(tmp_path, edited(layer, name, "(.+)", r"\1\1")).key == "dice_town.level.twice"


@EACH
def test_an_object_of_an_unknown_name_is_refused(tmp_path: Path, layer: str, name: str) -> None:
    said = refusal(tmp_path, edited(layer, name, f'name="{name}"', 'name="casino"'))
    assert said.key == "dice_town.level.unknown"
    assert told(said) == {"file": "town.tmx", "layer": layer, "name": "casino"}


@EACH
@pytest.mark.parametrize("flat", ['width="0"', 'width="-9"'])
def test_an_object_without_an_area_is_refused(tmp_path: Path, layer: str, name: str, flat: str) -> None:
    assert refusal(tmp_path, edited(layer, name, r'width="\d+"', flat)).key == "dice_town.level.flat"


@EACH
@pytest.mark.parametrize("x", ["-1", "1900"])
def test_an_object_that_leaves_the_picture_is_refused(tmp_path: Path, layer: str, name: str, x: str) -> None:
    assert refusal(tmp_path, edited(layer, name, r' x="\d+"', f' x="{x}"')).key == "dice_town.level.off"


def test_many_missing_slots_are_counted_and_a_few_are_named(tmp_path: Path) -> None:
    group = re.search(r'name="slots">(.*?)</objectgroup>', DRAWN, re.DOTALL)
    assert group
    said = refusal(tmp_path, DRAWN.replace(group[1], ""))
    assert said.count == len(level.SLOTS)
    assert told(said)["names"] == "mine · bank · coach · star · store · discard…"


@pytest.mark.parametrize("order", ['type="int" value="3"', 'value="2"', 'type="float" value="1.5"'])
def test_a_place_out_of_order_is_refused(tmp_path: Path, order: str) -> None:
    said = refusal(tmp_path, edited("places", "bank", 'type="int" value="2"', order))
    assert said.key == "dice_town.level.order"
    assert told(said) == {"file": "town.tmx", "name": "bank", "order": 2}


@pytest.mark.parametrize(
    ("name", "face"), [("mine", "9"), ("town_hall", "hand"), ("stagecoach", "none"), ("doc", "none")]
)
def test_a_place_with_another_face_is_refused(tmp_path: Path, name: str, face: str) -> None:
    said = refusal(tmp_path, edited("places", name, f'name="face" value="{face}"', 'name="face" value="A"'))
    assert said.key == "dice_town.level.face"
    assert told(said) == {"file": "town.tmx", "name": name, "face": face}


def test_a_town_may_be_moved(tmp_path: Path) -> None:
    file = tmp_path / "town.tmx"
    file.write_text(DRAWN.replace('name="slots"', 'name="slots" offsetx="-4"'), encoding="utf-8")
    assert level.read(file).slots["store"].x == level.town().slots["store"].x - 4
