# SPDX-License-Identifier: BSD-3-Clause
"""Streams and events, on the host and on emulated devices."""

import subprocess
import sys

import pytest

import dtl


def test_the_host_is_one_device():
    assert dtl.device_count("host") == dtl.device_count(dtl.DeviceKind.HOST) == 1


def test_a_stream_of_the_host_is_complete_at_once():
    with dtl.Stream() as stream:
        assert stream.kind is dtl.DeviceKind.HOST
        assert stream.device_id == stream.native == 0
        assert stream.query()
        stream.synchronize()
        assert repr(stream) == "<dtl.Stream, host 0>"
    assert not stream.is_valid
    assert repr(stream) == "<dtl.Stream, closed>"


def test_events_order_and_time_operations():
    with dtl.Stream() as stream, dtl.Event() as unmarked:
        first, second = stream.record(), stream.record()
        stream.wait(first)
        second.synchronize()
        assert second.query()
        assert first.elapsed(second) >= 0
        with pytest.raises(dtl.DTLError, match=r"later was not recorded; expected a recorded"):
            first.elapsed(unmarked)
        unmarked.record(stream)
        assert first.elapsed(unmarked) >= 0


def test_wrong_arguments_are_refused():
    stream = dtl.Stream()
    with pytest.raises(dtl.DTLError, match=r"kind: 'gpu'; expected a DeviceKind, or one of 'host'"):
        dtl.Stream("gpu")
    with pytest.raises(dtl.DTLError, match="device_id is 1; expected 0 <= device_id < 1"):
        dtl.Stream("host", 1)
    with pytest.raises(TypeError, match=r"event: .*; expected a dtl\.Event"):
        stream.wait(stream)
    with pytest.raises(TypeError, match=r"stream: .*; expected a dtl\.Stream"):
        dtl.Event().record(None)
    with pytest.raises(TypeError, match="expected a stream of a CUDA device"):
        stream.__cuda_stream__()
    stream.close()
    with pytest.raises(dtl.DTLError, match="expected a stream that is open"):
        stream.query()


def test_streams_of_other_libraries_are_accepted():
    class ForeignStream:
        def __cuda_stream__(self):
            return 0, 0

    class Later:
        def __cuda_stream__(self):
            return 1, 0

    for native in (0, ForeignStream()):
        with dtl.Stream.from_native(native, "host") as stream:
            assert stream.native == 0
    with pytest.raises(TypeError, match="expected version 0 of __cuda_stream__"):
        dtl.Stream.from_native(Later(), "host")
    with pytest.raises(dtl.DTLError, match="native is 0x11; expected 0"):
        dtl.Stream.from_native(17, "host")
    with pytest.raises(dtl.DTLError, match="native: None; expected an integer"):
        dtl.Stream.from_native(None, "host")
    with pytest.raises(dtl.DTLError, match="native: -1; expected an address"):
        dtl.Stream.from_native(-1, "host")


_EMULATED = """
import dtl
assert dtl.device_count("emulated") == 4
assert not dtl.has_cuda()
with dtl.Stream("emulated", 1) as stream:
    same = dtl.Stream.from_native(stream.native, "emulated", 1)
    assert same.native == stream.native != 0
    stream.record().synchronize()
    dtl.Stream("emulated").wait(same.record())
    try:
        dtl.Stream.from_native(stream.native, "emulated", 0)
    except dtl.DTLError as error:
        print(error)
"""


@pytest.mark.usefixtures("one_rank_only")
def test_emulated_devices_exist_if_enabled(monkeypatch):
    assert dtl.device_count("emulated") == 0
    monkeypatch.setenv("DTL_DEVICE", "emulated")
    command = [sys.executable, "-c", _EMULATED]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    assert "is no stream of emulated device 0" in ended.stdout
