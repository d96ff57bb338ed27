"""Faces with temperaments: told apart by what they do, and hardly weaker for it."""

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from game import ai
from game.ai.bot import Bot, Budget, Evidence, Ranked, Ranker, Ranking, Sampler, ranking
from game.ai.characters import FACES, Character, Leanings, Traits
from game.engine import Action, Ask, Rng, Rules, Table, choose, say, submit
from game.games import GAMES, game
from game.games.claim_it.actions import ROLL, STOP
from game.games.dalton_city.actions import BUY
from game.games.dalton_city.kinds import Kind as City
from game.games.dice_town.actions import Bid, Keep
from game.games.dice_town.dice import NINE, TEN
from game.games.dice_town.kinds import Kind as Town
from game.play.clock import Clock
from game.play.match import BotSeat
from game.play.seating import PORTRAITS
from game.play.simulation import Plan, interval, simulate
from game.text import LANGUAGES, Speaker

SLUGS = [box.rules.slug for box in GAMES]
LEVELS = [(slug, level) for slug in SLUGS for level in ai.bots(slug) if ai.has_character(slug, level)]


def asked(slug: str, games: int, seats: int = 4) -> Iterator[tuple[Table[Any], Ask]]:
    """The real choices of matches between cowhands."""
    rules: Rules[Any, Any] = game(slug).rules
    options = choose(rules.options, {}, seats)
    for seed in range(games):
        t = rules.new(seats, options, seed).stop_telling()
        players: list[BotSeat | Clock] = [
            *(BotSeat(ai.bot(slug, "cowhand"), seed, seat) for seat in range(seats)),
            Clock(options),
        ]
        while t.asks:
            ask = t.asks[0]
            if ask.seat < seats and len(ask.options) > 1:
                yield t, ask
            submit(t, ask.number, ask.seat, players[ask.seat].choose(rules, t, ask))


def told(slug: str, name: str, t: Table[Any], ask: Ask) -> Ranking:
    """What somebody makes of a question."""
    rules: Rules[Any, Any] = game(slug).rules
    view = rules.view(t, ask.seat)
    sampler = partial(rules.sample, view)
    return ai.bot(slug, name).explain(view, ask, sampler, Rng(1), Budget(nodes=1000))


def done(slug: str, name: str, t: Table[Any], ask: Ask) -> Action:
    return told(slug, name, t, ask)[0].action


def test_every_portrait_has_a_temperament_of_its_own() -> None:
    assert set(FACES) == set(PORTRAITS)
    assert len(set(FACES.values())) == len(PORTRAITS)
    assert all(-1 <= weight <= 1 for likes in FACES.values() for weight in likes)
    assert all(max(map(abs, likes)) >= 0.8 for likes in FACES.values()), "somebody is like nobody"


def test_a_face_nobody_has_gets_a_sentence_and_who_has_no_manner_stays_as_it_was() -> None:
    with pytest.raises(ai.UnknownBot) as refused:
        ai.bot("claim_it", "cowhand@astronaut")
    assert refused.value.message.key == "ai.unknown_face"
    assert ai.bot("claim_it", "random@gambler") is ai.bot("claim_it", "random")
    assert ai.bot("claim_it", "cowhand") is not ai.bot("claim_it", "cowhand@gambler")


@pytest.mark.parametrize(("slug", "level"), LEVELS)
def test_a_character_can_be_handed_to_another_process(slug: str, level: str) -> None:
    bot = ai.bot(slug, f"{level}@gambler")
    again = pickle.loads(pickle.dumps(bot))
    assert isinstance(bot, Character)
    assert again == replace(bot, level=again.level)
    assert type(again.level) is type(bot.level)


LEFT, RIGHT, WORSE = (Keep(faces) for faces in ((0,), (1,), (2,)))


class Torn(Ranker):
    """Two answers are nearly equal, and one is bad."""

    def __init__(
        self, *values: float, evidence: Evidence | None = None, other: Evidence | None = None
    ) -> None:
        self.ranked = ranking(
            [
                Ranked(action, value, say("ai.tenderfoot.place"), seen)
                for action, value, seen in zip(
                    (LEFT, RIGHT, WORSE), values, (evidence, other, evidence), strict=True
                )
            ]
        )

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        return self.ranked


def likes_gold(_view: Any, _ask: Ask, action: Action) -> Traits:
    return Traits(gold=1.0) if action in (RIGHT, WORSE) else Traits()


def _of(like: Traits, _view: Any, _ask: Ask, action: Action) -> Traits:
    return like if action == RIGHT else Traits()


def torn(bot: Bot, likes: Traits, leanings: Leanings = likes_gold) -> Ranked:
    character = Character(bot, likes, leanings, nearly=1.0, searched=0.02)
    ask = Ask(1, 0, "keep", (LEFT, RIGHT, WORSE))
    found = character.explain(None, ask, lambda _: pytest.fail("no table is needed"), Rng(1), Budget(1))
    assert sorted(each.value for each in found) == sorted(each.value for each in bot.ranked)  # type: ignore[attr-defined]
    return found[0]


def test_of_answers_that_are_nearly_as_good_a_character_takes_what_it_likes() -> None:
    close, likes = Torn(5.0, 4.8, 1.0), Traits(gold=1.0)
    assert torn(close, likes).action == RIGHT
    assert torn(close, Traits(gold=-1.0)).action == LEFT
    assert torn(close, Traits()).action == LEFT
    assert torn(Torn(5.0, 4.4, 1.0), likes).action == LEFT, "a liking is worth half the tolerance"


