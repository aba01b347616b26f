# SPDX-License-Identifier: BSD-3-Clause
"""Operations that were given up while they were under way.

They go on, and so do the arrays that they use.
"""

from typing import Any

_kept: "list[tuple[Any, Any, Any, Any]]" = []  # what tests it, what frees it, the handle, arrays


def keep(test, free, handle, *uses):
    """Hold on to the operation of `handle`, and to all that it uses, until it is complete."""
    _kept.append((test, free, handle, uses))


def settle():
    """Let go of those that are complete by now."""
    for each in _kept[:]:
        test, free, handle, _ = each
        try:
            is_done = test(handle)
        except Exception:  # noqa: BLE001  - its own, which nobody wants to know
            is_done = True
        if is_done and each in _kept:
            _kept.remove(each)
            free(handle)
