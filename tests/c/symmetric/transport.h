/* SPDX-License-Identifier: BSD-3-Clause */
/* Selects the transport between ranks by the program's argument: shared memory of one node; each
 * rank a node of its own, with and without a progress thread; nodes of two ranks; separate hosts;
 * all operations delayed; or OpenSHMEM. */
#ifndef DTL_TEST_SYMMETRIC_TRANSPORT_H
#define DTL_TEST_SYMMETRIC_TRANSPORT_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static bool shares_memory = true, is_delayed = false, is_shmem = false;

static inline void transport_choose(int argc, char **argv)
{
    const char *transport = argc > 1 ? argv[1] : "";

    is_delayed = strcmp(transport, "delay") == 0;
    is_shmem = strcmp(transport, "shmem") == 0;
    shares_memory = is_delayed || is_shmem || argc < 2;
    if (is_shmem)
        setenv("DTL_SHMEM", "openshmem", 1);
    if (is_delayed)
        setenv("DTL_SYMMETRIC_DELAY", "1", 1);
    if (!shares_memory && strcmp(transport, "hosts") != 0)
        setenv("DTL_NODE_SIZE", strcmp(transport, "pairs") == 0 ? "2" : "1", 1);
    if (strcmp(transport, "poll") == 0)
        setenv("DTL_PROGRESS", "poll", 1);
}

#endif
