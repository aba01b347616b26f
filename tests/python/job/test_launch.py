# SPDX-License-Identifier: BSD-3-Clause
"""`python -m dtl run`: jobs on one machine without MPI."""

import os
import signal
import subprocess
import sys

import pytest
from programs import LAUNCH
from test_killed_rank import WITH_PRIVATE_SHM, namespace_prefix

pytestmark = pytest.mark.usefixtures("one_rank_only")

TIMEOUT_SECONDS = 100
RUN = [sys.executable, "-m", "dtl", "run"]

# Rank 1 waits for a message that is never sent; the other ranks sleep.
WAITS = """
import sys, time
import numpy as np
import dtl

ctx = dtl.Context()
print("rank", ctx.rank, "is there", flush=True)
dtl.recv(ctx, 0, out=np.zeros(1)) if ctx.rank == 1 else time.sleep(100)
"""


@pytest.fixture
def program(tmp_path):
    """Returns a function that writes a program to a file and returns its path."""

    def write(text):
        file = tmp_path / "program.py"
        file.write_text(text, encoding="utf-8")
        return str(file)

    return write


def run(*words, **environment):
    command = [*RUN, *words]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
        env={**os.environ, **environment},
    )


def start(*words):
    pipe = subprocess.PIPE
    return subprocess.Popen([*RUN, *words], stdout=pipe, stderr=subprocess.DEVNULL, text=True)


def sum_of(ranks):
    return f"""
import numpy as np
import dtl

ctx = dtl.Context()
total = dtl.allreduce(ctx, np.array([ctx.rank + 1]))
assert total[0] == {ranks * (ranks + 1) // 2}
print(f"rank {{ctx.rank}} of {{ctx.size}}\\n", end="", flush=True)
"""


@pytest.mark.parametrize("ranks", [1, 2, 4])
def test_ranks_communicate_and_all_output_is_printed(program, ranks):
    done = run("-n", str(ranks), program(sum_of(ranks)))

    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(done.stdout.splitlines()) == [f"rank {r} of {ranks}" for r in range(ranks)]


@pytest.mark.parametrize("chosen", ["none", "openmpi", "auto"])
def test_the_launcher_ignores_dtl_mpi(program, chosen):
    done = run("-n", "2", program(sum_of(2)), DTL_MPI=chosen)

    assert (done.returncode, done.stderr) == (0, "")


def test_a_local_job_has_no_mpi(program):
    text = """
import os

import dtl

with dtl.Environment() as env, dtl.Context() as ctx:
    found = ctx.has_mpi, env.has_mpi, env.mpi_thread_level(), dtl.backends.mpi_library()
    os.write(1, (" ".join(map(str, found)) + "\\n").encode())
    dtl.barrier(ctx)
"""

    assert set(run("-n", "2", program(text)).stdout.splitlines()) == {"False False -1 none"}


def test_a_program_has_its_arguments(program):
    text = "import os, sys; print(sys.argv[1:]) if os.environ['RANK'] == '0' else 0"

    assert run("-n", "2", program(text), "-n", "--help", "x y").stdout == (
        "['-n', '--help', 'x y']\n"
    )


def test_programs_other_than_python_are_run():
    assert sorted(run("-n", "2", "sh", "-c", "echo $RANK").stdout) == sorted("0\n1\n")


def test_only_rank_0_reads_standard_input():
    command = [*RUN, "-n", "2", "cat"]
    done = subprocess.run(command, input="typed", capture_output=True, text=True, check=True)

    assert done.stdout == "typed"


def test_the_job_has_the_exit_status_of_a_failed_rank(program):
    text = "import os, sys, time; time.sleep(60) if os.environ['RANK'] != '2' else sys.exit(7)"

    assert run("-n", "3", program(text)).returncode == 7


def test_a_rank_that_raises_ends_the_job(program):
    done = run("-n", "3", program(WAITS.replace("dtl.recv", "1 / 0 if ctx.rank else dtl.recv")))

    assert done.returncode == 1
    assert "ZeroDivisionError" in done.stderr


BEHIND_A_HOOK = """
import io, sys
import dtl

ctx = dtl.Context()
before = sys.excepthook


def prefixed(*arguments):
    real, sys.stderr = sys.stderr, io.StringIO()
    try:
        before(*arguments)
    finally:
        text, sys.stderr = sys.stderr.getvalue(), real
    for line in text.splitlines():
        print(f"[rank{ctx.rank}]: {line}", file=sys.stderr)


sys.excepthook = prefixed  # as torch.distributed does
with dtl.DistributedMap(ctx, "i8", "i8"):
    if ctx.rank == 1:
        raise ValueError("boom")
    dtl.barrier(ctx)
"""


def test_an_exception_is_printed_before_the_job_ends(program):
    """Uses the exception hook of another package, and a block whose exit is collective."""
    done = run("-n", "2", program(BEHIND_A_HOOK))

    assert "[rank1]: ValueError: boom" in done.stderr
    assert done.returncode == 1


