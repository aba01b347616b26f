/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives on their way: made ready, started, tested, landed.
 *
 * The back end starts what it can; reductions that it lacks, or not in the order that the context
 * asks for, are brought together by it and folded here at the end.  One that is given up under way
 * is kept, for the other ranks count on it and its buffers are in use, and looked after whenever
 * another one starts, and before the job is left. */
#include "flight.h"

#include <string.h>
#include <time.h>

#include "core/job.h"

/* Apart from COMPOSED_TAG, so that a blocking collective never meets one that was started. */
enum { STARTED_TAG = -3 };

enum { LEAVING_NAPS = 100000, NAP = 50000 /* nanoseconds: some seconds in all */ };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct flight *abandoned; /* under the lock */

/* ---- made ready ------------------------------------------------------------------------------ */

enum { ARRAYS = 8 }; /* of one number a rank: counts and displacements, both ways, of both */

static uint64_t *array_of(const struct flight *flight, int index)
{
    return flight->numbers + (uint64_t)index * (uint64_t)flight->context->comm.size;
}

static const uint64_t *copied(const struct flight *flight, int index, const uint64_t *numbers)
{
    uint64_t *array = array_of(flight, index);

    memcpy(array, numbers, (uint64_t)flight->context->comm.size * sizeof *numbers);
    return array;
}

static const uint64_t *packed(const struct flight *flight, int index, const uint64_t *counts)
{
    uint64_t *array = array_of(flight, index);

    for (int32_t rank = 1; rank < flight->context->comm.size; rank++)
        array[rank] = array[rank - 1] + counts[rank - 1];
    return array;
}

/* Copies the arrays that are significant on this rank; the others become NULL. */
static dtl_status numbers_take(struct flight *flight, const struct collective *what)
{
    uint64_t ranks = (uint64_t)flight->context->comm.size;
    struct collective *asked = &flight->asked;
    bool is_root = flight->context->comm.rank == what->root;
    bool has_send =
        what->kind == COLLECTIVE_ALLTOALLV || (what->kind == COLLECTIVE_SCATTERV && is_root);
    bool has_recv = what->kind == COLLECTIVE_ALLTOALLV || what->kind == COLLECTIVE_ALLGATHERV ||
                    what->kind == COLLECTIVE_REDUCE_SCATTER ||
                    (what->kind == COLLECTIVE_GATHERV && is_root);
    dtl_status status;

    *asked = *what;
    asked->sendcounts = asked->sdispls = asked->recvcounts = asked->rdispls = NULL;
    if (!has_send && !has_recv)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&flight->numbers, ARRAYS * ranks * sizeof(uint64_t),
                        "counts of a collective");
    if (status != DTL_SUCCESS)
        return status;
    if (has_send) {
        asked->sendcounts = copied(flight, 0, what->sendcounts);
        asked->sdispls = what->sdispls != NULL ? copied(flight, 1, what->sdispls)
                                               : packed(flight, 1, asked->sendcounts);
    }
    if (has_recv) {
        asked->recvcounts = copied(flight, 2, what->recvcounts);
        asked->rdispls = what->rdispls != NULL ? copied(flight, 3, what->rdispls)
                                               : packed(flight, 3, asked->recvcounts);
    }
    return DTL_SUCCESS;
}

static bool is_reduction(enum collective_kind kind)
{
    return kind >= COLLECTIVE_REDUCE && kind <= COLLECTIVE_EXSCAN;
}

static dtl_status prepare(struct flight *flight, const struct collective *what, bool is_plan)
{
    const struct comm_ops *ops = flight->context->comm.ops;
    dtl_status status = numbers_take(flight, what);

    if (status != DTL_SUCCESS)
        return status;
    flight->wire = flight->asked;
    if (dtl__check_is_wanted(flight->context)) {
        flight->declared = dtl__check_declaration();
        flight->declared.plan = is_plan ? (int64_t)flight->context->check_count : 0;
        return is_reduction(what->kind) ? dtl__composed_gathering(flight) : DTL_SUCCESS;
    }
    if (dtl__composed_is_needed(ops, what->kind))
        status = dtl__composed_gathering(flight);
    if (status == DTL_SUCCESS && is_plan && ops->plan != NULL)
        status = ops->plan(&flight->context->comm, &flight->wire, &flight->planned);
    return status;
}

/* ---- those that were given up ---------------------------------------------------------------- */

static void flight_free(struct flight *flight)
{
    const struct comm_ops *ops = flight->context->comm.ops;

    if (flight->planned != NULL)
        ops->operation_release(flight->planned);
    dtl__check_release(flight->check);
    if (flight->operations != &flight->only)
        dtl__release(flight->operations);
    dtl__release(flight->numbers);
    dtl__release(flight->pile);
    dtl__context_release(flight->context);
    dtl__release(flight);
}

/* What is done meanwhile is let go of. */
static void abandoned_reap(void)
{
    struct flight *done = NULL;

    pthread_mutex_lock(&lock);
    for (struct flight **link = &abandoned; *link != NULL;) {
        struct flight *flight = *link;
        bool is_done = false;

        dtl__flight_test(flight, &is_done);
        if (flight->is_under_way) {
            link = &flight->next;
            continue;
        }
        *link = flight->next;
        flight->next = done;
        done = flight;
    }
    pthread_mutex_unlock(&lock);

    while (done != NULL) {
        struct flight *next = done->next;

        flight_free(done);
        done = next;
    }
}

/* MPI_Finalize does not bring others' collectives forward that this rank has started.  One that
 * another rank never started is left after a while. */
