# SPDX-License-Identifier: BSD-3-Clause
from typing import Any

def allreduce(context: int, source: Any, target: Any, dtype: int, op: int, /) -> int | None: ...
def follow(
    context: int,
    kind: int,
    source: Any,
    target: Any,
    dtype: int,
    op: int,
    root: int,
    is_number: bool,
    /,
) -> int: ...
def combine(context: int, kind: int, value: float, op: int, root: int, /) -> Any: ...
def tell(
    context: int, root: int, source: Any, dtype: int, look: int, /
) -> tuple[int, int, tuple[int, ...], bytearray | None] | None: ...
def dlpack(
    owner: Any,
    address: int,
    shape: tuple[int, ...],
    code: int,
    bits: int,
    device_kind: int,
    device_number: int,
    /,
) -> Any: ...
def dltensor(capsule: Any, /) -> tuple[int, int, int, int, tuple[int, ...], tuple[int, ...]]: ...
def send(context: int, array: Any, dtype: int, dest: int, tag: int, /) -> int: ...
def recv(context: int, array: Any, dtype: int, source: int, tag: int, /) -> int: ...
def put(window: int, array: Any, dtype: int, target: int, offset: int, /) -> int: ...
def get(window: int, array: Any, dtype: int, target: int, offset: int, /) -> int: ...
def put_signal(
    heap: int, dest: Any, source: Any, signal: Any, value: int, op: int, pe: int, /
) -> int | None: ...
def wait_signal(heap: int, signal: Any, comparison: int, value: int, /) -> int | None: ...
def end_job_on_failure() -> None: ...
def ends_with(status: int, /) -> None: ...

REFUSED: int
AGREE: int
ALLREDUCE: int
REDUCE: int
GATHER: int
ALLGATHER: int
ALLTOALL: int
SCAN: int
EXSCAN: int
REDUCE_SCATTER: int
