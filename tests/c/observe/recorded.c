/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls of several kinds that replay.sh records and replays: handles, memory that is read, written
 * or retained, text, a callback, and numbers returned by other calls. */
#include <dtl/dtl.h>

static void twice(void *element, dtl_size_t index, void *user_data)
{
    (void)index;
    (void)user_data;
    *(double *)element *= 2;
}

static dtl_status ring(dtl_context_t ctx, dtl_rank_t rank, dtl_size_t size)
{
    dtl_rank_t next = (dtl_rank_t)(((dtl_size_t)rank + 1) % size);
    double mine[3] = {rank, 1, 2}, theirs[3];
    dtl_request_t request = NULL;
    dtl_status status = dtl_isend(ctx, mine, 3, DTL_DTYPE_FLOAT64, next, 7, &request);

    if (status == DTL_SUCCESS)
        status = dtl_recv(ctx, theirs, 3, DTL_DTYPE_FLOAT64, DTL_ANY_SOURCE, 7);
    return status == DTL_SUCCESS ? dtl_wait(request) : status;
}

int main(void)
{
    dtl_context_t ctx = NULL;
    dtl_vector_t vec = NULL;
    dtl_status status = dtl_context_create_default(&ctx);
    dtl_rank_t rank = dtl_context_rank(ctx), size = dtl_context_size(ctx);
    int64_t sum = 0;

    if (status == DTL_SUCCESS)
        status = dtl_allreduce(ctx, (int64_t[]){rank + 1}, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM);
    if (status == DTL_SUCCESS)
        status = dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, (dtl_size_t)sum, &vec);
    if (status == DTL_SUCCESS)
        status = dtl_for_each_vector(vec, twice, NULL);
    if (status == DTL_SUCCESS)
        status = ring(ctx, rank, (dtl_size_t)size);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    return status != DTL_SUCCESS;
}
