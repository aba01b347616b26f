/* SPDX-License-Identifier: BSD-3-Clause */
/* How a test's ranks reach each other, as its argument says: as those of one node, or as nodes of
 * their own, with and without a thread that answers. */
#ifndef DTL_TEST_SYMMETRIC_WAY_H
#define DTL_TEST_SYMMETRIC_WAY_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static bool shares_memory = true;

static inline void way_choose(int argc, char **argv)
{
    if (argc < 2)
        return;
    shares_memory = false;
    setenv("DTL_NODE_SIZE", "1", 1);
    if (strcmp(argv[1], "poll") == 0)
        setenv("DTL_PROGRESS", "poll", 1);
}

#endif
