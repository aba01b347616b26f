/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that are started: made ready, started, tested, completed.
 *
 * The back end starts what it can.  For reductions that it lacks, or not in the order that the
 * context asks for, it brings the contributions together, and they are folded here at the end.  A
 * request that is released while it is active is kept, for the other ranks count on it and its
 * buffers are in use; it is tested whenever another one is made, and before the job is left. */
#include "request.h"

#include <string.h>

#include "comm/composed.h"
#include "comm/part.h"
#include "count_check.h"
#include "device_collective.h"
#include "device_request.h"
#include "displacements.h"
#include "job/job.h"
#include "observe/failure.h"
#include "progress/wait.h"
#include "progress/worker.h"

/* Apart from COMPOSED_TAG, so that a blocking collective never meets one that was started. */
enum { STARTED_TAG = -3 };

static const int64_t longest = 10000000000; /* nanoseconds, to wait for who may be busy elsewhere */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct collective_request *abandoned; /* under the lock */

static pthread_mutex_t steps = PTHREAD_MUTEX_INITIALIZER; /* of those that are compared */
static struct collective_request *under_way;              /* the same, under that lock */

/* Whether devices do it by themselves. */
static bool is_native(const struct collective_request *request)
{
    return request->far != NULL && request->far->is_native;
}

/* ---- made ready ------------------------------------------------------------------------------ */

enum { ARRAYS = 8 }; /* of one number a rank: counts and displacements, both ways, of both */

static uint64_t *array_of(const struct collective_request *request, int index)
{
    return request->counts + (uint64_t)index * (uint64_t)request->context->comm.size;
}

static const uint64_t *copied(const struct collective_request *request, int index,
                              const uint64_t *numbers)
{
    uint64_t *array = array_of(request, index);

    memcpy(array, numbers, (uint64_t)request->context->comm.size * sizeof *numbers);
    return array;
}

static const uint64_t *displacements(const struct collective_request *request, int index,
                                     const uint64_t *given, const uint64_t *counts)
{
    if (given != NULL)
        return copied(request, index, given);
    displacements_pack(array_of(request, index), counts, request->context->comm.size);
    return array_of(request, index);
}

/* Copies the arrays that are significant on this rank; the others become NULL. */
static dtl_status copy_arguments(struct collective_request *request, const struct collective *given)
{
    const struct comm *comm = &request->context->comm;
    const uint64_t *sendcounts = significant(given->sendcounts, comm, given);
    const uint64_t *recvcounts = significant(given->recvcounts, comm, given);
    struct collective *what = &request->what;
    dtl_status status;

    *what = *given;
    what->sendcounts = what->sdispls = what->recvcounts = what->rdispls = NULL;
    if (sendcounts == NULL && recvcounts == NULL)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&request->counts, ARRAYS * (uint64_t)comm->size * sizeof(uint64_t),
                        "counts of a collective");
    if (status != DTL_SUCCESS)
        return status;
    if (sendcounts != NULL) {
        what->sendcounts = copied(request, 0, sendcounts);
        what->sdispls = displacements(request, 1, given->sdispls, what->sendcounts);
    }
    if (recvcounts != NULL) {
        what->recvcounts = copied(request, 2, recvcounts);
        what->rdispls = displacements(request, 3, given->rdispls, what->recvcounts);
    }
    return DTL_SUCCESS;
}

static dtl_status prepare(struct collective_request *request, const struct collective *what,
                          bool is_plan, bool is_far)
{
    bool is_on_device = is_far && dtl__device_starts(request->context, what);
    dtl_status status = copy_arguments(request, what);

    if (status == DTL_SUCCESS && is_far)
        status = dtl__far_make(request->context, &request->what, &request->far);
    if (status != DTL_SUCCESS || is_native(request))
        return status;
    request->transfer = request->what;
    if (dtl__check_is_wanted(request->context)) {
        request->declared = dtl__check_declaration();
        request->declared.is_on_device = is_on_device;
        request->declared.plan = is_plan ? (int64_t)request->context->check_count : 0;
        return collective_is_reduction(what->kind) ? dtl__composed_gathering(request, false)
                                                   : DTL_SUCCESS;
    }
    if (dtl__composed_is_needed(&request->context->comm, what->kind))
        status = dtl__composed_gathering(request, !is_plan);
    return status;
}

