# SPDX-License-Identifier: BSD-3-Clause
"""Messages and collectives of pickled Python objects."""

import threading

import numpy as np
import pytest

import dtl

SAMPLES = [
    None,
    "text",
    {"a": [1, 2.5, (3, None)], "b": {4}},
    np.arange(10.0),
    np.arange(100_000.0).reshape(100, 1000),
    np.asfortranarray(np.arange(60_000).reshape(200, 300)),
    [np.ones(70_000), "between", np.zeros((3, 0)), np.full(5000, 7, np.int16)],
]


class Stubborn:
    def __reduce__(self):
        raise RuntimeError("it will not be moved")


class Fragile:
    """Can be pickled but not unpickled."""

    def __reduce__(self):
        return (int, ("no number",))


def same(a, b):
    if isinstance(a, np.ndarray):
        return a.dtype == b.dtype and a.shape == b.shape and bool((a == b).all())
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same, a, b))
    return a == b


def ring(ctx):
    return (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size


def exchange(ctx, obj, tag=0):
    """Exchanges objects along the ring of ranks.  Even ranks send first, to avoid a deadlock."""
    following, before = ring(ctx)
    if ctx.rank % 2 == 0:
        dtl.send_object(ctx, obj, following, tag)
        return dtl.recv_object(ctx, before, tag)
    found = dtl.recv_object(ctx, before, tag)
    dtl.send_object(ctx, obj, following, tag)
    return found


@pytest.mark.parametrize("obj", SAMPLES, ids=lambda obj: type(obj).__name__)
def test_a_received_object_equals_the_sent_object(ctx, obj):
    if ctx.size == 3:
        return  # a ring of three ranks may deadlock
    assert same(exchange(ctx, obj, tag=5), obj)


def test_any_source_returns_the_sender(ctx):
    if ctx.is_root:
        found = sorted(dtl.recv_object(ctx, tag=8)["from"] for _ in range(ctx.size - 1))
        assert found == list(range(1, ctx.size))
    else:
        dtl.send_object(ctx, {"from": ctx.rank, "bulk": np.zeros(50_000)}, 0, tag=8)


def test_a_received_array_is_writable(ctx):
    mine = np.arange(20_000.0)
    found = dtl.broadcast_object(ctx, [mine])[0]
    assert found.flags.writeable
    found[0] = 5.0
    assert mine[0] == (5.0 if ctx.is_root else 0.0)


@pytest.mark.parametrize("obj", SAMPLES, ids=lambda obj: type(obj).__name__)
def test_an_object_is_broadcast_to_every_rank(ctx, obj):
    for root in range(ctx.size):
        assert same(dtl.broadcast_object(ctx, obj if ctx.rank == root else None, root), obj)


def test_objects_are_gathered_in_rank_order(ctx):
    mine = {"rank": ctx.rank, "bulk": np.full(ctx.rank * 4000, ctx.rank)}
    for root in range(ctx.size):
        found = dtl.gather_object(ctx, mine, root)
        assert (found is None) == (ctx.rank != root)
        for rank, each in enumerate(found or []):
            assert each["rank"] == rank
            assert each["bulk"].tolist() == [rank] * (rank * 4000)
    assert [each["rank"] for each in dtl.allgather_object(ctx, mine)] == list(range(ctx.size))


def test_objects_are_scattered_in_rank_order(ctx):
    for root in range(ctx.size):
        objs = [[rank, np.full(rank * 4000, rank)] for rank in range(ctx.size)]
        rank, bulk = dtl.scatter_object(ctx, objs if ctx.rank == root else None, root)
        assert rank == ctx.rank
        assert bulk.tolist() == [rank] * (rank * 4000)


def test_an_unpicklable_object_fails_on_every_rank(ctx):
    last = ctx.size - 1
    mine = Stubborn() if ctx.rank == last else 1
    words = "will not be moved" if ctx.rank == last else f"rank {last} could not pickle"
    with pytest.raises(dtl.DTLError, match=words):
        dtl.gather_object(ctx, mine)
    with pytest.raises(dtl.DTLError, match=words):
        dtl.allgather_object(ctx, mine)
    with pytest.raises(dtl.DTLError, match=words):
        dtl.broadcast_object(ctx, mine, last)
    with pytest.raises(dtl.DTLError, match=words):
        dtl.scatter_object(ctx, [mine] * ctx.size, last)
    assert dtl.allgather_object(ctx, ctx.rank) == list(range(ctx.size))


def test_a_wrong_number_of_objects_fails_on_every_rank(ctx):
    words = "one for each rank" if ctx.is_root else "rank 0 has another"
    with pytest.raises(dtl.DTLError, match=words):
        dtl.scatter_object(ctx, [1] * (ctx.size + 1))
    assert dtl.scatter_object(ctx, [7] * ctx.size) == 7


def test_refusal_of_an_unsendable_object_names_its_type(ctx):
    with pytest.raises(dtl.DTLError, match="obj is a Stubborn that can't be pickled: it will not"):
        dtl.send_object(ctx, Stubborn(), ctx.rank)


def test_a_failed_unpickling_names_the_sender(ctx):
    mine = dtl.isend(ctx, 0.0, ctx.rank, tag=90)  # provides a message on a single rank too
    dtl.recv(ctx, ctx.rank, 90)
    mine.wait()
    if ctx.size == 1:
        return
    if ctx.is_root:
        dtl.send_object(ctx, [Fragile(), np.zeros(9000)], 1, tag=6)
        dtl.send_object(ctx, "next", 1, tag=6)
    if ctx.rank == 1:
        with pytest.raises(dtl.DTLError, match="object from rank 0 with tag 6 can't be unpickled"):
            dtl.recv_object(ctx, 0, tag=6)
        assert dtl.recv_object(ctx, 0, tag=6) == "next"


def test_numbers_are_not_received_as_an_object(ctx):
    for numbers in (np.zeros(0), np.zeros(1, np.int8), np.arange(1000.0)):
        with dtl.isend(ctx, numbers, ctx.rank, tag=4):
            words = f"the message from rank {ctx.rank} with tag 4 is of numbers"
            with pytest.raises(dtl.DTLError, match=words):
                dtl.recv_object(ctx, tag=4)
            assert (dtl.recv(ctx, tag=4) == numbers).all()
    assert dtl.iprobe(ctx, tag=4) == (False, None)


def test_an_object_is_not_received_as_an_array(ctx):
    sender = threading.Thread(target=dtl.send_object, args=(ctx, {"a": 1}, ctx.rank, 4))
    sender.start()
    with pytest.raises(dtl.FormatError, match="is of send_object"):
        dtl.recv(ctx, ctx.rank, tag=4)
    sender.join()

    assert dtl.iprobe(ctx, tag=4) == (False, None)


def test_bytes_are_not_received_as_an_object(ctx):
    """Bytes that look like an object's header are refused, whatever they contain."""
    mark = np.frombuffer(b"dtl: obj", np.int64)[0]
    for head in ([mark, 2, 8, 10**9], [mark, 1, -8, 0], [mark, 10**9, 0, 0], [0, 0, 0, 0]):
        data = np.array(head, np.int64).view(np.uint8)
        sending = dtl.isend(ctx, data, ctx.rank, tag=4)
        with pytest.raises(dtl.FormatError, match="is of numbers"):
            dtl.recv_object(ctx, tag=4)
        sending.wait()


def test_a_rank_that_does_not_exist_is_refused(ctx):
    with pytest.raises(dtl.BoundsError, match="dest is"):
        dtl.send_object(ctx, 1, ctx.size)
    with pytest.raises(dtl.InvalidArgumentError, match="tag is"):
        dtl.send_object(ctx, 1, 0, -5)
    with pytest.raises(dtl.BoundsError, match="source is"):
        dtl.recv_object(ctx, ctx.size)
    for call in (dtl.broadcast_object, dtl.gather_object, dtl.scatter_object):
        with pytest.raises(dtl.BoundsError, match="root"):
            call(ctx, 1, ctx.size)
    with pytest.raises(dtl.InvalidArgumentError, match=r"a dtl\.Context"):
        dtl.send_object(None, 1, 0)


def test_an_object_is_sent_as_one_message(ctx):
    """A probe reports the size of the whole message, and a matched receive consumes all of it."""
    bulk = [np.arange(1_000_000.0), b"x" * 5000, np.ones(700)]
    if ctx.size == 1:
        return
    if ctx.is_root:
        for obj in (bulk, bulk, "next"):
            dtl.send_object(ctx, obj, 1, tag=3)
    elif ctx.rank == 1:
        assert 8_010_600 < dtl.probe(ctx, 0, 3)["count"] < 8_012_000
        assert same(dtl.recv_object(ctx, 0, 3), bulk)
        assert dtl.mrecv(dtl.mprobe(ctx, 0, 3), "V1").nbytes > 8_010_600
        assert dtl.recv_object(ctx, 0, 3) == "next"


def test_objects_of_several_threads_do_not_mix(ctx):
    """The sending and the receiving threads use one tag."""
    count, threads = 40, 2
    if ctx.size == 1 or dtl.Environment.mpi_thread_level() < 3 or ctx.rank > 1:
        return
    found, failed = [], []

    def work(number):
        try:
            for index in range(count):
                if ctx.is_root:
                    mine = np.full(1024, number * count + index)
                    dtl.send_object(ctx, (number * count + index, mine), 1, tag=5)
                else:
                    found.append(dtl.recv_object(ctx, 0, tag=5))
        except Exception as error:  # noqa: BLE001  - reported by the test
            failed.append(error)

    workers = [threading.Thread(target=work, args=(number,)) for number in range(threads)]
    for each in workers:
        each.start()
    for each in workers:
        each.join()
    assert not failed
    assert all((values == number).all() for number, values in found)
    assert sorted(number for number, _ in found) == list(range(count * threads))[: len(found)]
