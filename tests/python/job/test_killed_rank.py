# SPDX-License-Identifier: BSD-3-Clause
"""A killed rank ends the job, and the job leaves no files or shared memory behind.

The rank is killed at a random moment; `--long` tests forty moments.
"""

import os
import shutil
import subprocess
import sys
import time
from functools import cache

import pytest
from programs import LAUNCH, PARALLEL

LONG_CASES = 40
TIMEOUT_SECONDS = 30  # from the start of the program to the end of the job

pytestmark = pytest.mark.usefixtures("one_rank_only")

# Calls that each rank repeats.
WORK = {
    "allreduce": "dtl.allreduce(ctx, numbers)",
    "started": "dtl.iallreduce(ctx, numbers).wait(); dtl.iallreduce(ctx, many).wait()",
    "map": "table.insert(7 * ctx.rank, 1); table.find(0); table.sync()",
    "tables": "table.insert_many(many_keys, many_keys); table.find_many(many_keys); table.clear()",
    "window": "dtl.rma_put(win, after, 0, numbers); dtl.rma_get(win, after, 0, 800); win.fence()",
    "action": "dtl.remote_invoke(ctx, after, double, 21)",
    "sort": "vec.local_view()[:] = np.arange(vec.local_size)[::-1]; dtl.sort(vec)",
    "save": "dtl.save(vec, sys.argv[1])",
    "windows": "dtl.Window(ctx, size=1 << 20).close()",
    "contexts": "ctx.dup().close(); ctx.split(ctx.rank % 2).close()",
}

PROGRAM = """
import os, random, signal, sys, threading
import numpy as np
import dtl

@dtl.action
def double(number):
    return 2 * number

moment = random.Random({seed})
ctx = dtl.Context()
after = (ctx.rank + 1) % ctx.size
numbers, many = np.ones(100), np.ones(100_000)
many_keys = np.arange(100_000)
table = dtl.DistributedMap(ctx, np.int64, np.int64)
win = dtl.Window(ctx, size=800)
vec = dtl.DistributedVector(ctx, 10000)
win.fence()
victim, delay = moment.randrange(ctx.size), moment.random() / 3
if ctx.rank == victim:
    threading.Timer(delay, os.kill, (os.getpid(), signal.SIGKILL)).start()
while True:
    {work}
"""

# Mounts a private /dev/shm if permitted, because other jobs use the shared one.
WITH_PRIVATE_SHM = """
mount -t tmpfs tmpfs /dev/shm 2>/dev/null
before=$(ls -A /dev/shm)
"$@"
status=$?
after=$(ls -A /dev/shm)
[ "$before" = "$after" ] || echo "left in /dev/shm: $after"
exit $status
"""


@cache
def namespace_prefix():
    """Returns the command prefix for a private mount namespace; empty if not permitted."""
    words = ["unshare", "--mount", *(["--user", "--map-root-user"] if os.getuid() else [])]
    may = shutil.which("unshare") and subprocess.run([*words, "true"], check=False).returncode == 0
    return words if may else []


def case_of_seed(seed):
    """Returns the work and the launch of a seed; consecutive seeds cover all pairs."""
    return list(WORK)[seed % len(WORK)], PARALLEL[(seed + seed // len(WORK)) % len(PARALLEL)]


def pytest_generate_tests(metafunc):
    if "seed" in metafunc.fixturenames:
        count = LONG_CASES if metafunc.config.getoption("--long") else len(WORK)
        metafunc.parametrize(
            "seed", range(count), ids=lambda seed: f"{seed}-{case_of_seed(seed)[0]}"
        )


def test_a_killed_rank_ends_the_job_without_leftovers(seed, tmp_path, record_property):
    work, (launcher, ranks) = case_of_seed(seed)
    if shutil.which(f"mpirun.{launcher}") is None:
        pytest.skip(f"no {launcher} here")
    folder = tmp_path / "temporary"
    folder.mkdir()
    program = PROGRAM.format(seed=seed, work=WORK[work])
    job = [LAUNCH, launcher, str(ranks), sys.executable, "-c", program, tmp_path / "saved.npy"]
    began = time.monotonic()

    done = subprocess.run(
        [*namespace_prefix(), "sh", "-c", WITH_PRIVATE_SHM, "sh", *job],
        env={**os.environ, "DTL_MPI": "auto", "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=2 * TIMEOUT_SECONDS,
        check=False,
    )
    seconds = time.monotonic() - began
    record_property("seconds", seconds)

    assert done.returncode != 0
    assert "signal: 9" in f"{done.stdout}{done.stderr}".lower().replace("signal 9", "signal: 9")
    assert "left in /dev/shm" not in done.stdout
    assert not list(folder.rglob("*"))
    assert seconds < TIMEOUT_SECONDS
