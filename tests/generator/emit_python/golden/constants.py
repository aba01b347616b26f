# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/constants.py.j2.
# Do not edit.
"""Numbers, enums and tables of the API."""

from enum import IntEnum
from typing import Any

__version__ = "0.1.0"
version_info = (0, 1, 0)

DTL_NO_RANK = -1
DTL_DTYPE_INT32 = 0
DTL_DTYPE_FLOAT64 = 1
DTL_DTYPE_INT32_INT32 = 2
DTL_DTYPE_COUNT = 3
DTL_OP_SUM = 0
DTL_OP_LOR = 1
DTL_COLOR_RED = 0
DTL_COLOR_BLUE = 1
DTL_COLOR_COUNT = 2



SUM = "sum"
LOR = "lor"

# Reductions by name.
OPERATIONS = {
    "sum": 0,
    "lor": 1,
}

# Reductions by the names of the equivalent NumPy functions.
UFUNCS = {
}

# The name, the library's id, and the argument for numpy.dtype().
DTYPES = (
    ("int32", 0, "i4"),
    ("float64", 1, "f8"),
    ("int32_int32", 2, [("value", "i4"), ("index", "i4")]),
)
