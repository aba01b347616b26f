# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/misuse.py.j2.
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
)
