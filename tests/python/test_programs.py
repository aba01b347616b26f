# SPDX-License-Identifier: BSD-3-Clause
"""Whole programs end as they should, whatever happens in them, and say the same under both MPIs."""

import signal
import subprocess
import sys
import time

import pytest
from programs import PARALLEL, ROOT, WAYS, mpi4py, run

EXAMPLES = ROOT / "examples"
NAMES = sorted(each.stem for each in (EXAMPLES / "python").glob("*.py"))

pytestmark = pytest.mark.usefixtures("alone")

every_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: way[0])
every_mpi = pytest.mark.parametrize("way", PARALLEL, ids=lambda way: way[0])


def promised(name):
    """The lines that examples/README.md shows for 4 ranks."""
    lines = (EXAMPLES / "README.md").read_text().splitlines()
    start = lines.index(f"    {name}") + 1
    found = []
    while lines[start + len(found)].startswith("        "):
        found.append(lines[start + len(found)].strip())
    return found


@every_way
@pytest.mark.parametrize("name", NAMES)
def test_examples_print_what_their_readme_says(name, way):
    done = run(way, EXAMPLES / "python" / f"{name}.py")

    expected = [line.replace("Ranks: 4", f"Ranks: {way[1]}") for line in promised(name)]
    assert (done.stdout.splitlines(), done.returncode) == (expected, 0), done.stderr


@every_mpi
def test_an_exception_on_one_rank_ends_the_job(way):
    program = """
import dtl
ctx = dtl.Context()
if ctx.rank == 1:
    raise RuntimeError("out of luck")
ctx.barrier()
"""
    start = time.monotonic()
    done = run(way, program)

    assert done.returncode != 0
    assert "Traceback" in done.stderr
    assert "RuntimeError: out of luck" in done.stderr
    assert time.monotonic() - start < 30


@every_mpi
def test_an_exception_in_a_thread_ends_the_job(way):
    program = """
import threading, dtl
ctx = dtl.Context()
if ctx.rank == 1:
    def work():
        raise RuntimeError("out of luck")
    threading.Thread(target=work).start()
ctx.barrier()
ctx.barrier()
"""
    done = run(way, program)

    assert done.returncode != 0
    assert "RuntimeError: out of luck" in done.stderr


@every_mpi
def test_an_exception_before_any_context_ends_the_job(way):
    done = run(way, "import dtl\nraise RuntimeError('out of luck')")

    assert done.returncode != 0
    assert "RuntimeError: out of luck" in done.stderr


@every_mpi
def test_the_programs_own_hook_still_runs(way):
    program = """
import sys, dtl
sys.excepthook = lambda *arguments: print("mine", flush=True)
ctx = dtl.Context()
if ctx.rank == 1:
    raise RuntimeError
ctx.barrier()
"""
    done = run(way, program)

    assert done.returncode != 0
    assert "mine" in done.stdout


def test_an_exception_of_a_single_process_is_plain():
    done = run(("alone", 1), "import dtl\nctx = dtl.Context()\nraise RuntimeError('out of luck')")

    assert done.returncode == 1
    assert done.stderr.strip().endswith("RuntimeError: out of luck")


OPEN = """
import numpy as np
import dtl
env = dtl.Environment()
ctx = dtl.Context()
twin = ctx.dup()
part = ctx.split(ctx.rank % 2)
own = env.make_cpu_context()
vec = dtl.DistributedVector(twin, 1000, fill=1.0)
view = vec.local_view()
cycle = [dtl.DistributedVector(part, 10)]
cycle.append(cycle)
assert dtl.allreduce(ctx, float(view.sum())) == 1000
print("end ", flush=True)
"""


@every_way
def test_objects_that_are_left_open_do_no_harm(way):
    done = run(way, OPEN)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == ["end"] * way[1]


@every_way
@pytest.mark.parametrize("order", ["before", "after"])
def test_objects_that_are_left_open_do_no_harm_beside_mpi4py(way, order, tmp_path):
    program = (
        f"from mpi4py import MPI\n{OPEN}"
        if order == "before"
        else f"{OPEN}\nfrom mpi4py import MPI"
    )
    launcher = "openmpi" if way[0] == "alone" else way[0]
    done = run((launcher, way[1]), program, **mpi4py(launcher, tmp_path))

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["end"] * way[1]


