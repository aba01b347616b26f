# SPDX-License-Identifier: BSD-3-Clause
"""Spelling of an API's names in each language, derived from the API's name and prefix."""

from __future__ import annotations

from dtlgen.document.record import field, record


@record
class Names:
    """The names of an API. The examples below assume the name `box` and the prefix `bx_`.

    `package` is the name that programs include, import or use. `macro_prefix` begins macros and
    constants. `own_prefix` begins internal symbols shared by generated code and the runtime.
    """

    package: str
    prefix: str
    macro_prefix: str = field(init=False)
    own_prefix: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "macro_prefix", self.prefix.upper())
        object.__setattr__(self, "own_prefix", f"{self.prefix}_")

    def c(self, name: str) -> str:
        """Returns the C name of a function or a type: `bx_open`. Fortran uses the same name."""
        return f"{self.prefix}{name}"

    def macro(self, *words: str) -> str:
        """Returns the name of a macro or a constant: `BX_DTYPE_INT32`."""
        return f"{self.macro_prefix}{'_'.join(words).upper()}"

    def impl(self, name: str) -> str:
        """Returns the name of the function that implements a public function: `bx_impl_open`."""
        return f"{self.prefix}impl_{name}"

    def own(self, name: str) -> str:
        """Returns the name of an internal runtime symbol that generated code uses: `bx__refuse`."""
        return f"{self.own_prefix}{name}"

    @property
    def id(self) -> str:
        """The first part of the ids of argument checks: `BX`."""
        return self.macro_prefix[:-1]

    def check(self, function: str, key: str) -> str:
        """Returns the id of an argument check in messages, documentation and tests:
        `BX-open-path-null`.
        """
        return f"{self.id}-{function}-{key}"

    def header(self, area: str) -> str:
        """Returns the name of an area's header as programs include it: `box/open.h`."""
        return f"{self.package}/{area}.h"

    def python(self, name: str) -> str:
        """Returns the qualified name of a member of the Python package: `box.open`."""
        return f"{self.package}.{name}"

    def short(self, name: str) -> str:
        """Returns the name of a function or a constant without its prefix."""
        return name.removeprefix(self.prefix).removeprefix(self.macro_prefix)
