"""Names are printed as they were typed wherever there is markup: in notices, notes and tooltips."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.engine import Who, say
from game.manifest import manifest
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.load import Load
from game.ui.scenes.save_as import SaveAs
from game.ui.styles import BODY
from game.ui.tables.kit.panel import Panel
from game.ui.typesetting import Row, Typesetter
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_seated import sit
from tests.ui.laid import claim_it

NAMES = ["*Anna*", "_Bob_", "{icon:star}"]


@pytest.fixture(scope="module")
def shown() -> Iterator[Offscreen]:
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as opened:
        yield opened


def read(shown: Offscreen, words: str) -> str:
    """What is to be read of markup: no star, line or icon is missing that somebody typed."""
    rows = shown.house.canvas.type.rows(words, BODY, 100_000)
    return "\n".join("".join(piece.text for piece in row if not piece.icon) for row in rows)


def test_in_notices(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(shown, monkeypatch, ASKS["bid"].make(), names=NAMES)
    table.session.notes.append(say("ui.curtain", player=Who(0)))
    shown.frames(1)
    shown.house.notify(say("ui.saved", title="_my_ *best* {icon:dice}"))
    first, second = (read(shown, toast.words) for toast in shown.house.toasts[-2:])
    assert "*Anna*" in first
    assert "_my_ *best* {icon:dice}" in second


@pytest.mark.parametrize("question", ["bid", "raise"])
def test_in_the_note_of_an_offer_and_in_tooltips(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    table = sit(shown, monkeypatch, ASKS[question].make(), names=NAMES)
    assert isinstance(table.chooser, Panel)
    assert "_Bob_" in read(shown, table.chooser.note())
    told = "\n".join(read(shown, widget.tip) for widget in table.form.widgets)
    assert all(name in told for name in NAMES)


def test_in_questions_about_saves(shown: Offscreen) -> None:
    table = claim_it(shown.house)
    page = SaveAs(shown.house, table.session)
    page.title = "*Rainy* _Sunday_"
    page._save()
    dialog = getattr(page._save(), "scene", None)  # the second time the name is taken
    assert isinstance(dialog, Dialog)
    assert "*Rainy* _Sunday_" in read(shown, dialog._text)
    load = Load(shown.house)
    dialog = getattr(load._delete(), "scene", None)
    assert isinstance(dialog, Dialog)
    assert "*Rainy* _Sunday_" in read(shown, dialog._text)


def test_no_name_becomes_a_picture_at_any_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of an icon that no sentence has."""
    assert "icons/music" in manifest()
    found: list[str] = []
    rows = Typesetter.rows

    def watched(self: Typesetter, text: str, *given: Any) -> tuple[Row, ...]:
        broken = rows(self, text, *given)
        found.extend(text for row in broken for piece in row if piece.text == "icons/music")
        return broken

    monkeypatch.setattr(Typesetter, "rows", watched)
    with offscreen((320, 200), Settings(language="fr", speed="instant")) as small:
        for question in ASKS.values():
            table = sit(small, monkeypatch, question.make(), names=["{icon:music}"] * 6)
            for widget in table.form.widgets:
                read(small, widget.tip)
    assert not found
