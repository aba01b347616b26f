# SPDX-License-Identifier: BSD-3-Clause
"""Security: shared memory has no name, and data of peers is not unpickled unless requested."""

import pickle

import numpy as np
import pytest
from programs import PARALLEL, run

import dtl


class RaisesOnUnpickling:
    """Raises an exception if it is unpickled."""

    def __reduce__(self):
        return _open, ()


def _open():
    raise AssertionError("a pickle was opened")


@dtl.action
def echoed(value):
    return value


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize("launch", PARALLEL, ids=lambda launch: launch[0])
def test_window_memory_has_no_name(launch):
    program = """
import os, sys
from pathlib import Path
import dtl
with dtl.Context() as ctx, dtl.Window(ctx, size=1 << 20) as window:
    for segment in Path("/proc/self/maps").read_text().splitlines():
        place = segment.split(maxsplit=5)[5:]
        if place and "dtl" in place[0] and "/lib" not in place[0]:
            assert place[0] == "/memfd:dtl (deleted)", place
    assert not [name for name in os.listdir("/dev/shm") if "dtl" in name]
    window.fence()
    print("looked ", flush=True)
"""
    done = run(launch, program)

    assert (done.returncode, done.stdout.split()) == (0, ["looked"] * launch[1]), done.stderr


def test_data_of_a_peer_is_not_unpickled(ctx):
    sent = np.frombuffer(pickle.dumps(RaisesOnUnpickling()), dtype=np.uint8)
    peer = (ctx.rank + 1) % ctx.size

    with dtl.isend(ctx, sent, peer):
        assert np.array_equal(dtl.recv(ctx), sent)
    assert np.array_equal(dtl.broadcast(ctx, sent), sent)
    with dtl.Context() as own:
        dtl.serve_actions(own)
        assert dtl.remote_invoke(own, peer, echoed, sent.tobytes()) == sent.tobytes()
        dtl.action_barrier(own)
    with dtl.DistributedMap(ctx, np.int64, (np.uint8, sent.size)) as table:
        table[ctx.rank] = sent
        table.sync()
        assert np.array_equal(table[peer], sent)


def test_explicitly_received_objects_are_unpickled(ctx):
    dtl.send_object(ctx, RaisesOnUnpickling(), ctx.rank)

    with pytest.raises(dtl.DTLError, match="a pickle was opened"):
        dtl.recv_object(ctx, ctx.rank)
