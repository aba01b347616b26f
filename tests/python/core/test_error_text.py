# SPDX-License-Identifier: BSD-3-Clause
"""Error messages name the called function, the value and the expectation, and end with an id.

An autouse fixture in conftest.py checks the messages of the refusals in all other tests.
"""

import ast
import threading
from operator import attrgetter
from pathlib import Path

import error_text
import numpy as np
import pytest

import dtl
from dtl._message_names import python_names, translate_message
from dtl._native import lib

# Exceptions required by protocols of Python, or whose text becomes part of another message.
OTHER_EXCEPTIONS = {
    "AttributeError",
    "ImportError",
    "argparse",
    "KeyError",
    "LookupError",
    "RemoteError",
    "TraceError",
    "ValueError",
    "unavailable",
}
OTHER_PACKAGES = {"nccl"}  # modules whose errors have the form of another package


def refused(call):
    with pytest.raises(Exception, match=r"\[DTL-") as caught:
        call()
    error_text.check(str(caught.value))
    return str(caught.value).partition(": ")[2]


def test_a_message_begins_with_the_function_and_ends_with_the_id(ctx):
    assert refused(lambda: dtl.allreduce(ctx, np.ones(3), out=np.zeros(4))) == (
        "allreduce: out.shape: (4,); expected as many elements as (3,) has "
        "[DTL-allreduce-out-shape]"
    )


def test_an_error_has_the_same_id_as_in_c(ctx):
    assert "[DTL-broadcast-ctx-handle]" in refused(lambda: dtl.broadcast(None, 1.0))
    assert "[DTL-allreduce-op-enum]" in refused(lambda: dtl.allreduce(ctx, 1.0, op="most"))


def test_messages_of_the_library_use_python_names(ctx):
    ones, size = np.ones(3), ctx.size
    limit = f"expected root >= 0 and root < ctx.size ({size})"
    assert limit in refused(lambda: dtl.broadcast(ctx, ones, root=size, out=ones))
    source = f"expected source == dtl.ANY_SOURCE or source >= 0 and source < ctx.size ({size})"
    assert source in refused(lambda: dtl.iprobe(ctx, source=size))
    with dtl.Window(ctx, 8) as win:
        assert f"target < ctx.size ({size})" in refused(lambda: win.lock(size))
        assert "expected Window.start before [DTL-Window.complete-self-" in refused(win.complete)
    with dtl.DistributedVector(ctx, size) as vec:
        assert "self is a span" in refused(dtl.DistributedSpan(vec).expose)
    assert "size is 4611686018427387904; expected 0 <= size <= the limit of dtype" in refused(
        lambda: dtl.DistributedVector(ctx, 2**62)
    )
    with pytest.raises(dtl.UnavailableError, match=r": placement is dtl\.PLACEMENT_DEVICE"):
        dtl.DistributedArray(ctx, size, placement="device")


def test_each_form_of_a_collective_has_its_own_name(ctx):
    assert refused(lambda: dtl.scatterv(ctx, root="x")).startswith("scatterv: root: ")
    assert refused(lambda: dtl.iscatterv(ctx, root="x")).startswith("iscatterv: root: ")
    assert refused(lambda: ctx.plan_scatterv(root="x")).startswith("Context.plan_scatterv: root: ")
    assert refused(lambda: dtl.sendrecv(ctx, None)).startswith("sendrecv: send_data: ")


def test_methods_are_named_with_their_class(ctx):
    class Mine(dtl.DistributedVector):
        pass

    assert refused(lambda: Mine(ctx, -1)).startswith("DistributedVector: size: -1; ")
    with Mine(ctx, 10) as vec:
        assert refused(lambda: vec.fill("x")).startswith("DistributedVector.fill: value: ")
        assert refused(lambda: vec.argmin(axis=0)).startswith("DistributedVector.argmin: axis: ")
        assert refused(lambda: bool(vec)).startswith("DistributedVector.__bool__: self: ")
    assert refused(lambda: vec.is_dirty).startswith("DistributedVector.is_dirty: self: ")
    assert refused(lambda: dtl.Topology.draw(3)).startswith("Topology.draw: ctx: 3; ")
    assert refused(lambda: dtl.Window.dynamic(3)).startswith("Window.dynamic: ctx: 3; ")


def test_the_function_called_by_the_user_is_named(ctx):
    with dtl.DistributedVector(ctx, 10) as vec:
        assert refused(lambda: dtl.copy(vec, 7)).startswith("copy: dst: 7; ")
        inner = lambda value: refused(lambda: dtl.allreduce(None, value))  # noqa: E731
        texts = []
        dtl.for_each_vector(vec, lambda value: texts.append(inner(value)))
    assert all(text.startswith("allreduce: ctx: None; ") for text in texts)


