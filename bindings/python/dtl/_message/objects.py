# SPDX-License-Identifier: BSD-3-Clause
"""Transfers of pickled Python objects: the functions with `object` in their names.

A pickled object consists of a head, which holds the sizes of the parts and the pickle, and of the
large buffers that pickle exported out of band (protocol 5).  A point-to-point transfer is one
message: the head, then the parts at multiples of _ALIGNMENT.  A collective transfers each part
separately, without copying it first.
"""

import pickle

import numpy as np

from dtl._collective.matching_arguments import prepare_and_reduce
from dtl._core import arguments, dtypes
from dtl._core.arguments import memory, numbers, writable_memory
from dtl._core.errors import failure, refuse
from dtl._core.group import handle_of
from dtl._message.point_to_point import OBJECT_MARK, is_head, release_message, source_of
from dtl._native import ffi
from dtl._raw import collective as raw
from dtl._raw import point_to_point as raw_message
from dtl._status import (
    DESERIALIZE_FAILED,
    INVALID_FORMAT,
    INVALID_RANK,
    SERIALIZE_FAILED,
    InvalidArgumentError,
)

_OUT_OF_BAND_SIZE = 4096  # smallest out-of-band buffer, in bytes
_ALIGNMENT = 64  # of parts within one buffer, in bytes
_FAILED = -1  # instead of a size: the rank could not pickle its object
_WRONG_COUNT = -2  # instead of a size: the number of objects is not that of ranks
_NO_OBJECT = -3  # instead of a size: the rank sends no object
_ALL_RANKS = object()  # instead of a root: every rank receives the objects
_BYTE = dtypes.NUMBERS[np.dtype(np.uint8)]
_INT64 = dtypes.NUMBERS[np.dtype(np.int64)]


class _Pickled:
    """A pickled object: head and parts, and their sizes in bytes."""

    __slots__ = ("parts", "sizes")

    def __init__(self, obj):
        large = []

        def take_buffer(buffer):
            plain = buffer.raw()
            return plain.nbytes < _OUT_OF_BAND_SIZE or large.append(plain)  # true: pickled in band

        pickle_data = pickle.dumps(obj, protocol=5, buffer_callback=take_buffer)
        table = np.array([OBJECT_MARK, len(large), *(part.nbytes for part in large)], np.int64)
        self.parts = [table.tobytes() + pickle_data, *large]
        self.sizes = [len(self.parts[0]), *table[2:].tolist()]


def _pickle(argument, obj):
    """Returns the pickled object, or the exception that pickling raised."""
    try:
        return _Pickled(obj)
    except Exception as error:  # noqa: BLE001  - whatever the object's own methods raise
        what = f"{argument} is a {type(obj).__name__} that can't be pickled: {error}"
        found = failure(argument, "pickle", what, "what pickle takes", SERIALIZE_FAILED)
        found.__cause__ = error
        return found


def _table(head):
    """Returns the sizes of the parts from a head, or None if the bytes are not a head."""
    if not is_head(head):
        return None
    count = head[8:16].view(np.int64)[0]
    if not 0 <= count <= (head.nbytes - 16) // 8:
        return None
    return head[16 : 16 + 8 * int(count)].view(np.int64)


def _unpickle(head, parts, origin):
    """Returns the object of a head and its parts; raises if it cannot be unpickled."""
    try:
        return pickle.loads(head[16 + 8 * len(parts) :], buffers=parts)
    except Exception as error:
        what = f"the object from {origin} can't be unpickled: {error}"
        expected = "one whose class this rank has too"
        raise failure("obj", "unpickle", what, expected, DESERIALIZE_FAILED) from error


# ---- point to point -----------------------------------------------------------------------------


def send_object(ctx, obj, dest, tag=0):
    handle = handle_of(ctx)
    dest, tag = arguments.integer("dest", dest), arguments.integer("tag", tag)
    pickled = _pickle("obj", obj)
    if isinstance(pickled, Exception):
        raise pickled
    message = pickled.parts[0] if len(pickled.parts) == 1 else _join_parts(pickled)
    raw_message.send(handle, memory(message), len(message), _BYTE, dest, tag)


def _offsets(sizes):
    """Returns the offset of each part from the first one, and the offset behind the last one."""
    offsets, end = [], 0
    for size in sizes:
        offsets.append(_aligned(end))
        end = offsets[-1] + size
    return offsets, end


