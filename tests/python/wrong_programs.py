# SPDX-License-Identifier: BSD-3-Clause
"""Programs that are wrong on 3 ranks, and what DTL says of each.

The table of docs/guide/wrong-programs.md is made from here, where this runs as a program.
A program in C is the body of a function in which `rank`, `size` and `ctx`, a context of all ranks,
are known; `DO(call)` tells of a failure and ends the job.  One in Python has `np`, `dtl` and `ctx`.
What a rank tells goes to a file, since launchers lose what is written just before a job ends.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/guide/wrong-programs.md"
ROW = "| What is wrong | Without a setting | What is said |\n|---|---|---|\n"

REFUSED, CHECK, TIMEOUT = "", "DTL_CHECK=1", "DTL_TIMEOUT=5"


@dataclass(frozen=True)
class Wrong:
    """`told` are texts that stand in one line each of what the program prints with the setting."""

    area: str
    what: str
    setting: str
    plain: str  # what is seen without the setting
    told: tuple[str, ...]
    c: str = ""
    python: str = ""

    @property
    def name(self) -> str:
        return re.sub(r"\W+", "_", self.what).strip("_")

    def row(self) -> str:
        said = "<br>".join(f"`{text}`" for text in self.told)
        setting = f"{self.setting}: " if self.setting else ""
        return f"| {self.what} | {self.plain} | {setting}{said} |"


def check(area: str, what: str, plain: str, first: str, other: str, **program: str) -> Wrong:
    """One that DTL_CHECK tells: ranks 0 and 1 differ."""
    line = f"rank 0 {_said(first)} and rank 1 {_said(other)}; expected the same of all ranks"
    return Wrong(area, what, CHECK, plain, (line,), **program)


def _said(call: str) -> str:
    return call if " " in call.partition("(")[0] else f"calls {call}"


def hang(area: str, what: str, *stuck: str, plain: str = "hangs", **program: str) -> Wrong:
    """One that DTL_TIMEOUT ends: in what the ranks are stuck."""
    return Wrong(area, what, TIMEOUT, plain, stuck, **program)


def refused(area: str, what: str, said: str, **program: str) -> Wrong:
    """One that needs no setting."""
    return Wrong(area, what, REFUSED, "an error at once", (said,), **program)


def all_of(ranks: str, call: str) -> tuple[str, ...]:
    return tuple(f"dtl: rank {rank}: {call}" for rank in ranks)


HANGS, GARBLES, EITHER = "hangs", "wrong values", "hangs, or wrong values"
MPI_REFUSES = "an error of the MPI on some ranks; the others hang"

COLLECTIVES = "Collectives that differ"
ROOTS, OPS, COUNTS, TYPES = "Roots", "Operations", "Counts", "Types"
MESSAGES, WAITS, BUFFERS = "Messages that wait for each other", "Waits", "Buffers"
EPOCHS, FREED = "Epochs of windows", "What is freed"

WRONG = (
    check(
        COLLECTIVES,
        "another function",
        HANGS,
        "dtl_barrier()",
        "dtl_allreduce(count=1, dtype=int32, op=sum)",
        c="""
        int32_t one = 1, sum = 0;
        if (rank == 0)
            DO(dtl_barrier(ctx));
        else
            DO(dtl_allreduce(ctx, &one, &sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM));""",
    ),
    check(
        COLLECTIVES,
        "the same functions in another order",
        GARBLES,
        "dtl_broadcast(count=1, dtype=int32, root=0)",
        "dtl_reduce(count=1, dtype=int32, op=sum, root=0)",
        c="""
        int32_t one = 1, sum = 0;
        if (rank == 0)
            DO(dtl_broadcast(ctx, &one, 1, DTL_DTYPE_INT32, 0));
        DO(dtl_reduce(ctx, &one, &sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
        if (rank != 0)
            DO(dtl_broadcast(ctx, &one, 1, DTL_DTYPE_INT32, 0));""",
    ),
    check(
        COLLECTIVES,
        "a started one beside one that waits",
        HANGS,
        "dtl_ibarrier()",
        "dtl_barrier()",
        c="""
        dtl_request_t request = NULL;
        if (rank == 0) {
            DO(dtl_ibarrier(ctx, &request));
            DO(dtl_wait(request));
        } else {
            DO(dtl_barrier(ctx));
        }""",
    ),
    check(
        COLLECTIVES,
        "plans that are started in another order",
        EITHER,
        "starts the plan of dtl_plan_allreduce(count=1, dtype=int32, op=sum), "
        "call 2 of the context",
        "starts the plan of dtl_plan_allreduce(count=1, dtype=int32, op=max), "
        "call 3 of the context",
        c="""
        static int32_t one = 1, first, second;
        dtl_collective_plan_t plans[2];
        DO(dtl_plan_allreduce(ctx, &one, &first, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &plans[0]));
        DO(dtl_plan_allreduce(ctx, &one, &second, 1, DTL_DTYPE_INT32, DTL_OP_MAX, &plans[1]));
        DO(dtl_collective_plan_start(plans[rank == 1]));
        DO(dtl_collective_plan_wait(plans[rank == 1]));""",
    ),
    check(
        COLLECTIVES,
        "a container that one rank makes alone",
        HANGS,
        "dtl_vector_create(dtype=float64, global_size=9)",
        "dtl_barrier()",
        c="""
        dtl_vector_t vec = NULL;
        if (rank == 0)
            DO(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 9, &vec));
        else
            DO(dtl_barrier(ctx));""",
    ),
    check(
        COLLECTIVES,
        "a split that one rank leaves out",
        HANGS,
        "dtl_barrier()",
        "dtl_context_split()",
        c="""
        dtl_context_t part = NULL;
        if (rank == 0)
            DO(dtl_barrier(ctx));
        else
            DO(dtl_context_split(ctx, 1, 0, &part));""",
    ),
    check(
        COLLECTIVES,
        "a map that one rank does not synchronise",
        HANGS,
        "dtl_barrier()",
        "dtl_map_sync()",
        c="""
        dtl_map_t map = NULL;
        DO(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
        if (rank == 0)
            DO(dtl_barrier(ctx));
        else
            DO(dtl_map_sync(map));""",
    ),
    check(
        COLLECTIVES,
        "a sum in Python that one rank leaves out",
        HANGS,
        "Context.barrier()",
        "allreduce(value=1)",
        python="""
if ctx.rank == 0:
    ctx.barrier()
else:
    dtl.allreduce(ctx, 1)""",
    ),
    hang(
        COLLECTIVES,
        "one more round on one rank",
        "dtl: rank 0: dtl_allreduce(count=1, dtype=int32, op=sum) was entered",
        *all_of("12", "dtl_recv("),
        c="""
        int32_t one = 1, sum = 0;
        for (int round = 0; round < 2 + (rank == 0); round++)
            DO(dtl_allreduce(ctx, &one, &sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
        if (rank != 0)
            DO(dtl_recv(ctx, &sum, 1, DTL_DTYPE_INT32, 0, 0));""",
    ),
    hang(
        COLLECTIVES,
        "a rank that calls none",
        "dtl: rank 0: dtl_recv(",
        *all_of("12", "dtl_barrier("),
        c="""
        int32_t word = 0;
        if (rank == 0)
            DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7));
        else
            DO(dtl_barrier(ctx));""",
    ),
    hang(
        COLLECTIVES,
        "two contexts in another order",
        *all_of("012", "dtl_barrier("),
        c="""
        dtl_context_t twin = NULL;
        DO(dtl_context_dup(ctx, &twin));
        DO(dtl_barrier(rank == 0 ? ctx : twin));
        DO(dtl_barrier(rank == 0 ? twin : ctx));""",
    ),
    check(
        ROOTS,
        "another root of a broadcast",
        GARBLES,
        "dtl_broadcast(count=1, dtype=int32, root=0)",
        "dtl_broadcast(count=1, dtype=int32, root=1)",
        c="""
        int32_t value = rank;
        DO(dtl_broadcast(ctx, &value, 1, DTL_DTYPE_INT32, rank));""",
    ),
    check(
        ROOTS,
        "another root of a reduction",
        HANGS,
        "dtl_reduce(count=1, dtype=float64, op=sum, root=0)",
        "dtl_reduce(count=1, dtype=float64, op=sum, root=1)",
        c="""
        double one = 1.0, sum = 0.0;
        DO(dtl_reduce(ctx, &one, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM, rank == 1));""",
    ),
    check(
        ROOTS,
        "another root of a gather",
        HANGS,
        "dtl_gather(sendcount=1, senddtype=int32, root=0)",
        "dtl_gather(sendcount=1, senddtype=int32, root=1)",
        c="""
        int32_t all[64];
        DO(dtl_gather(ctx, &rank, 1, DTL_DTYPE_INT32, all, 1, DTL_DTYPE_INT32, rank == 1));""",
    ),
    check(
        ROOTS,
        "another root of a scatter",
        GARBLES,
        "dtl_scatter(recvcount=1, recvdtype=int32, root=0)",
        "dtl_scatter(recvcount=1, recvdtype=int32, root=1)",
        c="""
        int32_t all[64] = {0}, mine = 0;
        DO(dtl_scatter(ctx, all, 1, DTL_DTYPE_INT32, &mine, 1, DTL_DTYPE_INT32, rank == 1));""",
    ),
    Wrong(
        ROOTS,
        "a root that one rank has out of range",
        CHECK,
        "an error there; the others hang",
        (
            "rank 1 refuses dtl_broadcast, since root is 99; "
            "expected root >= 0 and root < size(ctx) (3)",
        ),
        c="""
        int32_t value = rank;
        dtl_status status = dtl_broadcast(ctx, &value, 1, DTL_DTYPE_INT32, rank == 1 ? 99 : 0);
        if (rank != 1)
            DO(status);
        DO(dtl_recv(ctx, &value, 1, DTL_DTYPE_INT32, 0, 7));""",
    ),
    check(
        OPS,
        "another operation",
        GARBLES,
        "dtl_allreduce(count=1, dtype=float64, op=sum)",
        "dtl_allreduce(count=1, dtype=float64, op=max)",
        c="""
        double one = 1.0, sum = 0.0;
        dtl_reduce_op op = rank == 1 ? DTL_OP_MAX : DTL_OP_SUM;
        DO(dtl_allreduce(ctx, &one, &sum, 1, DTL_DTYPE_FLOAT64, op));""",
    ),
    check(
        OPS,
        "another operation of a scan",
        GARBLES,
        "dtl_scan(count=1, dtype=float64, op=sum)",
        "dtl_scan(count=1, dtype=float64, op=prod)",
        c="""
        double one = 1.0, sum = 0.0;
        dtl_reduce_op op = rank == 1 ? DTL_OP_PROD : DTL_OP_SUM;
        DO(dtl_scan(ctx, &one, &sum, 1, DTL_DTYPE_FLOAT64, op));""",
    ),
    check(
        OPS,
        "another operation of one that is started",
        GARBLES,
        "dtl_ireduce(count=1, dtype=int64, op=sum, root=0)",
        "dtl_ireduce(count=1, dtype=int64, op=min, root=0)",
        c="""
        int64_t one = 1, sum = 0;
        dtl_request_t request = NULL;
        DO(dtl_ireduce(ctx, &one, &sum, 1, DTL_DTYPE_INT64, rank == 1 ? DTL_OP_MIN : DTL_OP_SUM, 0,
                       &request));
        DO(dtl_wait(request));""",
    ),
    check(
        OPS,
        "another order of a sort",
        GARBLES,
        "dtl_container_sort(order=ascending)",
        "dtl_container_sort(order=descending)",
        c="""
        dtl_vector_t vec = NULL;
        DO(dtl_vector_create(ctx, DTL_DTYPE_INT32, 9, &vec));
        DO(dtl_container_sort((dtl_container_t)vec,
                              rank == 1 ? DTL_SORT_DESCENDING : DTL_SORT_ASCENDING));""",
    ),
    refused(
        OPS,
        "another operation in Python",
        "rank 0 gives float64 of shape (3,) to allreduce by sum and "
        "rank 1 gives float64 of shape (3,) to allreduce by max; expected the same of all ranks",
        python='dtl.allreduce(ctx, np.ones(3), op="max" if ctx.rank == 1 else "sum")',
    ),
    check(
        COUNTS,
        "another count of a broadcast",
        MPI_REFUSES,
        "dtl_broadcast(count=4, dtype=int32, root=0)",
        "dtl_broadcast(count=2, dtype=int32, root=0)",
        c="""
        int32_t values[4] = {0};
        DO(dtl_broadcast(ctx, values, rank == 1 ? 2 : 4, DTL_DTYPE_INT32, 0));""",
    ),
    check(
        COUNTS,
        "another count of a sum",
        MPI_REFUSES,
        "dtl_allreduce(count=4, dtype=int32, op=sum)",
        "dtl_allreduce(count=2, dtype=int32, op=sum)",
        c="""
        int32_t values[4] = {0}, sums[4];
        DO(dtl_allreduce(ctx, values, sums, rank == 1 ? 2 : 4, DTL_DTYPE_INT32, DTL_OP_SUM));""",
    ),
    check(
        COUNTS,
        "another count of a gather",
        GARBLES,
        "dtl_gather(sendcount=2, senddtype=int32, root=0)",
        "dtl_gather(sendcount=1, senddtype=int32, root=0)",
        c="""
        int32_t values[2] = {0}, all[64];
        dtl_size_t count = rank == 1 ? 1 : 2;
        DO(dtl_gather(ctx, values, count, DTL_DTYPE_INT32, all, 2, DTL_DTYPE_INT32, 0));""",
    ),
    check(
        COUNTS,
        "another count from all to all",
        MPI_REFUSES,
        "dtl_alltoall(sendcount=2, senddtype=int32)",
        "dtl_alltoall(sendcount=1, senddtype=int32)",
        c="""
        int32_t values[64] = {0}, all[64];
        dtl_size_t count = rank == 1 ? 1 : 2;
        DO(dtl_alltoall(ctx, values, count, DTL_DTYPE_INT32, all, count, DTL_DTYPE_INT32));""",
    ),
    check(
        COUNTS,
        "another size of a vector",
        GARBLES,
        "dtl_vector_create(dtype=int32, global_size=9)",
        "dtl_vector_create(dtype=int32, global_size=10)",
        c="""
        dtl_vector_t vec = NULL;
        DO(dtl_vector_create(ctx, DTL_DTYPE_INT32, rank == 1 ? 10 : 9, &vec));""",
    ),
    refused(
        COUNTS,
        "another size of an array in Python",
        "rank 0 gives float64 of shape (3,) to allreduce by sum and "
        "rank 1 gives float64 of shape (4,) to allreduce by sum; expected the same of all ranks",
        python="dtl.allreduce(ctx, np.ones(4 if ctx.rank == 1 else 3))",
    ),
    check(
        TYPES,
        "another dtype of a broadcast",
        MPI_REFUSES,
        "dtl_broadcast(count=2, dtype=float64, root=0)",
        "dtl_broadcast(count=2, dtype=float32, root=0)",
        c="""
        double values[2] = {0};
        DO(dtl_broadcast(ctx, values, 2, rank == 1 ? DTL_DTYPE_FLOAT32 : DTL_DTYPE_FLOAT64, 0));""",
    ),
    check(
        TYPES,
        "another dtype of a sum",
        GARBLES,
        "dtl_allreduce(count=2, dtype=int64, op=sum)",
        "dtl_allreduce(count=2, dtype=float64, op=sum)",
        c="""
        int64_t values[2] = {0}, sums[2];
        DO(dtl_allreduce(ctx, values, sums, 2, rank == 1 ? DTL_DTYPE_FLOAT64 : DTL_DTYPE_INT64,
                         DTL_OP_SUM));""",
    ),
    check(
        TYPES,
        "another dtype of a map's values",
        GARBLES,
        "dtl_map_create(key_dtype=int64, value_dtype=int64)",
        "dtl_map_create(key_dtype=int64, value_dtype=int32)",
        c="""
        dtl_map_t map = NULL;
        DO(dtl_map_create(ctx, DTL_DTYPE_INT64, rank == 1 ? DTL_DTYPE_INT32 : DTL_DTYPE_INT64,
                          &map));""",
    ),
    check(
        TYPES,
        "another dtype of a tensor",
        GARBLES,
        "dtl_tensor_create(dtype=float64)",
        "dtl_tensor_create(dtype=float32)",
        c="""
        dtl_tensor_t tensor = NULL;
        dtl_shape shape = {.ndim = 2, .dims = {6, 4}};
        DO(dtl_tensor_create(ctx, rank == 1 ? DTL_DTYPE_FLOAT32 : DTL_DTYPE_FLOAT64, shape,
                             &tensor));""",
    ),
    refused(
        TYPES,
        "another dtype of an array in Python",
        "rank 0 gives int64 of shape (3,) to allreduce by sum and "
        "rank 1 gives float64 of shape (3,) to allreduce by sum; expected the same of all ranks",
        python='dtl.allreduce(ctx, np.ones(3, "float64" if ctx.rank == 1 else "int64"))',
    ),
    hang(
        MESSAGES,
        "all receive first",
        *all_of("012", "dtl_recv("),
        c="""
        int32_t word = 0;
        DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, (rank + size - 1) % size, 7));
        DO(dtl_send(ctx, &word, 1, DTL_DTYPE_INT32, (rank + 1) % size, 7));""",
    ),
    hang(
        MESSAGES,
        "all send long messages first",
        *all_of("012", "dtl_send("),
        plain="hangs; goes well where messages are short",
        c="""
        static double large[1 << 20];
        DO(dtl_send(ctx, large, 1 << 20, DTL_DTYPE_FLOAT64, (rank + 1) % size, 7));
        DO(dtl_recv(ctx, large, 1 << 20, DTL_DTYPE_FLOAT64, (rank + size - 1) % size, 7));""",
    ),
    hang(
        MESSAGES,
        "a long message to oneself",
        *all_of("012", "dtl_send("),
        c="""
        static double large[1 << 20];
        DO(dtl_send(ctx, large, 1 << 20, DTL_DTYPE_FLOAT64, rank, 7));
        DO(dtl_recv(ctx, large, 1 << 20, DTL_DTYPE_FLOAT64, rank, 7));""",
    ),
    hang(
        MESSAGES,
        "another tag",
        "dtl: rank 1: dtl_recv(",
        *all_of("02", "dtl_barrier("),
        c="""
        int32_t word = 0;
        if (rank == 0)
            DO(dtl_send(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7));
        if (rank == 1)
            DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, 0, 8));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        MESSAGES,
        "another source",
        "dtl: rank 1: dtl_recv(",
        *all_of("02", "dtl_barrier("),
        c="""
        int32_t word = 0;
        if (rank == 0)
            DO(dtl_send(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7));
        if (rank == 1)
            DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, 2, 7));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        MESSAGES,
        "a probe for what nobody sends",
        "dtl: rank 0: dtl_probe(",
        *all_of("12", "dtl_barrier("),
        c="""
        dtl_message_info_t info;
        if (rank == 0)
            DO(dtl_probe(ctx, DTL_ANY_SOURCE, DTL_ANY_TAG, DTL_DTYPE_INT32, &info));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        MESSAGES,
        "partners of sendrecv that do not fit",
        *all_of("012", "dtl_sendrecv("),
        c="""
        int32_t mine = rank, other = 0, next = (rank + 1) % size;
        DO(dtl_sendrecv(ctx, &mine, 1, DTL_DTYPE_INT32, next, 7, &other, 1, DTL_DTYPE_INT32, next,
                        7));""",
    ),
    hang(
        MESSAGES,
        "all receive first, in Python",
        *all_of("012", "recv(source="),
        python="dtl.recv(ctx, source=(ctx.rank + 1) % ctx.size)",
    ),
    refused(
        MESSAGES,
        "a buffer that is too small for a message",
        "dtl_recv: buf has 1 elements of int32, 4 bytes; expected room for 20 of int32, 80 bytes, "
        "of the message from rank 0 with tag 7, which is lost",
        c="""
        int32_t words[20] = {0};
        if (rank == 0)
            DO(dtl_send(ctx, words, 20, DTL_DTYPE_INT32, 1, 7));
        if (rank == 1)
            DO(dtl_recv(ctx, words, 1, DTL_DTYPE_INT32, 0, 7));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        WAITS,
        "a wait for a message that nobody sends",
        "dtl: rank 0: dtl_wait(",
        *all_of("12", "dtl_barrier("),
        c="""
        int32_t word = 0;
        dtl_request_t request = NULL;
        if (rank == 0) {
            DO(dtl_irecv(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7, &request));
            DO(dtl_wait(request));
        }
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        WAITS,
        "a wait for a future that nobody sets",
        *all_of("012", "dtl_future_wait("),
        c="""
        dtl_future_t future = NULL;
        DO(dtl_future_create(&future));
        DO(dtl_future_wait(future));""",
    ),
    hang(
        WAITS,
        "a collective that one rank does not start",
        "dtl: rank 0: dtl_recv(",
        *all_of("12", "dtl_wait("),
        c="""
        int32_t one = 1, sum = 0;
        dtl_request_t request = NULL;
        if (rank == 0)
            DO(dtl_recv(ctx, &sum, 1, DTL_DTYPE_INT32, 1, 7));
        DO(dtl_iallreduce(ctx, &one, &sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
        DO(dtl_wait(request));
        DO(dtl_send(ctx, &sum, 1, DTL_DTYPE_INT32, 0, 7));""",
    ),
    refused(
        WAITS,
        "a plan that is started before its wait",
        "dtl_collective_plan_start: the plan is under way; expected one that was waited for",
        c="""
        dtl_collective_plan_t plan = NULL;
        DO(dtl_plan_barrier(ctx, &plan));
        DO(dtl_collective_plan_start(plan));
        DO(dtl_collective_plan_start(plan));""",
    ),
    refused(
        WAITS,
        "a request that is waited for twice",
        "dtl_wait: request is a handle that is already closed; expected a request",
        c="""
        int32_t word = 0;
        dtl_request_t request = NULL;
        DO(dtl_isend(ctx, &word, 1, DTL_DTYPE_INT32, rank, 7, &request));
        DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, rank, 7));
        DO(dtl_wait(request));
        DO(dtl_wait(request));""",
    ),
    refused(
        WAITS,
        "a request that stands twice in an array",
        "dtl_waitall: requests[0] and requests[1] are the same handle; expected each once",
        c="""
        int32_t word = 0;
        dtl_request_t requests[2];
        DO(dtl_irecv(ctx, &word, 1, DTL_DTYPE_INT32, rank, 7, &requests[0]));
        requests[1] = requests[0];
        DO(dtl_waitall(2, requests));""",
    ),
    Wrong(
        BUFFERS,
        "a buffer that is written while it is sent",
        CHECK,
        "wrong values now and then",
        (
            "a buffer of 4 bytes was written while rank 0 sent it to rank 1 with tag 7; "
            "expected it unchanged until the wait",
        ),
        c="""
        int32_t word = 1;
        dtl_request_t request = NULL;
        if (rank == 0) {
            DO(dtl_isend(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7, &request));
            word = 2;
            DO(dtl_wait(request));
        }
        if (rank == 1)
            DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, 0, 7));
        DO(dtl_barrier(ctx));""",
    ),
    Wrong(
        BUFFERS,
        "an array that is written while it is sent, in Python",
        CHECK,
        "wrong values now and then",
        (
            "a buffer of 8000000 bytes was written while rank 0 sent it to rank 1 with tag 7; "
            "expected it unchanged until the wait",
        ),
        python="""
if ctx.rank == 0:
    data = np.zeros(10**6)
    request = dtl.isend(ctx, data, dest=1, tag=7)
    data += 1
    request.wait()
elif ctx.rank == 1:
    dtl.recv(ctx, source=0, tag=7)
ctx.barrier()""",
    ),
    refused(
        BUFFERS,
        "a result in the midst of what is given",
        "dtl_allreduce: recvbuf overlaps sendbuf; "
        "expected no overlap with sendbuf unless both are the same",
        c="""
        int32_t words[8] = {0};
        DO(dtl_allreduce(ctx, words, words + 1, 4, DTL_DTYPE_INT32, DTL_OP_SUM));""",
    ),
    refused(
        EPOCHS,
        "a put outside an epoch",
        "dtl_rma_put: target is 1 outside an epoch; expected dtl_window_fence, dtl_window_lock or",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        if (rank == 0)
            DO(dtl_rma_put(win, 1, 0, &rank, sizeof rank));
        DO(dtl_barrier(ctx));""",
    ),
    refused(
        EPOCHS,
        "an unlock without a lock",
        "dtl_window_unlock: target is 1; expected one that this rank has locked by dtl_window_lock",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        DO(dtl_window_unlock(win, 1));""",
    ),
    refused(
        EPOCHS,
        "a second lock of one target",
        "dtl_window_lock: target is 1, which this rank may access already; expected one that it "
        "has not locked or started",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        DO(dtl_window_lock(win, 1, DTL_LOCK_SHARED));
        DO(dtl_window_lock(win, 1, DTL_LOCK_SHARED));""",
    ),
    refused(
        EPOCHS,
        "a put past the end",
        "dtl_rma_put: target_offset is 62 for 4 bytes; expected target_offset + bytes <= 64",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        DO(dtl_window_fence(win));
        DO(dtl_rma_put(win, 1, 62, &rank, sizeof rank));""",
    ),
    hang(
        EPOCHS,
        "a lock that is never released",
        "dtl: rank 1: dtl_window_lock(",
        *all_of("02", "dtl_barrier("),
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        if (rank == 0)
            DO(dtl_window_lock(win, 0, DTL_LOCK_EXCLUSIVE));
        DO(dtl_barrier(ctx));
        if (rank == 1)
            DO(dtl_window_lock(win, 0, DTL_LOCK_EXCLUSIVE));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        EPOCHS,
        "a start that is not posted",
        "dtl: rank 0: dtl_window_start(",
        *all_of("12", "dtl_barrier("),
        c="""
        dtl_window_t win = NULL;
        dtl_rank_t target = 1;
        DO(dtl_window_allocate(ctx, 64, &win));
        if (rank == 0)
            DO(dtl_window_start(win, &target, 1));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        EPOCHS,
        "a post that nobody completes",
        "dtl: rank 1: dtl_window_wait(",
        *all_of("02", "dtl_barrier("),
        c="""
        dtl_window_t win = NULL;
        dtl_rank_t origin = 0;
        DO(dtl_window_allocate(ctx, 64, &win));
        if (rank == 1) {
            DO(dtl_window_post(win, &origin, 1));
            DO(dtl_window_wait(win));
        }
        DO(dtl_barrier(ctx));""",
    ),
    check(
        EPOCHS,
        "a fence that one rank leaves out",
        HANGS,
        "dtl_barrier()",
        "dtl_window_fence()",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        if (rank == 0)
            DO(dtl_barrier(ctx));
        else
            DO(dtl_window_fence(win));""",
    ),
    refused(
        FREED,
        "a context that is closed",
        "dtl_barrier: ctx is a handle that is already closed; expected a context",
        c="""
        dtl_context_t twin = NULL;
        DO(dtl_context_dup(ctx, &twin));
        dtl_context_destroy(twin);
        DO(dtl_barrier(twin));""",
    ),
    refused(
        FREED,
        "a part that this rank is not in",
        "dtl_barrier: ctx is a null handle; expected a context",
        c="""
        dtl_context_t part = NULL;
        DO(dtl_context_split(ctx, rank == 0 ? -1 : 1, 0, &part));
        DO(dtl_barrier(part));""",
    ),
    hang(
        FREED,
        "a context that one rank closes early",
        "dtl: rank 0: dtl_recv(",
        *all_of("12", "dtl_barrier("),
        c="""
        int32_t word = 0;
        dtl_context_t twin = NULL;
        DO(dtl_context_dup(ctx, &twin));
        if (rank == 0) {
            dtl_context_destroy(twin);
            DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7));
        } else {
            DO(dtl_barrier(twin));
        }""",
    ),
    refused(
        FREED,
        "a window that is closed",
        "dtl_window_fence: win is a handle that is already closed; expected a window",
        c="""
        dtl_window_t win = NULL;
        DO(dtl_window_allocate(ctx, 64, &win));
        dtl_window_destroy(win);
        DO(dtl_window_fence(win));""",
    ),
    refused(
        FREED,
        "a context that is closed, in Python",
        "Context.barrier: self: <dtl.Context, closed>; expected a context that is open",
        python="""
with ctx.dup() as twin:
    pass
twin.barrier()""",
    ),
)

