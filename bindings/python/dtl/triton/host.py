# SPDX-License-Identifier: BSD-3-Clause
"""Around kernels: the job, symmetric arrays, and what programs print and draw."""

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
_BFLOAT16 = "bfloat16"  # which NumPy itself has not
_SEED, _SEEDS = 3, 2**32  # what init_seed adds to, and what NumPy takes then
_YES, _NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")
_contexts: "list[Any]" = []  # that initialize_distributed made and no symmetric memory is on
_drawn = [np.random.default_rng()]


# ---- the job -------------------------------------------------------------------------------------


def initialize_distributed(seed=None, initialize_shmem=True):
    """The context of all ranks of the job, or PyTorch's group of them where a program has made one;
    with symmetric memory; collective.

    The seed of what is drawn is the rank where none is given.
    """
    if seed is not None:
        init_seed(seed)
    context, group = dtl.Context(), _group_of_all()
    if group is not None:
        _check_alike("torch.distributed", group, context)
    if seed is None:
        init_seed(context.rank)
    if initialize_shmem:
        _heap.open_on(context, owns=True)
    else:
        _contexts.append(context)
    return context if group is None else group


def _group_of_all():
    """PyTorch's, of a program that has imported it and begun its distribution."""
    distributed = getattr(sys.modules.get("torch"), "distributed", None)
    if distributed is None or not distributed.is_available() or not distributed.is_initialized():
        return None
    return distributed.group.WORLD


def _check_alike(argument, group, context):
    """DTL starts its own job, whose ranks have to be those of the group."""
    theirs, ours = (group.rank(), group.size()), (context.rank, context.size)
    if theirs != ours:
        context.close()
        what = f"rank {theirs[0]} of {theirs[1]}"
        refuse(argument, what, f"rank {ours[0]} of {ours[1]}, as DTL's job has it")


def init_nvshmem_by_torch_process_group(pg):
    """Symmetric memory for the ranks of a context, or of a PyTorch group of all; DTL_SYMMETRIC_SIZE
    says how much.  Collective.
    """
    if isinstance(pg, dtl.Context):
        _heap.open_on(pg, owns=False)
        return
    if not all(callable(getattr(pg, name, None)) for name in ("rank", "size")):
        refuse("pg", pg, "a context, as initialize_distributed() gives it, or a PyTorch group")
    context = dtl.Context()
    _check_alike("pg", pg, context)
    _heap.open_on(context, owns=True)


init_rocshmem_by_torch_process_group = init_nvshmem_by_torch_process_group


def finalize_distributed():
    """The symmetric memory and the context that initialize_distributed made are closed."""
    _heap.close()
    while _contexts:
        _contexts.pop().close()


def is_shmem_initialized():
    """Whether there is symmetric memory."""
    return _heap.is_open()


# ---- symmetric arrays ----------------------------------------------------------------------------


def nvshmem_create_tensor(shape, dtype):
    """An array of zeros at the same place of every rank's heap; a tensor of PyTorch's on a GPU, and
    where the dtype is PyTorch's.  Collective.
    """
    runtime, form, found = _heap.opened(), _form(shape), _numpy_dtype(dtype)
    if runtime.device is not None:
        return runtime.device.create(form, dtype if torch_tensors.is_dtype(dtype) else found)
    array = runtime.heap.allocate(form, found)
    return torch_tensors.tensor(array, dtype) if torch_tensors.is_dtype(dtype) else array


def _form(shape):
    sides = shape if isinstance(shape, (list, tuple)) else (shape,)
    for side in sides:
        if not hasattr(side, "__index__") or operator.index(side) < 0:
            refuse("shape", shape, "one size or several, each of 0 or more", rule="range")
    return tuple(map(operator.index, sides))


def _numpy_dtype(dtype):
    """NumPy's of one of its own, of PyTorch's or of Triton's, or of a name."""
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
    """The same, as this rank sees those of all ranks of its node."""
    runtime = _heap.opened()
    count = runtime.heap.n_pes
    size = _whole("local_world_size", local_world_size, 1, count)
    place = _whole("rank", rank, 0, count - 1, status=INVALID_RANK)
    first = place - place % size
    if first + size > count:
        what = f"{size}, of which rank {place} is in those from {first} on"
        refuse("local_world_size", what, f"nodes of as many ranks among {count}", rule="match")
    made = nvshmem_create_tensor(shape, dtype)
    seen = _seen if runtime.device is None else runtime.device.of
    return [seen(made, pe) for pe in range(first, first + size)]


def _whole(argument, value, least, most, **refused):
    """An integer of a range."""
    if not hasattr(value, "__index__"):
        refuse(argument, value, "an integer")
    if not least <= operator.index(value) <= most:
        expected = f"an integer from {least} to {most}"
        refuse(argument, value, expected, **refused or {"rule": "range"})
    return operator.index(value)


def _seen(made, pe):
    """Another rank's copy of what lies in the host's memory; None where it is not mapped."""
    array = _heap.opened().heap.remote_ptr(_array(made), pe)
    is_array = array is None or isinstance(made, np.ndarray)
    return array if is_array else torch_tensors.tensor(array, made.dtype)


def _array(made):
    return torch_tensors.array(made) if torch_tensors.is_on_host(made) else made


def nvshmem_free_tensor_sync(tensor):
    """The array's place may be allocated again; collective."""
    runtime = _heap.opened()
    if runtime.device is None:
        runtime.heap.free(_array(tensor))
    else:
        runtime.device.free(tensor)


