/* SPDX-License-Identifier: BSD-3-Clause */
/* Times symmetric memory of DTL between ranks 0 and 1 against hand-written code over shared memory
 * of an MPI; with the argument "nodes", each rank is a node, and the reference is messages of the
 * MPI. */
#include <stdatomic.h>

#include "symmetric.h"

/* The part of each rank in shared memory. */
struct shared {
    _Atomic uint64_t arrived;
    char padding[56];
    double inbox[LARGE_BYTES / sizeof(double)];
};

static struct shared *mine, *theirs;
static uint64_t raw_turn;

/* ---- on a node ------------------------------------------------------------------------------- */

static int raw_there(void)
{
    memcpy(theirs->inbox, source, (size_t)count * sizeof *source);
    atomic_store_explicit(&theirs->arrived, raw_turn, memory_order_release);
    return 0;
}

static int raw_back(void)
{
    while (atomic_load_explicit(&mine->arrived, memory_order_acquire) != raw_turn)
        continue;
    return 0;
}

static int run_raw(void)
{
    raw_turn++;
    return rank == 0 ? raw_there() || raw_back() : raw_back() || raw_there();
}

static int dtl_put(void)
{
    return dtl_symmetric_put(heap, inbox, source, (dtl_size_t)count * sizeof *source, 1 - rank);
}

static int raw_put(void)
{
    memcpy(theirs->inbox, source, (size_t)count * sizeof *source);
    return 0;
}

static int dtl_meet(void)
{
    return dtl_symmetric_barrier_all(heap);
}

static int raw_meet(void)
{
    return MPI_Barrier(comm);
}

static void on_a_node(void)
{
    static const struct contest contests[] = {
        {"put of 800 bytes with signal, and wait", run_dtl, run_raw, SMALL_BYTES, 2000, 51},
        {"put of 64 MiB", dtl_put, raw_put, LARGE_BYTES, 1, 31},
        {"barrier_all", dtl_meet, raw_meet, 8, 2000, 51},
    };
    MPI_Aint bytes;
    MPI_Win window;
    int unit;

    MPI_Win_allocate_shared(sizeof *mine, 1, MPI_INFO_NULL, comm, &mine, &window);
    MPI_Win_shared_query(window, 1 - rank, &bytes, &unit, &theirs);
    memset(mine, 0, sizeof *mine);
    MPI_Barrier(comm);
    for (size_t index = 0; index < sizeof contests / sizeof *contests; index++)
        contest_run(&contests[index]);
    MPI_Win_free(&window);
}

/* ---- between nodes --------------------------------------------------------------------------- */

static int raw_exchange(void)
{
    return MPI_Sendrecv(source, count, MPI_DOUBLE, 1 - rank, 0, inbox, count, MPI_DOUBLE, 1 - rank,
                        0, comm, MPI_STATUS_IGNORE);
}

/* Both ranks put, then wait for the other. */
static int dtl_exchange(void)
{
    turn++;
    return dtl_there() || dtl_back();
}

static void between_nodes(void)
{
    static const struct contest contests[] = {
        {"put of 800 bytes with signal, and wait", dtl_exchange, raw_exchange, SMALL_BYTES, 500,
         31},
        {"put of 64 KiB with signal, and wait", dtl_exchange, raw_exchange, MEDIUM_BYTES, 200, 31},
    };

    for (size_t index = 0; index < sizeof contests / sizeof *contests; index++)
        contest_run(&contests[index]);
}

int main(int argc, char **argv)
{
    int are_nodes = argc > 1 && strcmp(argv[1], "nodes") == 0;

    if (are_nodes)
        setenv("DTL_NODE_SIZE", "1", 1);
    contest_open();
    heap_open();
    if (are_nodes)
        between_nodes();
    else
        on_a_node();
    heap_close();
    contest_close();
    return 0;
}
