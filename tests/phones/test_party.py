import pytest

from game.engine import PASS, Ask, Combinations, Rng, Seat
from game.phones.ear import Answered, Knocked
from game.phones.party import Party
from game.phones.shown import Shown
from game.play.session import Session
from tests.phones.company import Paper, People, answer, company, plain
from tests.play.seated import session


def asked(people: People, seat: Seat) -> Ask:
    """What a phone shows as its question."""
    shown = people.party._shown[seat]
    assert shown.ask is not None
    return shown.ask


def say(people: People, seat: Seat, number: int, code: str) -> None:
    people.hub.said.append(Answered(seat, number, code))
    people.party.poll(0.1)


def why(people: People) -> list[str]:
    return [each[2] for each in people.hub.refused]


@pytest.fixture
def six() -> People:
    """Six people with phones, who throw their dice."""
    people = company(session("dice_town", *["human"] * 6, wild_west=True))
    people.party.poll(0.1)
    return people


def answered(people: People) -> int:
    return len(people.session.record.answers)


def test_who_changes_languages_has_only_their_own_screen_made_anew() -> None:
    made: list[tuple[Seat, str]] = []

    def project(shown: Shown) -> bytes:
        made.append((shown.seat, shown.speaker.language))
        return plain(shown)

    people = company(session("dice_town", *["human"] * 6, wild_west=True), project)
    people.party.poll(0.1)
    made.clear()
    for language in ("fr", "en", "fr"):
        people.hub.languages[4] = language
        people.party.poll(0.1)
        people.party.poll(0.1)
    assert made == [(4, "fr"), (4, "en"), (4, "fr")]
    assert people.hub.screen(4)["language"] == "fr"


def test_everybody_is_asked_at_once_on_their_own_phone() -> None:
    people = company(session("dice_town", *["human"] * 5))
    people.party.poll(0.1)
    while not people.party.ready():
        people.frame()
    everybody = set(range(5))
    assert set(people.party.ready()) <= everybody
    waited = {seat for seat, done in people.party.ready().items() if not done}
    assert {ask.seat for ask in people.session.asks()} == waited


def test_who_is_ready_is_all_the_big_screen_learns() -> None:
    people = company(session("dice_town", *["human"] * 5))
    people.party.poll(0.1)
    while len(people.party.ready()) < 2:
        people.frame()
    first = next(seat for seat, done in people.party.ready().items() if not done)
    say(people, first, asked(people, first).number, asked(people, first).options[0].code())
    assert people.party.ready()[first] is True
    assert people.party._shown[first].ask is None


def test_an_answer_from_a_phone_is_an_answer_at_the_table(six: People) -> None:
    seat = six.session.asks()[0].seat
    question = asked(six, seat)
    say(six, seat, question.number, question.options[0].code())
    assert answered(six) == 1
    assert six.hub.refused == []


def test_an_answer_given_twice_counts_once(six: People) -> None:
    seat = six.session.asks()[0].seat
    question = asked(six, seat)
    again = Answered(seat, question.number, question.options[0].code())
    six.hub.said += [again, again]
    six.party.poll(0.1)
    say(six, seat, again.number, again.code or "")
    assert answered(six) == 1
    assert why(six) == ["That question has been answered already."] * 2


def test_an_answer_to_another_question_answers_nothing(six: People) -> None:
    seat = six.session.asks()[0].seat
    question = asked(six, seat)
    for number in (0, question.number - 1, question.number + 1, 10**9):
        say(six, seat, number, question.options[0].code())
    assert answered(six) == 0
    assert len(six.hub.refused) == 4
    assert asked(six, seat) == question


def test_who_is_not_asked_cannot_answer() -> None:
    people = company(session("claim_it", *["human"] * 3))
    people.party.poll(0.1)
    (turn,) = [ask.seat for ask in people.session.asks()]
    number, code = asked(people, turn).number, asked(people, turn).options[0].code()
    others = [seat for seat in range(3) if seat != turn]
    for seat in others:
        say(people, seat, number, code)
    assert answered(people) == 0
    assert [each[0] for each in people.hub.refused] == others


def test_a_seat_without_a_phone_is_not_heard() -> None:
    people = company(session("claim_it", *["human"] * 3), phones=(1,))
    people.party.poll(0.1)
    (ask,) = people.session.asks()
    other = 0 if ask.seat != 0 else 2
    say(people, other, ask.number, ask.options[0].code())
    assert answered(people) == 0


