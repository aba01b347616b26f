# SPDX-License-Identifier: BSD-3-Clause
"""Properties that cost no call of a Python function."""

from operator import attrgetter


def make_quick(owner, *names):
    """Each property `name`, which gives `_name`, is read in C from here on."""
    for name in names:
        doc = getattr(owner, name).__doc__
        setattr(owner, name, property(attrgetter(f"_{name}"), doc=doc))
