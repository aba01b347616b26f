# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/kernels/rows.py.j2.
# Do not edit.
"""Symmetric memory by the names of NVSHMEM, whose constants have its values. A pointer into this
rank's heap names everybody's copies. Under the interpreter those for a warp or a block are
called by one thread.
"""

from dtl.triton._implementations import extern as _extern
from dtl.triton._implementations import kernel_function as _function
from dtl.triton._import_triton import tl as _tl

__all__ = [
    "NVSHMEM_CMP_EQ",
    "NVSHMEM_CMP_NE",
    "NVSHMEM_CMP_GT",
    "NVSHMEM_CMP_LE",
    "NVSHMEM_CMP_LT",
    "NVSHMEM_CMP_GE",
    "NVSHMEM_SIGNAL_SET",
    "NVSHMEM_SIGNAL_ADD",
    "NVSHMEM_TEAM_WORLD",
    "NVSHMEMX_TEAM_NODE",
    "my_pe",
    "n_pes",
    "team_my_pe",
    "team_n_pes",
    "remote_ptr",
    "remote_mc_ptr",
    "barrier_all",
    "barrier_all_block",
    "barrier_all_warp",
    "barrier",
    "sync_all",
    "quiet",
    "fence",
    "getmem_nbi_block",
    "getmem_block",
    "getmem_nbi_warp",
    "getmem_warp",
    "getmem_nbi",
    "getmem",
    "putmem_block",
    "putmem_nbi_block",
    "putmem_warp",
    "putmem_nbi_warp",
    "putmem",
    "putmem_nbi",
    "putmem_signal_nbi_block",
    "putmem_signal_block",
    "signal_op",
    "signal_wait_until",
    "broadcastmem_block",
    "fcollectmem_block",
]

NVSHMEM_CMP_EQ = _tl.constexpr(0)
NVSHMEM_CMP_NE = _tl.constexpr(1)
NVSHMEM_CMP_GT = _tl.constexpr(2)
NVSHMEM_CMP_LE = _tl.constexpr(3)
NVSHMEM_CMP_LT = _tl.constexpr(4)
NVSHMEM_CMP_GE = _tl.constexpr(5)
NVSHMEM_SIGNAL_SET = _tl.constexpr(9)
NVSHMEM_SIGNAL_ADD = _tl.constexpr(10)
NVSHMEM_TEAM_WORLD = _tl.constexpr(0)
NVSHMEMX_TEAM_NODE = _tl.constexpr(2)


@_function
def my_pe():
    """This rank's number."""
    return _extern.call("my_pe", "int32")


@_function
def n_pes():
    """How many ranks there are."""
    return _extern.call("n_pes", "int32")


@_function
def team_my_pe(team):
    """This rank's number in the team; -1 in one that it is not in."""
    return _extern.call("team_my_pe", "int32", ("team", team))


@_function
def team_n_pes(team):
    """How many ranks the team has; -1 where there is none."""
    return _extern.call("team_n_pes", "int32", ("team", team))


@_function
def remote_ptr(local_ptr, pe):
    """Where the rank's copy is, for loads and stores."""
    return _extern.call("remote_ptr", "pointer", ("local_ptr", local_ptr), ("pe", pe))


@_function
def remote_mc_ptr(team, ptr):
    """Where stores reach all copies of a team at once. Needs hardware that does so, such as
    NVSwitch, and fails without.
    """
    return _extern.call("remote_mc_ptr", "pointer", ("team", team), ("ptr", ptr))


@_function
def barrier_all():
    """All ranks have come here, and what each had begun is done."""
    return _extern.call("barrier_all", None)


@_function
def barrier_all_block():
    """The same, by all threads of a block."""
    return _extern.call("barrier_all_block", None)


@_function
def barrier_all_warp():
    """The same, by all threads of a warp."""
    return _extern.call("barrier_all_warp", None)


@_function
def barrier(team):
    """The same, of a team."""
    return _extern.call("barrier", None, ("team", team))


@_function
def sync_all():
    """All ranks have come here."""
    return _extern.call("sync_all", None)


@_function
def quiet():
    """All that this rank has begun is done."""
    return _extern.call("quiet", None)


@_function
def fence():
    """What was put before is seen before what is put later to the same rank."""
    return _extern.call("fence", None)


@_function
def getmem_nbi_block(dest, source, bytes, pe):
    """Begins to read from a rank, by all threads of a block."""
    return _extern.call("getmem_nbi_block", None, ("dest", dest), ("source", source),
                        ("bytes", bytes), ("pe", pe))


@_function
def getmem_block(dest, source, bytes, pe):
    """Reads from a rank, by all threads of a block."""
    return _extern.call("getmem_block", None, ("dest", dest), ("source", source), ("bytes", bytes),
                        ("pe", pe))


