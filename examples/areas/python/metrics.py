# SPDX-License-Identifier: BSD-3-Clause
import dtl


def metrics_calls(ctx: dtl.Context) -> None:
    calls = dtl.MetricCounter.of_calls("allreduce")
    moved = dtl.MetricCounter.of_bytes("allreduce")
    for _ in range(3):
        dtl.allreduce(ctx, 1.0)
    if ctx.is_root:
        print(f"{calls.value} calls, {moved.value} bytes")


EXAMPLES = (metrics_calls,)
