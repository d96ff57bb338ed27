"""The Doc's elixir."""

from tests.games.dice_town.town import answer, asked, doc, options

KINGS = ["KKKKK"] * 3


def test_the_elixir_makes_a_visitor_of_who_won_something() -> None:
    """Card: elixir."""
    t = doc(kept=KINGS, gained=(0, 1, 2), hands={1: ["elixir"]})
    assert options(t, 1) == {"play:elixir", "pass"}
    answer(t, 1, "play:elixir")
    assert asked(t) == {1: "doc"}
    answer(t, 1, "choose:money")
    assert t.over
    assert t.world.money == (6, 12, 6)
    assert t.world.discard == ("elixir",)


def test_the_elixir_is_played_before_the_sheriff_sets_the_order() -> None:
    """DT-44."""
    t = doc(kept=KINGS, gained=(0, 1), hands={1: ["elixir"]})
    assert asked(t) == {1: "card"}
    answer(t, 1, "play:elixir")
    assert options(t, 0) == {"name:2", "name:3"}


def test_the_elixir_never_gives_a_second_visit() -> None:
    """DT-44."""
    t = doc(kept=KINGS, gained=(0, 1), hands={2: ["elixir"]})
    assert asked(t) == {2: "doc"}
    answer(t, 2, "choose:money")
    assert t.over
    assert t.world.hands[2] == ("elixir",)


def test_an_elixir_drawn_at_the_docs_waits() -> None:
    """DT-44."""
    t = doc(kept=["KKKKK", "KKKKK", "JJJKK"], gained=(0, 1), store=["elixir"])
    answer(t, 2, "choose:store")
    assert t.over
    assert t.world.hands[2] == ("elixir",)


def test_the_elixir_need_not_be_drunk() -> None:
    t = doc(kept=KINGS, gained=(0, 1, 2), hands={1: ["elixir"]})
    answer(t, 1, "pass")
    assert t.over
    assert t.world.hands[1] == ("elixir",)


def test_the_elixir_is_not_offered_when_the_doc_could_do_nothing() -> None:
    """DT-39."""
    assert doc(kept=["99999"] * 3, gained=(0, 1, 2), hands={1: ["elixir"]}).over


def test_a_cancelled_elixir_is_no_visit() -> None:
    """DT-37."""
    t = doc(kept=KINGS, gained=(0, 1, 2), hands={1: ["elixir"], 0: ["wanted"]})
    answer(t, 1, "play:elixir")
    answer(t, 0, "play:wanted")
    assert t.over
    assert sorted(t.world.discard) == ["elixir", "wanted"]
