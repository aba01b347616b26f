# SPDX-License-Identifier: BSD-3-Clause
"""The tier of <dtl/dev.h>: a kernel function calls the host build of the C function."""

import operator

from dtl._constants import Comparison
from dtl._core.errors import refuse
from dtl._status import NOT_SUPPORTED, OUT_OF_BOUNDS
from dtl.triton import _allowed_values, _interpreter
from dtl.triton._heap import FUNCTIONS, opened
from dtl.triton._import_triton import tl
from dtl.triton._symbols import OUTSIDE, OVERLAP, STOPPED, SYMBOLS
from dtl.triton.interpreted import arguments

_ANYWHERE = {"put": "source", "get": "dest"}  # addresses that may lie outside of the heap
_COMPARISONS = {
    Comparison.EQ: ("==", operator.eq),
    Comparison.NE: ("!=", operator.ne),
    Comparison.GT: (">", operator.gt),
    Comparison.LE: ("<=", operator.le),
    Comparison.LT: ("<", operator.lt),
    Comparison.GE: (">=", operator.ge),
}
_RESULT_TYPES = {"int32": tl.int32, "uint64": tl.uint64}


class Call:
    """One call of a C function: checks and converts its arguments, and reports its failures.

    `pairs` are the name by which the user calls an argument, and its value.  `names` maps C
    parameters to these names, `numbers` maps them to converted values.  `type` is that of the
    pointer into the heap, which a pointer result has as well.
    """

    def __init__(self, symbol, pairs):
        self.runtime, self.symbol = opened(), symbol
        _, parameters = SYMBOLS[symbol]
        self.names = {name: argument for (name, _), (argument, _) in zip(parameters[1:], pairs)}
        self.type, self.numbers = None, {}
        for (name, _), (argument, value) in zip(parameters[1:], pairs):
            self.numbers[name] = self._number(name, argument, value)

    def _number(self, name, argument, value):
        """Returns the converted value of the C parameter `name`; raises about `argument`."""
        if name in _allowed_values.ADDRESSES:
            return self._address(name, argument, value)
        if name == "signal":
            return arguments.signal(argument, value, self.runtime, (8,)).address
        if name in ("pe", "root"):
            return arguments.rank(argument, value, self._ranks(name))
        if name == "bytes":
            return arguments.integer(argument, value, 0, "bytes")
        if name == "value":
            return arguments.unsigned_64(argument, value)
        found = arguments.integer(argument, value)
        if name == "team":
            self._check_team(argument, found)
        return _allowed_values.number(name, argument, found)

    def _address(self, name, argument, value):
        """Returns an address in the heap, or anywhere where the function permits that."""
        if _ANYWHERE.get(self.symbol[:3]) == name:
            return arguments.pointer(argument, value).address
        found = arguments.heap_pointer(argument, value, self.runtime)
        self.type = found.type
        return found.address

    def _ranks(self, name):
        """Returns the number of ranks that the parameter `name` may refer to."""
        if name == "root":
            return FUNCTIONS["team_n_pes"](self.runtime.address, self.numbers["team"])
        return self.runtime.heap.n_pes

    def _check_team(self, argument, team):
        """Raises unless this rank is in the team or the function only queries teams."""
        is_query = self.symbol in ("team_my_pe", "team_n_pes")
        if not is_query and FUNCTIONS["team_my_pe"](self.runtime.address, team) < 0:
            refuse(argument, team, "a team that this rank is in", rule="team")

    def run(self):
        """Calls the C function and returns its result; starts the timeout of waits."""
        self.runtime.begin_wait()
        return FUNCTIONS[self.symbol](self.runtime.address, *self.numbers.values())

    def refuse(self, status):
        """Raises a DTLError for a status of the C function."""
        if status == STOPPED:
            self.runtime.fail_wait("team", "other ranks have not come", "all of them to call it")
        names = self.names
        if status == OVERLAP:
            expected = f"memory apart from {names['source']}"
            refuse(names["dest"], f"{self.numbers['dest']:#x}", expected, rule="overlap")
        if status == OUTSIDE:
            bytes_ = names["bytes"]
            expected = "as many as lie in the heap from there on, behind its own first ones"
            refuse(bytes_, self.numbers["bytes"], expected, status=OUT_OF_BOUNDS)
        refuse(self.symbol, status, "0", status=NOT_SUPPORTED)


def call(symbol, result_type, *pairs):
    """Calls a function of <dtl/dev.h> and returns its result as a kernel's scalar.

    `result_type` is "pointer", a key of _RESULT_TYPES, or None if the C function returns a status.
    `pairs` are names and values of the arguments.
    """
    started = Call(symbol, pairs)
    found = started.run()
    if result_type is None:
        return started.refuse(found) if found else None
    if symbol == "signal_wait_until":
        _check_wait(started, found)
    if symbol == "remote_mc_ptr":
        argument = started.names["address"]
        what = f"{started.numbers['address']:#x}"
        refuse(argument, what, "hardware that stores to all ranks at once", status=NOT_SUPPORTED)
    if result_type == "pointer":
        return _interpreter.scalar(found, started.type)
    return _interpreter.scalar(found, _RESULT_TYPES[result_type])


def _check_wait(started, last_value):
    """Raises an error if a wait ended early: its last value does not satisfy the comparison."""
    (sign, holds), value = _COMPARISONS[started.numbers["comparison"]], started.numbers["value"]
    if not holds(last_value, value):
        argument = started.names["signal"]
        started.runtime.fail_wait(argument, f"the signal is {last_value}", f"{sign} {value}")
