# SPDX-License-Identifier: BSD-3-Clause
"""Vectors of a few scalars of one dtype per thread, and access to single elements of tiles."""

from dtl._core.errors import refuse
from dtl._status import OUT_OF_BOUNDS, MismatchError
from dtl.triton import _interpreter
from dtl.triton._import_triton import tl

if _interpreter.is_on() is False:
    from dtl.triton.compiled import builder as ops
else:
    from dtl.triton.interpreted import operations as ops

_UNSIGNED = {8: tl.uint8, 16: tl.uint16, 32: tl.uint32, 64: tl.uint64}
_INTERFACE = "__getitem__", "__add__", "__radd__", "__sub__", "__rsub__", "__mul__", "__rmul__"


class vector(tl.tensor):  # noqa: N801
    """A vector of scalars of one dtype; their number is a power of two."""

    __triton_builtin__ = True

    def __init__(self, args, _semantic=None):
        found = _scalars("args", args)
        self.elements, self.dtype = found, found[0].dtype
        self.shape, self.type = (len(found),), _VectorType(self.dtype, len(found))

    def __len__(self):
        return len(self.elements)

    def __repr__(self):
        return repr(self.type)

    __str__ = __repr__

    @property
    def handle(self):
        """Refuses the vector: Triton's functions read the handle of a single value."""
        refuse("value", repr(self), "a scalar or a tile: v[i] is one of a vector's elements")

    def _flatten_ir(self, handles):
        """Appends the handles of the elements to `handles`, for Triton."""
        for each in self.elements:
            each._flatten_ir(handles)

    def _set_name(self, *_name):
        """Does nothing: Triton names single values only."""

    def __getitem__(self, idx):
        return self.elements[self._index(idx)]

    def __setitem__(self, idx, value):
        self.elements = self._replaced(idx, value)

    def replaced(self, idx, value):
        """Returns a vector with one element replaced; compiled kernels call it for `v[idx] =
        value`.
        """
        return vector(self._replaced(idx, value))

    def _replaced(self, idx, value):
        """Returns the elements with one replaced, which is converted to the vector's dtype."""
        index, cast = self._index(idx), ops.cast(_check_element("value", value), self.dtype)
        return (*self.elements[:index], cast, *self.elements[index + 1 :])

    def _index(self, idx):
        """Returns a constant index of the vector as an integer; raises if it is out of bounds."""
        return _constant_index("idx", idx, len(self.elements))

    def _apply(self, name, other):
        """Returns the vector of a binary method's results, with a vector as long or with a
        scalar.
        """
        is_vector = isinstance(other, vector)
        others = (
            other.elements if is_vector else [_check_element("other", other)] * len(self.elements)
        )
        if len(others) != len(self.elements):
            what, expected = (
                f"a vector of {len(others)}",
                f"one of {len(self.elements)}, or a scalar",
            )
            refuse("other", what, expected, kind=MismatchError)
        return vector(ops.apply(name, a, b) for a, b in zip(self.elements, others))

    def __add__(self, other):
        return self._apply("__add__", other)

    def __radd__(self, other):
        return self._apply("__radd__", other)

    def __sub__(self, other):
        return self._apply("__sub__", other)

    def __rsub__(self, other):
        return self._apply("__rsub__", other)

    def __mul__(self, other):
        return self._apply("__mul__", other)

    def __rmul__(self, other):
        return self._apply("__rmul__", other)

    def recast(self, new_elem_dtype):
        """Returns the same bits as elements of another dtype; the first element has the lowest
        bits.
        """
        dtype = _dtype("new_elem_dtype", new_elem_dtype)
        bits, width = dtype.primitive_bitwidth, self.dtype.primitive_bitwidth
        if width * len(self.elements) < bits:
            what = f"{len(self.elements)} of {width} bits"
            refuse("new_elem_dtype", f"{dtype} of {what}", "as many bits, or fewer", rule="width")
        parts = [ops.cast(each, _UNSIGNED[width], bitcast=True) for each in self.elements]
        recast = _joined(parts, width, bits) if bits > width else _split(parts, width, bits)
        return vector(ops.cast(each, dtype, bitcast=True) for each in recast)

    def to(self, dtype, fp_downcast_rounding=None, bitcast=False):
        """Returns the elements converted to another dtype; rounding other than to nearest is
        refused.
        """
        if ops.constant(fp_downcast_rounding) is not None:
            refuse(
                "fp_downcast_rounding", ops.constant(fp_downcast_rounding), "None: to the nearest"
            )
        found, is_bitcast = _dtype("dtype", dtype), bool(ops.constant(bitcast))
        if is_bitcast and found.primitive_bitwidth != self.dtype.primitive_bitwidth:
            expected = f"one of {self.dtype.primitive_bitwidth} bits, as {self.dtype} has"
            refuse("dtype", str(found), expected, rule="width")
        return vector(ops.cast(each, found, bitcast=is_bitcast) for each in self.elements)


