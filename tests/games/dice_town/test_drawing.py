"""A table drawn in text."""

import pytest

from game.engine import Table, choose
from game.games.dice_town import GAME
from game.games.dice_town.world import World
from game.text import Speaker
from tests.games.dice_town.told import NAMES, each_language, random_games

RULES = GAME.rules


def drawn(t: Table[World], speak: Speaker, width: int = 80) -> list[str]:
    return GAME.draw(RULES.view(t, None), speak, lambda _seat, text: text, width)


@each_language
@pytest.mark.parametrize("width", [80, 100])
def test_no_drawn_line_is_too_wide(speak: Speaker, width: int) -> None:
    for _, tables in random_games():
        for t in tables:
            assert max(map(len, drawn(t, speak, width))) <= width


def test_a_drawn_table_shows_what_everybody_has() -> None:
    t = RULES.new(3, choose(RULES.options, {"wild_west": True, "indians": True, "first_sheriff": 1}, 3), 1)
    world = t.world
    world.money, world.nuggets, world.bank = (5, 11, 2), (7, 0, 0), 17
    world.queue = ("deed3.1", "ranch.1", "deed5.1")
    world.kept = ((0, 0, 5), (), ())
    world.hands = ((), (), ("deed1.1", "hat", "boots"))
    world.wire, world.ranches = (("deed4.1", "deed2.1"), (), ()), (("ranch.2",), (), ())
    world.gangs = ((), ("outlaw.10A", "outlaw.910", "outlaw.A9", "outlaw.J9"), ())
    world.captured = ((), ("outlaw.QK", "outlaw.AQ"), ())
    world.wanted, world.die = ("outlaw.KJ",), 2
    lines = [line.replace("\u00a0", " ") for line in drawn(t, Speaker("en", NAMES), 100)]
    rows = {line[0]: line.split() for line in lines[-3:]}
    assert rows["A"][:7] == ["A", "Abigail", "9·9·A", "5", "7", "0", "0"]
    assert rows["B"][:2] == ["B★", "Buck"]
    assert rows["C"] == ["C", "Clementine", "2", "0", "1", "2"]
    assert lines[-3].endswith("wire 2 4, 1 ranch")
    assert lines[-2].endswith("gang 9·10·J·A, 2 captured ($10)")
    town = " ".join(lines)
    for part in (
        "Bank: $17",
        "Stagecoach: $2",
        "Mine: 40 nuggets",
        "Deeds: 3 ranch 5",
        "Wanted: Parson Quill (J, $6)",
        "Indian die: Clementine",
        "River: 12 cards",
    ):
        assert part in town


def test_the_base_game_is_drawn_without_the_wild_west() -> None:
    lines = " ".join(drawn(RULES.new(4, choose(RULES.options, {}, 4), 1), Speaker("en", NAMES)))
    assert "River" not in lines
    assert "Indian" not in lines


def test_rows_are_painted_by_seat() -> None:
    t = RULES.new(2, choose(RULES.options, {}, 2), 1)
    lines = GAME.draw(RULES.view(t, None), Speaker("en", NAMES), lambda seat, text: f"<{seat}>{text}")
    assert [line[:3] for line in lines[-2:]] == ["<0>", "<1>"]
