"""After a match: the choices that cost most, from the score sheet, each on the board as it was then."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.engine import Rng
from game.play.desk import DirectDesk
from game.play.review import Decision, decisions
from game.play.session import Session
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scenes.past_table import PastTable
from game.ui.scenes.result import Result
from game.ui.scenes.review import ReviewSheet
from game.ui.tables import TABLES
from game.ui.widgets.choice import Choice
from tests.play.judges import Heard, Judge, planted
from tests.ui.faults import faults, screen
from tests.ui.hands import Hand, Keyboard, Mouse, Pad
from tests.ui.laid import record

COSTS = (0.05, 0.3, 0.2, 0.1)


def played(slug: str = "claim_it", kinds: str = "hrr") -> Session:
    """A whole match in which people answer whatever comes to mind."""
    session, chance = Session(record(slug, kinds), DirectDesk()), Rng(7)
    while not session.over:
        session.poll()
        for ask in session.asks()[:1]:
            session.answer(ask, chance.pick(ask.options))
    return session


def blunders(session: Session, seat: int = 0) -> list[Decision]:
    return list(decisions(session.record, seat))[3 :: len(COSTS) * 2][: len(COSTS)]


def judging(*blundered: Decision) -> Heard:
    """An adviser who has counted out what some choices cost."""
    return Heard(Judge(planted(*zip(blundered, COSTS, strict=False))))


@pytest.fixture
def over() -> Session:
    return played()


@pytest.fixture
def judged(over: Session) -> Iterator[Offscreen]:
    """A window at whose score sheet one may look back."""
    with offscreen((1280, 720), Settings(language="en"), desk=judging(*blunders(over))) as shown:
        shown.app.stack.apply(shown.house.routes.result(over, again=True))
        shown.frames(1)
        yield shown


def opened(shown: Offscreen, hand: Hand) -> ReviewSheet:
    """Looked back from the score sheet, and waited until all is known."""
    hand.press_named(shown.house.words("ui.review"))
    shown.frames(2)
    page = shown.app.stack.top
    assert isinstance(page, ReviewSheet)
    wait(shown, page)
    return page


def wait(shown: Offscreen, page: ReviewSheet) -> None:
    for _ in range(1000):
        if page.review.over:
            return
        shown.frames(1)
    raise AssertionError("the review does not come to an end")


@pytest.mark.parametrize("device", [Mouse, Keyboard, Pad])
def test_the_costliest_choice_is_looked_at_first_whatever_is_in_ones_hands(
    judged: Offscreen, over: Session, device: type[Hand]
) -> None:
    hand = device(judged)
    page = opened(judged, hand)
    hand.press_named(judged.house.words("ui.close"))
    assert isinstance(judged.app.stack.top, Result)
    page = opened(judged, hand)
    assert page.shown is not None
    assert page.shown.decision == blunders(over)[1]


def test_the_board_is_that_of_then_and_both_options_are_marked_on_it(
    judged: Offscreen, over: Session
) -> None:
    page = opened(judged, Mouse(judged))
    table, find = page.past.table, page.shown
    assert table is not None
    assert find is not None
    assert len(table.session.record.answers) == find.decision.number - 1
    assert table.session.view(0) == find.decision.view
    assert any(widget.hinted for widget in table.form.widgets)
    assert page.past._chosen
    assert over.record.answers[find.decision.number - 1].code == find.decision.action.code()


def test_nothing_that_is_marked_lies_under_the_sheet_if_one_of_its_sides_is_free(judged: Offscreen) -> None:
    page = opened(judged, Mouse(judged))
    x, _, width, _ = page.sheet
    for left, _, wide, _ in page.past.marked:
        assert left >= x + width or left + wide <= x


def test_one_steps_through_three_of_them_and_after_the_last_comes_the_first(
    judged: Offscreen, over: Session
) -> None:
    page, keys = opened(judged, Mouse(judged)), Keyboard(judged)
    costly = blunders(over)
    keys.key(pygame.K_1, scancode=pygame.KSCAN_1)
    seen = [page.shown]
    for _ in range(3):
        keys.key(pygame.K_PAGEDOWN)
        seen.append(page.shown)
    assert [each and each.decision for each in seen] == [costly[n] for n in (1, 2, 3, 1)]
    keys.key(pygame.K_3, scancode=pygame.KSCAN_3)
    assert page.shown == seen[2]
    keys.key(pygame.K_PAGEUP)
    assert page.shown == seen[1]


def test_what_is_looked_at_stays_unless_three_others_cost_more(judged: Offscreen, over: Session) -> None:
    page, costly = opened(judged, Mouse(judged)), blunders(over)
    assert page.shown is not None
    assert page.shown.decision == costly[1]  # the first to come to light was the least in the end
    review, (one, _, other) = page.review, page.review.finds
    review._finds[:] = [one, other]
    page._go(1)
    review._finds.insert(0, one)
    page._catch_up()
    assert page.shown == other


def test_what_was_found_out_is_still_known_when_one_looks_again(judged: Offscreen) -> None:
    hand = Mouse(judged)
    opened(judged, hand)
    desk = judged.house.desk
    assert isinstance(desk, Heard)
    asked = len(desk.questions)
    hand.press_named(judged.house.words("ui.close"))
    opened(judged, hand)
    assert len(desk.questions) == asked


def test_whoever_leaves_in_the_middle_goes_on_where_it_was(judged: Offscreen, over: Session) -> None:
    hand = Mouse(judged)
    hand.press_named(judged.house.words("ui.review"))
    judged.frames(2)
    page = judged.app.stack.top
    assert isinstance(page, ReviewSheet)
    assert 0 < page.review.progress < 1
    hand.press_named(judged.house.words("ui.close"))
    desk = judged.house.desk
    assert isinstance(desk, Heard)
    page = opened(judged, hand)
    assert len(page.review.finds) == 3
    real = {each.ask.number for each in decisions(over.record, 0)}
    assert {each.ask.number for each in desk.questions} == real


def test_the_sheet_can_be_put_aside_and_the_table_cannot_be_played_at(
    judged: Offscreen, over: Session
) -> None:
    page, answers = opened(judged, Mouse(judged)), len(over.record.answers)
    judged.frames(1)
    with_sheet = pygame.image.tobytes(judged.picture(), "RGB")
    page._put_aside()
    judged.frames(1)
    assert pygame.image.tobytes(judged.picture(), "RGB") != with_sheet
    table = page.past.table
    assert table is not None
    then = len(table.session.record.answers)
    for widget in table.form.widgets:
        x, y, width, height = widget.area
        at = judged.house.canvas.pixel((x + width / 2, y + height / 2))
        press = {"pos": at, "button": 1}
        judged.post(pygame.Event(pygame.MOUSEBUTTONDOWN, press), pygame.Event(pygame.MOUSEBUTTONUP, press))
        if page.aside is False:
            page._put_aside()  # the eye lies above the table
    assert (len(table.session.record.answers), len(over.record.answers)) == (then, answers)
    assert judged.app.stack.top is page


def test_people_look_at_their_own_choices_and_nobody_at_a_bots() -> None:
    over = played(kinds="hrh")
    with offscreen((1280, 720), Settings(language="en"), desk=judging(*blunders(over, 2))) as shown:
        shown.app.stack.apply(shown.house.routes.result(over, again=True))
        page = opened(shown, Mouse(shown))
        assert not page.review.finds  # the first person's choices cost nothing
        assert isinstance(shown.app.stack.scenes[-2], PastTable)
        (whose,) = (each for each in page.form.widgets if isinstance(each, Choice))
        assert [seat for seat, _ in whose.values] == [0, 2]
        whose.step(1)
        wait(shown, page)
        assert {find.decision.ask.seat for find in page.review.finds} == {2}
        assert page.shown in page.review.finds


def test_a_match_between_bots_alone_has_nobody_to_look_back() -> None:
    over = played(kinds="rrr")
    with offscreen((1280, 720), Settings(language="en")) as shown:
        shown.app.stack.apply(shown.house.routes.result(over, again=True))
        shown.frames(1)
        top: Any = shown.app.stack.top
        said = [getattr(each, "words", "") for each in top.form.widgets]
        assert shown.house.words("ui.rematch") in said
        assert shown.house.words("ui.review") not in said


@pytest.mark.parametrize("slug", TABLES)
@pytest.mark.parametrize(("language", "letters"), [("fr", 100), ("fr", 150), ("long", 125)])
def test_what_a_choice_cost_can_be_read_in_any_language_and_size(
    slug: str, language: str, letters: int
) -> None:
    desk = Heard(Judge(lambda _, action: 0.2 + sum(map(ord, action.code())) % 8 / 20))
    with screen(f"review_{slug}", language, letters, (1280, 800), desk) as shown:
        page = shown.app.stack.top
        assert isinstance(page, ReviewSheet)
        assert page.shown is not None
        assert not faults(f"review_{slug}", shown)
