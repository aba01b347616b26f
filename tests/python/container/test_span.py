# SPDX-License-Identifier: BSD-3-Clause
"""Spans: views of elements of containers and of other memory, without copies."""

import array

import numpy as np
import pytest

import dtl


def numbered(ctx, kind=dtl.DistributedVector, **options):
    """Returns a container of ten elements per rank, each equal to its global index."""
    container = kind(ctx, 10 * ctx.size, np.int64, **options)
    container.from_numpy([container.to_global(index) for index in range(container.local_size)])
    return container


@pytest.mark.parametrize("kind", [dtl.DistributedVector, dtl.DistributedArray])
@pytest.mark.parametrize("policy", ["block", "cyclic", "hash"])
def test_a_span_shares_the_memory_of_its_source(ctx, kind, policy):
    with numbered(ctx, kind, partition=policy) as source, dtl.DistributedSpan(source) as span:
        assert (span.global_size, span.local_size) == (10 * ctx.size, source.local_size)
        assert (span.rank, span.num_ranks) == (ctx.rank, ctx.size)
        assert span.size_bytes == 8 * source.local_size
        assert (span.dtype, len(span)) == (np.int64, 10 * ctx.size)
        assert span.size == span.global_size
        np.testing.assert_array_equal(span.local_view(), source.local_view())
        span.local_view()[:] = -1
        assert (source.local_view() == -1).all()
        for index in range(10 * ctx.size):
            assert span.owner(index) == source.owner(index)
            assert span.to_local(index) == source.to_local(index)


def test_a_span_of_a_tensor_is_its_flattened_local_part(ctx):
    with dtl.DistributedTensor(ctx, (2 * ctx.size, 3), np.int32) as tensor:
        tensor.from_numpy(np.arange(6).reshape(2, 3))
        with dtl.DistributedSpan(tensor) as span:
            assert span.shape == (6 * ctx.size,)
            np.testing.assert_array_equal(span.local_view(), np.arange(6))


def test_sub_spans_select_elements(ctx):
    with numbered(ctx) as vec, dtl.DistributedSpan(vec) as span:
        local = vec.local_view()
        for made, expected in (
            (span.first(3), local[:3]),
            (span.last(3), local[-3:]),
            (span.last(0), local[:0]),
            (span.subspan(2, 4), local[2:6]),
            (span.subspan(2), local[2:]),
            (span.subspan(10, 0), local[:0]),
            (span.subspan(2, 6).subspan(1, 3), local[3:6]),
            (dtl.DistributedSpan(span.subspan(2, 3)), local[2:5]),
        ):
            with made:
                np.testing.assert_array_equal(made.local_view(), expected)
                np.testing.assert_array_equal(made.to_numpy(), expected)
                assert made.local_size == len(expected)
                assert len(made) == made.global_size == 10 * ctx.size
                assert made.num_ranks == ctx.size
                for index in range(len(expected)):
                    assert made.to_global(index) == expected[index]
                    assert made.to_local(expected[index]) == index


def test_a_sub_span_excludes_outside_elements(ctx):
    with numbered(ctx) as vec, dtl.DistributedSpan(vec).subspan(2, 4) as part:
        assert part.to_local(vec.to_global(1)) == -1
        assert part.to_local(vec.to_global(6)) == -1
        assert not part.is_local(vec.to_global(6))
        assert part.local_offset == vec.to_global(2)


def test_writes_to_a_sub_span_reach_the_source(ctx):
    with numbered(ctx) as vec, dtl.DistributedSpan(vec) as span:
        sub = span.subspan(2, 3)
        sub.fill(0)
        sub.set_local(0, 5)
        sub.local_view()[1:] += 1

        np.testing.assert_array_equal(vec.local_view()[2:5], [5, 1, 1])


def test_reductions_of_a_span_are_global(ctx):
    with numbered(ctx) as vec, dtl.DistributedSpan(vec) as span:
        assert span.sum() == np.arange(10 * ctx.size).sum()
        with span.first(1) as firsts:
            assert firsts.sum() == sum(10 * rank for rank in range(ctx.size))
            assert firsts.mean() == np.mean([10 * rank for rank in range(ctx.size)])


# ---- memory of the program ----------------------------------------------------------------------


