/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions for the generated stubs: failures with an error policy, entering and leaving calls,
 * observation, and the queries that conditions in spec/ consist of. See
 * docs/design/error-messages.md. */
#ifndef DTL_CONDITIONS_H
#define DTL_CONDITIONS_H

#include <pthread.h>

#include "dtl_container.h"

/* ---- failures: observe/error_policy.c -------------------------------------------------------- */

/* Like dtl__refuse(), and applies the error policy of `listener`. */
dtl_status dtl__refuse_in(struct listener listener, dtl_status status, const char *function,
                          const char *key, const char *format, ...)
    __attribute__((format(printf, 5, 6), cold));

/* Applies the error policy of `listener` to a refused handle: another handle of the call names the
 * policy. */
dtl_status dtl__refused_in_scope(struct listener listener, const char *function)
    __attribute__((cold));

/* Returns the stricter error policy of two objects of a call. */
static inline struct listener dtl__stricter_scope(struct listener one, struct listener other)
{
    return other.policy > one.policy ? other : one;
}

/* Returns the error policy for creating a container: that of `options`, which may be NULL, or else
 * of `parent`. */
struct listener dtl__options_error_scope(struct listener parent,
                                         const dtl_container_options *options);

/* Begins a call whose first message is an agreement of all ranks. If the implementation fails
 * before its own agreement, dtl__agree_end() takes part instead, so that the call fails on all
 * ranks. */
static inline void dtl__agree_begin(struct listener listener, enum call_agreement agreement)
{
    dtl__has_agreed = agreement == AGREES_SHARED && listener.is_whole;
}

/* Takes part in the agreement of the other ranks with the failure `status`, and returns it. Does
 * nothing else for an interrupt, a status that is not an error, or a context that is broken or of
 * one rank. */
dtl_status dtl__agree_late(struct context *context, dtl_status status) __attribute__((cold));

/* Ends a call that dtl__agree_begin() began. Returns `status`; after a failure without an agreement
 * it is collective. */
static inline dtl_status dtl__agree_end(struct context *context, dtl_status status)
{
    if (DTL_UNLIKELY(status != DTL_SUCCESS && !dtl__has_agreed))
        return dtl__agree_late(context, status);
    return status;
}

/* Adds the name of the call to a failure that has none, and the arguments to an error from MPI if
 * calls are observed. Returns `status`. */
dtl_status dtl__call_failed(enum call call, dtl_status status) __attribute__((cold));

/* Returns the status of an implementation, with the function's name added to its failure. */
static inline dtl_status dtl__result(enum call call, dtl_status status)
{
    if (DTL_UNLIKELY(status != DTL_SUCCESS))
        return dtl__call_failed(call, status);
    return status;
}

/* ---- memory that only a device reaches ------------------------------------------------------- */

/* Returns true, after refusing the call under the policy of `listener`, if one of the addresses is
 * in device memory that the host cannot access. Each address follows the name of its argument; NULL
 * ends the list. In error_policy.c. */
bool dtl__device_memory_refused(struct listener listener, const char *function, ...)
    __attribute__((cold, sentinel));

/* ---- handles that any thread may close ----------------------------------------------------------
 *
 * Stubs for these kinds hold the object during the call: dtl__STRUCT_hold(object) under the handle
 * look-up, and dtl__STRUCT_drop(&object), which ignores NULL, when the variable goes out of
 * scope. */

#define DTL_DROP_AT_END(drop) __attribute__((cleanup(drop)))

/* Adds a reference to a future; releases the one of the variable that `variable` points to.
 * future/future.c */
void dtl__future_hold(void *object);
void dtl__future_drop(void *variable);

/* Kinds that all ranks close together count their calls in progress, from dtl__handle_enter() until
 * the variable goes out of scope; closing waits for them. */

#define DTL_LEAVE_AT_END __attribute__((cleanup(dtl__handle_leave)))

/* Blocks until no call uses the handle. progress/wait.c */
void dtl__handle_await(struct handle_slot *slot);

/* Closes a handle once no call uses it and returns its object. Returns NULL for a null handle and,
 * after setting the last error, for an invalid one or if this thread is itself in a call with it.
 */
static inline void *dtl__handle_close_idle(const void *handle, enum handle_kind expected,
                                           const char *function, const char *parameter)
{
    return dtl__handle_close_after(handle, expected, dtl__handle_await, function, parameter);
}

