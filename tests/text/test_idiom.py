"""Sentences are said as people say them: what readers stumbled over does not come back."""

import re
from collections.abc import Iterator

import pytest

from build_spec.catalogues import ROOT, read_catalogue
from game.games.dice_town.words.answers import FAVOURS
from game.games.dice_town.words.places import PLACES
from game.text import Speaker

STUMBLED = {
    "en": {
        r"\$\S+ from everybody who has it": "everybody gives up to $2",
        r"has the die at the saloon": "At the saloon, nobody can rob whoever has the die",
        r"After (a number of|some) rounds": "After a set number of rounds",
    },
    "fr": {
        r"à l’abri des barbelés": "à l’abri derrière des barbelés",
        r"par personne, selon": "pris à chacun, selon ses moyens",
        r"Il faut \{": "Il faut un …",
        r", qui passe chez le Doc": "qui passe ensuite chez le Doc",
        r"\(La Brute": "(la Brute",
        r"qui a le dé au saloon": "Au saloon, personne ne peut dépouiller qui a le dé",
        r"arrondie en dessous": "arrondie à l’inférieur",
        r"\} défausse \{": "se défausse de",
        r"\} de chances(?! de)": "de chances de réussir",
        r"Après un nombre de": "Après un nombre fixé de",
        r"l’horloge le dit": "au chronomètre",
        r"par Q de cette main": "de la main choisie",
    },
}
"""What was said, and how it is said."""


def texts(language: str, *about: str) -> Iterator[str]:
    """Everything that a catalogue says, every form of it; only what begins like this, if that is told."""
    for message in read_catalogue(ROOT, language):
        key = message.id if isinstance(message.id, str) else message.id[0]
        if about and not key.startswith(about):
            continue
        said = message.string or ""
        yield from (said,) if isinstance(said, str) else said


@pytest.mark.parametrize(
    ("language", "awkward"), [(each, awkward) for each, rows in STUMBLED.items() for awkward in rows]
)
def test_what_readers_stumbled_over_is_said_otherwise(language: str, awkward: str) -> None:
    found = [text for text in texts(language) if re.search(awkward, text)]
    assert found == [], f"say “{STUMBLED[language][awkward]}”"


@pytest.mark.parametrize("language", STUMBLED)
def test_who_asks_the_doc_for_a_card_is_not_advised_to_take_the_shop(language: str) -> None:
    speak = Speaker(language)
    assert speak(FAVOURS["store"]) != speak(PLACES["store"].sign.name)


@pytest.mark.parametrize(
    ("language", "reader"),
    [("en", r"\b(you|your|yours|yourself)\b"), ("fr", r"\b(vous|votre|vos|vôtres?)\b")],
)
def test_a_reason_is_read_as_advice_and_as_what_a_bot_thought_of_itself(language: str, reader: str) -> None:
    found = [text for text in texts(language, "ai.", "play.why.") if re.search(reader, text, re.IGNORECASE)]
    assert found == []
