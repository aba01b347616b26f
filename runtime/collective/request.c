/* SPDX-License-Identifier: BSD-3-Clause */
/* Creation, start, test and completion of collective requests.
 *
 * The backend starts the collectives that it supports.  For a reduction that it does not support,
 * or not in the order of operations that the context requires, the contributions are gathered and
 * reduced here on completion.
 *
 * A request that is released while active is put on a list of abandoned requests, because other
 * ranks depend on it and its buffers are in use.  The list is tested whenever a request is created,
 * and before the process leaves the job. */
#include "request.h"

#include <string.h>

#include "comm/collective_block.h"
#include "comm/composed.h"
#include "count_check.h"
#include "device_collective.h"
#include "device_request.h"
#include "displacements.h"
#include "job/job.h"
#include "observe/error_policy.h"
#include "progress/wait.h"
#include "progress/worker.h"

/* Differs from COMPOSED_TAG, so that messages of blocking and nonblocking collectives never match
 * each other. */
enum { STARTED_TAG = -3 };

/* Nanoseconds to wait for ranks that may be busy elsewhere. */
static const int64_t wait_limit = 10000000000;

static pthread_mutex_t abandoned_lock = PTHREAD_MUTEX_INITIALIZER;
static struct collective_request *abandoned; /* protected by `abandoned_lock` */

/* Protects the progress of checked requests. */
static pthread_mutex_t pending_lock = PTHREAD_MUTEX_INITIALIZER;
/* List of started checked requests, protected by `pending_lock`. */
static struct collective_request *pending_checked;

/* Returns true if the device performs the collective without the host. */
static bool is_native(const struct collective_request *request)
{
    return request->device != NULL && request->device->is_native;
}

/* ---- creation -------------------------------------------------------------------------------- */

enum {
    ARRAYS = 8
}; /* arrays with one entry per rank: send and receive counts and displacements, of `collective` and
      of `transfer` */

/* Returns array number `index` of `counts`. */
static uint64_t *count_array(const struct collective_request *request, int index)
{
    return request->counts + (uint64_t)index * (uint64_t)request->context->comm.size;
}

/* Copies one number per rank to array number `index`, and returns that array. */
static const uint64_t *copy_counts(const struct collective_request *request, int index,
                                   const uint64_t *numbers)
{
    uint64_t *array = count_array(request, index);

    memcpy(array, numbers, (uint64_t)request->context->comm.size * sizeof *numbers);
    return array;
}

/* Copies the displacements to array number `index`, or if they are NULL, fills it with those of
 * contiguous blocks.  Returns that array. */
static const uint64_t *copy_displacements(const struct collective_request *request, int index,
                                          const uint64_t *displs, const uint64_t *counts)
{
    if (displs != NULL)
        return copy_counts(request, index, displs);
    pack_displacements(count_array(request, index), counts, request->context->comm.size);
    return count_array(request, index);
}

/* Copies the arrays that are significant on this rank into the request, and sets the others to
 * NULL. */
static dtl_status copy_counts_and_displacements(struct collective_request *request,
                                                const struct collective *displs)
{
    const struct comm *comm = &request->context->comm;
    const uint64_t *sendcounts = significant_counts(displs->sendcounts, comm, displs);
    const uint64_t *recvcounts = significant_counts(displs->recvcounts, comm, displs);
    struct collective *collective = &request->collective;
    dtl_status status;

    *collective = *displs;
    collective->sendcounts = collective->sdispls = collective->recvcounts = collective->rdispls =
        NULL;
    if (sendcounts == NULL && recvcounts == NULL)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&request->counts, ARRAYS * (uint64_t)comm->size * sizeof(uint64_t),
                        "counts of a collective");
    if (status != DTL_SUCCESS)
        return status;
    if (sendcounts != NULL) {
        collective->sendcounts = copy_counts(request, 0, sendcounts);
        collective->sdispls =
            copy_displacements(request, 1, displs->sdispls, collective->sendcounts);
    }
    if (recvcounts != NULL) {
        collective->recvcounts = copy_counts(request, 2, recvcounts);
        collective->rdispls =
            copy_displacements(request, 3, displs->rdispls, collective->recvcounts);
    }
    return DTL_SUCCESS;
}

/* Prepares this rank's part of a request: copies the counts, allocates the memory for device
 * buffers or contributions, and sets `transfer`.  Local. */
