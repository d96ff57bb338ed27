"""Words on the screen: broken where they may be, never wider than their place."""

import pygame
import pytest

from game import paths
from game.settings import Settings
from game.ui.art import Art
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.offscreen import offscreen
from game.ui.screens import SCREENS
from game.ui.styles import BODY, LABEL, Style
from game.ui.typefaces import has, runs, spelled
from game.ui.typesetting import Typesetter

QUICK = (
    *("title", "boxes", "setup_claim_it", "setup_dice_town", "settings", "credits", "load_empty", "dialog"),
    *("claim_it_first",),
)


@pytest.fixture
def setter() -> Typesetter:
    pygame.font.init()
    return Typesetter(Art())


def rows(setter: Typesetter, text: str, width: float = 10_000) -> list[str]:
    return ["".join(piece.text for piece in row) for row in setter.rows(text, BODY, width)]


def faces(setter: Typesetter, text: str) -> dict[str, str]:
    (row,) = setter.rows(text, BODY, 10_000)
    return {piece.text: piece.face for piece in row if piece.text.strip()}


def test_stars_make_bold_and_lines_make_italic(setter: Typesetter) -> None:
    told = faces(setter, "one *two* _three_ four")
    assert told == {"one": "bitter", "two": "bitter_bold", "three": "bitter_italic", "four": "bitter"}


@pytest.mark.parametrize("text", ["match-claim_it-2026.record", "2*3", r"\*no star\*", "a_b_c"])
def test_what_is_no_markup_is_printed_as_it_is(setter: Typesetter, text: str) -> None:
    assert rows(setter, text) == [text.replace("\\", "")]
    assert set(faces(setter, text).values()) == {"bitter"}


def test_an_icon_stands_among_the_words_and_one_that_there_is_not_is_only_words(setter: Typesetter) -> None:
    (row,) = setter.rows("a {icon:dice} b {icon:Anna}", BODY, 10_000)
    assert [piece.text for piece in row if piece.icon] == ["icons/dice"]
    assert row[-1].text == "{icon:Anna}"


def test_a_player_may_call_herself_anything(setter: Typesetter) -> None:
    for name in ("{icon:x}", "{icon:", "*", "_", "\\", "{}", "}{", "*_*_*", "日本", ""):
        for piece in (piece for row in setter.rows(f"{name} rolls again", BODY, 90) for piece in row):
            assert setter.piece(piece, BODY).get_height() > 0


def test_lines_break_at_spaces_and_are_no_wider_than_asked(setter: Typesetter) -> None:
    text = "Three dice and a gold field of thirty-six claims"
    broken = rows(setter, text, 200)
    assert len(broken) > 2
    assert " ".join(broken) == text
    assert all(setter.width(row, BODY) <= 200 for row in broken)


def test_a_line_that_starts_with_an_icon_hangs_from_it_and_the_next_does_not(setter: Typesetter) -> None:
    broken = setter.rows("{icon:dice} one two three four\nfive six seven eight nine", BODY, 140)
    hung = [row for row in broken if row[0].text == ""]
    assert broken[0][0].icon
    assert len(hung) >= 1
    assert {row[0].width for row in hung} == {broken[0][0].width + broken[0][1].width}
    assert all(sum(piece.width for piece in row) <= 140 for row in broken)
    assert broken[-1][0].text != ""


def test_a_sentence_that_starts_with_several_dice_hangs_from_none_of_them(setter: Typesetter) -> None:
    broken = setter.rows("{icon:die_A}{icon:die_A} against a pair as good as that", BODY, 140)
    assert broken[0][0].icon
    assert all(row[0].text for row in broken[1:])


def test_dice_that_are_wider_than_the_line_are_broken_between_them(setter: Typesetter) -> None:
    broken = setter.rows("Clementine\u00a0" + "{icon:die_A}" * 5, BODY, 160)
    assert sum(piece.icon for row in broken for piece in row) == 5
    assert all(sum(piece.width for piece in row) <= 160 for row in broken)


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_no_line_breaks_at_a_no_break_space(setter: Typesetter, space: str) -> None:
    words = f"Prêt{space}? Oui{space}!"
    for width in range(20, 200, 10):
        assert all(not row.startswith(("?", "!")) for row in rows(setter, words, width))


@pytest.mark.parametrize("face", ["bitter", "bitter_bold", "rye", "sancreek"])
def test_a_narrow_space_is_never_a_box(setter: Typesetter, face: str) -> None:
    words = spelled("8\u202f$", face)
    assert setter.width(words, Style(face)) > 0
    assert all(has(face, letter) for letter in words)


@pytest.mark.parametrize("face", ["bitter", "bitter_bold", "rye"])
@pytest.mark.parametrize("size", range(14, 29))
def test_thousands_are_apart_in_small_figures_too(setter: Typesetter, face: str, size: int) -> None:
    style = Style(face, size)
    assert setter.width("31\u202f300", style) - setter.width("31300", style) >= 0.2 * size


