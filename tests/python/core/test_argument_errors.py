# SPDX-License-Identifier: BSD-3-Clause
"""Invalid arguments raise the documented class; the message names argument, value, expectation."""

import inspect
import re
import time

import numpy as np
import pytest

import dtl
from dtl._core import call_site


@pytest.fixture
def refused():
    """`refused(class, *words)`: the block raises this class, with all words in this order."""

    def expect(kind, *words):
        pattern = ".*".join(map(re.escape, words))
        return pytest.raises(kind, match=f"(?s){pattern}")

    return expect


WRONG = {  # calls without a consistency check; the others also raise on other ranks
    "root": lambda ctx: dtl.broadcast(ctx, root=ctx.size, out=np.ones(1)),
    "op": lambda ctx: dtl.allreduce(ctx, np.ones(1), "average", out=np.ones(1)),
    "dest": lambda ctx: dtl.send(ctx, np.ones(1), ctx.size, 0),
    "tag": lambda ctx: dtl.send(ctx, np.ones(1), ctx.rank, -7),
    "count": lambda ctx: dtl.allgatherv(ctx, np.ones(1), [-1] * ctx.size, out=np.ones(9)),
    "dtype": lambda ctx: dtl.allreduce(ctx, np.array(["a"]), out=np.ones(1)),
}


@pytest.mark.parametrize("argument", WRONG)
def test_a_refusal_on_one_rank_leaves_the_context_usable(ctx, argument, record_property):
    for rank in range(ctx.size):
        if rank == ctx.rank:
            began = time.perf_counter()
            with pytest.raises(dtl.DTLError, match=argument):
                WRONG[argument](ctx)
            took = time.perf_counter() - began
            record_property("seconds for a refusal", took)
            assert took < 1
        assert dtl.allreduce(ctx, 1) == ctx.size


def test_a_wrong_shape_on_one_rank_fails_on_all_ranks(ctx):
    for rank in range(ctx.size):
        with pytest.raises(dtl.DTLError, match=r"shape: \(-1, 3\)"):
            dtl.DistributedTensor(ctx, (-1, 3) if rank == ctx.rank else (2, 3))
        assert dtl.allreduce(ctx, 1) == ctx.size


VALUE_FIRST = [
    dtl.broadcast,
    dtl.reduce,
    dtl.allreduce,
    dtl.gather,
    dtl.allgather,
    dtl.allgatherv,
    dtl.scan,
    dtl.exscan,
]


@pytest.mark.parametrize("collective", VALUE_FIRST)
@pytest.mark.parametrize(
    "value", [None, "text", object(), np.array(["a"]), np.array("2020", "M8[D]")]
)
def test_a_value_other_than_a_number_is_refused(ctx, refused, collective, value):
    with refused(dtl.InvalidArgumentError, "value", "expected"):
        collective(ctx, value)


def test_an_unsupported_dtype_is_also_a_type_error(ctx):
    for kind in (dtl.InvalidArgumentError, RuntimeError, TypeError):
        with pytest.raises(kind, match=r"value\.dtype: 'object'; expected one of int8, int16"):
            dtl.allreduce(ctx, np.array([None]))


@pytest.mark.parametrize("collective", VALUE_FIRST)
@pytest.mark.parametrize("ctx", [None, 0, "context"])
def test_an_invalid_context_is_refused(refused, collective, ctx):
    with refused(dtl.InvalidArgumentError, f"ctx: {ctx!r}; expected a dtl.Context"):
        collective(ctx, 1.0)


def context_functions():
    """Yields each callable whose first parameter is a context: its public name, the callable, and
    the number of its further required arguments.
    """
    for name in dtl.__all__:
        found = getattr(dtl, name)
        methods = vars(found).items() if isinstance(found, type) else ()
        candidates = [(name, found)] if callable(found) and name not in STATUSES else []
        candidates += [
            (f"{name}.{each}", getattr(found, each)) for each, _ in methods if each[0] != "_"
        ]
        for public, function in candidates:
            if callable(function):
                arguments = list(inspect.signature(function).parameters.values())
                if arguments and arguments[0].name == "ctx" and arguments[0].default is EMPTY:
                    yield public, function, sum(each.default is EMPTY for each in arguments[1:])


EMPTY = inspect.Parameter.empty
STATUSES = {name for name in dtl.__all__ if name.endswith("Error")}
CONTEXT_FUNCTIONS = list(context_functions())


@pytest.mark.parametrize(
    "context_function", CONTEXT_FUNCTIONS, ids=lambda context_function: context_function[0]
)
def test_a_missing_context_argument_is_named(refused, context_function):
    public, function, needed = context_function
    arguments = [np.ones(2), 1, 1, 1][: max(needed, 1)]

    with refused(
        dtl.InvalidArgumentError, f"{public}: ctx: array([1., 1.]); expected a dtl.Context"
    ):
        function(*arguments)


