from collections.abc import Callable
from pathlib import Path

import pytest

from build_spec.argparse_words import WORDS
from build_spec.catalogues import ROOT, BadCatalogue, po_file, read_catalogue
from build_spec.check import problems

Tree = Callable[..., Path]

_HEAD = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
"""
_IMPORT = "from game.engine.message import key, say, say_n\n"


def quoted(words: str) -> str:
    return '"' + words.replace('"', '\\"').replace("\n", "\\n") + '"'


def entry(key: str, *forms: str) -> str:
    if len(forms) == 1:
        return f"msgid {quoted(key)}\nmsgstr {quoted(forms[0])}\n"
    lines = [f"msgstr[{at}] {quoted(form)}\n" for at, form in enumerate(forms)]
    return f"msgid {quoted(key)}\nmsgid_plural {quoted(key)}\n" + "".join(lines)


def argparse_section(language: str) -> str:
    """The words of argparse, as the project's own catalogue has them."""
    catalogue = read_catalogue(ROOT, language)
    entries = []
    for word in WORDS:
        message = catalogue.get(word)
        assert message is not None
        if isinstance(word, str):
            entries.append(entry(word, str(message.string)))
        else:
            forms = entry(word[0], *(message.string or ()))
            entries.append(forms.replace(f"plural {quoted(word[0])}", f"plural {quoted(word[1])}"))
    return "\n".join(entries)


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A small project that says what the code says, with these entries besides argparse's."""

    def write(code: str, en: str, fr: str) -> Path:
        for language, words in (("en", en), ("fr", fr)):
            path = po_file(tmp_path, language)
            path.parent.mkdir(parents=True)
            path.write_text(f"{_HEAD}\n{words}\n{argparse_section(language)}", "utf-8")
        (tmp_path / "game" / "rules.py").write_text(_IMPORT + code, "utf-8")
        return tmp_path

    return write


EN = "game/locale/en/LC_MESSAGES/dustwater.po"
FR = "game/locale/fr/LC_MESSAGES/dustwater.po"


def test_nothing_is_said_against_good_catalogues(tree: Tree) -> None:
    code = 'say("a.b", who=1)\nsay_n("a.n", 3)\nkey("a.marked")'
    en = [entry("a.b", "{who} can’t."), entry("a.n", "One.", "{n} of them."), entry("a.marked", "Yes")]
    fr = [entry("a.b", "Pas {who}."), entry("a.n", "{n} seul.", "{n} seuls."), entry("a.marked", "Oui")]
    assert problems(tree(code, "\n".join(en), "\n".join(fr))) == []


def test_a_key_missing_in_a_catalogue_is_refused(tree: Tree) -> None:
    assert problems(tree('say("a.b")', entry("a.b", "Yes"), "")) == [
        f"{FR}: a.b: missing, said at game/rules.py:2"
    ]


def test_a_key_that_nothing_says_is_refused(tree: Tree) -> None:
    assert problems(tree("", "", entry("a.b", "Oui"))) == [f"{FR}:6: a.b: nothing says it"]


def test_a_key_only_spoken_of_by_something_else_named_say_is_not_said(tree: Tree) -> None:
    assert problems(tree("import x\nx.say('a.b')", "", "")) == []


@pytest.mark.parametrize(
    "code",
    [
        'from game.engine.message import say as tell\ntell("a.b")',
        'from game.engine import say as spell\nspell("a.b")',
        'from game.engine import message\nmessage.say("a.b")',
        'from game import engine\nengine.say("a.b")',
    ],
)
def test_a_key_is_found_however_the_function_was_imported(tree: Tree, code: str) -> None:
    assert problems(tree(code, entry("a.b", "Yes"), entry("a.b", "Oui"))) == []


@pytest.mark.parametrize("by", ["say", "say_n", "key"])
def test_a_key_that_is_not_written_out_is_refused(tree: Tree, by: str) -> None:
    assert problems(tree(f'name = "a.b"\n{by}(name)', "", "")) == [
        f"game/rules.py:3: the key given to {by}() must be written out as a string"
    ]


def test_code_that_cannot_be_read_is_named(tree: Tree) -> None:
    (problem,) = problems(tree("def", "", ""))
    assert problem.startswith("game/rules.py: cannot be read: ")


def test_an_empty_text_is_refused(tree: Tree) -> None:
    found = problems(tree('say("a.b")', entry("a.b", "Yes"), entry("a.b", "")))
    assert found == [f"{FR}:6: a.b: empty"]


