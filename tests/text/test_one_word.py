"""One thing has one name, and it is the rulebook's."""

import re
from collections.abc import Iterator

import pytest

from build_spec.catalogues import ROOT, read_catalogue

OTHER_NAMES = {
    "en": {r"\bbusts?\b": "going bankrupt", r"\bwhiskey\b": "whisky"},
    "fr": {
        r"\bfaillites?\b": "banqueroute",
        r"\bloyers?\b": "redevance",
        r"\bjetons?\b": "marqueur",
        r"\bdévalis": "braquer la banque",
        r"\bemplettes\b": "achats",
        r"\bcreuse": "exploiter la mine",
        r"\bde chacun\b": "pris à chacun",
        r"\btransports?\b": "transit",
        r"\bshérifs?\b": "Sheriff",
    },
}
"""Words that say the same, each with the one that is used."""


def texts(language: str) -> Iterator[str]:
    """Everything that a catalogue says, without its placeholders."""
    for message in read_catalogue(ROOT, language):
        said = message.string or ""
        yield re.sub(r"\{[^{}]*\}", "", said if isinstance(said, str) else " ".join(said))


@pytest.mark.parametrize("language", OTHER_NAMES)
def test_one_thing_has_one_name(language: str) -> None:
    found = {
        text: word
        for text in texts(language)
        for other, word in OTHER_NAMES[language].items()
        if re.search(other, text, re.IGNORECASE)
    }
    assert found == {}
