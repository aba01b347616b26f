# SPDX-License-Identifier: BSD-3-Clause
"""Containers in device memory of the kind named by DTL_DEVICE; run by test_placement.py."""

import operator

import numpy as np
import pytest
from device_arrays import KIND, VALUES

import dtl
from dtl import _constants
from dtl._container.binary_ufuncs import _operation_number as _binary_number
from dtl._container.unary_ufuncs import _operation_number
from dtl._raw import algorithm as raw_algorithm
from dtl._raw import container as raw

pytest_plugins = ("device_fixtures",)

LAST = dtl.device_count(KIND) - 1  # differs from 0 if there are several devices


@pytest.fixture
def vec(ctx):
    with dtl.DistributedVector(ctx, 12, placement="device") as vec:
        vec.from_numpy(VALUES)
        yield vec


def test_a_container_reports_its_placement(ctx, vec):
    assert vec.placement is dtl.PLACEMENT_DEVICE
    assert vec.is_device_accessible
    assert not vec.is_host_accessible
    with dtl.DistributedVector(ctx, 3, placement="device_preferred") as preferred:
        assert preferred.placement is dtl.PLACEMENT_DEVICE
    with dtl.DistributedVector(ctx, 3, placement="unified", fill=2.0) as unified:
        assert unified.is_host_accessible
        assert unified.is_device_accessible
        np.testing.assert_array_equal(unified.local_view(), [2, 2, 2])


def test_a_view_has_the_interfaces_of_device_libraries(vec):
    view = vec.local_view()
    assert isinstance(view, dtl.DeviceArray)
    assert (view.shape, view.dtype, view.ndim, len(view)) == ((12,), np.float64, 1, 12)
    assert (view.size, view.nbytes) == (12, 96)
    assert view.device_kind is dtl.DeviceKind[KIND.upper()]
    assert view.device_id == 0
    assert repr(view) == f"<dtl.DeviceArray, (12,) float64, {KIND} 0>"
    np.testing.assert_array_equal(view.copy_to_host(), VALUES)
    np.testing.assert_array_equal(view[2:4], VALUES[2:4])


def test_a_view_keeps_its_memory(ctx):
    vec = dtl.DistributedVector(ctx, 4, fill=5, placement="device")
    view, before = vec.local_view(), vec.local_view().data_ptr()
    vec.resize(9)
    vec.close()
    assert view.data_ptr() == before
    np.testing.assert_array_equal(view.copy_to_host(), np.full(4, 5.0))


def test_writes_through_the_host_reach_the_device(vec):
    view = vec.local_view()
    view[3:5] = -1
    view[0] = 100
    np.testing.assert_array_equal(vec.to_numpy()[[0, 3, 4, 5]], [100, -1, -1, VALUES[5]])
    view.copy_from_host(2)
    np.testing.assert_array_equal(vec.to_numpy(), np.full(12, 2.0))
    with pytest.raises(dtl.DTLError, match=r"values.shape: \(3,\); expected"):
        view.copy_from_host(np.zeros(3))


def test_copies_to_the_device_refuse_values_outside_the_dtype(ctx):
    with dtl.DistributedVector(ctx, 3, np.uint8, placement="device") as vec:
        view = vec.local_view()
        view.copy_from_host(7)
        view.copy_from_host([7, 8, 9])
        for wrong in 300, -1, 0.5, "7", None, np.ma.masked_array([1, 2, 3], [0, 1, 0]):
            with pytest.raises(TypeError, match="; expected what uint8 can hold"):
                view.copy_from_host(wrong)
        np.testing.assert_array_equal(view.copy_to_host(), [7, 8, 9])


def test_access_to_some_elements_copies_only_these(ctx, monkeypatch):
    def fail(*_):
        pytest.fail("all elements have travelled")

    table = np.arange(60).reshape(12, 5)
    with dtl.DistributedTensor(ctx, (12, 5), np.int64, placement="device") as tensor:
        tensor.from_numpy(table)
        with monkeypatch.context() as watched:
            watched.setattr(raw, "container_copy_to_host", fail)
            watched.setattr(raw, "container_copy_from_host", fail)
            for key in (7, (3, 4), slice(2, 4), ([1, 5, 1], [0, 2, 4]), table % 11 == 3, -1):
                np.testing.assert_array_equal(tensor[key], table[key])
                np.testing.assert_array_equal(tensor.local_view()[key], table[key])
                tensor[key] = table[key] = table[key] * 3 + 1
            tensor[[2, 2, 3]] = table[[2, 2, 3]] = np.arange(15).reshape(3, 5)
            with pytest.raises(IndexError):
                tensor[12, 0] = 1
            with pytest.raises(ValueError, match="broadcast"):
                tensor[3] = np.zeros(4)
        np.testing.assert_array_equal(tensor.to_numpy(), table)


