import gettext
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game import paths, text
from game.engine.message import Message, Trouble, Who, say, say_n
from game.text import MissingText, NoCatalogues, Speaker

Write = Callable[..., None]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Catalogues of a test's own, besides what text.py itself needs."""

    def write(language: str, **entries: str | tuple[str, str]) -> None:
        catalogue = Catalog(language)
        catalogue.add("text.and", {"en": "{head} and {last}", "fr": "{head} et {last}"}[language])
        for key, words in entries.items():
            catalogue.add((key, key) if isinstance(words, tuple) else key, words)
        target = tmp_path / language / "LC_MESSAGES" / "dustwater.mo"
        target.parent.mkdir(parents=True)
        with target.open("wb") as file:
            write_mo(file, catalogue)

    monkeypatch.setattr(paths, "locale", lambda: tmp_path)
    text._catalogue.cache_clear()
    yield write
    text._catalogue.cache_clear()


def test_a_message_is_said_with_its_arguments(write: Write) -> None:
    write("en", took="{player} took {what}.")
    assert Speaker("en", ("Ann", "Bob"))(say("took", player=Who(1), what="A1")) == "Bob took A1."


def test_a_message_inside_a_message_is_said_too(write: Write) -> None:
    write("fr", outer="Il reste {what}.", inner="{n} mine")
    assert Speaker("fr")(say("outer", what=say("inner", n=1))) == "Il reste 1 mine."


@pytest.mark.parametrize(
    ("language", "items", "said"),
    [
        ("en", (), ""),
        ("en", ("a",), "a"),
        ("en", ("a", "b"), "a and b"),
        ("en", ("a", "b", "c"), "a, b and c"),
        ("fr", ["a", Who(0), say("inner")], "a, Zoé et mine"),
    ],
)
def test_several_things_are_listed_as_the_language_does(
    write: Write, language: str, items: object, said: str
) -> None:
    write(language, listed="{items}", inner="mine")
    assert Speaker(language, ("Zoé",))(say("listed", items=items)) == said


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", 7, "7"),
        ("fr", 999, "999"),
        ("en", 1000, "1,000"),
        ("fr", 1000, "1\u202f000"),
        ("en", -1234567, "-1,234,567"),
        ("fr", 1234567, "1\u202f234\u202f567"),
        ("en", 2.5, "2.5"),
        ("fr", 2.5, "2,5"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    write: Write, language: str, number: float, said: str
) -> None:
    write(language, number="{number}")
    assert Speaker(language)(say("number", number=number)) == said


@pytest.mark.parametrize(("language", "said"), [("en", "12.3% 1234.6"), ("fr", "12,3\u202f% 1234,6")])
def test_a_text_may_ask_for_a_form_of_its_numbers(write: Write, language: str, said: str) -> None:
    write(language, share="{share:.1%} {mean:.1f}")
    assert Speaker(language)(say("share", share=0.123, mean=1234.56)) == said


def test_a_text_may_ask_for_the_width_of_its_words(write: Write) -> None:
    write("en", row="{name:<5}|{player:>4}|")
    assert Speaker("en", ("Al",))(say("row", name="x", player=Who(0))) == "x    |  Al|"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["0 mines", "1 mine", "2 mines", "1,000 mines"]),
        ("fr", ["0 mine", "1 mine", "2 mines", "1\u202f000 mines"]),
    ],
)
def test_the_number_chooses_the_plural_form(write: Write, language: str, forms: list[str]) -> None:
    write(language, mines=("{n} mine", "{n} mines"))
    assert [Speaker(language)(say_n("mines", n)) for n in (0, 1, 2, 1000)] == forms


def test_braces_may_be_written_twice_to_stand_for_themselves(write: Write) -> None:
    write("en", braces="{{{name}}}")
    assert Speaker("en")(say("braces", name="x")) == "{x}"


@pytest.mark.parametrize("message", [say("no.such.key"), say_n("no.such.key", 2)])
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_missing_key_is_an_error(language: str, message: Message) -> None:
    with pytest.raises(MissingText, match=r"no\.such\.key"):
        Speaker(language)(message)


def test_a_missing_argument_is_an_error(write: Write) -> None:
    write("en", took="{player} took {what}.")
    with pytest.raises(KeyError, match="what"):
        Speaker("en", ("Ann",))(say("took", player=Who(0)))


@pytest.mark.parametrize("value", [None, True, object(), {"a": 1}])
def test_what_no_language_can_say_is_an_error(write: Write, value: object) -> None:
    write("en", value="{value}")
    with pytest.raises(TypeError, match="cannot be said"):
        Speaker("en")(say("value", value=value))


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    with pytest.raises(Trouble) as caught:
        Speaker("de")
    assert Speaker("en")(caught.value.message) == (
        "There are no words for the language “de”: Dustwater speaks en and fr."
    )
    assert Speaker("fr")(caught.value.message) == (
        "Il n’y a pas de mots pour la langue «\u202fde\u202f»\u00a0: Dustwater parle en et fr."
    )


@pytest.mark.usefixtures("write")
def test_catalogues_that_are_not_compiled_are_named_in_a_sentence() -> None:
    with pytest.raises(NoCatalogues, match="run “make catalogues”"):
        Speaker("fr")


def test_the_stand_in_for_missing_words_is_no_translation() -> None:
    assert isinstance(text._catalogue("en"), gettext.GNUTranslations)
