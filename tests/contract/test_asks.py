from game.engine import HIDDEN, Rng, digest, submit
from tests.contract.cases import Case, each_case
from tests.contract.journeys import journey, options_of, some


@each_case
def test_working_out_the_questions_changes_nothing(case: Case) -> None:
    for step in journey(case):
        t = step.before
        text = repr(t)
        assert t.frames[-1].asks(t) == t.asks
        assert t.frames[-1].asks(t) == t.asks
        assert repr(t) == text


@each_case
def test_somebody_is_asked_until_the_match_is_over(case: Case) -> None:
    for step in journey(case):
        t = step.after
        assert bool(t.asks) != t.over
        seats = [ask.seat for ask in t.asks]
        assert len(set(seats)) == len(seats)
        assert all(t.asked(ask.seat) is ask and ask.number == t.numbers[ask.seat] for ask in t.asks)
        assert set(t.waiting()) == {ask.seat for ask in t.asks if not ask.private}


@each_case
def test_every_question_has_options_and_none_twice(case: Case) -> None:
    for step in journey(case):
        options = options_of(step.ask)
        assert options
        assert len(set(options)) == len(options)
        assert HIDDEN not in step.ask.options
        assert all(option in step.ask.options for option in options[:: 1 + len(options) // 20])
        hash(step.ask.about)


@each_case
def test_a_code_is_text_without_white_space_that_gives_the_action_back(case: Case) -> None:
    for step in some(case, 60):
        options = [*options_of(step.ask), *step.ask.aside]
        codes = [option.code() for option in options]
        for option, code in zip(options, codes, strict=True):
            assert code.isprintable()
            assert code
            assert not any(map(str.isspace, code))
            parsed = case.rules.parse(code)
            assert parsed == option
            assert parsed.code() == code
        assert len(set(codes)) == len(codes)


@each_case
def test_every_option_is_accepted(case: Case) -> None:
    rng = Rng.seeded("options", case)
    for step in some(case, 40):
        for ask in step.before.asks:
            some_of = {rng.pick(ask.options) for _ in range(4)} | {ask.options[0], ask.options[-1]}
            for option in some_of | set(ask.aside[:1]):
                t = step.before.clone()
                submit(t, ask.number, ask.seat, option)
                case.rules.audit(t)
                assert digest(t) != digest(step.before)


@each_case
def test_any_text_is_the_code_of_one_action_or_of_none(case: Case) -> None:
    rng = Rng.seeded("codes", case)
    for step in some(case, 60):
        code = list(step.action.code())
        for _ in range(1 + rng.below(2)):
            at = rng.below(len(code) + 1)
            code[at : at + rng.below(2)] = rng.pick(
                ["", "0", "1", "-", "+", ",", ":", ">", "=", "a", "²", "?"]
            )
        text = "".join(code)
        try:
            action = case.rules.parse(text)
        except ValueError:
            continue
        assert action.code() == text
