"""What is at stake stands on the choice: at places, ties, faces and the Indian die."""

import pytest

from game.games.dice_town.frames.indians import IndianDie
from game.games.dice_town.words.indians import DIE
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.offscreen import Offscreen
from game.ui.tables.dice_town.choosers.indians import PlacePick
from game.ui.tables.kit.cards import Tip
from game.ui.tables.kit.dice_picks import DiePick
from game.ui.tables.kit.panel import Panel
from game.ui.tables.kit.picks import Pick
from game.ui.widgets.widget import middle, within
from tests.games.dice_town.town import throw, visit
from tests.ui.dice_town_asked import town_in_a_game
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_seated import sit
from tests.ui.hands import Mouse


@pytest.fixture
def shown(cleared: Offscreen) -> Offscreen:
    return cleared


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every line and paragraph that is drawn."""
    heard: list[str] = []
    for way in ("text", "paragraph"):
        drawn = getattr(Canvas, way)

        def noted(canvas: Canvas, words: str, *others: object, _drawn=drawn, **named: object) -> object:  # type: ignore[no-untyped-def]
            heard.append(words)
            return _drawn(canvas, words, *others, **named)

        monkeypatch.setattr(Canvas, way, noted)
    return heard


def redraw(shown: Offscreen, told: list[str]) -> str:
    told.clear()
    shown.house.canvas.forget()
    shown.picture()
    return "\n".join(told)


def test_both_actions_of_a_place_say_what_they_would_bring(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    t = visit("mine", kept=["999JQ", "9JQKA", "JQKAA"], mine=2, wild_west=True)
    sit(shown, monkeypatch, t)
    assert {"2 nuggets", "1 river card"} <= set(redraw(shown, told).split("\n"))


def test_a_tie_says_what_it_is_about(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(shown, monkeypatch, ASKS["bid"].make())
    assert isinstance(table.chooser, Panel)
    assert table.chooser.title() == "Gold mine: 2 nuggets"


def test_who_closes_a_place_sees_what_is_lost_there_and_by_whom(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, ASKS["warpath"].make())
    picks = {each.name: each for each in table.form.widgets if isinstance(each, PlacePick)}
    assert picks["mine"].stake == "5 nuggets"
    assert picks["mine"].colours == [table.session.sitters[0].colour]
    assert picks["store"].stake == "1 card"
    assert not picks["saloon"].stake, "nobody has a Q"


def test_what_is_lost_at_a_place_is_read_on_the_very_place_one_is_about_to_close(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    table = sit(shown, monkeypatch, ASKS["warpath"].make())
    (mine,) = (each for each in table.form.widgets if isinstance(each, PlacePick) and each.name == "mine")
    table.form.focus(mine)
    table.form.shows_focus = True
    assert mine.lit
    assert mine.stake in redraw(shown, told).split("\n")


def test_who_keeps_dice_sees_at_the_doors_what_they_would_bring(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    sit(shown, monkeypatch, throw("99JQA", bank=3, queue=["deed2.1", "deed5.1", "deed1.1"]))
    read = redraw(shown, told).split("\n")
    assert {"2 nuggets", "1 card", "2 deeds (2 and 5)"} <= set(read)
    assert "the star" not in read, "there is no K among these dice"


def test_the_tag_at_a_door_is_explained_by_whoever_is_asked_about_the_place(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, throw("99JQA", bank=3))
    tips = [each for each in table.form.widgets if isinstance(each, Tip)]
    mine = next(each for each in tips if "Gold mine" in each.tip)
    bank = next(each for each in tips if each.tip.startswith("*Bank"))
    own = "*All your dice* would bring you here, should you be first: {icon:nugget}\u202f2 nuggets"
    assert mine.tip.split("\n")[-1] == (mine.now or "").split("\n")[-1] == own
    assert "All your dice" not in bank.tip, "there is no 10 among these dice, and no tag at that door"


def test_who_shops_twice_is_told_that_the_question_comes_again(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []
    for round_number in (1, 2):
        t = ASKS["store"].make()
        t.world.round = round_number
        table = sit(shown, monkeypatch, t)
        assert isinstance(table.chooser, Panel)
        said.append(table.chooser.note().split(";")[0])
    assert said == ["You shop 2 times: keep one each time", "One is yours to keep"]


def test_a_player_who_is_asked_about_is_reckoned_up_in_points(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, throw("99JQA", bank=3))
    cards = [each for each in table.form.widgets if isinstance(each, Tip) and each.page == "dice_town/scores"]
    assert len(cards) == table.picture_view.settings.seats
    said = [(each.now or "").split("\n") for each in cards]
    assert all("{icon:money} $8: 4 points, one for every $2" in each for each in said)
    assert "{icon:points} *In sight: 9 points*, without the cards in hand" in said[0]
    assert "{icon:points} *In sight: 4 points*, without the cards in hand" in said[1]


def test_who_turns_a_die_reads_what_its_new_face_would_bring(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = ["99JQK", "JJQQ9", "KKA10Q"]
    t = town_in_a_game(IndianDie("blessing"), kept=kept, die=0, wild_west=True, indians=True)
    table = sit(shown, monkeypatch, t)
    dice = [each for each in table.form.widgets if isinstance(each, DiePick)]
    Mouse(shown).press(dice[2])
    faces = [each for each in table.form.widgets if isinstance(each, DiePick)][len(kept[0]) :]
    assert faces[0].tip.endswith("{icon:nugget}\u202f3 nuggets")
    assert len({each.tip for each in faces}) == 6


def test_a_place_of_the_street_says_who_would_go_there_now(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, ASKS["warpath"].make())
    mine = next(each.tip for each in table.form.widgets if isinstance(each, Tip) and "Gold mine" in each.tip)
    *_, leader, _, stake = mine.split("\n")
    assert leader == "1. Abigail " + "{icon:die_9}" * 5
    assert stake == "For the first: 5 nuggets"


def test_who_buys_the_indian_die_reads_what_each_of_its_faces_does(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    table = sit(shown, monkeypatch, ASKS["buy_die"].make())
    read = redraw(shown, told)
    for side in DIE.values():
        assert table.speaker(side.name) in read
        assert table.speaker(side.text) in read


@pytest.mark.parametrize("name", ["action", "victim"])
def test_what_is_chosen_by_its_name_looks_like_a_button(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = sit(shown, monkeypatch, ASKS[name].make())
    boards: list[tuple[Area, str]] = []
    patch = Canvas.patch

    def noted(canvas: Canvas, art: str, area: Area, face: str = "", **named: float) -> None:
        if art == "ui/button":
            boards.append((area, face))
        patch(canvas, art, area, face, **named)

    monkeypatch.setattr(Canvas, "patch", noted)
    picks = [each for each in table.form.widgets if isinstance(each, Pick)]
    assert len(picks) > 1
    table.form.focus(picks[0])
    for seen, face in ((True, "focused"), (False, "normal")):
        table.form.shows_focus = seen
        boards.clear()
        shown.house.canvas.forget()
        shown.picture()
        for pick in picks:
            faces = [look for area, look in boards if within(pick.outline, middle(area))]
            assert faces == [face if pick is picks[0] else "normal"]
