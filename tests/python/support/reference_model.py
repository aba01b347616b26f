# SPDX-License-Identifier: BSD-3-Clause
"""Reference results of reductions, computed by NumPy, for each operation and supported dtype."""

from functools import reduce

import numpy as np

from dtl._constants import DTYPES

PAIRS = [name for name, _, numpy in DTYPES if isinstance(numpy, list)]
PLAIN = [name for name, _, numpy in DTYPES if isinstance(numpy, str) and name != "bfloat16"]
NUMPY = {name: np.dtype(numpy) for name, _, numpy in DTYPES if name != "bfloat16"}

INTEGERS = [name for name in PLAIN if NUMPY[name].kind in "iu"]
FLOATS = ["float16", "float32", "float64"]
COMPLEX = ["complex64", "complex128"]

# The ufunc of each operation, and the supported dtypes.
REDUCTIONS = {
    "sum": (np.add, [*INTEGERS, *FLOATS, *COMPLEX, "bool"]),
    "prod": (np.multiply, [*INTEGERS, *FLOATS, *COMPLEX, "bool"]),
    "min": (np.minimum, [*INTEGERS, *FLOATS, "bool"]),
    "max": (np.maximum, [*INTEGERS, *FLOATS, "bool"]),
    "land": (np.logical_and, [*INTEGERS, *FLOATS, *COMPLEX, "bool"]),
    "lor": (np.logical_or, [*INTEGERS, *FLOATS, *COMPLEX, "bool"]),
    "lxor": (np.logical_xor, [*INTEGERS, *FLOATS, *COMPLEX, "bool"]),
    "band": (np.bitwise_and, [*INTEGERS, "bool"]),
    "bor": (np.bitwise_or, [*INTEGERS, "bool"]),
    "bxor": (np.bitwise_xor, [*INTEGERS, "bool"]),
}
CASES = [(op, name) for op, (_, names) in REDUCTIONS.items() for name in names]


def reduced(op, dtype, parts):
    """Returns NumPy's reduction of one array per rank."""
    function, _ = REDUCTIONS[op]
    if op in ("sum", "prod") and dtype == "bool":  # integers, as in NumPy's sums of bool
        return reduce(function, [part.astype(np.int64) for part in parts])
    found = reduce(lambda a, b: function(a, b).astype(NUMPY[dtype]), parts)
    if op in ("land", "lor", "lxor"):  # 0 or 1, even for a single rank
        found = (found != 0).astype(NUMPY[dtype])
    return found
