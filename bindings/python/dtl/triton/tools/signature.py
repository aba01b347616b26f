# SPDX-License-Identifier: BSD-3-Clause
"""The arguments of a kernel that is compiled ahead of time, as Triton writes them: "*fp32:16, i32,
1024, %BLOCK".

An argument is a type, with a hint where it always is 1 or a multiple of 16, or a constant: a
number, or the name of one of the values that are tried.
"""

import hashlib
import re
from typing import NamedTuple

from dtl._core.errors import refuse
from dtl._status import MismatchError

_HINTS = 1, 16
_INTEGERS = {f"{sign}{bits}": bits for sign in "iu" for bits in (1, 8, 16, 32, 64)}
_C = {each: f"{'u' * (each[0] == 'u')}int{max(8, bits)}_t" for each, bits in _INTEGERS.items()} | {
    "fp32": "float",
    "fp64": "double",
}


_NARROW = "fp8e4nv", "fp8e4b8", "fp8e4b15", "fp8e5", "fp8e5b16", "fp16", "bf16"
_POINTER = re.compile(rf"(\*k?)+({'|'.join((*_C, *_NARROW))})")  # with k, one that is only read


class Argument(NamedTuple):
    """`constant` is None where the argument is handed over when the kernel is launched."""

    name: str
    type: str
    hint: "int | None"
    constant: "int | float | None"

    @property
    def c_type(self):
        return "*" if self.type.startswith("*") else _C[self.type]


def tried(signature):
    """The names of the values that are tried."""
    return [each.strip()[1:] for each in str(signature).split(",") if each.strip()[:1] == "%"]


def arguments(names, signature, values):
    """Of a kernel whose arguments have these names; `values` by name are those that are tried."""
    if not isinstance(signature, str):
        refuse("signature", signature, "a type for each argument, as '*fp32:16, i32, %BLOCK'")
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
    if type_ not in _C and not _POINTER.fullmatch(type_):
        expected = f"a number, %NAME, a pointer as *fp32, or one of {', '.join(_C)}"
        refuse("signature", f"{part} of {name}", expected, rule="type")
    if hint == "1":
        if type_ not in _INTEGERS:
            refuse("signature", f"{part} of {name}", "a hint of 16: 1 is an integer", rule="hint")
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
