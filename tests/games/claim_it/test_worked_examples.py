"""The examples of the rulebook, played."""

from game.engine import winners
from tests.games.claim_it.mine import RULES, answer, names, options, position, spaces, whose_turn
from tests.games.claim_it.test_end import final


def test_two_three_five_on_an_empty_board_has_six_choices() -> None:
    assert options(position([2, 3, 5])) == {
        "squat:3,5=2",
        "squat:5,3=2",
        "squat:2,5=3",
        "squat:5,2=3",
        "squat:2,3=5",
        "squat:3,2=5",
    }


def test_green_rolls_one_four_five() -> None:
    """Green, brown and orange, with squatters 5 and 2 out."""
    t = position(
        [1, 4, 5],
        owned=(("4,1", "5,4"), ("1,5",), ("5,1",)),
        claimed=["5,1", "5,4"],
        squatters={5: "6,6", 2: "4,5"},
    )
    may = options(t)
    assert not any(option.endswith("=5") for option in may), "A: 1,4 is empty, but squatter 5 is out"
    assert "squat:1,5=4" in may, "B: squatter 4 goes on brown's marker"
    assert "claim:4,1" in may, "C: a claim goes on green's own marker"
    assert "claim:4,5" in may, "D: a claim goes on squatter 2"
    assert not any("5,1" in option for option in may), "E: claimed by orange"
    assert not any("5,4" in option for option in may), "F: claimed by green"
    assert len(may) == 3


def test_green_rolls_three_four_six_and_is_bankrupt() -> None:
    before = (("4,2",), ("3,6",))
    t = position(
        [3, 4, 6, 1, 2, 3],
        owned=before,
        claimed=["3,6"],
        laid=["4,2", "6,3"],
        squatters={1: "2,1", 3: "6,3", 6: "4,4"},
    )
    assert whose_turn(t) == 1
    assert (t.world.laid, t.world.squatted) == (0, 0)
    assert t.world.squatters == [-1] * 7
    assert t.world.owned == [spaces(owned) for owned in before]
    assert names(t.world.claimed) == {"3,6"}


def test_green_stops_and_takes() -> None:
    t = position(
        [5, 5, 1, 1, 2, 3],
        owned=(("6,2",), ("5,6",), ("3,4",)),
        laid=["6,2", "4,3", "3,4"],
        squatters={6: "5,6", 2: "4,3", 3: "3,4"},
    )
    answer(t, "squat:5,5=1", "stop")
    green, brown, orange = t.world.owned
    assert names(green) == {"5,5", "5,6", "6,2", "4,3", "3,4"}
    assert (brown, orange) == (0, 0)
    assert names(t.world.claimed) == {"6,2", "4,3", "3,4"}


def test_orange_wins_with_a_group_of_seven_whatever_the_claims() -> None:
    green = ["1,1", "1,2", "1,3", "1,4", "1,5", "1,6"]
    brown = ["3,1", "3,2", "3,3", "3,4", "3,5"]
    orange = ["5,1", "5,2", "5,3", "5,4", "5,5", "5,6", "6,6"]
    for claimed in ([], green, [*green, *brown], orange):
        scores = RULES.scores(final((green, brown, orange), claimed))
        assert [score.points for score in scores] == [6, 5, 7]
        assert winners(scores) == (2,)


def test_a_triple_names_one_space() -> None:
    assert options(position([4, 4, 4])) == {"squat:4,4=4"}


def test_a_pair_names_three_spaces() -> None:
    assert options(position([2, 2, 5])) == {"squat:2,2=5", "squat:2,5=2", "squat:5,2=2"}
