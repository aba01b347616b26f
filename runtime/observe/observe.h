/* SPDX-License-Identifier: BSD-3-Clause */
/* Records of the calls that a process makes, for DTL_TRACE, DTL_CHECK, DTL_TIMEOUT and metrics.
 *
 * Generated stubs call dtl__call_begin() and dtl__call_end() around each function
 * (dtl_conditions.h); both do nothing unless one of these features is on (`dtl__observed`).
 * observe.c keeps the calls of each thread and passes them on to trace.c, timeout.c, metrics.c and
 * check.c.  A lock in observe.c protects the table of threads; a thread's own calls need it only if
 * another thread may read them (trace and timeout).  Start reading with dtl__call_begin_in() in
 * observe.c. */
#ifndef DTL_OBSERVE_H
#define DTL_OBSERVE_H

#include "dtl_conditions.h"

enum { OBSERVED_VALUES = 8, OBSERVED_TEXT = 320, PROGRAM_TEXT = 160, OBSERVED_DEPTH = 4 };

/* A call of a public function by a thread of this rank.  The members from `number` to
 * `context_path` are filled only for DTL_TRACE and DTL_TIMEOUT. */
struct observed_call {
    enum call call;
    uint64_t number; /* number of the call in this process, from 1 */
    int64_t start;   /* nanoseconds since 1970 */
    int32_t rank;    /* this rank in the context; `size` is 0 for a call without a context */
    int32_t size;
    char context_path[CONTEXT_PATH_BYTES]; /* the context's path of derivation */
    char program_text[PROGRAM_TEXT]; /* the call as written in the program's language, passed by a
                             binding, or
                             "" */
    int64_t
        about_handle; /* if `program_text` is set: the last handle among the arguments; 0: none */
    int32_t count;    /* number of values */
    int32_t matched;  /* the first `matched` values are equal on all ranks */
    int64_t values[OBSERVED_VALUES];
};

/* The calls in progress in a thread, and the last one that has returned. */
struct observed_thread {
    bool is_used;
    int32_t depth; /* nesting depth of calls; 0 outside of DTL */
    struct observed_call calls[OBSERVED_DEPTH];
    struct observed_call last; /* the call that returned last; its number is 0 before the first */
    int64_t last_end;
};

extern _Thread_local struct observing dtl__observing;

/* Returns the time in nanoseconds since 1970. */
int64_t dtl__observe_now(void);

/* Writes a call with its arguments, for example "dtl_broadcast(count=1, dtype=float64, root=0)". */
void dtl__observe_text(enum call call, const int64_t *values, int32_t count,
                       char text[OBSERVED_TEXT]);

/* Writes a call as the program has made it: the binding's text if there is one, else as above. */
void dtl__observe_call_text(const struct observed_call *call, char text[OBSERVED_TEXT]);

/* Calls `visit` with each thread that has called DTL and still runs.  Takes the lock. */
void dtl__observe_threads(void (*visit)(const struct observed_thread *thread, void *state),
                          void *state);

/* dtl__trace_open() opens the trace file, or prints a warning and turns the trace off.
 * dtl__trace_call() writes one event; the caller holds the lock (trace.c). */
void dtl__trace_open(const char *path);
void dtl__trace_call(const struct observed_call *call, int thread, int64_t end, dtl_status status);

/* Returns the call that the calling thread has begun last; an empty record, not NULL, before
 * the first. */
const struct observed_call *dtl__observe_latest(void);

/* Returns true if the thread's call at that depth has an entry in its table. */
static inline bool dtl__observe_has_entry(const struct observing *mine, int32_t depth)
{
    return mine->thread != NULL && depth > 0 && depth <= OBSERVED_DEPTH;
}

/* Makes the calling thread's call at `depth` its latest call again, after other calls were made
 * within the wait of that call. dtl__observe_has_entry() must be true for `depth`. */
void dtl__observe_set_latest(int32_t depth);

/* Counts one call (metrics.c). */
void dtl__metrics_call(enum call call);

/* Starts the thread that ends the job when a call takes longer than `seconds`, and one that
 * prints this rank's last calls at SIGTERM unless the program handles that signal (timeout.c). */
void dtl__timeout_start(double seconds);

/* Returns the nanoseconds that DTL_TIMEOUT allows a call; 0: no limit. */
int64_t dtl__timeout_limit(void);

#endif