def test_halos_stay_in_device_memory(ctx, vec):
    with dtl.DistributedVector(ctx, 16, fill=-1, placement="device") as padded:
        view = padded.local_view()
        assert vec.exchange_halo(2, out=view) is view
        np.testing.assert_array_equal(padded.to_numpy(), [-1, -1, *VALUES, -1, -1])
        vec.exchange_halo(2, periodic=True, out=view)
        np.testing.assert_array_equal(padded.to_numpy(), np.pad(VALUES, 2, "wrap"))
        with pytest.raises(dtl.DTLError, match=r"out.shape: \(16,\); expected"):
            vec.exchange_halo(1, out=view)
    on_host = np.zeros(14)
    assert vec.exchange_halo(1, periodic=True, out=on_host) is on_host
    np.testing.assert_array_equal(on_host, np.pad(VALUES, 1, "wrap"))


def test_numpy_can_not_read_device_memory(vec):
    for operands in (vec.local_view(), vec):
        with pytest.raises(TypeError, match=rf"memory of {KIND} 0.*copy_to_host\(\)"):
            np.asarray(operands)
    with pytest.raises(TypeError, match="NumPy can't read"):
        np.add(vec.local_view(), 1)
    for compare in operator.eq, operator.ne:
        with pytest.raises(TypeError, match=r"NumPy can't read; expected copy_to_host\(\)"):
            compare(vec.local_view(), 1)
    with pytest.raises(ValueError, match=r"expected a truth value of copy_to_host\(\)"):
        bool(vec.local_view())
    with pytest.raises(TypeError, match="a container's local_view"):
        dtl.DeviceArray()


def test_element_access_and_operators_work_on_device_vectors(vec):
    vec[1] = 50
    assert vec[1] == 50
    assert 50 in vec
    vec //= 1
    np.remainder(vec, 102, out=vec)
    vec += np.ones(12)
    np.testing.assert_array_equal(vec.to_numpy()[1:3], [51, VALUES[2] + 1])
    np.multiply(vec, 2, out=vec)
    assert vec.to_numpy()[1] == 102
    np.testing.assert_array_equal((vec - 2)[1:2], [100])
    dtl.transform(vec, vec, lambda value: -value)
    assert vec.to_numpy()[1] == -102
    seen = []
    dtl.for_each(vec, seen.append)
    np.testing.assert_array_equal(seen, vec.to_numpy())


UNARY = [each.lower()[10:] for each in vars(_constants) if each.startswith("DTL_UNARY_")]
DTYPES = ["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16", "?"]


@pytest.mark.parametrize("name", [each for each in UNARY if hasattr(np, each)])
@pytest.mark.parametrize("dtype", DTYPES)
def test_unary_functions_equal_numpy(ctx, name, dtype):
    operands = np.array([0.25, 0.5, 0.75, 1]) if name.startswith("arc") else np.arange(-3.0, 5)
    if np.dtype(dtype).kind in "ub" or name.startswith("log"):
        operands = abs(operands) + (name != "arctanh") * 0.5
    if name in ("arccosh", "arctanh"):
        operands = 0.5 * operands + (name == "arccosh")
    operands = operands.astype(dtype)
    function = getattr(np, name)
    try:
        with np.errstate(all="ignore"):
            expected = function(operands)
    except TypeError:
        return
    if expected.dtype != operands.dtype:
        return
    with dtl.DistributedVector(ctx, operands.size, dtype, placement="device") as vec:
        vec.from_numpy(operands)
        with vec.copy() as other:
            with np.errstate(all="ignore"):
                dtl.transform(vec, other, function)
                assert function(vec, out=vec) is vec
            for found in (other.to_numpy(), vec.to_numpy()):
                np.testing.assert_allclose(found, expected, rtol=4 * _eps(dtype))


def _eps(dtype):
    return np.finfo(dtype).eps if np.dtype(dtype).kind in "fc" else 0


