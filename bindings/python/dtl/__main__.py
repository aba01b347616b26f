# SPDX-License-Identifier: BSD-3-Clause
"""What DTL found here and how it was started: `info`; where the ranks run: `topology`."""

import argparse
import platform
import sys
from pathlib import Path

import numpy as np

import dtl
from dtl._mpi4py import LIBMPI


def main():
    parser = argparse.ArgumentParser(prog="python -m dtl", description=__doc__)
    parser.add_argument("--version", action="version", version=f"DTL {dtl.__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("info", help="back ends, versions, ranks and devices")
    topology = commands.add_parser("topology", help="the nodes, and which ranks may run where")
    topology.add_argument("--svg", metavar="FILE", help="draw it into this file instead")
    given = parser.parse_args()
    return info() if given.command == "info" else draw(given.svg)


def info():
    """Printed by the first rank alone."""
    with dtl.Context() as ctx:
        if ctx.is_root:
            print("\n".join(_lines(ctx)))
    return 0


def _lines(ctx):
    yield f"DTL {dtl.__version__}, Python {platform.python_version()}, NumPy {np.__version__}"
    yield f"ranks: {ctx.size}"
    yield f"device: {ctx.device_id if ctx.has_device else 'none'}"
    yield f"back ends: {dtl.backends.name()}"
    yield from (f"    {line}" for line in dtl.backends.report().splitlines())
    if LIBMPI.exists():
        yield f"mpi4py's wheel takes the MPICH of this system with MPI4PY_LIBMPI={LIBMPI}"


def draw(path):
    """Every node in lines of text, or all in one SVG drawing; by the first rank alone."""
    with dtl.Context() as ctx:
        if path:
            drawing = dtl.Topology.draw(ctx)
            return _write(path, drawing) if ctx.is_root else 0
        leaders = ctx.split_leaders()
        if leaders is not None:
            texts = dtl.gather_object(leaders, dtl.Topology.text())
            leaders.close()
            if ctx.is_root:
                print("\n".join(texts), end="")
    return 0


def _write(path, text):
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        print(f"python -m dtl topology: {path}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
