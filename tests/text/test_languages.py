import argparse
import gettext
import locale
from collections.abc import Iterator

import pytest

from game import text
from game.text import system_language, teach_argparse

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize(
    ("value", "language"),
    [
        ("fr", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("fr_CA@euro", "fr"),
        ("fr-BE", "fr"),
        ("en_GB.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("de_DE.UTF-8", "en"),
        ("frp_FR", "en"),
    ],
)
@pytest.mark.parametrize("variable", VARIABLES)
def test_the_language_is_read_from_each_variable(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert system_language() == language


@pytest.mark.parametrize("at", range(len(VARIABLES) - 1))
def test_the_variables_are_asked_in_the_order_of_gettext(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    monkeypatch.setenv(VARIABLES[at], "fr_FR")
    for later in VARIABLES[at + 1 :]:
        monkeypatch.setenv(later, "en_US")
    assert system_language() == "fr"


def test_an_empty_variable_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", "fr_FR")
    assert system_language() == "fr"


def test_the_first_language_we_speak_is_taken_from_a_list_of_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "br:fr_FR:en")
    assert system_language() == "fr"


@pytest.mark.parametrize(
    ("name", "language"),
    [("French_France", "fr"), ("French_Canada.1252", "fr"), ("English_United States", "en"), (None, "en")],
)
def test_where_no_variable_is_set_the_system_is_asked(
    monkeypatch: pytest.MonkeyPatch, name: str | None, language: str
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (name, None))
    assert system_language() == language


@pytest.fixture
def domain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = gettext.textdomain()
    monkeypatch.setenv("LANGUAGE", "")
    yield
    gettext.textdomain(before)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser("dustwater")
    made.add_argument("level")
    made.add_argument("--seats", type=int, choices=[2, 3])
    return made


@pytest.mark.usefixtures("domain")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "dustwater\u00a0: erreur\u00a0: arguments manquants\u00a0: level"),
        (["x", "--seats"], "argument --seats\u00a0: une valeur attendue"),
        (["x", "--seats", "two"], "valeur non valable pour le type int\u00a0: «\u202ftwo\u202f»"),
        (["x", "--seats", "9"], "choix non valable\u00a0: «\u202f9\u202f» (au choix\u00a0: 2, 3)"),
        (["x", "y"], "arguments inconnus\u00a0: y"),
        (["--help"], "afficher cette aide et quitter"),
    ],
)
def test_argparse_speaks_french(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    teach_argparse("fr")
    with pytest.raises(SystemExit):
        parser().parse_args(arguments)
    printed = capsys.readouterr()
    assert said in printed.out + printed.err
    assert "usage\u00a0: " in printed.out + printed.err


@pytest.mark.usefixtures("domain")
def test_argparse_speaks_english_again(capsys: pytest.CaptureFixture[str]) -> None:
    teach_argparse("fr")
    teach_argparse("en")
    with pytest.raises(SystemExit):
        parser().parse_args([])
    assert "error: the following arguments are required: level" in capsys.readouterr().err


def test_every_language_has_its_catalogue() -> None:
    assert [text.Speaker(language).language for language in text.LANGUAGES] == ["en", "fr"]
