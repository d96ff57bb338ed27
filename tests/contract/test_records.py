from game.engine import Rng, digest, loads, replay, retrace
from tests.contract.cases import RULES, Case, each_case
from tests.contract.journeys import digests, journey, record_of


@each_case
def test_a_replay_equals_the_match_step_by_step(case: Case) -> None:
    record = record_of(case)
    t = record.start()
    assert t == case.new()
    steps = [
        (step.ask, step.action, tuple(step.events), digest(t), step.number) for step in retrace(record, t)
    ]
    assert steps == [
        (step.ask, step.action, step.events, digest(step.after), n) for n, step in enumerate(journey(case), 1)
    ]
    assert t == journey(case)[-1].after
    middle = len(record.answers) // 2
    assert digest(replay(record, middle)) == digests(case)[middle]


@each_case
def test_a_record_written_and_read_is_the_same(case: Case) -> None:
    record = record_of(case)
    again = loads(record.dumps().encode(), RULES)
    assert again == record
    assert again.dumps() == record.dumps()


@each_case
def test_a_record_cut_anywhere_in_its_tail_loads_up_to_the_last_whole_answer(case: Case) -> None:
    record = record_of(case)
    data, header = record.dumps().encode(), len(record.header().encode())
    rng = Rng.seeded("cut", case)
    tail = range(max(header, len(data) - 90), len(data) + 1)
    for cut in (header, *tail, *(header + rng.below(len(data) - header) for _ in range(20))):
        read = loads(data[:cut], RULES)
        assert read.answers == record.answers[: data[header:cut].count(b"\n")]
        assert read.header() == record.header()