def _aligned(offset):
    """Returns the offset rounded up to a multiple of _ALIGNMENT."""
    return -(-offset // _ALIGNMENT) * _ALIGNMENT


def _join_parts(pickled):
    """Copies the head and the parts to one buffer."""
    head, *parts = pickled.parts
    offsets, end = _offsets(pickled.sizes[1:])
    first = _aligned(len(head))
    found = np.empty(first + end, np.uint8)
    found[: len(head)] = np.frombuffer(head, np.uint8)
    found[len(head) : first] = 0
    for offset, part in zip(offsets, parts):
        found[first + offset : first + offset + len(part)] = np.frombuffer(part, np.uint8)
    return found


def _split_parts(message, sizes):
    """Returns the parts of a message by their sizes from its head; None if they do not fit."""
    offsets, end = _offsets(sizes)
    first = len(message) - end
    if min(sizes, default=0) < 0 or first < 16 + 8 * len(sizes):
        return None
    return [message[first + offset :][:size] for offset, size in zip(offsets, sizes)]


def recv_object(ctx, source=None, tag=0):
    handle = handle_of(ctx)
    envelope_args = source_of(source), arguments.integer("tag", tag)
    try:
        message, info = raw_message.mprobe(handle, *envelope_args, _BYTE)
    except InvalidArgumentError as error:
        if "-dtype-match]" not in str(error):
            raise
        info = raw_message.probe_envelope(handle, *envelope_args)
        message = None
    if message is None:
        _refuse_array(info)
    try:
        found = np.empty(info.count, np.uint8)
    except MemoryError:
        release_message(message)
        raise
    raw_message.mrecv(message, writable_memory(found), info.count, _BYTE)
    sizes = _table(found)
    parts = None if sizes is None else _split_parts(found, sizes.tolist())
    if parts is None:
        _refuse_array(info)
    return _unpickle(found, parts, f"rank {info.source} with tag {info.tag}")


def _refuse_array(found):
    """Raises: the received message is an array, not one of send_object()."""
    what = f"the message from rank {found.source} with tag {found.tag} is of numbers"
    raise failure("message", "format", what, "one of send_object", INVALID_FORMAT)


# ---- one to all ---------------------------------------------------------------------------------


def broadcast_object(ctx, obj=None, root=0):
    handle = handle_of(ctx)

    def prepare():
        rank = _root(ctx, root)
        pickled = _pickle("obj", obj) if ctx.rank == rank else None
        size = _NO_OBJECT if pickled is None else _head_size(pickled)
        return (rank, pickled), f"an object to broadcast_object with root {rank}", (size,)

    (root, pickled), size = prepare_and_reduce(ctx, "root", prepare, "max")
    _raise_failures(pickled, size, root)
    if ctx.rank == root:
        for part in pickled.parts:
            raw.broadcast(handle, memory(part), len(part), _BYTE, root)
        return obj
    head = np.empty(size[0], np.uint8)
    raw.broadcast(handle, writable_memory(head), head.size, _BYTE, root)
    parts = [np.empty(each, np.uint8) for each in _table(head)]
    for part in parts:
        raw.broadcast(handle, writable_memory(part), part.size, _BYTE, root)
    return _unpickle(head, parts, f"rank {root}")


def scatter_object(ctx, objs=None, root=0):
    handle = handle_of(ctx)

    def prepare():
        rank = _root(ctx, root)
        pickled_objects = _pickle_all(ctx, objs) if ctx.rank == rank else None
        rounds = _NO_OBJECT if pickled_objects is None else _rounds(pickled_objects)
        return (rank, pickled_objects), f"objects to scatter_object with root {rank}", (rounds,)

    (root, pickled_objects), rounds = prepare_and_reduce(ctx, "root", prepare, "max")
    _raise_failures(pickled_objects, rounds, root)
    parts = []
    for number in range(rounds[0]):
        part_of_each = [_part(each, number) for each in pickled_objects or ()]
        parts.append(_scatter_part(handle, part_of_each, root))
    sizes = _table(parts[0])
    return _unpickle(parts[0], parts[1 : 1 + len(sizes)], f"rank {root}")


def _pickle_all(ctx, objs):
    """Returns a pickled object for each rank, or the exception that prevented it."""
    try:
        objs = list(objs)
    except TypeError:
        objs = None
    if objs is None or len(objs) != ctx.size:
        try:
            words = f"a sequence of {ctx.size} objects, one for each rank"
            refuse("objs", objs, words, rule="match")
        except Exception as error:  # noqa: BLE001  - reported to the other ranks first
            return error
    pickled_objects = [_pickle(f"objs[{rank}]", obj) for rank, obj in enumerate(objs)]
    return next((each for each in pickled_objects if isinstance(each, Exception)), pickled_objects)


def _rounds(pickled_objects):
    """Returns the largest number of parts of an object, or the code of a failure."""
    if isinstance(pickled_objects, Exception):
        return _FAILED if pickled_objects.status == SERIALIZE_FAILED else _WRONG_COUNT
    return max(len(each.parts) for each in pickled_objects)


def _part(pickled, number):
    """Returns a part of a pickled object; empty if it has fewer parts."""
    return pickled.parts[number] if number < len(pickled.parts) else b""


def _scatter_part(handle, parts_of_all, root):
    """Scatters one part to each rank from the root; returns this rank's part.  Collective."""
    own_size = np.zeros(1, np.int64)
    sizes = np.array([len(part) for part in parts_of_all], np.int64)
    raw.scatter(handle, memory(sizes), 1, _INT64, writable_memory(own_size), 1, _INT64, root)
    buffer = (
        np.frombuffer(b"".join(parts_of_all), np.uint8) if parts_of_all else np.empty(0, np.uint8)
    )
    found = np.empty(own_size[0], np.uint8)
    counts = sizes.astype(np.uint64)
    shares = numbers(counts) if parts_of_all else ffi.NULL
    raw.scatterv(
        handle,
        memory(buffer),
        shares,
        ffi.NULL,
        _BYTE,
        writable_memory(found),
        found.size,
        _BYTE,
        root,
    )
    return found


# ---- all to one, all to all ---------------------------------------------------------------------


def gather_object(ctx, obj, root=0):
    return _gather_objects(handle_of(ctx), ctx, obj, root)


def allgather_object(ctx, obj):
    return _gather_objects(handle_of(ctx), ctx, obj, _ALL_RANKS)


def _gather_objects(handle, ctx, obj, root):
    """Returns the ranks' objects on the root, or on every rank if `root` is _ALL_RANKS.

    Returns None on other ranks.  Collective.
    """

    def prepare():
        rank = None if root is _ALL_RANKS else _root(ctx, root)
        name = "allgather_object" if rank is None else f"gather_object with root {rank}"
        pickled = _pickle("obj", obj)
        failed = 0 if isinstance(pickled, _Pickled) else ctx.size - ctx.rank
        numbers = failed, len(getattr(pickled, "parts", ()))
        return (rank, pickled), f"an object to {name}", numbers

    (root, pickled), (failed, most) = prepare_and_reduce(ctx, "root", prepare, "max")
    _raise_failures(pickled, np.array([_FAILED if failed else 0]), ctx.size - int(failed))
    rounds = [_gather_part(ctx, handle, _part(pickled, number), root) for number in range(most)]
    if root not in (None, ctx.rank):
        return None
    found = []
    for rank, head in enumerate(rounds[0]):
        parts = [each[rank] for each in rounds[1 : 1 + len(_table(head))]]
        found.append(obj if rank == ctx.rank else _unpickle(head, parts, f"rank {rank}"))
    return found


def _gather_part(ctx, handle, part, root):
    """Returns one part of every rank on the root, or on every rank if `root` is None.

    Returns an empty list on other ranks.  Collective.
    """
    own_size = np.array([len(part)], np.uint64)
    sizes = np.empty(ctx.size, np.uint64)
    number = dtypes.NUMBERS[own_size.dtype]
    raw.allgather(handle, memory(own_size), 1, number, writable_memory(sizes), 1, number)
    offsets = np.zeros_like(sizes)
    np.cumsum(
        (sizes[:-1] + np.uint64(_ALIGNMENT - 1)) & ~np.uint64(_ALIGNMENT - 1), out=offsets[1:]
    )
    is_receiving = root in (None, ctx.rank)
    buffer = np.empty(int(offsets[-1] + sizes[-1]) if is_receiving else 0, np.uint8)
    target = writable_memory(buffer), numbers(sizes), numbers(offsets)
    if root is None:
        raw.allgatherv(handle, memory(part), len(part), _BYTE, *target)
    else:
        raw.gatherv(handle, memory(part), len(part), _BYTE, *target, _BYTE, root)
    if not is_receiving:
        return []
    return [buffer[start : start + size] for start, size in zip(offsets.tolist(), sizes.tolist())]


# ---- shared helpers -----------------------------------------------------------------------------


def _root(ctx, root):
    """Returns the root as an integer; raises if it is no rank."""
    number = arguments.integer("root", root)
    if not 0 <= number < ctx.size:
        refuse("root", root, f"0 <= root < {ctx.size}", INVALID_RANK)
    return number


def _head_size(pickled):
    """Returns the number of bytes of the head, or _FAILED for an exception."""
    return pickled.sizes[0] if isinstance(pickled, _Pickled) else _FAILED


def _raise_failures(pickled, sizes, rank):
    """Raises on all ranks if `rank` could not pickle its object.

    `pickled` is this rank's object or exception, and `sizes` has the codes of failures.
    """
    if isinstance(pickled, Exception):
        raise pickled
    if (sizes == _WRONG_COUNT).any():
        words = "a sequence of one object for each rank"
        raise failure("objs", "elsewhere", f"rank {rank} has another", words)
    if (sizes == _FAILED).any():
        what = f"rank {rank} could not pickle what it gave"
        raise failure("obj", "pickle", what, "what pickle takes on all ranks", SERIALIZE_FAILED)