def test_each_thread_names_its_own_call(ctx):
    texts = []
    call = lambda: texts.append(refused(lambda: dtl.barrier(3)))  # noqa: E731
    thread = threading.Thread(target=call)
    thread.start()
    thread.join()
    assert texts == ["barrier: ctx: 3; expected a dtl.Context [DTL-barrier-ctx-handle]"]
    assert ctx.is_valid


# Refusals that no other test provokes, by id; each call gets a local context, vector and window.
OTHER_REFUSALS = {
    "action-func-type": lambda **_: dtl.action(7),
    "argsort-container-type": lambda vec, **_: dtl.argsort(dtl.DistributedSpan(vec)),
    "allreduce-value-type": lambda ctx, **_: dtl.allreduce(ctx, [[1], [1, 2]]),
    "alltoallv-send_counts-type": lambda ctx, **_: dtl.alltoallv(ctx, np.ones(1), [[1], [1, 2]]),
    "transform-func-match": lambda vec, **_: dtl.transform(vec, vec, np.add),
    "transform-func-result": lambda vec, **_: dtl.transform(vec, vec, _short, vectorized=True),
    "find_if-predicate-result": lambda vec, **_: dtl.find_if(vec, _short, vectorized=True),
    "Window-size-match": lambda ctx, **_: dtl.Window(ctx),
    "rma_fetch_and_add-addend-type": lambda win, **_: dtl.rma_fetch_and_add(win, 0, 0, "x"),
}


def _short(values):
    return values[1:]


@pytest.mark.parametrize("id", OTHER_REFUSALS)
def test_the_remaining_refusals_have_the_form(ctx, id):
    with ctx.split(ctx.rank) as mine, dtl.Window(mine, 8) as win:
        vec = dtl.DistributedVector(mine, 10, fill=1.0)

        assert f"[DTL-{id}]" in refused(lambda: OTHER_REFUSALS[id](ctx=mine, vec=vec, win=win))


def test_every_raise_statement_uses_the_form():
    package = Path(__file__).parents[3] / "bindings/python/dtl"
    files = (*package.glob("*.py"), *package.glob("_*/*.py"))
    ours = (each for each in files if each.stem not in OTHER_PACKAGES)
    for path in ours:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call):
                continue  # re-raises an exception that was created before
            maker = node.exc.func
            name = maker.id if isinstance(maker, ast.Name) else maker.value.id
            assert name in {"failure", "_error"} | OTHER_EXCEPTIONS, (
                f"{path.name}:{node.lineno}: {name}"
            )


def test_mpi_failures_name_the_call_of_the_program(ctx, monkeypatch):
    beneath = (
        "dtl_broadcast: MPI_Bcast: MPI_ERR_TRUNCATE (Open MPI), in dtl_broadcast(count=4, "
        "dtype=float64, root=0); expected success [DTL-broadcast-mpi-error]"
    )
    monkeypatch.setattr("dtl._failure.last_error", lambda: beneath)
    ones = np.ones(4)

    assert refused(lambda: dtl.broadcast(ctx, ones, root=ctx.size, out=ones)) == (
        "broadcast: MPI_Bcast: MPI_ERR_TRUNCATE (Open MPI), in broadcast(value=float64 of shape "
        f"(4,), root={ctx.size}, out=float64 of shape (4,)); expected success "
        "[DTL-broadcast-mpi-error]"
    )


def test_functions_named_in_messages_exist():
    known = {c: name for c, name in python_names().items() if hasattr(lib, c)}
    assert {"dtl_allreduce", "dtl_map_insert"} <= known.keys()
    for c, name in known.items():
        assert attrgetter(name)(dtl) is not None, c


def test_types_named_in_messages_are_classes_or_plain_words():
    known = {
        c: name
        for c, name in python_names().items()
        if c.startswith("dtl_") and not hasattr(lib, c)
    }
    assert known["dtl_lock_mode"] == "LockMode"
    assert known["dtl_reduce_op"] == "reduce op"
    for c, name in known.items():
        assert hasattr(dtl, name) or name.replace(" ", "").isalpha(), c


def test_the_current_call_of_a_thread_is_a_python_function():
    one, other = "thread 7 is in {} on this context", "another thread is in {} with it"
    for words_of in (one, other):
        for function, word in (("dtl_container_combine", "a call"), ("dtl_barrier", "barrier")):
            found = translate_message("allreduce", "allreduce", words_of.format(function))
            assert found == words_of.format(word)
