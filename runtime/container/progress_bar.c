/* SPDX-License-Identifier: BSD-3-Clause */
/* The bar is redrawn on the same line at most ten times a second, and is ended by a line break. */
#include "progress_bar.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "dtl_runtime.h"

enum { BAR_WIDTH = 30 };
static const int64_t second = 1000000000;

/* Returns the monotonic time in ns. */
static int64_t now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * second + time.tv_nsec;
}

struct progress_bar dtl__progress_bar_open(const char *label, uint64_t total)
{
    const char *option = dtl__option("DTL_PROGRESS_BAR");
    struct progress_bar progress = {.label = label, .total = total, .start = now()};

    progress.is_eager = option != NULL && strcmp(option, "1") == 0;
    progress.is_enabled = (option == NULL || strcmp(option, "0") != 0) &&
                          (progress.is_eager || isatty(STDERR_FILENO));
    return progress;
}

void dtl__progress_bar_draw(struct progress_bar *progress, uint64_t done)
{
    char bar[BAR_WIDTH + 1];
    int64_t time = now();
    double fraction = 0.0;

    if ((!progress->is_eager && time - progress->start < second) ||
        (done < progress->total && time - progress->last_drawn < second / 10))
        return;
    fraction = (double)done / (double)progress->total;
    for (int column = 0; column < BAR_WIDTH; column++)
        bar[column] = column < (int)(fraction * BAR_WIDTH) ? '#' : '.';
    bar[BAR_WIDTH] = '\0';
    fprintf(stderr, "\rdtl: %s [%s] %3d %%", progress->label, bar, (int)(fraction * 100));
    fflush(stderr);
    progress->last_drawn = time;
}

void dtl__progress_bar_end(struct progress_bar *progress)
{
    if (progress->last_drawn != 0)
        fputc('\n', stderr);
}
