# SPDX-License-Identifier: BSD-3-Clause
from words import yes_no

import dtl


def stream_events(ctx: dtl.Context) -> None:
    stream, other = dtl.Stream(), dtl.Stream()  # of the host; a GPU's does its work later
    before, after = dtl.Event(), dtl.Event()
    before.record(stream)
    other.wait(before)  # the other stream continues after the event
    after.record(stream)
    after.synchronize()
    stream.synchronize()
    passed = before.elapsed(after)
    if ctx.is_root:
        done = f"{yes_no(stream.query())} and {yes_no(after.query())}"
        print(f"done: {done}, time passed: {yes_no(passed >= 0)}")


def stream_devices(ctx: dtl.Context) -> None:
    if ctx.is_root:
        count = dtl.device_count("host")
        print(f"{count} of the kind {dtl.DeviceKind.HOST.name.lower()}, this is number 0")


EXAMPLES = (
    stream_events,
    stream_devices,
)