static dtl_status prepare_request(struct collective_request *request,
                                  const struct collective *collective, bool is_plan,
                                  bool is_on_device)
{
    bool starts_on_device = is_on_device && dtl__device_is_native(request->context, collective);
    dtl_status status = copy_counts_and_displacements(request, collective);

    if (status == DTL_SUCCESS && is_on_device)
        status = dtl__device_request_make(request->context, &request->collective, &request->device);
    if (status != DTL_SUCCESS || is_native(request))
        return status;
    request->transfer = request->collective;
    if (dtl__check_is_wanted(request->context)) {
        request->declaration = dtl__check_declaration();
        request->declaration.is_on_device = starts_on_device;
        request->declaration.plan = is_plan ? (int64_t)request->context->check_count : 0;
        return collective_is_reduction(collective->kind) ? dtl__composed_prepare(request, false)
                                                         : DTL_SUCCESS;
    }
    if (dtl__composed_is_needed(&request->context->comm, collective->kind))
        status = dtl__composed_prepare(request, !is_plan);
    return status;
}

/* Prepares a plan on all ranks, or fails on all of them.  `status` is the result of this rank's
 * preparation so far.  Collective. */
static dtl_status prepare_plan(struct context *context, struct collective_request *request,
                               dtl_status status)
{
    struct comm *comm = &context->comm;

    status = dtl__comm_agree(comm, status);
    if (status != DTL_SUCCESS || is_native(request))
        return status;
    if (dtl__check_is_wanted(context))
        return dtl__counts_check(comm, &request->collective);
    if (comm->ops->plan == NULL || dtl__collective_queue_exists(comm))
        return DTL_SUCCESS;
    return comm->ops->plan(comm, &request->transfer, &request->persistent);
}

/* ---- release of active requests -------------------------------------------------------------- */

/* Frees a request that is not active, and releases its context. */
static void request_free(struct collective_request *request)
{
    const struct comm_ops *ops = request->context->comm.ops;

    if (request->persistent != NULL)
        ops->operation_release(request->persistent);
    dtl__check_release(request->check);
    dtl__check_release(request->outcome);
    dtl__queued_collective_release(request->shared);
    if (request->operations != &request->single_operation)
        dtl__release(request->operations);
    if (request->device != NULL)
        dtl__device_request_free(request->device);
    dtl__release(request->counts);
    dtl__release(request->contributions);
    dtl__context_release(request->context);
    dtl__release(request);
}

/* Frees the abandoned requests that have completed. */
static void reap_abandoned(void)
{
    struct collective_request *done = NULL;

    pthread_mutex_lock(&abandoned_lock);
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
    pthread_mutex_unlock(&abandoned_lock);

    while (done != NULL) {
        struct collective_request *next = done->next;

        request_free(done);
        done = next;
    }
}

/* Test callback for dtl__wait(): sets *done when no abandoned request is left, or at the time
 * *until. */
static dtl_status has_finished_abandoned(void *deadline, bool *done)
{
    reap_abandoned();
    pthread_mutex_lock(&abandoned_lock);
    *done = abandoned == NULL || dtl__now() >= *(const int64_t *)deadline;
    pthread_mutex_unlock(&abandoned_lock);
    return DTL_SUCCESS;
}

/* Exit handler: completes the abandoned requests, because MPI_Finalize does not progress
 * collectives that this rank has started.  Gives up after a time limit, since another rank may
 * never have started its part. */
static void finish_abandoned(void)
{
    int64_t deadline = dtl__now() + wait_limit;

    dtl__wait(has_finished_abandoned, &deadline, &dtl__pace_bare);
}

void dtl__collective_request_release(struct collective_request *request)
{
    static struct exit_hook hook = {.call = finish_abandoned};
    bool is_done = false;

    if (request->is_active)
        dtl__collective_request_test(request, &is_done);
    if (!request->is_active) {
        request_free(request);
        return;
    }
    dtl__job_add_exit_hook(&hook);
    pthread_mutex_lock(&pending_lock);
    request->is_abandoned = true;
    pthread_mutex_unlock(&pending_lock);
    pthread_mutex_lock(&abandoned_lock);
    request->next = abandoned;
    abandoned = request;
    pthread_mutex_unlock(&abandoned_lock);
}

dtl_status dtl__collective_request_make(struct context *context,
                                        const struct collective *collective, bool is_plan,
                                        bool is_on_device, struct collective_request **out)
{
    struct collective_request *request = NULL;
    dtl_status status = DTL_SUCCESS;

    if (is_plan && !dtl__check_is_wanted(context))
        status = dtl__collective_queue_prepare(&context->comm);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&request, sizeof *request, "collective");
    if (status == DTL_SUCCESS) {
        reap_abandoned();
        request->context = dtl__context_retain(context);
        request->comm = &context->comm;
        request->tag = STARTED_TAG;
        request->operations = &request->single_operation;
        status = prepare_request(request, collective, is_plan, is_on_device);
    }
    if (is_plan)
        status = prepare_plan(context, request, status);
    if (status != DTL_SUCCESS) {
        if (request != NULL)
            request_free(request);
        return status;
    }
    *out = request;
    return DTL_SUCCESS;
}

