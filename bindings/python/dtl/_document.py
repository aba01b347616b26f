# SPDX-License-Identifier: BSD-3-Clause
"""Gives the package's functions and classes the docstrings that the specification has for them."""

from dtl._docs import DOCS, MODULE


def document(package):
    """The package, whose names are given, and all that is documented in it."""
    package["__doc__"] = MODULE
    for name, text in DOCS.items():
        owner, _, member = name.rpartition(".")
        scope = package[owner].__dict__ if owner else package
        found = scope[member]
        found = getattr(found, "__func__", found)
        found.__doc__ = text
        if not owner:
            found.__module__ = "dtl"