vector.replaced.__name__ = "__setitem__"  # error messages name what the user wrote
for _name in (*_INTERFACE, "__setitem__", "replaced", "recast", "to"):
    setattr(vector, _name, ops.kernel_function(getattr(vector, _name)))


class _VectorType(tl.core.base_type):
    """Triton's type of a vector, with which it passes vectors through loops and branches."""

    def __init__(self, dtype, count):
        self.scalar, self.count = dtype, count

    def __eq__(self, other):
        return isinstance(other, _VectorType) and (self.scalar, self.count) == (
            other.scalar,
            other.count,
        )

    def __hash__(self):
        return hash((self.scalar, self.count))

    def __repr__(self):
        return f"vector<{self.count} x {self.scalar}>"

    def is_block(self):
        return False

    def mangle(self):
        return f"V{self.count}{self.scalar.mangle()}"

    def _flatten_ir_types(self, builder, out):
        for _ in range(self.count):
            self.scalar._flatten_ir_types(builder, out)

    def _unflatten_ir(self, handles, cursor):
        found = []
        for _ in range(self.count):
            each, cursor = self.scalar._unflatten_ir(handles, cursor)
            found.append(each)
        return vector(found), cursor


def _scalars(argument, args):
    """Returns scalars of a kernel as a tuple: of one dtype, their number a power of two."""
    values = ops.constant(args)
    if isinstance(values, tl.tensor) or not hasattr(values, "__iter__"):
        refuse(argument, str(values), "scalars of a kernel, one after the other")
    found = tuple(values)
    if not found or len(found) & len(found) - 1:
        refuse(argument, f"{len(found)} values", "as many as a power of two", rule="length")
    for place, each in enumerate(found):
        _check_scalar(f"{argument}[{place}]", each)
    kinds = [each.dtype for each in found]
    if any(kind != kinds[0] for kind in kinds):
        names = ", ".join(dict.fromkeys(map(str, kinds)))
        refuse(argument, f"dtypes {names}", "scalars of one dtype", kind=MismatchError)
    _dtype(argument, kinds[0])
    return found


def _check_scalar(argument, value):
    """Raises if `value` is not a scalar of a kernel."""
    if not isinstance(value, tl.tensor) or isinstance(value, vector) or ops.is_tile(value):
        refuse(argument, str(ops.constant(value)), "a scalar of a kernel")


def _check_element(argument, value):
    """Returns a value that can be an element: a scalar of a kernel, or a number."""
    if not isinstance(ops.constant(value), (int, float)):
        _check_scalar(argument, value)
    return value


def _constant_index(argument, value, count):
    """Returns an index below `count` that is known while compiling; raises for others."""
    found = ops.constant(value)
    if isinstance(found, tl.tensor):
        found = None if ops.IS_COMPILED else _interpreter.plain(found)
    if not isinstance(found, int):
        refuse(argument, str(ops.constant(value)), "an integer that is known while compiling")
    if not 0 <= found < count:
        refuse(argument, found, f"an index from 0 to {count - 1}", status=OUT_OF_BOUNDS)
    return found


def _index(argument, value, count):
    """Returns an index of a tile, which in a compiled kernel may be a scalar known at run time."""
    found = ops.constant(value)
    if ops.IS_COMPILED and isinstance(found, tl.tensor):
        if not found.dtype.is_int() or ops.is_tile(found):
            refuse(argument, str(found), "an integer")
        return found
    return _constant_index(argument, value, count)


