# SPDX-License-Identifier: BSD-3-Clause
"""Faulty programs: mismatched collective calls."""

from faulty_program_kinds import (
    CHECK,
    EITHER,
    GARBLES,
    HANGS,
    MPI_REFUSES,
    FaultyProgram,
    all_of,
    check,
    hang,
    refused,
)

COLLECTIVES = "Collectives that differ"
ROOTS = "Roots"
OPS = "Operations"
COUNTS = "Counts"
TYPES = "Types"

PROGRAMS = (
    check(
        COLLECTIVES,
        "different functions",
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
        "a non-blocking and a blocking collective",
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
        "plans started in different orders",
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
        "a container created by one rank only",
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
        "a split that one rank does not call",
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
        "a sum in Python that one rank does not call",
        HANGS,
        "Context.barrier()",
        "allreduce(value=1)",
        python="""
if ctx.rank == 0:
    ctx.barrier()
else:
    dtl.allreduce(ctx, 1)""",
    ),
    FaultyProgram(
        COLLECTIVES,
        "a save to another file",
        CHECK,
        "the file that rank 0 names is written",
        ('path is "b.npy" on rank 1; expected "a.npy", as on rank 0',),
        c="""
        dtl_vector_t vec = NULL;
        DO(dtl_vector_create(ctx, DTL_DTYPE_INT32, 9, &vec));
        DO(dtl_container_save((dtl_container_t)vec, rank == 1 ? "b.npy" : "a.npy"));""",
    ),
    hang(
        COLLECTIVES,
        "one more iteration on one rank",
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
        "a rank that calls no collective",
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
        "different roots of a broadcast",
        GARBLES,
        "dtl_broadcast(count=1, dtype=int32, root=0)",
        "dtl_broadcast(count=1, dtype=int32, root=1)",
        c="""
        int32_t value = rank;
        DO(dtl_broadcast(ctx, &value, 1, DTL_DTYPE_INT32, rank));""",
    ),
    check(
        ROOTS,
        "different roots of a reduction",
        HANGS,
        "dtl_reduce(count=1, dtype=float64, op=sum, root=0)",
        "dtl_reduce(count=1, dtype=float64, op=sum, root=1)",
        c="""
        double one = 1.0, sum = 0.0;
        DO(dtl_reduce(ctx, &one, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM, rank == 1));""",
    ),
    check(
        ROOTS,
        "different roots of a gather",
        HANGS,
        "dtl_gather(sendcount=1, senddtype=int32, root=0)",
        "dtl_gather(sendcount=1, senddtype=int32, root=1)",
        c="""
        int32_t all[64];
        DO(dtl_gather(ctx, &rank, 1, DTL_DTYPE_INT32, all, 1, DTL_DTYPE_INT32, rank == 1));""",
    ),
    check(
        ROOTS,
        "different roots of a scatter",
        GARBLES,
        "dtl_scatter(recvcount=1, recvdtype=int32, root=0)",
        "dtl_scatter(recvcount=1, recvdtype=int32, root=1)",
        c="""
        int32_t all[64] = {0}, mine = 0;
        DO(dtl_scatter(ctx, all, 1, DTL_DTYPE_INT32, &mine, 1, DTL_DTYPE_INT32, rank == 1));""",
    ),
    FaultyProgram(
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
        ROOTS,
        "different roots of a non-blocking gather",
        HANGS,
        "dtl_igather(sendcount=1, senddtype=int32, root=0)",
        "dtl_igather(sendcount=1, senddtype=int32, root=1)",
        c="""
        int32_t all[64];
        dtl_request_t request = NULL;
        DO(dtl_igather(ctx, &rank, 1, DTL_DTYPE_INT32, all, 1, DTL_DTYPE_INT32, rank == 1,
                       &request));
        DO(dtl_wait(request));""",
    ),
    check(
        ROOTS,
        "different roots of a scatter with counts",
        HANGS,
        "dtl_scatterv(recvdtype=int32, root=0)",
        "dtl_scatterv(recvdtype=int32, root=1)",
        c="""
        int32_t all[64] = {0}, mine = 0;
        dtl_size_t counts[] = {1, 1, 1};
        DO(dtl_scatterv(ctx, all, counts, NULL, DTL_DTYPE_INT32, &mine, 1, DTL_DTYPE_INT32,
                        rank == 1));""",
    ),
    refused(
        ROOTS,
        "different roots of an object in Python",
        "rank 0 gives an object to broadcast_object with root 0 and rank 1 gives an object to "
        "broadcast_object with root 1; expected the same of all ranks",
        python="dtl.broadcast_object(ctx, 0, root=int(ctx.rank == 1))",
    ),
    check(
        OPS,
        "different operations",
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
        "different operations of a scan",
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
        "different operations of a non-blocking reduction",
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
        "different orders of a sort",
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
        "different operations in Python",
        "rank 0 gives float64 of shape (3,) to allreduce by sum and "
        "rank 1 gives float64 of shape (3,) to allreduce by max; expected the same of all ranks",
        python='dtl.allreduce(ctx, np.ones(3), op="max" if ctx.rank == 1 else "sum")',
    ),
    check(
        OPS,
        "different operations of a reduce_scatter",
        GARBLES,
        "dtl_reduce_scatter_block(recvcount=1, dtype=int32, op=sum)",
        "dtl_reduce_scatter_block(recvcount=1, dtype=int32, op=bor)",
        c="""
        int32_t values[64] = {0}, sum = 0;
        dtl_reduce_op op = rank == 1 ? DTL_OP_BOR : DTL_OP_SUM;
        DO(dtl_reduce_scatter_block(ctx, values, &sum, 1, DTL_DTYPE_INT32, op));""",
    ),
    check(
        COUNTS,
        "different counts of a broadcast",
        MPI_REFUSES,
        "dtl_broadcast(count=4, dtype=int32, root=0)",
        "dtl_broadcast(count=2, dtype=int32, root=0)",
        c="""
        int32_t values[4] = {0};
        DO(dtl_broadcast(ctx, values, rank == 1 ? 2 : 4, DTL_DTYPE_INT32, 0));""",
    ),
    check(
        COUNTS,
        "different counts of a sum",
        MPI_REFUSES,
        "dtl_allreduce(count=4, dtype=int32, op=sum)",
        "dtl_allreduce(count=2, dtype=int32, op=sum)",
        c="""
        int32_t values[4] = {0}, sums[4];
        DO(dtl_allreduce(ctx, values, sums, rank == 1 ? 2 : 4, DTL_DTYPE_INT32, DTL_OP_SUM));""",
    ),
    check(
        COUNTS,
        "different counts of a gather",
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
        "different counts of an alltoall",
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
        "different sizes of a vector",
        GARBLES,
        "dtl_vector_create(dtype=int32, global_size=9)",
        "dtl_vector_create(dtype=int32, global_size=10)",
        c="""
        dtl_vector_t vec = NULL;
        DO(dtl_vector_create(ctx, DTL_DTYPE_INT32, rank == 1 ? 10 : 9, &vec));""",
    ),
    refused(
        COUNTS,
        "different sizes of an array in Python",
        "rank 0 gives float64 of shape (3,) to allreduce by sum and "
        "rank 1 gives float64 of shape (4,) to allreduce by sum; expected the same of all ranks",
        python="dtl.allreduce(ctx, np.ones(4 if ctx.rank == 1 else 3))",
    ),
    check(
        COUNTS,
        "different counts of a scatter",
        MPI_REFUSES,
        "dtl_scatter(recvcount=2, recvdtype=int32, root=0)",
        "dtl_scatter(recvcount=1, recvdtype=int32, root=0)",
        c="""
        int32_t all[64] = {0}, mine[2];
        dtl_size_t count = rank == 1 ? 1 : 2;
        DO(dtl_scatter(ctx, all, count, DTL_DTYPE_INT32, mine, count, DTL_DTYPE_INT32, 0));""",
    ),
    check(
        COUNTS,
        "different counts of a scan",
        MPI_REFUSES,
        "dtl_scan(count=2, dtype=int32, op=sum)",
        "dtl_scan(count=1, dtype=int32, op=sum)",
        c="""
        int32_t values[2] = {0}, sums[2];
        DO(dtl_scan(ctx, values, sums, rank == 1 ? 1 : 2, DTL_DTYPE_INT32, DTL_OP_SUM));""",
    ),
    check(
        COUNTS,
        "different counts of a non-blocking sum",
        MPI_REFUSES,
        "dtl_iallreduce(count=4, dtype=int32, op=sum)",
        "dtl_iallreduce(count=2, dtype=int32, op=sum)",
        c="""
        int32_t values[4] = {0}, sums[4];
        dtl_request_t request = NULL;
        DO(dtl_iallreduce(ctx, values, sums, rank == 1 ? 2 : 4, DTL_DTYPE_INT32, DTL_OP_SUM,
                          &request));
        DO(dtl_wait(request));""",
    ),
    FaultyProgram(
        COUNTS,
        "more elements than the root of a gather expects",
        CHECK,
        MPI_REFUSES,
        ("rank 1 sends 2 elements to rank 0; expected 1, as that receives from it",),
        c="""
        int32_t values[2] = {0}, all[64];
        dtl_size_t counts[] = {1, 1, 1};
        DO(dtl_gatherv(ctx, values, rank == 1 ? 2 : 1, DTL_DTYPE_INT32, all, counts, NULL,
                       DTL_DTYPE_INT32, 0));""",
    ),
    FaultyProgram(
        COUNTS,
        "more elements for one rank than it expects",
        CHECK,
        MPI_REFUSES,
        ("rank 1 sends 2 elements to rank 0; expected 1, as that receives from it",),
        c="""
        int32_t values[64] = {0}, all[64];
        dtl_size_t sent[] = {1, 1, 1}, received[] = {1, 1, 1};
        if (rank == 1)
            sent[0] = 2;
        DO(dtl_alltoallv(ctx, values, sent, NULL, DTL_DTYPE_INT32, all, received, NULL,
                         DTL_DTYPE_INT32));""",
    ),
    check(
        COUNTS,
        "different counts of a reduce_scatter",
        MPI_REFUSES,
        "dtl_reduce_scatter_block(recvcount=1, dtype=int32, op=sum)",
        "dtl_reduce_scatter_block(recvcount=2, dtype=int32, op=sum)",
        c="""
        int32_t values[64] = {0}, sums[2];
        DO(dtl_reduce_scatter_block(ctx, values, sums, 1 + (rank == 1), DTL_DTYPE_INT32,
                                    DTL_OP_SUM));""",
    ),
    FaultyProgram(
        COUNTS,
        "fewer elements than a planned gather expects",
        CHECK,
        HANGS,
        ("rank 1 sends 0 elements to rank 0; expected 1, as that receives from it",),
        c="""
        int32_t all[64];
        dtl_size_t counts[] = {1, 1, 1};
        dtl_collective_plan_t plan = NULL;
        DO(dtl_plan_gatherv(ctx, &rank, rank != 1, DTL_DTYPE_INT32, all, counts, NULL,
                            DTL_DTYPE_INT32, 0, &plan));
        DO(dtl_collective_plan_start(plan));
        DO(dtl_collective_plan_wait(plan));
        DO(dtl_barrier(ctx));""",
    ),
    FaultyProgram(
        COUNTS,
        "fewer elements than a non-blocking gather expects",
        CHECK,
        HANGS,
        ("rank 1 sends 0 elements to rank 0; expected 1, as that receives from it",),
        c="""
        int32_t all[64];
        dtl_size_t counts[] = {1, 1, 1};
        dtl_request_t request = NULL;
        DO(dtl_igatherv(ctx, &rank, rank != 1, DTL_DTYPE_INT32, all, counts, NULL, DTL_DTYPE_INT32,
                        0, &request));
        DO(dtl_wait(request));
        if (rank != 0)
            DO(dtl_recv(ctx, &rank, 1, DTL_DTYPE_INT32, 0, 7));""",
    ),
    check(
        TYPES,
        "different dtypes of a broadcast",
        MPI_REFUSES,
        "dtl_broadcast(count=2, dtype=float64, root=0)",
        "dtl_broadcast(count=2, dtype=float32, root=0)",
        c="""
        double values[2] = {0};
        DO(dtl_broadcast(ctx, values, 2, rank == 1 ? DTL_DTYPE_FLOAT32 : DTL_DTYPE_FLOAT64, 0));""",
    ),
    check(
        TYPES,
        "different dtypes of a sum",
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
        "different dtypes of a map's values",
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
        "different dtypes of a tensor",
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
        "different dtypes of an array in Python",
        "rank 0 gives int64 of shape (3,) to allreduce by sum and "
        "rank 1 gives float64 of shape (3,) to allreduce by sum; expected the same of all ranks",
        python='dtl.allreduce(ctx, np.ones(3, "float64" if ctx.rank == 1 else "int64"))',
    ),
)
