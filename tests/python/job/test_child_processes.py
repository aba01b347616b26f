# SPDX-License-Identifier: BSD-3-Clause
"""Child processes of a rank cannot be ranks; their first context is refused with the reason."""

import subprocess
import sys

import pytest
from programs import MPIS, run

PROGRAM = """
import multiprocessing
import os
import subprocess
import sys

import dtl

START = {start!r}
AGAIN = "import dtl; print(dtl.Context().size)"


def work(results):
    try:
        with dtl.Context() as own:
            results.put(f"a job of {{own.size}}")
    except dtl.DTLError as error:
        results.put(str(error))


def started():
    if START == "subprocess":
        done = subprocess.run([sys.executable, "-c", AGAIN], capture_output=True, text=True)
        return (done.stdout or done.stderr).splitlines()[-1]
    if START == "run":
        run = [sys.executable, "-m", "dtl", "run", "-n", "2", "--", sys.executable, "-c", AGAIN]
        return subprocess.run(run, capture_output=True, text=True).stdout.replace("\\n", " ")
    method = multiprocessing.get_context(START)
    results = method.SimpleQueue()
    child = method.Process(target=work, args=(results,))
    child.start()
    words = results.get()
    child.join()
    return words


if __name__ == "__main__":
    with dtl.Context() as ctx:
        if ctx.rank == 1:
            print(started(), flush=True)
        ctx.barrier()
"""

pytestmark = pytest.mark.usefixtures("one_rank_only")


def output_of(launcher, start, folder, text=PROGRAM):
    program = folder / "program.py"
    program.write_text(text.format(start=start))
    if launcher == "local":
        command = [sys.executable, "-m", "dtl", "run", "-n", "2", str(program)]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return run((launcher, 2), program)


@pytest.mark.parametrize("launcher", [*MPIS, "local"])
@pytest.mark.parametrize("start", ["spawn", "forkserver", "subprocess"])
def test_a_child_process_is_refused_as_a_rank(launcher, start, tmp_path):
    done = output_of(launcher, start, tmp_path)

    assert done.returncode == 0, done.stderr
    assert ", which started this one, is a rank of the job; expected a process" in done.stdout
    assert "DTL_MPI=none" in done.stdout


@pytest.mark.parametrize("launcher", MPIS)
def test_a_forked_process_is_refused_as_a_rank(launcher, tmp_path):
    done = output_of(launcher, "fork", tmp_path)

    assert done.returncode == 0, done.stderr
    assert "the process was forked from one of the job; expected" in done.stdout


@pytest.mark.parametrize("launcher", MPIS)
def test_a_rank_can_start_another_job(launcher, tmp_path):
    done = output_of(launcher, "run", tmp_path)

    assert (done.stdout, done.returncode) == ("2 2 \n", 0), done.stderr


@pytest.mark.parametrize("launcher", MPIS)
def test_a_child_process_without_mpi_is_a_separate_job(launcher, tmp_path):
    own = 'os.environ["DTL_MPI"] = "none"; method ='
    done = output_of(launcher, "spawn", tmp_path, PROGRAM.replace("method =", own, 1))

    assert (done.stdout, done.returncode) == ("a job of 1\n", 0), done.stderr
