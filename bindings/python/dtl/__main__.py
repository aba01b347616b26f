# SPDX-License-Identifier: BSD-3-Clause
"""`python -m dtl info` tells what DTL found on this machine, and how it was started."""

import argparse
import platform
import sys

import numpy as np

import dtl


def main():
    parser = argparse.ArgumentParser(prog="python -m dtl", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("info", help="back ends, versions, ranks and devices")
    parser.parse_args()
    return info()


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


if __name__ == "__main__":
    sys.exit(main())
