# SPDX-License-Identifier: BSD-3-Clause
"""Ranks that cannot share memory fall back to messages, and warn if the cause is unexpected."""

import shutil
import subprocess

import pytest
from programs import PARALLEL, mpi4py, run

pytestmark = pytest.mark.usefixtures("one_rank_only")

every_mpi = pytest.mark.parametrize("launch", PARALLEL, ids=lambda launch: launch[0])

REFUSED = "dtl: the system refuses"
WORK = """
import sys, numpy, dtl
with dtl.Context() as ctx:
    dtl.barrier(ctx)
    large = dtl.allreduce(ctx, numpy.full(100_000, 1.0))
    assert dtl.allreduce(ctx, 1) == large[0] == ctx.size
    parts = dtl.alltoall(ctx, numpy.arange(ctx.size))
    assert (parts == ctx.rank).all()
    sys.stdout.write("done\\n")
"""
WITHOUT_SHARED_MEMORY = """
from mpi4py import MPI
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
"""
FULL = """
from mpi4py import MPI
MPI.COMM_WORLD.Barrier()
with open("/dev/shm/filler", "ab", buffering=0) as file:
    try:
        while file.write(bytes(1 << 16)):
            pass
    except OSError:
        pass
MPI.COMM_WORLD.Barrier()
"""


def can_unshare(*words):
    """Returns true if ranks can be started in separate namespaces."""
    command = ["unshare", *words, "true"]
    return shutil.which("unshare") and subprocess.run(command, check=False).returncode == 0


def check(done, ranks, times):
    """Checks that all ranks finished and that the warning was printed `times` times."""
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("done\n") == ranks
    assert done.stderr.count(REFUSED) == times, done.stderr


@every_mpi
def test_missing_space_for_shared_memory_is_reported(launch):
    check(run(launch, WITHOUT_SHARED_MEMORY + WORK, **mpi4py(launch[0])), launch[1], 1)


@every_mpi
def test_a_full_dev_shm_does_not_matter(launch):
    mount = ("--mount", "sh", "-c", 'mount -t tmpfs -o size=64m tmpfs /dev/shm && exec "$@"', "sh")
    if not can_unshare("--mount"):
        pytest.skip("no namespaces for this user")

    check(run(launch, FULL + WORK, before=["unshare", *mount], **mpi4py(launch[0])), launch[1], 0)


@every_mpi
def test_ranks_in_containers_with_one_hostname_report_no_shared_memory(launch):
    words = ("--pid", "--fork", "--mount-proc")
    if not can_unshare(*words):
        pytest.skip("no namespaces for this user")

    # Disables Open MPI's shared memory: it identifies ranks by process id, and all have the same.
    check(run(launch, WORK, each=["unshare", *words], OMPI_MCA_btl="self,tcp"), launch[1], 1)


@every_mpi
def test_ranks_in_containers_with_own_hostnames_are_on_own_nodes(launch):
    words = ("unshare", "--uts", "sh", "-c", 'hostname box-$$ && exec "$@"', "sh")
    if not can_unshare("--uts"):
        pytest.skip("no namespaces for this user")
    program = WORK + f"    assert dtl.Topology.num_nodes() == {launch[1]}\n"

    check(run(launch, program, each=list(words)), launch[1], 0)
