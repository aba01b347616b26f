# SPDX-License-Identifier: BSD-3-Clause
"""GPUs that tests/hosts/with-gpus simulates on the PCI bus, with a fake driver."""

import dtl

with dtl.Context() as ctx:
    assert dtl.Topology.num_gpus() == 2, dtl.Topology.num_gpus()
    assert dtl.Topology.gpus() == [
        {"address": "0000:3b:00.0", "vendor": 0x10DE, "model": 0x2330, "numa": 0},
        {"address": "0000:d8:00.1", "vendor": 0x1002, "model": 0x740F, "numa": 1},
    ], dtl.Topology.gpus()
    assert [dtl.Topology.gpu_id(rank) for rank in range(ctx.size)] == [0, 0, 1][: ctx.size]
    # The fake driver lists them in the opposite order.
    own = [1, 1, 0][ctx.rank]
    assert dtl.Topology.device_id() == dtl.Topology.device_id("cuda") == own, ctx.rank
    assert dtl.Topology.device_id("host") == 0
    assert dtl.Topology.device_id("hip") == -1
    text, drawing = dtl.Topology.text(), dtl.Topology.draw(ctx)
    assert "GPU 1: PCI 0000:d8:00.1, vendor 1002, model 740f, NUMA node 1" in text, text
    assert ctx.rank > 0 or "GPU 0: 0000:3b:00.0, NUMA node 0" in drawing, drawing