/* ---- completion ------------------------------------------------------------------------------ */

/* Returns a hash of all bytes that this rank sends, used under DTL_CHECK. */
static uint64_t send_buffers_sum(const struct collective_request *request)
{
    const struct comm *comm = &request->context->comm;
    const struct collective *collective = &request->transfer;
    uint64_t sum = 0;

    for (int32_t peer = 0; peer < comm->size; peer++) {
        struct collective_block part = dtl__block_sent(collective, comm->rank, peer);

        if (part.exists && part.start != NULL)
            sum = dtl__bytes_hash(part.start, part.count * collective->type->size, sum);
    }
    return sum;
}

/* Fails if a send buffer was changed since the start.  An abandoned request is not checked: its
 * buffers may have been freed, and the failure could not be reported. */
static dtl_status check_send_buffers(const struct collective_request *request)
{
    if (request->is_abandoned || send_buffers_sum(request) == request->send_checksum)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_CONSISTENCY_VIOLATION, "request-sent",
                                "a buffer that rank %d gave to %s was written meanwhile; "
                                "expected it unchanged until the wait",
                                (int)request->context->comm.rank,
                                dtl__call_names[request->declaration.call]);
}

/* Removes the request from the list of pending checked requests and releases `outcome`. */
static DTL_COLD void end_check(struct collective_request *request, dtl_status status)
{
    struct collective_request **link = &pending_checked;

    pthread_mutex_lock(&pending_lock);
    while (*link != NULL && *link != request)
        link = &(*link)->next_pending;
    if (*link != NULL)
        *link = request->next_pending;
    pthread_mutex_unlock(&pending_lock);
    dtl__check_outcome_release(request->outcome, status);
    request->outcome = NULL;
}

/* Releases the copies of the send buffers and `check`.  Call after the operations have been
 * released. */
static DTL_COLD void release_check(struct collective_request *request, dtl_status status)
{
    dtl__send_buffer_release(request->copies, request->copied_bytes, status);
    request->copies = NULL;
    request->copied_bytes = 0;
    dtl__check_release(request->check);
    request->check = NULL;
}

/* Releases the operations of a request that has completed or failed, and computes the result.
 * Returns `status`, or the failure of the completion. */
static dtl_status complete_request(struct collective_request *request, dtl_status status)
{
    const bool is_checked = dtl__check_is_wanted(request->context);

    if (is_checked)
        end_check(request, status);
    for (int32_t index = 0; index < request->count; index++) {
        request->comm->ops->operation_release(request->operations[index]);
        request->operations[index] = NULL;
    }
    request->count = 0;
    if (is_checked)
        release_check(request, status);
    request->is_active = false;
    if (request->has_no_buffer)
        return dtl__composed_fail(request);
    if (status != DTL_SUCCESS)
        return status;
    if (request->is_composed)
        dtl__composed_reduce(request);
    complete_result(&request->context->comm, &request->collective);
    return DTL_SUCCESS;
}

/* ---- DTL_CHECK ------------------------------------------------------------------------------- */

/* Tests one operation.  Under DTL_CHECK, also fails if a received message has another number of
 * bytes than expected. */
static dtl_status test_operation(const struct collective_request *request, int32_t index,
                                 bool *done)
{
    struct message message = {.source = -1}; /* stays -1 unless the operation is a receive */
    dtl_status status =
        request->comm->ops->operation_test(request->operations[index], done, &message);

    if (status != DTL_SUCCESS || request->check == NULL || message.source < 0)
        return status;
    return dtl__message_count_check(request, &message);
}

/* Tests the operations in turn, and clears *done if one is pending.  An operation that fails
 * without being done never completes, since its peer has left the job: then *done is set. */
static dtl_status test_operations(const struct collective_request *request, bool *done)
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t index = 0; index < request->count && *done; index++) {
        dtl_status tested = test_operation(request, index, done);

        if (tested != DTL_SUCCESS && !*done) {
            *done = true;
            return tested;
        }
        status = status == DTL_SUCCESS ? tested : status;
    }
    return status;
}

/* Sets *done when the ranks have been found to start the same collective and this rank's part is
 * complete. */