/* All ranks have the plan, or none.  `status` is that of what this rank has prepared. */
static dtl_status plan(struct context *context, struct collective_request *request,
                       dtl_status status)
{
    struct comm *comm = &context->comm;

    status = dtl__comm_agree(comm, status);
    if (status != DTL_SUCCESS || is_native(request))
        return status;
    if (dtl__check_is_wanted(context))
        return dtl__counts_check(comm, &request->what);
    if (comm->ops->plan == NULL || dtl__lane_exists(comm))
        return DTL_SUCCESS;
    return comm->ops->plan(comm, &request->transfer, &request->planned);
}

/* ---- released while active ------------------------------------------------------------------- */

static void request_free(struct collective_request *request)
{
    const struct comm_ops *ops = request->context->comm.ops;

    if (request->planned != NULL)
        ops->operation_release(request->planned);
    dtl__check_release(request->check);
    dtl__check_release(request->outcome);
    dtl__started_release(request->shared);
    if (request->operations != &request->only)
        dtl__release(request->operations);
    if (request->far != NULL)
        dtl__far_free(request->far);
    dtl__release(request->counts);
    dtl__release(request->contributions);
    dtl__context_release(request->context);
    dtl__release(request);
}

/* Frees those that are complete by now. */
static void abandoned_reap(void)
{
    struct collective_request *done = NULL;

    pthread_mutex_lock(&lock);
    for (struct collective_request **link = &abandoned; *link != NULL;) {
        struct collective_request *request = *link;
        bool is_done = false;

        dtl__collective_request_test(request, &is_done);
        if (request->is_active) {
            link = &request->next;
            continue;
        }
        *link = request->next;
        request->next = done;
        done = request;
    }
    pthread_mutex_unlock(&lock);

    while (done != NULL) {
        struct collective_request *next = done->next;

        request_free(done);
        done = next;
    }
}

/* A wait_test: whether none is left, or it is time to go. */
static dtl_status has_finished(void *until, bool *done)
{
    abandoned_reap();
    pthread_mutex_lock(&lock);
    *done = abandoned == NULL || dtl__now() >= *(const int64_t *)until;
    pthread_mutex_unlock(&lock);
    return DTL_SUCCESS;
}

/* MPI_Finalize does not bring others' collectives forward that this rank has started.  One that
 * another rank never started is left after a while. */
static void abandoned_finish(void)
{
    int64_t until = dtl__now() + longest;

    dtl__wait(has_finished, &until, &dtl__pace_bare);
}

void dtl__collective_request_release(struct collective_request *request)
{
    static struct leave_hook hook = {.call = abandoned_finish};
    bool is_done = false;

    if (request->is_active)
        dtl__collective_request_test(request, &is_done);
    if (!request->is_active) {
        request_free(request);
        return;
    }
    dtl__job_before_leave(&hook);
    pthread_mutex_lock(&steps);
    request->is_abandoned = true;
    pthread_mutex_unlock(&steps);
    pthread_mutex_lock(&lock);
    request->next = abandoned;
    abandoned = request;
    pthread_mutex_unlock(&lock);
}

dtl_status dtl__collective_request_make(struct context *context, const struct collective *what,
                                        bool is_plan, bool is_far, struct collective_request **out)
{
    struct collective_request *request = NULL;
    dtl_status status = DTL_SUCCESS;

    if (is_plan && !dtl__check_is_wanted(context))
        status = dtl__lane_settle(&context->comm);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&request, sizeof *request, "collective");
    if (status == DTL_SUCCESS) {
        abandoned_reap();
        request->context = dtl__context_retain(context);
        request->comm = &context->comm;
        request->tag = STARTED_TAG;
        request->operations = &request->only;
        status = prepare(request, what, is_plan, is_far);
    }
    if (is_plan)
        status = plan(context, request, status);
    if (status != DTL_SUCCESS) {
        if (request != NULL)
            request_free(request);
        return status;
    }
    *out = request;
    return DTL_SUCCESS;
}

