# SPDX-License-Identifier: BSD-3-Clause
"""Device functions for elements of float32, named after the operations of a ModelBuilder."""

import triton
import triton.language as tl


@triton.jit
def copy(x):
    return x


@triton.jit
def negative(x):
    return -x


@triton.jit
def absolute(x):
    return tl.abs(x)


@triton.jit
def sqrt(x):
    return tl.sqrt_rn(x)


@triton.jit
def reciprocal(x):
    return tl.div_rn(tl.full(x.shape, 1.0, tl.float32), x)


@triton.jit
def exp(x):
    return tl.exp(x)


@triton.jit
def log(x):
    return tl.log(x)


@triton.jit
def tanh(x):
    """Uses a series for small values, where the quotient of exponentials loses digits."""
    size = tl.abs(x)
    shrunk = tl.exp(-2.0 * size)
    quotient = tl.where(x < 0, -1.0, 1.0) * (1.0 - shrunk) / (1.0 + shrunk)
    square = x * x
    series = x * (1.0 - square * (1.0 / 3.0 - square * (2.0 / 15.0 - square * (17.0 / 315.0))))
    return tl.where(size < 0.125, series, quotient)


@triton.jit
def sigmoid(x):
    return 1.0 / (1.0 + tl.exp(-x))


@triton.jit
def relu(x):
    return tl.where(x > 0, x, 0.0)


@triton.jit
def gelu(x):
    return 0.5 * x * (1.0 + tl.erf(x * 0.7071067811865476))


@triton.jit
def silu(x):
    return x * sigmoid(x)


# ---- pairs ---------------------------------------------------------------------------------------


@triton.jit
def add(x, y):
    return x + y


@triton.jit
def subtract(x, y):
    return x - y


@triton.jit
def multiply(x, y):
    return x * y


@triton.jit
def divide(x, y):
    return tl.div_rn(x, y)


@triton.jit
def maximum(x, y):
    return tl.maximum(x, y, propagate_nan=tl.PropagateNan.ALL)


@triton.jit
def minimum(x, y):
    return tl.minimum(x, y, propagate_nan=tl.PropagateNan.ALL)


@triton.jit
def silu_and_mul(x, y):
    return y * silu(x)
