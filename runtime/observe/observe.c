/* SPDX-License-Identifier: BSD-3-Clause */
/* Observation of calls: the functions in progress, their start times and arguments.
 *
 * DTL_TRACE=FILE writes FILE.RANK.json, a timeline of all calls for Perfetto and chrome://tracing.
 * DTL_CHECK=1 compares a collective's function and arguments over all ranks before it runs, and
 * guards handles.  DTL_TIMEOUT=S ends the job when a call takes longer than S seconds, with a line
 * from each rank.  DTL_RECORD=FILE records calls into FILE.RANK (dtl_record.h).
 *
 * Calls are also counted for metrics, and failures are passed to error policies.  All of it is off
 * by default; generated stubs then only test dtl__observed. */
#include "observe.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "dtl_error.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "error_policy.h"
#include "job/job.h"
#include "piggyback.h"

enum {
    THREADS = 256,
    HANDLES = 1024,  /* entries of the table of handles and the calls that created them; a newer
                     handle  replaces an older one in the same entry */
    MAX_NESTING = 3, /* nesting depth to which a text shows the calls that created handles */
};

atomic_int dtl__observed;
_Thread_local struct observing dtl__observing;

struct observing *dtl__observing_here(void)
{
    return &dtl__observing;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_key_t thread_key; /* its destructor frees the thread's entry */
static struct observed_thread threads[THREADS];
static atomic_uint_fast64_t calls;
static struct creation {
    int64_t handle;
    struct observed_call created_by;
} creations[HANDLES];

const struct observed_call *dtl__observe_latest(void)
{
    static const struct observed_call none;

    return dtl__observing.latest == NULL ? &none : dtl__observing.latest;
}

void dtl__observe_set_latest(int32_t depth)
{
    dtl__observing.latest = &dtl__observing.thread->calls[depth - 1];
}

int64_t dtl__observe_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now); /* a clock that all ranks of a machine share */
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Returns the name of an enum argument's value, or NULL. */
static const char *value_name(enum call call, int32_t index, int64_t value)
{
    const struct value_name *const *all = dtl__call_values[call];
    const struct value_name *each = all == NULL ? NULL : all[index];

    while (each != NULL && each->name != NULL && each->value != value)
        each++;
    return each == NULL ? NULL : each->name;
}

/* Returns true if the argument at `index` is a handle; its table of values has an empty name. */
static bool is_handle(enum call call, int32_t index)
{
    const struct value_name *const *all = dtl__call_values[call];

    return all != NULL && all[index] != NULL && all[index]->name[0] == '\0';
}

/* Returns the table entry of a handle. It may be in use for another handle. */
static struct creation *creation_of(int64_t handle)
{
    return &creations[((uint64_t)handle * 0x9e3779b97f4a7c15u >> 32) % HANDLES];
}

/* Writes the function and its arguments, truncated to OBSERVED_TEXT; `nesting` counts the enclosing
 * creating calls. */
static void format_arguments(enum call call, const int64_t *values, int32_t count, int nesting,
                             char text[OBSERVED_TEXT]);

/* Returns the last handle among the arguments of a call, or 0. */
static int64_t handle_of(const struct observed_call *call)
{
    int32_t index = call->count - 1;

    while (index >= 0 && !is_handle(call->call, index))
        index--;
    return index < 0 ? 0 : call->values[index];
}

/* Writes a call: the binding's text, with the call that created its last handle, or else the
 * function with its arguments. */
static void format_call(const struct observed_call *call, int nesting, char text[OBSERVED_TEXT])
{
    const struct creation *creation = creation_of(call->about_handle);
    char creator[OBSERVED_TEXT];

    if (call->program_text[0] == '\0') {
        format_arguments(call->call, call->values, call->count, nesting, text);
    } else if (call->about_handle == 0 || creation->handle != call->about_handle || nesting > 0 ||
               strcmp(creation->created_by.program_text, call->program_text) == 0) {
        snprintf(text, OBSERVED_TEXT, "%s", call->program_text);
    } else {
        format_call(&creation->created_by, nesting + 1, creator);
        snprintf(text, OBSERVED_TEXT, "%.*s of %.*s", PROGRAM_TEXT, call->program_text,
                 OBSERVED_TEXT - PROGRAM_TEXT, creator);
    }
}

