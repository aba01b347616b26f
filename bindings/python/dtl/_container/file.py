# SPDX-License-Identifier: BSD-3-Clause
"""Containers in NumPy's .npy files: save() and read()."""

import os
from typing import Any

from dtl._container.array import DistributedArray
from dtl._container.container import OwningContainer, container_handle
from dtl._container.tensor import DistributedTensor
from dtl._container.vector import DistributedVector
from dtl._core import dtypes
from dtl._core.errors import refuse
from dtl._core.group import handle_of
from dtl._raw import file as raw
from dtl._status import UnsupportedError

_KINDS: Any = DistributedVector, DistributedArray, DistributedTensor


def save(container, path):
    if not isinstance(container, OwningContainer) and getattr(container, "is_valid", True):
        words = "a DistributedVector, DistributedArray or DistributedTensor, before the path"
        refuse("container", container, words, kind=UnsupportedError)
    raw.container_save(container_handle("container", container), _path(path))


def read(ctx, path, *, kind, dtype, distributed_dim, **policies):
    context = handle_of(ctx)
    file_path = _path(path)
    if kind is not None and kind not in _KINDS:
        words = "DistributedVector, DistributedArray, DistributedTensor or None"
        refuse("kind", kind, words, kind=UnsupportedError)
    wanted = None if dtype is None else dtypes.resolved(dtype)[0]
    number, c_shape = raw.file_inspect(context, file_path)
    shape = tuple(c_shape.dims[dim] for dim in range(c_shape.ndim))
    file_dtype = dtypes.NUMPY.get(number) or dtypes.resolved(dtypes.name(number))[0]
    if wanted is not None and wanted != file_dtype:
        refuse("dtype", str(wanted), f"{file_dtype}, as the file has it", kind=UnsupportedError)

    make = kind or (DistributedVector if len(shape) == 1 else DistributedTensor)
    if make is DistributedTensor:
        container = make(ctx, shape, file_dtype, distributed_dim=distributed_dim, **policies)
    else:
        if len(shape) > 1:
            refuse("kind", kind, f"DistributedTensor for the file's shape {shape}", rule="match")
        if distributed_dim not in (0, -1):
            refuse("distributed_dim", distributed_dim, "0, the file's one dimension", rule="range")
        container = make(ctx, shape[0], file_dtype, **policies)
    try:
        raw.container_load(container._handle, file_path)
    except BaseException:
        container.close()
        raise
    return container


def _path(path):
    """Returns a path as text; raises if it is empty or not encodable."""
    try:
        text = os.fsdecode(path)
        text.encode()
    except (TypeError, UnicodeError):
        refuse("path", path, "the name of a file", kind=UnsupportedError)
    if not text or "\0" in text:
        refuse("path", path, "the name of a file", rule="empty")
    return text