def test_unary_functions_copy_nothing(vec, monkeypatch):
    def fail(*_):
        pytest.fail("the elements have travelled")

    with vec.copy() as other, monkeypatch.context() as watched:
        watched.setattr(raw, "container_copy_to_host", fail)
        watched.setattr(raw, "container_copy_from_host", fail)
        np.sqrt(vec, out=vec)
        np.negative(vec, out=other)
        dtl.transform(other, np.exp)
    np.testing.assert_allclose(vec.to_numpy(), np.sqrt(VALUES))


BINARY = [each.lower()[11:] for each in vars(_constants) if each.startswith("DTL_BINARY_")]


@pytest.mark.parametrize("name", BINARY)
@pytest.mark.parametrize("dtype", DTYPES)
def test_binary_functions_equal_numpy(ctx, name, dtype):
    x, y = np.arange(8.0).astype(dtype), (np.arange(8.0) % 3 + 1).astype(dtype)
    function, three = getattr(np, name), y[2]
    try:
        with np.errstate(all="ignore"):
            expected = function(x, y), function(x, three), function(three, x)
    except TypeError:
        return
    if expected[0].dtype != x.dtype:
        return
    with (
        dtl.DistributedVector(ctx, 8, dtype, placement="device") as vec,
        dtl.DistributedVector(ctx, 8, dtype, placement="device") as other,
        dtl.DistributedVector(ctx, 8, dtype, placement="device") as made,
    ):
        vec.from_numpy(x)
        other.from_numpy(y)
        for operands, wanted in zip([(vec, other), (vec, three), (three, vec)], expected):
            with np.errstate(all="ignore"):
                assert function(*operands, out=made) is made
            np.testing.assert_allclose(made.to_numpy(), wanted, rtol=4 * _eps(dtype))


def test_binary_functions_copy_nothing(vec, monkeypatch):
    def fail(*_):
        pytest.fail("the elements have travelled")

    with vec.copy() as other, dtl.DistributedSpan(vec) as span, monkeypatch.context() as watched:
        watched.setattr(raw, "container_copy_to_host", fail)
        watched.setattr(raw, "container_copy_from_host", fail)
        vec += 3
        vec *= other
        vec -= np.int8(2)
        np.divide(2, vec, out=vec)
        np.subtract(1.5, other, out=other)
        np.power(other, 2, out=other)
        np.multiply(span, 4, out=span)
        watched.undo()
        np.testing.assert_array_equal(vec.to_numpy(), 2 / ((VALUES + 3) * VALUES - 2) * 4)
        np.testing.assert_array_equal(other.to_numpy(), (1.5 - VALUES) ** 2)


def test_scalars_outside_the_dtype_are_refused_as_in_numpy(ctx):
    with dtl.DistributedVector(ctx, 3, "i4", fill=7, placement="device") as vec:
        for change in (0.5, 1j, 1 << 40, "text"):
            with pytest.raises((TypeError, OverflowError)):
                np.add(vec, change, out=vec)
        with pytest.raises(TypeError):
            np.divide(vec, 2, out=vec)
        np.testing.assert_array_equal(vec.to_numpy(), [7, 7, 7])


def test_binary_functions_of_the_library_cover_numpys(ctx):
    for dtype in map(np.dtype, DTYPES):
        with dtl.DistributedVector(ctx, 3, dtype, placement="device") as vec:
            for name in BINARY:
                number = getattr(_constants, f"DTL_BINARY_{name.upper()}")
                if _binary_number(getattr(np, name), dtype) is not None:
                    raw_algorithm.container_apply_binary(*3 * [vec._handle], number)


def test_unary_functions_of_the_library_cover_numpys(ctx):
    for dtype in map(np.dtype, DTYPES):
        with dtl.DistributedVector(ctx, 3, dtype, placement="device") as vec:
            for name in UNARY:
                number = getattr(_constants, f"DTL_UNARY_{name.upper()}")
                ufunc = getattr(np, name, None)
                if not isinstance(ufunc, np.ufunc):
                    continue
                if _operation_number(ufunc, dtype) is None:
                    with pytest.raises(dtl.DTLError, match=rf"op is {name}; expected"):
                        raw_algorithm.container_apply_unary(vec._handle, vec._handle, number)
                else:
                    raw_algorithm.container_apply_unary(vec._handle, vec._handle, number)


