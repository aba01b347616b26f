# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/misuse.py.j2.
# Do not edit.
from dtl import _constants
from dtl._native import ffi
from dtl._raw import status as raw
from misuse import RAISES, ZERO, Case

CASES = (
    Case(
        "DTL-last_error-size-limit",
        "INVALID_ARGUMENT",
        0,
        "",
        lambda world: raw.last_error(world.out(0), 18446744073709551615),
    ),
)