@pytest.mark.parametrize("face", ["bitter", "bitter_bold", "bitter_italic", "rye", "sancreek"])
def test_a_narrow_space_can_be_seen(setter: Typesetter, face: str) -> None:
    style = Style(face, 100)
    assert setter.width("8\u202f$", style) - setter.width("8$", style) >= 15


def test_text_grows_with_the_players_wish_and_titles_do_not(setter: Typesetter) -> None:
    before = setter.pixels(BODY), setter.pixels(LABEL)
    setter.set_scale(1.0, 1.5)
    assert (setter.pixels(BODY), setter.pixels(LABEL)) == (round(before[0] * 1.5), before[1])


@pytest.mark.parametrize("growth", [1.0, 1.25, 1.5])
def test_what_is_fitted_fits_and_can_still_be_read(setter: Typesetter, growth: float) -> None:
    for scale in (0.667, 1.0, 1.333, 2.0):
        setter.set_scale(scale, growth)
        style = setter.fitting("Risque de banqueroute", BODY, 238)
        assert setter.width("Risque de banqueroute", style) <= 238
        assert setter.pixels(style) >= 12 * scale


def test_what_cannot_fit_is_cut_with_dots(setter: Typesetter) -> None:
    style = setter.fitting("W" * 40, BODY, 150)
    cut = setter.shortened("W" * 40, style, 150)
    assert cut.endswith("W…")
    assert setter.width(cut, style) <= 150


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_words_of_the_menus_fit_their_places(
    monkeypatch: pytest.MonkeyPatch, language: str, size: int
) -> None:
    """None is cut, none runs out of its paragraph's width or off the screen."""
    wrong: list[tuple[str, ...]] = []
    fitting, paragraph, text = Typesetter.fitting, Canvas.paragraph, Canvas.text

    def watched(self: Typesetter, words: str, style: Style, width: float, smallest: float = 0.7) -> Style:
        found = fitting(self, words, style, width, smallest)
        if self.width(words, found) > width:
            wrong.append((screen, words))
        return found

    def watched_paragraph(
        self: Canvas, words: str, area: Area, style: Style = BODY, align: str = "left"
    ) -> float:
        widths = [sum(piece.width for piece in row) for row in self.type.rows(words, style, area[2])]
        if max(widths, default=0) / self.scale > area[2] + 2:
            wrong.append((screen, words))
        return paragraph(self, words, area, style, align)  # type: ignore[arg-type]

    def watched_text(
        self: Canvas,
        words: str,
        at: tuple[float, float],
        style: Style = BODY,
        align: str = "left",
        fade: float = 1.0,
    ) -> None:
        start = at[0] - {"left": 0, "centre": 0.5, "right": 1}[align] * self.type.width(words, style)
        if not 0 <= start <= 1920 - self.type.width(words, style):
            wrong.append((screen, words))
        text(self, words, at, style, align, fade)  # type: ignore[arg-type]

    monkeypatch.setattr(Typesetter, "fitting", watched)
    monkeypatch.setattr(Canvas, "paragraph", watched_paragraph)
    monkeypatch.setattr(Canvas, "text", watched_text)
    with offscreen((1280, 720), Settings(language=language, text_size=size)) as shown:  # type: ignore[arg-type]
        for screen in QUICK:
            shown.app.stack.scenes.clear()
            shown.show(*SCREENS[screen](shown.house))
            shown.frames(1)
    assert not wrong


def test_letters_that_a_typeface_lacks_come_from_another(setter: Typesetter) -> None:
    assert runs("Paweł", "bitter") == (("bitter", "Pawe"), ("bitter_extended", "ł"))
    assert runs("Paweł", "bitter_bold")[1] == ("bitter_bold_extended", "ł")
    assert runs("Zoë", "sancreek") == (("sancreek", "Zoë"),)
    assert setter.line("Paweł", LABEL).get_width() == round(setter.width("Paweł", LABEL))


@pytest.mark.usefixtures("setter")
@pytest.mark.parametrize("face", ["rye", "sancreek", "bitter", "bitter_bold", "bitter_italic"])
def test_there_is_a_picture_for_every_letter_in_the_catalogues_and_the_credits(face: str) -> None:
    files = [*paths.assets().glob("CREDITS*.md"), *paths.locale().glob("*/LC_MESSAGES/*.po")]
    assert len(files) == 4
    only_in_a_terminal = {"\n", "♞"}
    letters = "".join(sorted({*"".join(file.read_text("utf-8") for file in files)} - only_in_a_terminal))
    parts = runs(spelled(letters, face), face)
    assert [letter for knows, part in parts for letter in part if not has(knows, letter)] == []