@pytest.mark.parametrize(
    "context_function", CONTEXT_FUNCTIONS, ids=lambda context_function: context_function[0]
)
def test_a_context_of_none_is_named(refused, context_function):
    public, function, needed = context_function

    with refused(dtl.InvalidArgumentError, f"{public}: ctx: None; expected a dtl.Context"):
        function(None, *[np.ones(2), 1, 1, 1][:needed])


def test_more_than_fifty_functions_take_a_context():
    assert len(CONTEXT_FUNCTIONS) > 50


def test_another_missing_argument_raises_type_error_of_python(ctx):
    for forgetful in (dtl.send_object, dtl.isend, dtl.DistributedVector, dtl.load):
        with pytest.raises(TypeError, match="missing"):
            forgetful(ctx)


@pytest.mark.parametrize("collective", VALUE_FIRST)
def test_a_closed_context_is_refused(refused, collective):
    closed = dtl.Context()
    closed.close()

    with refused(dtl.InvalidArgumentError, "ctx", "closed"):
        collective(closed, np.ones(2))


@pytest.mark.parametrize("op", ["summe", "", None, 3, np.sin, []])
@pytest.mark.parametrize("collective", [dtl.allreduce, dtl.reduce, dtl.scan, dtl.exscan])
def test_an_unknown_operation_is_refused(ctx, refused, collective, op):
    with refused(dtl.InvalidArgumentError, f"op: {op!r}; expected one of 'sum', 'prod'"):
        collective(ctx, 1.0, op=op)


def test_an_unknown_operation_is_also_a_runtime_error(ctx):
    with pytest.raises(RuntimeError):
        dtl.allreduce(ctx, 1.0, op="summe")


@pytest.mark.parametrize(("op", "value"), [("band", 1.0), ("min", 1j), ("minloc", 1)])
def test_an_operation_unsupported_by_the_dtype_is_refused(ctx, refused, op, value):
    with refused(dtl.InvalidArgumentError, "op", "expected"):
        dtl.allreduce(ctx, value, op=op)


@pytest.mark.parametrize("root", [-1, 10_000, 2**31 - 1])
@pytest.mark.parametrize("collective", [dtl.broadcast, dtl.reduce, dtl.gather])
def test_a_root_out_of_range_is_refused(ctx, refused, collective, root):
    with refused(dtl.BoundsError, f"root is {root}; expected root"):
        collective(ctx, 1.0, root=root)
    with pytest.raises(IndexError):
        collective(ctx, 1.0, root=root)


@pytest.mark.parametrize("root", ["0", 0.5, None, 2**31, 2**80])
@pytest.mark.parametrize("collective", [dtl.broadcast, dtl.reduce, dtl.gather])
def test_a_root_other_than_an_integer_is_refused(ctx, refused, collective, root):
    with refused(dtl.InvalidArgumentError, f"root: {root!r}; expected an integer"):
        collective(ctx, 1.0, root=root)


def test_a_refused_broadcast_does_not_write_to_out(ctx):
    out = np.zeros(3)
    with pytest.raises(dtl.BoundsError):
        dtl.broadcast(ctx, np.ones(3), root=ctx.size, out=out)

    np.testing.assert_array_equal(out, np.zeros(3))


OUTS = {
    "no array": ([0.0, 0.0, 0.0], "out: [0.0, 0.0, 0.0]; expected a NumPy array"),
    "another dtype": (np.zeros(3, np.float32), "out.dtype: 'float32'; expected float64"),
    "another size": (np.zeros(4), "out.shape: (4,); expected as many elements as (3,) has"),
    "strided": (np.zeros(6)[::2], "expected a C-contiguous array"),
    "byte-swapped": (np.zeros(3, ">f8"), "out.dtype: '>f8'; expected float64"),
    "a list": ("text", "expected a NumPy array"),
}


@pytest.mark.parametrize("case", OUTS)
@pytest.mark.parametrize("collective", [dtl.allreduce, dtl.broadcast, dtl.scan])
def test_an_out_of_wrong_shape_or_dtype_is_refused(ctx, refused, collective, case):
    out, words = OUTS[case]

    with refused(dtl.InvalidArgumentError, words):
        collective(ctx, np.ones(3), out=out)


@pytest.mark.parametrize("collective", [dtl.allreduce, dtl.broadcast, dtl.scan])
def test_a_read_only_out_is_refused(ctx, refused, collective):
    out = np.zeros(3)
    out.flags.writeable = False

    with refused(dtl.InvalidArgumentError, "out", "expected a writable array"):
        collective(ctx, np.ones(3), out=out)


