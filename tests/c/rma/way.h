/* SPDX-License-Identifier: BSD-3-Clause */
/* How a test's windows reach other ranks, as its argument says. */
#ifndef DTL_TEST_RMA_WAY_H
#define DTL_TEST_RMA_WAY_H

#include <stdlib.h>
#include <string.h>

static inline void way_choose(int argc, char **argv)
{
    if (argc < 2)
        return;
    setenv("DTL_SHARED_MEMORY", "0", 1);
    if (strcmp(argv[1], "poll") == 0)
        setenv("DTL_PROGRESS", "poll", 1);
}

#endif