C_PROGRAM = """
#include <dtl/dtl.h>
#include <stdio.h>
#include <string.h>

static void check(dtl_status status)
{{
    char text[1024];

    if (status == DTL_SUCCESS)
        return;
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "%s\\n", text);
    dtl_abort(1);
}}

#define DO(call) check(call)

{functions}

int main(int argc, char **argv)
{{
    dtl_context_t ctx = NULL;

    if (argc != 3 || freopen(argv[2], "a", stderr) == NULL)
        return 2;
    DO(dtl_context_create_default(&ctx));
    DO(dtl_barrier(ctx));
{choices}
    dtl_context_destroy(ctx);
    return 0;
}}
"""

C_FUNCTION = """
static void {name}(dtl_context_t ctx, int32_t rank, int32_t size)
{{
    (void)size;{body}
}}
"""

C_CHOICE = """
    if (strcmp(argv[1], "{name}") == 0)
        {name}(ctx, dtl_context_rank(ctx), dtl_context_size(ctx));"""

PYTHON_PROGRAM = """
import os, sys
import numpy as np
import dtl
os.dup2(os.open(sys.argv[1], os.O_WRONLY | os.O_APPEND), 2)
ctx = dtl.Context()
ctx.barrier()
try:
{body}
except dtl.DTLError as error:
    os.write(2, f"{{error}}\\n".encode())
    os._exit(1)
"""


def c_source() -> str:
    """All programs in C: the first argument says which, and the second where to tell."""
    written = [wrong for wrong in WRONG if wrong.c]
    functions = (C_FUNCTION.format(name=wrong.name, body=wrong.c) for wrong in written)
    choices = (C_CHOICE.format(name=wrong.name) for wrong in written)
    return C_PROGRAM.format(functions="".join(functions), choices="".join(choices))


def python_source(wrong: Wrong) -> str:
    return PYTHON_PROGRAM.format(body=textwrap.indent(wrong.python.strip(), "    "))


def page() -> str:
    """The page, with the introduction that it has."""
    areas = dict.fromkeys(wrong.area for wrong in WRONG)
    parts = (
        f"## {area}\n\n{ROW}" + "\n".join(each.row() for each in WRONG if each.area == area)
        for area in areas
    )
    introduction = PAGE.read_text().partition("\n\n## ")[0]
    return "\n\n".join([introduction, *parts]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
