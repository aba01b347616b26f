# SPDX-License-Identifier: BSD-3-Clause
"""Properties without a Python-level getter, which are faster to read."""

from operator import attrgetter


def kept(name):
    """Returns a property that reads the attribute `_name`."""
    return property(attrgetter(f"_{name}"))
