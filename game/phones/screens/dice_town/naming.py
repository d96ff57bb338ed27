"""Questions whose answer is a player, and the offer to the Sheriff that such a question may follow."""

from game.engine import Action, Message, Who, say
from game.games.dice_town.actions import Name
from game.games.dice_town.cards import Card
from game.games.dice_town.kinds import Kind
from game.games.dice_town.places import CLASSIC
from game.games.dice_town.progress import Tie
from game.games.dice_town.view import BidSeen, View
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.games.dice_town.words.sheriff import told_offer
from game.games.dice_town.words.stakes import told_stake
from game.phones.screens.asking import axes, options, question
from game.phones.screens.dice_town.things import backs, card, cards, dice
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Question, Thing

_NOTES = {
    Kind.VICTIM: say("ui.dice_town.victim.note"),
    Kind.DOC_ORDER: say("ui.dice_town.doc_order.note"),
    Kind.CROWN: say("ui.dice_town.crown.note"),
}
_TITLES = {
    Kind.VICTIM: PLACES["saloon"].sign.name,
    Kind.DOC_ORDER: OTHER_PLACES["doc"].name,
    Kind.CROWN: say("ui.dice_town.crown.title"),
}


def name_somebody(seen: Seen) -> Question:
    """A player, with what matters about each: cards, dice, or everything."""
    view: View = seen.view
    assert seen.ask is not None
    asked = Kind(seen.ask.kind)

    def of(action: Action) -> dict[str, object]:
        assert isinstance(action, Name)
        seat = action.seat
        things = {
            Kind.VICTIM: lambda: backs(view.backs[seat]),
            Kind.DOC_ORDER: lambda: dice(view.kept[seat]),
            Kind.CROWN: lambda: cards(seen, (view.final or view.wire)[seat]),
        }
        return {"person": seat, "things": things[asked]()}

    return question(
        seen,
        "people",
        title=seen.name(_TITLES[asked]),
        note=seen.say(_NOTES[asked]),
        options=options(seen, of),
    )


def verdict(seen: Seen) -> Question:
    """Everybody who is tied, with what they offer; the cards of it for the Sheriff's eyes only."""
    view: View = seen.view
    assert seen.ask is not None
    about = seen.ask.about
    assert isinstance(about, tuple)

    def of(action: Action) -> dict[str, object]:
        if not isinstance(action, Name):
            return {}
        if action.seat == seen.seat:
            return {"person": action.seat, "note": seen.say(say("ui.dice_town.verdict.own"))}
        bid = view.bids[action.seat]
        offered = bid.cards if bid is not None and bid.cards else ()
        return {"person": action.seat, "note": _told(seen, bid), "things": cards(seen, offered)}

    asks_more = any(not isinstance(option, Name) for option in seen.ask.options)
    return question(
        seen,
        "people",
        secret=any(bid is not None and bid.count for bid in view.bids),
        title=seen.name(PLACES[str(about[0])].sign.name),
        note=seen.say(say("ui.dice_town.verdict.note") if asks_more else say("ui.dice_town.verdict.last")),
        options=options(seen, of),
    )


def _told(seen: Seen, bid: BidSeen | None) -> str:
    """An offer in words."""
    offer = () if bid is None else told_offer(bid.money, bid.nuggets, bid.count, bid.cards)
    if not offer:
        return seen.say(say("ui.dice_town.verdict.nothing"))
    return seen.speaker.word(tuple(seen.say(each) for each in offer))


def bid(seen: Seen) -> Question:
    """An offer to the Sheriff: dollars, nuggets, cards."""
    view: View = seen.view
    tie = view.progress.tie
    assert seen.ask is not None
    assert tie is not None

    def drawn(_axis: str, which: Card) -> Thing:
        return card(seen, which)

    visit = view.progress.visit
    sign = PLACES[tie.place].sign.name
    title = say("ui.dice_town.tie.second", place=sign)
    if visit is None or visit.first is None:
        stake = told_stake(view, tie.place, CLASSIC, seen.seat, view.kept[seen.seat])
        title = say("ui.dice_town.tie", place=sign, stake=stake)
    again = tie.calls > 1
    player, sheriff = Who(seen.seat), Who(tie.judge)
    prompt = (
        say("ui.dice_town.bid.again", player=player, sheriff=sheriff)
        if again
        else say("ui.dice_town.bid", player=player, sheriff=sheriff)
    )
    return question(
        seen,
        "axes",
        prompt=seen.say(prompt),
        secret=True,
        title=seen.name(title),
        note=seen.say(_rivals(seen, tie)),
        axes=axes(seen, drawn, {"money": "money", "nuggets": "nugget", "cards": "card"}),
        confirm=seen.name(say("ui.dice_town.bid.offer")),
    )


def _rivals(seen: Seen, tie: Tie) -> Message:
    """Who else is tied, and what they offered first if the Sheriff wants more."""
    view: View = seen.view
    rivals = [seat for seat in tie.tied if seat != seen.seat]
    if tie.calls <= 1:
        return say("ui.dice_town.bid.note", players=tuple(map(Who, rivals)))
    offers: list[Message] = []
    for seat in rivals:
        if seat in tie.bidders:
            bid = view.bids[seat]
            offer = () if bid is None else told_offer(bid.money, bid.nuggets, bid.count, bid.cards)
            offers.append(
                say("ui.dice_town.bid.rival", player=Who(seat), offer=offer)
                if offer
                else say("ui.dice_town.bid.rival_nothing", player=Who(seat))
            )
    if offers:
        return say("ui.dice_town.bid.raise", offers=tuple(offers))
    return say("ui.dice_town.bid.raise_alone")
