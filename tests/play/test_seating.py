"""Who sits where, in which colour and with which face."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Record, loads
from game.engine.record import NAME_LENGTH, PLAYER_LENGTH
from game.play.desk import DirectDesk
from game.play.seating import COLOURS, NAMES, PORTRAITS, Sitter, coloured, read_sitter, seated, sitters
from game.play.session import Session
from tests.play.seated import NODES, play_on, record


def test_a_colour_and_a_portrait_are_written_with_the_kind() -> None:
    assert Sitter("human", "Anna", "sky", "gambler").line() == "human:sky:gambler Anna"
    assert Sitter("cowhand", "Buck", "sun").line() == "cowhand:sun Buck"
    assert Sitter("cowhand", "Buck", portrait="gambler").line() == "cowhand::gambler Buck"
    assert Sitter("human", "Calamity Jane").line() == "human Calamity Jane"


@pytest.mark.parametrize(
    ("line", "sitter"),
    [
        ("human Anna", Sitter("human", "Anna")),
        ("cowhand", Sitter("cowhand", "Buck")),
        ("human:sky:gambler Anna B.", Sitter("human", "Anna B.", "sky", "gambler")),
        ("human:mauve:gambler Anna", Sitter("human", "Anna", "", "gambler")),
        ("human:sky:../../x Anna", Sitter("human", "Anna", "sky")),
        ("human:sky:astronaut Anna", Sitter("human", "Anna", "sky")),
        ("human:sky ?", Sitter("human", "Buck", "sky")),
        ("human:sky \u3164\ufe0f\u2800", Sitter("human", "Buck", "sky")),
        (f"human {'W' * 90}", Sitter("human", "W" * NAME_LENGTH)),
        ("human:sky:a:b Anna", Sitter("human", "Anna", "sky")),
        ("human:sky Anna: the Second", Sitter("human", "Anna: the Second", "sky")),
    ],
)
def test_lines_of_every_age_are_read(line: str, sitter: Sitter) -> None:
    assert read_sitter(line, 1) == sitter


_SITTERS = st.builds(
    Sitter,
    st.sampled_from(["human", "cowhand", "tenderfoot", "random"]),
    st.text(max_size=90),
    st.sampled_from(["", *COLOURS]),
    st.sampled_from(["", *PORTRAITS]),
)


@settings(derandomize=True, deadline=None)
@given(_SITTERS, _SITTERS)
def test_whoever_sits_down_is_read_from_the_record_again(one: Sitter, other: Sitter) -> None:
    base = record("claim_it", "human", "human")
    made = Record(base.rules, 2, base.options, 1, (one.line(), other.line()))
    again = loads(made.dumps().encode(), (base.rules,))
    assert again == made
    for sitter, read in zip((one, other), sitters(again), strict=True):
        assert (read.kind, read.colour, read.portrait) == (sitter.kind, sitter.colour, sitter.portrait)
        assert 0 < len(read.name) <= NAME_LENGTH
        assert read.line() == sitter.line() or sitter.line().endswith(" ?")
        assert len(read.line()) <= PLAYER_LENGTH


def test_no_two_players_have_one_colour() -> None:
    chosen = coloured(
        [
            Sitter("human", "A", "sky"),
            Sitter("random", "B"),
            Sitter("human", "C", "sky"),
            Sitter("human", "D", "oxblood"),
        ]
    )
    assert [sitter.colour for sitter in chosen] == ["sky", "sun", "leaf", "oxblood"]
    eight = coloured([Sitter("random", name) for name in NAMES])
    assert [sitter.colour for sitter in eight] == list(COLOURS)


@pytest.mark.parametrize(
    "players",
    [
        (),
        ("?", "?", "?"),
        ("human", "oracle", "random"),
        ("human:mauve:x A", "human:mauve A", "::: \u3164"),
    ],
)
def test_whatever_a_record_says_of_its_players_everybody_can_be_shown(players: tuple[str, ...]) -> None:
    base = record("claim_it", "human", "human", "human")
    there = seated(Record(base.rules, 3, base.options, 1, players))
    assert {sitter.kind for sitter in there} <= {"human", "cowhand", "random"}
    assert len({sitter.colour for sitter in there} & set(COLOURS)) == 3
    assert all(sitter.portrait in PORTRAITS and sitter.name for sitter in there)


def test_a_record_that_names_nobody_is_played_by_bots_and_a_note_says_so() -> None:
    base = record("claim_it", "human", "human")
    playing = Session(Record(base.rules, 2, base.options, 1), DirectDesk(), nodes=NODES)
    assert [note.key for note in playing.notes] == ["play.nobody_named"]
    play_on(playing)
    assert playing.over