@every_way
def test_a_program_may_leave_with_a_status(way):
    done = run(way, "import sys, dtl\nctx = dtl.Context()\nctx.barrier()\nsys.exit(3)")

    assert done.returncode == 3


@every_way
def test_a_caught_exception_is_no_end(way):
    program = """
import dtl
with dtl.Context() as ctx:
    try:
        dtl.broadcast(ctx, 1.0, root=-1)
    except dtl.BoundsError:
        pass
    print(f"{dtl.allreduce(ctx, 1)} ")
"""
    done = run(way, program)

    assert (done.returncode, done.stdout.split()) == (0, [str(way[1])] * way[1]), done.stderr


def test_ctrl_c_reaches_a_program_between_calls():
    program = """
import dtl
ctx = dtl.Context()
print("ready", flush=True)
while True:
    dtl.allreduce(ctx, 1.0)
"""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)

    assert process.returncode != 0
    assert errors.strip().endswith("KeyboardInterrupt")


BITS = """
import numpy as np
import dtl
for policy in ({"determinism": "deterministic"}, {"reduction_schedule": "fixed_tree"},
               {"progress_ordering": "rank_ordered"}):
    with dtl.Context(**policy) as ctx:
        mine = np.random.default_rng(ctx.rank).standard_normal(1003)
        total = dtl.allreduce(ctx, mine)
        if ctx.is_root:
            print(hash(total.tobytes()), hash(dtl.scan(ctx, mine).tobytes()))
        else:
            dtl.scan(ctx, mine)
"""


def test_fixed_reductions_give_the_same_bits_under_both_mpis():
    found = {run(way, BITS, PYTHONHASHSEED="0").stdout for way in [*PARALLEL, *PARALLEL]}

    assert len(found) == 1
    assert len(found.pop().splitlines()) == 3


# ---- mpi4py -------------------------------------------------------------------------------------

INTEROPERATE = """
from mpi4py import MPI
import numpy as np
import dtl
world = MPI.COMM_WORLD
with dtl.Context(comm=world) as ctx:
    assert (ctx.rank, ctx.size) == (world.rank, world.size)
    assert dtl.allreduce(ctx, ctx.rank) == world.allreduce(world.rank)
    half = world.Split(ctx.rank % 2, ctx.rank)
    with dtl.Context(comm=half) as part:
        assert (part.rank, part.size) == (half.rank, half.size)
        vec = dtl.DistributedVector(part, 1000, fill=1.0)
        assert dtl.allreduce(part, float(vec.local_view().sum())) == 1000
    assert half.allreduce(1) == half.size
    with dtl.Context(comm=world.py2f()) as same:
        assert same.size == world.size
half.Free()
try:
    dtl.Context(comm=MPI.COMM_NULL)
except dtl.InvalidArgumentError as error:
    print("refused ", flush=True)
assert MPI.Is_initialized() and not MPI.Is_finalized()
assert dtl.allreduce(dtl.Context(), 1) == world.size
"""


@every_way
def test_communicators_of_mpi4py_are_taken(way, tmp_path):
    launcher = "openmpi" if way[0] == "alone" else way[0]
    done = run((launcher, way[1]), INTEROPERATE, **mpi4py(launcher, tmp_path))

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["refused"] * way[1]


@every_mpi
def test_an_mpi_that_dtl_has_started_serves_mpi4py_too(way, tmp_path):
    program = """
import dtl
ctx = dtl.Context()
from mpi4py import MPI
assert MPI.COMM_WORLD.size == ctx.size
assert MPI.COMM_WORLD.allreduce(1) == dtl.allreduce(ctx, 1)
"""
    done = run(way, program, **mpi4py(way[0], tmp_path))

    assert done.returncode == 0, done.stderr


def test_one_process_that_was_started_alone_needs_no_launcher():
    program = (
        "import dtl\nwith dtl.Context() as ctx: print(ctx.size, dtl.Environment.mpi_thread_level())"
    )
    done = run(("alone", 1), program)

    assert done.stdout == "1 -1\n"
