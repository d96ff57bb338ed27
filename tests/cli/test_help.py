"""Help, languages and mistakes in typing, before any command has begun."""

import pytest

from game import __version__
from game.cli.parser import COMMANDS
from tests.cli.conftest import Run

COMMAND_NAMES = tuple(COMMANDS)
FRENCH_WORDS = {
    "simulate": "jouer beaucoup de parties entre robots",
    "watch": "regarder des robots jouer",
    "replay": "raconter une partie enregistrée",
    "record-info": "montrer ce que contient une partie",
    "check-level": "vérifier un plateau",
    "rules": "écrire les règles",
    "bench": "mesurer la vitesse du moteur",
    "screenshot": "prendre l’image d’un écran",
    "gallery": "écrire des planches",
    "self-test": "vérifier que cet exemplaire",
}


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help")
    assert shown.code == 0
    assert all(name in shown.out for name in COMMAND_NAMES)


def test_without_a_command_the_app_opens_or_says_that_there_is_no_screen(run: Run) -> None:
    shown = run()
    assert (shown.code, shown.out) == (1, "")
    assert shown.err.startswith("There is no screen to open a window on")


@pytest.mark.parametrize("command", COMMAND_NAMES)
def test_every_command_explains_itself_in_both_languages(run: Run, command: str) -> None:
    english, french = run(command, "--help"), run(command, "--help", "--lang", "fr")
    assert english.code == french.code == 0
    assert english.out.startswith("usage: ")
    assert french.out.startswith("usage\u00a0: ")
    assert FRENCH_WORDS[command] in french.out
    assert "show this help message and exit" in english.out
    assert "afficher cette aide et quitter" in french.out


def test_french_headings_have_the_space_that_french_wants(run: Run) -> None:
    shown = run("watch", "--help", "--lang", "fr").out
    headings = [line for line in shown.splitlines() if line.endswith(":")]
    assert "options\u00a0:" in headings
    assert all(line.endswith("\u00a0:") for line in headings)


@pytest.mark.parametrize("command", ["simulate", "watch"])
def test_the_help_tells_which_games_bots_and_options_there_are(run: Run, command: str) -> None:
    shown = run(command, "--help").out
    assert "claim_it (Claim It!, 2 to 5 players):" in shown
    assert "bots: random, tenderfoot, cowhand" in shown
    assert "option starts=roll_off|1|2|3|4|5 (default: roll_off)" in shown
    assert "option returning_squatters=no|yes (default: no)" in shown
    assert "option rounds=1–100 (default, by players: 40 (2), 30 (3), 20 (4–6), 15 (7–8))" in shown
    assert "option landowner=no|yes (default, by players: yes (2–5), no (6–8))" in shown


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"Dustwater {__version__}\n"


def test_the_language_is_the_systems_unless_another_is_asked_for(run: Run) -> None:
    assert run("--help", system="fr_FR.UTF-8").out.startswith("usage\u00a0: ")
    assert run("--help", "--lang", "en", system="fr_FR.UTF-8").out.startswith("usage: ")
    assert run("--lang=fr", "bench", "--help").out.startswith("usage\u00a0: ")
    assert run("--lang", "fr", "bench", "--lang", "en", "--help").out.startswith("usage: ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rodeo"], "dustwater: argument COMMAND: invalid choice: 'rodeo'"),
        (["simulate"], "dustwater simulate: the following arguments are required: GAME"),
        (["simulate", "claim_it", "--seats", "two"], "argument --seats: “two” is not a whole number"),
        (["simulate", "claim_it", "--games", "1e3"], "argument --games: “1e3” is not a whole number"),
        (["watch", "claim_it", "--delay", "slow"], "argument --delay: “slow” is not a number"),
        (["watch", "claim_it", "--lang", "de"], "argument --lang: invalid choice: 'de'"),
        (["watch", "claim_it", "--loud"], "unrecognized arguments: --loud"),
        (["watch", "claim_it", "--seats", "9" * 5000], "is not a whole number"),
        (["replay", "--up", "3", "x"], "unrecognized arguments: --up"),
    ],
)
def test_a_mistake_in_typing_gets_one_line(run: Run, arguments: list[str], said: str) -> None:
    assert said in run(*arguments).refused(code=2)


@pytest.mark.parametrize(
    "argument", ["--x\nsecond line", "--\x1b[2J\x1b]0;mine\x07", "--\u202etxt", "--\u2028"]
)
def test_nothing_that_was_typed_can_steer_the_terminal(run: Run, argument: str) -> None:
    for arguments in ([argument], ["watch", "claim_it", argument], ["replay", argument[2:]]):
        shown = run(*arguments)
        assert shown.code in (1, 2)
        (sentence,) = shown.err.splitlines()
        assert sentence.isprintable()
        assert shown.err == f"{sentence}\n"


def test_an_endless_argument_is_told_by_its_ends(run: Run) -> None:
    assert len(run("--" + "x" * 100_000).refused(code=2)) < 600


def test_a_mistake_in_typing_gets_one_line_in_french(run: Run) -> None:
    said = run("simulate", "claim_it", "--seats", "deux", "--lang", "fr").refused(code=2)
    assert said == "dustwater simulate: argument --seats\u00a0: «\u202fdeux\u202f» n’est pas un nombre entier"


def test_nothing_is_abbreviated_so_that_a_later_option_breaks_no_script(run: Run) -> None:
    assert "invalid choice: 'fr'" in run("--lan", "fr", "bench").refused(code=2)


def test_many_numbers_are_told_by_the_first_and_the_last(run: Run) -> None:
    told = run("watch", "--help").out
    assert "starts=roll_off|1|2|3|4|5 " in told
    assert "option rounds=1–" in told
    assert "10|11|12" not in told
