# SPDX-License-Identifier: BSD-3-Clause
"""Signatures of kernels that are compiled ahead of time, in Triton's notation: "*fp32:16, i32,
1024, %BLOCK".

An argument is a type, or a constant. A type may have a hint: ":1" if the value is always 1, ":16"
if it is a multiple of 16. A constant is a number, or %NAME for one of the values to compile for.
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
_POINTER = re.compile(rf"(\*k?)+({'|'.join((*_C, *_NARROW))})")  # *k is a pointer to constant data


class Argument(NamedTuple):
    """An argument; `constant` is None if its value is passed at the launch."""

    name: str
    type: str
    hint: "int | None"
    constant: "int | float | None"

    @property
    def c_type(self):
        """The type in C; "*" for a pointer."""
        return "*" if self.type.startswith("*") else _C[self.type]


def value_names(signature):
    """Returns the names NAME of the constants %NAME."""
    return [each.strip()[1:] for each in str(signature).split(",") if each.strip()[:1] == "%"]


def arguments(names, signature, values):
    """Parses the signature of a kernel with these argument names; `values` replace the %NAMEs."""
    if not isinstance(signature, str):
        refuse("signature", signature, "a type for each argument, as '*fp32:16, i32, %BLOCK'")
    parts = [each.strip() for each in signature.split(",")]
    if len(parts) != len(names):
        what = f"{len(parts)} arguments"
        expected = f"{len(names)}: {', '.join(names)}"
        refuse("signature", what, expected, kind=MismatchError)
    return tuple(_argument(name, part, values) for name, part in zip(names, parts))


def _argument(name, part, values):
    """Returns the Argument of one part of a signature; raises if it is malformed."""
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
    """Returns the value of a constant; None for a type."""
    if part.startswith("%"):
        if part[1:] not in values:
            refuse("signature", f"{part} of {name}", "a name in triton_algo_infos", rule="name")
        return values[part[1:]]
    try:
        number = float(part)
    except ValueError:
        return None
    return int(part) if part.lstrip("+-").isdecimal() else number


def suffix(parsed, options):
    """Returns a suffix for the kernel's name: a digest of all arguments, constants and options, and
    the arguments that have hints, as in Triton: 0d for a multiple of 16, 1c for 1.
    """
    facts = [str(each) for each in (*parsed, sorted(options.items()))]
    digest = hashlib.sha256("\n".join(facts).encode()).hexdigest()[:8]
    letters = {1: "c", 16: "d"}
    hints = "".join(f"{i}{letters[each.hint]}" for i, each in enumerate(parsed) if each.hint)
    return f"{digest}_{hints}" if hints else digest
