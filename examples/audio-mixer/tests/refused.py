# SPDX-License-Identifier: BSD-3-Clause
"""Every function refuses every wrong argument; the specification gives the tables."""

from types import SimpleNamespace

from misuse import check_all
from mixer._native import ffi
from mixer._raw import device, render

SAMPLES = ffi.new("mix_sample_t[2]")


def make():
    made = SimpleNamespace(device=device.device_open(2, 44100))
    made.track = device.track_open(made.device, 440)
    made.render = render.render_start(made.device, 1, SAMPLES, ffi.NULL, ffi.NULL)
    render.render_wait(made.render)
    return made


def free(made):
    render.render_close(made.render)
    device.track_close(made.track)
    device.device_close(made.device)


check_all(make, free)
