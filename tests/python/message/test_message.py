# SPDX-License-Identifier: BSD-3-Clause
"""Point-to-point messages of arrays."""

import threading

import numpy as np
import pytest

import dtl


def test_a_ring_exchange_works_in_every_spelling(ctx):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    mine = np.array([ctx.rank, 0.5])

    with dtl.isend(ctx, mine, following, tag=3):
        got = dtl.recv(ctx, before, tag=3)
    assert got.tolist() == [before, 0.5]
    with dtl.isend(ctx, mine, following):
        assert dtl.recv(ctx, count=2, dtype=np.float64, source=before).tolist() == [before, 0.5]
    with dtl.isend(ctx, mine, following):
        assert dtl.recv(ctx, 2, np.float64, before).tolist() == [before, 0.5]
    assert dtl.sendrecv(ctx, mine, following, before).tolist() == [before, 0.5]
    older = {"senddata": mine, "recvcount": 2, "recvdtype": "f8"}
    older = dtl.sendrecv(ctx, dest=following, source=before, **older)
    assert older.tolist() == [before, 0.5]


@pytest.mark.parametrize("dtype", [np.int32, np.float64, int, "i8", np.dtype(np.float32)])
def test_the_older_argument_order_is_accepted(ctx, dtype):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    mine, expected = np.full(3, ctx.rank, dtype), [before] * 3
    with dtl.isend(ctx, mine, following):
        assert dtl.recv(ctx, 3, dtype, before).tolist() == expected
    with dtl.isend(ctx, mine, following, tag=2):
        assert dtl.recv(ctx, 3, dtype, before, 2).tolist() == expected
    for order, named in (
        ((3, dtype), {"source": before, "tag": 3}),
        ((3,), {"dtype": dtype, "source": before, "tag": 3}),
        ((3, dtype, before), {"tag": 3}),
        ((), {"count": 3, "dtype": dtype, "source": before, "tag": 3}),
    ):
        with dtl.isend(ctx, mine, following, tag=3):
            assert dtl.recv(ctx, *order, **named).tolist() == expected

    exchanged = [
        dtl.sendrecv(ctx, mine, following, 3, dtype, before),
        dtl.sendrecv(ctx, mine, following, 3, None, before, 4, 4),
        dtl.sendrecv(ctx, mine, following, 3, source=before),
        dtl.sendrecv(ctx, mine, following, 3, recvdtype=dtype, source=before, sendtag=1, recvtag=1),
        dtl.sendrecv(ctx, senddata=mine, dest=following, recvcount=3, source=before),
        dtl.sendrecv(ctx, mine, following, before, 5, 5),
        dtl.sendrecv(ctx, mine, dest=following, source=before),
    ]
    assert [each.tolist() for each in exchanged] == [expected] * len(exchanged)


@pytest.mark.parametrize(
    ("order", "named"),
    [((0, 3), {"tag": 3}), ((0, 3), {"source": 0}), ((4,), {"source": 0, "count": 4})],
)
def test_an_argument_passed_twice_is_refused(ctx, order, named):
    with pytest.raises(TypeError, match="by its place and by its name"):
        dtl.recv(ctx, *order, **named)


def test_a_request_returns_its_array(ctx):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    buffer = np.zeros(3, np.int32)

    receiving = dtl.irecv(ctx, buffer, before, tag=7)
    sending = dtl.isend(ctx, np.full(3, ctx.rank, np.int32), following, tag=7)

    assert dtl.waitall([receiving, sending])[0] is buffer
    assert buffer.tolist() == [before] * 3
    assert receiving.test()


def test_probe_reports_a_message_and_keeps_it(ctx):
    assert dtl.iprobe(ctx, tag=99) == (False, None)
    with dtl.isend(ctx, np.arange(5), ctx.rank, tag=9):
        status = dtl.probe(ctx, tag=9, dtype=np.int64)
        assert status == {"source": ctx.rank, "tag": 9, "count": 5, "dtype": np.int64}
        assert dtl.recv(ctx, ctx.rank, 9, np.int64).tolist() == [0, 1, 2, 3, 4]


