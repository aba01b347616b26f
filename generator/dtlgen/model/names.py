# SPDX-License-Identifier: BSD-3-Clause
"""How the names of an API are spelt in each language, from its own name and its prefix."""

from __future__ import annotations

from dtlgen.document.record import field, record


@record
class Names:
    """Of an API called `box` with the prefix `bx_`.

    `package` is what programs include, import and use; `macro_prefix` begins macros and constants,
    `own_prefix` what generated code and the runtime share.
    """

    package: str
    prefix: str
    macro_prefix: str = field(init=False)
    own_prefix: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "macro_prefix", self.prefix.upper())
        object.__setattr__(self, "own_prefix", f"{self.prefix}_")

    def c(self, name: str) -> str:
        """A function or a type: `bx_open`; in Fortran too, which has them under C's names."""
        return f"{self.prefix}{name}"

    def macro(self, *words: str) -> str:
        """A macro or a constant: `BX_DTYPE_INT32`."""
        return f"{self.macro_prefix}{'_'.join(words).upper()}"

    def impl(self, name: str) -> str:
        """What does the work of a function: `bx_impl_open`."""
        return f"{self.prefix}impl_{name}"

    def own(self, name: str) -> str:
        """What generated code asks of the runtime: `bx__refuse`."""
        return f"{self.own_prefix}{name}"

    @property
    def id(self) -> str:
        """What the ids of refusals begin with: `BX`."""
        return self.macro_prefix[:-1]

    def check(self, function: str, key: str) -> str:
        """What a refusal is called in messages, documentation and tests: `BX-open-path-null`."""
        return f"{self.id}-{function}-{key}"

    def header(self, area: str) -> str:
        """What programs include for an area: `box/open.h`."""
        return f"{self.package}/{area}.h"

    def python(self, name: str) -> str:
        """A member of the Python package: `box.open`."""
        return f"{self.package}.{name}"

    def short(self, name: str) -> str:
        """A function or a constant without the prefix."""
        return name.removeprefix(self.prefix).removeprefix(self.macro_prefix)