/* Writes an argument: its name, the call that created the handle, or the number. */
static void format_value(enum call call, int32_t index, int64_t value, int nesting,
                         char text[OBSERVED_TEXT])
{
    const char *name = is_handle(call, index) ? NULL : value_name(call, index, value);

    if (name != NULL)
        snprintf(text, OBSERVED_TEXT, "%s", name);
    else if (!is_handle(call, index))
        snprintf(text, OBSERVED_TEXT, "%" PRId64, value);
    else if (value != 0 && creation_of(value)->handle == value && nesting < MAX_NESTING)
        format_call(&creation_of(value)->created_by, nesting + 1, text);
    else
        snprintf(text, OBSERVED_TEXT, "%s", value == 0 ? "NULL" : "...");
}

static void format_arguments(enum call call, const int64_t *values, int32_t count, int nesting,
                             char text[OBSERVED_TEXT])
{
    const char *const *names = dtl__call_arguments[call];
    int length = snprintf(text, OBSERVED_TEXT, "%s(", dtl__call_names[call]);

    for (int32_t index = 0; index < count && length < OBSERVED_TEXT; index++) {
        char value[OBSERVED_TEXT];

        format_value(call, index, values[index], nesting, value);
        length += snprintf(text + length, (size_t)(OBSERVED_TEXT - length), "%s%s=%s",
                           index > 0 ? ", " : "", names[index], value);
    }
    if (length < OBSERVED_TEXT)
        snprintf(text + length, (size_t)(OBSERVED_TEXT - length), ")");
}

void dtl__observe_text(enum call call, const int64_t *values, int32_t count,
                       char text[OBSERVED_TEXT])
{
    format_arguments(call, values, count, 0, text);
}

void dtl__observe_call_text(const struct observed_call *call, char text[OBSERVED_TEXT])
{
    format_call(call, 0, text);
}

dtl_status dtl__call_failed(enum call call, dtl_status status)
{
    static const char *const hint = "DTL_CHECK=1 shows the arguments and whether the ranks differ";
    const struct observed_call *latest = dtl__observing.latest;
    char text[OBSERVED_TEXT];

    if (dtl__error_is_from_library()) {
        if (latest != NULL && latest->call == call)
            dtl__observe_call_text(latest, text);
        else
            snprintf(text, sizeof text, "%s(...)", dtl__call_names[call]);
        dtl__error_add_call(text, (dtl__observed & OBSERVE_CHECK) != 0 ? "" : hint);
    }
    return dtl__failed(dtl__call_names[call], status);
}

void dtl__observe_threads(void (*visit)(const struct observed_thread *thread, void *state),
                          void *state)
{
    pthread_mutex_lock(&lock);
    for (int index = 0; index < THREADS; index++)
        if (threads[index].is_used)
            visit(&threads[index], state);
    pthread_mutex_unlock(&lock);
}

/* Destructor of `thread_key`: frees the entry of a thread that ends. */
static void thread_release(void *thread)
{
    pthread_mutex_lock(&lock);
    *(struct observed_thread *)thread = (struct observed_thread){0};
    pthread_mutex_unlock(&lock);
}

/* Returns the calling thread's entry, or NULL if too many threads are in DTL.  The caller holds the
 * lock. */
static DTL_COLD struct observed_thread *own_thread(struct observing *mine)
{
    for (int index = 0; mine->thread == NULL && index < THREADS; index++) {
        if (threads[index].is_used)
            continue;
        mine->thread = &threads[index];
        mine->thread->is_used = true;
        pthread_setspecific(thread_key, mine->thread);
    }
    return mine->thread;
}

