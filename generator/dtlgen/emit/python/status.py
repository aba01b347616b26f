# SPDX-License-Identifier: BSD-3-Clause
"""Python's exceptions, and which status becomes which of them."""

from __future__ import annotations

from collections.abc import Iterator

from dtlgen.document.record import record
from dtlgen.model.api import Api, Status
from dtlgen.model.bindings import PythonClass

ERROR = "RuntimeError"  # of a failure for which the specification names no exception


@record
class Raised:
    name: str
    bases: str
    doc: str


@record
class Code:
    """`exception` is None in the category success; messages begin with `told`."""

    constant: str
    value: int
    told: str
    exception: str


@record
class StatusModule:
    exceptions: tuple[Raised, ...]
    codes: tuple[Code, ...]


def pages(api: Api) -> Iterator[tuple[str, StatusModule]]:
    exceptions = tuple(map(_exception, exception_classes(api)))
    failures = (each for each in api.statuses if not each.alias_of and each.value)
    codes = tuple(_code(api, status) for status in failures)
    yield f"python/{api.names.package}/_status.py", StatusModule(exceptions, codes)


def exception_classes(api: Api) -> tuple[PythonClass, ...]:
    """Returns the Python classes of the area that defines the status codes."""
    codes = api.codes_area
    areas = (area for area in api.areas if area.name == codes)
    return tuple(each for area in areas for each in area.python_classes)


def base_names(python_class: PythonClass) -> str:
    """Returns the bases as source; a class named like a builtin inherits from that builtin."""
    own = python_class.name
    return ", ".join(f"builtins.{base}" if base == own else base for base in python_class.bases)


def _exception(python_class: PythonClass) -> Raised:
    return Raised(python_class.name, base_names(python_class), python_class.doc)


def _code(api: Api, status: Status) -> Code:
    category = {each.name: each.category for each in api.statuses}
    is_success = status.category == category[api.outcomes.success]
    raised = status.exception or ("None" if is_success else ERROR)
    return Code(short_name(api, status.name), status.value, _told(api, status), raised)


def _told(api: Api, status: Status) -> str:
    """Returns the start of a message, with the category if the exception has no other one."""
    (category,) = (each for each in api.categories if each.name == status.category)
    is_silent = not category.told_as or status.exception != category.exception
    return status.text if is_silent else f"{category.told_as}: {status.text}"


def short_name(api: Api, status: str) -> str:
    """Returns the Python name of a status: its C name without the prefix and ERROR_."""
    return api.names.short(status).removeprefix("ERROR_")
