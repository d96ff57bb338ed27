"""The way in: `dustwater` and `python -m game`."""

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run one command and give its exit code; Ctrl-C ends it at any moment without a word."""
    try:
        # all the rest is read in here: reading it takes long enough for somebody to change their mind
        from multiprocessing import freeze_support

        from game.cli.run import run

        freeze_support()  # a bot's process of the packed program starts here too, and must not open a window
        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
