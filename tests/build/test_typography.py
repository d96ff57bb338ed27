import pytest

from build_spec.typography import faults

NARROW = "\u202f"
WIDE = "\u00a0"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("It's yours", "a straight apostrophe"),
        ('A "claim"', "a straight quotation mark"),
        ("Wait...", "three dots"),
        ("A «claim»", "French quotation marks"),
        ("Done !", "a space before"),
        (f"Points{WIDE}: 3", "a space before"),
    ],
)
def test_english_is_refused_for(text: str, fault: str) -> None:
    (found,) = faults("en", text)
    assert found.startswith(fault)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("C'est à vous", "a straight apostrophe"),
        ('Une "concession"', "a straight quotation mark"),
        ("Attendez...", "three dots"),
        ("Une “concession”", "English quotation marks"),
        ("Fini!", "no narrow no-break space (U+202F) before"),
        ("Fini !", "no narrow no-break space (U+202F) before"),
        (f"Fini{WIDE}?", "no narrow no-break space (U+202F) before"),
        ("Fini; encore", "no narrow no-break space (U+202F) before"),
        ("Points: 3", "no no-break space (U+00A0) before :"),
        ("Points : 3", "no no-break space (U+00A0) before :"),
        ("{player}: 3", "no no-break space (U+00A0) before :"),
        (f"« ici{NARROW}»", "no narrow no-break space (U+202F) inside"),
        (f"«{NARROW}ici »", "no narrow no-break space (U+202F) inside"),
        ("{dollars} $ de prime", "no no-break space (U+00A0) before $"),
        ("2 $ de chacun", "no no-break space (U+00A0) before $"),
        (f"4{NARROW}$ de chacun", "no no-break space (U+00A0) before $"),
        ("{ms:.2f} ms par image", "no no-break space (U+00A0) before a unit"),
        ("Buck (La Brute paie)", "a capital letter in the middle of a sentence"),
        ("Au tour de {player}", "a name after de or que"),
        ("Il faut que {other} paie", "a name after de or que"),
        ("Lorsque {sheriff} tranche", "a name after de or que"),
        ("La main d’{victim}", "a name after de or que"),
        ("Parce qu’{giver} donne", "a name after de or que"),
    ],
)
def test_french_is_refused_for(text: str, fault: str) -> None:
    (found,) = faults("fr", text)
    assert found.startswith(fault)


@pytest.mark.parametrize(
    "text",
    [
        "It’s “yours”: {player}; really?!",
        "At 12:30, {share:.1%}.",
        "Run `dustwater watch --names 'Ann'`",
        "See https://example.org/a:b?c!",
    ],
)
def test_good_english_passes(text: str) -> None:
    assert faults("en", text) == []


@pytest.mark.parametrize(
    "text",
    [
        f"C’est «{NARROW}{{player}}{NARROW}»{WIDE}: à vous{NARROW}; vraiment{NARROW}?!",
        f"Points{NARROW}: {{n:,}}",
        "À 12:30, {share:.1%}.",
        "Voir https://example.org/a:b?c pour la suite",
        "Tapez `dustwater watch --seats=2:bot!`",
        "avec --level=a:b",
        "Claim It! est complet",
        "Bravo (!)",
        "{player} s’arrête",
        f"En {{seconds:.2f}}{WIDE}s (la moitié)",
        f"{{player}} donne 2{WIDE}$ à {{other}}",
        "De {low} à {high} joueurs, plus de {most}",
        "Merci du conseil, {player}",
    ],
)
def test_good_french_passes(text: str) -> None:
    assert faults("fr", text) == []