def nvshmem_barrier_all_on_stream(stream=None):
    """All ranks have come here, and what each had begun is done."""
    runtime = _heap.opened()
    if runtime.device is None and stream is not None:
        refuse("stream", stream, "None: the arrays lie in the host's memory", status=NOT_SUPPORTED)
    if runtime.device is not None:
        (stream or _gpu.torch().cuda.current_stream()).synchronize()
    runtime.heap.barrier_all()


rocshmem_barrier_all_on_stream = nvshmem_barrier_all_on_stream


# ---- what is there -------------------------------------------------------------------------------


def is_cuda():
    """Whether there is a GPU of NVIDIA's."""
    return dtl.has_cuda()


def is_hip():
    """Whether there is a GPU of AMD's."""
    return dtl.has_hip()


def is_nvshmem_multimem_supported():
    """Whether NVSHMEM can give memory where a store reaches all GPUs at once: those behind NVSwitch
    can, unless its variables say no.  What nvshmem_create_tensor() gives is not such memory.
    """
    if any(get_bool_env(name, False) for name in _WITHOUT_MULTICAST):
        return False
    return _gpu_driver.have_multicast()


def has_tma():
    """Whether all GPUs have units that copy tiles, as NVIDIA's have from compute capability 9 on;
    false without a GPU, and with those of AMD.
    """
    majors = [_gpu_driver.fact(each, "major") for each in range(_gpu_driver.count())]
    return bool(majors) and not _gpu_driver.is_of_amd() and min(majors) >= _WITH_TMA


def get_numa_node(device_id):
    """The NUMA node of the host that a GPU is near; -1 where the system has none."""
    return _gpu_driver.numa_node(device_id)


def get_max_gpu_clock_rate_in_khz(device_id):
    """How fast the clock of a GPU goes at most."""
    return _gpu_driver.fact(device_id, "clock")


def get_current_gpu_clock_rate_in_khz(device_id):
    """How fast the clock of a GPU of NVIDIA's goes now."""
    return _gpu_driver.clock_in_khz(device_id)


def get_device_max_shared_memory_size(device_id):
    """How many bytes of shared memory a block of a GPU can ask for."""
    return _gpu_driver.fact(device_id, "shared")


def has_fullmesh_nvlink():
    """Whether NVLink joins each two of the GPUs, of which there are several."""
    return _gpu_driver.all_pairs(_gpu_driver.are_linked)


def supports_p2p_native_atomic():
    """Whether atomic operations of each GPU work on the memory of each other one, of several."""
    return _gpu_driver.all_pairs(_gpu_driver.has_native_atomics)


# ---- printing and drawing ------------------------------------------------------------------------


def dist_print(*args, allowed_ranks=(0,), prefix=False, need_sync=False, **kwargs):
    """Prints on these ranks, or on "all", with `need_sync` in their order.  A line is one write."""
    context = _context()
    every = range(context.size)
    wanted = _wanted(allowed_ranks, every)
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
    """That of symmetric memory; else the one that initialize_distributed has made without."""
    return _heap.opened().context if _heap.is_open() or not _contexts else _contexts[-1]


def _wanted(allowed_ranks, every):
    if isinstance(allowed_ranks, str) and allowed_ranks == "all":
        return every
    if isinstance(allowed_ranks, str) or not hasattr(allowed_ranks, "__iter__"):
        refuse("allowed_ranks", allowed_ranks, "ranks, or 'all'")
    last = len(every) - 1
    return [_whole("allowed_ranks", each, 0, last, status=INVALID_RANK) for each in allowed_ranks]


def init_seed(seed=0):
    """What is drawn from here on by `random` and by NumPy follows from the seed."""
    found = _SEED + _whole("seed", seed, 0, _SEEDS - _SEED - 1)
    _drawn[0] = np.random.default_rng(found)
    random.seed(found)
    np.random.seed(found)


def rand_tensor(shape, dtype, device="cuda"):
    """Numbers from -1 to 1; of an integer type, of its whole range.  A tensor on a GPU, and where
    the dtype is PyTorch's.
    """
    array = _drawn_array(_form(shape), _numpy_dtype(dtype))
    if device != "cpu":
        return _on_device(array, dtype, device)
    return torch_tensors.tensor(array, dtype) if torch_tensors.is_dtype(dtype) else array


def _drawn_array(shape, found):
    if found.kind in "iu":
        limits = np.iinfo(found)
        return _drawn[0].integers(limits.min, limits.max, shape, found, endpoint=True)
    if found.kind != "f" and found.name != _BFLOAT16:
        refuse("dtype", str(found), "one of floating point or integers")
    return _drawn[0].uniform(-1, 1, shape).astype(found)


def _on_device(array, dtype, device):
    torch = _gpu.torch()
    if torch is None or not str(device).startswith("cuda"):
        refuse("device", device, "'cpu': PyTorch has no such device here", status=NOT_SUPPORTED)
    return torch_tensors.tensor(array, _gpu.torch_dtype(dtype)).to(device)


# ---- the environment -----------------------------------------------------------------------------


def get_bool_env(env, default_value):
    """What a variable says; the default where it is unset."""
    words = os.environ.get(env)
    if words is None:
        return default_value
    if words.lower() not in (*_YES, *_NO):
        refuse(env, words, f"one of {', '.join((*_YES, *_NO[:-1]))}", rule="value")
    return words.lower() in _YES


def get_int_env(env, default_value):
    """The number that a variable holds; the default where it is unset."""
    words = os.environ.get(env)
    try:
        return default_value if words is None else int(words)
    except ValueError:
        refuse(env, words, "an integer", rule="value")