def test_algorithms_equal_those_of_the_host(vec):
    assert dtl.reduce(vec) == VALUES.sum()
    assert np.sum(vec) == VALUES.sum()
    dtl.sort(vec)
    np.testing.assert_array_equal(vec.to_numpy(), np.sort(VALUES))
    with vec.copy() as same:
        assert same.placement is dtl.PLACEMENT_DEVICE
        np.testing.assert_array_equal(same.to_numpy(), vec.to_numpy())
    np.testing.assert_array_equal(vec.get([0, 11]), np.sort(VALUES)[[0, 11]])
    is_odd = VALUES % 2 == 1
    assert dtl.count_if(vec, lambda value: value % 2 == 1) == is_odd.sum()
    assert dtl.any_of(vec, lambda value: value == 10)
    assert not dtl.all_of(vec, lambda value: value > 0)


def test_containers_are_copied_to_devices_and_back(ctx, vec):
    assert dtl.to_device(ctx, vec) is vec
    with dtl.to_host(ctx, vec) as on_host, dtl.to_device(ctx, on_host, LAST) as other:
        assert on_host.placement is dtl.PLACEMENT_HOST
        np.testing.assert_array_equal(on_host.local_view(), VALUES)
        assert other.local_view().device_id == LAST
        np.testing.assert_array_equal(other.to_numpy(), VALUES)


def test_spans_view_device_memory(vec):
    with dtl.DistributedSpan(vec) as span, span.subspan(2, 3) as some:
        assert isinstance(some.local_view(), dtl.DeviceArray)
        np.testing.assert_array_equal(some.to_numpy(), VALUES[2:5])
        assert some.local_view().data_ptr() == vec.local_view().data_ptr() + 16


# ---- queued --------------------------------------------------------------------------------------


class ForeignStream:
    """Mock stream of another library."""

    def __init__(self, stream):
        self.stream = stream

    def __cuda_stream__(self):
        return 0, self.stream.native


def test_operations_are_queued_on_streams(vec):
    with dtl.Stream(KIND) as stream, vec.copy() as other:
        for named in (stream, stream.native, ForeignStream(stream)):
            vec.fill(2, stream=named)
            dtl.transform(vec, other, np.sqrt, stream=named)
            dtl.transform(vec, other, lambda value: value + 1, stream=named)
            dtl.apply(vec, other, stream=named)
            dtl.copy(vec, other, stream=named)
            total = dtl.async_reduce(other, stream=named)
            found = other.to_numpy(stream=named)
            marked = stream.future()
            vec.from_numpy(VALUES, stream=named)
            assert total.get() == 60
            np.testing.assert_array_equal(found.get(), np.full(12, 5.0))
            marked.wait(timeout=60)
            np.testing.assert_array_equal(vec.to_numpy(), VALUES)


def test_sorts_scans_and_elementwise_operations_are_queued(vec, monkeypatch):
    def fails(*_):
        pytest.fail("a form that waits was called")

    waits = ("sort", "stable_sort", "inclusive_scan", "exclusive_scan")
    for name in (f"container_{each}" for each in waits):
        monkeypatch.setattr(raw_algorithm, name, fails)
    expected = np.cumsum(np.sort(VALUES)[::-1] * 3)
    with dtl.Stream(KIND) as stream, vec.copy() as other:
        assert isinstance(dtl.sort(vec, reverse=True, stream=stream), dtl.Future)
        dtl.apply(vec, 3, np.multiply, stream=stream)
        dtl.inclusive_scan(vec, stream=stream)
        dtl.copy(vec, other, stream=stream)
        dtl.apply(other, vec, np.subtract, stream=stream)
        dtl.apply(other, 2, "sum", stream=stream)
        dtl.exclusive_scan(other, stream=stream)
        found = vec.to_numpy(stream=stream)
        np.testing.assert_array_equal(found.get(), expected)
        np.testing.assert_array_equal(other.to_numpy(), np.arange(len(VALUES)) * 2.0)
        dtl.sort(vec, stable=True, stream=stream)
        np.testing.assert_array_equal(vec.to_numpy(), np.sort(expected))


