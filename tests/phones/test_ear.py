from game.phones.ear import Answered, Ear, Heard, Joined, Knocked, Left, Spoke


def test_a_phone_that_comes_and_goes_all_night_fills_nothing() -> None:
    ear = Ear()
    ear.hear(Answered(0, 7, "pass"))
    restless: list[Heard] = [Joined(0, "fr"), Left(0), Knocked(0, "iPhone")]
    for _ in range(1000):
        for what in restless:
            assert ear.hear(what)
    ear.hear(Joined(1, "en"))
    heard = ear.take()
    assert len(heard) < 12
    assert heard[0] == Answered(0, 7, "pass")
    assert heard[-4:] == [Joined(0, "fr"), Left(0), Knocked(0, "iPhone"), Joined(1, "en")]


def test_an_answer_too_many_is_not_heard_and_nobody_elses_is_lost() -> None:
    ear = Ear()
    assert all(ear.hear(Answered(0, number, "pass")) for number in range(8))
    assert not ear.hear(Spoke(0, "fr"))
    assert ear.hear(Answered(1, 1, "pass"))
    assert len(ear.take()) == 9
