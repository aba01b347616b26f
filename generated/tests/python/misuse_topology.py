# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/misuse.py.j2.
# Do not edit.
from dtl import _constants
from dtl._native import ffi
from dtl._raw import topology as raw
from misuse import RAISES, ZERO, Case

CASES = (
    Case(
        "DTL-topology_cpu_affinity-rank-range",
        "INVALID_RANK",
        RAISES,
        "",
        lambda world: raw.topology_cpu_affinity(-1),
    ),
    Case(
        "DTL-topology_gpu_id-rank-range",
        "INVALID_RANK",
        RAISES,
        "",
        lambda world: raw.topology_gpu_id(-1),
    ),
    Case(
        "DTL-topology_device_id-kind-enum",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.topology_device_id(9999),
    ),
    Case(
        "DTL-topology_is_local-rank_a-range",
        "INVALID_RANK",
        RAISES,
        "",
        lambda world: raw.topology_is_local(-1, 1),
    ),
    Case(
        "DTL-topology_is_local-rank_b-range",
        "INVALID_RANK",
        RAISES,
        "",
        lambda world: raw.topology_is_local(1, -1),
    ),
    Case(
        "DTL-topology_node_id-rank-range",
        "INVALID_RANK",
        RAISES,
        "",
        lambda world: raw.topology_node_id(-1),
    ),
    Case(
        "DTL-topology_node_rank-rank-range",
        "INVALID_RANK",
        RAISES,
        "",
        lambda world: raw.topology_node_rank(-1),
    ),
    Case(
        "DTL-topology_node_size-rank-range",
        "INVALID_RANK",
        RAISES,
        "",
        lambda world: raw.topology_node_size(-1),
    ),
    Case(
        "DTL-topology_numa_node-rank-range",
        "INVALID_RANK",
        RAISES,
        "",
        lambda world: raw.topology_numa_node(-1),
    ),
    Case(
        "DTL-topology_host_name-size-limit",
        "INVALID_ARGUMENT",
        0,
        "",
        lambda world: raw.topology_host_name(1, world.out(1), 18446744073709551615),
    ),
    Case(
        "DTL-topology_host_name-rank-range",
        "INVALID_RANK",
        0,
        "",
        lambda world: raw.topology_host_name(-1, world.out(1), 1),
    ),
    Case(
        "DTL-topology_cpu_set-size-limit",
        "INVALID_ARGUMENT",
        0,
        "",
        lambda world: raw.topology_cpu_set(1, world.out(1), 18446744073709551615),
    ),
    Case(
        "DTL-topology_cpu_set-rank-range",
        "INVALID_RANK",
        0,
        "",
        lambda world: raw.topology_cpu_set(-1, world.out(1), 1),
    ),
    Case(
        "DTL-topology_machine_cpu-index-range",
        "OUT_OF_BOUNDS",
        RAISES,
        "",
        lambda world: raw.topology_machine_cpu(-1),
    ),
    Case(
        "DTL-topology_cache-level-range",
        "INVALID_ARGUMENT",
        RAISES,
        "",
        lambda world: raw.topology_cache(0),
    ),
    Case(
        "DTL-topology_gpu-index-range",
        "OUT_OF_BOUNDS",
        RAISES,
        "",
        lambda world: raw.topology_gpu(-1),
    ),
    Case(
        "DTL-topology_text-size-limit",
        "INVALID_ARGUMENT",
        0,
        "",
        lambda world: raw.topology_text(world.out(0), 18446744073709551615),
    ),
)