def test_a_killed_rank_ends_a_local_job_without_leftovers(program):
    dies = "import os; os.kill(os.getpid(), 9) if ctx.rank == 2 else dtl.recv"
    text = WAITS.replace("dtl.recv", dies).replace("if ctx.rank == 1 else time.sleep(100)", "")
    command = [
        *namespace_prefix(),
        "sh",
        "-c",
        WITH_PRIVATE_SHM,
        "sh",
        *RUN,
        "-n",
        "3",
        program(text),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 128 + signal.SIGKILL
    assert "left in /dev/shm" not in done.stdout


# ---- a rank that ends with status 0 while others wait for it -------------------------------------

ENDS_EARLY = """
import os, sys, time
import numpy as np
import dtl

ctx = dtl.Context()
one, many, keys = np.ones(1), np.ones(1 << 20), np.arange(100)

@dtl.action
def echo(value):
    return value

dtl.serve_actions(ctx)
table = dtl.DistributedMap(ctx, np.int64, np.int64)
win, held = dtl.Window(ctx, size=800), dtl.Window(ctx, size=800)
heap = dtl.SymmetricHeap(ctx, 1 << 16)
signal = heap.allocate(1, np.uint64)
if ctx.rank == 1:
    held.lock(0)
    dtl.send(ctx, one + 6, 0, tag=9)
dtl.barrier(ctx)
if ctx.rank == 1:
    sys.exit(0)
win.post([1])
waits = {
    "barrier": lambda: dtl.barrier(ctx),
    "allreduce": lambda: dtl.allreduce(ctx, many),
    "ibarrier": lambda: dtl.ibarrier(ctx).wait(),
    "recv": lambda: dtl.recv(ctx, 1, out=one),
    "recv_any": lambda: dtl.recv(ctx, dtl.ANY_SOURCE, out=one, tag=1),
    "irecv": lambda: dtl.irecv(ctx, one, 1).wait(),
    "send": lambda: dtl.send(ctx, many, 1),
    "probe": lambda: dtl.probe(ctx, 1, tag=1),
    "probe_any": lambda: dtl.probe(ctx, dtl.ANY_SOURCE, tag=1),
    "recv_object": lambda: dtl.recv_object(ctx, 1),
    "dup": ctx.dup,
    "split": lambda: ctx.split(0),
    "insert": lambda: (table.insert_many(keys, keys), table.flush()),
    "sync": table.sync,
    "invoke": lambda: dtl.remote_invoke(ctx, 1, echo, 1),
    "lock": lambda: held.lock(0),
    "fence": win.fence,
    "start": lambda: win.start([1]),
    "wait": win.wait,
    "signal": lambda: heap.signal_wait_until(signal, "eq", 1),
    "vector": lambda: dtl.sort(dtl.DistributedVector(ctx, 1000)),
    "window": lambda: dtl.Window(ctx, size=8),
}
slowest = 0
for name, wait in list(waits.items())[1:]:
    try:
        waits["barrier"]()  # raises once the rank has ended
    except dtl.CommunicationError:
        began = time.monotonic()
    try:
        wait()
        print("no failure of", name)
    except dtl.CommunicationError as failure:
        slowest = max(slowest, time.monotonic() - began)
        if "rank_failure: " not in str(failure):
            print(name, failure)
print("the message before:", dtl.recv(ctx, 1, out=one, tag=9)[0], slowest < 10, flush=True)
os._exit(5)  # collective closing is impossible without rank 1
"""

BY_MESSAGES = {"DTL_NODE_COLLECTIVES": "off", "DTL_SHARED_MEMORY": "0", "DTL_PROGRESS": "poll"}


@pytest.mark.parametrize("settings", [{}, BY_MESSAGES], ids=["memory", "messages"])
def test_every_wait_for_an_ended_rank_fails(program, settings):
    done = run("-n", "2", program(ENDS_EARLY), DTL_TIMEOUT="20", **settings)

    assert (done.stdout, done.returncode) == ("the message before: 7.0 True\n", 5), done.stderr


def test_waits_for_a_rank_without_context_fail(program):
    early = "import os, sys; sys.exit(0) if os.environ['RANK'] == '1' else 0\n"
    done = run("-n", "3", program(early + sum_of(3)))

    assert done.returncode == 1
    assert "rank 1 has ended before it joined the job; expected all 3 ranks" in done.stderr


WITHOUT_ONE = """
import sys
import numpy as np
import dtl

ctx = dtl.Context()
rest = ctx.split(int(ctx.rank == 1))
if ctx.rank == 1:
    sys.exit(0)
try:
    dtl.barrier(ctx)
except dtl.CommunicationError:  # rank 1 has ended
    assert dtl.allreduce(rest, ctx.rank) == 2
    sent, other = dtl.isend(rest, np.ones(1 << 17), 1 - rest.rank), np.empty(1 << 17)
    dtl.recv(rest, 1 - rest.rank, out=other)
    sent.wait()
    table = dtl.DistributedMap(rest, np.int64, np.int64)
    table.insert(rest.rank, 1)
    table.sync()
    assert table.global_size == 2
    rest.close()
    print("done\\n", end="", flush=True)
"""


def test_ranks_continue_after_another_one_finished(program):
    done = run("-n", "3", program(WITHOUT_ONE), DTL_TIMEOUT="20")

    assert (done.returncode, done.stdout, done.stderr) == (0, "done\ndone\n", "")


# Rank 2 sends a message after the receive of rank 0 has failed because rank 1 died.
SENT_LATE = """
import os, pathlib, signal, time
import numpy as np

signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the launcher ends all ranks with SIGTERM
import dtl

ctx, gone = dtl.Context(), pathlib.Path(__file__ + ".gone")
dtl.barrier(ctx)
if ctx.rank == 1:
    os._exit(5)
if ctx.rank == 2:
    while not gone.exists():
        time.sleep(0.001)
    sent = dtl.isend(ctx, np.ones(1 << 20), 0, 7)
    time.sleep(0.5)
    os._exit(5)
try:
    dtl.irecv(ctx, np.zeros(1 << 20), 2, 7).future().get()
except dtl.CommunicationError as failure:
    print("rank_failure: " in str(failure), flush=True)
gone.touch()
end = time.monotonic() + 0.5
while time.monotonic() < end:
    try:
        dtl.iprobe(ctx, 2, 8)
    except dtl.CommunicationError:
        pass
print("alive", flush=True)
os._exit(5)
"""


def test_a_failed_receive_does_not_write_to_its_array(program):
    done = run("-n", "3", program(SENT_LATE), DTL_TIMEOUT="20")

    assert (done.stdout, done.returncode) == ("True\nalive\n", 5), done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_job_ends_with_all_its_ranks(program, number):
    with start("-n", "3", program(WAITS)) as job:
        for _ in range(3):
            job.stdout.readline()
        job.send_signal(number)

        assert job.wait(TIMEOUT_SECONDS) == 128 + number
        assert job.stdout.read() == ""  # no process keeps the pipe open


def test_ranks_end_with_their_launcher(program):
    with start("-n", "2", program(WAITS)) as job:
        for _ in range(2):
            job.stdout.readline()
        job.kill()

        assert job.stdout.read() == ""


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-n", "0", "true"], "argument -n: 0; expected a number from 1 to 256"),
        (["-n", "257", "true"], "argument -n: 257; expected a number from 1 to 256"),
        (["-n", "some", "true"], "argument -n: some; expected a number from 1 to 256"),
        (["-n", "2"], "the following arguments are required: PROGRAM"),
        (["true"], "the following arguments are required: -n"),
        (["-n", "2", "no such"], "python -m dtl run: no such is no program; expected a file"),
        (["-n", "2", "gone.py"], "python -m dtl run: gone.py is no program; expected a file"),
    ],
)
def test_invalid_command_lines_are_refused(words, message):
    done = run(*words)

    assert done.returncode in (2, 127)
    assert message in done.stderr


