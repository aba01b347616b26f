# SPDX-License-Identifier: BSD-3-Clause
"""Ends of whole programs: exceptions, exits and unclosed objects, under each MPI."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from programs import ALONE, LAUNCHES, PARALLEL, ROOT, mpi4py, other_mpich, run

EXAMPLES = ROOT / "examples"
NAMES = sorted(each.stem for each in (EXAMPLES / "python").glob("*.py"))

pytestmark = pytest.mark.usefixtures("one_rank_only")

every_launch = pytest.mark.parametrize("launch", LAUNCHES, ids=lambda launch: launch[0])
every_mpi = pytest.mark.parametrize("launch", PARALLEL, ids=lambda launch: launch[0])


def documented_output(name):
    """Returns the output that examples/README.md shows for 4 ranks."""
    lines = (EXAMPLES / "README.md").read_text().splitlines()
    start = lines.index(f"    {name}") + 1
    found = []
    while lines[start + len(found)].startswith("        "):
        found.append(lines[start + len(found)].strip())
    return found


@pytest.mark.parametrize("name", NAMES)
def test_examples_print_the_output_of_their_readme(name):
    """Runs on one rank; `script/test examples` compares all languages on several ranks."""
    done = run(ALONE, EXAMPLES / "python" / f"{name}.py")

    expected = [line.replace("Ranks: 4", "Ranks: 1") for line in documented_output(name)]
    assert (done.stdout.splitlines(), done.returncode) == (expected, 0), done.stderr


@every_mpi
def test_an_exception_on_one_rank_ends_the_job(launch):
    program = """
import dtl
ctx = dtl.Context()
if ctx.rank == 1:
    raise RuntimeError("out of luck")
ctx.barrier()
"""
    start = time.monotonic()
    done = run(launch, program)

    assert done.returncode != 0
    assert "Traceback" in done.stderr
    assert "RuntimeError: out of luck" in done.stderr
    assert time.monotonic() - start < 30


@every_mpi
def test_a_failure_during_window_creation_leaks_no_memory(launch):
    program = """
import os, signal, dtl
ctx = dtl.Context()
if ctx.rank == 1:
    os.kill(os.getpid(), signal.SIGKILL)
dtl.Window(ctx, size=1 << 20)
"""
    before = set(Path("/dev/shm").glob("dtl*"))
    done = run(launch, program)

    assert done.returncode != 0
    assert set(Path("/dev/shm").glob("dtl*")) <= before


@every_mpi
def test_an_exception_in_a_thread_ends_the_job(launch):
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
    done = run(launch, program)

    assert done.returncode != 0
    assert "RuntimeError: out of luck" in done.stderr


@every_mpi
def test_an_exit_of_one_rank_ends_the_job_with_its_status(launch):
    program = """
import sys, dtl
ctx = dtl.Context()
if ctx.rank == 1:
    print("enough", flush=True)
    sys.exit(3)
ctx.barrier()
"""
    done = run(launch, program)

    assert (done.stdout, done.returncode) == ("enough\n", 3)


@every_mpi
@pytest.mark.parametrize(
    ("exit_statement", "status"),
    [("sys.exit(3)", 3), ("sys.exit('enough')", 1), ("sys.exit(259)", 3)],
)
def test_an_exit_of_one_rank_ends_the_job_with_mpi4py(launch, exit_statement, status):
    program = f"""
import sys
from mpi4py import MPI
import dtl
ctx = dtl.Context()
try:
    sys.exit(4)
except SystemExit as error:
    assert error.code == 4 and type(error).__name__ == "SystemExit"
if ctx.rank == 1:
    {exit_statement}
ctx.barrier()
"""
    done = run(launch, program, **mpi4py(launch[0]))

    assert done.returncode == status, done.stderr
    assert ("enough" in done.stderr) == ("enough" in exit_statement)


@every_mpi
def test_a_caught_exit_does_not_end_a_job_of_mpi4py(launch):
    program = """
import sys, time
from mpi4py import MPI
import dtl
ctx = dtl.Context()
try:
    sys.exit(4)
except SystemExit:
    pass
if ctx.is_root:
    time.sleep(2)
