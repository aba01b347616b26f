# SPDX-License-Identifier: BSD-3-Clause
"""Distributed hash maps."""

from collections.abc import Mapping

import numpy as np

from dtl import _fast
from dtl._calls.collective import allgatherv
from dtl._calls.map import DistributedMapCalls
from dtl._collective.matching_arguments import prepare_matching
from dtl._constants import UFUNCS
from dtl._context.collective_objects import CollectiveObject, free_released
from dtl._core import arguments
from dtl._core.arguments import memory, writable_memory
from dtl._core.errors import failure, refuse
from dtl._core.group import handle_of
from dtl._map.entry_type import EntryType
from dtl._native import ffi
from dtl._raw import map as raw
from dtl._status import MismatchError, UnsupportedError

# C fast paths.  They return NotImplemented for arguments that the general path handles.
_fast_contains, _fast_find, _fast_insert = _fast.map_contains, _fast.map_find, _fast.map_insert

_MISSING = object()


class DistributedMap(DistributedMapCalls, CollectiveObject):
    __slots__ = ("_address", "_context", "_key", "_num_ranks", "_rank", "_type_codes", "_value")
    _noun = "a map"
    _free = raw.map_destroy

    def __init__(self, ctx, key_dtype=None, value_dtype=None):
        context = handle_of(ctx)

        def prepare():
            key = EntryType("key_dtype", key_dtype, np.int64, is_key=True)
            value = EntryType("value_dtype", value_dtype, np.float64, is_key=False)
            return (key, value), f"{key} to {value}"

        self._key, self._value = key, value = prepare_matching(ctx, "dtypes", prepare)
        self._context = ctx
        self._rank, self._num_ranks = ctx.rank, ctx.size
        free_released(ctx)
        kinds = key.number, key.count, value.number, value.count
        handle = raw.map_create_sized(context, *kinds)
        self._address = int(ffi.cast("uintptr_t", handle))  # None once it is closed
        self._type_codes = key.type_code() + value.type_code()
        self._open_collectively(ctx, handle)

    # ---- single entries ------------------------------------------------------------------------

    def insert(self, key, value):
        if _fast_insert(self._address, self._type_codes, key, value) is NotImplemented:
            self._insert(key, value)

    def __setitem__(self, key, value):
        if _fast_insert(self._address, self._type_codes, key, value) is NotImplemented:
            self._insert(key, value)

    def find(self, key):
        found = _fast_find(self._address, self._type_codes, key, None)
        return self._get(key, None) if found is NotImplemented else found

    def get(self, key, default=None):
        found = _fast_find(self._address, self._type_codes, key, default)
        return self._get(key, default) if found is NotImplemented else found

    def __getitem__(self, key):
        found = _fast_find(self._address, self._type_codes, key, _MISSING)
        if found is NotImplemented:
            found = self._get(key, _MISSING)
        if found is _MISSING:
            raise KeyError(key)
        return found

    def contains(self, key):
        found = _fast_contains(self._address, self._type_codes, key)
        return self._contains(key) if found is NotImplemented else found

    def __contains__(self, key):
        found = _fast_contains(self._address, self._type_codes, key)
        return self._contains(key) if found is NotImplemented else found

    def _insert(self, key, value):
        """Inserts an entry through the general path, which also reports errors."""
        handle, key = self._opened(), self._key.to_buffer("key", key)
        raw.map_insert(handle, memory(key), memory(self._value.to_buffer("value", value)))

    def _get(self, key, default):
        """Returns the value of a key through the general path, or `default`."""
        handle, value = self._opened(), self._value.zeros()
        if raw.map_find(handle, memory(self._key.to_buffer("key", key)), writable_memory(value)):
            return self._value.item(value)
        return default

    def _contains(self, key):
        """Returns whether the map has a key, through the general path."""
        return bool(raw.map_contains(self._opened(), memory(self._key.to_buffer("key", key))))

    def erase(self, key):
        return bool(raw.map_erase(self._opened(), memory(self._key.to_buffer("key", key))))

    def combine(self, key, value, op="sum"):
        handle, key = self._opened(), memory(self._key.to_buffer("key", key))
        self._combine(handle, key, memory(self._value.to_buffer("value", value)), 1, op)

    def replace(self, key, expected, value):
        handle, key = self._opened(), memory(self._key.to_buffer("key", key))
        value = memory(self._value.to_buffer("value", value))
        old = ffi.NULL if expected is None else memory(self._value.to_buffer("expected", expected))
        return bool(raw.map_replace(handle, key, old, value))

    def owner(self, key):
        return raw.map_owner(self._opened(), memory(self._key.to_buffer("key", key)))

    # ---- batches of entries --------------------------------------------------------------------

    def insert_many(self, keys, values):
        raw.map_insert_batch(*self._pairs(keys, values))

    def update(self, other):
        if not isinstance(other, Mapping):
            refuse("other", other, "a mapping", kind=UnsupportedError)
        self.insert_many(list(other.keys()), list(other.values()))

    def find_many(self, keys):
        *key_args, count = self._key_arguments(keys)
        values = self._value.zeros(count)
        return values, _flags(raw.map_find_batch, *key_args, count, writable_memory(values))

    def contains_many(self, keys):
        return _flags(raw.map_contains_batch, *self._key_arguments(keys))

    def erase_many(self, keys):
        return _flags(raw.map_erase_batch, *self._key_arguments(keys))

    def combine_many(self, keys, values, op="sum"):
        self._combine(*self._pairs(keys, values), op)

    def _key_arguments(self, keys):
        """Returns the C arguments of a batch of keys: handle, address and count."""
        handle, keys = self._opened(), self._key.to_array("keys", keys)
        return handle, memory(keys), len(keys)

    def _pairs(self, keys, values):
        """Returns the C arguments of a batch of entries: handle, keys, values and count."""
        handle, address, count = self._key_arguments(keys)
        values = self._value.to_array("values", values)
        if count != len(values):
            refuse("len(values)", len(values), f"{count}, as there are keys", kind=MismatchError)
        return handle, address, memory(values), count

    def _combine(self, handle, keys, values, count, op):
        """Combines values with the existing ones by an operation or a Python function.

        Raises the function's exception once the C call has returned.
        """
        if _is_function(op):
            call = _Callback(op, self._value)
            try:
                raw.map_combine_with_batch(handle, keys, values, count, call.pointer, ffi.NULL)
            finally:
                call.check()
            return
        number = arguments.operation(op)
        if not self._value.is_number:
            refuse("op", op, f"a function, since values are {self._value}", kind=MismatchError)
        raw.map_combine_batch(handle, keys, values, count, number)

    # ---- facts ---------------------------------------------------------------------------------

    @property
    def size(self):
        return self.global_size

    @property
    def empty(self):
        return self.global_size == 0

    @property
    def key_dtype(self):
        return np.dtype((self._key.base, self._key.shape))

    @property
    def value_dtype(self):
        return np.dtype((self._value.base, self._value.shape))

    # ---- this rank's part, and all of it -------------------------------------------------------

    def to_numpy(self):
        handle = self._opened()
        while True:  # other ranks may insert between the size query and the copy
            capacity = raw.map_local_size(handle) + 16
            keys, values = self._key.zeros(capacity), self._value.zeros(capacity)
            try:
                count = raw.map_local_entries(
                    handle, writable_memory(keys), writable_memory(values), capacity
                )
            except Exception:
                if raw.map_local_size(handle) <= capacity:
                    raise
                continue
            return keys[:count].copy(), values[:count].copy()

    def keys(self):
        return self.to_numpy()[0]

    def values(self):
        return self.to_numpy()[1]

    def items(self):
        return iter(self._dict(*self.to_numpy()).items())

    def local_view(self):
        return self._dict(*self.to_numpy())

    def global_view(self):
        self.sync()
        parts = [self._gather(each) for each in self.to_numpy()]
        return self._dict(*parts)

    def _gather(self, part):
        """Returns the parts of all ranks, concatenated in rank order.  Collective.

        They are sent as bytes, which works for every dtype.
        """
        flat = np.frombuffer(part.tobytes(), np.uint8)
        gathered = allgatherv(self._context, flat)
        return np.frombuffer(np.asarray(gathered).tobytes(), part.dtype).reshape(
            -1, *part.shape[1:]
        )

    def _dict(self, keys, values):
        """Returns arrays of keys and values as a dict of Python objects."""
        return {
            self._key.key(key): self._value.item(value)
            for key, value in zip(_elements(keys), _elements(values))
        }

    # ---- as a dict -----------------------------------------------------------------------------

    def __len__(self):
        return self.local_size

    def __bool__(self):  # noqa: PLE0304, it never returns
        refuse("self", self, "a truth value that is asked for by empty", rule="truth")

    def __iter__(self):
        return iter([self._key.key(key) for key in _elements(self.keys())])

    def __delitem__(self, key):
        if not self.erase(key):
            raise KeyError(key)

    def __array__(self, dtype=None, copy=None):
        self._refuse_array()

    def __array_function__(self, func, types, args, kwargs):
        self._refuse_array()

    def _refuse_array(self):
        """Raises UnsupportedError: a NumPy array would have this rank's entries only."""
        what = f"an array would be of rank {self._rank}'s {self.local_size} keys"
        words = "keys(), values() or to_numpy(), of this rank, or those of global_view()"
        raise failure("self", "whole", what, words, kind=UnsupportedError)

    # ---- closing and printing ------------------------------------------------------------------

    def _close(self):
        self._address = None
        super()._close()

    def _about(self):
        return f"a dtl.DistributedMap from {self._key} to {self._value}"

    def __repr__(self):
        if not self._is_open:
            return "<dtl.DistributedMap, closed>"
        where = f"over {self._num_ranks} ranks, local_size={self.local_size} on rank {self._rank}"
        return f"<dtl.DistributedMap, {self._key} to {self._value}, {where}>"

    def __reduce_ex__(self, protocol):
        what = f"it can't be pickled or copied so: it is spread over {self._num_ranks} ranks"
        expected = "local_view(), which copies this rank's entries, or global_view(), which all"
        raise failure("self", "pickle", what, expected, kind=TypeError)