/* ---- one thread at a time: context/thread_ownership.c ---------------------------------------- */

/* Parts of dtl__context_enter(), _leave() and _leave_with() for calls within a call, contexts that
 * several threads use, and failures. Only an interrupt makes the context refuse later calls. */
dtl_status dtl__context_enter_slowly(struct context *context, enum call call) __attribute__((cold));
void dtl__context_leave_slowly(struct context *context) __attribute__((cold));
void dtl__context_failed(struct context *context, dtl_status status) __attribute__((cold));

/* Returns true if the calling thread is the only one that makes collective calls on the context. */
static inline bool dtl__is_sole(const struct context *context)
{
    return atomic_load_explicit(&context->only_thread, memory_order_relaxed) == dtl__thread();
}

/* Enters a collective call, or the start of a nonblocking one. Fails with INVALID_STATE if another
 * thread is in one: two concurrent calls could run in different orders on different ranks. */
static inline dtl_status dtl__context_enter(struct context *context, enum call call)
{
    if (context == NULL)
        return DTL_SUCCESS;
    if (DTL_UNLIKELY(!dtl__is_sole(context) ||
                     atomic_load_explicit(&context->current_call, memory_order_relaxed) != 0))
        return dtl__context_enter_slowly(context, call);
    atomic_store_explicit(&context->current_call, call + 1, memory_order_relaxed);
    dtl__current_call = (int)call + 1;
    atomic_signal_fence(
        /* the thread that takes over issues the full fence: thread_ownership.c */
        memory_order_seq_cst);
    if (DTL_UNLIKELY(!dtl__is_sole(context))) {
        atomic_store_explicit(&context->current_call, 0, memory_order_relaxed);
        return dtl__context_enter_slowly(context, call);
    }
    return DTL_SUCCESS;
}

/* Leaves a collective call. */
static inline void dtl__context_leave(struct context *context)
{
    if (context == NULL)
        return;
    if (DTL_UNLIKELY(context->depth != 0))
        dtl__context_leave_slowly(context);
    else /* pairs with the load in revoke_sole() of thread_ownership.c */
        atomic_store_explicit(&context->current_call, 0, memory_order_release);
}

/* Leaves a collective call that returned `status`. After an interrupted call, which may have sent
 * part of the data that other ranks wait for, the context accepts no further collective call. */
static inline void dtl__context_leave_with(struct context *context, dtl_status status)
{
    if (DTL_UNLIKELY(status != DTL_SUCCESS))
        dtl__context_failed(context, status);
    dtl__context_leave(context);
}

/* ---- observation: observe/observe.c.  DTL_TRACE, DTL_CHECK, DTL_TIMEOUT, metrics, policies --- */

enum {
    OBSERVE_TRACE = 1,
    OBSERVE_CHECK = 2,
    OBSERVE_TIMEOUT = 4,
    OBSERVE_CALLS = OBSERVE_TRACE | OBSERVE_CHECK | OBSERVE_TIMEOUT,
    /* a context or a container has had an error policy other than returning the status */
    OBSERVE_FAILURES = 8,
    OBSERVE_METRICS = 16,
    OBSERVE_RECORD = 32,
};

extern atomic_int dtl__observed; /* OBSERVE_* bits that are on */

/* Per-thread state of the calls in progress. It is one variable, because each lookup of a
 * thread-local variable in a shared library costs a call, and a stub looks it up once. */
struct check;
struct observing {
    struct observed_thread *thread; /* this thread's entry in the list of threads; NULL: none yet */
    struct observed_call *latest;   /* the call begun last; NULL: none */
    struct check *current_outcome;  /* outcome of the collective in progress: outcome.c */
    /* the collective whose check travels with its data: piggyback.c */
    struct piggyback {
        struct context *context; /* NULL: none */
        int32_t depth;
        uint64_t signature;
    } piggyback;
};

/* Returns the state of the calling thread. */
struct observing *dtl__observing_here(void) __attribute__((const));

/* Begins an observed call: records it and, with DTL_CHECK and a context, compares it between the
 * ranks, at once or together with its data. Fails if the calls differ. `context` may be NULL;
 * `values` has the order of dtl__call_arguments. */