"""
    done = run(launch, program, **mpi4py(launch[0]))

    assert (done.stderr, done.returncode) == ("", 0)


@every_mpi
@pytest.mark.parametrize("exit_statement", ["sys.exit(0)", "sys.exit()", "raise SystemExit"])
def test_a_clean_exit_of_all_ranks_ends_the_job_cleanly(launch, exit_statement):
    done = run(launch, f"import sys, dtl\nctx = dtl.Context()\n{exit_statement}")

    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


@every_mpi
def test_an_exception_before_any_context_ends_the_job(launch):
    done = run(launch, "import dtl\nraise RuntimeError('out of luck')")

    assert done.returncode != 0
    assert "RuntimeError: out of luck" in done.stderr


@every_mpi
def test_an_exception_hook_of_the_program_still_runs(launch):
    program = """
import sys, dtl
sys.excepthook = lambda *arguments: print("mine", flush=True)
ctx = dtl.Context()
if ctx.rank == 1:
    raise RuntimeError
ctx.barrier()
"""
    done = run(launch, program)

    assert done.returncode != 0
    assert "mine" in done.stdout


def test_an_exception_of_a_single_process_is_printed_normally():
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


@every_launch
def test_unclosed_objects_do_not_fail_the_exit(launch):
    done = run(launch, OPEN)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == ["end"] * launch[1]


@every_launch
@pytest.mark.parametrize("order", ["before", "after"])
def test_unclosed_objects_do_not_fail_the_exit_with_mpi4py(launch, order):
    program = (
        f"from mpi4py import MPI\n{OPEN}"
        if order == "before"
        else f"{OPEN}\nfrom mpi4py import MPI"
    )
    launcher = "openmpi" if launch[0] == "alone" else launch[0]
    done = run((launcher, launch[1]), program, **mpi4py(launcher))

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["end"] * launch[1]


@every_launch
def test_a_program_can_exit_with_a_status(launch):
    done = run(launch, "import sys, dtl\nctx = dtl.Context()\nctx.barrier()\nsys.exit(3)")

    assert done.returncode == 3


@every_launch
def test_a_caught_exception_does_not_end_the_job(launch):
    program = """
import dtl
with dtl.Context() as ctx:
    try:
        dtl.broadcast(ctx, 1.0, root=-1)
    except dtl.BoundsError:
        pass
    print(f"{dtl.allreduce(ctx, 1)} ")
"""
    done = run(launch, program)

    assert (done.returncode, done.stdout.split()) == (0, [str(launch[1])] * launch[1]), done.stderr


def test_ctrl_c_reaches_a_program_between_calls():
    program = """
import signal
import dtl
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in background jobs
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


def test_reproducible_reductions_are_bitwise_equal_under_both_mpis():
    found = {run(launch, BITS, PYTHONHASHSEED="0").stdout for launch in [*PARALLEL, *PARALLEL]}

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
    assert "Context: comm: MPI_COMM_NULL; expected a communicator that" in str(error)
try:
    dtl.Context(comm=MPI.COMM_NULL.py2f())
except dtl.InvalidArgumentError as error:
    assert "Context: comm is MPI_COMM_NULL; expected the Fortran handle" in str(error)
    print("refused ", flush=True)
assert MPI.Is_initialized() and not MPI.Is_finalized()
assert dtl.allreduce(dtl.Context(), 1) == world.size
"""


@every_launch
def test_communicators_of_mpi4py_are_accepted(launch):
    launcher = "openmpi" if launch[0] == "alone" else launch[0]
    done = run((launcher, launch[1]), INTEROPERATE, **mpi4py(launcher))

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["refused"] * launch[1]


@every_mpi
def test_mpi4py_can_use_the_mpi_initialized_by_dtl(launch):
    program = """
