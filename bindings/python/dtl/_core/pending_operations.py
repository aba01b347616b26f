# SPDX-License-Identifier: BSD-3-Clause
"""Operations in progress whose Python object was dropped: they and their arrays are retained."""

from typing import Any

# Each entry: test function, free function, handle, and the objects whose memory the operation uses.
_operations: "list[tuple[Any, Any, Any, Any]]" = []


def keep(test, free, handle, *uses):
    """Retains the operation of `handle`, and all objects in `uses`, until it is complete."""
    _operations.append((test, free, handle, uses))


def free_completed():
    """Frees the retained operations that are complete or have failed."""
    for each in _operations[:]:
        test, free, handle, _ = each
        try:
            is_done = test(handle)
        except Exception:  # noqa: BLE001  - a failed operation is complete
            is_done = True
        if is_done and each in _operations:
            _operations.remove(each)
            free(handle)
