# SPDX-License-Identifier: BSD-3-Clause
"""Renders: their samples and their watcher stay until they are done."""

from mixer._native import ffi
from mixer._raw import render as raw


class Render:
    def __init__(self, device, frames, count, watcher):
        self._samples = ffi.new("mix_sample_t[]", count)
        self._watcher = ffi.NULL
        if watcher is not None:
            self._watcher = ffi.callback("mix_watcher", lambda _, done: watcher(done))
        self._handle = raw.render_start(device, frames, self._samples, self._watcher, ffi.NULL)

    def wait(self):
        levels = raw.render_wait(self._handle)
        raw.render_close(self._handle)
        return list(self._samples), levels.peak, levels.mean
