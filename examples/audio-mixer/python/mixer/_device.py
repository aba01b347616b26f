# SPDX-License-Identifier: BSD-3-Clause
"""Devices and tracks, closed at the end of `with`."""

from mixer._constants import MIX_LAYOUT_MONO, MIX_LAYOUT_STEREO
from mixer._native import ffi
from mixer._raw import device as raw
from mixer._render import Render

_LAYOUTS = {"mono": MIX_LAYOUT_MONO, "stereo": MIX_LAYOUT_STEREO}


class Device:
    def __init__(self, layout="stereo", rate=48000):
        self._handle = raw.device_open(_LAYOUTS[layout], rate)

    @property
    def channels(self):
        return raw.device_channels(self._handle)

    def track(self, pitch, gains):
        return Track(raw.track_open(self._handle, pitch), gains)

    def mix(self, frames):
        samples = ffi.new("mix_sample_t[]", frames * self.channels)
        raw.device_mix(self._handle, frames, samples)
        return list(samples)

    def render(self, frames, watcher=None):
        return Render(self._handle, frames, frames * self.channels, watcher)

    def close(self):
        raw.device_close(self._handle)

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.close()


class Track:
    def __init__(self, handle, gains):
        self._handle = handle
        self.set_gains(gains)

    def set_gains(self, gains):
        raw.track_set_gains(self._handle, gains)

    def close(self):
        raw.track_close(self._handle)
