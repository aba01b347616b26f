/* SPDX-License-Identifier: BSD-3-Clause */
/* Ownership of a context by the thread that is in a collective call.  Ranks match collectives by
 * their order, which is undefined if two threads are in a call at once; so the second thread's call
 * is refused without waiting.
 *
 * Nearly every context is used by a single thread, and a locked instruction in each call would
 * stall until the data that MPI has just written reaches the other ranks.  So the sole thread
 * stores that it is inside, and then checks whether it is still the sole thread.  Another thread
 * that enters revokes this status, executes a full memory barrier in all running threads with
 * membarrier(), and checks whether the sole thread is inside: one of the two sees the other.  From
 * then on `owner` is changed by compare-and-swap. */
#include "context.h"

#include <sched.h>

#include "dtl_conditions.h"
#include "node/node.h"
#include "observe/error_policy.h"

enum {
    TAKES_OVER = 1
}; /* flag in `owner`, beside the address of the thread that takes over; thread addresses are even
    */

/* Makes the calling thread the sole one of a new context, if membarrier() is available. */
void dtl__context_set_owner(struct context *context)
{
    context->only_thread = dtl__has_barrier() ? dtl__thread() : 0;
}

/* Returns true if several threads may enter from now on, because the sole thread is outside.  The
 * caller has set the flag in `owner`, so no other thread runs this. */
static bool revoke_sole(struct context *context)
{
    uintptr_t sole = atomic_load(&context->only_thread);

    if (sole == 0)
        return true;
    atomic_store(&context->only_thread, 0);
    if (dtl__barrier() && atomic_load(&context->current_call) == 0)
        return true;
    atomic_store(&context->only_thread, sole);
    return false;
}

/* Fails because the thread `owner` is in a call on the context, and applies the error policy.
 * `inside` is the number of that call + 1, or 0. */
static dtl_status refuse_second_thread(const struct context *context, enum call call,
                                       uintptr_t owner, unsigned inside)
{
    dtl_status status = dtl__refuse_argument(
        DTL_ERROR_INVALID_STATE, "ctx-thread",
        "thread %llu is in %s on this context; expected one thread at a time, or a context for "
        "each (dtl_context_dup)",
        (unsigned long long)owner, inside == 0 ? "a call" : dtl__call_names[inside - 1]);

    return dtl__apply_error_policy(dtl__context_error_scope(context),
                                   dtl__failed(dtl__call_names[call], status));
}

/* Enters the context on a thread that is not the sole one; fails if another thread is inside.
 * Waits for a thread that is taking over, which takes microseconds. On success, the context has no
 * sole thread anymore. */
static dtl_status enter_shared(struct context *context, enum call call)
{
    const uintptr_t own_thread = dtl__thread();
    uintptr_t owner = atomic_load(&context->owner);

    if (owner == 0 &&
        atomic_compare_exchange_strong(&context->owner, &owner, own_thread | TAKES_OVER)) {
        bool is_revoked = revoke_sole(context);
        uintptr_t sole = atomic_load(&context->only_thread);

        atomic_store(&context->owner, is_revoked ? own_thread : 0);
        if (!is_revoked)
            return refuse_second_thread(context, call, sole, atomic_load(&context->current_call));
        atomic_store(&context->current_call, call + 1);
        context->depth = 1;
        return DTL_SUCCESS;
    }
    if ((owner & TAKES_OVER) == 0)
        return refuse_second_thread(context, call, owner, atomic_load(&context->current_call));
    while ((atomic_load(&context->owner) & TAKES_OVER) != 0)
        sched_yield();
    return dtl__context_enter(context, call);
}

bool dtl__context_is_in_use(struct context *context)
{
    const uintptr_t owner = atomic_load(&context->owner);
    const uintptr_t thread =
        owner != 0 ? owner & ~(uintptr_t)TAKES_OVER : atomic_load(&context->only_thread);
    const unsigned inside = atomic_load(&context->current_call);

    if (inside == 0 || thread == dtl__thread())
        return false;
    dtl__apply_error_policy(
        dtl__context_error_scope(context),
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_destroy", "ctx-thread",
                    "thread %llu is in %s on this context, which stays; expected that "
                    "call to have returned before",
                    (unsigned long long)thread, dtl__call_names[inside - 1]));
    return true;
}

/* Fails because an interrupt has broken the context, and applies the error policy. */
static dtl_status refuse_after_interrupt(const struct context *context, enum call call)
{
    dtl_status status = dtl__refuse_argument(DTL_ERROR_COMMUNICATION, "ctx-interrupted",
                                             "a collective call of this context was interrupted "
                                             "midway; expected a new context of these ranks");

    return dtl__apply_error_policy(dtl__context_error_scope(context),
                                   dtl__failed(dtl__call_names[call], status));
}

/* Breaks a context, which may be NULL, if `status` is an interrupt: its later collective calls
 * fail. The next call uses the slow path, because no thread is the sole one any more. */
void dtl__context_failed(struct context *context, dtl_status status)
{
    if (context == NULL || !dtl__is_interrupt(status))
        return;
    atomic_store(&context->is_broken, true);
    atomic_store(&context->only_thread, 0);
    dtl__node_fail_later_calls(context->comm.node);
}

/* Enters a collective call where the fast path does not apply: in a nested call, on another
 * thread, or on a broken context. Fails if another thread is inside or the context is broken. */
dtl_status dtl__context_enter_slowly(struct context *context, enum call call)
{
    const uintptr_t own_thread = dtl__thread();
    bool is_sole = atomic_load(&context->only_thread) == own_thread;

    if (atomic_load(&context->owner) == own_thread ||
        (is_sole && atomic_load(&context->current_call) != 0)) {
        context->depth++; /* for example in a callback of a collective */
        return DTL_SUCCESS;
    }
    if (atomic_load(&context->is_broken))
        return refuse_after_interrupt(context, call);
    return is_sole ? dtl__context_enter(context, call) : enter_shared(context, call);
}

/* Leaves a nested call, or one of a context that several threads use. */
void dtl__context_leave_slowly(struct context *context)
{
    if (--context->depth > 0 || atomic_load(&context->owner) != dtl__thread())
        return;
    atomic_store(&context->current_call, 0);
    atomic_store(&context->owner, 0);
}
