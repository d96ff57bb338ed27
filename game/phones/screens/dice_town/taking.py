"""Questions about cards: which to take, to give, to play, to bring in, and in which order."""

from game.engine import Action, Message, Seat, Who, say
from game.games.dice_town.actions import Capture, Choose, Discover, Fence, Give, Play, Take
from game.games.dice_town.art import Side
from game.games.dice_town.cards import by_rank, kind
from game.games.dice_town.kinds import Kind
from game.games.dice_town.places import CLASSIC
from game.games.dice_town.stakes import shopping_times
from game.games.dice_town.view import View
from game.games.dice_town.words.answers import FAVOURS
from game.games.dice_town.words.indians import DIE
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.games.dice_town.words.stakes import told_stake
from game.phones.screens.asking import options, question
from game.phones.screens.dice_town.things import card, cards, dice, die_keys, house, keyed
from game.phones.screens.saying import Seen
from game.phones.screens.screen import Question, Thing

_TITLES = {
    Kind.STORE: PLACES["store"].sign.name,
    Kind.VOUCHER: say("dice_town.river.voucher"),
    Kind.DESPERADO: say("dice_town.card.desperado"),
    Kind.STEAL: PLACES["saloon"].sign.name,
    Kind.GIVE: say("dice_town.card.gift"),
    Kind.BUY_DIE: OTHER_PLACES["village"].name,
}


def take(seen: Seen) -> Question:
    """One of several cards."""
    assert seen.ask is not None
    asked = Kind(seen.ask.kind)
    offered = [each.card for each in seen.ask.options if isinstance(each, Take | Give)]
    if asked is Kind.DESPERADO:
        offered = list(by_rank(offered))

    def of(action: Action) -> dict[str, object]:
        return {"of": (action.card,)} if isinstance(action, Take | Give) else {}

    return question(
        seen,
        "pick",
        secret=asked is not Kind.DESPERADO,
        title=seen.name(_TITLES[asked]),
        note=seen.say(_note(seen, asked, len(offered))),
        shown=_die_faces(seen) if asked is Kind.BUY_DIE else (),
        things=cards(seen, offered),
        options=options(seen, of),
    )


def _note(seen: Seen, asked: Kind, offered: int) -> Message:
    view: View = seen.view
    assert seen.ask is not None
    about = seen.ask.about
    match asked:
        case Kind.STORE:
            times = shopping_times(view)
            if offered == 1:
                return say("ui.dice_town.store.only")
            if times > 1:
                return say("ui.dice_town.store.times", times=times)
            return say("ui.dice_town.store.note")
        case Kind.STEAL:
            assert isinstance(about, Seat)
            if offered > 1:
                return say("ui.dice_town.steal.note", player=Who(about))
            return say("ui.dice_town.steal.only", player=Who(about))
        case Kind.GIVE:
            return say("ui.dice_town.give.note")
        case Kind.VOUCHER:
            return say("ui.dice_town.voucher.note")
        case Kind.DESPERADO:
            return say("ui.dice_town.desperado.note")
    return say("ui.dice_town.buy_die.note")


def _die_faces(seen: Seen) -> tuple[Thing, ...]:
    """What the Indian die can show, and what that does."""
    return tuple(
        Thing("dice/indian/rest", face, seen.name(words.name), seen.say(words.text))
        for face, words in DIE.items()
    )


def play(seen: Seen) -> Question:
    """A store card that may be played now, and what it is for; the same whether a call is on or not."""
    assert seen.ask is not None
    view: View = seen.view
    found = dict.fromkeys(each.card for each in seen.ask.options if isinstance(each, Play))
    thrown = any(each.faces for each in seen.ask.options if isinstance(each, Play))
    again = thrown and bool(view.hunt)

    def of(action: Action) -> dict[str, object]:
        if not isinstance(action, Play):
            return {}
        on_dice = die_keys(action.faces) if again and kind(action.card) != "sharp" else ()
        return {"of": (action.card, *on_dice), "person": action.target}

    at_once = seen.ask.kind == Kind.AT_ONCE
    return question(
        seen,
        "pick",
        secret=not at_once,
        title=seen.name(say("ui.dice_town.card.play") if found else say("ui.dice_town.card.none")),
        things=(*cards(seen, found), *(keyed(view.hunt) if again else ())),
        more=seen.say(_whom()),
        options=options(seen, of),
    )


def _whom() -> Message:
    """What a card is still waiting for."""
    return say("phone.for_what")


