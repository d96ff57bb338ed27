"""The tape that a telegram of Dalton City ticks out on."""

import itertools

from game.ui.tables.dalton_city.tape import marks


def _signs(words: str) -> str:
    lengths = [length for _, length in marks(words)]
    return "".join("-" if length == max(lengths) else "." for length in lengths)


def test_words_are_sent_in_dots_and_dashes() -> None:
    assert _signs("SOS") == "...---..."


def test_a_letter_is_sent_without_its_accent() -> None:
    assert marks("télégramme à 3") == marks("telegramme a 3")


def test_nothing_is_printed_over_what_was_printed_before() -> None:
    placed = marks("STOP Horse lame STOP")
    assert all(start + length < after for (start, length), (after, _) in itertools.pairwise(placed))


def test_there_is_more_between_two_letters_than_within_one() -> None:
    (first, dot), (second, _), (third, _) = marks("ie")
    assert second - first - dot < third - second - dot
