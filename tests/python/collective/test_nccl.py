# SPDX-License-Identifier: BSD-3-Clause
"""Communicators with the names of nccl4py: messages, signals, windows, groups."""

import importlib.util
import inspect
import pickle

import numpy as np
import pytest
from programs import run

import dtl
from dtl import nccl


@pytest.fixture(params=["on a node", "between nodes"])
def comm(ctx, request, monkeypatch):
    monkeypatch.setenv("DTL_SHARED_MEMORY", str(int(request.param == "on a node")))
    with nccl.Communicator(ctx) as made:
        yield made


def neighbors(comm):
    return (comm.rank + 1) % comm.nranks, (comm.rank - 1) % comm.nranks


def test_a_communicator_has_its_context_ranks(ctx, comm):
    assert (comm.rank, comm.nranks, comm.is_valid) == (ctx.rank, ctx.size, True)
    assert repr(comm) == f"<dtl.nccl.Communicator, rank {ctx.rank} of {ctx.size}>"
    comm.destroy()
    comm.destroy()
    assert not comm.is_valid


def test_a_put_is_complete_before_its_signal(ctx, comm):
    after, before = neighbors(comm)
    inbox = np.zeros((2, 10), np.float32)
    window = comm.register_window(inbox)
    assert (window.size, window.is_valid) == (80, True)
    for turn in range(5):
        comm.put_signal(np.full(3, turn + comm.rank, np.float32), after, window, 4)
        comm.wait_signal(nccl.WaitSignalDesc(before))
        assert inbox[0].tolist() == [0] * 4 + [turn + before] * 3 + [0] * 3
        dtl.barrier(ctx)
    assert not inbox[1].any()


def test_offsets_are_elements_of_the_local_buffer(comm):
    inbox = np.zeros(4, np.int64)
    window = comm.register_window(inbox)
    comm.put_signal(np.array([7], np.int32), comm.rank, window, peer_window_offset=3)
    comm.wait_signal(nccl.WaitSignalDesc(peer=comm.rank))
    assert inbox.view(np.int32).tolist() == [0, 0, 0, 7, 0, 0, 0, 0]
    with pytest.raises(dtl.DTLError, match="offset is 32 for 4 bytes; expected a range in the 32"):
        comm.put_signal(np.array([7], np.int32), comm.rank, window, 8)


def test_handles_of_other_ranks_equal_the_local_handle(ctx, comm):
    after, before = neighbors(comm)
    inbox = np.zeros(comm.rank + 1)
    windows = dtl.allgather_object(ctx, comm.register_window(inbox, nccl.WindowFlag.DEFAULT))
    assert [each.size for each in windows] == [8 * (rank + 1) for rank in range(comm.nranks)]
    comm.put_signal(np.array([0.5 + comm.rank]), after, windows[after], after)
    comm.wait_signal([nccl.WaitSignalDesc(before, 1)])
    assert inbox[-1] == 0.5 + before


def test_a_wait_consumes_counted_signals(comm):
    for _ in range(3):
        for peer in range(comm.nranks):
            comm.signal(peer)
    comm.wait_signal([nccl.WaitSignalDesc(peer, 2) for peer in range(comm.nranks)])
    comm.wait_signal([nccl.WaitSignalDesc(peer) for peer in range(comm.nranks)])


@pytest.mark.parametrize("by_id", [False, True])
def test_signals_are_counted_per_index_and_context(ctx, by_id):
    config = nccl.NCCLConfig(num_rma_ctx=2, num_rma_sig=3, rma_eager_init=True)
    mine = nccl.UniqueId.from_bytes(dtl.broadcast_object(ctx, bytes(nccl.get_unique_id())))
    with (
        nccl.Communicator.init(ctx.size, ctx.rank, mine, config)
        if by_id
        else nccl.Communicator(ctx, config)
    ) as comm:
        after, before = neighbors(comm)
        for index, context in ((2, 1), (0, 1), (2, 0)):
            comm.signal(after, index, context)
        comm.wait_signal(
            [nccl.WaitSignalDesc(before, 1, 2, 0), nccl.WaitSignalDesc(before, 1, 2, 1)]
        )
        comm.wait_signal(nccl.WaitSignalDesc(before, context=1))
        with pytest.raises(dtl.DTLError, match="signal_index is 3; expected 0 to 2"):
            comm.signal(after, 3)
        with pytest.raises(dtl.DTLError, match="context is 2; expected 0 to 1"):
            comm.signal(after, 3, 2)


def test_messages_of_a_group_are_exchanged(comm):
    after, before = neighbors(comm)
    got = np.zeros(1000)
    with nccl.group():
        comm.send(np.full(1000, 1.0 + comm.rank), after, stream=0)
        with nccl.group():
            comm.recv(got, before, stream=dtl.Stream())
        assert not got.any()
    assert set(got) == {1.0 + before}