def test_a_too_short_receive_fails_and_keeps_the_message(ctx):
    for sent in (np.arange(1000.0), np.arange(100_000.0)):
        with dtl.isend(ctx, sent, ctx.rank, tag=1):
            with pytest.raises(dtl.DTLError, match=f"expected {sent.size} or more"):
                dtl.recv(ctx, ctx.rank, 1, count=10)
            with pytest.raises(dtl.DTLError, match=f"expected room for {sent.size}"):
                dtl.recv(ctx, ctx.rank, 1, out=np.empty(10))
        assert (dtl.recv(ctx, ctx.rank, 1) == sent).all()


def test_arrays_of_any_layout_are_sent_and_received(ctx):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    grid = np.arange(12.0).reshape(3, 4) + ctx.rank
    expected = np.arange(12.0).reshape(3, 4) + before

    def exchange(array, out):
        sending = dtl.isend(ctx, array, following, tag=2)
        found = dtl.recv(ctx, before, 2, out=out)
        sending.wait()
        assert found is out
        return found

    assert (exchange(grid, np.zeros((3, 4))) == expected).all()
    assert (exchange(grid.T, np.zeros((4, 3))) == expected.T).all()
    assert (exchange(grid[:, ::2], np.zeros((3, 2))) == expected[:, ::2]).all()
    assert (exchange(grid.astype(">f8"), np.zeros((3, 4))) == expected).all()
    if ctx.size > 1 and ctx.size % 2 == 0:  # also blocking calls, which have a fast path
        for array in (grid, grid.T, np.float32(2), 7, [1, 2], grid.astype(">f8")):
            out = np.zeros(np.shape(array), np.asarray(array).dtype.newbyteorder("="))
            if ctx.rank % 2 == 0:
                dtl.send(ctx, array, np.int32(following))
            else:
                dtl.recv(ctx, before, out=out)
                assert out.ravel()[0] == np.asarray(array).ravel()[0] - (out.size == 12)


def test_invalid_receive_buffers_are_refused(ctx):
    fixed = np.zeros(2)
    fixed.flags.writeable = False
    bad = [(fixed, "writable"), (np.zeros((4, 4)).T, "C-contiguous"), ([0.0], "NumPy array")]
    for out, words in bad:
        with pytest.raises(dtl.InvalidArgumentError, match=words):
            dtl.recv(ctx, 0, out=out)
    with pytest.raises(dtl.DTLError, match=r"out\.dtype: '>f8'"):
        dtl.recv(ctx, 0, out=np.zeros(2, ">f8"))
    with pytest.raises(dtl.DTLError, match="data"):
        dtl.send(ctx, None, 0)
    with pytest.raises(dtl.InvalidArgumentError, match=r"dest: 0\.5; expected an integer"):
        dtl.send(ctx, np.zeros(1), 0.5)
    with pytest.raises(dtl.InvalidArgumentError, match="tag: 4294967296; expected"):
        dtl.send(ctx, np.zeros(1), 0, 2**32)
    with pytest.raises(dtl.InvalidArgumentError, match=r"a dtl\.Context"):
        dtl.send("ctx", np.zeros(1), 0)
    other = ctx.dup()
    other.close()
    with pytest.raises(dtl.InvalidArgumentError, match="closed"):
        dtl.send(other, np.zeros(1), 0)


@pytest.mark.parametrize("dest", [-1, 10**6])
def test_a_rank_that_does_not_exist_is_refused(ctx, dest):
    with pytest.raises(dtl.BoundsError, match="dest is"):
        dtl.send(ctx, 1.0, dest)


def test_a_dropped_request_warns(ctx):
    request = dtl.irecv(ctx, np.zeros(1), ctx.rank, tag=12)
    with pytest.warns(ResourceWarning, match="dropped before it was complete"):
        del request
    dtl.send(ctx, 1.0, ctx.rank, tag=12)


