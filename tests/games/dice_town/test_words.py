"""A name for everything, a sentence for everything that happens, and a table drawn in text."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game.engine import Committed, Event, Message, Rng, Table, choose, submit
from game.games.dice_town import GAME, events
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import deed_cards, figures, outlaws, river_cards, store_cards
from game.games.dice_town.dice import Faces
from game.games.dice_town.places import PLACES
from game.games.dice_town.words import cards as words_cards
from game.games.dice_town.words.dice import HANDS
from game.games.dice_town.words.indians import DIE
from game.games.dice_town.words.places import OTHER_PLACES
from game.games.dice_town.words.places import PLACES as PLACE_WORDS
from game.games.dice_town.world import World
from game.text import LANGUAGES, Speaker

RULES = GAME.rules
NAMES = ("Abigail", "Buck", "Clementine", "Dusty", "Esther", "Floyd")
ACTIONS = (
    "mine",
    "river",
    "bank",
    "coach",
    "purse",
    "discard",
    "store",
    "doc",
    "doc_declined",
    "saloon",
    "recruit",
    "hunt",
    "no_hunt",
    "town_hall",
    "mayors_wife",
)
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (5, {"bribes": False}),
    (2, {"wild_west": True, "edition": "first"}),
    (4, {"wild_west": True, "indians": True}),
    (6, {"wild_west": True, "indians": True, "poker_face": True}),
)
EXAMPLES: tuple[Event, ...] = (
    Committed(0, "keep"),
    events.RoundBegan(3, 1),
    events.Rolled(0, 2, (0, 5)),
    events.Lifted(((0, (0, 0)), (1, ()), (2, (3,))), last=False),
    events.Lifted(((0, (0, 0)), (1, (3, 3))), last=False, brutes=((1, "brute.1"),)),
    events.Lifted(((0, (0, 0)),), last=True, done=(1,)),
    events.Lifted(((0, (0, 0)),), last=True, done=(1, 2)),
    events.Lifted((), last=False),
    events.Paid(0, 2),
    events.Paid(0, 2, after_all=True),
    events.TookBack(0, (4, 5)),
    events.Rode(0, "outlaw.J9", 2, 2),
    *(events.Turned(0, 1, 5, by) for by in ("sharp", "blessing", "ambush")),
    events.Turned(0, 1, 1, "ambush"),
    events.HandsDone(((0, 0, 1, 2, 3), (5, 5, 5, 5, 5))),
    events.BestHand((0,), (0, 0, 1, 2, 3)),
    events.BestHand((0, 1), (0, 0, 1, 2, 3)),
    events.Played(0, Play("dynamite")),
    events.Played(0, Play("joe", 1)),
    events.Played(0, Play("sharp.1", faces=(1, 5))),
    events.MustPlay(0, "gift", useless=True),
    events.MustPlay(0, "gift", useless=False),
    events.Cancelled(0, "brute.2"),
    *(events.Tied(place, position, (0, 1)) for place in PLACES for position in (1, 2)),
    *(events.Tied("mine", position, (0, 1), (0, 0)) for position in (1, 2)),
    events.Offered(0, 1, 2, 1, 2, ("deed3.1", "hat")),
    events.Offered(0, 1, 0, 0, 0, ()),
    events.Offered(0, 1, 0, 0, 0, (), nobody=True),
    *(events.Offered(0, 1, 2, 0, 0, (), raised=raised) for raised in (False, True)),
    events.WantsMore(1),
    events.WantsMore(1, waiting=True),
    events.Bribed(0, 1, 2, 1, 1, 1),
    events.Judged(0, 1),
    events.Judged(0, 0),
    events.Judged(0, 0, refused=True),
    *(events.Reached(place, 0, 1) for place in PLACES),
    *(events.Deserted(place) for place in PLACES),
    *(events.WarpathChosen(0, place) for place in PLACES),
    *(events.OnWarpath(place) for place in PLACES),
    *(events.Acts(place, 0, action) for place in PLACES for action in ("classic", "new")),
    *(events.GotMoney(0, 2, source) for source in ("bank", "coach", "purse")),
    *(events.GotMoney(0, 2, source, 1) for source in ("joe", "split", "swindler", "doc")),
    *(events.GotNuggets(0, count, source) for source in ("mine", "river") for count in (1, 2)),
    events.GotNuggets(0, 1, "doc", 1),
    *(events.GotNothing(0, action) for action in ACTIONS),
    events.CoachMoved(4),
    *(events.Looks(0, 2, source, None, ("hat", "watch")) for source in ("store", "river", "discard")),
    events.Looks(0, 2, "store", None, ("hat", "watch"), first_round=True),
    events.Looks(0, 2, "saloon", 1, ("hat", "deed3.1")),
    events.Looks(0, 1, "saloon", 1, ("hat",)),
    *(events.got_card(0, source, "hat") for source in ("store", "voucher", "insurance", "doc")),
    *(events.got_card(0, source, "deed3.1") for source in ("insurance", "corruption", "mayors_wife")),
    *(events.got_card(0, source, "hat", 1) for source in ("saloon", "gift")),
    *(
        events.GotOpenCard(0, "ranch.1", source)
        for source in ("queue", "insurance", "corruption", "mayors_wife")
    ),
    events.GotOpenCard(0, "ranch.1", "whisky", 1),
    *(
        events.GotOpenCard(0, card, "queue", together=("ranch.1", "deed3.1"))
        for card in ("ranch.1", "deed3.1")
    ),
    events.Discarded(0, 2, ("hat", "watch")),
    events.Reshuffled(),
    events.QueueFilled(("deed3.1", "ranch.1")),
    events.QueueFilled(()),
    events.NewSheriff(0, 1),
    events.StarStayed(0, marshal=False),
    events.StarStayed(0, marshal=True, other=1),
    events.Fenced(0, ("deed3.1", "deed1.1")),
    events.VisitsDoc(0),
    events.VisitsDoc(0, at_store=True),
    events.Scams(0, 2),
    events.Scams(0, 0),
    *(events.FoundInRiver(0, card, chosen) for card in river_cards() for chosen in (False, True)),
    events.Recruited(0, "outlaw.J9", "outlaw.QK"),
    events.OutlawsShuffled("outlaw.QK"),
    events.OutlawsShuffled(None),
    events.Hunted(0, (0, 4)),
    events.Hunted(0, (0, 4), again=True),
    events.CapturedOutlaws(0, ("outlaw.J9", "outlaw.QK")),
    events.BoughtDie(0, "deed3.1", public=True),
    events.BoughtDie(0, "deed3.1", public=False),
    *(events.DieRolled(0, face) for face in figures().indians.die),
    events.LeftDice(0),
    events.DieMoved(0),
    events.DieMoved(-1),
    events.Crowned(0, 1),
    events.LaidOpen((("deed3.1", "hat"), ()), "mine"),
    events.LaidOpen(((), ()), "deeds"),
    events.Won(0, 1),
    events.Won(0, 31),
)
each_language = pytest.mark.parametrize(
    "speak", [Speaker(language, NAMES) for language in LANGUAGES], ids=LANGUAGES
)


def kinds_of_events() -> set[type]:
    return {
        each
        for each in vars(events).values()
        if isinstance(each, type) and each.__module__.startswith(events.__name__)
    }


@cache
def random_games() -> tuple[tuple[tuple[Event, ...], tuple[Table[World], ...]], ...]:
    """What happened in each game, and the table at the end of some of its rounds."""
    return tuple(_random_game(seats, given) for seats, given in GAMES)


def _random_game(seats: int, given: dict[str, Any]) -> tuple[tuple[Event, ...], tuple[Table[World], ...]]:
    rng = Rng.seeded("words", seats)
    t = RULES.new(seats, choose(RULES.options, given, seats), seats)
    happened, tables = list(t.events or []), [t.clone()]
    while t.asks:
        ask = rng.pick(t.asks)
        told = submit(t, ask.number, ask.seat, rng.pick(ask.options))
        happened += told
        if any(map(GAME.begins_chapter, told)) or not t.asks or not rng.below(20):
            tables.append(t.clone())
    return tuple(happened), tuple(tables)


def spoken(event: Event, seat: int | None, speak: Speaker) -> list[str]:
    seen = event.seen_by(seat)
    return [] if seen is None else [speak(sentence) for sentence in GAME.sentences(seen)]


def test_there_is_an_example_of_every_event() -> None:
    assert kinds_of_events() <= {type(event) for event in EXAMPLES}


@each_language
@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_every_event_has_its_words_for_everybody(event: Event, speak: Speaker) -> None:
    for seat in (None, 0, 1, 2):
        for sentence in spoken(event, seat, speak):
            assert sentence[0] == sentence[0].upper()
            assert sentence[-1] in ".!"
            assert "{" not in sentence


@each_language
def test_everything_that_happens_in_whole_games_can_be_told(speak: Speaker) -> None:
    kinds: set[type] = set()
    for happened, _ in random_games():
        for event in happened:
            kinds.add(type(event))
            assert all(spoken(event, None, speak))
    assert len(kinds) > 35


def test_only_these_pass_without_a_word_for_onlookers() -> None:
    speak = Speaker("en", NAMES)
    silent = {type(event) for event in EXAMPLES} - {
        type(event) for event in EXAMPLES if spoken(event, None, speak)
    }
    assert silent == {Committed, events.Rolled, events.Reached, events.Acts, events.Discarded}


@pytest.mark.parametrize(
    "event",
    [
        events.Rolled(0, 2, (0, 5)),
        events.Offered(0, 1, 0, 0, 1, ("hat",)),
        events.Looks(0, 2, "store", None, ("hat", "watch")),
        events.Looks(0, 2, "saloon", 1, ("hat", "watch")),
        events.got_card(0, "store", "hat"),
        events.got_card(0, "saloon", "hat", 1),
        events.Discarded(0, 1, ("hat",)),
        events.BoughtDie(0, "deed5.1", public=False),
    ],
    ids=repr,
)
def test_onlookers_read_less_than_the_player(event: Event) -> None:
    speak = Speaker("en", NAMES)
    assert spoken(event, 0, speak) != spoken(event, 2, speak) == spoken(event, None, speak)
    assert not any(secret in line for line in spoken(event, None, speak) for secret in ("Hat", "9·A", "5"))


def test_a_throw_is_told_with_its_price() -> None:
    speak = Speaker("en", NAMES)
    lifted = events.Lifted(((1, (3, 3, 3, 3)), (2, ()), (0, (5,))), last=False)
    (sentence,) = spoken(lifted, None, speak)
    assert sentence == "The cups lift: Buck Q·Q·Q·Q ($3), Clementine nothing ($1) and Abigail A."


def test_a_throw_is_told_with_the_brutes_shown_at_it() -> None:
    lifted = events.Lifted(((1, (3, 3, 3)), (0, (5, 5))), last=False, brutes=((1, "brute.2"),))
    (english,), (french,) = (spoken(lifted, None, Speaker(language, NAMES)) for language in ("en", "fr"))
    assert english == "The cups lift: Buck Q·Q·Q (the Brute pays) and Abigail A·A ($1)."
    assert "Buck Q·Q·Q (La Brute règle la note)" in french


@pytest.mark.parametrize(
    ("hand", "english", "french"),
    [
        ((0, 1, 2, 3, 5), "nothing but a high die", "une simple hauteur"),
        ((0, 2, 3, 5, 5), "a pair of As", "une paire de A"),
        ((0, 0, 1, 5, 5), "two pairs, As and 9s", "deux paires, A et 9"),
        ((0, 0, 0, 2, 4), "three 9s", "un brelan de 9"),
        ((0, 1, 2, 3, 4), "a low straight", "une petite suite"),
        ((1, 2, 3, 4, 5), "a high straight", "une grande suite"),
        ((1, 1, 1, 4, 4), "a full house, 10s over Ks", "un full aux 10 par les K"),
        ((0, 2, 2, 2, 2), "four Js", "un carré de J"),
        ((3, 3, 3, 3, 3), "five Qs", "cinq Q"),
    ],
)
def test_the_best_hand_is_named_with_its_faces(hand: Faces, english: str, french: str) -> None:
    best = events.BestHand((1,), hand)
    assert spoken(best, None, Speaker("en", NAMES)) == [f"Buck has the best hand: {english}."]
    assert spoken(best, None, Speaker("fr", NAMES)) == [f"Buck a la meilleure combinaison\u00a0: {french}."]


def test_deeds_given_together_are_told_once() -> None:
    deeds = ("deed4.1", "ranch.1", "deed2.1")
    given = [events.GotOpenCard(0, card, "queue", together=deeds) for card in deeds]
    told = [line for event in given for line in spoken(event, None, Speaker("en", NAMES))]
    assert told == ["The mayor gives Abigail a ranch and 2 deeds (2·4)."]


def test_a_card_sharp_is_told_with_the_die() -> None:
    turned = events.Played(0, Play("sharp.1", faces=(1, 5))), events.Turned(0, 1, 5, "sharp")
    told = [line for event in turned for line in spoken(event, None, Speaker("en", NAMES))]
    assert told == ["Abigail plays “Card sharp”: 10 to A."]


def named() -> Iterator[tuple[str, Message]]:
    """Everything that has a name, with what it is."""
    for card in (*store_cards(True, True), *deed_cards(True), *river_cards(), *outlaws()):
        yield f"{card} name", words_cards.name(card)
        yield f"{card} text", words_cards.text(card)
        yield f"{card} told", words_cards.told(card)
    for place, told in PLACE_WORDS.items():
        yield f"{place} at", told.at
        for part in (told.sign, told.classic, told.new):
            yield f"{place} name", part.name
            yield f"{place} text", part.text
    for what, each in (OTHER_PLACES | DIE).items():
        yield f"{what} name", each.name
        yield f"{what} text", each.text
    for option in RULES.options:
        yield f"{option.name} title", option.title
        yield f"{option.name} explanation", option.explanation


@each_language
def test_everything_has_a_name_and_a_text_that_fits_a_card(speak: Speaker) -> None:
    assert set(PLACE_WORDS) == set(PLACES)
    assert set(DIE) == set(figures().indians.die)
    assert all(map(speak, HANDS))
    for what, message in named():
        assert 0 < len(speak(message)) <= (180 if what.endswith(("text", "explanation")) else 40), what


@each_language
def test_no_two_outlaws_share_a_name(speak: Speaker) -> None:
    assert len({speak(words_cards.name(outlaw)) for outlaw in outlaws()}) == len(outlaws()) == 12


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
    world.money, world.nuggets, world.bank = [5, 11, 2], [7, 0, 0], 17
    world.queue = ["deed3.1", "ranch.1", "deed5.1"]
    world.kept[0] = [0, 0, 5]
    world.hands[2] = ["deed1.1", "hat", "boots"]
    world.wire[0], world.ranches[0] = ["deed4.1", "deed2.1"], ["ranch.2"]
    world.gangs[1], world.captured[1] = ["outlaw.J9"], ["outlaw.QK", "outlaw.AQ"]
    world.wanted, world.die = ["outlaw.KJ"], 2
    lines = [line.replace("\u00a0", " ") for line in drawn(t, Speaker("en", NAMES), 100)]
    rows = {line[0]: line.split() for line in lines[-3:]}
    assert rows["A"][:7] == ["A", "Abigail", "9·9·A", "5", "7", "0", "0"]
    assert rows["B"][:2] == ["B★", "Buck"]
    assert rows["C"] == ["C", "Clementine", "2", "0", "1", "2"]
    assert lines[-3].endswith("wire 2 4, 1 ranch")
    assert lines[-2].endswith("gang J, 2 captured ($10)")
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


@each_language
def test_one_point_is_not_told_in_the_plural(speak: Speaker) -> None:
    for cards, points in ((("hat", "deed1.1"), "1 point "), (("boots", "deed2.1"), "2 points ")):
        assert all(points in speak(words_cards.text(card)) for card in cards)


@each_language
def test_the_last_open_deed_is_not_told_in_the_plural(speak: Speaker) -> None:
    queues = ("deed3.1",), ("deed3.1", "deed4.1")
    (one,), (two,) = (spoken(events.QueueFilled(queue), None, speak) for queue in queues)
    assert one.split()[:2] in (["Last", "deed"], ["Dernier", "titre"])
    assert two.split()[:2] in (["Next", "deeds"], ["Prochains", "titres"])