import dtl
ctx = dtl.Context()
from mpi4py import MPI
assert MPI.COMM_WORLD.size == ctx.size
assert MPI.COMM_WORLD.allreduce(1) == dtl.allreduce(ctx, 1)
"""
    done = run(launch, program, **mpi4py(launch[0]))

    assert done.returncode == 0, done.stderr


def test_a_single_process_needs_no_launcher():
    program = (
        "import dtl\nwith dtl.Context() as ctx: print(ctx.size, dtl.Environment.mpi_thread_level())"
    )
    done = run(("alone", 1), program)

    assert done.stdout == "1 -1\n"


# ---- shared memory ------------------------------------------------------------------------------

REFUSED = """
import resource
import numpy as np
import dtl
ctx = dtl.Context()
if ctx.is_root:
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
same = ctx.dup()
sums = dtl.allreduce(ctx, ctx.rank), dtl.allreduce(same, 1), dtl.iallreduce(ctx, 1).get()
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
if ctx.is_root:
    print(*sums)
"""


@every_mpi
def test_missing_shared_memory_is_reported_once(launch):
    done = run(launch, REFUSED)

    size = launch[1]
    assert done.stdout == f"{size * (size - 1) // 2} {size} {size}\n", done.stderr
    assert done.stderr.count("a shared memory segment of") == 1


# ---- DTL_TIMEOUT --------------------------------------------------------------------------------

STUCK = """
import numpy as np
import dtl
ctx = dtl.Context()
again = ctx.dup()
if ctx.is_root:
    {}
dtl.barrier(ctx)
"""


@every_mpi
@pytest.mark.parametrize(
    ("call", "words"),
    [
        ("dtl.recv(ctx, 1, tag=7)", "recv(source=1, tag=7)"),
        ("dtl.barrier(again)", "barrier()"),
        ("dtl.ibarrier(again).wait()", "Future.wait() of ibarrier()"),
        (
            "dtl.irecv(ctx, np.empty(3), 1, 7).wait()",
            "Request.wait() of irecv(out=float64 of shape (3,), source=1, tag=7)",
        ),
    ],
)
def test_a_timed_out_call_is_reported_with_its_python_name(launch, call, words):
    done = run(launch, STUCK.format(call), DTL_TIMEOUT="2")

    place = f"as rank 0 of {launch[1]} in context {'1.1' if 'again' in call else '1'}\n"
    lines = [line for line in done.stderr.splitlines(keepends=True) if "rank 0: " in line]
    assert any(f"rank 0: {words} was" in each and each.endswith(place) for each in lines), lines
    assert "rank 1: barrier() was entered" in done.stderr
    assert "dtl_" not in "".join(lines)


STOPPED = """
import os, signal
import numpy as np
import dtl
ctx = dtl.Context()
dtl.barrier(ctx)
if ctx.is_root:
    {}
os.kill(os.getpid(), signal.SIGSTOP)
"""


@every_mpi
@pytest.mark.parametrize("call", ["barrier(ctx)", "iallreduce(ctx, np.ones(5000)).wait()"])
def test_a_stopped_rank_ends_the_job_after_the_timeout(launch, call):
    done = run(launch, STOPPED.format(f"dtl.{call}"), DTL_TIMEOUT="2")

    assert done.returncode != 0
    assert "s ago and has not returned" in done.stderr


@every_mpi
@pytest.mark.parametrize("dest", ["ctx.rank", "(ctx.rank + 1) % ctx.size"])
def test_deadlocked_sends_end_after_the_timeout(launch, dest):
    program = f"import dtl, numpy\nctx = dtl.Context()\ndtl.send(ctx, numpy.ones(1 << 20), {dest})"
    done = run(launch, program, DTL_TIMEOUT="2")

    assert done.returncode != 0
    assert "send(data=float64 of shape (1048576,), dest=" in done.stderr
    assert "DTL_TIMEOUT is 2 s: the job ends" in done.stderr


BOTH = """
from mpi4py import MPI
import dtl
with dtl.Context() as ctx, dtl.Context(comm=MPI.COMM_WORLD) as same:
    assert dtl.allreduce(ctx, 1) == dtl.allreduce(same, 1) == MPI.COMM_WORLD.size
    assert ctx.mpi_comm.allreduce(ctx.rank) == dtl.allreduce(ctx, ctx.rank)
    with ctx.split(ctx.rank) as part:
        assert MPI.Comm.Compare(part.mpi_comm, MPI.COMM_SELF) == MPI.IDENT
    print(dtl.backends.mpi_library(), flush=True)