/* Returns the call that a binding has passed in its language's form, if the thread is in one. */
static struct observed_call *program_call(struct observed_thread *thread)
{
    bool has_text = thread != NULL && thread->depth > 0 && thread->calls[0].program_text[0] != '\0';

    return has_text ? &thread->calls[0] : NULL;
}

/* Returns true if other threads read this thread's calls. */
static bool is_watched(void)
{
    return (dtl__observed & (OBSERVE_TRACE | OBSERVE_TIMEOUT)) != 0;
}

/* Returns true if the call is recorded for DTL_CHECK alone, apart from `others`: then no other
 * thread reads the record, and no lock is needed. */
static inline bool is_check_only(const struct observing *mine, enum call call, int others)
{
    return (dtl__observed & ~others) == OBSERVE_CHECK && mine->thread != NULL &&
           call != CALL_TELL_CALL;
}

/* Returns the next number of a call in this process, from 1. */
static uint64_t next_number(void)
{
    return atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed) + 1;
}

/* Sets the rank, size and path of the call's context, or, without a context, those of the call that
 * created one of its handles. */
static void call_set_context(struct observed_call *record, const struct context *context)
{
    const int64_t about_handle = handle_of(record);
    const struct observed_call *creator = &creation_of(about_handle)->created_by;

    if (context != NULL) {
        record->rank = context->comm.rank;
        record->size = context->comm.size;
        memcpy(record->context_path, context->context_path, sizeof record->context_path);
    } else if (about_handle != 0 && creation_of(about_handle)->handle == about_handle) {
        record->rank = creator->rank;
        record->size = creator->size;
        memcpy(record->context_path, creator->context_path, sizeof record->context_path);
    } else {
        record->rank = record->size = 0;
        record->context_path[0] = '\0';
    }
}

/* Sets the number, start time and context of a call in progress. The caller holds the lock, since
 * other threads read these members. */
static DTL_COLD void call_set_observed(struct observed_call *record, const struct context *context)
{
    record->number = next_number();
    record->start = dtl__observe_now();
    call_set_context(record, context);
}

/* Sets the function and the arguments of a call. Runs for every collective with DTL_CHECK, so
 * texts are computed only when they are needed. */
static void call_fill(struct observed_call *record, enum call call, const int64_t *values,
                      int count)
{
    record->call = call;
    record->program_text[0] = '\0';
    record->matched = dtl__call_matched[call];
    record->count = count < OBSERVED_VALUES ? count : OBSERVED_VALUES;
    for (int index = 0; index < record->count; index++)
        record->values[index] = values[index];
}

/* Returns the entry for one more call of the thread. Calls beyond OBSERVED_DEPTH, and those of
 * a thread that is NULL, share an entry per thread that no other thread reads. */
static struct observed_call *call_push(struct observed_thread *thread)
{
    static _Thread_local struct observed_call beyond;

    if (thread == NULL)
        return &beyond;
    return thread->depth++ < OBSERVED_DEPTH ? &thread->calls[thread->depth - 1] : &beyond;
}

/* Copies the binding's text of the call into its record. */
static DTL_COLD void call_set_text(struct observed_call *outer, struct observed_call *record)
{
    memcpy(record->program_text, outer->program_text, sizeof record->program_text);
    memcpy(outer->context_path, record->context_path, sizeof outer->context_path);
    outer->about_handle = record->about_handle = handle_of(record);
    outer->rank = record->rank;
    outer->size = record->size;
}

/* Records a call that begins, and returns the record. The caller holds the lock if other
 * threads read the records. */
static inline struct observed_call *record_call(struct observing *mine, bool is_watched_now,
                                                enum call call, const struct context *context,
                                                const int64_t *values, int count)
{
    struct observed_thread *thread = mine->thread != NULL ? mine->thread : own_thread(mine);
    struct observed_call *outer = program_call(thread), *record = call_push(thread);

    call_fill(record, call, values, count);
    if (is_watched_now)
        call_set_observed(record, context);
    if (DTL_UNLIKELY(outer != NULL))
        call_set_text(outer, record);
    return record;
}

