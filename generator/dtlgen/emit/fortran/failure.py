# SPDX-License-Identifier: BSD-3-Clause
"""The Fortran module that says how calls end, the same for every API but for names."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.record import record
from dtlgen.emit.fortran.use_statements import FAILURE, Use, homes, uses
from dtlgen.model.api import LAST_ERROR, Api

C_NAMES = (
    "c_char",
    "c_funloc",
    "c_funptr",
    "c_int",
    "c_int64_t",
    "c_intptr_t",
    "c_null_ptr",
    "c_ptr",
    "c_size_t",
)


@record
class Failure:
    """The page. `get_text`, `asked` and `cleared` are the C functions of the last error; `ending`
    is the one that ends the program; "" if the API has none.
    """

    c_names: tuple[str, ...]
    uses: tuple[Use, ...]
    id: str
    success: str
    good: tuple[str, ...]
    get_text: str
    asked: str
    cleared: str
    ending: str


def pages(api: Api) -> Iterator[tuple[str, Failure]]:
    answering = {each.answers: each.c_name for each in api.functions()}
    get_text, asked, cleared = (answering.get(each, "") for each in LAST_ERROR)
    ending = next((each.c_name for each in api.functions() if each.fortran.ends), "")
    module = api.names.c(FAILURE)
    success = api.outcomes.success
    category = {each.name: each.category for each in api.statuses}
    good = tuple(
        each.name
        for each in api.statuses
        if each.category == category[success] and not each.alias_of
    )
    printed = (*good, get_text, asked, ending)
    yield (
        f"fortran/{module}.f90",
        Failure(
            c_names=C_NAMES,
            uses=tuple(uses(printed, homes(api), module)),
            id=api.names.id,
            success=success,
            good=good,
            get_text=get_text,
            asked=asked,
            cleared=cleared,
            ending=ending,
        ),
    )