/* ---- completed ------------------------------------------------------------------------------- */

static uint64_t sent_sum(const struct collective_request *request)
{
    const struct comm *comm = &request->context->comm;
    const struct collective *what = &request->transfer;
    uint64_t sum = 0;

    for (int32_t peer = 0; peer < comm->size; peer++) {
        struct part part = dtl__part_sent(what, comm->rank, peer);

        if (part.exists && part.start != NULL)
            sum = dtl__bytes_sum(part.start, part.count * what->type->size, sum);
    }
    return sum;
}

/* Of one that was released nobody would hear, and its buffers may be gone. */
static dtl_status sent_check(const struct collective_request *request)
{
    if (request->is_abandoned || sent_sum(request) == request->sent)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_CONSISTENCY_VIOLATION, "request-sent",
                                "a buffer that rank %d gave to %s was written meanwhile; "
                                "expected it unchanged until the wait",
                                (int)request->context->comm.rank,
                                dtl__call_names[request->declared.call]);
}

/* This rank's part in what is compared is over. */
static DTL_APART void comparison_end(struct collective_request *request, dtl_status status)
{
    struct collective_request **link = &under_way;

    pthread_mutex_lock(&steps);
    while (*link != NULL && *link != request)
        link = &(*link)->under_way;
    if (*link != NULL)
        *link = request->under_way;
    pthread_mutex_unlock(&steps);
    dtl__check_end(request->outcome, status);
    request->outcome = NULL;
}

/* Once no operation sends what was copied. */
static DTL_APART void comparison_release(struct collective_request *request, dtl_status status)
{
    dtl__sent_release(request->copies, request->copied, status);
    request->copies = NULL;
    request->copied = 0;
    dtl__check_release(request->check);
    request->check = NULL;
}

/* Releases what was started and is done, or has failed, and makes the result. */
static dtl_status complete(struct collective_request *request, dtl_status status)
{
    const bool is_compared = dtl__check_is_wanted(request->context);

    if (is_compared)
        comparison_end(request, status);
    for (int32_t index = 0; index < request->count; index++) {
        request->comm->ops->operation_release(request->operations[index]);
        request->operations[index] = NULL;
    }
    request->count = 0;
    if (is_compared)
        comparison_release(request, status);
    request->is_active = false;
    if (request->is_without_room)
        return dtl__composed_refuse(request);
    if (status != DTL_SUCCESS)
        return status;
    if (request->is_composed)
        dtl__composed_folding(request);
    result_complete(&request->context->comm, &request->what);
    return DTL_SUCCESS;
}

/* ---- compared -------------------------------------------------------------------------------- */

static dtl_status operation_tested(const struct collective_request *request, int32_t index,
                                   bool *done)
{
    struct message message = {.source = -1}; /* where it is no receive */
    dtl_status status =
        request->comm->ops->operation_test(request->operations[index], done, &message);

    if (status != DTL_SUCCESS || request->check == NULL || message.source < 0)
        return status;
    return dtl__counts_arrived(request, &message);
}

/* An operation that fails without being done never completes: its peer has left the job. */
static dtl_status operations_tested(const struct collective_request *request, bool *done)
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t index = 0; index < request->count && *done; index++) {
        dtl_status tested = operation_tested(request, index, done);

        if (tested != DTL_SUCCESS && !*done) {
            *done = true;
            return tested;
        }
        status = status == DTL_SUCCESS ? tested : status;
    }
    return status;
}