/* Removes the last call; the caller holds the lock as for record_call(). Returns true if it had
 * an entry. */
static bool call_pop(struct observed_thread *thread)
{
    if (--thread->depth >= OBSERVED_DEPTH)
        return false;
    if (is_watched()) {
        thread->last = thread->calls[thread->depth];
        thread->last_end = dtl__observe_now();
    }
    thread->calls[thread->depth].program_text[0] = '\0';
    return true;
}

/* Returns the number of the thread's calls in progress, or -1 if the thread has no entry. */
static int32_t depth_of(const struct observing *mine)
{
    return mine->thread == NULL ? -1 : mine->thread->depth;
}

/* Compares the call that was begun last. If that fails, ends the call, because its stub returns
 * at once. */
static DTL_COLD dtl_status call_compare(struct observing *mine, enum call call,
                                        struct context *context)
{
    struct observed_call *record = mine->latest;
    dtl_status status =
        dtl__check_compare(context, depth_of(mine), true, dtl__call_kinds[call] == IS_COLLECTIVE);

    mine->latest = record;     /* other calls may have been made within the comparison's wait */
    if (status != DTL_SUCCESS) /* the stub returns at once */
        dtl__call_end(call, dtl__context_error_scope(context), dtl__result(call, status));
    return status;
}

/* Begins a round for the call begun last, if its context compares calls.  Returns true if the call
 * must be compared now, and false if its own step compares it. */
static inline bool round_begin(struct observing *mine, struct context *context, bool has_outcome)
{
    if (!dtl__check_is_wanted(context))
        return false;
    dtl__check_begin(context);
    return !has_outcome || !dtl__check_defer_to_step(mine, context, depth_of(mine));
}

/* Compares a collective call with those of the other ranks, unless its own step compares it.
 * Other calls succeed at once. */
static inline dtl_status call_check(struct observing *mine, enum call call, struct context *context)
{
    const enum call_kind kind = dtl__call_kinds[call];

    if ((kind != IS_COLLECTIVE && kind != IS_FREEING) ||
        !round_begin(mine, context, kind == IS_COLLECTIVE))
        return DTL_SUCCESS;
    return call_compare(mine, call, context);
}

/* Counts and records a call that begins, and compares it with the other ranks under DTL_CHECK.
 * Fails if the ranks make different calls. */
static DTL_NOINLINE dtl_status begin_watched(struct observing *mine, enum call call,
                                             struct context *context, const int64_t *values,
                                             int count)
{
    const bool is_locked = mine->thread == NULL || is_watched();

    if ((dtl__observed & OBSERVE_METRICS) != 0)
        dtl__metrics_call(call);
    if ((dtl__observed & OBSERVE_CALLS) == 0 || call == CALL_TELL_CALL)
        return DTL_SUCCESS;
    if (is_locked)
        pthread_mutex_lock(&lock);
    mine->latest = record_call(mine, is_watched(), call, context, values, count);
    if (is_locked)
        pthread_mutex_unlock(&lock);
    if (context == NULL || (dtl__observed & OBSERVE_CHECK) == 0)
        return DTL_SUCCESS;
    return call_check(mine, call, context);
}

dtl_status dtl__call_begin_in(struct observing *mine, enum call call, struct context *context,
                              const int64_t *values, int count)
{
    if (!is_check_only(mine, call, OBSERVE_FAILURES | OBSERVE_RECORD))
        return begin_watched(mine, call, context, values, count);
    mine->latest = record_call(mine, false, call, context, values, count);
    return context == NULL ? DTL_SUCCESS : call_check(mine, call, context);
}

dtl_status dtl__call_compare_again(struct context *context, int32_t matched, bool has_outcome)
{
    struct observing *mine = &dtl__observing;

    if ((dtl__observed & OBSERVE_CHECK) == 0)
        return DTL_SUCCESS;
    mine->latest->matched = matched;
    if (!round_begin(mine, context, has_outcome))
        return DTL_SUCCESS;
    return dtl__check_compare(context, depth_of(mine), true, has_outcome);
}

