# SPDX-License-Identifier: BSD-3-Clause
"""What kernels may name, interpreted or compiled, and how all else is refused."""

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
_NUMBERS = {  # parameters of <dtl/dev.h> whose numbers have names
    "op": (
        tuple(SignalOp),
        f"NVSHMEM_SIGNAL_SET, {SignalOp.SET:d}, or NVSHMEM_SIGNAL_ADD, {SignalOp.ADD:d}",
    ),
    "comparison": (tuple(Comparison), "one of NVSHMEM_CMP_EQ to NVSHMEM_CMP_GE, 0 to 5"),
}


def one_of(argument, found, names):
    if not isinstance(found, str) or found not in names:
        refuse(argument, found, f"one of {', '.join(map(repr, names))}", rule="name")
    return found


def number(parameter, argument, found):
    """A number for a parameter of <dtl/dev.h>, whatever the user calls it."""
    numbers, expected = _NUMBERS.get(parameter, ((found,), ""))
    if found not in numbers:
        refuse(argument, found, expected, rule="name")
    return found


def axis(found):
    """The letter of an axis of a block."""
    if not isinstance(found, int) or found not in range(len(_AXES)):
        refuse("axis", found, "0, 1 or 2", rule="range")
    return _AXES[found]


def listed(argument, found):
    """Arguments that are handed over one after the other."""
    if not hasattr(found, "__len__"):
        refuse(argument, str(found), "a list of them")
    return found


def symbol(types, symbols):
    """What extern_call calls for arguments of the types, and the type of what comes back: of
    nothing, None.

    Types of pointers have no hash, so that the dictionary is not asked.
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
    return f"({', '.join(map(str, types))})"