/* Sets *done once the ranks have started the same and this one's part in it is over. */
static dtl_status part_tested(const struct collective_request *request, bool *done)
{
    bool is_told;
    dtl_status status = dtl__check_test(request->check, done);

    if (status == DTL_SUCCESS)
        status = dtl__check_heard(request->outcome, &is_told);
    if (status != DTL_SUCCESS) {
        *done = true;
        return status;
    }
    status = operations_tested(request, done);
    return *done && status == DTL_SUCCESS ? sent_check(request) : status;
}

/* Under the lock. */
static void step(struct collective_request *request)
{
    bool done = true;
    dtl_status status;

    if (request->is_through)
        return;
    status = part_tested(request, &done);
    if (!done)
        return;
    dtl__check_tell(request->outcome, request->check, (enum call)request->declared.call, status);
    request->is_through = true;
    request->until = dtl__now() + longest;
}

/* Others wait to hear what has come of it here, whatever this rank is waiting for. */
static void step_all(void)
{
    if (pthread_mutex_trylock(&steps) != 0)
        return;
    for (struct collective_request *each = under_way; each != NULL; each = each->under_way)
        step(each);
    pthread_mutex_unlock(&steps);
}

/* By messages, which can be taken back if it turns out that the ranks have started others. */
static dtl_status started_with_check(struct collective_request *request)
{
    static struct worker worker = {.work = step_all};
    struct context *context = request->context;
    dtl_status status;

    dtl__worker_add(&worker);
    dtl__check_begin(context);
    request->comm = &context->checks;
    request->tag = dtl__check_tag(context, CHECK_PART);
    request->sent = sent_sum(request);
    request->is_through = false;
    status = dtl__composed_start(request);
    if (status == DTL_SUCCESS)
        status = dtl__check_listen(context, &request->outcome);
    if (status != DTL_SUCCESS)
        dtl__check_fail(context, status);
    else
        status = dtl__check_declare(context, &request->declared, &request->check);
    request->is_active = status == DTL_SUCCESS;
    if (status != DTL_SUCCESS && request->outcome != NULL)
        dtl__check_tell(request->outcome, NULL, (enum call)request->declared.call, status);
    if (status != DTL_SUCCESS)
        return complete(request, status);
    pthread_mutex_lock(&steps);
    request->under_way = under_way;
    under_way = request;
    pthread_mutex_unlock(&steps);
    return DTL_SUCCESS;
}

/* Success is that of all ranks, but for those that are busy elsewhere for too long. */
static dtl_status tested_with_check(struct collective_request *request, bool *done)
{
    dtl_status status = DTL_SUCCESS;
    bool was_through;

    *done = false;
    pthread_mutex_lock(&steps);
    was_through = request->is_through;
    step(request);
    if (request->is_through)
        status = dtl__check_heard(request->outcome, done);
    pthread_mutex_unlock(&steps);
    *done = *done || status != DTL_SUCCESS || (was_through && dtl__now() >= request->until);
    if (*done && was_through && status == DTL_SUCCESS)
        status = sent_check(request); /* it may have been written since */
    return *done ? complete(request, status) : DTL_SUCCESS;
}

/* ---- started --------------------------------------------------------------------------------- */

/* What brings the contributions together. */
static dtl_status started_as_composed(struct collective_request *request)
{
    struct comm *comm = &request->context->comm;
    dtl_status status;

    if (request->is_by_messages)
        return dtl__composed_start(request);
    status = comm->ops->start(comm, &request->transfer, &request->operations[0]);
    request->count = request->operations[0] != NULL;
    return status;
}

/* By the back end; of a reduction that it can't start it gives no operation. */
static dtl_status started_by_back_end(struct collective_request *request)
{
    struct comm *comm = &request->context->comm;
    dtl_status status;

    if (request->is_composed)
        return started_as_composed(request);
    status = comm->ops->start(comm, &request->transfer, &request->operations[0]);
    if (status == DTL_SUCCESS && request->operations[0] == NULL) {
        status = dtl__composed_gathering(request, true);
        if (status == DTL_SUCCESS)
            return started_as_composed(request);
    }
    request->count = request->operations[0] != NULL;
    return status;
}