def test_a_group_is_completed_if_it_raises(comm):
    def signals_and_fails():
        with nccl.group():
            comm.signal(comm.rank)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        signals_and_fails()
    comm.wait_signal(nccl.WaitSignalDesc(comm.rank))
    with pytest.raises(dtl.DTLError, match="this thread has no group"):
        nccl.group_end()


def test_ranks_with_one_id_share_a_communicator(ctx):
    mine = nccl.get_unique_id(empty=ctx.rank != 0)
    dtl.broadcast(ctx, mine.as_ndarray, out=mine.as_ndarray)
    assert mine != nccl.UniqueId()
    assert mine == nccl.UniqueId.from_bytes(bytes(mine)) == pickle.loads(pickle.dumps(mine))
    with nccl.Communicator.init(ctx.size, ctx.size - 1 - ctx.rank, mine) as comm:
        assert (comm.nranks, comm.rank) == (ctx.size, ctx.size - 1 - ctx.rank)
        comm.signal(comm.rank)
        comm.wait_signal(nccl.WaitSignalDesc(comm.rank))
    with pytest.raises(dtl.DTLError, match=r"nranks is \d+ on rank 0 of the job; expected"):
        nccl.Communicator.init(ctx.size + 1, ctx.rank, mine)
    with pytest.raises(nccl.NcclInvalid, match="unique_id must be a UniqueId"):
        nccl.Communicator.init(ctx.size, ctx.rank, b"")


LATE = """
import dtl
from dtl import nccl

with dtl.Context() as ctx, nccl.Communicator(ctx) as comm:
    comm.signal(0)
    try:
        comm.wait_signal(nccl.WaitSignalDesc(0, 2))
    except dtl.DTLError as error:
        print(error)
    comm.wait_signal(nccl.WaitSignalDesc(0))  # the signal that arrived is still pending
"""

# ---- refusals ------------------------------------------------------------------------------------


def test_without_a_context_nothing_is_initialized():
    comm, data = nccl.Communicator(), np.zeros(1)
    calls = {
        "send": lambda: comm.send(None, 0),
        "recv": lambda: comm.recv(None, 0),
        "signal": lambda: comm.signal(0, stream=True),
        "wait_signal": lambda: comm.wait_signal([]),
        "put_signal": lambda: comm.put_signal(data, 0, None),
        "register_window": lambda: comm.register_window(data[::2]),
    }
    for name, call in calls.items():
        with pytest.raises(nccl.NcclInvalid) as raised:
            call()
        assert str(raised.value) == f"Cannot {name}: Communicator not initialized"
    assert repr(comm) == "<dtl.nccl.Communicator, not initialized>"


def test_buffers_use_the_memory_of_the_caller(comm):
    read_only = np.zeros(4)
    read_only.flags.writeable = False
    for found in (np.zeros((4, 4))[:, 1], np.zeros(8)[::2], [1.0], None, np.zeros(2, "M8[s]")):
        with pytest.raises(nccl.NcclInvalid, match=r"^sendbuf: "):
            comm.send(found, 0)
        with pytest.raises(nccl.NcclInvalid, match=r"^local_buffer: "):
            comm.put_signal(found, 0, None, stream=True)
    with pytest.raises(nccl.NcclInvalid, match="recvbuf: a read-only array"):
        comm.recv(read_only, 0)


def test_a_configuration_sets_the_number_of_signals(ctx):
    with pytest.raises(dtl.DTLError, match=r"contexts is 0; expected"):
        nccl.Communicator(ctx, nccl.NCCLConfig(num_rma_ctx=0))
    with pytest.raises(nccl.NcclInvalid, match=r"config: 3; expected an NCCLConfig"):
        nccl.Communicator(ctx, 3)
    with pytest.raises(dtl.DTLError, match=r"num_rma_sig: 'many'"):
        nccl.Communicator(ctx, nccl.NCCLConfig(num_rma_sig="many"))
    with pytest.raises(TypeError):
        nccl.NCCLConfig(2)


def test_invalid_host_streams_are_refused(comm):
    with pytest.raises(TypeError, match="stream must not be a bool"):
        comm.signal(0, stream=False)
    with pytest.raises(nccl.NcclInvalid, match=r"stream: 5; expected a dtl\.Stream, 0"):
        comm.signal(0, stream=5)


