# SPDX-License-Identifier: BSD-3-Clause
# Sourced by the scripts: sets `root` and PATH, and defines `say` and `step`.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
case :$PATH: in
*":$root/.venv/bin:"*) ;;
*) export PATH="$root/.venv/bin:$PATH" ;;
esac
log_folder=$root/build/log

# Uses ccache if it is installed, unless the caller has set these variables.  CMake reads them when
# it configures.
if command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=${CMAKE_C_COMPILER_LAUNCHER-ccache}
    export CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER-ccache}
fi

say() { printf '%s: %s\n' "$(basename "$0")" "$*"; }

# step NAME WHAT COMMAND...: runs a command into build/log/NAME.log, shows the elapsed seconds and
# the log's last line (every 15 s if the output is no terminal).  Prints the log's end on failure.
step() {
    local name=$1 what=$2 log=$log_folder/$1.log began=$SECONDS shown=0 status=0 pid
    shift 2
    mkdir -p "$log_folder"
    "$@" >"$log" 2>&1 </dev/null 9>&- &
    pid=$!
    while kill -0 "$pid" 2>/dev/null; do
        if [ -t 1 ]; then
            printf '\r\033[K%s: %s ... %d s  %.60s' \
                "$(basename "$0")" "$what" $((SECONDS - began)) "$(last_line "$log")"
        elif [ $((SECONDS - began)) -ge $((shown + 15)) ]; then
            shown=$((SECONDS - began))
            say "$what ... $((SECONDS - began)) s  $(last_line "$log")"
        fi
        sleep 1 9>&- &
        wait -n "$pid" $! 2>/dev/null || true
    done
    wait "$pid" || status=$?
    [ -t 1 ] && printf '\r\033[K'
    if [ "$status" != 0 ]; then
        say "$what: failed after $((SECONDS - began)) s; the end of $log:"
        tail -n 25 "$log" | sed 's/^/    /'
    else
        say "$what: $((SECONDS - began)) s"
    fi
    return "$status"
}

last_line() { tail -n 1 "$1" | tr -d '\r' | tr '\t' ' '; }
