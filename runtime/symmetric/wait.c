/* SPDX-License-Identifier: BSD-3-Clause */
/* Waits for signals of this rank, which other ranks update, and for all ranks. */
#include <stdio.h>

#include "dtl_impl.h"
#include "heap.h"
#include "node/node.h"
#include "observe/observe.h"
#include "progress/wait.h"

enum { MILLISECOND = 1000000 };

/* A wait for one or more signals and its condition. */
struct signal_wait {
    const struct symmetric *heap;
    const _Atomic uint64_t *addresses;
    uint64_t count;
    bool needs_all;
    dtl_comparison comparison;
    uint64_t value;
    uint64_t index; /* the signal examined last */
    uint64_t seen;
    int64_t started_at;
    int64_t timeout; /* nanoseconds; 0: no timeout */
};

static bool condition_holds(uint64_t seen, dtl_comparison comparison, uint64_t value)
{
    switch (comparison) {
    case DTL_CMP_EQ:
        return seen == value;
    case DTL_CMP_NE:
        return seen != value;
    case DTL_CMP_GT:
        return seen > value;
    case DTL_CMP_LE:
        return seen <= value;
    case DTL_CMP_LT:
        return seen < value;
    default:
        return seen >= value;
    }
}

/* Loads one signal with acquire order into `seen` and compares it. Sets `index` to it. */
static bool is_satisfied(struct signal_wait *signals, uint64_t index)
{
    signals->index = index;
    /* Pairs with the atomic operation of the sender (rma/atomic.c), and with its fence in
     * deferred_request.c. */
    signals->seen = atomic_load_explicit(&signals->addresses[index], memory_order_acquire);
    return condition_holds(signals->seen, signals->comparison, signals->value);
}

/* Returns true once one signal satisfies the condition or, with `needs_all`, each has satisfied it
 * in some call; these calls continue at the first signal that has not. */
static bool are_satisfied(struct signal_wait *signals)
{
    if (signals->needs_all) {
        while (signals->index < signals->count && is_satisfied(signals, signals->index))
            signals->index++;
        return signals->index == signals->count;
    }
    for (uint64_t index = 0; index < signals->count; index++)
        if (is_satisfied(signals, index))
            return true;
    return false;
}

/* Fails with DTL_ERROR_TIMEOUT; describes the signal examined last. */
static dtl_status refuse_timeout(const struct signal_wait *signals)
{
    static const char *const operators[] = {
        [DTL_CMP_EQ] = "==", [DTL_CMP_NE] = "!=", [DTL_CMP_GT] = ">",
        [DTL_CMP_LE] = "<=", [DTL_CMP_LT] = "<",  [DTL_CMP_GE] = ">="};
    const struct symmetric *heap = signals->heap;
    const void *at = (const void *)&signals->addresses[signals->index];
    char which[48] = "";

    if (signals->count > 1)
        snprintf(which, sizeof which, ", the %s of %llu,",
                 signals->needs_all ? "first late one" : "last",
                 (unsigned long long)signals->count);
    return dtl__fail(DTL_ERROR_TIMEOUT,
                     "the signal at %p, byte %llu of the heap of rank %d%s is %llu after %lld ms; "
                     "expected %s %llu",
                     at, (unsigned long long)((const char *)at - heap->base),
                     (int)heap->context->comm.rank, which, (unsigned long long)signals->seen,
                     (long long)(signals->timeout / MILLISECOND), operators[signals->comparison],
                     (unsigned long long)signals->value);
}

/* Test callback for dtl__wait(): sets *done to true once the condition holds. Fails at the timeout,
 * and when all other ranks have left the job. */
static dtl_status test_signals(void *state, bool *done)
{
    struct signal_wait *signals = state;
    bool have_others_left = dtl__comm_has_left(&signals->heap->context->comm, DTL_ANY_SOURCE);

    *done = are_satisfied(signals);
    if (!*done && have_others_left)
        return dtl__comm_fail_left(DTL_ANY_SOURCE);
    if (*done || signals->timeout == 0 || dtl__now() - signals->started_at < signals->timeout)
        return DTL_SUCCESS;
    return refuse_timeout(signals);
}