@_function
def getmem_nbi_warp(dest, source, bytes, pe):
    """Begins to read from a rank, by all threads of a warp."""
    return _extern.call("getmem_nbi_warp", None, ("dest", dest), ("source", source),
                        ("bytes", bytes), ("pe", pe))


@_function
def getmem_warp(dest, source, bytes, pe):
    """Reads from a rank, by all threads of a warp."""
    return _extern.call("getmem_warp", None, ("dest", dest), ("source", source), ("bytes", bytes),
                        ("pe", pe))


@_function
def getmem_nbi(dest, source, bytes, pe):
    """Begins to read from a rank; it is there once quiet has been called."""
    return _extern.call("getmem_nbi", None, ("dest", dest), ("source", source), ("bytes", bytes),
                        ("pe", pe))


@_function
def getmem(dest, source, bytes, pe):
    """Reads from a rank."""
    return _extern.call("getmem", None, ("dest", dest), ("source", source), ("bytes", bytes),
                        ("pe", pe))


@_function
def putmem_block(dest, source, bytes, pe):
    """Writes to a rank, by all threads of a block."""
    return _extern.call("putmem_block", None, ("dest", dest), ("source", source), ("bytes", bytes),
                        ("pe", pe))


@_function
def putmem_nbi_block(dest, source, bytes, pe):
    """Begins to write to a rank, by all threads of a block."""
    return _extern.call("putmem_nbi_block", None, ("dest", dest), ("source", source),
                        ("bytes", bytes), ("pe", pe))


@_function
def putmem_warp(dest, source, bytes, pe):
    """Writes to a rank, by all threads of a warp."""
    return _extern.call("putmem_warp", None, ("dest", dest), ("source", source), ("bytes", bytes),
                        ("pe", pe))


@_function
def putmem_nbi_warp(dest, source, bytes, pe):
    """Begins to write to a rank, by all threads of a warp."""
    return _extern.call("putmem_nbi_warp", None, ("dest", dest), ("source", source),
                        ("bytes", bytes), ("pe", pe))


@_function
def putmem(dest, source, bytes, pe):
    """Writes to a rank; `source` may be used again, and the data is there once quiet or a
    barrier has been called.
    """
    return _extern.call("putmem", None, ("dest", dest), ("source", source), ("bytes", bytes),
                        ("pe", pe))


@_function
def putmem_nbi(dest, source, bytes, pe):
    """Begins to write to a rank; `source` stays until quiet."""
    return _extern.call("putmem_nbi", None, ("dest", dest), ("source", source), ("bytes", bytes),
                        ("pe", pe))


@_function
def putmem_signal_nbi_block(dest, source, bytes, sig_addr, signal, sig_op, pe):
    """As putmem_nbi_block, and then a signal of 64 bits, which is seen after the data."""
    return _extern.call("putmem_signal_nbi_block", None, ("dest", dest), ("source", source),
                        ("bytes", bytes), ("sig_addr", sig_addr), ("signal", signal),
                        ("sig_op", sig_op), ("pe", pe))


@_function
def putmem_signal_block(dest, source, bytes, sig_addr, signal, sig_op, pe):
    """As putmem_block, and then a signal of 64 bits, which is seen after the data."""
    return _extern.call("putmem_signal_block", None, ("dest", dest), ("source", source),
                        ("bytes", bytes), ("sig_addr", sig_addr), ("signal", signal),
                        ("sig_op", sig_op), ("pe", pe))


@_function
def signal_op(sig_addr, signal, sig_op, pe):
    """Sets a rank's signal of 64 bits, or adds to it."""
    return _extern.call("signal_op", None, ("sig_addr", sig_addr), ("signal", signal),
                        ("sig_op", sig_op), ("pe", pe))


@_function
def signal_wait_until(sig_addr, cmp_, cmp_val):
    """Waits for this rank's signal of 64 bits, compared without a sign, and gives the value
    seen. Fails a little before DTL_TIMEOUT.
    """
    return _extern.call("signal_wait_until", "uint64", ("sig_addr", sig_addr), ("cmp_", cmp_),
                        ("cmp_val", cmp_val))


@_function
def broadcastmem_block(team, dest, source, nelems, pe_root):
    """All ranks of a team get the root's `nelems` bytes; the root is counted in the team."""
    return _extern.call("broadcastmem_block", None, ("team", team), ("dest", dest),
                        ("source", source), ("nelems", nelems), ("pe_root", pe_root))


@_function
def fcollectmem_block(team, dest, source, nelems):
    """All ranks of a team get the `nelems` bytes of each, in the team's order."""
    return _extern.call("fcollectmem_block", None, ("team", team), ("dest", dest),
                        ("source", source), ("nelems", nelems))