def test_a_fuzzy_text_is_refused(tree: Tree) -> None:
    found = problems(tree('say("a.b")', entry("a.b", "Yes"), "#, fuzzy\n" + entry("a.b", "Oui")))
    assert found == [f"{FR}:7: a.b: fuzzy"]


def test_an_obsolete_text_is_refused(tree: Tree) -> None:
    found = problems(tree("", "", '#~ msgid "a.b"\n#~ msgstr "Oui"\n'))
    assert found == [f"{FR}: a.b: an obsolete entry"]


def test_placeholders_that_differ_are_refused(tree: Tree) -> None:
    found = problems(tree('say("a.b", who=1, what=2)', entry("a.b", "{who} {what}"), entry("a.b", "{who}")))
    assert found == ["a.b: the placeholders differ: en has {what} {who}, fr has {who}"]


def test_a_placeholder_that_the_code_does_not_fill_is_refused(tree: Tree) -> None:
    found = problems(tree('say("a.b", who=1)', entry("a.b", "{whom}"), entry("a.b", "{whom}")))
    assert found == [
        f"{EN}:6: a.b: asks for {{whom}}, not given at game/rules.py:2",
        f"{FR}:6: a.b: asks for {{whom}}, not given at game/rules.py:2",
    ]


def test_arguments_that_the_code_does_not_show_are_trusted(tree: Tree) -> None:
    assert problems(tree('say("a.b", **given)', entry("a.b", "{who}"), entry("a.b", "{who}"))) == []


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("{who} {", "the braces are wrong: Single '{' encountered in format string"),
        ("{who} {}", "{} is not a plain name"),
        ("{who} {who.name}", "{who.name} is not a plain name"),
    ],
)
def test_braces_that_cannot_be_filled_are_refused(tree: Tree, words: str, problem: str) -> None:
    found = problems(tree('say("a.b", who=1)', entry("a.b", words), entry("a.b", words)))
    assert f"{EN}:6: a.b: {problem}" in found


def test_a_plural_key_without_plural_forms_is_refused(tree: Tree) -> None:
    found = problems(tree('say_n("a.b", 2)', entry("a.b", "{n}", "{n}"), entry("a.b", "{n}")))
    assert found == [f"{FR}:6: a.b: has no plural forms, and say_n() asks for them at game/rules.py:2"]


def test_a_plural_form_that_is_empty_is_refused(tree: Tree) -> None:
    found = problems(tree('say_n("a.b", 2)', entry("a.b", "{n}", "{n}"), entry("a.b", "{n}", "")))
    assert found == [f"{FR}:6: a.b: lacks some of its 2 plural forms"]


def test_plural_forms_of_a_key_said_without_a_number_are_refused(tree: Tree) -> None:
    found = problems(tree('say("a.b")', entry("a.b", "Yes"), entry("a.b", "Oui", "Oui")))
    assert found == [f"{FR}:6: a.b: has plural forms, but say() gives no number at game/rules.py:2"]


def test_a_catalogue_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCatalogue, match=f"^{EN}: "):
        problems(tmp_path)


def test_a_catalogue_that_cannot_be_read_is_named(tree: Tree) -> None:
    with pytest.raises(BadCatalogue, match=f"^{FR}: "):
        problems(tree("", "", 'msgid "a.b"\noops\n'))


def argparse_problems(tree: Tree, language: str, old: str, new: str) -> list[str]:
    path = po_file(tree("", "", ""), language)
    words = path.read_text("utf-8")
    assert old in words
    path.write_text(words.replace(old, new, 1), "utf-8")
    return [problem.partition(": ")[2] for problem in problems(path.parents[4])]


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        ("fr", 'msgid "options"\nmsgstr "options"', "", "options: missing, said by argparse"),
        (
            "fr",
            'msgstr "arguments inconnus\u00a0: %s"',
            'msgstr "arguments inconnus"',
            "unrecognized arguments: %s: the placeholders are not argparse’s",
        ),
        (
            "fr",
            'erreur\u00a0: %(message)s\\n"',
            'erreur\u00a0: %(message)s"',
            "%(prog)s: error: %(message)s: does not end the line as argparse does",
        ),
        ("en", 'msgstr "options"', 'msgstr "choices"', "options: the English is not argparse’s own"),
    ],
)
def test_words_of_argparse_that_do_not_fit_are_refused(
    tree: Tree, language: str, old: str, new: str, problem: str
) -> None:
    assert argparse_problems(tree, language, old, new) == [problem]
