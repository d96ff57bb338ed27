"""A sentence for everything that happens."""

import pytest

from game.engine import Committed, Event
from game.games.dice_town import events
from game.games.dice_town.actions import Play
from game.games.dice_town.dice import Faces
from game.text import Speaker
from tests.games.dice_town.event_examples import EXAMPLES
from tests.games.dice_town.told import NAMES, each_language, random_games, spoken


def kinds_of_events() -> set[type]:
    return {
        each
        for each in vars(events).values()
        if isinstance(each, type) and each.__module__.startswith(events.__name__)
    }


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
    assert silent == {
        Committed,
        events.Rolled,
        events.Acts,
        events.Discarded,
        events.PutAway,
    }


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
    assert "Buck Q·Q·Q (la Brute règle la note)" in french


@pytest.mark.parametrize(
    ("hand", "english", "french"),
    [
        ((0, 1, 2, 3, 5), "nothing but a high die", "une simple hauteur"),
        ((0, 1, 2, 4, 4), "a pair of Ks", "une paire de K"),
        ((0, 2, 3, 5, 5), "a pair of aces", "une paire d’as"),
        ((0, 2, 5, 5, 5), "three aces", "un brelan d’as"),
        ((0, 5, 5, 5, 5), "four aces", "un carré d’as"),
        ((5, 5, 5, 5, 5), "five aces", "cinq as"),
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
    assert told == ["The mayor gives Abigail a ranch and 2 deeds (4 and 2)."]


def test_one_card_at_the_store_is_no_choice_to_tell_of() -> None:
    one = events.Looks(0, 1, "store", None, ("hat",))
    assert spoken(one, 0, Speaker("en", NAMES)) == []  # what it was is told next
    assert spoken(one, 1, Speaker("en", NAMES)) == ["Abigail takes a card at the general store."]


def test_a_card_sharp_is_told_with_the_die() -> None:
    turned = events.Played(0, Play("sharp.1", faces=(1, 5))), events.Turned(0, 1, 5, "sharp")
    told = [line for event in turned for line in spoken(event, None, Speaker("en", NAMES))]
    assert told == ["Abigail plays “Card sharp”: 10 to A."]


@each_language
def test_the_last_open_deed_is_not_told_in_the_plural(speak: Speaker) -> None:
    queues = ("deed3.1",), ("deed3.1", "deed4.1")
    (one,), (two,) = (spoken(events.QueueFilled(queue), None, speak) for queue in queues)
    assert one.split()[:2] in (["Last", "deed"], ["Dernier", "titre"])
    assert two.split()[:2] in (["Next", "deeds"], ["Prochains", "titres"])


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.Reached("saloon", 0, 1, (3, 3), ((1, (3,)), (2, (3,)))),
            "Abigail is first at the saloon: Q·Q against Buck Q and Clementine Q.",
            "Abigail arrive en tête au saloon\u00a0: Q·Q contre Buck Q et Clementine Q.",
        ),
        (
            events.Reached("mine", 0, 1, (0,)),
            "Abigail is alone at the gold mine with 9.",
            "Abigail est sans rival à la mine d’or avec 9.",
        ),
        (
            events.Reached("town_hall", 1, 2, (0, 0, 0, 3, 4), ((2, (0, 0, 3, 3, 4)),)),
            "Buck (three 9s) is second at the town hall, ahead of Clementine (two pairs, Qs and 9s).",
            "Buck (un brelan de 9) arrive deuxième à la mairie, devant Clementine (deux paires, Q et 9).",
        ),
        (
            events.Reached("town_hall", 1, 1, (0, 0, 1, 3, 4), ((2, (0, 0, 1, 2, 4)),)),
            "Buck is first at the town hall: 9·9·10·Q·K against Clementine 9·9·10·J·K.",
            "Buck arrive en tête à la mairie\u00a0: 9·9·10·Q·K contre Clementine 9·9·10·J·K.",
        ),
        (
            events.Bribed(0, 1, 3, 0, 0, 0, ((3, 3), (3, 3))),
            "A tie, Q·Q against Q·Q: Sheriff Buck sides with Abigail, for $3.",
            "Égalité, Q·Q contre Q·Q\u00a0: le Sheriff Buck donne raison à Abigail, moyennant 3\u00a0$.",
        ),
        (
            events.Judged(1, 0, level=((3,), (3,), (3,))),
            "A tie, Q each: Sheriff Buck rules for Abigail.",
            "Égalité, Q chacun\u00a0: le Sheriff Buck donne raison à Abigail.",
        ),
    ],
)
def test_a_place_is_won_with_the_comparison_that_decided(event: Event, english: str, french: str) -> None:
    assert spoken(event, None, Speaker("en", NAMES)) == [english]
    assert spoken(event, None, Speaker("fr", NAMES)) == [french]


def test_what_the_sheriff_has_decided_is_not_told_twice() -> None:
    ruled = events.Reached("saloon", 0, 1, (3, 3), ((1, (3, 3)),), ruled=True)
    assert not spoken(ruled, None, Speaker("en", NAMES))