@pytest.mark.parametrize(
    "code", ["", "nonsense", "keep", "keep:", "keep:A,A,A,A,A,A,A", "🎲", "keep:9\n", "pass " * 90]
)
def test_what_the_question_does_not_offer_is_refused_and_asked_again(code: str) -> None:
    people = company(session("dice_town", *["human"] * 3))
    people.hub.languages = dict.fromkeys(range(3), "fr")
    people.party.poll(0.1)
    seat = people.session.asks()[0].seat
    question = asked(people, seat)
    if code not in {option.code() for option in question.options}:
        say(people, seat, question.number, code)
        assert why(people) == ["Ce n’est pas possible ici."]
    assert answered(people) == 0
    assert asked(people, seat) == question


def test_every_code_is_refused_at_another_games_table() -> None:
    codes = {slug: set[str]() for slug in ("claim_it", "dice_town", "dalton_city")}
    for slug, found in codes.items():
        people = company(session(slug, *["human"] * 3))
        for _ in zip(range(60), people.play(), strict=False):
            found |= {o.code() for ask in people.session.asks() if len(ask.options) < 99 for o in ask.options}
    for slug in codes:
        people = company(session(slug, *["human"] * 3))
        people.party.poll(0.1)
        seat = people.session.asks()[0].seat
        offered = {option.code() for option in asked(people, seat).options}
        for code in sorted(set().union(*codes.values()) - offered):
            say(people, seat, asked(people, seat).number, code)
        assert answered(people) == 0


@pytest.fixture(scope="module")
def offer() -> Session:
    """Somebody is asked for an answer in parts."""
    people = company(session("dice_town", *["human"] * 4, seed=3))
    for _ in people.play():
        found = [ask for ask in people.session.asks() if isinstance(ask.options, Combinations)]
        if found and not people.party.call:
            return people.session
    raise AssertionError("nobody is asked for an offer")


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (0,),
        (0, 0, [], 0),
        ([], 0, 0),
        (0, 0, 0),
        (-1, 0, []),
        (10**6, 0, []),
        (0, 0, [0, 0]),
        (0, 0, [99]),
        (0, 0, [-1]),
        (True, 0, [1, 0]),
    ],
)
def test_parts_that_make_no_answer_are_refused(offer: Session, parts: tuple[int | list[int], ...]) -> None:
    people = company(offer)
    people.party.poll(0.1)
    seat = next(ask.seat for ask in offer.asks() if isinstance(ask.options, Combinations))
    before = answered(people)
    people.hub.said.append(Answered(seat, asked(people, seat).number, None, parts))
    people.party.poll(0.1)
    assert why(people) == ["That is not possible here."]
    assert answered(people) == before


def test_code_and_parts_together_or_neither_is_no_answer(offer: Session) -> None:
    people = company(offer)
    people.party.poll(0.1)
    seat = next(ask.seat for ask in offer.asks() if isinstance(ask.options, Combinations))
    number = asked(people, seat).number
    people.hub.said += [Answered(seat, number), Answered(seat, number, "pass", (0, 0, []))]
    people.party.poll(0.1)
    assert len(people.hub.refused) == 2


def test_a_screen_is_sent_once_however_often_it_is_asked_for(six: People) -> None:
    before = {seat: len(sent) for seat, sent in six.hub.sent.items()}
    for _ in range(100):
        six.party.poll(0.1)
    assert {seat: len(sent) for seat, sent in six.hub.sent.items()} == before


def test_a_phone_that_changes_its_language_is_shown_its_screen_anew(six: People) -> None:
    before = {seat: len(sent) for seat, sent in six.hub.sent.items()}
    six.hub.languages[2] = "fr"
    six.party.poll(0.1)
    assert six.hub.screen(2)["language"] == "fr"
    assert {seat for seat, sent in six.hub.sent.items() if len(sent) > before[seat]} == {2}


def test_as_long_as_the_big_screen_lags_behind_no_phone_is_ahead_of_it(six: People) -> None:
    seat = six.session.asks()[0].seat
    before = {each: six.hub.screen(each) for each in range(6)}
    question = asked(six, seat)
    six.hub.said.append(Answered(seat, question.number, question.options[0].code()))
    six.party.poll(0.1, caught_up=False)
    assert answered(six) == 1
    after = {each: six.hub.screen(each) for each in range(6)}
    assert after.pop(seat) == {**before.pop(seat), "ask": None}
    assert after == before
    six.party.poll(0.1)
    assert six.hub.screen(seat)["view"] != before.get(seat)


