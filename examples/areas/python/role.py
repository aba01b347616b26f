# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def role_queue(ctx: dtl.Context) -> None:
    with dtl.RoleManager(ctx) as mgr:
        mgr.add_role("giver", lambda rank, _: rank == 0)
        mgr.add_role("worker", lambda rank, _: rank == 0)  # a rank may have several
        mgr.initialize()
        workers, place = mgr.role_size("worker"), mgr.role_rank("worker")
        if mgr.has_role("worker"):
            dtl.intergroup_send(mgr, "worker", 0, np.array([7]), 1)
            total = dtl.intergroup_recv(mgr, "giver", 0, 1, np.int64, 1)
            print(f"{total[0]} for worker {place} of {workers}")


def role_contexts(ctx: dtl.Context) -> None:
    word = np.array([5]) if ctx.is_root else None
    with dtl.RoleManager(ctx) as mgr:
        mgr.add_role("solver", ctx.size)
        mgr.initialize()
        same = mgr.context()  # of the ranks with this rank's role; None without one
        total = dtl.allreduce(same, 1) if same else 0
        word = dtl.intergroup_broadcast(
            mgr, "solver", 0, "solver", word, count=1, dtype=np.int64, tag=2
        )
        if ctx.is_root and word is not None:
            print(f"{word[0]}, all solve: {yes_no(total == ctx.size)}")
        if same:
            same.close()


EXAMPLES = (
    role_queue,
    role_contexts,
)
