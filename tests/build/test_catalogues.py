import gettext
from pathlib import Path

import pytest

from build_spec import catalogues
from build_spec.add_keys import add_keys
from build_spec.catalogues import LANGUAGES, ROOT, compile_catalogues, po_file

_HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"'


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for language in LANGUAGES:
        path = po_file(tmp_path, language)
        path.parent.mkdir(parents=True)
        path.write_text(f'{_HEAD}\n\n# a\n\nmsgid "a.m"\nmsgstr "été"\n', "utf-8")
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    return tmp_path


def say(project: Path, code: str) -> None:
    text = "from game.engine.message import say, say_n\n" + code
    (project / "game" / "rules.py").write_text(text, "utf-8")


def test_compiled_words_are_found_by_gettext(project: Path) -> None:
    assert catalogues.main(["compile"]) == 0
    words = gettext.translation("dustwater", project / "game" / "locale", ["fr"])
    assert words.gettext("a.m") == "été"


def test_compiling_leaves_nothing_else_behind(project: Path) -> None:
    compile_catalogues(project)
    folder = po_file(project, "fr").parent
    assert sorted(path.name for path in folder.iterdir()) == ["dustwater.mo", "dustwater.po"]


def test_compiling_twice_gives_the_same_bytes(project: Path) -> None:
    made = po_file(project, "fr").with_suffix(".mo")
    compile_catalogues(project)
    first = made.read_bytes()
    compile_catalogues(project)
    assert made.read_bytes() == first


def test_a_bad_catalogue_is_named_in_one_sentence(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    po_file(project, "fr").unlink()
    assert catalogues.main(["compile"]) == 1
    assert capsys.readouterr().err.startswith("game/locale/fr/LC_MESSAGES/dustwater.po: ")


@pytest.mark.usefixtures("project")
def test_the_check_fails_with_a_line_per_problem(capsys: pytest.CaptureFixture[str]) -> None:
    assert catalogues.main(["check"]) == 1
    assert "a.m: nothing says it" in capsys.readouterr().out


def test_another_command_is_refused_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert catalogues.main(["compiel"]) == 2
    assert capsys.readouterr().err == "Say one of: compile, check, add.\n"


def test_keys_are_added_among_their_section(project: Path) -> None:
    say(project, 'say("b.x"); say("a.z"); say("a.m"); say_n("a.b", 2)')
    assert len(add_keys(project)) == 6
    for language in LANGUAGES:
        assert po_file(project, language).read_text("utf-8").split("\n\n")[1:] == [
            "# a",
            'msgid "a.b"\nmsgid_plural "a.b"\nmsgstr[0] ""\nmsgstr[1] ""',
            'msgid "a.m"\nmsgstr "été"',
            'msgid "a.z"\nmsgstr ""',
            "# b",
            'msgid "b.x"\nmsgstr ""\n',
        ]


def test_adding_twice_adds_nothing(project: Path) -> None:
    say(project, 'say("a.z")')
    add_keys(project)
    before = po_file(project, "en").read_bytes()
    assert add_keys(project) == []
    assert po_file(project, "en").read_bytes() == before


def test_the_project_has_both_catalogues() -> None:
    assert all(po_file(ROOT, language).is_file() for language in LANGUAGES)
