"""A name for everything, a sentence for everything that happens, and a board drawn in text."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from game.engine import Event, Message, Table, choose
from game.games.dalton_city import GAME, events, idling
from game.games.dalton_city.fees import Fee
from game.games.dalton_city.figures import all_cards, figures, trades
from game.games.dalton_city.loop import SQUARES, board
from game.games.dalton_city.words import cards as words_cards
from game.games.dalton_city.words import squares, telegrams
from game.games.dalton_city.world import BANCO, BANK, LANDOWNER, World
from game.text import LANGUAGES, Speaker
from tests.games.at_random import Played, random_game

RULES = GAME.rules
NAMES = ("Abigail", "Buck", "Clementine", "Dusty", "Esther", "Floyd", "Gus", "Hattie")
OWNERS = (BANK, BANCO, 1)
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"end": "minutes"}),
    (4, {"end": "last_standing"}),
    (8, {}),
)
FEES = (
    Fee("saloon.little", 1, 0, 4, 1, 1100),
    Fee("saloon.dalton", 1, 0, 4, 3, 17_800, ("diploma",)),
    Fee("saloon.dalton", 1, 0, 1, 1, 3500, ("diploma", "town", "hospital")),
    Fee("saloon.little", 1, 0, 2, 1, 900, ("town", "own_diploma")),
    Fee("casino.desert", 1, 0, 1, 2, -6500),
    *(
        Fee("diploma.bank", 1, 0, 0, row, 1000 * row, factors)
        for row, factors in ((1, ()), (2, ("hospital",)))
    ),
    Fee("saloon.little", LANDOWNER, 0, 4, 1, 1100, (), 1),
    Fee("saloon.little", LANDOWNER, 0, 4, 1, 1100, ("town", "own_diploma"), 1),
    Fee("saloon.little", LANDOWNER, 0, 4, 1, 1100, ("guest",), 0),
    *(Fee("transit.boat", 1, 0, 0, row, 1000, ()) for row in (1, 2)),
    *(Fee(card, 1, 0, 0, 1, 900, ("sheriff",)) for card in ("saloon.little", "diploma.bank", "transit.boat")),
)
EXAMPLES: tuple[Event, ...] = (
    events.Dealt(0, ("barber.river", "saloon.little", "bank.rock")),
    *(events.Dealt(LANDOWNER, tuple(trades())[:many]) for many in (1, 16)),
    *(events.Settled(0, square) for square in board().of_kind("ranch")),
    events.RolledOff(0, 4),
    events.Starts(0),
    events.RoundBegan(3, last=False),
    events.RoundBegan(3, last=True),
    *(events.Rolled(0, dice, "") for dice in ((6,), (1, 4), (3, 3))),
    *(events.Rolled(0, (1, 4), held) for held in ("hospital", "sheriff")),
    *(events.Mounted(0, horse) for horse in (True, False)),
    *(events.Moved(0, square, how) for square in range(SQUARES) for how in ("dice", "telegram", "ride")),
    *(
        events.Moved(0, square, how)
        for square in board().of_kind("diploma")
        for how in ("university", "diploma")
    ),
    *(events.Left(0, held) for held in ("hospital", "sheriff")),
    *(events.Held(0, where) for where in ("hospital", "sheriff")),
    *(events.Bought(0, card, 3500, nugget=False) for card in all_cards()),
    events.Bought(0, "saloon.little", 0, nugget=True),
    events.Sold(0, "saloon.little", 2000),
    *(events.Declined(0, what) for what in ("saloon.little", "ride", "university", "leave")),
    *(events.FeeRolled(0, "saloon.little", die) for die in (1, 6)),
    *(events.FeeFixed(fee) for fee in FEES),
    *(events.Paid(0, 1, 1500, purpose) for purpose in ("fee", "casino", "telegram", "ruin")),
    *(events.Paid(0, BANCO, 1500, purpose) for purpose in ("fine", "hold_up", "telegram", "ruin")),
    events.Paid(0, BANK, 1500, "purchase"),
    *(events.PaidWithNugget(0, creditor, "fee") for creditor in OWNERS),
    *(events.Halved(0, card, 1500) for card in ("daily_star", "post_office")),
    events.Received(0, 1500, "telegram"),
    *(events.Received(0, 5000, source) for source in ("ranch", "times")),
    *(events.GotCard(0, "daily_star", before, "square") for before in OWNERS),
    *(events.GotCard(0, "saloon.little", 1, how) for how in ("sixes", "duel")),
    events.GotCard(0, "saloon.little", LANDOWNER, "sixes"),
    *(events.GotNugget(0, before) for before in OWNERS),
    *(events.Idle(0, why) for why in idling.REASONS),
    events.TookBanco(0, 4000, ("saloon.little", "diploma.bank"), nugget=True),
    *(events.PutOnBanco(0, card) for card in all_cards()),
    *(events.DuelBegan(0, 1, square) for square in range(SQUARES)),
    *(events.DuelRolled(0, 1, dice, 1) for dice in ((2, 5), (5, 2), (4, 4))),
    events.DuelWon(0, 1, 2),
    *(events.TelegramRead(0, telegram.name) for telegram in figures().telegrams),
    events.OneMorePlay(0),
    events.PlaysAgain(0),
    events.TurnBegan(0),
    events.TurnEnded(0),
    *(events.Ruined(0, creditor, dollars) for creditor in OWNERS for dollars in (0, 700)),
    events.ClockSpoke(),
    *(events.Announced(0, rounds) for rounds in (1, 5)),
    events.NuggetWeighed(0, (3, 4), 7000),
    events.Won((0,)),
    events.Won((0, 1)),
)
each_language = pytest.mark.parametrize(
    "speak", [Speaker(language, NAMES) for language in LANGUAGES], ids=LANGUAGES
)


def kinds_of_events() -> set[type]:
    return {
        each
        for each in vars(events).values()
        if isinstance(each, type) and each.__module__ == events.__name__
    }


@cache
def random_games() -> tuple[Played, ...]:
    """What happened in each game, and the table now and then."""
    return tuple(random_game(GAME, seats, given) for seats, given in GAMES)


def spoken(event: Event, speak: Speaker) -> list[str]:
    return [speak(sentence) for sentence in GAME.sentences(event)]


def test_there_is_an_example_of_every_event() -> None:
    assert kinds_of_events() <= {type(event) for event in EXAMPLES}


@each_language
def test_every_event_has_its_words(speak: Speaker) -> None:
    for event in EXAMPLES:
        for sentence in spoken(event, speak):
            assert sentence[0] == sentence[0].upper(), event
            assert sentence[-1] in ".!”»", event
            assert "{" not in sentence, event


@each_language
def test_everything_that_happens_in_whole_games_can_be_told(speak: Speaker) -> None:
    kinds: set[type] = set()
    for happened, _ in random_games():
        for event in happened:
            kinds.add(type(event))
            assert all(spoken(event, speak))
    assert len(kinds) > 25


def test_only_these_pass_without_a_word() -> None:
    speak = Speaker("en", NAMES)
    silent = {type(event) for event in EXAMPLES} - {type(event) for event in EXAMPLES if spoken(event, speak)}
    assert silent == {
        events.RolledOff,
        events.DuelWon,
        events.TurnBegan,
        events.OneMorePlay,
        events.TurnEnded,
    }


@each_language
def test_whoever_arrives_in_silence_is_told_of_by_what_follows(speak: Speaker) -> None:
    """An arrival without words is never the last that is heard of it."""
    for happened, _ in random_games():
        told = [(event, spoken(event, speak)) for event in happened]
        for (event, words), (_, following) in pairwise(told):
            if isinstance(event, events.Moved) and not words:
                assert following, event


def test_a_telegram_says_how_much() -> None:
    for telegram in figures().telegrams:
        (english,) = spoken(events.TelegramRead(0, telegram.name), Speaker("en", NAMES))
        assert english.startswith("Telegram for Abigail: “")
        if telegram.effect.startswith(("pay", "get", "collect", "treat")):
            share = telegram.effect == "pay_share"
            assert (f" {telegram.amount}%" if share else f"${telegram.amount:,}") in english


def test_dollars_are_written_as_each_language_does() -> None:
    bought = events.Bought(0, "saloon.little", 1500, nugget=False)
    assert spoken(bought, Speaker("en", NAMES)) == ["Abigail buys the saloon in Little Creek ($1,500)."]
    assert spoken(bought, Speaker("fr", NAMES)) == [
        "Abigail achète le saloon de Little Creek (1\u202f500\u00a0$)."
    ]


def test_a_fee_is_told_with_its_reckoning() -> None:
    fee = Fee("saloon.dalton", 1, 0, 4, 3, 17_800, ("diploma", "hospital"))
    (english,) = spoken(events.FeeFixed(fee), Speaker("en", NAMES))
    assert english == (
        "Abigail rolls a 4 at the saloon in Dalton City, which is Buck’s: row 3, $17,800, doubled by the "
        "diploma and halved because the owner is in Hospital: $17,800."
    )
    (french,) = spoken(events.FeeFixed(fee), Speaker("fr", NAMES))
    assert french.replace("\u202f", " ").replace("\u00a0", " ") == (
        "Abigail fait 4 au saloon de Dalton City, chez Buck : ligne 3, 17 800 $, doublés par le diplôme et "
        "réduits de moitié pour cause d’hôpital : 17 800 $."
    )


def test_a_duel_is_told_with_its_winner() -> None:
    speak = Speaker("en", NAMES)
    (lost,) = spoken(events.DuelRolled(0, 1, (2, 5), 1), speak)
    assert lost == "Abigail shoots 2, Buck 5: Buck wins the duel."
    (tied,) = spoken(events.DuelRolled(0, 1, (4, 4), 2), speak)
    assert "3 cards" in tied


def named() -> Iterator[tuple[str, Message]]:
    """Everything that has a name, with what it is."""
    for card in all_cards():
        yield f"{card} name", words_cards.name(card)
        yield f"{card} told", words_cards.told(card)
    for at in range(SQUARES):
        yield f"{at} name", squares.square_name(board(), at)
        yield f"{at} at", squares.at_square(board(), at)
    for telegram in figures().telegrams:
        yield f"{telegram.name} text", telegrams.telegram_text(telegram.name)
    for option in RULES.options:
        yield f"{option.name} title", option.title
        yield f"{option.name} explanation", option.explanation


@each_language
def test_everything_has_a_name_and_a_text_that_fits(speak: Speaker) -> None:
    for what, message in named():
        assert 0 < len(speak(message)) <= (150 if what.endswith(("text", "explanation")) else 45), what


@each_language
def test_no_two_cards_or_ranches_share_a_name(speak: Speaker) -> None:
    assert len({speak(words_cards.name(card)) for card in all_cards()}) == len(all_cards())
    assert len({speak(words_cards.told(card)) for card in all_cards()}) == len(all_cards())
    ranches = board().of_kind("ranch")
    assert len({speak(squares.at_square(board(), at)) for at in ranches}) == len(ranches)


def drawn(t: Table[World], speak: Speaker, width: int = 80) -> list[str]:
    return GAME.draw(RULES.view(t, None), speak, lambda _seat, text: text, width)


@each_language
@pytest.mark.parametrize("width", [40, 80, 100])
def test_no_drawn_line_is_too_wide(speak: Speaker, width: int) -> None:
    for _, tables in random_games():
        for t in tables:
            assert max(map(len, drawn(t, speak, width))) <= width


def test_a_drawn_board_shows_what_everybody_has() -> None:
    t = RULES.new(3, choose(RULES.options, {"landowner": False}, 3), 1)
    world = t.world
    world.money, world.pot, world.round, world.nugget = [50000, 1200, 0], 4000, 7, 0
    world.at, world.horse, world.playing = [58, 58, 8], [True, False, False], [True, True, False]
    world.owner |= {"saloon.dalton": 0, "diploma.bank": 0, "transit.boat": 1, "daily_star": 1}
    world.owner |= {"bank.rock": BANCO, "tailor.rock": LANDOWNER}
    lines = drawn(t, Speaker("en", NAMES), 100)
    assert lines[0] == "Round 7 of 30.   Banco: $4,000 and the bank in Rock Point"
    assert lines[3].split()[:11] == ["-", "-", "·", "$", "*", "·", "b", "-", "-", "-", "a"]
    assert lines[5].split()[10] == "a", "Dalton City lies on both sides of the fold"
    assert lines[4].index("Little") == lines[5].index("AB") - 2
    assert lines[5].split()[-2] == "a"
    rows = [line.split() for line in lines[-3:]]
    assert rows[0] == ["A♞", "Abigail", "Saloon,", "Little", "$50,000", "1", "1", "0", "Golden", "Nugget"]
    assert rows[1] == ["B", "Buck", "Saloon,", "Little", "$1,200", "0", "0", "1", "Daily", "Star"]
    assert rows[2] == ["C", "Clementine", "ruined", "$0", "0", "0", "0"]


def test_rows_are_painted_by_seat() -> None:
    t = RULES.new(2, choose(RULES.options, {}, 2), 1)
    lines = GAME.draw(RULES.view(t, None), Speaker("en", NAMES), lambda seat, text: f"<{seat}>{text}")
    assert [line[:3] for line in lines[-2:]] == ["<0>", "<1>"]