def _dtype(argument, value):
    """Returns the dtype of elements: of 8, 16, 32 or 64 bits."""
    found = ops.constant(value)
    if getattr(found, "primitive_bitwidth", None) not in _UNSIGNED or found.is_block():
        refuse(argument, str(found), "a dtype of 8, 16, 32 or 64 bits")
    return found


def _joined(parts, width, bits):
    """Yields integers of `bits` bits, each made of consecutive parts of `width` bits."""
    step = bits // width
    for first in range(0, len(parts), step):
        joined = ops.cast(parts[first], _UNSIGNED[bits])
        for index in range(1, step):
            part = ops.cast(parts[first + index], _UNSIGNED[bits])
            joined = ops.apply("__or__", joined, ops.apply("__lshift__", part, index * width))
        yield joined


def _split(parts, width, bits):
    """Yields the pieces of `bits` bits of which each part of `width` bits consists."""
    for part in parts:
        for shift in range(0, width, bits):
            yield ops.cast(ops.apply("__rshift__", part, shift), _UNSIGNED[bits])


def make_vector(args):
    return vector(args)


def zeros_vector(vec_size, dtype):
    count, found = ops.constant(vec_size), _dtype("dtype", dtype)
    if not isinstance(count, int) or count < 1 or count & count - 1:
        refuse("vec_size", str(count), "a power of two", rule="length")
    return vector(ops.cast(0, found) for _ in range(count))


def load(ld, ptr, vec_size, scope, semantic):
    """Loads a vector element by element with `ld`, the function for one scalar."""
    count = ops.constant(vec_size)
    if not isinstance(count, int) or count < 1 or count & count - 1:
        refuse("vec_size", str(count), "a power of two", rule="length")
    pointers = [ptr, *(ops.apply("__add__", ptr, index) for index in range(1, count))]
    return vector(ld(each, scope, semantic) for each in pointers)


def store(st, ptr, vec, scope, semantic):
    """Stores a vector element by element with `st`, the function for one scalar."""
    if not isinstance(vec, vector):
        refuse("vec", type(vec).__name__, "a vector")
    for index, each in enumerate(vec.elements):
        st(ops.apply("__add__", ptr, index) if index else ptr, each, scope, semantic)


def pack(src, dst_type):
    dtype = _dtype("dst_type", dst_type)
    source = src if isinstance(src, vector) else vector(_scalars("src", src))
    width = source.dtype.primitive_bitwidth * len(source)
    if width != dtype.primitive_bitwidth:
        what = f"{len(source)} of {source.dtype}"
        refuse("src", what, f"{dtype.primitive_bitwidth} bits, as {dtype} has", rule="width")
    return source.recast(dtype).elements[0]


def unpack(src, dst_type):
    dtype = _dtype("dst_type", dst_type)
    _check_scalar("src", src)
    source = vector([src])
    if dtype.primitive_bitwidth > source.dtype.primitive_bitwidth:
        expected = f"a dtype of {source.dtype.primitive_bitwidth} bits or fewer"
        refuse("dst_type", str(dtype), expected, rule="width")
    return source.recast(dtype)


def _indices(tile, indices):
    """Returns the checked indices of an element of a tile, one per axis."""
    if not isinstance(tile, tl.tensor) or isinstance(tile, vector) or not ops.is_tile(tile):
        refuse("input", str(tile), "a tile")
    shape = [ops.constant(each) for each in tile.shape]
    if isinstance(indices, tl.tensor) or not hasattr(ops.constant(indices), "__len__"):
        refuse("indices", str(ops.constant(indices)), f"{len(shape)} of them, one an axis")
    if len(indices) != len(shape):
        expected = f"{len(shape)}, one an axis"
        refuse("indices", f"{len(indices)} indices", expected, kind=MismatchError)
    checked = [_index(f"indices[{i}]", x, n) for i, (x, n) in enumerate(zip(indices, shape))]
    return tuple(checked)


def extract(tile, indices):
    return ops.extract(tile, _indices(tile, indices))


def insert(tile, scalar, indices):
    return ops.insert(tile, _check_element("scalar", scalar), _indices(tile, indices))
