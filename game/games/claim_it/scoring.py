"""Who won, and why."""

from game.engine import Line, Score, ranked, say
from game.games.claim_it.spaces import largest
from game.games.claim_it.world import World


def scores(world: World) -> tuple[Score, ...]:
    """Largest group; tied: claimed spaces; still tied: spaces; still tied: the win is shared."""
    return ranked(
        [
            Score(
                seat,
                largest(owned),
                (Line(say("claim_it.score.group"), largest(owned)),),
                (
                    Line(say("claim_it.score.claims"), world.claims(seat)),
                    Line(say("claim_it.score.spaces"), owned.bit_count()),
                ),
            )
            for seat, owned in enumerate(world.owned)
        ]
    )
