"""Setting up against faces with characters, and for a fair match."""

import msgspec
import pygame
import pytest

from game import ai
from game.ai.characters import FACES
from game.games import GAMES, Game, game
from game.play.fair import Result
from game.settings import Settings
from game.ui.offscreen import Offscreen
from game.ui.scenes.fair_match import FairMatch
from game.ui.scenes.plan import CLOSED, Plan
from game.ui.scenes.seat_panel import SeatPanel
from game.ui.scenes.seat_row import Badge
from game.ui.scenes.setup import Setup
from game.ui.screens import SCREENS
from game.ui.widgets.choice import Choice
from game.ui.widgets.toggle import Toggle
from game.ui.wording import CHARACTERS
from tests.toy.game import GAME as TOY
from tests.ui.hands import Keyboard, Mouse, Pad


def lever(setup: Setup, key: str) -> Toggle:
    (found,) = [each for each in setup.seats.levers if each.called == setup.house.words(key)]
    return found


def sentences(setup: Setup) -> list[str]:
    """What stands below the rows."""
    return [told for told, _, _ in setup.seats._told]


def faces(setup: Setup) -> list[Badge]:
    return [each for each in setup.seats.rows if isinstance(each, Badge) and "portraits" in each.picture]


@pytest.fixture
def setup(shown: Offscreen) -> Setup:
    made = Setup(shown.house, game("dice_town"))
    shown.show(made)
    return made


@pytest.mark.parametrize("settings", [Settings(language="en"), Settings(language="fr")])
@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.rules.slug)
def test_below_every_bot_stands_what_it_is_like(shown: Offscreen, box: Game) -> None:
    setup = Setup(shown.house, box)
    shown.show(setup)
    bots = [each for each in setup.plan.sitters() if not each.human]
    assert sentences(setup) == [shown.house.speak(CHARACTERS[each.portrait]) for each in bots]
    assert len(set(sentences(setup))) == len(bots)


def test_every_face_has_a_sentence_of_its_own_in_both_languages(shown: Offscreen) -> None:
    assert set(CHARACTERS) == set(FACES)
    for language in ("en", "fr"):
        shown.house.change(msgspec.structs.replace(shown.house.settings, language=language))
        assert len({shown.house.speak(each) for each in CHARACTERS.values()}) == len(CHARACTERS)


@pytest.mark.parametrize("device", [Mouse, Keyboard, Pad])
def test_another_face_is_another_character_whatever_is_used(
    shown: Offscreen, setup: Setup, device: type[Mouse | Keyboard | Pad]
) -> None:
    before = sentences(setup)
    device(shown).press(faces(setup)[1])
    assert sentences(setup)[0] != before[0]
    assert sentences(setup)[1:] == before[1:]


def test_who_points_at_a_face_reads_at_the_foot_what_it_is_like(setup: Setup) -> None:
    setup.form.focus(faces(setup)[1])
    setup.form.shows_focus = True
    assert sentences(setup)[0] in setup.told[1]


def test_a_person_has_no_character_and_neither_has_a_free_seat(setup: Setup) -> None:
    bots = len(sentences(setup))
    setup._then(setup.plan.put_kind, 1, "human")
    assert len(sentences(setup)) == bots - 1
    setup._then(setup.plan.put_kind, 2, CLOSED)
    assert len(sentences(setup)) == bots - 2


def test_without_characters_nothing_is_said_and_the_record_says_so(shown: Offscreen, setup: Setup) -> None:
    Mouse(shown).press(lever(setup, "ui.setup.characters"))
    assert sentences(setup) == []
    assert [each.bot for each in setup.plan.sitters()[1:]] == ["cowhand"] * 3
    assert all(each.line().split(" ")[0].endswith(":plain") for each in setup.plan.sitters()[1:])
    setup.closing()
    again = Setup(shown.house, game("dice_town"))
    assert again.plan.plain
    assert not sentences(again)


def fair_for(shown: Offscreen, monkeypatch: pytest.MonkeyPatch, *results: Result) -> Setup:
    """The set-up of somebody with such results, before anything is pressed."""

    def read(*_: object):  # type: ignore[no-untyped-def]
        yield
        return results

    monkeypatch.setattr("game.ui.scenes.fair_match.reading", read)
    setup = Setup(shown.house, game("dice_town"))
    shown.show(setup)
    return setup


def test_a_fair_match_seats_bots_by_ones_results_and_says_so(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = [Result(("tenderfoot",) * 3, 0.0)] * 15
    setup = fair_for(shown, monkeypatch, *lost)
    assert setup.plan.levels == ("cowhand",) * 3
    Mouse(shown).press(lever(setup, "ui.setup.fair"))
    shown.frames(3)
    assert setup.plan.levels == ("tenderfoot",) * 3
    setup.form.focus(setup.form.widgets[-1])
    assert "15" in setup.told[1]
    setup.closing()
    assert Setup(shown.house, game("dice_town")).plan.fair


def test_in_a_fair_match_levels_are_not_chosen_by_hand_but_seats_are(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = fair_for(shown, monkeypatch)
    Mouse(shown).press(lever(setup, "ui.setup.fair"))
    shown.frames(3)
    kinds = [each for each in setup.seats.rows if isinstance(each, Choice)]
    levels = set(ai.bots("dice_town"))
    assert kinds
    assert all(len(levels & dict(each.values).keys()) == 1 for each in kinds)
    seats = setup.plan.count
    kinds[seats].step(-1)
    shown.frames(3)
    assert setup.plan.count == seats + 1
    assert len(setup.plan.levels) == seats
    assert set(setup.plan.levels) <= set(ai.strengths("dice_town"))


def test_with_nobody_to_be_fair_to_the_lever_cannot_be_pulled(setup: Setup) -> None:
    setup._then(setup.plan.put_kind, 0, "cowhand")
    assert not lever(setup, "ui.setup.fair").enabled


def test_a_game_without_levels_offers_neither(shown: Offscreen) -> None:
    plan = Plan.remembered(TOY.rules, {}, "Anna")
    panel = SeatPanel(shown.house, plan, FairMatch(shown.house, plan), lambda *_: None)
    assert len(panel.rows) == 4 * len(plan.seats)
    assert panel.levers == []


def test_the_match_that_begins_is_the_one_that_was_called_fair(shown: Offscreen) -> None:
    shown.show(*SCREENS["setup_fair"](shown.house))
    setup = shown.app.stack.top
    assert isinstance(setup, Setup)
    assert setup.plan.fair
    levels = setup.plan.levels
    pygame.event.clear()
    begun = setup.house.library.begin(
        setup.game.rules, setup.plan.sitters(), setup.plan.checked(), 1, setup.house.desk
    )
    assert tuple(each.kind for each in begun.sitters if not each.human) == levels
    begun.close()