class _Callback:
    """A C callback for a Python function; keeps its exception until the C call returns."""

    def __init__(self, function, kind):
        self.function = function
        self.kind = kind
        self.error = None
        kind = "void(void const *, void const *, void *, void *)"
        self.pointer = ffi.callback(kind, self._call, onerror=self._record_error)

    def _call(self, old, new, result, _):
        """Called by C: writes the combination of two values to `result`.

        After an exception it writes nothing.
        """
        target = ffi.buffer(result, self.kind.itemsize)
        if self.error is not None:
            return
        try:
            found = self.function(self._element(old), self._element(new))
            target[:] = memoryview(self.kind.to_buffer("the result of op", found)).tobytes()
        except BaseException as error:  # noqa: BLE001  - it is raised once C has returned
            self.error = error

    def _record_error(self, _kind, error, _traceback):
        if self.error is None:
            self.error = error

    def _element(self, pointer):
        """Returns the value at an address as a Python object."""
        data = ffi.buffer(pointer, self.kind.itemsize)[:]
        array = np.frombuffer(data, self.kind.base).reshape(self.kind.shape)
        return self.kind.item(array)

    def check(self):
        """Raises the first exception of the function."""
        if self.error is not None:
            raise self.error


def _flags(call, handle, keys, count, *rest):
    """Calls a C function that writes one Boolean per key, and returns them."""
    found = np.zeros(count, np.bool_)
    call(handle, keys, count, *rest, writable_memory(found))
    return found


def _is_function(op):
    """Returns true if `op` is a user function without a corresponding operation of the library."""
    if isinstance(op, np.ufunc):
        return op.__name__ not in UFUNCS
    return callable(op) and op not in (min, max, sum)


def _elements(array):
    """Iterates over the leading dimension; each element is an array."""
    return (array[index, ...] for index in range(len(array)))
