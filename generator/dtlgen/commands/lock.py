# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen lock`: records the names of the current release."""

from __future__ import annotations

import argparse
from pathlib import Path

from dtlgen.abi import lock
from dtlgen.commands.specification import load_sound
from dtlgen.document.diagnostics import SpecError
from dtlgen.read import lock_file


def run(_options: argparse.Namespace, root: Path) -> int:
    """Adds new names to spec/abi.lock.json."""
    api = load_sound(root)
    path = root / "spec" / lock_file.NAME
    if path.exists():
        found = lock.problems(lock_file.read(path), api)
        if found:
            raise SpecError(found)
    path.write_text(lock.text(lock.lock_of(api)), encoding="utf-8")
    print(f"{path.parent.name}/{path.name} holds what {lock.number(api.version)} promises")
    return 0
