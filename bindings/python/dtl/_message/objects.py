# SPDX-License-Identifier: BSD-3-Clause
"""Python objects, pickled, between ranks: only by functions that have `object` in their names.

A pickled object is a head, which holds the pickle, and the large buffers that pickle left out of
it.  From rank to rank they are one message, so that nothing comes between them: the head, which
begins with the sizes of all parts, and the parts behind it, each at a multiple of _ALIGNMENT.  In
collectives each part is a transfer of its own, from where it is.
"""

import pickle

import numpy as np

from dtl._collective.inferred import asked
from dtl._core import arguments, dtypes
from dtl._core.arguments import memory, numbers, room
from dtl._core.errors import failure, refuse
from dtl._core.group import handle_of
from dtl._message.point_to_point import OBJECT_MARK, give_back, is_head, source_of
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

_LARGE = 4096  # bytes of a buffer that is worth a message of its own
_ALIGNMENT = 64  # of parts that stand in one piece of memory
_FAILED = -1  # in place of a size: the rank could not pickle its object
_UNEQUAL = -2  # the same: it has not one for each rank
_OTHERS = -3  # of ranks that give no object
_EVERY = object()  # in place of a root, where every rank gets the objects
_BYTE = dtypes.NUMBERS[np.dtype(np.uint8)]
_INT64 = dtypes.NUMBERS[np.dtype(np.int64)]


class _Pickled:
    """A pickled object; `sizes` are those of the head and of the parts."""

    __slots__ = ("parts", "sizes")

    def __init__(self, obj):
        large = []

        def keep(buffer):
            plain = buffer.raw()
            return plain.nbytes < _LARGE or large.append(plain)  # whether pickle takes it in

        pickle_itself = pickle.dumps(obj, protocol=5, buffer_callback=keep)
        table = np.array([OBJECT_MARK, len(large), *(part.nbytes for part in large)], np.int64)
        self.parts = [table.tobytes() + pickle_itself, *large]
        self.sizes = [len(self.parts[0]), *table[2:].tolist()]


def _packed(argument, obj):
    """An object, pickled, or the exception that says why there is none."""
    try:
        return _Pickled(obj)
    except Exception as error:  # noqa: BLE001  - whatever the object's own methods raise
        what = f"{argument} is a {type(obj).__name__} that can't be pickled: {error}"
        found = failure(argument, "pickle", what, "what pickle takes", SERIALIZE_FAILED)
        found.__cause__ = error
        return found


def _table(head):
    """The sizes of the parts that a head announces, or None if it is not one."""
    if not is_head(head):
        return None
    count = head[8:16].view(np.int64)[0]
    if not 0 <= count <= (head.nbytes - 16) // 8:
        return None
    return head[16 : 16 + 8 * int(count)].view(np.int64)


def _unpacked(head, parts, origin):
    try:
        return pickle.loads(head[16 + 8 * len(parts) :], buffers=parts)
    except Exception as error:
        what = f"the object from {origin} can't be unpickled: {error}"
        expected = "one whose class this rank has too"
        raise failure("obj", "unpickle", what, expected, DESERIALIZE_FAILED) from error


# ---- one to one ---------------------------------------------------------------------------------


def send_object(ctx, obj, dest, tag=0):
    handle = handle_of(ctx)
    dest, tag = arguments.integer("dest", dest), arguments.integer("tag", tag)
    pickled = _packed("obj", obj)
    if isinstance(pickled, Exception):
        raise pickled
    message = pickled.parts[0] if len(pickled.parts) == 1 else _joined(pickled)
    raw_message.send(handle, memory(message), len(message), _BYTE, dest, tag)


def _places(sizes):
    """Returns the offset of each part from the first one, and the offset behind the last one."""
    places, end = [], 0
    for size in sizes:
        places.append(_aligned(end))
        end = places[-1] + size
    return places, end


