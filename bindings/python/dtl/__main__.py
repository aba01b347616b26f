# SPDX-License-Identifier: BSD-3-Clause
"""The command `python -m dtl`: `info` prints the backends that DTL found and how it was started,
`topology` prints where the ranks run, `trace` shows where the time went, and `run` starts a program
on several ranks of this machine, without MPI.
"""

import argparse
import platform
import sys
from pathlib import Path

import numpy as np

import dtl
from dtl._core.mpi4py import LIBMPI
from dtl._job.launch import launch
from dtl._observe import timeline
from dtl._shell_completion import BASH_IN_ZSH

_MOST_RANKS = 256  # of a local job


def main():
    parser = argparse.ArgumentParser(prog="python -m dtl", description=__doc__)
    parser.add_argument("--version", action="version", version=f"DTL {dtl.__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("info", help="backends, versions, ranks and devices")
    topology = commands.add_parser("topology", help="the nodes, and which ranks may run where")
    topology.add_argument("--svg", metavar="FILE", help="draw it into this file instead")
    trace = commands.add_parser("trace", help="which calls took the time, of what DTL_TRACE wrote")
    trace.add_argument("files", nargs="+", metavar="FILE", help="as DTL_TRACE had it, or a rank's")
    trace.add_argument("--svg", metavar="FILE", help="also draw a timeline into this file")
    commands.add_parser("completion", help="what makes bash and zsh complete these words")
    run = commands.add_parser(
        "run",
        help="a program on several ranks of this machine, without MPI",
        description="A program on several ranks of this machine, without MPI: they share memory.  "
        "The first that fails ends the others, and its status is the job's.  "
        "Only rank 0 reads what is typed.",
    )
    run.add_argument("-n", type=_ranks, metavar="RANKS", required=True, help="how many")
    run.add_argument("program", metavar="PROGRAM", help="a file; this Python runs one in .py")
    run.add_argument("arguments", nargs=argparse.REMAINDER, metavar="ARGUMENT", help="its own")
    given = parser.parse_args()
    if given.command == "completion":
        print(_completion(commands.choices), end="")
        return 0
    if given.command == "run":
        return launch(given.n, given.program, given.arguments)
    if given.command == "trace":
        return trace_of(given.files, given.svg)
    try:
        return info() if given.command == "info" else draw(given.svg)
    except dtl.DTLError as failure:
        print(f"python -m dtl {given.command}: {failure}", file=sys.stderr)
        return 1


_COMPLETION = """\
# Completes python -m dtl: in ~/.bashrc, eval "$(python -m dtl completion)"; in ~/.zshrc the same.
%s_dtl() {
    local words
    [ "${COMP_WORDS[*]:1:2}" = "-m dtl" ] && [ "$COMP_CWORD" -ge 3 ] || return
    case $COMP_CWORD:${COMP_WORDS[3]} in
%s
    esac
    COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _dtl python python3
"""


def _completion(commands):
    """Returns the shell code that completes the commands and their options."""
    cases = [f'        3:*) words="{" ".join(commands)}" ;;']
    for name, command in commands.items():
        options = " ".join(word for each in command._actions for word in each.option_strings)
        cases.append(f'        *:{name}) words="{options}" ;;')
    return _COMPLETION % (BASH_IN_ZSH, "\n".join(cases))


def _ranks(text):
    """Returns a number of ranks from a command-line argument."""
    if not text.isdecimal() or not 1 <= int(text) <= _MOST_RANKS:
        raise argparse.ArgumentTypeError(f"{text}; expected a number from 1 to {_MOST_RANKS}")
    return int(text)


def info():
    """Prints versions, backends and devices on the first rank; returns the exit status.
    Collective.
    """
    with dtl.Context() as ctx:
        if ctx.is_root:
            print("\n".join(_lines(ctx)))
    return 0


def _lines(ctx):
    """Yields the lines that info() prints."""
    yield f"DTL {dtl.__version__}, Python {platform.python_version()}, NumPy {np.__version__}"
    yield f"ranks: {ctx.size}"
    yield f"device: {ctx.device_id if ctx.has_device else 'none'}"
    yield f"backends: {dtl.backends.name()}"
    yield from (f"    {line}" for line in dtl.backends.report().splitlines())
    if Path(LIBMPI).exists():
        yield f"mpi4py's wheel takes the MPICH of this system with MPI4PY_LIBMPI={LIBMPI}"


def draw(path):
    """Prints every node as text, or writes an SVG drawing of all nodes to `path`, on the first
    rank.

    Returns the exit status.  Collective.
    """
    with dtl.Context() as ctx:
        if path:
            drawing = dtl.Topology.draw(ctx)
            return _write("topology", path, drawing) if ctx.is_root else 0
        leaders = ctx.split_leaders()
        if leaders is not None:
            texts = dtl.gather_object(leaders, dtl.Topology.text())
            leaders.close()
            if ctx.is_root:
                print("\n".join(texts), end="")
    return 0


def trace_of(files, path):
    """Prints the time per function in trace files, and draws a timeline to `path` unless it is
    None.

    Returns the exit status.
    """
    try:
        found = timeline.calls(timeline.files(files))
    except timeline.TraceError as error:
        print(f"python -m dtl trace: {error}", file=sys.stderr)
        return 1
    print("\n".join(timeline.summary(found)))
    return _write("trace", path, timeline.page(found)) if path else 0


def _write(command, path, text):
    """Writes a file; prints an error and returns 1 if that fails, else returns 0."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        print(f"python -m dtl {command}: {path}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
