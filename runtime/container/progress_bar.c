/* SPDX-License-Identifier: BSD-3-Clause */
/* The line is written over itself, at most ten times a second, and ends with a line break. */
#include "progress_bar.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "dtl_runtime.h"

enum { BAR = 30 };
static const int64_t second = 1000000000;

static int64_t now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * second + time.tv_nsec;
}

struct progress dtl__progress_mine(const char *what, uint64_t total)
{
    const char *option = dtl__option("DTL_PROGRESS_BAR");
    struct progress progress = {.what = what, .total = total, .start = now()};

    progress.is_eager = option != NULL && strcmp(option, "1") == 0;
    progress.is_wanted = (option == NULL || strcmp(option, "0") != 0) &&
                         (progress.is_eager || isatty(STDERR_FILENO));
    return progress;
}

void dtl__progress_write(struct progress *progress, uint64_t done)
{
    char bar[BAR + 1];
    int64_t time = now();
    double part = 0.0;

    if ((!progress->is_eager && time - progress->start < second) ||
        (done < progress->total && time - progress->shown < second / 10))
        return;
    part = (double)done / (double)progress->total;
    for (int place = 0; place < BAR; place++)
        bar[place] = place < (int)(part * BAR) ? '#' : '.';
    bar[BAR] = '\0';
    fprintf(stderr, "\rdtl: %s [%s] %3d %%", progress->what, bar, (int)(part * 100));
    fflush(stderr);
    progress->shown = time;
}

void dtl__progress_end(struct progress *progress)
{
    if (progress->shown != 0)
        fputc('\n', stderr);
}
