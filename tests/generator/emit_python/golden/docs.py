# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/docs.py.j2.
# Do not edit.
"""Docstrings of the package."""

MODULE = """Boxes of numbers."""

DOCS = {
    "BoundsError":
        """An argument lies outside.""",
    "Context":
        """Processes that work together.""",
    "Box":
        """Holds elements.""",
    "Box.size":
        """How many elements it holds.""",
    "Box.of":
        """A box of data. Local: does not wait for other ranks.""",
    "Box.put":
        """Puts one in. Local: does not wait for other ranks.""",
    "reduce":
        """The sum of all. Collective.""",
}

# Docstrings of attributes of objects.
VALUES = {
    "Box.RED":
        """A colour.""",
}

# Functions that raise on all ranks if one rank refuses its arguments: always, or only if the
# elements are distributed over the ranks.
AGREEMENTS = {
}