def test_help_describes_the_command():
    assert "without MPI" in run("--help").stdout


# ---- ranks started by other launchers -----------------------------------------------------------

CREATES_CONTEXT = "import dtl\ntry: print(dtl.Context().size)\nexcept dtl.DTLError as e: print(e)"
RANK_0 = {
    "RANK": "0",
    "WORLD_SIZE": "2",
    "LOCAL_RANK": "0",
    "LOCAL_WORLD_SIZE": "2",
    "MASTER_ADDR": "localhost",
    "MASTER_PORT": "29500",
}


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"LOCAL_WORLD_SIZE": "1"}, "1 of 2 ranks are on this node; expected all"),
        ({"RANK": "2"}, 'RANK is "2"; expected a number from 0 to 1'),
        ({"RANK": "one"}, 'RANK is "one"; expected a number from 0 to 1'),
        ({"WORLD_SIZE": "0"}, 'WORLD_SIZE is "0"; expected a number from 1 to'),
        ({"WORLD_SIZE": "300"}, "WORLD_SIZE is 300; expected at most 256 ranks in a local job"),
        ({"MASTER_PORT": "70000"}, 'MASTER_PORT is "70000"; expected a number from 1 to 65535'),
        ({"MASTER_PORT": None}, "MASTER_PORT is not set; expected RANK, WORLD_SIZE"),
        ({"LOCAL_WORLD_SIZE": None}, "LOCAL_WORLD_SIZE is not set; expected RANK, WORLD_SIZE"),
        ({"DTL_MPI": "none"}, "1\n"),
        ({"WORLD_SIZE": None}, "1\n"),
        ({"WORLD_SIZE": "1"}, "1\n"),
    ],
)
def test_invalid_launcher_variables_are_refused(changed, message):
    variables = {**os.environ, "DTL_MPI": "auto", **RANK_0, **changed}
    environment = {name: value for name, value in variables.items() if value is not None}
    command = [sys.executable, "-c", CREATES_CONTEXT]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)

    assert message in done.stdout


def test_ranks_of_any_launcher_find_each_other(program):
    command = [LAUNCH, "local", "3", sys.executable, program(sum_of(3))]
    environment = {**os.environ, "DTL_MPI": "auto"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)

    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 3
