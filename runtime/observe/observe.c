/* SPDX-License-Identifier: BSD-3-Clause */
/* Observation of calls: which functions run, since when, with what arguments.
 *
 * DTL_TRACE=FILE: writes FILE.RANK.json, a timeline of all calls that Perfetto and chrome://tracing
 * open.  DTL_CHECK=1: compares a collective's function and arguments over all ranks before it runs,
 * and guards handles.  DTL_TIMEOUT=S: ends the job when a call takes longer than S seconds, with a
 * line from each rank.  DTL_RECORD=FILE: what dtl_record.h says,
 * into FILE.RANK.
 *
 * Beside these, calls are counted, and an error policy wants to know of failures.  All of it is off
 * unless asked for: then stubs test dtl__observed and that is all. */
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
    MADE = 1024, /* handles of which it is known what made them; of two that meet, the newer */
    NESTING = 3, /* how deep a text tells what made a handle */
};

atomic_int dtl__observed;
_Thread_local struct observing dtl__observing;

struct observing *dtl__observing_here(void)
{
    return &dtl__observing;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_key_t thread_key; /* its destructor gives a thread's place back */
static struct observed_thread threads[THREADS];
static atomic_uint_fast64_t calls;
static struct made {
    int64_t handle;
    struct observed_call by;
} made[MADE];

const struct observed_call *dtl__observe_latest(void)
{
    static const struct observed_call none;

    return dtl__observing.latest == NULL ? &none : dtl__observing.latest;
}

void dtl__observe_again(int32_t depth)
{
    dtl__observing.latest = &dtl__observing.thread->calls[depth - 1];
}

int64_t dtl__observe_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now); /* the same for all ranks of a machine */
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Of an enum's, or NULL. */
static const char *value_name(enum call call, int32_t index, int64_t value)
{
    const struct value_name *const *all = dtl__call_values[call];
    const struct value_name *each = all == NULL ? NULL : all[index];

    while (each != NULL && each->name != NULL && each->value != value)
        each++;
    return each == NULL ? NULL : each->name;
}

static bool is_handle(enum call call, int32_t index)
{
    const struct value_name *const *all = dtl__call_values[call];

    return all != NULL && all[index] != NULL && all[index]->name[0] == '\0';
}

static struct made *made_place(int64_t handle)
{
    return &made[((uint64_t)handle * 0x9e3779b97f4a7c15u >> 32) % MADE];
}

static void text_write(enum call call, const int64_t *values, int32_t count, int nesting,
                       char text[OBSERVED_TEXT]);

/* The last handle among its values; 0: none. */
static int64_t handle_of(const struct observed_call *call)
{
    int32_t index = call->count - 1;

    while (index >= 0 && !is_handle(call->call, index))
        index--;
    return index < 0 ? 0 : call->values[index];
}

static void call_write(const struct observed_call *call, int nesting, char text[OBSERVED_TEXT])
{
    const struct made *of = made_place(call->about);
    char by[OBSERVED_TEXT];

    if (call->told[0] == '\0') {
        text_write(call->call, call->values, call->count, nesting, text);
    } else if (call->about == 0 || of->handle != call->about || nesting > 0 ||
               strcmp(of->by.told, call->told) == 0) {
        snprintf(text, OBSERVED_TEXT, "%s", call->told);
    } else {
        call_write(&of->by, nesting + 1, by);
        snprintf(text, OBSERVED_TEXT, "%.*s of %.*s", TOLD_TEXT, call->told,
                 OBSERVED_TEXT - TOLD_TEXT, by);
    }
}

/* Of an argument: its name, what made the handle that it is, or the number. */
static void value_write(enum call call, int32_t index, int64_t value, int nesting,
                        char text[OBSERVED_TEXT])
{
    const char *name = is_handle(call, index) ? NULL : value_name(call, index, value);

    if (name != NULL)
        snprintf(text, OBSERVED_TEXT, "%s", name);
    else if (!is_handle(call, index))
        snprintf(text, OBSERVED_TEXT, "%" PRId64, value);
    else if (value != 0 && made_place(value)->handle == value && nesting < NESTING)
        call_write(&made_place(value)->by, nesting + 1, text);
    else
        snprintf(text, OBSERVED_TEXT, "%s", value == 0 ? "NULL" : "...");
}

static void text_write(enum call call, const int64_t *values, int32_t count, int nesting,
                       char text[OBSERVED_TEXT])
{
    const char *const *names = dtl__call_arguments[call];
    int length = snprintf(text, OBSERVED_TEXT, "%s(", dtl__call_names[call]);

    for (int32_t index = 0; index < count && length < OBSERVED_TEXT; index++) {
        char value[OBSERVED_TEXT];

        value_write(call, index, values[index], nesting, value);
        length += snprintf(text + length, (size_t)(OBSERVED_TEXT - length), "%s%s=%s",
                           index > 0 ? ", " : "", names[index], value);
    }
    if (length < OBSERVED_TEXT)
        snprintf(text + length, (size_t)(OBSERVED_TEXT - length), ")");
}

