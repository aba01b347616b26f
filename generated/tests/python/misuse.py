# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/tests/misuse.py.j2.
# Do not edit.
"""Common code of the generated misuse tests: objects, closed handles, and assertions on refusals."""

import runpy
from pathlib import Path
from typing import Any, Callable, NamedTuple

import dtl
from dtl import _failure, _status
from dtl._native import ffi, lib

RAISES = object()
ZERO = object()

_SLOTS, _BYTES = 16, 256
_PATTERN = b"\xa5"


class Case(NamedTuple):
    """A refused call and its result; `missing` is a feature that must not be available."""

    id: str
    status: str
    result: Any
    missing: str
    call: Callable[["World"], Any]

    def is_possible(self):
        return not self.missing or not getattr(dtl, self.missing)()

    def check(self, world):
        """Asserts that the call is refused with this status and id, and writes nothing."""
        status = getattr(_status, self.status)
        lib.dtl_clear_error()
        if self.result is RAISES:
            caught = self.raised(world)
            assert caught.status == status, f"{self.id}: {caught}"
            assert type(caught) is _status.EXCEPTIONS[status]
        else:
            assert _is_same(self.call(world), self.result)
        assert f"[{self.id}]" in _failure.last_error()
        assert lib.dtl_last_error_status() == status
        assert world.is_untouched()

    def raised(self, world):
        try:
            self.call(world)
        except _status.DTLError as error:
            return error
        raise AssertionError(f"{self.id}: not refused")


class World:
    """An open and a closed handle of each kind that `make` creates; `free` closes
    what it has made.
    """

    def __init__(self, make, free):
        self._free = free
        self._memory = [ffi.new("char[]", _BYTES) for _ in range(_SLOTS)]
        self._out = [ffi.new("char[]", _PATTERN * _BYTES) for _ in range(_SLOTS)]
        self.FOREIGN = self._memory[0]
        self.NONSENSE = ffi.cast("void *", 0x5A5A5A5A5A5A5A5A)
        self.live = make()
        self.freed = make()
        free(self.freed)

    def close(self):
        self._free(self.live)

    def memory(self, slot):
        """Returns zeroed memory for an input argument of any pointer type."""
        return ffi.cast("void *", self._memory[slot])

    def out(self, slot):
        """Returns memory that a refused call must not change."""
        return ffi.cast("void *", self._out[slot])

    def is_untouched(self):
        return all(ffi.buffer(memory)[:] == _PATTERN * _BYTES + b"\0" for memory in self._out)


def _is_same(result, expected):
    if expected is ZERO:
        return not any(bytes(ffi.buffer(ffi.addressof(result))))
    if isinstance(result, int) and isinstance(expected, int):
        return result in (expected, expected + 2**64)  # a size has no -1
    return result == expected


def check_all(make, free):
    """Yields every case of the tables next to this file."""
    world = World(make, free)
    tables = sorted(Path(__file__).parent.glob("misuse_*.py"))
    cases = [case for table in tables for case in runpy.run_path(str(table))["CASES"]]
    for case in filter(Case.is_possible, cases):
        case.check(world)
    world.close()
    assert cases
