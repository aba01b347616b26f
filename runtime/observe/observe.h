/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls as DTL_TRACE, DTL_CHECK and DTL_TIMEOUT see them; what observe.c takes from trace.c,
 * timeout.c, metrics.c and check.c. */
#ifndef DTL_OBSERVE_H
#define DTL_OBSERVE_H

#include "dtl_conditions.h"

enum { OBSERVED_VALUES = 8, OBSERVED_TEXT = 320, TOLD_TEXT = 160, OBSERVED_DEPTH = 4 };

/* One call of a public function by one thread of this rank.  From `number` to `place` it is filled
 * where DTL_TRACE or DTL_TIMEOUT looks at it. */
struct observed_call {
    enum call call;
    uint64_t number; /* of the calls of this process, from 1 */
    int64_t start;   /* nanoseconds since 1970 */
    int32_t rank;    /* in the context; `size` is 0 where the call is in none */
    int32_t size;
    char place[PLACE_BYTES]; /* of the context */
    char told[TOLD_TEXT];    /* what the program has called, in words of its language, or "" */
    int64_t about;           /* where it is told: the handle of what it waits for; 0: none */
    int32_t count;           /* of values */
    int32_t matched;         /* of them, from the first on: the same on all ranks */
    int64_t values[OBSERVED_VALUES];
};

/* What a thread is doing, and what it did last. */
struct observed_thread {
    bool is_used;
    int32_t depth; /* calls within calls; 0: outside of DTL */
    struct observed_call calls[OBSERVED_DEPTH];
    struct observed_call last; /* the one that returned last; number 0 before the first */
    int64_t last_end;
};

extern _Thread_local struct observing dtl__observing;

int64_t dtl__observe_now(void);

/* Writes "dtl_broadcast(count=1, dtype=float64, root=0)". */
void dtl__observe_text(enum call call, const int64_t *values, int32_t count,
                       char text[OBSERVED_TEXT]);

/* Writes what the program has called: the same, or the words that it was told in. */
void dtl__observe_call_text(const struct observed_call *call, char text[OBSERVED_TEXT]);

/* Calls `visit` with each thread that has called DTL and still runs, under the lock. */
void dtl__observe_threads(void (*visit)(const struct observed_thread *thread, void *state),
                          void *state);

/* trace.c: opens the file, and writes one event a call.  Called under the lock. */
void dtl__trace_open(const char *path);
void dtl__trace_call(const struct observed_call *call, int thread, int64_t end, dtl_status status);

/* The call that the calling thread has begun last. */
const struct observed_call *dtl__observe_latest(void);

/* Whether the thread's call of that depth is kept until it ends; then it may become the latest
 * again, when others have been begun while the thread waited. */
static inline bool dtl__observe_keeps(const struct observing *mine, int32_t depth)
{
    return mine->thread != NULL && depth > 0 && depth <= OBSERVED_DEPTH;
}

void dtl__observe_again(int32_t depth);

/* metrics.c: counts one call. */
void dtl__metrics_call(enum call call);

/* timeout.c: starts the thread that ends the job when a call takes longer than `seconds`. */
void dtl__watch_start(double seconds);

/* Nanoseconds that DTL_TIMEOUT allows a call; 0: any time. */
int64_t dtl__watch_limit(void);

#endif
