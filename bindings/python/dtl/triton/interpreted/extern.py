# SPDX-License-Identifier: BSD-3-Clause
"""The tier of <dtl/dev.h>: what a kernel calls is a call of its build for the host."""

import operator

from dtl._constants import Comparison
from dtl._core.errors import refuse
from dtl._status import NOT_SUPPORTED, OUT_OF_BOUNDS
from dtl.triton import _allowed_values, _interpreter
from dtl.triton._heap import FUNCTIONS, opened
from dtl.triton._import_triton import tl
from dtl.triton._symbols import OUTSIDE, OVERLAP, STOPPED, SYMBOLS
from dtl.triton.interpreted import arguments

_ANYWHERE = {"put": "source", "get": "dest"}  # what need not lie in the heap
_COMPARISONS = {
    Comparison.EQ: ("==", operator.eq),
    Comparison.NE: ("!=", operator.ne),
    Comparison.GT: (">", operator.gt),
    Comparison.LE: ("<=", operator.le),
    Comparison.LT: ("<", operator.lt),
    Comparison.GE: (">=", operator.ge),
}
_GIVES = {"int32": tl.int32, "uint64": tl.uint64}


class Call:
    """One call; `given` are pairs of what an argument is called by the user, and its value."""

    def __init__(self, symbol, given):
        self.runtime, self.symbol = opened(), symbol
        _, takes = SYMBOLS[symbol]
        self.names = {name: said for (name, _), (said, _) in zip(takes[1:], given)}
        self.type, self.numbers = None, {}
        for (name, _), (said, value) in zip(takes[1:], given):
            self.numbers[name] = self._number(name, said, value)

    def _number(self, name, said, value):
        if name in _allowed_values.ADDRESSES:
            return self._address(name, said, value)
        if name == "signal":
            return arguments.signal(said, value, self.runtime, (8,)).address
        if name in ("pe", "root"):
            return arguments.rank(said, value, self._ranks(name))
        if name == "bytes":
            return arguments.integer(said, value, 0, "bytes")
        if name == "value":
            return arguments.word(said, value)
        found = arguments.integer(said, value)
        if name == "team":
            self._check_team(said, found)
        return _allowed_values.number(name, said, found)

    def _address(self, name, said, value):
        if _ANYWHERE.get(self.symbol[:3]) == name:
            return arguments.pointer(said, value).address
        found = arguments.own(said, value, self.runtime)
        self.type = found.type
        return found.address

    def _ranks(self, name):
        if name == "root":
            return FUNCTIONS["team_n_pes"](self.runtime.address, self.numbers["team"])
        return self.runtime.heap.n_pes

    def _check_team(self, said, team):
        asks = self.symbol in ("team_my_pe", "team_n_pes")
        if not asks and FUNCTIONS["team_my_pe"](self.runtime.address, team) < 0:
            refuse(said, team, "a team that this rank is in", rule="team")

    def run(self):
        self.runtime.begin_wait()
        return FUNCTIONS[self.symbol](self.runtime.address, *self.numbers.values())

    def refuse(self, status):
        """Raise for what only the function itself has found."""
        if status == STOPPED:
            self.runtime.give_up("team", "other ranks have not come", "all of them to call it")
        said = self.names
        if status == OVERLAP:
            expected = f"memory apart from {said['source']}"
            refuse(said["dest"], f"{self.numbers['dest']:#x}", expected, rule="overlap")
        if status == OUTSIDE:
            bytes_ = said["bytes"]
            expected = "as many as lie in the heap from there on, behind its own first ones"
            refuse(bytes_, self.numbers["bytes"], expected, status=OUT_OF_BOUNDS)
        refuse(self.symbol, status, "0", status=NOT_SUPPORTED)


def call(symbol, gives, *given):
    made = Call(symbol, given)
    found = made.run()
    if gives is None:
        return made.refuse(found) if found else None
    if symbol == "signal_wait_until":
        _check_seen(made, found)
    if symbol == "remote_mc_ptr":
        said = made.names["address"]
        what = f"{made.numbers['address']:#x}"
        refuse(said, what, "hardware that stores to all ranks at once", status=NOT_SUPPORTED)
    if gives == "pointer":
        return _interpreter.scalar(found, made.type)
    return _interpreter.scalar(found, _GIVES[gives])


def _check_seen(made, seen):
    """A wait that was given up gives what it has seen last."""
    (sign, holds), value = _COMPARISONS[made.numbers["comparison"]], made.numbers["value"]
    if not holds(seen, value):
        made.runtime.give_up(made.names["signal"], f"the signal is {seen}", f"{sign} {value}")