"""


@every_mpi
def test_a_context_exports_its_communicator(launch):
    done = run(launch, BOTH, **mpi4py(launch[0]))

    assert done.returncode == 0, done.stderr


@every_mpi
def test_exporting_a_communicator_imports_mpi4py(launch):
    program = "import dtl\nassert dtl.Context().mpi_comm.allreduce(1) == 3"
    done = run(launch, program)

    assert done.returncode == 0, done.stderr


def test_a_context_without_mpi_has_a_communicator_of_one_rank():
    program = (
        "import dtl\ncomm = dtl.Context().mpi_comm\nassert comm.allreduce(3) == 3 == comm.size + 2"
    )
    done = run(("alone", 1), program)

    assert done.returncode == 0, done.stderr


@every_mpi
def test_a_communicator_is_null_once_its_context_is_closed(launch):
    program = """
import dtl
ctx = dtl.Context()
comm, own = ctx.mpi_comm, ctx.mpi_comm.Dup()
ctx.close()
from mpi4py import MPI
assert comm == MPI.COMM_NULL
try:
    comm.allreduce(1)
except MPI.Exception:
    assert own.allreduce(1) == own.size
    own.Free()
"""
    done = run(launch, program)

    assert done.returncode == 0, done.stderr


@every_mpi
def test_a_communicator_without_mpi4py_names_what_to_install(launch):
    program = """
import sys
sys.modules["mpi4py"] = None
import dtl
try:
    dtl.Context().mpi_comm
except dtl.BackendError as error:
    assert "mpi4py can't be imported" in str(error)
    assert f"expected an mpi4py for {sys.executable}: pip install mpi4py" in str(error)
"""
    done = run(launch, program)

    assert done.returncode == 0, done.stderr


# ---- mpi4py with a separate MPI -----------------------------------------------------------------


def test_an_mpich_named_libmpi_is_used(tmp_path):
    done = run(("mpich", 3), BOTH, **other_mpich(tmp_path))

    assert done.returncode == 0, done.stderr
    assert done.stdout.count("MPICH ") == 3


@pytest.mark.parametrize(
    "use", ["dtl.Context()", "dtl.Context(comm=MPI.COMM_WORLD)", "ctx.mpi_comm"]
)
def test_a_second_mpi_besides_that_of_dtl_is_reported(use):
    program = f"""
import dtl
ctx = dtl.Context()
import mpi4py
mpi4py.rc.initialize = False
from mpi4py import MPI
MPI.Is_initialized, MPI.Get_library_version = lambda: True, lambda: "MPICH Version: 99.1"
try:
    {use}
except dtl.BackendError as error:
    print(error)
"""
    done = run(("mpich", 2), program, **mpi4py("mpich"))

    words = "mpi4py has MPICH Version: 99.1 of 2 ranks, and DTL has MPICH "
    assert done.stdout.count(words) == 2, done.stderr
    assert done.stdout.count("import mpi4py.MPI before the first dtl.Context is made") == 2


def test_an_unknown_mpi_of_mpi4py_is_reported():
    program = """
import os, sys, types
os.environ["DTL_MPI"] = "auto"
world = types.SimpleNamespace(size=2)
sys.modules["mpi4py.MPI"] = types.SimpleNamespace(
    COMM_WORLD=world, Is_initialized=lambda: True, Is_finalized=lambda: False,
    Get_library_version=lambda: "Other MPI 1.0")
import dtl
try:
    dtl.Context()
except dtl.BackendError as error:
    print(error)
"""
    done = run(("alone", 1), program)

    words = "mpi4py has Other MPI 1.0 of 2 ranks, and DTL has none that it knows; expected one MPI"
    assert words in done.stdout, done.stderr


# ---- launchers that do not set the number of ranks -----------------------------------------------


@pytest.mark.parametrize(("wish", "ranks"), [("openmpi", 2), ("auto", 1)])
def test_a_requested_mpi_needs_no_known_launcher(wish, ranks):
    program = f"""
import os
for name in ("OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK"):
    del os.environ[name]
os.environ["DTL_MPI"] = "{wish}"
import dtl
print(dtl.Context().size, flush=True)
"""
    done = run(("openmpi", 2), program)

    assert done.stdout.split() == [str(ranks)] * 2, done.stderr
