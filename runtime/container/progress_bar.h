/* SPDX-License-Identifier: BSD-3-Clause */
/* A line on a terminal that says how far something long is. */
#ifndef DTL_CONTAINER_PROGRESS_BAR_H
#define DTL_CONTAINER_PROGRESS_BAR_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
    const char *what; /* "saving a.npy" */
    uint64_t total;   /* bytes, or steps */
    int64_t start;    /* nanoseconds, of a clock that only goes forward */
    int64_t shown;    /* when the line was last written; 0: not yet */
    bool is_wanted;
    bool is_eager; /* without waiting for a second to pass */
};

/* `is_mine` on the one rank that shows it, where that is wanted. */
struct progress dtl__progress_mine(const char *what, uint64_t total);
static inline struct progress dtl__progress_make(const char *what, uint64_t total, bool is_mine)
{
    return is_mine && total > 0 ? dtl__progress_mine(what, total) : (struct progress){0};
}

void dtl__progress_write(struct progress *progress, uint64_t done);
static inline void dtl__progress_show(struct progress *progress, uint64_t done)
{
    if (progress->is_wanted)
        dtl__progress_write(progress, done);
}

void dtl__progress_end(struct progress *progress);

#endif
