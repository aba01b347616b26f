# SPDX-License-Identifier: BSD-3-Clause
"""Functions that programs call outside of kernels: start of the job, symmetric arrays, properties
of the GPUs, printing, random arrays and environment variables.
"""

import operator
import os
import random
import sys
from typing import Any

import numpy as np

import dtl
from dtl._core import torch_tensors
from dtl._core.errors import refuse
from dtl._status import INVALID_RANK, NOT_SUPPORTED
from dtl.triton import _gpu, _gpu_driver, _heap, _interpreter
from dtl.triton._import_triton import tl

__all__ = [
    "NVSHMEM_SIGNAL_DTYPE",
    "dist_print",
    "finalize_distributed",
    "get_bool_env",
    "get_current_gpu_clock_rate_in_khz",
    "get_device_max_shared_memory_size",
    "get_int_env",
    "get_max_gpu_clock_rate_in_khz",
    "get_numa_node",
    "has_fullmesh_nvlink",
    "has_tma",
    "init_nvshmem_by_torch_process_group",
    "init_rocshmem_by_torch_process_group",
    "init_seed",
    "initialize_distributed",
    "is_cuda",
    "is_hip",
    "is_nvshmem_multimem_supported",
    "is_shmem_initialized",
    "nvshmem_barrier_all_on_stream",
    "nvshmem_create_tensor",
    "nvshmem_create_tensors",
    "nvshmem_free_tensor_sync",
    "rand_tensor",
    "rocshmem_barrier_all_on_stream",
    "supports_p2p_native_atomic",
]

NVSHMEM_SIGNAL_DTYPE = np.dtype(np.int64)

_WITH_TMA = 9  # major compute capability
_WITHOUT_MULTICAST = "NVSHMEM_DISABLE_CUDA_VMM", "NVSHMEM_DISABLE_NVLS"
_BFLOAT16 = "bfloat16"  # not a dtype of NumPy itself
_SEED_OFFSET, _SEEDS = 3, 2**32  # added to the user's seed; the number of seeds that NumPy accepts
_TRUE, _FALSE = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")
_contexts: "list[Any]" = []  # made by initialize_distributed(initialize_shmem=False)
_generator = [np.random.default_rng()]


# ---- the job -------------------------------------------------------------------------------------


def initialize_distributed(seed=None, initialize_shmem=True):
    """Starts the job and returns the context of all its ranks.  Collective.

    If the program has initialized torch.distributed, its group of all ranks is returned instead.
    Opens symmetric memory unless `initialize_shmem` is false.  Without a seed, random numbers are
    seeded with the rank.
    """
    if seed is not None:
        init_seed(seed)
    context, group = dtl.Context(), _group_of_all()
    if group is not None:
        _check_same_rank("torch.distributed", group, context)
    if seed is None:
        init_seed(context.rank)
    if initialize_shmem:
        _heap.open_on(context, owns=True)
    else:
        _contexts.append(context)
    return context if group is None else group


def _group_of_all():
    """Returns the world group of torch.distributed if the program has initialized it, else None."""
    distributed = getattr(sys.modules.get("torch"), "distributed", None)
    if distributed is None or not distributed.is_available() or not distributed.is_initialized():
        return None
    return distributed.group.WORLD


def _check_same_rank(argument, group, context):
    """Raises a DTLError and closes the context unless this rank has equal numbers in both.

    DTL starts its own job, so its ranks can differ from those of the PyTorch group.
    """
    theirs, ours = (group.rank(), group.size()), (context.rank, context.size)
    if theirs != ours:
        context.close()
        what = f"rank {theirs[0]} of {theirs[1]}"
        refuse(argument, what, f"rank {ours[0]} of {ours[1]}, as DTL's job has it")


def init_nvshmem_by_torch_process_group(pg):
    """Opens symmetric memory on a context, or on a PyTorch group of all ranks.  Collective.

    DTL_SYMMETRIC_SIZE is its size per rank.
    """
    if isinstance(pg, dtl.Context):
        _heap.open_on(pg, owns=False)
        return
    if not all(callable(getattr(pg, name, None)) for name in ("rank", "size")):
        refuse("pg", pg, "a context, as initialize_distributed() gives it, or a PyTorch group")
    context = dtl.Context()
    _check_same_rank("pg", pg, context)
    _heap.open_on(context, owns=True)


init_rocshmem_by_torch_process_group = init_nvshmem_by_torch_process_group


def finalize_distributed():
    """Closes the symmetric memory and the context that initialize_distributed made.  Collective."""
    _heap.close()
    while _contexts:
        _contexts.pop().close()


def is_shmem_initialized():
    """Returns True if symmetric memory is open."""
    return _heap.is_open()


# ---- symmetric arrays ----------------------------------------------------------------------------


def nvshmem_create_tensor(shape, dtype):
    """Allocates an array of zeros at the same offset of every rank's heap.  Collective.

    Returns a PyTorch tensor if the heap is in GPU memory or the dtype is PyTorch's, else a NumPy
    array.
    """
    runtime, sides, found = _heap.opened(), _shape(shape), _numpy_dtype(dtype)
    if runtime.device is not None:
        return runtime.device.create(sides, dtype if torch_tensors.is_dtype(dtype) else found)
    array = runtime.heap.allocate(sides, found)
    return torch_tensors.tensor(array, dtype) if torch_tensors.is_dtype(dtype) else array


