# SPDX-License-Identifier: BSD-3-Clause
"""Topology: placement of ranks on nodes and CPUs, and its drawing."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest
from programs import LAUNCHES, PARALLEL, mpi4py, run

import dtl
from dtl._observe import topology_drawing as _drawing

SVG = "{http://www.w3.org/2000/svg}"
every_launch = pytest.mark.parametrize("launch", LAUNCHES, ids=lambda launch: launch[0])

# Synthetic topology of hwloc: two packages of four cores with two CPUs each.
SYNTHETIC = {"HWLOC_SYNTHETIC": "package:2 numa:1 l3:1 l1:4 core:1 pu:2"}


def test_every_rank_has_node_rank_and_size(ctx):
    topology = dtl.Topology
    assert topology.num_cpus() == len(os.sched_getaffinity(0))
    assert topology.num_gpus() == len(topology.gpus())
    assert topology.num_nodes() == 1
    for rank in range(ctx.size):
        assert topology.node_id(rank) == 0
        assert topology.node_rank(rank) == rank
        assert topology.node_size(rank) == ctx.size
        assert topology.is_local(0, rank)
        assert topology.host_name(rank) == os.uname().nodename
        assert topology.cpu_affinity(rank) == topology.cpu_set(rank)[0]
        assert topology.numa_node(rank) >= 0
    assert set(topology.cpu_set(ctx.rank)) == os.sched_getaffinity(0)


def test_topology_queries_are_local(ctx):
    if ctx.rank == ctx.size - 1:
        assert dtl.Topology.node_id(0) == 0
        assert f"rank{'s' if ctx.size > 1 else ''}" in dtl.Topology.text()


def test_a_rank_that_does_not_exist_is_refused(ctx):
    topology = dtl.Topology
    asks = [topology.node_id, topology.cpu_affinity, topology.gpu_id, topology.node_rank]
    asks += [topology.node_size, topology.numa_node, topology.host_name, topology.cpu_set]
    for ask in asks:
        with pytest.raises(dtl.BoundsError, match=f"rank is {ctx.size}"):
            ask(ctx.size)
        with pytest.raises(dtl.DTLError, match="rank is -1"):
            ask(-1)
        with pytest.raises(dtl.InvalidArgumentError, match="an integer"):
            ask("first")


def test_the_machine_has_the_cpus_listed_by_the_kernel(ctx):
    cpus = dtl.Topology.cpus()
    assert {each["cpu"] for each in cpus} >= os.sched_getaffinity(0)
    for level in dtl.Topology.caches():
        numbers = {each["caches"][level["level"] - 1] for each in cpus} - {-1}
        assert len(numbers) == level["count"]
    assert dtl.Topology.num_numa_nodes() >= 1
    assert dtl.Topology.numa_node(ctx.rank) in {each["numa"] for each in cpus}


def test_a_context_splits_by_node(ctx):
    with ctx.split_by_node() as node:
        assert (node.rank, node.size) == (ctx.rank, ctx.size)
    leaders = ctx.split_leaders()
    assert (leaders is None) == (ctx.rank > 0)
    if leaders is not None:
        assert leaders.size == 1
        leaders.close()


def test_only_rank_0_returns_the_drawing(ctx):
    drawing = dtl.Topology.draw(ctx)

    assert (drawing is None) == (ctx.rank > 0)
    if drawing is not None:
        ET.fromstring(drawing)
        assert f"{ctx.size} rank" in drawing
    with pytest.raises(dtl.InvalidArgumentError, match=r"a dtl\.Context"):
        dtl.Topology.draw(None)


def test_large_nodes_fit_on_the_page(ctx):
    """Two packages of 64 cores with more ranks than colors, and as many CPUs in one box."""
    if ctx.rank > 0:
        return
    plain = {"numa": 0, "caches": [-1] * 5}
    cpus = [{"cpu": n, "core": n // 2, "package": n // 128, **plain} for n in range(256)]
    bare = [{**cpu, "core": -1, "package": -1, "numa": -1} for cpu in cpus]
    cache = {"level": 2, "bytes": 2**21, "line": 64, "sharing": 1, "count": 128}
    nodes = [
        _drawing.Node("<large>", cpus, [cache], []),
        _drawing.Node("unknown", bare, [], []),
    ]
    for rank in range(64):
        nodes[0].ranks[rank] = frozenset(range(4 * rank, 4 * rank + 5))
    nodes[1].ranks[64] = frozenset(range(256))

    page = ET.fromstring(_drawing.page(nodes, 65))

    width, height = float(page.get("width")), float(page.get("height"))
    boxes = [
        tuple(float(box.get(key, 0)) for key in ("x", "y", "width", "height"))
        for box in page.iter(f"{SVG}rect")
    ]
    assert all(x + w <= width and y + h <= height for x, y, w, h in boxes)
    words = [each.text for each in page.iter(f"{SVG}text")]
    assert words.count("node 0: <large>") == 1
    assert words.count("package 1 \N{MIDDLE DOT} NUMA node 0") == 1
    assert words.count("0-1") == 1  # the CPU that both ranks share
    assert [word for word in words if word.startswith("CPU ")] == 2 * [
        f"CPU {n}" for n in range(256)
    ]
    assert "rank 64: any CPU" in words


# ---- whole programs -----------------------------------------------------------------------------


def command(launch, *arguments, **environment):
    program = f"import sys; sys.argv[1:] = {arguments!r}\nfrom dtl.__main__ import main\n"
    return run(launch, f"{program}sys.exit(main())", **environment)


@every_launch
@pytest.mark.usefixtures("one_rank_only")
def test_the_first_rank_prints_the_node(launch):
    done = command(launch, "topology", **SYNTHETIC)

    ranks = f"{launch[1]} rank{'s' if launch[1] > 1 else ''}"
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"node 0: {os.uname().nodename}, {ranks}\n  package 0\n")
    assert done.stdout.count("package") == 2
    assert "L3 cache: 2 x" in done.stdout


@pytest.mark.usefixtures("one_rank_only")
def test_the_drawing_shows_every_cpu_and_its_bound_ranks(tmp_path):
    """The rank is bound to the first CPU of the synthetic topology."""
    path = tmp_path / "drawing.svg"
    bind = "import os; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})\n"
    program = f"import sys; sys.argv[1:] = ['topology', '--svg', {str(path)!r}]\n"
    done = run(("alone", 1), f"{bind}{program}from dtl.__main__ import main\nmain()", **SYNTHETIC)

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    drawing = ET.parse(path).getroot()
    about = [each.text for each in drawing.iter(f"{SVG}title")][1:]
    cpu = min(os.sched_getaffinity(0))
    assert len(about) == 16
    assert [each for each in about if each.endswith(": rank 0")] == [
        each for each in about if each.startswith(f"CPU {cpu},")
    ]
    words = [each.text for each in drawing.iter(f"{SVG}text")]
    assert "node 0: " + os.uname().nodename in words
    assert [each for each in words if re.fullmatch(r"package \d .*", each)] == [
        f"package {number} \N{MIDDLE DOT} NUMA node {number} \N{MIDDLE DOT} L3 16 MiB"
        for number in range(2)
    ]


@pytest.mark.usefixtures("one_rank_only")
def test_an_unwritable_drawing_is_reported(tmp_path):
    done = command(("alone", 1), "topology", "--svg", str(tmp_path / "no/drawing.svg"))

    assert done.returncode == 1
    assert done.stderr.endswith("drawing.svg: No such file or directory\n")


USER_COMMUNICATORS = """
from mpi4py import MPI
import dtl
world = MPI.COMM_WORLD
part = world.Split(world.rank // 2, -world.rank)
with dtl.Context(comm=part) as ctx:
    assert dtl.Topology.node_size(0) == ctx.size == part.size, dtl.Topology.node_size(0)
if world.rank != 1:
    with dtl.Context(comm=world.Split(0)) as ctx:
        assert dtl.Topology.node_size(0) == 2
else:
    world.Split(1)
with dtl.Context() as ctx:
    assert [dtl.Topology.node_size(rank) for rank in range(ctx.size)] == [ctx.size] * ctx.size
print("ok ", flush=True)
"""


@pytest.mark.usefixtures("one_rank_only")
@pytest.mark.parametrize("launch", PARALLEL, ids=lambda launch: launch[0])
def test_ranks_of_user_communicators_know_each_other(launch):
    """The third rank creates its first context alone and joins the others later."""
    done = run(launch, USER_COMMUNICATORS, **mpi4py(launch[0]))

    assert done.stdout.split() == ["ok"] * launch[1], done.stderr


@pytest.mark.usefixtures("one_rank_only")
def test_without_hwloc_the_remaining_queries_work(tmp_path):
    """An invalid file with the plugin's name simulates a missing plugin."""
    tmp_path.joinpath("libdtl_hwloc.so").write_text("nothing")
    program = """
import dtl
ctx = dtl.Context()
try:
    dtl.Topology.caches()
except dtl.BackendError as error:
    print("install hwloc" in str(error))
print(dtl.Topology.num_cpus() > 0, "are unknown" in dtl.Topology.text())
print("CPU 0" in dtl.Topology.draw(ctx))
"""
    done = run(("alone", 1), program, DTL_PLUGIN_PATH=str(tmp_path))

    assert done.stdout.split() == ["True"] * 4, done.stderr


@pytest.mark.usefixtures("one_rank_only")
def test_the_topology_command_is_installed():
    done = subprocess.run(
        [sys.executable, "-m", "dtl", "topology", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "--svg FILE" in done.stdout