static dtl_status test_checked_part(const struct collective_request *request, bool *done)
{
    bool has_outcome;
    dtl_status status = dtl__check_test(request->check, done);

    if (status == DTL_SUCCESS)
        status = dtl__check_outcome_test(request->outcome, &has_outcome);
    if (status != DTL_SUCCESS) {
        *done = true;
        return status;
    }
    status = test_operations(request, done);
    return *done && status == DTL_SUCCESS ? check_send_buffers(request) : status;
}

/* Advances one request, and reports its result to the other ranks once it is known.  The caller
 * holds `pending_lock`. */
static void advance_checked(struct collective_request *request)
{
    bool done = true;
    dtl_status status;

    if (request->is_reported)
        return;
    status = test_checked_part(request, &done);
    if (!done)
        return;
    dtl__check_outcome_send(request->outcome, request->check, (enum call)request->declaration.call,
                            status);
    request->is_reported = true;
    request->deadline = dtl__now() + wait_limit;
}

/* Progress callback: advances all pending checked requests.  Other ranks wait for this rank's
 * results, even while this rank waits for something else. */
static void advance_all_checked(void)
{
    if (pthread_mutex_trylock(&pending_lock) != 0)
        return;
    for (struct collective_request *each = pending_checked; each != NULL; each = each->next_pending)
        advance_checked(each);
    pthread_mutex_unlock(&pending_lock);
}

/* Starts the collective as point-to-point messages, which can be canceled if the ranks turn out to
 * have started different collectives. */
static dtl_status start_checked(struct collective_request *request)
{
    static struct worker worker = {.work = advance_all_checked};
    struct context *context = request->context;
    dtl_status status;

    dtl__worker_add(&worker);
    dtl__check_begin(context);
    request->comm = &context->checks;
    request->tag = dtl__check_tag(context, CHECK_PART);
    request->send_checksum = send_buffers_sum(request);
    request->is_reported = false;
    status = dtl__composed_start(request);
    if (status == DTL_SUCCESS)
        status = dtl__check_outcome_receive(context, &request->outcome);
    if (status != DTL_SUCCESS)
        dtl__check_fail(context, status);
    else
        status = dtl__check_send_declaration(context, &request->declaration, &request->check);
    request->is_active = status == DTL_SUCCESS;
    if (status != DTL_SUCCESS && request->outcome != NULL)
        dtl__check_outcome_send(request->outcome, NULL, (enum call)request->declaration.call,
                                status);
    if (status != DTL_SUCCESS)
        return complete_request(request, status);
    pthread_mutex_lock(&pending_lock);
    request->next_pending = pending_checked;
    pending_checked = request;
    pthread_mutex_unlock(&pending_lock);
    return DTL_SUCCESS;
}

/* Sets *done when all ranks have reported success, or after a time limit for ranks that are busy
 * elsewhere.  A failure completes the request. */
static dtl_status test_checked(struct collective_request *request, bool *done)
{
    dtl_status status = DTL_SUCCESS;
    bool was_reported;

    *done = false;
    pthread_mutex_lock(&pending_lock);
    was_reported = request->is_reported;
    advance_checked(request);
    if (request->is_reported)
        status = dtl__check_outcome_test(request->outcome, done);
    pthread_mutex_unlock(&pending_lock);
    *done = *done || status != DTL_SUCCESS || (was_reported && dtl__now() >= request->deadline);
    if (*done && was_reported && status == DTL_SUCCESS)
        status = check_send_buffers(request); /* the program may have written to the buffer since */
    return *done ? complete_request(request, status) : DTL_SUCCESS;
}

/* ---- start ----------------------------------------------------------------------------------- */

/* Starts the gathering of the contributions. */
static dtl_status start_contributions(struct collective_request *request)
{
    struct comm *comm = &request->context->comm;
    dtl_status status;

    if (request->uses_messages)
        return dtl__composed_start(request);
    status = comm->ops->start(comm, &request->transfer, &request->operations[0]);
    request->count = request->operations[0] != NULL;
    return status;
}

/* Starts the collective through the backend.  If the backend returns no operation, it cannot start
 * this reduction, which is then composed. */
static dtl_status start_by_backend(struct collective_request *request)
{
    struct comm *comm = &request->context->comm;
    dtl_status status;

    if (request->is_composed)
        return start_contributions(request);
    status = comm->ops->start(comm, &request->transfer, &request->operations[0]);
    if (status == DTL_SUCCESS && request->operations[0] == NULL) {
        status = dtl__composed_prepare(request, true);
        if (status == DTL_SUCCESS)
            return start_contributions(request);
    }
    request->count = request->operations[0] != NULL;
    return status;
}

