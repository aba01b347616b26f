/* SPDX-License-Identifier: BSD-3-Clause */
/* Which thread is in a collective call of a context.  Ranks match their collectives by order alone,
 * and two threads have none: the second is refused, and waits for nothing.
 *
 * Nearly every context is used by one thread, and a locked instruction in each call of it would
 * wait until what MPI has just written reaches the other ranks.  So the sole thread notes that it
 * is inside, then looks whether it is the sole one still.  Another thread takes that from it, has
 * membarrier() put a full barrier into all threads that run, and looks whether the sole one is
 * inside: one of the two sees the other.  From then on, `owner` is compared and swapped. */
#include "context.h"

#include <sched.h>

#include "dtl_conditions.h"
#include "node/node.h"
#include "observe/error_policy.h"

enum { TAKES_OVER = 1 }; /* in `owner`, beside the thread that does; threads' addresses are even */

void dtl__context_owned(struct context *context)
{
    context->sole = dtl__has_barrier() ? dtl__thread() : 0;
}

/* The caller has marked `owner`, so that nobody else does this.  Whether several threads may enter
 * now, since the sole one is outside. */
static bool take_from_sole(struct context *context)
{
    uintptr_t sole = atomic_load(&context->sole);

    if (sole == 0)
        return true;
    atomic_store(&context->sole, 0);
    if (dtl__barrier() && atomic_load(&context->inside) == 0)
        return true;
    atomic_store(&context->sole, sole);
    return false;
}

static dtl_status refused(const struct context *context, enum call call, uintptr_t owner,
                          unsigned inside)
{
    dtl_status status = dtl__refuse_argument(
        DTL_ERROR_INVALID_STATE, "ctx-thread",
        "thread %llu is in %s on this context; expected one thread at a time, or a context for "
        "each (dtl_context_dup)",
        (unsigned long long)owner, inside == 0 ? "a call" : dtl__call_names[inside - 1]);

    return dtl__report(dtl__context_told(context), dtl__failed(dtl__call_names[call], status));
}

/* Of a thread that is not the sole one, after waiting for one that takes over: that is a matter of
 * microseconds. */
static dtl_status enter_among_several(struct context *context, enum call call)
{
    const uintptr_t me = dtl__thread();
    uintptr_t owner = atomic_load(&context->owner);

    if (owner == 0 && atomic_compare_exchange_strong(&context->owner, &owner, me | TAKES_OVER)) {
        bool is_taken = take_from_sole(context);
        uintptr_t sole = atomic_load(&context->sole);

        atomic_store(&context->owner, is_taken ? me : 0);
        if (!is_taken)
            return refused(context, call, sole, atomic_load(&context->inside));
        atomic_store(&context->inside, call + 1);
        context->depth = 1;
        return DTL_SUCCESS;
    }
    if ((owner & TAKES_OVER) == 0)
        return refused(context, call, owner, atomic_load(&context->inside));
    while ((atomic_load(&context->owner) & TAKES_OVER) != 0)
        sched_yield();
    return dtl__context_enter(context, call);
}

bool dtl__context_is_in_use(struct context *context)
{
    const uintptr_t owner = atomic_load(&context->owner);
    const uintptr_t thread =
        owner != 0 ? owner & ~(uintptr_t)TAKES_OVER : atomic_load(&context->sole);
    const unsigned inside = atomic_load(&context->inside);

    if (inside == 0 || thread == dtl__thread())
        return false;
    dtl__report(dtl__context_told(context),
                dtl__refuse(DTL_ERROR_INVALID_STATE, "context_destroy", "ctx-thread",
                            "thread %llu is in %s on this context, which stays; expected that "
                            "call to have returned before",
                            (unsigned long long)thread, dtl__call_names[inside - 1]));
    return true;
}

static dtl_status refused_as_broken(const struct context *context, enum call call)
{
    dtl_status status = dtl__refuse_argument(
        DTL_ERROR_COMMUNICATION, "ctx-interrupted",
        "a collective call of this context was interrupted half way; expected no other one "
        "in it: a new context of these ranks takes its place");

    return dtl__report(dtl__context_told(context), dtl__failed(dtl__call_names[call], status));
}

/* The next call goes the slow way, since no thread is the sole one any more. */
void dtl__context_failed(struct context *context, dtl_status status)
{
    if (context == NULL || !dtl__is_interrupt(status))
        return;
    atomic_store(&context->is_broken, true);
    atomic_store(&context->sole, 0);
    dtl__node_fail_later_calls(context->comm.node);
}

dtl_status dtl__context_enter_slowly(struct context *context, enum call call)
{
    const uintptr_t me = dtl__thread();
    bool is_sole = atomic_load(&context->sole) == me;

    if (atomic_load(&context->owner) == me || (is_sole && atomic_load(&context->inside) != 0)) {
        context->depth++; /* as in a callback of a collective */
        return DTL_SUCCESS;
    }
    if (atomic_load(&context->is_broken))
        return refused_as_broken(context, call);
    return is_sole ? dtl__context_enter(context, call) : enter_among_several(context, call);
}

void dtl__context_leave_slowly(struct context *context)
{
    if (--context->depth > 0 || atomic_load(&context->owner) != dtl__thread())
        return;
    atomic_store(&context->inside, 0);
    atomic_store(&context->owner, 0);
}