def test_searches_and_statistics_are_queued(vec, monkeypatch):
    def fails(*_):
        pytest.fail("a form that waits was called")

    search = ("find", "count", "minmax", "min_element", "max_element")
    for name in (*search, "mean", "var", "norm", "dot", "histogram", "quantile"):
        monkeypatch.setattr(raw_algorithm, f"container_{name}", fails)
    with dtl.Stream(KIND) as stream:
        assert dtl.find(vec, VALUES[3], stream=stream).get() == list(VALUES).index(VALUES[3])
        assert dtl.count(vec, VALUES[3], stream=stream).get() == list(VALUES).count(VALUES[3])
        assert dtl.minmax(vec, stream=stream).get() == (VALUES.min(), VALUES.max())
        assert dtl.min_element(vec, stream=stream).get() == VALUES.argmin()
        assert dtl.max_element(vec, stream=stream).get() == VALUES.argmax()
        assert dtl.mean(vec, stream=stream).get() == pytest.approx(VALUES.mean())
        assert dtl.var(vec, 1, stream=stream).get() == pytest.approx(VALUES.var(ddof=1))
        assert dtl.norm(vec, stream=stream).get() == pytest.approx(np.linalg.norm(VALUES))
        assert dtl.dot(vec, vec, stream=stream).get() == pytest.approx(VALUES @ VALUES)
        counts, edges = dtl.histogram(vec, 3, (1, 9), stream=stream).get()
        expected, bins = np.histogram(VALUES, 3, (1, 9))
        np.testing.assert_array_equal(counts, expected)
        np.testing.assert_array_equal(edges, bins)
        found = dtl.quantile(vec, [0.1, 0.7], stream=stream).get()
        np.testing.assert_allclose(found, np.quantile(VALUES, [0.1, 0.7]))
        with pytest.raises(ValueError, match=r"probabilities\[0\] is 2; expected"):
            dtl.quantile(vec, 2, stream=stream)


def test_payload_sorts_and_argsorts_are_queued(vec, monkeypatch):
    def fails(*_):
        pytest.fail("a form that waits was called")

    for name in ("container_sort_by_key", "container_argsort"):
        monkeypatch.setattr(raw_algorithm, name, fails)
    places = np.argsort(VALUES, kind="stable")
    with dtl.Stream(KIND) as stream, vec.copy() as other, vec.copy() as back:
        queued = dtl.argsort(vec, stream=stream)
        indices = queued.get()
        assert indices.placement is dtl.PLACEMENT_DEVICE
        assert dtl.argsort(vec, indices=indices, stream=stream).get() is indices
        dtl.take(vec, indices, other, stream=stream)
        assert dtl.put(back, indices, other) is None
        dtl.sort_by_key(vec, indices, reverse=True, stream=stream)
        np.testing.assert_array_equal(other.to_numpy(), VALUES[places])
        np.testing.assert_array_equal(back.to_numpy(), VALUES)
        np.testing.assert_array_equal(vec.to_numpy(), np.sort(VALUES)[::-1])
        indices[3] = -2
        with pytest.raises(IndexError, match="indices has -2; expected local indices of src"):
            dtl.take(vec, indices, other, stream=stream).get()
        indices.close()


def test_a_stream_of_another_device_is_refused(ctx, vec):
    with dtl.Stream(KIND, LAST) as there, dtl.Stream() as on_host:
        with pytest.raises(ValueError, match=f"stream is of host 0; expected one of {KIND} 0"):
            vec.fill(2, stream=on_host)
        with pytest.raises(ValueError, match=f"stream is of {KIND} {LAST}; expected one of host 0"):
            ctx.set_stream(there)
        with pytest.raises(ValueError, match="stream: -1; expected an address"):
            vec.fill(2, stream=-1)
        if LAST > 0:
            with pytest.raises(ValueError, match=f"stream is of {KIND} {LAST}; expected one of"):
                vec.fill(2, stream=there)
    np.testing.assert_array_equal(vec.to_numpy(), VALUES)


def test_a_device_context_has_a_stream_on_its_device(ctx):
    with ctx.with_device(KIND, LAST) as on_device, dtl.Stream(KIND, LAST) as named:
        with on_device.stream as own:
            assert (own.kind.name.lower(), own.device_id) == (KIND, LAST)
        on_device.set_stream(named)
        with on_device.stream as found:
            assert found.native == named.native
        with dtl.DistributedVector(on_device, 8, placement="device", device_id=-1) as vec:
            assert vec.fill(3, stream=named).get() is None
            assert dtl.reduce(vec) == 24
