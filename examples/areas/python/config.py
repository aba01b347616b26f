# SPDX-License-Identifier: BSD-3-Clause
from words import yes_no

import dtl


def config_version(ctx: dtl.Context) -> None:
    if ctx.is_root:
        print(f"one version: {yes_no(dtl.__version__[0].isdigit())}, the ABI's: yes")


def config_backends(ctx: dtl.Context) -> None:
    found = [dtl.has_mpi(), dtl.has_cuda(), dtl.has_hip(), dtl.has_nccl(), dtl.has_shmem()]
    name = dtl.backends.mpi_library()
    if ctx.is_root:
        print(f"up to five: {yes_no(sum(found) <= 5)}, of those that were looked for: yes")
        print("in words: yes")
        print(f"an MPI has a name: {yes_no(not found[0] or name)}")


EXAMPLES = (
    config_version,
    config_backends,
)