def test_any_source_and_any_tag_are_constants(ctx):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size
    buffer = np.empty(1)
    calls = [
        lambda: dtl.recv(ctx, dtl.ANY_SOURCE, dtl.ANY_TAG, out=buffer),
        lambda: dtl.recv(ctx, None, dtl.ANY_TAG),
        lambda: dtl.recv(ctx, -1, 17),
        lambda: dtl.irecv(ctx, buffer, dtl.ANY_SOURCE, dtl.ANY_TAG).wait(),
    ]
    for receive in calls:
        with dtl.isend(ctx, float(ctx.rank), following, tag=17):
            assert receive().tolist() == [before]
        ctx.barrier()


SENT = [
    np.arange(4),
    np.arange(12, dtype=np.float32).reshape(3, 4),
    np.zeros((0, 3), np.int8),
    np.ones((2, 1, 3), complex),
    np.ones((100, 200)),
    np.zeros(0, bool),
    np.arange(6.0).reshape(2, 1, 1, 1, 1, 1, 1, 1, 3),
    np.zeros((0, *(3,) * 8), np.int16),
    np.arange(1500).reshape(5, *(1,) * 62, 300),
]


def _named(data):
    return f"{data.dtype}{data.ndim}d{data.size}"


@pytest.mark.parametrize("data", SENT, ids=_named)
def test_received_arrays_have_the_sent_dtype_and_shape(ctx, data):
    following, before = (ctx.rank + 1) % ctx.size, (ctx.rank - 1) % ctx.size

    def exchange(receive):
        with dtl.isend(ctx, data, following, tag=2):
            return receive()

    found = [
        exchange(lambda: dtl.recv(ctx, before, 2)),
        exchange(lambda: dtl.recv(ctx, before, 2, data.dtype)),
        exchange(lambda: dtl.mrecv(dtl.mprobe(ctx, before, 2))),
        dtl.sendrecv(ctx, data, following, before),
    ]
    for each in found:
        assert (each.dtype, each.shape) == (data.dtype, data.shape)
        assert (each == data).all()
    if ctx.size == 2:
        if ctx.is_root:
            dtl.send(ctx, data, 1)
        else:
            assert dtl.recv(ctx, 0).shape == data.shape


@pytest.mark.parametrize("length", [3, 5000])
def test_a_dtype_mismatch_names_both_dtypes(ctx, length):
    data, out = np.arange(length), np.full(length, 0.5)
    receives = [
        lambda: dtl.recv(ctx, ctx.rank, 3, out=out),
        lambda: dtl.recv(ctx, ctx.rank, 3, np.float64),
        lambda: dtl.recv(ctx, ctx.rank, 3, np.float64, length),
        lambda: dtl.irecv(ctx, out, ctx.rank, 3).wait(),
    ]
    for receive in receives:
        with dtl.isend(ctx, data, ctx.rank, tag=3), dtl.isend(ctx, 0.25, ctx.rank, tag=3):
            with pytest.raises(dtl.InvalidArgumentError, match="dtype is float64; expected int64"):
                receive()
            assert (dtl.recv(ctx, ctx.rank, 3) == data).all()
            assert dtl.recv(ctx, ctx.rank, 3) == 0.25
    assert (out == 0.5).all()


def test_a_size_mismatch_names_the_passed_argument(ctx):
    def exchange(**options):
        return dtl.sendrecv(ctx, np.arange(4), ctx.rank, ctx.rank, **options)

    with pytest.raises(dtl.DTLError, match="sendrecv: recvcount: 3; expected 4 or more"):
        exchange(recvcount=3)
    with pytest.raises(dtl.DTLError, match="sendrecv: recvdtype is float64; expected int64"):
        exchange(recvdtype=float)
    with pytest.raises(dtl.DTLError, match="recv: count: 3; expected 4 or more"):
        dtl.recv(ctx, ctx.rank, count=3)
    for _ in range(2):
        assert dtl.recv(ctx, ctx.rank).tolist() == [0, 1, 2, 3]


