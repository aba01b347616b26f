# SPDX-License-Identifier: BSD-3-Clause
"""`dtlgen diff` reports each change of a specification, unless no program can notice it.
Each key of schema.json is changed once."""

from __future__ import annotations

from functools import cache

import pytest
from mutated_specs import SPECS, keys, specification

from dtlgen import check
from dtlgen.abi import api_changes, value_changes

# Keys that can't be changed alone.
WHOLE = "other keys refer to its entries, each of which is changed"
OTHER = "another key would have to change, too"
SINGLE_THREAD = "an example is in one language, as example.c is"
FIXED = {
    "area.area": "the name of the file",
    "area.enums": WHOLE,
    "area.scalars": WHOLE,
    "example.fortran": SINGLE_THREAD,
    "example.python": SINGLE_THREAD,
    "index.api": WHOLE,
    "index.api.version": WHOLE,
    "index.areas": "the names of the files",
    "index.kernels": "the name of the file",
    "kernels.functions": WHOLE,
    "kernels.functions.scopes": OTHER,
    "kernels.structs": WHOLE,
    "language.state": OTHER,
    "language.tiers": WHOLE,
    "language_module.functions.tier": OTHER,
}


@cache
def _values(folder: str) -> value_changes.Values:
    """Returns the values of a specification as it is."""
    return value_changes.values(specification(folder).api)


def _paths(before: value_changes.Values, after: value_changes.Values) -> set[str]:
    """Returns the fields of the model that differ."""
    return {path for (_, path), _ in before.items() ^ after.items()}


@pytest.mark.parametrize("key", keys())
def test_a_change_of_each_key_is_reported_or_invisible(key: str) -> None:
    for folder in SPECS:
        spec = specification(folder)
        before = _values(folder)
        for changed, api in spec.mutants(key):
            after = value_changes.values(api)
            paths = _paths(before, after)
            if not paths:
                continue
            is_invisible = paths <= value_changes.INVISIBLE.keys()
            if is_invisible or any(value_changes.changes(before, after)):
                return
            if api_changes.changes(spec.api, api):
                return
            assert check.problems(api, check.SOUND), changed
    assert key in FIXED