dtl_status dtl__call_begin_in(struct observing *mine, enum call call, struct context *context,
                              const int64_t *values, int count);

static inline dtl_status dtl__call_begin(enum call call, struct context *context,
                                         const int64_t *values, int count)
{
    return dtl__call_begin_in(dtl__observing_here(), call, context, values, count);
}

/* Returns the status of a collective after all ranks have exchanged theirs: with DTL_CHECK it fails
 * if another rank has failed. */
dtl_status dtl__call_agree_in(const struct observing *mine, enum call call, dtl_status status);

static inline dtl_status dtl__call_agree(enum call call, dtl_status status)
{
    const struct observing *mine = dtl__observing_here();

    if (mine->current_outcome == NULL && mine->piggyback.context == NULL)
        return status;
    return dtl__call_agree_in(mine, call, status);
}

/* Counts the bytes that the current call reads and writes in the caller's buffers: metrics.c. */
void dtl__call_moved(enum call call, uint64_t read, uint64_t written);

static inline void dtl__call_moves(enum call call, uint64_t read, uint64_t written)
{
    if (DTL_UNLIKELY((dtl__observed & OBSERVE_METRICS) != 0))
        dtl__call_moved(call, read, written);
}

/* Records the handle of the operation that the ending call has started. */
void dtl__call_created_handle(const void *handle);

/* Ends a call and applies the error policy of `listener` to a failure. */
void dtl__call_end_in(const struct observing *mine, enum call call, struct listener listener,
                      dtl_status status);

static inline void dtl__call_end(enum call call, struct listener listener, dtl_status status)
{
    dtl__call_end_in(dtl__observing_here(), call, listener, status);
}

/* ---- queries ------------------------------------------------------------------------------------
 *
 * The conditions of spec/ call size(ctx), local_size(vec), ...: dtl__STRUCT_NAME(object). A new
 * struct needs the functions that its area's conditions use, and _context() if it belongs to a
 * context. */

static inline int32_t dtl__context_size(const struct context *context)
{
    return context->comm.size;
}

static inline int32_t dtl__context_rank(const struct context *context)
{
    return context->comm.rank;
}

static inline struct context *dtl__container_context(const struct container *container)
{
    return container->context;
}

static inline int32_t dtl__container_size(const struct container *container)
{
    return container->distribution.ranks;
}

static inline int32_t dtl__container_rank(const struct container *container)
{
    return container->distribution.rank;
}

static inline dtl_dtype dtl__container_dtype(const struct container *container)
{
    return container->type->id;
}

static inline uint64_t dtl__container_local_size(const struct container *container)
{
    return container->local_size;
}

static inline uint64_t dtl__container_global_size(const struct container *container)
{
    return container->global_size;
}

static inline int32_t dtl__container_ndim(const struct container *container)
{
    return container->shape.ndim;
}

struct window;
struct context *dtl__window_context(const struct window *window);
int32_t dtl__window_size(const struct window *window);

struct symmetric;
struct context *dtl__symmetric_context(const struct symmetric *heap);
int32_t dtl__symmetric_size(const struct symmetric *heap);

struct signal_comm;
struct context *dtl__signal_comm_context(const struct signal_comm *comm);
int32_t dtl__signal_comm_size(const struct signal_comm *comm);

struct model;
struct context *dtl__model_context(const struct model *model);
uint64_t dtl__model_tensors(const struct model *model);
uint64_t dtl__model_tasks(const struct model *model);
uint64_t dtl__model_records(const struct model *model);
uint64_t dtl__model_waits(const struct model *model);

struct role_manager;
struct context *dtl__role_manager_context(const struct role_manager *manager);

struct collective_plan;
struct context *dtl__collective_plan_context(const struct collective_plan *plan);

struct matched;
struct context *dtl__matched_context(const struct matched *message);

struct map;
struct context *dtl__map_context(const struct map *map);
uint64_t dtl__map_key_size(const struct map *map);
uint64_t dtl__map_value_size(const struct map *map);

/* Returns a digest for comparing a shape between ranks. */
static inline int64_t dtl__shape_digest(const dtl_shape *shape)
{
    int ndim = shape->ndim >= 0 && shape->ndim <= EXTENTS ? shape->ndim : 0;

    return dtl__digest(shape->dims, (uint64_t)dtl__shape_words(ndim) * sizeof *shape->dims);
}

#endif