void dtl__observe_text(enum call call, const int64_t *values, int32_t count,
                       char text[OBSERVED_TEXT])
{
    text_write(call, values, count, 0, text);
}

void dtl__observe_call_text(const struct observed_call *call, char text[OBSERVED_TEXT])
{
    call_write(call, 0, text);
}

dtl_status dtl__call_failed(enum call call, dtl_status status)
{
    static const char *const hint =
        "DTL_CHECK=1 would tell the arguments, and whether the ranks differ";
    const struct observed_call *latest = dtl__observing.latest;
    char text[OBSERVED_TEXT];

    if (dtl__error_is_beneath()) {
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

static void thread_leave(void *thread)
{
    pthread_mutex_lock(&lock);
    *(struct observed_thread *)thread = (struct observed_thread){0};
    pthread_mutex_unlock(&lock);
}

/* The calling thread's place, under the lock; NULL where too many threads are in DTL already. */
static DTL_APART struct observed_thread *thread_here(struct observing *mine)
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

/* The call that the program has made, in words of its language, if the thread is in such. */
static struct observed_call *told_call(struct observed_thread *thread)
{
    bool is_told = thread != NULL && thread->depth > 0 && thread->calls[0].told[0] != '\0';

    return is_told ? &thread->calls[0] : NULL;
}

/* Whether others look at what this thread does, and when. */
static bool is_watched(void)
{
    return (dtl__observed & (OBSERVE_TRACE | OBSERVE_TIMEOUT)) != 0;
}

/* Whether a call is begun or ended for DTL_CHECK, and apart from `others` for nothing else: then no
 * other thread looks at it, and it needs no lock. */
static inline bool is_quick(const struct observing *mine, enum call call, int others)
{
    return (dtl__observed & ~others) == OBSERVE_CHECK && mine->thread != NULL &&
           call != CALL_TELL_CALL;
}

static uint64_t next_number(void)
{
    return atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed) + 1;
}

/* Where a call is: of the context, or without one of what made a handle among its arguments. */
static void call_place(struct observed_call *made, const struct context *context)
{
    const int64_t about = handle_of(made);
    const struct observed_call *by = &made_place(about)->by;

    if (context != NULL) {
        made->rank = context->comm.rank;
        made->size = context->comm.size;
        memcpy(made->place, context->place, sizeof made->place);
    } else if (about != 0 && made_place(about)->handle == about) {
        made->rank = by->rank;
        made->size = by->size;
        memcpy(made->place, by->place, sizeof made->place);
    } else {
        made->rank = made->size = 0;
        made->place[0] = '\0';
    }
}

/* Under the lock, since others look at it. */
static DTL_APART void call_watch(struct observed_call *made, const struct context *context)
{
    made->number = next_number();
    made->start = dtl__observe_now();
    call_place(made, context);
}

/* Of every collective with DTL_CHECK: what is made of these is found when it is wanted. */
static void call_fill(struct observed_call *made, enum call call, const int64_t *values, int count)
{
    made->call = call;
    made->told[0] = '\0';
    made->matched = dtl__call_matched[call];
    made->count = count < OBSERVED_VALUES ? count : OBSERVED_VALUES;
    for (int index = 0; index < made->count; index++)
        made->values[index] = values[index];
}

/* Room for one more call of the thread, which may be NULL. */
static struct observed_call *call_push(struct observed_thread *thread)
{
    static _Thread_local struct observed_call beyond;

    if (thread == NULL)
        return &beyond;
    return thread->depth++ < OBSERVED_DEPTH ? &thread->calls[thread->depth - 1] : &beyond;
}

/* The program has told of the call in its own words. */
static DTL_APART void call_tell(struct observed_call *told, struct observed_call *made)
{
    memcpy(made->told, told->told, sizeof made->told);
    memcpy(told->place, made->place, sizeof told->place);
    told->about = made->about = handle_of(made);
    told->rank = made->rank;
    told->size = made->size;
}

/* Under the lock, if others look at it. */
static inline struct observed_call *call_make(struct observing *mine, bool is_seen, enum call call,
                                              const struct context *context, const int64_t *values,
                                              int count)
{
    struct observed_thread *thread = mine->thread != NULL ? mine->thread : thread_here(mine);
    struct observed_call *told = told_call(thread), *made = call_push(thread);

    call_fill(made, call, values, count);
    if (is_seen)
        call_watch(made, context);
    if (DTL_UNLIKELY(told != NULL))
        call_tell(told, made);
    return made;
}

/* The same.  Whether there was room for the call that ends. */
static bool call_pop(struct observed_thread *thread)
{
    if (--thread->depth >= OBSERVED_DEPTH)
        return false;
    if (is_watched()) {
        thread->last = thread->calls[thread->depth];
        thread->last_end = dtl__observe_now();
    }
    thread->calls[thread->depth].told[0] = '\0';
    return true;
}

/* Of the thread's running calls. */
static int32_t depth_of(const struct observing *mine)
{
    return mine->thread == NULL ? -1 : mine->thread->depth;
}

/* Of a call that has been made. */
static DTL_APART dtl_status call_compare(struct observing *mine, enum call call,
                                         struct context *context)
{
    struct observed_call *made = mine->latest;
    dtl_status status =
        dtl__check_compare(context, depth_of(mine), true, dtl__call_kinds[call] == IS_COLLECTIVE);

    mine->latest = made;       /* others may have been begun within the check's wait */
    if (status != DTL_SUCCESS) /* the stub returns at once */
        dtl__call_end(call, dtl__context_told(context), dtl__result(call, status));
    return status;
}

/* Begins a round for the call begun last, if one is wanted.  Whether it is to be compared now: else
 * what it moves is. */
static inline bool round_begin(struct observing *mine, struct context *context, bool has_outcome)
{
    if (!dtl__check_is_wanted(context))
        return false;
    dtl__check_begin(context);
    return !has_outcome || !dtl__check_carry(mine, context, depth_of(mine));
}

static inline dtl_status call_check(struct observing *mine, enum call call, struct context *context)
{
    const enum call_kind kind = dtl__call_kinds[call];

    if ((kind != IS_COLLECTIVE && kind != IS_FREEING) ||
        !round_begin(mine, context, kind == IS_COLLECTIVE))
        return DTL_SUCCESS;
    return call_compare(mine, call, context);
}

static DTL_BESIDE dtl_status begin_watched(struct observing *mine, enum call call,
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
    mine->latest = call_make(mine, is_watched(), call, context, values, count);
    if (is_locked)
        pthread_mutex_unlock(&lock);
    if (context == NULL || (dtl__observed & OBSERVE_CHECK) == 0)
        return DTL_SUCCESS;
    return call_check(mine, call, context);
}

dtl_status dtl__call_begin_in(struct observing *mine, enum call call, struct context *context,
                              const int64_t *values, int count)
{
    if (!is_quick(mine, call, OBSERVE_FAILURES | OBSERVE_RECORD))
        return begin_watched(mine, call, context, values, count);
    mine->latest = call_make(mine, false, call, context, values, count);
    return context == NULL ? DTL_SUCCESS : call_check(mine, call, context);
}

dtl_status dtl__call_join(struct context *context, int32_t matched, bool has_outcome)
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

static DTL_BESIDE void end_watched(const struct observing *mine, enum call call,
                                   struct listener listener, dtl_status status)
{
    struct observed_thread *thread = mine->thread;
    const bool is_locked = is_watched();

    if (mine->under_way != NULL)
        dtl__check_leave(depth_of(mine), status);
    if ((dtl__observed & OBSERVE_FAILURES) != 0)
        dtl__report(listener, status);
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
    if (is_quick(mine, call, OBSERVE_RECORD) && mine->under_way == NULL)
        call_pop(mine->thread);
    else
        end_watched(mine, call, listener, status);
}

void dtl__call_made(const void *handle)
{
    const struct observed_thread *thread = dtl__observing.thread;
    int64_t word = (int64_t)(uintptr_t)handle;

    if (thread == NULL || thread->depth > OBSERVED_DEPTH)
        return;
    pthread_mutex_lock(&lock);
    *made_place(word) = (struct made){word, thread->calls[thread->depth - 1]};
    pthread_mutex_unlock(&lock);
}

void dtl_impl_tell_place(const void *handle, const char *place)
{
    dtl__guard_place(handle, place);
}

int dtl_impl_tell_call(const char *words)
{
    struct observed_call *made;
    struct observed_thread *thread;
    bool is_outermost;

    if ((dtl__observed & OBSERVE_CALLS) == 0)
        return 0;
    pthread_mutex_lock(&lock);
    thread = thread_here(&dtl__observing);
    is_outermost = thread != NULL && thread->depth == (words == NULL);
    if (is_outermost && words != NULL) {
        made = call_make(&dtl__observing, is_watched(), CALL_TELL_CALL, NULL, NULL, 0);
        snprintf(made->told, sizeof made->told, "%s", words);
    } else if (is_outermost && told_call(thread) != NULL) {
        call_pop(thread);
    }
    pthread_mutex_unlock(&lock);
    return is_outermost;
}

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
        dtl__check_watch();
        dtl__guard_start();
    }
    if (dtl__option("DTL_RECORD") != NULL) { /* else plugins are not looked for so early */
        snprintf(suffix, sizeof suffix, ".%d", (int)dtl__job_launched_rank());
        if (dtl__record_start(suffix))
            dtl__observed |= OBSERVE_RECORD;
    }
    if (timeout != NULL) {
        dtl__observed |= OBSERVE_TIMEOUT;
        dtl__watch_start(strtod(timeout, NULL));
    }
    if (dtl__observed != 0) {
        pthread_key_create(&thread_key, thread_leave);
        dtl__fork_refuse();
    }
}
