# SPDX-License-Identifier: BSD-3-Clause
"""python script/support COMMAND ...: runs the module of a command, as the scripts in script/ do.

Python puts this folder first on sys.path, so the packages here import each other by name.
"""

from __future__ import annotations

import sys
from importlib import import_module

MODULES = {
    "check": "testing.check",
    "coverage": "testing.branches",
    "demo": "walkthroughs.demo",
    "docs": "docs.site",
    "find": "find",
    "gpu-pack": "gpu.pack",
    "gpu-steps": "gpu.steps",
    "lint": "lint.rules",
    "mutations": "testing.mutations",
    "guarantees": "testing.guarantees",
    "readme": "testing.readme",
    "release": "release.archive",
    "test": "testing.test",
    "walkthroughs": "walkthroughs.walkthrough",
    "words": "lint.words",
}


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] not in MODULES:
        print(f"usage: python script/support COMMAND ...  of {', '.join(MODULES)}", file=sys.stderr)
        return 2
    sys.argv[0] = sys.argv.pop(1)
    return int(import_module(MODULES[sys.argv[0]]).main())


if __name__ == "__main__":
    sys.exit(main())
