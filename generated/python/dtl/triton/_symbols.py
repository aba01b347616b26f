# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/kernels/symbols.py.j2.
# Do not edit.
"""Functions that kernels call: names, parameter types and result types."""

PREFIX = "dtl_dev_"

OK = 0
OUTSIDE = 1
NO_RANK = 2
NO_TEAM = 3
UNREACHABLE = 4
UNALIGNED = 5
NO_SUCH_OP = 6
OVERLAP = 7
STOPPED = 9
TEAMS = 8

# The fields of a context.
CONTEXT = (
    ("my_pe", "int32"),
    ("n_pes", "int32"),
    ("bytes", "uint64"),
    ("heaps", "uint64"),
    ("teams", "uint64"),
    ("multicast", "uint64"),
    ("pause", "uint64"),
)

# The result type of each function, and its parameter types after the context.
SYMBOLS = {
    "context_init": (
        "int32",
        (
            ("ctx", "uint64"),
            ("my_pe", "int32"),
            ("n_pes", "int32"),
            ("heaps", "uint64"),
            ("bytes", "uint64"),
        ),
    ),
    "state_bytes": (
        "uint64",
        (
            ("ctx", "uint64"),
        ),
    ),
    "my_pe": (
        "int32",
        (
            ("ctx", "uint64"),
        ),
    ),
    "n_pes": (
        "int32",
        (
            ("ctx", "uint64"),
        ),
    ),
    "team_my_pe": (
        "int32",
        (
            ("ctx", "uint64"),
            ("team", "int32"),
        ),
    ),
    "team_n_pes": (
        "int32",
        (
            ("ctx", "uint64"),
            ("team", "int32"),
        ),
    ),
    "remote_ptr": (
        "uint64",
        (
            ("ctx", "uint64"),
            ("address", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "remote_mc_ptr": (
        "uint64",
        (
            ("ctx", "uint64"),
            ("team", "int32"),
            ("address", "uint64"),
        ),
    ),
    "putmem": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "putmem_warp": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "putmem_block": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "putmem_nbi": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "putmem_nbi_warp": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "putmem_nbi_block": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "getmem": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "getmem_warp": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "getmem_block": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "getmem_nbi": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "getmem_nbi_warp": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "getmem_nbi_block": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("pe", "int32"),
        ),
    ),
    "putmem_signal": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("signal", "uint64"),
            ("value", "uint64"),
            ("op", "int32"),
            ("pe", "int32"),
        ),
    ),
    "putmem_signal_block": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("signal", "uint64"),
            ("value", "uint64"),
            ("op", "int32"),
            ("pe", "int32"),
        ),
    ),
    "putmem_signal_nbi": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("signal", "uint64"),
            ("value", "uint64"),
            ("op", "int32"),
            ("pe", "int32"),
        ),
    ),
    "putmem_signal_nbi_block": (
        "int32",
        (
            ("ctx", "uint64"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("signal", "uint64"),
            ("value", "uint64"),
            ("op", "int32"),
            ("pe", "int32"),
        ),
    ),
    "signal_op": (
        "int32",
        (
            ("ctx", "uint64"),
            ("signal", "uint64"),
            ("value", "uint64"),
            ("op", "int32"),
            ("pe", "int32"),
        ),
    ),
    "signal_wait_until": (
        "uint64",
        (
            ("ctx", "uint64"),
            ("signal", "uint64"),
            ("comparison", "int32"),
            ("value", "uint64"),
        ),
    ),
    "fence": (
        "int32",
        (
            ("ctx", "uint64"),
        ),
    ),
    "quiet": (
        "int32",
        (
            ("ctx", "uint64"),
        ),
    ),
    "barrier_all": (
        "int32",
        (
            ("ctx", "uint64"),
        ),
    ),
    "barrier_all_warp": (
        "int32",
        (
            ("ctx", "uint64"),
        ),
    ),
    "barrier_all_block": (
        "int32",
        (
            ("ctx", "uint64"),
        ),
    ),
    "barrier": (
        "int32",
        (
            ("ctx", "uint64"),
            ("team", "int32"),
        ),
    ),
    "sync_all": (
        "int32",
        (
            ("ctx", "uint64"),
        ),
    ),
    "sync": (
        "int32",
        (
            ("ctx", "uint64"),
            ("team", "int32"),
        ),
    ),
    "broadcastmem_block": (
        "int32",
        (
            ("ctx", "uint64"),
            ("team", "int32"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
            ("root", "int32"),
        ),
    ),
    "fcollectmem_block": (
        "int32",
        (
            ("ctx", "uint64"),
            ("team", "int32"),
            ("dest", "uint64"),
            ("source", "uint64"),
            ("bytes", "uint64"),
        ),
    ),
}
