/* SPDX-License-Identifier: BSD-3-Clause */
/* Chooses the transport of a test's windows by its argument: none, "requests" or "poll". */
#ifndef DTL_TEST_RMA_TRANSPORT_H
#define DTL_TEST_RMA_TRANSPORT_H

#include <stdlib.h>
#include <string.h>

static inline void transport_choose(int argc, char **argv)
{
    if (argc < 2)
        return;
    setenv("DTL_SHARED_MEMORY", "0", 1);
    if (strcmp(argv[1], "poll") == 0)
        setenv("DTL_PROGRESS", "poll", 1);
}

#endif
