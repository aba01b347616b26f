# SPDX-License-Identifier: BSD-3-Clause
from __future__ import annotations

from dtlgen.derive.c_types import Spelling
from dtlgen.document.record import replace
from dtlgen.emit.c.headers import Macro, _struct
from dtlgen.model.api import Api


def test_an_element_of_an_array_is_read_and_written_through_a_pointer(
    api: Api, c: Spelling
) -> None:
    options = next(struct for struct in api.structs if struct.name == "options")
    more = replace(options.fields[0], name="more", length=2, accessors=(("lining", "enum.color"),))

    assert _struct(c, replace(options, fields=(more,))).accessors == (
        Macro("dtl_options_lining(opts)", "((dtl_color)(opts)->more[0])", ""),
        Macro(
            "dtl_options_set_lining(opts, policy)", "((void)((opts)->more[0] = (int)(policy)))", ""
        ),
    )
