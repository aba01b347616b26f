# SPDX-License-Identifier: BSD-3-Clause
"""Properties that cost no call of a Python function."""

from operator import attrgetter


def kept(name):
    """A property that gives what the object keeps as `_name`."""
    return property(attrgetter(f"_{name}"))