def test_where_a_search_stands_behind_the_best_only_what_was_searched_as_well_comes_near() -> None:
    sure, likes = Evidence(0.5, 0.01, 64), Traits(gold=1.0)
    assert torn(Torn(0.5, 0.495, 0.1, evidence=sure, other=sure), likes).action == RIGHT
    assert torn(Torn(0.5, 0.47, 0.1, evidence=sure, other=sure), likes).action == LEFT
    assert torn(Torn(0.5, 0.495, 0.1, evidence=sure, other=replace(sure, samples=8)), likes).action == LEFT
    assert torn(Torn(0.5, 0.495, 0.1, evidence=sure), likes).action == LEFT


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_temperament_decided_is_said_in_words(language: str) -> None:
    speak, seen = Speaker(language), set[str]()
    for name, weight in [(name, sign) for name in Traits._fields for sign in (1.0, -1.0)]:
        if any(weight * getattr(likes, name) > 0 for likes in FACES.values()):
            liked = Traits(**{name: weight})
            reason = torn(Torn(5.0, 4.9, 1.0), liked, partial(_of, liked)).reason
            assert reason.key.startswith("ai.character")
            seen.add(speak(reason))
    assert len(seen) == 9, "a liking and its opposite are told apart"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_character_never_gives_away_more_than_its_tolerance_and_says_why(slug: str) -> None:
    followed = 0
    speak = Speaker("en", tuple("ABCD"))
    for t, ask in asked(slug, 1):
        plain = told(slug, "cowhand", t, ask)
        for face in ("prospector", "scout"):
            character = ai.bot(slug, f"cowhand@{face}")
            assert isinstance(character, Character)
            found = told(slug, f"cowhand@{face}", t, ask)
            assert {each.action for each in found} == {each.action for each in plain}
            assert found[0].value >= plain[0].value - character.nearly
            if found[0].action != plain[0].action:
                followed += 1
                assert found[0].reason.key.startswith("ai.character")
                assert speak(found[0].reason)
            else:
                assert found == plain
    assert followed > 3


def test_who_likes_a_risk_rolls_on_at_claim_it_where_the_careful_stop() -> None:
    rolls, stops = Counter[str](), Counter[str]()
    for t, ask in asked("claim_it", 4):
        if ask.kind == "press_on":
            for face in ("gambler", "teacher"):
                rolls[face] += done("claim_it", f"cowhand@{face}", t, ask) == ROLL
                stops[face] += done("claim_it", f"cowhand@{face}", t, ask) == STOP
    assert rolls["gambler"] > 1.05 * rolls["teacher"]
    assert stops["gambler"] < stops["teacher"]


def test_who_likes_rivalry_takes_more_spaces_from_others_than_who_likes_peace() -> None:
    taken = Counter[str]()
    for t, ask in asked("claim_it", 4):
        if ask.kind == "place":
            for face in ("bandit", "doctor"):
                at = done("claim_it", f"cowhand@{face}", t, ask)
                owner = t.world.owner(at.at)  # type: ignore[attr-defined]
                taken[face] += owner not in (None, ask.seat)
    assert taken["bandit"] > 1.1 * taken["doctor"]


def test_the_generous_offer_the_sheriff_more_at_dice_town_than_the_upright() -> None:
    offered = Counter[str]()
    for t, ask in asked("dice_town", 5):
        if ask.kind == Town.BID:
            for face in ("singer", "marshal"):
                bid = done("dice_town", f"cowhand@{face}", t, ask)
                assert isinstance(bid, Bid)
                offered[face] += bid.money + 2 * bid.nuggets + 2 * len(bid.cards)
    assert offered["singer"] > 1.05 * offered["marshal"]


def test_who_likes_gold_keeps_more_dice_for_the_mine_and_the_bank_than_who_likes_land() -> None:
    gold = Counter[str]()
    for t, ask in asked("dice_town", 2):
        if ask.kind == Town.KEEP:
            for face in ("prospector", "rancher"):
                kept = done("dice_town", f"cowhand@{face}", t, ask)
                assert isinstance(kept, Keep)
                gold[face] += sum(each in (NINE, TEN) for each in kept.faces)
    assert gold["prospector"] > 1.05 * gold["rancher"]


def test_who_likes_land_buys_more_at_dalton_city_than_who_likes_gold() -> None:
    bought = Counter[str]()
    for t, ask in asked("dalton_city", 6):
        if ask.kind == City.BUY:
            for face in ("rancher", "prospector"):
                bought[face] += done("dalton_city", f"cowhand@{face}", t, ask) == BUY
    assert bought["rancher"] > 1.1 * bought["prospector"]


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "level"), LEVELS)
def test_no_temperament_loses_a_tenth_of_its_levels_wins(slug: str, level: str) -> None:
    """Of one face, `dustwater simulate GAME --seats 4 --bots LEVEL@FACE,LEVEL` says the same."""
    rules, plain = game(slug).rules, (level, ai.bot(slug, level))
    wins, games = Fraction(), 0
    for face in FACES:
        name = ai.with_face(level, face)
        seating = ((name, ai.bot(slug, name)), plain, plain, plain)
        outcome = simulate(Plan(rules, seating, choose(rules.options, {}, 4), 400, 20), 2)
        won = outcome.wins.get(name, Fraction())
        _, high = interval(won, outcome.seated[name])
        assert high > 0.225, f"{face}: {float(won)} of {outcome.seated[name]}"
        wins, games = wins + won, games + outcome.seated[name]
    low, _ = interval(wins, games)
    assert low > 0.225, f"{float(wins)} of {games}"
