"""What a throw brings beyond the squares to go."""

SIX = 6


def gets_out(thrown: tuple[int, ...]) -> bool:
    """Whether a throw of two dice gets one out of Hospital or the Sheriff's: any 6 or a double does."""
    return SIX in thrown or thrown[0] == thrown[1]


def brings_horse(thrown: tuple[int, ...]) -> bool:
    """Whether a throw on foot, of one die, finds a horse."""
    return thrown == (SIX,)
