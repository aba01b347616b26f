# SPDX-License-Identifier: BSD-3-Clause
"""AttributeErrors that suggest DTL's equivalent of a name from mpi4py, NumPy or PyTorch."""

from importlib.util import find_spec
from inspect import unwrap
from typing import Any

# DTL's names by those of other libraries in lower case, which also matches mpi4py's capitalized
# functions for buffers.
_EQUIVALENTS = {
    # mpi4py
    "bcast": "broadcast",
    "ibcast": "ibroadcast",
    "comm": "Context",
    "comm_world": "Context",
    "dup_with_info": "dup",
    "free": "close",
    "get_rank": "rank",
    "get_size": "size",
    "get_topology": "topology",
    "lock_exclusive": "LockMode",
    "lock_shared": "LockMode",
    "op": "SUM",
    "reduce_scatter_block": "reduce_scatter",
    "split_type": "split_by_node",
    "startall": "CollectivePlan",
    "sendrecv_replace": "sendrecv",
    "status": "Message",
    "testsome": "testany",
    "waitsome": "waitany",
    "win": "Window",
    "fetch_and_add": "rma_fetch_and_add",
    "get_accumulate": "rma_get_accumulate",
    # PyTorch
    "all_gather": "allgather",
    "all_gather_into_tensor": "allgather",
    "all_gather_object": "allgather_object",
    "all_reduce": "allreduce",
    "all_to_all": "alltoall",
    "all_to_all_single": "alltoall",
    "broadcast_object_list": "broadcast_object",
    "destroy_process_group": "close",
    "gather_into_tensor": "gather",
    "get_world_size": "size",
    "init_process_group": "Context",
    "new_group": "split",
    "reduce_scatter_tensor": "reduce_scatter",
    "reduceop": "SUM",
    "world_size": "size",
    # NumPy and Python
    "amax": "max",
    "amin": "min",
    "arange": "DistributedVector",
    "array": "DistributedArray",
    "append": "resize",
    "asarray": "DistributedArray",
    "average": "mean",
    "cumsum": "inclusive_scan",
    "delete": "erase",
    "dict": "DistributedMap",
    "empty": "DistributedArray",
    "full": "DistributedArray",
    "len": "size",
    "linspace": "DistributedVector",
    "ndarray": "DistributedTensor",
    "numpy": "to_numpy",
    "ones": "DistributedArray",
    "percentile": "quantile",
    "setdefault": "insert",
    "sort_values": "sort",
    "toarray": "to_numpy",
    "tolist": "to_numpy",
    "zeros": "DistributedArray",
}
_package: "dict[str, Any]" = {}


def suggest_names(package):
    """Installs the package's module-level __getattr__ in `package`, its globals."""
    _package.update(package)
    package["__getattr__"] = _missing_attribute


def _missing_attribute(name):
    """Raises AttributeError with a suggestion; the package's module-level __getattr__."""
    words = f"module 'dtl' has no attribute {name!r}"
    if name.isidentifier() and not name.startswith("_"):
        if find_spec(f"dtl.{name}") is not None:
            words = f"{words}; import dtl.{name} first"
        else:
            words = f"{words}{advice(name, Context=_package['Context'])}"
    raise AttributeError(words, name=name)


def advice(name, **kinds):
    """Returns the end of a message that suggests DTL's equivalent of `name`; "" without one.

    The members of `kinds`, classes by their name, come before the functions of the package.
    """
    word = _EQUIVALENTS.get(name.lower(), name.lower())
    for kind, members in kinds.items():
        if not word.startswith("_") and hasattr(members, word):
            return f"; DTL has {kind}.{word}"
    names = _package.get("__all__", ())
    found = next((each for each in (f"rma_{word}", word) if each in names), "")
    return f"; DTL has dtl.{found}{_first_parameter(_package[found])}" if found else ""


def _first_parameter(function):
    """Returns "(NAME, ...)" with the first parameter, which shows the object to pass."""
    code = getattr(unwrap(function), "__code__", None)
    return f"({code.co_varnames[0]}, ...)" if code is not None and code.co_argcount else ""
