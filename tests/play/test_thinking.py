from game.play.simulation import simulate
from game.play.thinking import Thinking
from tests.play.plans import plan


def thinking(*seconds: float) -> Thinking:
    told = Thinking()
    for each in seconds:
        told.took(each)
    return told


def test_who_never_thought_took_no_time() -> None:
    assert (Thinking().mean, Thinking().within(0.95), Thinking().longest) == (0, 0, 0)


def test_nineteen_quick_decisions_in_twenty_are_told_from_the_slow_one() -> None:
    told = thinking(*[0.01] * 19, 2.0)
    assert 0.01 <= told.within(0.95) < 0.011
    assert told.within(1.0) == told.longest == 2.0
    assert told.mean == (19 * 0.01 + 2) / 20


def test_two_counts_make_one() -> None:
    one, other = thinking(0.1, 0.2), thinking(0.3)
    one.add(other)
    assert one == thinking(0.1, 0.2, 0.3)


def test_a_bots_decisions_are_counted_as_its_own_however_many_processes_play() -> None:
    counts = []
    for jobs in (1, 2):
        outcome = simulate(plan("cowhand", "random", games=4), jobs=jobs)
        counts.append({name: each.decisions for name, each in outcome.thinking.items()})
        assert sum(counts[-1].values()) == outcome.decisions
        assert outcome.thinking["cowhand"].mean > outcome.thinking["random"].mean
    assert counts[0] == counts[1]
