# SPDX-License-Identifier: BSD-3-Clause
"""Gives the package's functions and classes the docstrings that the specification has for them."""

from inspect import getattr_static

from dtl._docs import DOCS, MODULE


def document(package):
    """The package, whose names are given, and all that is documented in it."""
    package["__doc__"] = MODULE
    for name, text in DOCS.items():
        owner, _, member = name.rpartition(".")
        found = getattr_static(package[owner], member) if owner else package[member]
        found = getattr(found, "__func__", found)
        found.__doc__ = text
        if not owner:
            found.__module__ = "dtl"