/* Returns the timeout in nanoseconds. The default ends before DTL_TIMEOUT would end the job, so
 * that the error can describe the signal. */
static int64_t timeout_of(uint64_t milliseconds)
{
    int64_t job = dtl__timeout_limit();

    if (milliseconds == 0)
        return job - job / 8;
    return milliseconds < INT64_MAX / MILLISECOND ? (int64_t)milliseconds * MILLISECOND : 0;
}

/* Checks that the signals lie in the heap, naming `argument` on failure, and blocks until the
 * condition holds or the timeout expires. `milliseconds` 0 selects the default. */
static dtl_status wait_for_signals(struct signal_wait *signals, const char *argument,
                                   uint64_t milliseconds)
{
    const struct symmetric *heap = signals->heap;
    const struct node *node = heap->context->comm.node;
    uint64_t offset;
    dtl_status status = dtl__symmetric_offset(heap, argument, (const void *)signals->addresses,
                                              dtl__times(signals->count, sizeof(uint64_t)),
                                              sizeof(uint64_t), &offset);

    if (status != DTL_SUCCESS)
        return status;
    for (int look = 0; node != NULL && look < node->spin_count; look++) {
        if (are_satisfied(signals))
            return DTL_SUCCESS;
        dtl__pause();
    }
    signals->timeout = timeout_of(milliseconds);
    signals->started_at = signals->timeout == 0 ? 0 : dtl__now();
    return dtl__wait(test_signals, signals, &dtl__pace);
}

dtl_status dtl_impl_symmetric_signal_wait_until(struct symmetric *heap, const void *signal,
                                                dtl_comparison comparison, dtl_size_t value,
                                                dtl_size_t milliseconds, dtl_size_t *seen)
{
    struct signal_wait signals = {
        .heap = heap, .addresses = signal, .count = 1, .comparison = comparison, .value = value};
    dtl_status status = wait_for_signals(&signals, "signal", milliseconds);

    if (status == DTL_SUCCESS)
        *seen = signals.seen;
    return status;
}

dtl_status dtl_impl_symmetric_signal_wait_until_any(struct symmetric *heap, const void *signals,
                                                    dtl_size_t count, dtl_comparison comparison,
                                                    dtl_size_t value, dtl_size_t milliseconds,
                                                    dtl_size_t *index, dtl_size_t *seen)
{
    struct signal_wait any = {.heap = heap,
                              .addresses = signals,
                              .count = count,
                              .comparison = comparison,
                              .value = value};
    dtl_status status = wait_for_signals(&any, "signals", milliseconds);

    if (status != DTL_SUCCESS)
        return status;
    *index = any.index;
    *seen = any.seen;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_symmetric_signal_wait_until_all(struct symmetric *heap, const void *signals,
                                                    dtl_size_t count, dtl_comparison comparison,
                                                    dtl_size_t value, dtl_size_t milliseconds)
{
    struct signal_wait all = {.heap = heap,
                              .addresses = signals,
                              .count = count,
                              .needs_all = true,
                              .comparison = comparison,
                              .value = value};

    return wait_for_signals(&all, "signals", milliseconds);
}

/* ---- ordering, and all ranks ----------------------------------------------------------------- */

dtl_status dtl_impl_symmetric_fence(struct symmetric *heap)
{
    dtl__symmetric_fence(heap);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_symmetric_quiet(struct symmetric *heap)
{
    return dtl__symmetric_quiet(heap);
}

dtl_status dtl_impl_symmetric_sync_all(struct symmetric *heap)
{
    struct comm *comm = &heap->context->comm;

    return comm->ops->barrier(comm);
}

/* Enters the barrier even if the quiet has failed, because the other ranks wait for this one. */
dtl_status dtl_impl_symmetric_barrier_all(struct symmetric *heap)
{
    dtl_status quiet = dtl__symmetric_quiet(heap);
    dtl_status status = dtl_impl_symmetric_sync_all(heap);

    return quiet != DTL_SUCCESS ? quiet : status;
}