def test_a_span_views_a_numpy_array():
    values = np.arange(6.0).reshape(2, 3)
    with dtl.DistributedSpan(values) as span:
        assert (span.global_size, span.local_size, span.rank, span.num_ranks) == (6, 6, 0, 1)
        span.local_view()[0] = 7
        assert values[0, 0] == 7
        with span.subspan(1, 3).last(1) as part:
            np.testing.assert_array_equal(part, [3.0])
        assert span.sum() == values.sum()
        span.sync()
        span.barrier()


def test_a_span_accepts_global_size_and_rank(ctx):
    values = np.full(4, ctx.rank)
    with dtl.DistributedSpan(
        values, global_size=4 * ctx.size, rank=ctx.rank, num_ranks=ctx.size
    ) as span:
        assert (span.global_size, span.rank, span.num_ranks) == (4 * ctx.size, ctx.rank, ctx.size)


def test_a_span_views_buffers_and_addresses():
    buffer = array.array("d", [1.0, 2.0, 3.0])
    with dtl.DistributedSpan(buffer, np.float64) as span:
        span.fill(5)
    assert buffer.tolist() == [5.0] * 3

    values = np.arange(4, dtype=np.int32)
    with dtl.DistributedSpan(values.ctypes.data, np.int32, local_size=4) as span:
        np.testing.assert_array_equal(span, values)
        span[2] = -1
    assert values[2] == -1


def test_memory_outlives_its_array_object():
    span = dtl.DistributedSpan(np.full(100_000, 2.5))
    with span, span.first(10) as first:
        assert first.sum() == 25


def test_a_span_without_elements_is_empty():
    with dtl.DistributedSpan(np.empty(0)) as span:
        assert span.empty
        assert span.local_view().shape == (0,)


# ---- refusals -----------------------------------------------------------------------------------


def test_unsupported_memory_is_refused():
    values = np.arange(12.0).reshape(3, 4)
    frozen = values.copy()
    frozen.flags.writeable = False

    with pytest.raises(dtl.InvalidArgumentError, match="C-contiguous"):
        dtl.DistributedSpan(values[:, ::2])
    with pytest.raises(dtl.InvalidArgumentError, match="C-contiguous"):
        dtl.DistributedSpan(np.asfortranarray(values))
    with pytest.raises(dtl.InvalidArgumentError, match="read-only"):
        dtl.DistributedSpan(frozen)
    with pytest.raises(dtl.InvalidArgumentError, match="read-only"):
        dtl.DistributedSpan(b"bytes")
    with pytest.raises(TypeError, match="dtype"):
        dtl.DistributedSpan(np.array(["a"]))
    for source in ([1, 2], None, 1.5):
        with pytest.raises(TypeError, match="source"):
            dtl.DistributedSpan(source)
    with pytest.raises(TypeError, match="dtype"):
        dtl.DistributedSpan(values, np.int32)
    with pytest.raises(dtl.InvalidArgumentError, match="dtype"):
        dtl.DistributedSpan(values.ctypes.data)
    with pytest.raises(dtl.InvalidArgumentError, match="local_size"):
        dtl.DistributedSpan(values.ctypes.data, float)
    with pytest.raises(dtl.InvalidArgumentError, match="source"):
        dtl.DistributedSpan(0, float, local_size=3)
    with pytest.raises(dtl.InvalidArgumentError, match="global_size"):
        dtl.DistributedSpan(values, global_size=3)
    with pytest.raises(dtl.BoundsError, match="rank"):
        dtl.DistributedSpan(values, rank=2, num_ranks=2)


def test_a_dtype_other_than_that_of_the_source_is_refused(ctx):
    with numbered(ctx) as vec:
        dtl.DistributedSpan(vec, np.int64).close()
        with pytest.raises(TypeError, match="dtype"):
            dtl.DistributedSpan(vec, np.float64)
        with pytest.raises(dtl.InvalidArgumentError, match="local_size"):
            dtl.DistributedSpan(vec, local_size=3)


def test_sub_spans_past_the_end_are_refused(ctx):
    with numbered(ctx) as vec, dtl.DistributedSpan(vec) as span:
        for ask in (
            lambda: span.first(11),
            lambda: span.last(11),
            lambda: span.subspan(11),
            lambda: span.subspan(2, 9),
        ):
            with pytest.raises(dtl.BoundsError):
                ask()
        for ask in (lambda: span.first(-1), lambda: span.subspan(-1), lambda: span.subspan(0, -1)):
            with pytest.raises(dtl.InvalidArgumentError):
                ask()
        assert not hasattr(span, "redistribute")
        assert not hasattr(span, "resize")
