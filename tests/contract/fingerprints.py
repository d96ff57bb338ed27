"""Prints the fingerprints of a random game of every case: `python -m tests.contract.fingerprints`."""

from tests.contract.cases import FEW
from tests.contract.journeys import digests


def lines() -> list[str]:
    """One line per case."""
    return [f"{case} {' '.join(digests(case))}" for case in FEW]


if __name__ == "__main__":
    print("\n".join(lines()))  # noqa: T201 - the test reads it from another process
