/* SPDX-License-Identifier: BSD-3-Clause */
/* Error check of benchmarks without MPI: the program ends if a call fails. */
#ifndef BENCHMARKS_MUST_H
#define BENCHMARKS_MUST_H

#include <stdio.h>

#include <dtl/dtl.h>

static void must(int is_good, const char *what)
{
    char text[512];

    if (is_good)
        return;
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "%s: %s\n", what, text);
    dtl_abort(1);
}

#endif