static void abandoned_finish(void)
{
    static const struct timespec nap = {.tv_nsec = NAP};

    for (int naps = 0; naps < LEAVING_NAPS; naps++) {
        bool is_empty;

        abandoned_reap();
        pthread_mutex_lock(&lock);
        is_empty = abandoned == NULL;
        pthread_mutex_unlock(&lock);
        if (is_empty)
            return;
        nanosleep(&nap, NULL);
    }
}

void dtl__flight_release(struct flight *flight)
{
    bool is_done = false;

    if (flight->is_under_way)
        dtl__flight_test(flight, &is_done);
    if (!flight->is_under_way) {
        flight_free(flight);
        return;
    }
    dtl__job_before_leave(abandoned_finish);
    pthread_mutex_lock(&lock);
    flight->next = abandoned;
    abandoned = flight;
    pthread_mutex_unlock(&lock);
}

dtl_status dtl__flight_make(struct context *context, const struct collective *what, bool is_plan,
                            struct flight **out)
{
    struct flight *flight = NULL;
    dtl_status status = dtl__alloc((void **)&flight, sizeof *flight, "collective");

    if (status != DTL_SUCCESS)
        return status;
    abandoned_reap();
    flight->context = dtl__context_retain(context);
    flight->comm = &context->comm;
    flight->tag = STARTED_TAG;
    flight->operations = &flight->only;
    status = prepare(flight, what, is_plan);
    if (status != DTL_SUCCESS) {
        flight_free(flight);
        return status;
    }
    *out = flight;
    return DTL_SUCCESS;
}

/* ---- on the way ------------------------------------------------------------------------------ */

/* By the back end; of a reduction that it can't start it gives no operation. */
static dtl_status started_by_back_end(struct flight *flight)
{
    struct comm *comm = &flight->context->comm;
    dtl_status status = comm->ops->start(comm, &flight->wire, &flight->operations[0]);

    if (status == DTL_SUCCESS && flight->operations[0] == NULL && !flight->is_composed) {
        status = dtl__composed_gathering(flight);
        if (status == DTL_SUCCESS)
            status = comm->ops->start(comm, &flight->wire, &flight->operations[0]);
    }
    flight->count = flight->operations[0] != NULL;
    return status;
}

/* By messages, which can be taken back if it turns out that the ranks have started others. */
static dtl_status started_with_check(struct flight *flight)
{
    struct context *context = flight->context;
    dtl_status status = dtl__check_start(context, &flight->declared, &flight->check);

    if (status != DTL_SUCCESS)
        return status;
    flight->comm = &context->checks;
    flight->tag = dtl__check_tag(context);
    flight->is_under_way = true;
    return dtl__composed_start(flight);
}

dtl_status dtl__flight_start(struct flight *flight)
{
    const struct comm_ops *ops = flight->context->comm.ops;
    dtl_status status;

    if (dtl__check_is_wanted(flight->context))
        return started_with_check(flight);
    if (flight->planned != NULL) {
        status = ops->operation_start(flight->planned);
        flight->is_under_way = status == DTL_SUCCESS;
        return status;
    }
    status = ops->start != NULL ? started_by_back_end(flight) : dtl__composed_start(flight);
    flight->is_under_way = status == DTL_SUCCESS || flight->count > 0;
    return status;
}

/* All has arrived, or failed. */
static dtl_status land(struct flight *flight, dtl_status status)
{
    struct collective *asked = &flight->asked;

    for (int32_t index = 0; index < flight->count; index++) {
        flight->comm->ops->operation_release(flight->operations[index]);
        flight->operations[index] = NULL;
    }
    flight->count = 0;
    dtl__check_release(flight->check);
    flight->check = NULL;
    flight->is_under_way = false;
    if (status != DTL_SUCCESS)
        return status;
    if (flight->is_composed)
        dtl__composed_folding(flight);
    if (asked->kind == COLLECTIVE_EXSCAN && flight->context->comm.rank == 0)
        for (uint64_t index = 0; index < asked->count; index++)
            dtl__neutral(asked->type->id, asked->op,
                         (char *)asked->recv + index * asked->type->size);
    return DTL_SUCCESS;
}

dtl_status dtl__flight_test(struct flight *flight, bool *done)
{
    const struct comm_ops *ops = flight->comm->ops;
    dtl_status status = DTL_SUCCESS;

    *done = true;
    if (flight->check != NULL) {
        status = dtl__check_test(flight->check, done);
        if (status != DTL_SUCCESS) {
            *done = true;
            return land(flight, status);
        }
    }
    if (flight->planned != NULL)
        status = ops->operation_test(flight->planned, done, NULL);
    for (int32_t index = 0; index < flight->count && *done; index++) {
        dtl_status tested = ops->operation_test(flight->operations[index], done, NULL);

        status = status == DTL_SUCCESS ? tested : status;
    }
    return *done ? land(flight, status) : DTL_SUCCESS;
}

dtl_status dtl__flight_wait(struct flight *flight)
{
    const struct comm_ops *ops = flight->comm->ops;
    dtl_status status = DTL_SUCCESS;

    if (flight->check != NULL)
        status = dtl__check_wait(flight->check);
    if (status != DTL_SUCCESS)
        return land(flight, status);
    if (flight->planned != NULL)
        status = ops->operation_wait(flight->planned, NULL);
    for (int32_t index = 0; index < flight->count; index++) {
        dtl_status waited = ops->operation_wait(flight->operations[index], NULL);

        status = status == DTL_SUCCESS ? waited : status;
    }
    return land(flight, status);
}
