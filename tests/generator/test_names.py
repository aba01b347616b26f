# SPDX-License-Identifier: BSD-3-Clause
"""Every name comes from the specification."""

from __future__ import annotations

from dtlgen.names import Names


def test_a_name_is_spelt_as_each_language_has_it() -> None:
    names = Names("box", "bx_")

    assert names.c("open") == "bx_open"
    assert names.macro("dtype", "int32") == "BX_DTYPE_INT32"
    assert names.impl("open") == "bx_impl_open"
    assert names.own("refuse") == "bx__refuse"
    assert names.check("open", "path-null") == "BX-open-path-null"
    assert names.header("types") == "box/types.h"
    assert names.python("open") == "box.open"
    assert names.short("bx_open") == "open"
    assert names.short("BX_OPEN") == "OPEN"
