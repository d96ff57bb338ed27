"""Sets up the project's private .venv and runs a task in it: `python build_spec/venv.py play`, and so on."""
# Kept so plain that a Python of any age can read it and say that it is too old.

import os.path
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - see above
    sys.exit("Dustwater needs Python 3.11 or later, and this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

# In place of this file's folder, where its own name would hide Python's venv.
sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120 - see above

if __name__ == "__main__":
    from build_spec.tasks import main

    sys.exit(main(sys.argv[1:]))