dtl_status dtl__call_agree_in(const struct observing *mine, enum call call, dtl_status status)
{
    return dtl__check_agree(depth_of(mine), call, status);
}

/* Ends a call: releases its outcome, applies the error policy, and writes the trace event. */
static DTL_NOINLINE void end_watched(const struct observing *mine, enum call call,
                                     struct listener listener, dtl_status status)
{
    struct observed_thread *thread = mine->thread;
    const bool is_locked = is_watched();

    if (mine->current_outcome != NULL)
        dtl__check_end_call(depth_of(mine), status);
    if ((dtl__observed & OBSERVE_FAILURES) != 0)
        dtl__apply_error_policy(listener, status);
    if (thread == NULL || call == CALL_TELL_CALL)
        return;
    if (is_locked)
        pthread_mutex_lock(&lock);
    if (call_pop(thread) && (dtl__observed & OBSERVE_TRACE) != 0)
        dtl__trace_call(&thread->last, (int)(thread - threads), thread->last_end, status);
    if (is_locked)
        pthread_mutex_unlock(&lock);
}

void dtl__call_end_in(const struct observing *mine, enum call call, struct listener listener,
                      dtl_status status)
{
    if (is_check_only(mine, call, OBSERVE_RECORD) && mine->current_outcome == NULL)
        call_pop(mine->thread);
    else
        end_watched(mine, call, listener, status);
}

void dtl__call_created_handle(const void *handle)
{
    const struct observed_thread *thread = dtl__observing.thread;
    int64_t key = (int64_t)(uintptr_t)handle;

    if (thread == NULL || thread->depth > OBSERVED_DEPTH)
        return;
    pthread_mutex_lock(&lock);
    *creation_of(key) = (struct creation){key, thread->calls[thread->depth - 1]};
    pthread_mutex_unlock(&lock);
}

void dtl_impl_tell_place(const void *handle, const char *place)
{
    dtl__guard_place(handle, place);
}

int dtl_impl_tell_call(const char *words)
{
    struct observed_call *record;
    struct observed_thread *thread;
    bool is_outermost;

    if ((dtl__observed & OBSERVE_CALLS) == 0)
        return 0;
    pthread_mutex_lock(&lock);
    thread = own_thread(&dtl__observing);
    is_outermost = thread != NULL && thread->depth == (words == NULL);
    if (is_outermost && words != NULL) {
        record = record_call(&dtl__observing, is_watched(), CALL_TELL_CALL, NULL, NULL, 0);
        snprintf(record->program_text, sizeof record->program_text, "%s", words);
    } else if (is_outermost && program_call(thread) != NULL) {
        call_pop(thread);
    }
    pthread_mutex_unlock(&lock);
    return is_outermost;
}

/* Turns on the features that environment variables request, when the library is loaded. */
__attribute__((constructor)) static void observe_start(void)
{
    const char *trace = dtl__option("DTL_TRACE"), *timeout = dtl__option("DTL_TIMEOUT");
    char suffix[16];

    if (trace != NULL) {
        dtl__observed |= OBSERVE_TRACE;
        dtl__trace_open(trace);
    }
    if (dtl__option_is_on("DTL_CHECK")) {
        dtl__observed |= OBSERVE_CHECK;
        dtl__check_enable_early_end();
        dtl__guard_start();
    }
    if (dtl__option("DTL_RECORD") !=
        NULL) { /* without it, plugins are not searched at this point */
        snprintf(suffix, sizeof suffix, ".%d", (int)dtl__job_launched_rank());
        if (dtl__record_start(suffix))
            dtl__observed |= OBSERVE_RECORD;
    }
    if (timeout != NULL) {
        dtl__observed |= OBSERVE_TIMEOUT;
        dtl__timeout_start(strtod(timeout, NULL));
    }
    if (dtl__observed != 0) {
        pthread_key_create(&thread_key, thread_release);
        dtl__fork_forbid();
    }
}