def _shape(shape):
    """Returns a shape as a tuple of integers; a single size becomes a tuple."""
    sides = shape if isinstance(shape, (list, tuple)) else (shape,)
    for side in sides:
        if not hasattr(side, "__index__") or operator.index(side) < 0:
            refuse("shape", shape, "one size or several, each of 0 or more", rule="range")
    return tuple(map(operator.index, sides))


def _numpy_dtype(dtype):
    """Returns the NumPy dtype for a dtype of NumPy, PyTorch or Triton, or for a name."""
    is_bfloat16 = isinstance(dtype, tl.dtype) and dtype.is_bf16()
    named = _BFLOAT16 if is_bfloat16 else dtype
    try:
        if isinstance(named, tl.dtype):
            return _interpreter.numpy_dtype(named)
        found = torch_tensors.numpy_dtype(named)
    except (TypeError, KeyError):
        refuse("dtype", str(dtype), "a dtype of NumPy's, PyTorch's or Triton's")
    if found.hasobject:
        refuse("dtype", str(dtype), "one whose values lie in the array itself")
    return found


def nvshmem_create_tensors(shape, dtype, rank, local_world_size):
    """Allocates a symmetric array and returns the copies of all ranks of this node.  Collective."""
    runtime = _heap.opened()
    count = runtime.heap.n_pes
    size = _integer_in_range("local_world_size", local_world_size, 1, count)
    place = _integer_in_range("rank", rank, 0, count - 1, status=INVALID_RANK)
    first = place - place % size
    if first + size > count:
        what = f"{size}, of which rank {place} is in those from {first} on"
        refuse("local_world_size", what, f"nodes of as many ranks among {count}", rule="match")
    made = nvshmem_create_tensor(shape, dtype)
    copy_of = _copy_on_host if runtime.device is None else runtime.device.copy_of
    return [copy_of(made, pe) for pe in range(first, first + size)]


def _integer_in_range(argument, value, least, most, **refused):
    """Returns an integer from `least` to `most`; `refused` are keywords of the error otherwise."""
    if not hasattr(value, "__index__"):
        refuse(argument, value, "an integer")
    if not least <= operator.index(value) <= most:
        expected = f"an integer from {least} to {most}"
        refuse(argument, value, expected, **refused or {"rule": "range"})
    return operator.index(value)


def _copy_on_host(made, pe):
    """Returns a rank's copy of an array in host memory; None if its memory is not mapped."""
    array = _heap.opened().heap.remote_ptr(_array(made), pe)
    is_array = array is None or isinstance(made, np.ndarray)
    return array if is_array else torch_tensors.tensor(array, made.dtype)


def _array(made):
    """Returns the NumPy array of a symmetric array, which may be a PyTorch tensor of the host."""
    return torch_tensors.array(made) if torch_tensors.is_on_host(made) else made


def nvshmem_free_tensor_sync(tensor):
    """Frees a symmetric array.  Collective."""
    runtime = _heap.opened()
    if runtime.device is None:
        runtime.heap.free(_array(tensor))
    else:
        runtime.device.free(tensor)


def nvshmem_barrier_all_on_stream(stream=None):
    """Waits for the stream on a GPU, then for all ranks and their outstanding operations."""
    runtime = _heap.opened()
    if runtime.device is None and stream is not None:
        refuse("stream", stream, "None: the arrays lie in the host's memory", status=NOT_SUPPORTED)
    if runtime.device is not None:
        (stream or _gpu.torch().cuda.current_stream()).synchronize()
    runtime.heap.barrier_all()


rocshmem_barrier_all_on_stream = nvshmem_barrier_all_on_stream


# ---- properties of the GPUs ----------------------------------------------------------------------


def is_cuda():
    """Returns True if there is an NVIDIA GPU."""
    return dtl.has_cuda()


def is_hip():
    """Returns True if there is an AMD GPU."""
    return dtl.has_hip()


def is_nvshmem_multimem_supported():
    """Returns True if NVSHMEM can allocate multicast memory, where one store reaches all GPUs.

    This requires GPUs behind NVSwitch and that NVSHMEM's variables do not disable it.
    nvshmem_create_tensor() does not allocate such memory.
    """
    if any(get_bool_env(name, False) for name in _WITHOUT_MULTICAST):
        return False
    return _gpu_driver.has_multicast()


def has_tma():
    """Returns True if all GPUs have a Tensor Memory Accelerator: NVIDIA, compute capability 9 or
    later.  Returns False without a GPU and for AMD GPUs.
    """
    majors = [_gpu_driver.attribute(each, "major") for each in range(_gpu_driver.count())]
    return bool(majors) and not _gpu_driver.is_of_amd() and min(majors) >= _WITH_TMA


def get_numa_node(device_id):
    """Returns the NUMA node of the host that a GPU is attached to; -1 if the system has none."""
    return _gpu_driver.numa_node(device_id)