/* Through memory that the ranks share. */
static dtl_status started_as_shared(struct collective_request *request)
{
    dtl_status status = DTL_SUCCESS;

    if (request->shared == NULL)
        status = dtl__started_make(&request->context->comm, &request->shared);
    if (status == DTL_SUCCESS)
        dtl__started_start(request->shared, &request->transfer);
    return status;
}

static dtl_status started_on_host(struct collective_request *request)
{
    const struct comm *comm = &request->context->comm;

    if (request->planned != NULL)
        return comm->ops->operation_start(request->planned);
    if (request->shared != NULL || (dtl__lane_exists(comm) && !request->is_by_messages))
        return started_as_shared(request);
    return comm->ops->start != NULL ? started_by_back_end(request) : dtl__composed_start(request);
}

/* On memory of the host. */
static dtl_status host_start(struct collective_request *request)
{
    dtl_status status;

    if (dtl__check_is_wanted(request->context))
        return started_with_check(request);
    status = started_on_host(request);
    request->is_active = status == DTL_SUCCESS || request->count > 0;
    return status;
}

dtl_status dtl__collective_request_start(struct collective_request *request)
{
    dtl_status status =
        request->far == NULL ? DTL_SUCCESS : dtl__far_start(request->far, &request->what);

    if (status == DTL_SUCCESS && !is_native(request))
        return host_start(request);
    request->is_active = status == DTL_SUCCESS;
    return status;
}

static dtl_status host_test(struct collective_request *request, bool *done)
{
    dtl_status status = DTL_SUCCESS, tested;

    if (request->check != NULL)
        return tested_with_check(request, done);
    *done = true;
    if (request->shared != NULL)
        status = dtl__started_test(request->shared, done);
    if (request->planned != NULL)
        status = request->comm->ops->operation_test(request->planned, done, NULL);
    tested = operations_tested(request, done);
    status = status == DTL_SUCCESS ? tested : status;
    return *done ? complete(request, status) : DTL_SUCCESS;
}

/* What has arrived goes to the device. */
static dtl_status far_test(struct collective_request *request, bool *done)
{
    dtl_status status = DTL_SUCCESS;

    *done = true;
    if (!request->far->is_ending) {
        status = host_test(request, done);
        if (status != DTL_SUCCESS || !*done)
            return status;
        status = dtl__far_take(request->far, &request->what);
    }
    if (status == DTL_SUCCESS)
        status = dtl__far_test(request->far, done);
    request->is_active = status == DTL_SUCCESS && !*done;
    return status;
}

dtl_status dtl__collective_request_test(struct collective_request *request, bool *done)
{
    return request->far == NULL ? host_test(request, done) : far_test(request, done);
}

/* A wait_test. */
static dtl_status is_complete(void *request, bool *done)
{
    return dtl__collective_request_test(request, done);
}

dtl_status dtl__collective_request_wait(struct collective_request *request)
{
    const struct comm_ops *ops = request->comm->ops;
    dtl_status status = DTL_SUCCESS;

    if (request->check != NULL || request->far != NULL)
        return dtl__wait(is_complete, request, &dtl__pace);
    if (request->shared != NULL)
        status = dtl__started_wait(request->shared);
    if (request->planned != NULL)
        status = ops->operation_wait(request->planned, NULL);
    if (dtl__is_interrupt(status))
        return status; /* the collective goes on */
    for (int32_t index = 0; index < request->count; index++) {
        dtl_status waited = ops->operation_wait(request->operations[index], NULL);

        if (dtl__is_interrupt(waited))
            return waited;
        status = status == DTL_SUCCESS ? waited : status;
    }
    return complete(request, status);
}

dtl_status dtl__collective_request_order(struct collective_request *request)
{
    bool is_behind = request->far == NULL || is_native(request);

    if (is_behind || !request->is_active || request->context->named_stream == NULL)
        return DTL_SUCCESS;
    return dtl__collective_request_wait(request);
}
