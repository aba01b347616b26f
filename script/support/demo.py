# SPDX-License-Identifier: BSD-3-Clause
"""script/demo: regenerates all bindings, changes the API in a copy, runs the guide's programs."""

from __future__ import annotations

import sys
import time

import new_function
import programs
from checkout import say


def main() -> int:
    began = time.monotonic()
    parts = (new_function.regenerate, new_function.add, programs.show)
    failed = [part.__name__ for part in parts if not part()]
    say(f"\nThe demo took {time.monotonic() - began:.0f} s.")
    if failed:
        say(f"It failed in: {', '.join(failed)}.")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