def test_out_that_partly_overlaps_the_input_is_refused(ctx, refused):
    memory = np.zeros(5)

    with refused(dtl.InvalidArgumentError, "out overlaps value; expected no overlap with value"):
        dtl.allreduce(ctx, memory[:4], out=memory[1:])


def test_an_integer_out_of_range_is_refused(ctx, refused):
    for value in (2**64, -(2**63) - 1, 2**100):
        with refused(dtl.InvalidArgumentError, f"value: {value}; expected an integer from"):
            dtl.allreduce(ctx, value)


@pytest.mark.parametrize("collective", [dtl.scatter, dtl.alltoall, dtl.reduce_scatter])
def test_the_number_of_blocks_must_equal_the_number_of_ranks(ctx, refused, collective):
    shape = (ctx.size + 1, 3)
    with refused(dtl.InvalidArgumentError, f"values.shape: {shape}; expected a first dimension"):
        collective(ctx, np.zeros(shape))
    with pytest.raises(RuntimeError):
        collective(ctx, 1.0)


@pytest.mark.parametrize("counts", [None, 3, [1], [[1]], ["a"], [1.5], "text"])
def test_invalid_counts_are_refused(ctx, refused, counts):
    if ctx.size == 1 and counts == [1]:
        counts = [1, 1]
    with refused(dtl.InvalidArgumentError, "send_counts", "expected"):
        dtl.alltoallv(ctx, np.zeros(3), counts, counts)


def test_negative_counts_are_refused(ctx, refused):
    counts = [3] + [-1] * ctx.size
    with refused(dtl.InvalidArgumentError, "send_counts", "expected 0 or more"):
        dtl.alltoallv(ctx, np.zeros(3), sendcounts=counts[1:], recvcounts=counts[1:])


def test_counts_must_add_up_to_the_array(ctx, refused):
    with refused(dtl.InvalidArgumentError, "send_counts", "add up to 3"):
        dtl.alltoallv(ctx, np.zeros(3), [5] * ctx.size, [5] * ctx.size)


def test_counts_of_a_scalar_are_refused(ctx, refused):
    with refused(
        dtl.InvalidArgumentError, "data: np.float64(1.0)" if np.__version__ >= "2" else "data"
    ):
        dtl.gatherv(ctx, 1.0)


def test_wrong_counts_on_the_root_fail_on_all_ranks(ctx, refused):
    counts = [3] * ctx.size if ctx.is_root else None
    with refused(dtl.InvalidArgumentError, "recvcounts", "what the ranks sent"):
        dtl.gatherv(ctx, np.zeros(2), recvcounts=counts)
    assert dtl.allreduce(ctx, 1) == ctx.size  # all ranks have left the failed call


# ---- vectors ------------------------------------------------------------------------------------


def test_a_negative_size_is_refused(ctx, refused):
    with refused(dtl.InvalidArgumentError, "size: -1; expected 0 or more"):
        dtl.DistributedVector(ctx, -1)


@pytest.mark.parametrize("size", [2.5, "10", None, 2**63, 2**80])
def test_an_invalid_size_is_refused(ctx, refused, size):
    with refused(dtl.InvalidArgumentError, f"size: {size!r}; expected an integer"):
        dtl.DistributedVector(ctx, size)


def test_a_size_whose_bytes_overflow_is_refused(ctx, refused):
    with refused(dtl.InvalidArgumentError, "size is 4611686018427387904"):
        dtl.DistributedVector(ctx, 2**62)


@pytest.mark.parametrize("dtype", ["object", "M8[s]", "S3", "no such thing", ">f8", np.longdouble])
def test_an_unsupported_dtype_of_a_vector_is_refused(ctx, refused, dtype):
    with refused(dtl.InvalidArgumentError, "dtype", "expected one of int8"):
        dtl.DistributedVector(ctx, 10, dtype=dtype)
    with pytest.raises(TypeError):
        dtl.DistributedVector(ctx, 10, dtype=dtype)


@pytest.mark.parametrize("argument", ["partition", "placement", "execution"])
@pytest.mark.parametrize("value", ["diagonal", 99, -1, 1.5, ()])
def test_an_unknown_partition_policy_is_refused(ctx, refused, argument, value):
    with refused(dtl.InvalidArgumentError, f"{argument}: {value!r}; expected a "):
        dtl.DistributedVector(ctx, 10, **{argument: value})