def doc(seen: Seen) -> Question:
    """A favour; barbed wire goes round deeds that are picked then."""
    assert seen.ask is not None
    view: View = seen.view
    fences = [each for each in seen.ask.options if isinstance(each, Fence)]
    deeds = dict.fromkeys(deed for fence in fences for deed in fence.cards)
    tips = {
        "wire": say("ui.dice_town.doc.wire.tip"),
        "store": say("ui.dice_town.doc.store.tip"),
        "money": say("ui.dice_town.doc.money.tip"),
        "nuggets": say("ui.dice_town.doc.nuggets.tip"),
    }
    offered = {each.what for each in seen.ask.options if isinstance(each, Choose)} | (
        {"wire"} if fences else set()
    )
    favours = tuple(
        Thing(f"cards/doc/{favour}", name=seen.name(FAVOURS[favour]), text=seen.say(tip), key=favour)
        for favour, tip in tips.items()
        if favour in offered
    )

    def of(action: Action) -> dict[str, object]:
        if isinstance(action, Fence):
            return {"of": ("wire", *action.cards)}
        return {"of": (action.what,)} if isinstance(action, Choose) else {}

    return question(
        seen,
        "pick",
        secret=bool(fences),
        title=seen.name(OTHER_PLACES["doc"].name),
        note=seen.say(say("ui.dice_town.doc.note")),
        shown=dice(view.kept[seen.seat]),
        things=(*favours, *cards(seen, deeds)),
        more=seen.say(say("ui.dice_town.doc.fence", player=Who(seen.seat))),
        options=options(seen, of),
    )


def capture(seen: Seen) -> Question:
    """Which of the wanted outlaws the dice of the hunt bring in."""
    assert seen.ask is not None
    view: View = seen.view
    bags = [each for each in seen.ask.options if isinstance(each, Capture)]
    wanted = by_rank({outlaw for bag in bags for outlaw in bag.outlaws})

    def of(action: Action) -> dict[str, object]:
        assert isinstance(action, Capture)
        return {"of": action.outlaws}

    return question(
        seen,
        "sets",
        title=seen.name(PLACES["sheriff"].new.name),
        note=seen.say(say("ui.dice_town.capture.note")),
        shown=dice(view.hunt),
        things=cards(seen, wanted, Side.WANTED),
        options=options(seen, of),
    )


def discover(seen: Seen) -> Question:
    """River cards: the first is used, the others go back in the order in which they are picked."""
    assert seen.ask is not None
    first = seen.ask.options[0]
    assert isinstance(first, Discover)

    def of(action: Action) -> dict[str, object]:
        assert isinstance(action, Discover)
        return {"of": action.cards}

    return question(
        seen,
        "order",
        secret=True,
        title=seen.name(say("dice_town.river.discoveries")),
        note=seen.say(say("ui.dice_town.discover.note")),
        things=cards(seen, sorted(first.cards)),
        options=options(seen, of),
    )


def place_action(seen: Seen) -> Question:
    """Which of a place's two actions, with what each would bring."""
    assert seen.ask is not None
    view: View = seen.view
    place = str(seen.ask.about)
    words = PLACES[place]

    def of(action: Action) -> dict[str, object]:
        assert isinstance(action, Choose)
        named = words.classic if action.what == CLASSIC else words.new
        stake = told_stake(view, place, action.what, seen.seat, view.kept[seen.seat])
        told = seen.speaker.word(tuple(seen.say(each) for each in stake))
        return {
            "words": seen.say(named.name),
            "note": f"{seen.say(named.text)}\n*{told}*",
            "thing": _prize(seen, place, action.what),
        }

    note = say("ui.dice_town.action.note") if view.settings.seconds else say("ui.dice_town.action.alone")
    return question(
        seen,
        "sheets",
        title=seen.name(words.sign.name),
        note=seen.say(note),
        options=options(seen, of),
    )


def _prize(seen: Seen, place: str, what: str) -> Thing:
    """What an action of a place is about, in a picture."""
    pictures = {
        ("mine", True): Thing("props/nugget"),
        ("mine", False): Thing("cards/back/river"),
        ("bank", True): Thing("icons/money"),
        ("bank", False): Thing("icons/stagecoach"),
        ("store", True): Thing("cards/back/store"),
        ("store", False): Thing("cards/doc/visit"),
        ("saloon", True): Thing("cards/back/store"),
        ("sheriff", True): Thing("props/star"),
        ("town_hall", False): Thing("cards/back/deed"),
    }
    view: View = seen.view
    if (place, what) == ("saloon", what) and what != CLASSIC and view.outlaw_top is not None:
        return card(seen, view.outlaw_top)
    if place == "town_hall" and what == CLASSIC and view.queue:
        return card(seen, view.queue[0])
    if place == "sheriff" and what != CLASSIC and view.wanted:
        return card(seen, view.wanted[0], Side.WANTED)
    return pictures.get((place, what == CLASSIC)) or house(seen, place)
