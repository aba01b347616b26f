# SPDX-License-Identifier: BSD-3-Clause
"""The arguments of a kernel that is compiled ahead of time, as Triton writes them: "*fp32:16, i32,
1024, %BLOCK".

An argument is a type, with a hint where it always is 1 or a multiple of 16, or a constant: a
number, or the name of one of the values that are tried.
"""

import hashlib
from typing import NamedTuple

from dtl._error import refuse
from dtl._status import MismatchError

_HINTS = 1, 16
_INTEGERS = {f"{sign}{bits}": bits for sign in "iu" for bits in (1, 8, 16, 32, 64)}
_C = {each: f"{'u' * (each[0] == 'u')}int{max(8, bits)}_t" for each, bits in _INTEGERS.items()} | {
    "fp32": "float",
    "f32": "float",
    "fp64": "double",
    "f64": "double",
}


class Argument(NamedTuple):
    """`constant` is None where the argument is handed over when the kernel is launched."""

    name: str
    type: str
    hint: "int | None"
    constant: "int | float | None"

    @property
    def c_type(self):
        return "*" if self.type.startswith("*") else _C[self.type]


def arguments(names, signature, values):
    """Of a kernel whose arguments have these names; `values` by name are those that are tried."""
    parts = [each.strip() for each in signature.split(",")]
    if len(parts) != len(names):
        what = f"{len(parts)} arguments"
        expected = f"{len(names)}: {', '.join(names)}"
        refuse("signature", what, expected, kind=MismatchError)
    return tuple(_argument(name, part, values) for name, part in zip(names, parts))


def _argument(name, part, values):
    constant = _constant(name, part, values)
    if constant is not None:
        return Argument(name, "constexpr", None, constant)
    type_, colon, hint = part.partition(":")
    if colon and hint not in map(str, _HINTS):
        refuse("signature", f"{part} of {name}", "a hint of 1 or 16", rule="hint")
    if not type_.startswith("*") and type_ not in _C:
        expected = f"a number, %NAME, a pointer as *fp32, or one of {', '.join(_C)}"
        refuse("signature", f"{part} of {name}", expected, rule="type")
    if hint == "1":
        return Argument(name, "constexpr", 1, 1)
    return Argument(name, type_, int(hint) if colon else None, None)


def _constant(name, part, values):
    if part.startswith("%"):
        if part[1:] not in values:
            refuse("signature", f"{part} of {name}", "a name in triton_algo_infos", rule="name")
        return values[part[1:]]
    try:
        number = float(part)
    except ValueError:
        return None
    return int(part) if part.lstrip("+-").isdecimal() else number


def suffix(given, options):
    """What tells this kernel from others of its name: of all its arguments, constants and options,
    and which arguments have hints: 0d, 1c.
    """
    said = [str(each) for each in (*given, sorted(options.items()))]
    mark = hashlib.sha256("\n".join(said).encode()).hexdigest()[:8]
    marks = {1: "c", 16: "d"}
    hints = "".join(f"{i}{marks[each.hint]}" for i, each in enumerate(given) if each.hint)
    return f"{mark}_{hints}" if hints else mark