def get_max_gpu_clock_rate_in_khz(device_id):
    """Returns the maximal clock rate of a GPU."""
    return _gpu_driver.attribute(device_id, "clock")


def get_current_gpu_clock_rate_in_khz(device_id):
    """Returns the current clock rate of an NVIDIA GPU."""
    return _gpu_driver.current_clock_in_khz(device_id)


def get_device_max_shared_memory_size(device_id):
    """Returns the largest number of bytes of shared memory that a block of a GPU can request."""
    return _gpu_driver.attribute(device_id, "shared")


def has_fullmesh_nvlink():
    """Returns True if there are several GPUs and NVLink connects each pair of them."""
    return _gpu_driver.is_true_for_all_pairs(_gpu_driver.are_linked)


def supports_p2p_native_atomic():
    """Returns True if there are several GPUs and each can do atomic operations on all others'
    memory.
    """
    return _gpu_driver.is_true_for_all_pairs(_gpu_driver.has_native_atomics)


# ---- printing and random arrays ------------------------------------------------------------------


def dist_print(*args, allowed_ranks=(0,), prefix=False, need_sync=False, **kwargs):
    """Prints on the given ranks, or on "all".  Each line is one write.

    With `need_sync` the ranks print in their order, and the call is collective.
    """
    context = _context()
    every = range(context.size)
    wanted = _allowed(allowed_ranks, every)
    stream, end = kwargs.pop("file", None) or sys.stdout, kwargs.pop("end", "\n")
    text = kwargs.pop("sep", " ").join(map(str, args)) + end
    if kwargs.keys() - {"flush"}:
        refuse("kwargs", sorted(kwargs), "sep, end, file and flush, as print() has them")
    for rank in every if need_sync else [context.rank]:
        if rank == context.rank and rank in wanted:
            for line in text.splitlines(keepends=True):
                stream.write(f"[rank:{rank}] {line}" if prefix else line)
                stream.flush()
        if need_sync:
            dtl.barrier(context)


def _context():
    """Returns the context of symmetric memory, else the last that initialize_distributed made."""
    return _heap.opened().context if _heap.is_open() or not _contexts else _contexts[-1]


def _allowed(allowed_ranks, every):
    """Returns the ranks to print on: those of `allowed_ranks`, or `every` for "all"."""
    if isinstance(allowed_ranks, str) and allowed_ranks == "all":
        return every
    if isinstance(allowed_ranks, str) or not hasattr(allowed_ranks, "__iter__"):
        refuse("allowed_ranks", allowed_ranks, "ranks, or 'all'")
    last = len(every) - 1
    return [
        _integer_in_range("allowed_ranks", each, 0, last, status=INVALID_RANK)
        for each in allowed_ranks
    ]


def init_seed(seed=0):
    """Seeds `random`, numpy.random and rand_tensor()."""
    found = _SEED_OFFSET + _integer_in_range("seed", seed, 0, _SEEDS - _SEED_OFFSET - 1)
    _generator[0] = np.random.default_rng(found)
    random.seed(found)
    np.random.seed(found)


def rand_tensor(shape, dtype, device="cuda"):
    """Returns uniform random numbers from -1 to 1; for an integer dtype, from its whole range.

    Returns a PyTorch tensor on a GPU or if the dtype is PyTorch's, else a NumPy array.
    """
    array = _random_array(_shape(shape), _numpy_dtype(dtype))
    if device != "cpu":
        return _on_device(array, dtype, device)
    return torch_tensors.tensor(array, dtype) if torch_tensors.is_dtype(dtype) else array


def _random_array(shape, found):
    """Returns an array of random numbers; raises for other dtypes than integers and floats."""
    if found.kind in "iu":
        limits = np.iinfo(found)
        return _generator[0].integers(limits.min, limits.max, shape, found, endpoint=True)
    if found.kind != "f" and found.name != _BFLOAT16:
        refuse("dtype", str(found), "one of floating point or integers")
    return _generator[0].uniform(-1, 1, shape).astype(found)


def _on_device(array, dtype, device):
    """Returns a copy of an array in GPU memory as a PyTorch tensor; raises without a GPU."""
    torch = _gpu.torch()
    if torch is None or not str(device).startswith("cuda"):
        refuse("device", device, "'cpu': PyTorch has no such device here", status=NOT_SUPPORTED)
    return torch_tensors.tensor(array, _gpu.torch_dtype(dtype)).to(device)


# ---- the environment -----------------------------------------------------------------------------


def get_bool_env(env, default_value):
    """Returns the boolean value of an environment variable; the default if it is unset."""
    words = os.environ.get(env)
    if words is None:
        return default_value
    if words.lower() not in (*_TRUE, *_FALSE):
        refuse(env, words, f"one of {', '.join((*_TRUE, *_FALSE[:-1]))}", rule="value")
    return words.lower() in _TRUE


def get_int_env(env, default_value):
    """Returns the integer value of an environment variable; the default if it is unset."""
    words = os.environ.get(env)
    try:
        return default_value if words is None else int(words)
    except ValueError:
        refuse(env, words, "an integer", rule="value")
