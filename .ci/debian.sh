# Sourced: makes a fresh Debian that has Python and pip and little else, and runs things in it. It
# takes root and debootstrap. CERES_DEBIAN may name a file: what was made once is kept there.

# make_debian ROOT, which fails where none can be made.
make_debian() {
    local machine=$1 mirror release
    if [[ -f ${CERES_DEBIAN:-} ]]; then
        tar -x -C "$machine" -f "$CERES_DEBIAN"
        return
    fi
    # From where this machine has its own packages.
    read -r mirror release < <(apt-get indextargets --format '$(REPO_URI) $(RELEASE)' \
        'Created-By: Packages' 'Origin: Debian' 'Label: Debian' 2>/dev/null | head -n 1) || true
    debootstrap --variant=minbase --include=ca-certificates,python3,python3-pip \
        "${release:-stable}" "$machine" "${mirror:-}" >/dev/null || return
    if [[ ${CERES_DEBIAN:-} ]]; then
        tar -c -C "$machine" -f "$CERES_DEBIAN.$$" --exclude=./proc/* --exclude=./dev/* .
        mv "$CERES_DEBIAN.$$" "$CERES_DEBIAN"
    fi
}

# run_in_debian ROOT COMMANDS: all that is mounted goes with the namespace.
run_in_debian() {
    machine=$1 commands=$2 unshare --mount --pid --fork bash -euo pipefail <<'END'
mount -t proc proc "$machine/proc"
mount --rbind /dev "$machine/dev"
exec chroot "$machine" sh -euc "$commands" </dev/null
END
}