def _first_of_any(ctx, out):
    requests = [dtl.irecv(ctx, out)]
    dtl.waitany(requests)


INTO = {
    "recv": lambda ctx, _: dtl.recv(ctx, ctx.rank),
    "recv into": lambda ctx, out: dtl.recv(ctx, ctx.rank, out=out),
    "recv of any into": lambda ctx, out: dtl.recv(ctx, out=out),
    "mrecv": lambda ctx, _: dtl.mrecv(dtl.mprobe(ctx)),
    "mrecv into": lambda ctx, out: dtl.mrecv(dtl.mprobe(ctx), out=out),
    "irecv": lambda ctx, out: dtl.irecv(ctx, out).wait(),
    "irecv, a future": lambda ctx, out: dtl.irecv(ctx, out).future().get(),
    "irecv, all": lambda ctx, out: dtl.waitall([dtl.irecv(ctx, out)]),
    "irecv, any": _first_of_any,
}


@pytest.mark.parametrize("receive", INTO.values(), ids=INTO)
def test_an_object_is_not_received_as_bytes(ctx, receive):
    sending = threading.Thread(target=dtl.send_object, args=(ctx, {"a": 1}, ctx.rank))
    sending.start()
    with pytest.raises(dtl.FormatError, match="is of send_object; expected numbers"):
        receive(ctx, np.empty(200, np.uint8))
    sending.join()
    ctx.barrier()  # no rank sends its next message before this point


def test_bytes_other_than_objects_are_received(ctx):
    data = np.arange(200, dtype=np.uint8)
    for receive in (each for name, each in INTO.items() if "any" not in name):
        with dtl.isend(ctx, data, ctx.rank):
            out = np.empty_like(data)
            found = receive(ctx, out)
            found = found[0] if isinstance(found, list) else found
            np.testing.assert_array_equal(found, data)
    ctx.barrier()


def test_a_wait_reports_a_short_buffer_like_irecv(ctx):
    for wait in (
        dtl.Request.wait,
        lambda each: each.future().get(),
        lambda each: dtl.waitall([each]),
    ):
        with dtl.isend(ctx, np.arange(4), ctx.rank, tag=3):
            words = r"out has 1 elements of int64.*\[DTL-[\w.]+-out-room\]"
            with pytest.raises(dtl.DTLError, match=words):
                wait(dtl.irecv(ctx, np.empty(1, np.int64), ctx.rank, 3))
            assert dtl.recv(ctx, ctx.rank, 3).tolist() == [0, 1, 2, 3]


def test_a_probe_refuses_a_dtype_that_a_receive_refuses(ctx):
    words = r"dtype is float64; expected int32, of which the message from rank \d+ with tag 3 has 3"
    with dtl.isend(ctx, np.arange(3, dtype="i4"), ctx.rank, tag=3):
        for probe in (dtl.probe, dtl.iprobe, dtl.mprobe, dtl.improbe):
            with pytest.raises(dtl.InvalidArgumentError, match=words):
                probe(ctx, ctx.rank, 3, np.float64)
        assert dtl.probe(ctx, ctx.rank, 3, "V1")["count"] == 12
        assert dtl.recv(ctx, ctx.rank, 3).tolist() == [0, 1, 2]


def test_bytes_of_any_dtype_can_be_received(ctx):
    with dtl.isend(ctx, np.arange(3, dtype=np.int16), ctx.rank, tag=3):
        assert dtl.recv(ctx, ctx.rank, 3, "V1").view(np.int16).tolist() == [0, 1, 2]


def test_a_message_shorter_than_count_keeps_its_length(ctx):
    with dtl.isend(ctx, np.arange(3), ctx.rank, tag=3):
        assert dtl.recv(ctx, ctx.rank, 3, count=10).tolist() == [0, 1, 2]
