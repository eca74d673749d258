# Sourced by ./ceres, ./compile and ./test, with the checkout in $root: makes .venv there and
# installs the project in it. Plain sh, to run on a machine that has Python and little else.
# tools/start.py does the same on Windows.

python_version_fits() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

# Sets $python. PYTHON in the environment decides, if it is set.
find_python() {
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if python_version_fits "$python"; then return; fi
    done
    echo "Gardens of Ceres needs Python 3.11 or newer; ${PYTHON:-python3} is not. Install one" \
        "(on Debian: apt-get install python3-pip) or name it: PYTHON=/path/to/python3 $0" >&2
    exit 1
}

# Debian's Python has no ensurepip unless python3-venv is installed, and its pip refuses to work
# outside an environment. But it does put a pip into an environment that was made without one.
install() {
    if ! python_version_fits "$venv/bin/python"; then
        "$python" -m venv --clear "$venv" || "$python" -m venv --clear --without-pip "$venv" || return
    fi
    if ! "$venv/bin/python" -m pip --version; then
        "$python" -m pip --python "$venv/bin/python" install pip || return
    fi
    # Without the hook because an editable install holds nothing that is made: neither a compiler nor
    # node is needed to build it.
    (cd "$root" && HATCH_BUILD_NO_HOOKS=1 "$venv/bin/python" -m pip install --editable ".$1")
}

# prepare EXTRAS (such as "[dev]"): installs the project where that was not yet done, or for
# another pyproject.toml, or before the checkout was moved.
prepare() {
    venv="$root/.venv"
    stamp="$venv/installed$1"
    state="$root $(cksum <"$root/pyproject.toml")"
    if [ -x "$venv/bin/python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$state" ]; then
        return
    fi
    find_python
    echo "Setting up Gardens of Ceres in $venv (only this once; it takes a minute) ..." >&2
    log=$(mktemp)
    if ! install "$1" >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        echo "Setting up Gardens of Ceres failed. All that was said: $log" >&2
        exit 1
    fi
    rm "$log"
    # Whatever the extras, the project itself is there now.
    echo "$state" >"$venv/installed"
    echo "$state" >"$stamp"
}

# Builds the page where that was not yet done, or for other sources. Quick where nothing changed.
build_page() {
    "$venv/bin/python" "$root/tools/build_page.py" || exit
}

# Builds what the page needs to run without a server, as build_page does.
build_python() {
    "$venv/bin/python" "$root/tools/build_python.py" || exit
}

# Compiles the engine where that was not yet done and there is a C compiler. Nothing waits for it.
compile_in_background() {
    ("$venv/bin/python" "$root/tools/compile_in_background.py" </dev/null >/dev/null 2>&1 &)
}