/* Starts the collective in memory that the ranks of the node share. */
static dtl_status start_in_shared_memory(struct collective_request *request)
{
    dtl_status status = DTL_SUCCESS;

    if (request->shared == NULL)
        status = dtl__queued_collective_make(&request->context->comm, &request->shared);
    if (status == DTL_SUCCESS)
        dtl__queued_collective_start(request->shared, &request->transfer);
    return status;
}

/* Starts the collective by a persistent operation, in shared memory, by the backend or as
 * messages: by the first of these that it has. */
static dtl_status start_on_host(struct collective_request *request)
{
    const struct comm *comm = &request->context->comm;

    if (request->persistent != NULL)
        return comm->ops->operation_start(request->persistent);
    if (request->shared != NULL || (dtl__collective_queue_exists(comm) && !request->uses_messages))
        return start_in_shared_memory(request);
    return comm->ops->start != NULL ? start_by_backend(request) : dtl__composed_start(request);
}

/* Starts the part of the collective that works on host memory. */
static dtl_status start_host_part(struct collective_request *request)
{
    dtl_status status;

    if (dtl__check_is_wanted(request->context))
        return start_checked(request);
    status = start_on_host(request);
    request->is_active = status == DTL_SUCCESS || request->count > 0;
    return status;
}

dtl_status dtl__collective_request_start(struct collective_request *request)
{
    dtl_status status = request->device == NULL
                            ? DTL_SUCCESS
                            : dtl__device_request_start(request->device, &request->collective);

    if (status == DTL_SUCCESS && !is_native(request))
        return start_host_part(request);
    request->is_active = status == DTL_SUCCESS;
    return status;
}

/* Tests the part on host memory.  Once it is complete, sets *done, completes the request and
 * returns its result. */
static dtl_status test_host_part(struct collective_request *request, bool *done)
{
    dtl_status status = DTL_SUCCESS, tested;

    if (request->check != NULL)
        return test_checked(request, done);
    *done = true;
    if (request->shared != NULL)
        status = dtl__queued_collective_test(request->shared, done);
    if (request->persistent != NULL)
        status = request->comm->ops->operation_test(request->persistent, done, NULL);
    tested = test_operations(request, done);
    status = status == DTL_SUCCESS ? tested : status;
    return *done ? complete_request(request, status) : DTL_SUCCESS;
}

/* Tests a collective on device memory.  When the host part is complete, copies its result to the
 * device. */
static dtl_status test_on_device(struct collective_request *request, bool *done)
{
    dtl_status status = DTL_SUCCESS;

    *done = true;
    if (!request->device->is_host_done) {
        status = test_host_part(request, done);
        if (status != DTL_SUCCESS || !*done)
            return status;
        status = dtl__device_request_copy_back(request->device, &request->collective);
    }
    if (status == DTL_SUCCESS)
        status = dtl__device_request_test(request->device, done);
    request->is_active = status == DTL_SUCCESS && !*done;
    return status;
}

dtl_status dtl__collective_request_test(struct collective_request *request, bool *done)
{
    return request->device == NULL ? test_host_part(request, done) : test_on_device(request, done);
}

/* Test callback for dtl__wait(). */
static dtl_status test_request(void *request, bool *done)
{
    return dtl__collective_request_test(request, done);
}

dtl_status dtl__collective_request_wait(struct collective_request *request)
{
    const struct comm_ops *ops = request->comm->ops;
    dtl_status status = DTL_SUCCESS;

    if (request->check != NULL || request->device != NULL)
        return dtl__wait(test_request, request, &dtl__pace);
    if (request->shared != NULL)
        status = dtl__queued_collective_wait(request->shared);
    if (request->persistent != NULL)
        status = ops->operation_wait(request->persistent, NULL);
    if (dtl__is_interrupt(status))
        return status; /* the collective remains active */
    for (int32_t index = 0; index < request->count; index++) {
        dtl_status waited = ops->operation_wait(request->operations[index], NULL);

        if (dtl__is_interrupt(waited))
            return waited;
        status = status == DTL_SUCCESS ? waited : status;
    }
    return complete_request(request, status);
}

dtl_status dtl__collective_request_order(struct collective_request *request)
{
    bool is_ordered_already = request->device == NULL || is_native(request);

    if (is_ordered_already || !request->is_active || request->context->named_stream == NULL)
        return DTL_SUCCESS;
    return dtl__collective_request_wait(request);
}