def test_what_is_taken_back_is_asked_anew_and_old_answers_answer_nothing() -> None:
    playing = session("dice_town", *["human"] * 3)
    people = company(playing)
    people.party.poll(0.1)
    rng = Rng.seeded("taken back")
    for _ in range(400):
        seats = [seat for seat in range(3) if people.party._shown[seat].ask is not None]
        seat = rng.pick(seats)
        given = answer(asked(people, seat), seat, rng)
        choice = len(asked(people, seat).options) > 1
        people.hub.said.append(given)
        people.party.poll(1.0)
        playing.decide_undo()
        if choice and playing.whose_undo() == seat and people.party.call is None:
            before = answered(people)
            playing.undo()
            people.party.poll(0.1)
            assert asked(people, seat).number != given.number
            people.hub.said.append(given)
            people.party.poll(0.1)
            assert why(people)[-1] == "That question has been answered already."
            assert answered(people) < before
            return
        if playing.over:
            break
    raise AssertionError("nothing was taken back")


def test_at_the_next_match_the_phones_stay_and_answers_to_the_last_one_are_stale() -> None:
    people = company(session("claim_it", *["human"] * 2))
    people.party.poll(0.1)
    (turn,) = [ask.seat for ask in people.session.asks()]
    old = Answered(turn, asked(people, turn).number, asked(people, turn).options[0].code())
    people.party.close()
    again = session("claim_it", *["human"] * 2)
    party = Party(again, people.hub, (0, 1), people.party._project)
    party.poll(0.1)
    people.hub.said.append(old)
    party.poll(0.1)
    assert again.record.answers == []
    assert why(people) == ["That question has been answered already."]
    shown = party._shown[turn].ask
    assert shown is not None
    people.hub.said.append(Answered(turn, shown.number, shown.options[0].code()))
    party.poll(0.1)
    assert len(again.record.answers) == 1


def test_a_seat_without_its_phone_is_played_at_the_screen(six: People) -> None:
    seat = six.session.asks()[0].seat
    six.party.take_over(seat, "screen")
    assert six.hub.gone == [seat]
    say(six, seat, 1, "pass")
    assert answered(six) == 0
    ask = six.session.asks()[0]
    six.session.answer(ask, ask.options[0])
    six.party.poll(0.1)
    assert answered(six) == 1
    assert seat in six.session.people


def test_a_seat_without_its_phone_is_played_by_a_bot(six: People) -> None:
    seat = six.session.asks()[0].seat
    number = six.session.asks()[0].number
    six.party.take_over(seat, "tenderfoot")
    assert seat not in six.session.people
    six.session.poll()
    assert [each.seat for each in six.session.record.answers] == [seat]
    assert six.session.record.players[seat].startswith("tenderfoot")
    ask = six.session.table.asked(seat)
    assert ask is None or ask.number > number
    for _ in zip(range(30), six.play(), strict=False):
        pass
    assert answered(six) > 10


def test_who_knocks_is_for_the_big_screen_to_see(six: People) -> None:
    six.hub.said.append(Knocked(3, "iPhone"))
    six.party.poll(0.1)
    assert six.party.knocks == {3: "iPhone"}


@pytest.mark.parametrize(
    ("slug", "kinds"),
    [
        ("claim_it", ["human"] * 4),
        ("dice_town", ["human"] * 3 + ["tenderfoot"]),
        ("dalton_city", ["human"] * 3 + ["tenderfoot"]),
    ],
)
def test_whole_games_are_played_on_phones_alone(slug: str, kinds: list[str]) -> None:
    people = company(session(slug, *kinds))
    for _ in people.play():
        pass
    assert people.session.over
    assert people.hub.refused == []
    assert all(people.party._shown[seat].ask is None for seat in people.party.seats)


def test_the_only_person_is_asked_to_react_as_long_as_they_like() -> None:
    people = company(session("dice_town", "human", "tenderfoot", "tenderfoot", seed=2, poker_face=True))
    seen = 0
    for _ in people.play():
        ask = people.session.table.asked(0)
        if ask is not None and ask.private:
            seen += 1
            assert PASS in ask.options
        assert people.party.call is None
    assert seen


def test_the_feeds_of_phones_do_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.phones.party._KEPT", 20)
    people = company(session("claim_it", *["human"] * 3))
    for _ in people.play():
        pass
    assert people.session.story.end > 100
    assert all(len(feed.moments) < 60 for feed in people.party._feeds.values())
    assert len(people.party._shown[0].told) == 6


def test_a_hub_on_paper_keeps_what_it_was_shown() -> None:
    paper = Paper()
    for screen in (b"1", b"1", b"2", b"1"):
        paper.show(0, screen)
    assert paper.sent == {0: [b"1", b"2", b"1"]}
