# Runs its arguments with the Python that $PYTHON names, or else with the first that is new enough.
# Each is tried by running it: a name on the PATH may be a shim with nothing behind it.

is_new() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
runs() { "$1" -c '' >/dev/null 2>&1; }

if [ -n "${PYTHON:-}" ]; then
    runs "$PYTHON" && exec "$PYTHON" "$@"
    echo "There is no Python to run at PYTHON=$PYTHON." >&2
    exit 1
fi

names="python3 python3.14 python3.13 python3.12 python3.11 python .venv/bin/python"
for name in $names; do
    is_new "$name" && exec "$name" "$@"
done
# The script itself says that these are too old.
for name in $names; do
    runs "$name" && exec "$name" "$@"
done
echo "Dustwater needs Python 3.11 or later, and there is no Python on the PATH." >&2
exit 1
