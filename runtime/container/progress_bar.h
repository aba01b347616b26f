/* SPDX-License-Identifier: BSD-3-Clause */
/* A progress bar for long operations, on standard error. */
#ifndef DTL_CONTAINER_PROGRESS_BAR_H
#define DTL_CONTAINER_PROGRESS_BAR_H

#include <stdbool.h>
#include <stdint.h>

struct progress_bar {
    const char *label;  /* label, for example "saving a.npy" */
    uint64_t total;     /* total work, in bytes or steps */
    int64_t start;      /* start time in ns (CLOCK_MONOTONIC) */
    int64_t last_drawn; /* time when the bar was last drawn, in ns; 0: never */
    bool is_enabled;
    bool is_eager; /* draw from the beginning, not only after one second */
};

/* Create a progress bar. `is_shown` is true on the one rank that shows it; on the others, nothing
 * is drawn. */
struct progress_bar dtl__progress_bar_open(const char *label, uint64_t total);
static inline struct progress_bar dtl__progress_bar_make(const char *label, uint64_t total,
                                                         bool is_shown)
{
    return is_shown && total > 0 ? dtl__progress_bar_open(label, total) : (struct progress_bar){0};
}

/* Draws the bar at `done` units of work, at most ten times a second and when `done` reaches the
 * total. Draws nothing in the first second unless is_eager. */
void dtl__progress_bar_draw(struct progress_bar *progress, uint64_t done);
/* Same as dtl__progress_bar_draw(), if the bar is shown. */
static inline void dtl__progress_bar_update(struct progress_bar *progress, uint64_t done)
{
    if (progress->is_enabled)
        dtl__progress_bar_draw(progress, done);
}

/* Ends the line of a bar that was drawn. */
void dtl__progress_bar_end(struct progress_bar *progress);

#endif