def _aligned(offset):
    return -(-offset // _ALIGNMENT) * _ALIGNMENT


def _joined(pickled):
    """The head and the parts behind it as one piece of memory."""
    head, *parts = pickled.parts
    places, end = _places(pickled.sizes[1:])
    first = _aligned(len(head))
    found = np.empty(first + end, np.uint8)
    found[: len(head)] = np.frombuffer(head, np.uint8)
    found[len(head) : first] = 0
    for place, part in zip(places, parts):
        found[first + place : first + place + len(part)] = np.frombuffer(part, np.uint8)
    return found


def _parted(message, sizes):
    """The parts of a message, whose head has these sizes; None if it is not so."""
    places, end = _places(sizes)
    first = len(message) - end
    if min(sizes, default=0) < 0 or first < 16 + 8 * len(sizes):
        return None
    return [message[first + place :][:size] for place, size in zip(places, sizes)]


def recv_object(ctx, source=None, tag=0):
    handle = handle_of(ctx)
    asked = source_of(source), arguments.integer("tag", tag)
    try:
        message, info = raw_message.mprobe(handle, *asked, _BYTE)
    except InvalidArgumentError as error:
        if "-dtype-match]" not in str(error):
            raise
        info = raw_message.probe_envelope(handle, *asked)
        message = None
    if message is None:
        _refuse_numbers(info)
    try:
        found = np.empty(info.count, np.uint8)
    except MemoryError:
        give_back(message)
        raise
    raw_message.mrecv(message, room(found), info.count, _BYTE)
    sizes = _table(found)
    parts = None if sizes is None else _parted(found, sizes.tolist())
    if parts is None:
        _refuse_numbers(info)
    return _unpacked(found, parts, f"rank {info.source} with tag {info.tag}")


def _refuse_numbers(found):
    what = f"the message from rank {found.source} with tag {found.tag} is of numbers"
    raise failure("message", "format", what, "one of send_object", INVALID_FORMAT)


# ---- one to all ---------------------------------------------------------------------------------


def broadcast_object(ctx, obj=None, root=0):
    handle = handle_of(ctx)

    def prepare():
        rank = _root(ctx, root)
        pickled = _packed("obj", obj) if ctx.rank == rank else None
        size = _OTHERS if pickled is None else _head_size(pickled)
        return (rank, pickled), f"an object to broadcast_object with root {rank}", (size,)

    (root, pickled), size = asked(ctx, "root", prepare, "max")
    _agree(pickled, size, root)
    if ctx.rank == root:
        for part in pickled.parts:
            raw.broadcast(handle, memory(part), len(part), _BYTE, root)
        return obj
    head = np.empty(size[0], np.uint8)
    raw.broadcast(handle, room(head), head.size, _BYTE, root)
    parts = [np.empty(each, np.uint8) for each in _table(head)]
    for part in parts:
        raw.broadcast(handle, room(part), part.size, _BYTE, root)
    return _unpacked(head, parts, f"rank {root}")


def scatter_object(ctx, objs=None, root=0):
    handle = handle_of(ctx)

    def prepare():
        rank = _root(ctx, root)
        pickled_objects = _packed_all(ctx, objs) if ctx.rank == rank else None
        rounds = _OTHERS if pickled_objects is None else _rounds(pickled_objects)
        return (rank, pickled_objects), f"objects to scatter_object with root {rank}", (rounds,)

    (root, pickled_objects), rounds = asked(ctx, "root", prepare, "max")
    _agree(pickled_objects, rounds, root)
    parts = []
    for number in range(rounds[0]):
        given = [_part(each, number) for each in pickled_objects or ()]
        parts.append(_scattered(handle, given, root))
    sizes = _table(parts[0])
    return _unpacked(parts[0], parts[1 : 1 + len(sizes)], f"rank {root}")


def _packed_all(ctx, objs):
    """A pickled object for each rank, or why there are none."""
    try:
        objs = list(objs)
    except TypeError:
        objs = None
    if objs is None or len(objs) != ctx.size:
        try:
            words = f"a sequence of {ctx.size} objects, one for each rank"
            refuse("objs", objs, words, rule="match")
        except Exception as error:  # noqa: BLE001  - the others must hear of it
            return error
    pickled_objects = [_packed(f"objs[{rank}]", obj) for rank, obj in enumerate(objs)]
    return next((each for each in pickled_objects if isinstance(each, Exception)), pickled_objects)


def _rounds(pickled_objects):
    if isinstance(pickled_objects, Exception):
        return _FAILED if pickled_objects.status == SERIALIZE_FAILED else _UNEQUAL
    return max(len(each.parts) for each in pickled_objects)


def _part(pickled, number):
    return pickled.parts[number] if number < len(pickled.parts) else b""


def _scattered(handle, given, root):
    """This rank's part of those that the root has for all."""
    mine = np.zeros(1, np.int64)
    sizes = np.array([len(part) for part in given], np.int64)
    raw.scatter(handle, memory(sizes), 1, _INT64, room(mine), 1, _INT64, root)
    together = np.frombuffer(b"".join(given), np.uint8) if given else np.empty(0, np.uint8)
    found = np.empty(mine[0], np.uint8)
    counts = sizes.astype(np.uint64)
    shares = numbers(counts) if given else ffi.NULL
    raw.scatterv(
        handle, memory(together), shares, ffi.NULL, _BYTE, room(found), found.size, _BYTE, root
    )
    return found


# ---- all to one, all to all ---------------------------------------------------------------------


def gather_object(ctx, obj, root=0):
    return _gathered(handle_of(ctx), ctx, obj, root)


def allgather_object(ctx, obj):
    return _gathered(handle_of(ctx), ctx, obj, _EVERY)


def _gathered(handle, ctx, obj, root):
    """On every rank where there is no root."""

    def prepare():
        rank = None if root is _EVERY else _root(ctx, root)
        name = "allgather_object" if rank is None else f"gather_object with root {rank}"
        pickled = _packed("obj", obj)
        failed = 0 if isinstance(pickled, _Pickled) else ctx.size - ctx.rank
        numbers = failed, len(getattr(pickled, "parts", ()))
        return (rank, pickled), f"an object to {name}", numbers

    (root, pickled), (failed, most) = asked(ctx, "root", prepare, "max")
    _agree(pickled, np.array([_FAILED if failed else 0]), ctx.size - int(failed))
    rounds = [_collected(ctx, handle, _part(pickled, number), root) for number in range(most)]
    if root not in (None, ctx.rank):
        return None
    found = []
    for rank, head in enumerate(rounds[0]):
        parts = [each[rank] for each in rounds[1 : 1 + len(_table(head))]]
        found.append(obj if rank == ctx.rank else _unpacked(head, parts, f"rank {rank}"))
    return found


def _collected(ctx, handle, part, root):
    """One part of every rank."""
    mine = np.array([len(part)], np.uint64)
    sizes = np.empty(ctx.size, np.uint64)
    number = dtypes.NUMBERS[mine.dtype]
    raw.allgather(handle, memory(mine), 1, number, room(sizes), 1, number)
    places = np.zeros_like(sizes)
    np.cumsum((sizes[:-1] + np.uint64(_ALIGNMENT - 1)) & ~np.uint64(_ALIGNMENT - 1), out=places[1:])
    is_here = root in (None, ctx.rank)
    together = np.empty(int(places[-1] + sizes[-1]) if is_here else 0, np.uint8)
    target = room(together), numbers(sizes), numbers(places)
    if root is None:
        raw.allgatherv(handle, memory(part), len(part), _BYTE, *target)
    else:
        raw.gatherv(handle, memory(part), len(part), _BYTE, *target, _BYTE, root)
    if not is_here:
        return []
    return [together[start : start + size] for start, size in zip(places.tolist(), sizes.tolist())]


# ---- what they share ----------------------------------------------------------------------------


def _root(ctx, root):
    number = arguments.integer("root", root)
    if not 0 <= number < ctx.size:
        refuse("root", root, f"0 <= root < {ctx.size}", INVALID_RANK)
    return number


def _head_size(pickled):
    return pickled.sizes[0] if isinstance(pickled, _Pickled) else _FAILED


def _agree(pickled, sizes, rank):
    """Raise on all ranks if one of them, `rank`, could not pickle."""
    if isinstance(pickled, Exception):
        raise pickled
    if (sizes == _UNEQUAL).any():
        words = "a sequence of one object for each rank"
        raise failure("objs", "elsewhere", f"rank {rank} has another", words)
    if (sizes == _FAILED).any():
        what = f"rank {rank} could not pickle what it gave"
        raise failure("obj", "pickle", what, "what pickle takes on all ranks", SERIALIZE_FAILED)
