"""Characters in a match: they follow the face, and are the same after a load."""

from dataclasses import replace

import pytest

from game import ai
from game.ai.characters import Character
from game.engine import Record, loads
from game.play.desk import DirectDesk, Question
from game.play.seating import Sitter, read_sitter, seat_bots
from game.play.session import Session
from tests.play.seated import NODES, play_on, record, session


class Noting(DirectDesk):
    """Notes who was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[int, str, bool]] = set()

    def ask(self, question: Question) -> int:
        self.asked.add((question.ask.seat, question.bot, question.hint))
        return super().ask(question)


def faced(slug: str, *sitters: Sitter) -> Record:
    base = record(slug, *[each.kind for each in sitters])
    return replace(base, players=tuple(each.line() for each in sitters))


GAMBLER = Sitter("cowhand", "Buck", "sky", "gambler")
TEACHER = Sitter("cowhand", "Clementine", "sun", "teacher")


def test_a_bots_character_is_that_of_its_face_unless_characters_are_off() -> None:
    desk = Noting()
    sitters = (GAMBLER, replace(TEACHER, plain=True), Sitter("random", "Hank", "", "singer"))
    play_on(Session(faced("claim_it", *sitters), desk, nodes=NODES))
    assert desk.asked == {(0, "cowhand@gambler", False), (1, "cowhand", False), (2, "random@singer", False)}


def test_whether_a_bot_has_a_character_is_written_in_the_record() -> None:
    plain = replace(TEACHER, plain=True)
    assert plain.line() == "cowhand:sun:teacher:plain Clementine"
    assert read_sitter(plain.line(), 2) == plain
    assert read_sitter("cowhand:sun:teacher:fancy Clementine", 2) == TEACHER


def test_a_match_that_is_loaded_goes_on_with_the_same_characters() -> None:
    made = faced("dice_town", GAMBLER, TEACHER)
    whole = Session(replace(made, answers=[]), DirectDesk(), nodes=NODES)
    play_on(whole)
    lines = whole.record.dumps().splitlines(keepends=True)
    first = sum(not line[:1].isdigit() for line in lines)
    for answers in (0, 17, 61):
        begun = loads("".join(lines[: first + answers]).encode(), (made.rules,))
        again = Session(begun, DirectDesk(), nodes=NODES)
        play_on(again)
        assert again.record.answers == whole.record.answers


def test_characters_make_another_match_of_it() -> None:
    endings = set()
    for plain in (False, True):
        sitters = (replace(GAMBLER, plain=plain), replace(TEACHER, plain=plain))
        playing = Session(faced("dice_town", *sitters), DirectDesk(), nodes=NODES)
        play_on(playing)
        endings.add(tuple(each.code for each in playing.record.answers))
    assert len(endings) == 2


def test_a_hint_has_no_character() -> None:
    desk = Noting()
    playing = session("claim_it", "human", "cowhand", desk=desk)
    while not playing.asks():
        playing.poll()
    playing.request_hint(playing.asks()[0])
    playing.poll()
    assert [bot for _, bot, hint in desk.asked if hint] == [ai.strongest("claim_it")]


def test_bots_named_on_the_command_line_have_a_character_only_if_a_face_is_named() -> None:
    sitters = seat_bots(["cowhand@gambler", "cowhand"], 3)
    assert [each.bot for each in sitters] == ["cowhand@gambler", "cowhand", "cowhand"]
    assert [each.kind for each in sitters] == ["cowhand"] * 3
    assert isinstance(ai.bot("claim_it", sitters[0].bot), Character)
    assert sitters[0].line() == "cowhand::gambler Abigail"


@pytest.mark.parametrize("name", ["cowhand@astronaut", "cowhand@", "@gambler", "oracle@gambler"])
def test_names_that_mean_nobody_do_no_harm(name: str) -> None:
    if name == "cowhand@":
        assert ai.bot("claim_it", name) is ai.bot("claim_it", "cowhand")
    else:
        with pytest.raises(ai.UnknownBot):
            ai.bot("claim_it", name)