@pytest.mark.parametrize("value", ["x", [1, 2], object(), None, 1j])
def test_a_value_outside_the_dtype_is_refused(ctx, refused, value):
    with dtl.DistributedVector(ctx, 10) as vec:
        with refused(dtl.InvalidArgumentError, "value", "expected", "float64"):
            vec.fill(value)
        with refused(dtl.InvalidArgumentError, "values", "expected what float64 can hold"):
            vec.from_numpy([1j] * vec.local_size)


@pytest.mark.parametrize("index", [-1, 10, 2**62])
def test_an_index_out_of_range_raises_index_error(ctx, refused, index):
    with dtl.DistributedVector(ctx, 10) as vec:
        for ask in (vec.owner, vec.is_local, vec.to_local):
            with refused(dtl.BoundsError, f"global_idx: {index}; expected 0 <= global_idx < 10"):
                ask(index)
        for ask in (vec.get_local, vec.to_global):
            with refused(dtl.BoundsError, f"local_idx: {index}; expected 0 <= local_idx"):
                ask(index)


@pytest.mark.parametrize("index", [0.5, "0", None])
def test_an_index_other_than_an_integer_is_refused(ctx, refused, index):
    with (
        dtl.DistributedVector(ctx, 10) as vec,
        refused(dtl.InvalidArgumentError, "expected an integer"),
    ):
        vec.owner(index)


def test_values_of_wrong_length_are_refused(ctx, refused):
    with dtl.DistributedVector(ctx, 10) as vec:
        with refused(dtl.InvalidArgumentError, "values.shape", "this rank's part"):
            vec.from_numpy(np.zeros(11))
        with pytest.raises(RuntimeError):
            vec.from_numpy(np.zeros((1, vec.local_size)))


def test_a_closed_vector_is_refused(ctx, refused):
    vec = dtl.DistributedVector(ctx, 10)
    vec.close()

    for use in (
        vec.local_view,
        vec.to_numpy,
        vec.sync,
        vec.barrier,
        lambda: vec.fill(1),
        lambda: vec.owner(0),
    ):
        with refused(dtl.InvalidArgumentError, "closed", "expected a vector that is open"):
            use()


# ---- contexts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("comm", ["world", 1.5, object(), []])
def test_an_invalid_communicator_is_refused(refused, comm):
    with refused(dtl.InvalidArgumentError, "comm: ", "; expected an mpi4py communicator"):
        dtl.Context(comm=comm)


@pytest.mark.parametrize("argument", ["determinism", "reduction_schedule", "progress_ordering"])
def test_an_unknown_policy_is_refused(refused, argument):
    with refused(dtl.InvalidArgumentError, f"{argument}: 'perhaps'; expected a "):
        dtl.Context(**{argument: "perhaps"})


@pytest.mark.parametrize("color", [None, 1.5, 2**31])
def test_a_color_other_than_an_integer_is_refused(ctx, refused, color):
    with refused(dtl.InvalidArgumentError, f"color: {color!r}; expected an integer"):
        ctx.split(color)


@pytest.mark.parametrize("op", [-1, 16, "sum"])
def test_an_operation_unsupported_by_nccl_is_refused(ctx, refused, op):
    with refused(dtl.InvalidArgumentError, f"op: {op!r}; expected"):
        ctx.nccl_supports_native(op)


def test_an_error_has_its_status(ctx):
    with pytest.raises(dtl.DTLError) as caught:
        dtl.broadcast(ctx, 1.0, root=-1)

    assert caught.value.status == 403
    assert str(caught.value).startswith("invalid_rank: broadcast: root is -1; expected")
    assert "[DTL-broadcast-root-range]" in str(caught.value)


# ---- names --------------------------------------------------------------------------------------

CLASSES = [each for each in map(vars(dtl).get, dtl.__all__) if isinstance(each, type)]
STATIC = [
    (cls, name, [each for each in parameters.values() if each.default is each.empty])
    for cls in CLASSES
    for name in dir(cls)
    if isinstance(inspect.getattr_static(cls, name), staticmethod) and name[0] != "_"
    for parameters in [inspect.signature(getattr(cls, name)).parameters]
    if parameters
]


@pytest.mark.parametrize(
    ("cls", "name", "needed"), STATIC, ids=[f"{cls.__name__}.{name}" for cls, name, _ in STATIC]
)
def test_a_static_method_is_named_with_its_class(refused, cls, name, needed):
    with refused(dtl.DTLError, f": {cls.__name__}.{name}: "):
        getattr(cls, name)(*[object()] * max(1, len(needed)))


def test_every_method_is_named_with_a_public_class():
    owners = {owner for each in call_site._public_functions().values() for owner in each.owners}

    assert owners <= set(CLASSES)
    assert dtl.Topology in owners