def test_invalid_arguments_are_refused_before_any_transfer(ctx, comm):
    cells, data = np.zeros(2), np.zeros(1)
    window = comm.register_window(cells)
    with nccl.Communicator(ctx) as other:
        theirs = other.register_window(np.zeros(2))
        wrong = {
            "context is 1; expected 0": lambda: comm.signal(-1, 1, 1, 1),
            "signal_index is 1; expected 0": lambda: comm.signal(-1, 1, 0, 1),
            "flags is 1; expected 0": lambda: comm.put_signal(data, -1, theirs, flags=1),
            "peer is -1; expected 0": lambda: comm.put_signal(data, -1, theirs, 9),
            "has not registered": lambda: comm.put_signal(data, 0, theirs, 9),
            "expected a range in": lambda: comm.put_signal(data, 0, window, 2),
            "localbuf overlaps": lambda: comm.put_signal(cells[:1], comm.rank, window),
            "op_count is 0; expected 1": lambda: comm.wait_signal(nccl.WaitSignalDesc(0, 0)),
            "count is 0": lambda: comm.wait_signal([]),
            "descs: 3; expected": lambda: comm.wait_signal([3]),
            "expected a RegisteredWindowHandle": lambda: comm.put_signal(data, 0, 1),
        }
        for words, call in wrong.items():
            with pytest.raises(dtl.DTLError, match=words):
                call()
        dtl.barrier(ctx)
    window.close()
    window.close()
    assert (window.handle, window.is_valid) == (0, False)
    with pytest.raises(dtl.DTLError, match="window is 0"):
        comm.put_signal(data, 0, window)


@pytest.mark.usefixtures("one_rank_only")
def test_a_timed_out_wait_names_the_missing_signals():
    done = run(("alone", 1), LATE, DTL_TIMEOUT="10")
    assert "wait_signal: 1 of the signals of rank 0 that this wait is for have come" in done.stdout
    assert "expected 2" in done.stdout
    assert done.returncode == 0


FOREIGN = """
import dtl
from dtl import nccl

class Theirs:
    def __init__(self, native):
        self.native = native

    def __cuda_stream__(self):
        return 0, self.native

with dtl.Context() as world, world.with_device("emulated", 0) as ctx:
    assert (ctx.device_kind, ctx.device_id) == (dtl.DeviceKind.EMULATED, 0)
    assert world.device_kind is dtl.DeviceKind.HOST
    comm = nccl.Communicator(ctx)
    with dtl.Stream("emulated") as stream:
        comm.signal(0, stream=stream.native)
        comm.wait_signal(nccl.WaitSignalDesc(0), stream=Theirs(stream.native))
        with nccl.group():
            comm.signal(0, stream=Theirs(stream.native))
        comm.wait_signal(nccl.WaitSignalDesc(0), stream=stream)
        stream.synchronize()
    for wrong in (5, "one", 1.5):
        try:
            comm.signal(0, stream=wrong)
        except dtl.DTLError as error:
            print(error)
    comm.destroy()
"""


@pytest.mark.usefixtures("one_rank_only")
def test_streams_of_other_libraries_must_belong_to_the_device():
    done = run(("alone", 1), FOREIGN, DTL_DEVICE="emulated")
    assert done.stderr == ""
    assert "is no stream of emulated device 0" in done.stdout
    expected = "expected a dtl.Stream, the address of one, what has __cuda_stream__, 0 or None"
    assert f"stream: 'one'; {expected}" in done.stdout
    assert f"stream: 1.5; {expected}" in done.stdout


def test_descriptors_are_frozen_and_positional():
    desc = nccl.WaitSignalDesc(3)
    assert (desc.peer, desc.op_count, desc.signal_index, desc.context) == (3, 1, 0, 0)
    assert nccl.WaitSignalDesc(1, 2, 3, 4) == nccl.WaitSignalDesc(
        peer=1, op_count=2, signal_index=3, context=4
    )
    with pytest.raises(AttributeError):
        desc.peer = 1


def _form(function):
    return [(p.name, p.kind, p.default) for p in inspect.signature(function).parameters.values()]


DOCUMENTED = {
    "send": "sendbuf, peer, *, stream=None",
    "recv": "recvbuf, peer, *, stream=None",
    "signal": "peer, signal_index=0, context=0, flags=0, *, stream=None",
    "wait_signal": "descs, *, stream=None",
    "put_signal": "local_buffer, peer, peer_window, peer_window_offset=0, signal_index=0,"
    " context=0, flags=0, *, stream=None",
    "register_window": "buffer, flags=None",
}


@pytest.mark.parametrize("name", DOCUMENTED)
def test_names_and_defaults_are_as_documented(name):
    documented = eval(f"lambda self, {DOCUMENTED[name]}: None")
    assert _form(getattr(nccl.Communicator, name)) == _form(documented)


def test_names_and_defaults_equal_installed_nccl4py():
    for theirs in map(
        importlib.import_module, ["nccl.core"] * bool(importlib.util.find_spec("nccl"))
    ):
        for name in DOCUMENTED:
            ours = _form(getattr(nccl.Communicator, name))
            assert ours == _form(getattr(theirs.Communicator, name))
        assert _form(nccl.WaitSignalDesc) == _form(theirs.WaitSignalDesc)
        of_config = {form[0]: form for form in _form(theirs.NCCLConfig)}
        for form in _form(nccl.NCCLConfig):
            # Older versions define only the first parameter.
            assert form == of_config.get(form[0], form)
        flags = theirs.WindowFlag.__members__  # newer versions define more flags, for transports
        assert nccl.WindowFlag.__members__.items() <= flags.items()
        assert _form(nccl.Communicator.init) == _form(theirs.Communicator.init)
