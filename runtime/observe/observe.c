/* SPDX-License-Identifier: BSD-3-Clause */
/* Observation of calls: which functions run, since when, with what arguments.
 *
 * DTL_TRACE=FILE   writes FILE.RANK.json, a timeline of all calls that Perfetto and
 * chrome://tracing open DTL_CHECK=1      compares a collective's function and arguments over all
 * ranks before it runs DTL_TIMEOUT=S    ends the job when a call takes longer than S seconds, with
 * a line from each rank
 *
 * Beside these, a context's error policy wants to know of failures.  All of it is off unless asked
 * for: then stubs test dtl__observed and that is all. */
#include "observe.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "failure.h"

enum {
    THREADS = 256,
    DEPTH = sizeof((struct observed_thread *)0)->calls / sizeof(struct observed_call)
};

atomic_int dtl__observed;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_key_t thread_key; /* its destructor gives a thread's place back */
static struct observed_thread threads[THREADS];
static _Thread_local struct observed_thread *current;
static _Thread_local struct observed_call latest;
static uint64_t calls;

const struct observed_call *dtl__observe_latest(void)
{
    return &latest;
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

void dtl__observe_text(enum call call, const int64_t *values, int32_t count,
                       char text[OBSERVED_TEXT])
{
    const char *const *names = dtl__call_arguments[call];
    int length = snprintf(text, OBSERVED_TEXT, "%s(", dtl__call_names[call]);

    for (int32_t index = 0; index < count && length < OBSERVED_TEXT; index++) {
        char number[24];
        const char *value = value_name(call, index, values[index]);

        snprintf(number, sizeof number, "%" PRId64, values[index]);
        length += snprintf(text + length, (size_t)(OBSERVED_TEXT - length), "%s%s=%s",
                           index > 0 ? ", " : "", names[index], value != NULL ? value : number);
    }
    if (length < OBSERVED_TEXT)
        snprintf(text + length, (size_t)(OBSERVED_TEXT - length), ")");
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
static struct observed_thread *thread_here(void)
{
    for (int index = 0; current == NULL && index < THREADS; index++) {
        if (threads[index].is_used)
            continue;
        current = &threads[index];
        current->is_used = true;
        pthread_setspecific(thread_key, current);
    }
    return current;
}

static struct observed_call call_make(enum call call, const struct context *context,
                                      const int64_t *agree, int count)
{
    struct observed_call made = {.call = call, .number = ++calls, .start = dtl__observe_now()};

    if (context != NULL) {
        made.rank = context->comm.rank;
        made.size = context->comm.size;
    }
    made.count = count < OBSERVED_VALUES ? count : OBSERVED_VALUES;
    for (int index = 0; index < made.count; index++)
        made.values[index] = agree[index];
    return made;
}

dtl_status dtl__call_begin(enum call call, struct context *context, const int64_t *agree, int count)
{
    struct observed_thread *thread;
    struct observed_call made;
    dtl_status status = DTL_SUCCESS;

    if ((dtl__observed & OBSERVE_CALLS) == 0)
        return DTL_SUCCESS;
    pthread_mutex_lock(&lock);
    made = call_make(call, context, agree, count);
    thread = thread_here();
    if (thread != NULL && thread->depth < (int32_t)DEPTH)
        thread->calls[thread->depth] = made;
    if (thread != NULL)
        thread->depth++;
    pthread_mutex_unlock(&lock);

    latest = made;
    if ((dtl__observed & OBSERVE_CHECK) != 0 && context != NULL && !dtl__call_is_started[call])
        status = dtl__check_call(context);
    latest = made;             /* others may have been begun within the check's wait */
    if (status != DTL_SUCCESS) /* the stub returns at once */
        dtl__call_end(call, dtl__context_told(context), dtl__result(call, status));
    return status;
}

void dtl__call_end(enum call call, struct listener listener, dtl_status status)
{
    struct observed_thread *thread = current;

    (void)call;
    if ((dtl__observed & OBSERVE_FAILURES) != 0)
        dtl__report(listener, status);
    if (thread == NULL)
        return;
    pthread_mutex_lock(&lock);
    if (--thread->depth < (int32_t)DEPTH) {
        thread->last = thread->calls[thread->depth];
        thread->last_end = dtl__observe_now();
        if ((dtl__observed & OBSERVE_TRACE) != 0)
            dtl__trace_call(&thread->last, (int)(thread - threads), thread->last_end, status);
    }
    pthread_mutex_unlock(&lock);
}

__attribute__((constructor)) static void observe_start(void)
{
    const char *trace = dtl__option("DTL_TRACE"), *check = dtl__option("DTL_CHECK");
    const char *timeout = dtl__option("DTL_TIMEOUT");
    double seconds = timeout != NULL ? strtod(timeout, NULL) : 0.0;

    if (trace != NULL) {
        dtl__observed |= OBSERVE_TRACE;
        dtl__trace_open(trace);
    }
    if (check != NULL && strcmp(check, "0") != 0)
        dtl__observed |= OBSERVE_CHECK;
    if (timeout != NULL && !(seconds > 0.0))
        fprintf(stderr, "dtl: DTL_TIMEOUT is \"%s\"; expected seconds > 0; it is ignored\n",
                timeout);
    if (seconds > 0.0) {
        dtl__observed |= OBSERVE_TIMEOUT;
        dtl__watch_start(seconds);
    }
    if (dtl__observed != 0)
        pthread_key_create(&thread_key, thread_leave);
}
