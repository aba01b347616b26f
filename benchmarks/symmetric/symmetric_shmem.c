/* SPDX-License-Identifier: BSD-3-Clause */
/* Times round trips of a put with a signal between ranks 0 and 1 with DTL and OpenSHMEM.
 * Version 1.4 has no such call, so OpenSHMEM uses a put, a fence and a put of the signal. */
#include <shmem.h>

#include "symmetric.h"

static double *raw_inbox;
static long *raw_arrived, raw_turn;

static int raw_there(void)
{
    shmem_putmem(raw_inbox, source, (size_t)count * sizeof *source, 1 - rank);
    shmem_fence();
    shmem_long_atomic_set(raw_arrived, raw_turn, 1 - rank);
    return 0;
}

static int raw_back(void)
{
    shmem_long_wait_until(raw_arrived, SHMEM_CMP_EQ, raw_turn);
    return 0;
}

static int run_raw(void)
{
    raw_turn++;
    return rank == 0 ? raw_there() || raw_back() : raw_back() || raw_there();
}

int main(void)
{
    static const struct contest contest = {
        "put of 800 bytes with signal, and wait", run_dtl, run_raw, SMALL_BYTES, 2000, 51};
    int level;

    setenv("OMPI_MCA_memory", "^patcher", 1); /* otherwise MPI_Finalize of Open MPI crashes */
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &level);
    contest_open();
    heap_open();
    raw_inbox = shmem_malloc(SMALL_BYTES);
    raw_arrived = shmem_calloc(1, sizeof *raw_arrived);
    must(raw_inbox != NULL && raw_arrived != NULL, "memory of OpenSHMEM");
    contest_run(&contest);
    heap_close();
    contest_leave();
    shmem_finalize(); /* also finalizes MPI */
    return 0;
}
