# SPDX-License-Identifier: BSD-3-Clause
"""Values that kernel functions accept by name, shared by both implementations, and their checks."""

from dtl._constants import Comparison, SignalOp
from dtl._core.errors import refuse

SCOPES = "gpu", "sys"
COMM_SCOPES = "gpu", "intra_node", "inter_node"
SIGNAL_OPS = "set", "add"
ORDERS = "relaxed", "acquire", "release", "acq_rel"
ORDERS_OF_LOADS = "relaxed", "acquire"
ORDERS_OF_STORES = "relaxed", "release"
ADDRESSES = "address", "dest", "source"  # parameters of <dtl/dev.h>

_AXES = "xyz"
_NUMBERS = {  # parameters of <dtl/dev.h> that accept enumerated values only
    "op": (
        tuple(SignalOp),
        f"NVSHMEM_SIGNAL_SET, {SignalOp.SET:d}, or NVSHMEM_SIGNAL_ADD, {SignalOp.ADD:d}",
    ),
    "comparison": (tuple(Comparison), "one of NVSHMEM_CMP_EQ to NVSHMEM_CMP_GE, 0 to 5"),
}


def one_of(argument, found, names):
    """Returns a string, which is one of the names; raises a DTLError about `argument` otherwise."""
    if not isinstance(found, str) or found not in names:
        refuse(argument, found, f"one of {', '.join(map(repr, names))}", rule="name")
    return found


def number(parameter, argument, found):
    """Returns a number that a parameter of <dtl/dev.h> accepts; `argument` is its Python name."""
    numbers, expected = _NUMBERS.get(parameter, ((found,), ""))
    if found not in numbers:
        refuse(argument, found, expected, rule="name")
    return found


def axis(found):
    """Returns the letter of a block's axis: x, y or z for 0, 1 or 2."""
    if not isinstance(found, int) or found not in range(len(_AXES)):
        refuse("axis", found, "0, 1 or 2", rule="range")
    return _AXES[found]


def sequence(argument, found):
    """Returns a sequence of arguments; raises a DTLError for anything else."""
    if not hasattr(found, "__len__"):
        refuse(argument, str(found), "a list of them")
    return found


def symbol(types, symbols):
    """Returns the function's name and the type of its result for arguments of the given types.

    `symbols` is the dictionary that extern_call receives.  The result's type is None for a function
    without a result.  Pointer types are not hashable, so the keys are compared one by one.
    """
    if not isinstance(symbols, dict):
        refuse("arg_type_symbol_dict", symbols, "a dictionary by the types of the arguments")
    found = next((symbols[known] for known in symbols if known == types), None)
    if found is None:
        known = " or ".join(_listed(each) for each in symbols)
        refuse("args", _listed(types), known or "types that stand in arg_type_symbol_dict")
    if not isinstance(found, tuple) or len(found) != 2:
        expected = "a function's name and the type of what it gives, or None"
        refuse("arg_type_symbol_dict", str(found), expected)
    name, gives = found
    return name, gives or None


def _listed(types):
    """Returns types as text for messages."""
    return f"({', '.join(map(str, types))})"
