"""`python -m build_spec.train claim_it …`: play the games, find the weights, write them beside the bots."""

import sys
from importlib import import_module

TRAINED = ("claim_it", "dalton_city", "dice_town")


def main(wanted: list[str]) -> int:
    """Train the games named, or all of them; each has its own `train` in a module of its name."""
    for unknown in [each for each in wanted if each not in TRAINED]:
        print(f"{unknown} is not trained; say {', '.join(TRAINED)}.", file=sys.stderr)
        return 2
    for slug in wanted or TRAINED:
        import_module(f"build_spec.train.{slug}").train()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
