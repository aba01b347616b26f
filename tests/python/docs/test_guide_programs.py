# SPDX-License-Identifier: BSD-3-Clause
"""Programs in the guide's pages print the documented output."""

import os
import re
import subprocess
import sys

import pytest
from programs import LAUNCH, LAUNCHES, PARALLEL, ROOT, TIMEOUT_SECONDS, run

BLOCKS = re.compile(r"```python\n(.*?)```", re.DOTALL)

pytestmark = pytest.mark.usefixtures("one_rank_only")

every_launch = pytest.mark.parametrize("launch", LAUNCHES, ids=lambda launch: launch[0])
every_mpi = pytest.mark.parametrize("launch", PARALLEL, ids=lambda launch: launch[0])


def programs(page):
    return BLOCKS.findall((ROOT / "docs/guide" / page).read_text())


@every_launch
def test_the_first_rank_prints_the_placement_of_all(launch):
    done = run(launch, programs("topology.md")[0])

    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == f"{launch[1]} ranks on 1 nodes"
    assert [line.partition(":")[0] for line in lines[1 : 1 + launch[1]]] == [
        f"rank {rank}" for rank in range(launch[1])
    ]


@every_launch
def test_node_leaders_sum_the_values_of_their_nodes(launch):
    done = run(launch, programs("topology.md")[1])

    assert (done.stdout, done.stderr) == (f"sum of ranks: {launch[1] * (launch[1] - 1) // 2}\n", "")


@every_launch
def test_objects_are_sent_to_every_rank_and_back(launch):
    done = run(launch, programs("objects.md")[0])

    assert done.stdout.splitlines() == [f"rank {rank}: 0.50" for rank in range(launch[1])], (
        done.stderr
    )


@every_launch
@pytest.mark.parametrize("place", range(5), ids=["whole", "numpy", "indices", "elements", "files"])
def test_container_programs_print_the_documented_output(launch, place, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run(launch, programs("containers.md")[place])

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == ("(6, 4) True\n" if place == 0 else "")


# Output of the programs of a page, on any number of ranks.
OUTPUT = {
    "map.md": ("5 1 None 7\n", "True\n", "[  4. 961.   0.] [ True  True False]\n"),
    "algorithms.md": ("100 below ten, 21065.8 in all, median 22.349\n",),
    "messages.md": ("all have what they wait for\n", "True True\n", "5 int64 10\n"),
    "nonblocking.md": ("True True\n", "True True\n"),
    "one-sided.md": ("[0.]\n", "True\n", "all have met\n"),
    "symmetric.md": ("True\n", "True\n", "True\n"),
    "remote-actions.md": ("[0. 2. 4.]\n",),
}


@every_launch
@pytest.mark.parametrize(
    ("page", "place"),
    [(page, place) for page, output in OUTPUT.items() for place in range(len(output))],
)
def test_programs_print_their_documented_output(launch, page, place):
    done = run(launch, programs(page)[place])

    assert (done.stdout, done.stderr) == (OUTPUT[page][place], "")


@pytest.mark.parametrize("page", OUTPUT)
def test_every_program_of_a_page_is_run(page):
    assert len(programs(page)) == len(OUTPUT[page])


@every_launch
@pytest.mark.parametrize("place", range(2), ids=["values", "awaited"])
def test_future_programs_print_the_documented_output(launch, place):
    done = run(launch, programs("futures.md")[place])

    assert (done.returncode, done.stderr) == (0, "")
    output = "[42, 21.0]" if place == 0 else str(list(range(1, launch[1] + 1)))
    assert done.stdout.count(output) == launch[1]  # launchers may interleave the ends of lines


@every_mpi
def test_workers_process_the_tasks_of_the_reader(launch):
    done = run(launch, programs("roles.md")[0])

    assert (done.stdout, done.stderr) == (
        f"{launch[1] - 1} workers, {1 / (launch[1] - 1):.3f} each\n",
        "",
    )


@every_mpi
def test_two_programs_form_one_job(launch, tmp_path):
    for name, text in zip(("reader.py", "worker.py"), programs("roles.md")[1:]):
        tmp_path.joinpath(name).write_text(text)
    reader = [LAUNCH, launch[0], "1", sys.executable, tmp_path / "reader.py"]
    worker = [":", "-n", "3", sys.executable, tmp_path / "worker.py"]

    done = subprocess.run(
        [*reader, *worker],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
        env={**os.environ, "DTL_MPI": "auto"},
    )

    assert (done.stdout, done.returncode) == ("sum: 499500\n", 0), done.stderr


def test_the_shared_memory_page_shows_the_sizes_of_the_library():
    page = (ROOT / "docs/design/shared-memory-collectives.md").read_text()
    command = [sys.executable, "-m", "dtl", "info"]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=True
    )

    rows = re.findall(r"^\| ([A-Z_]+) \| (\d+) \| (.*?) \| (.*?) \|$", page, re.MULTILINE)
    printed = re.findall(r"^ +([A-Z_]+ = \d+ .*)$", done.stdout, re.MULTILINE)
    assert rows
    assert printed == [f"{name} = {size} {what}: {why}" for name, size, what, why in rows]


@every_launch
def test_model_programs_print_the_documented_output(launch):
    product, decode = programs("models.md")

    done = run(launch, product)
    assert (done.stdout, done.stderr) == (f"{256.0 * launch[1]}\n", "")

    done = run(launch, decode)
    assert (done.stdout, done.stderr) == ("[ 17.5 400.5]\n", "")
