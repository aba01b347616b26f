/* SPDX-License-Identifier: BSD-3-Clause */
/* Windows and signals of the fake NCCL, as in NCCL from 2.29 on: puts into blocks of the fake
 * driver that ranks export to each other, and counters of signals. Like NCCL it checks no range,
 * requires the source of a put to be in a window, and has the numbers of indices and contexts that
 * were requested at creation. */
#include <stdlib.h>
#include <string.h>

#include "fake_nccl.h"

struct ncclWindow {
    int index;
    char *start; /* of this rank's block */
    size_t size;
    bool is_symmetric;
    CUdeviceptr blocks[RANKS]; /* imported blocks; 0: not imported yet */
};

/* A queued operation: a signal to a rank after a put, or a wait. */
struct signal_work {
    struct ncclComm *comm;
    int peer;   /* -1: a wait */
    int signal; /* index of the peer's signal */
    void *to;
    void *from;
    size_t bytes;
    struct fake_use uses[2];
    uint64_t awaited[SIGNALS][RANKS];
};

/* ---- windows --------------------------------------------------------------------------------- */

bool windows_are_there(ncclComm_t comm)
{
    if (comm->pending == NULL)
        return true;
    for (int rank = 0; rank < comm->size; rank++)
        if (!atomic_load(&comm->board->offers[comm->window_count - 1][rank].is_there))
            return false;
    *comm->pending = comm->windows[comm->window_count - 1];
    comm->pending = NULL;
    return true;
}

static void window_free(ncclComm_t comm, struct ncclWindow *window)
{
    for (int rank = 0; rank < comm->size; rank++)
        if (window->blocks[rank] != 0 && rank != comm->rank)
            cuIpcCloseMemHandle(window->blocks[rank]);
    comm->windows[window->index] = NULL;
    free(window);
}

void windows_free(ncclComm_t comm)
{
    for (int index = 0; index < comm->window_count; index++)
        if (comm->windows[index] != NULL)
            window_free(comm, comm->windows[index]);
}

#if FAKE_NCCL >= 22900
static ncclResult_t offer_make(struct offer *offer, void *buffer, size_t size)
{
    CUdeviceptr start = 0;
    CUpointer_attribute asked = CU_POINTER_ATTRIBUTE_RANGE_START_ADDR;
    void *answer = &start;

    if (cuPointerGetAttributes(1, &asked, &answer, (CUdeviceptr)(uintptr_t)buffer) !=
            CUDA_SUCCESS ||
        start == 0 || cuIpcGetMemHandle(&offer->block, start) != CUDA_SUCCESS)
        return ncclInvalidArgument;
    offer->offset = (size_t)((CUdeviceptr)(uintptr_t)buffer - start);
    offer->size = size;
    atomic_store(&offer->is_there, true);
    return ncclSuccess;
}

ncclResult_t ncclCommWindowRegister(ncclComm_t comm, void *buffer, size_t size,
                                    ncclWindow_t *window, int flags)
{
    struct offer *offer = &comm->board->offers[comm->window_count][comm->rank];

    MAY_FAIL();
    if (comm->window_count == WINDOWS || comm->pending != NULL || size == 0 ||
        offer_make(offer, buffer, size) != ncclSuccess)
        return ncclInvalidArgument;
    struct ncclWindow *made = calloc(1, sizeof *made);
    made->index = comm->window_count;
    made->start = buffer;
    made->size = size;
    made->is_symmetric = (flags & NCCL_WIN_COLL_SYMMETRIC) != 0;
    comm->windows[comm->window_count++] = made;
    *window = NULL;
    comm->pending = window;
    return ncclInProgress;
}

ncclResult_t ncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t window)
{
    MAY_FAIL();
    window_free(comm, window);
    return ncclSuccess;
}

/* Returns the address of a rank's block in this process. */
static char *part_of(ncclComm_t comm, ncclWindow_t window, int rank)
{
    struct offer *offer = &comm->board->offers[window->index][rank];

    if (rank == comm->rank)
        return window->start;
    if (window->blocks[rank] == 0)
        cuIpcOpenMemHandle(&window->blocks[rank], offer->block, 1);
    return (char *)(uintptr_t)window->blocks[rank] + offer->offset;
}

static bool lies_in_window(ncclComm_t comm, const void *start, size_t bytes)
{
    for (int index = 0; index < comm->window_count; index++) {
        const struct ncclWindow *window = comm->windows[index];
        size_t offset = window == NULL ? 0 : (size_t)((const char *)start - window->start);

        if (window != NULL && window->is_symmetric && offset <= window->size &&
            bytes <= window->size - offset)
            return true;
    }
    return false;
}

/* ---- signals --------------------------------------------------------------------------------- */

static bool has_come(struct signal_work *work)
{
    struct ncclComm *comm = work->comm;

    for (int signal = 0; signal < comm->contexts * comm->indices; signal++)
        for (int peer = 0; peer < comm->size; peer++)
            if (atomic_load(&comm->board->signals[signal][peer][comm->rank]) <
                work->awaited[signal][peer])
                return false;
    return true;
}

/* Runs on the stream's thread. */
static void run(void *data)
{
    struct signal_work *work = data;
    struct ncclComm *comm = work->comm;

    if (work->bytes > 0) {
        memcpy(work->to, work->from, work->bytes);
        fake_gpu_leave(&work->uses[0]);
        fake_gpu_leave(&work->uses[1]);
    }
    if (work->peer >= 0)
        atomic_fetch_add(&comm->board->signals[work->signal][comm->rank][work->peer], 1);
    while (work->peer < 0 && !has_come(work) && !atomic_load(&comm->is_aborted))
        nap();
    free(work);
    atomic_fetch_sub(&comm->queued, 1);
}

static ncclResult_t queue(const struct signal_work *work, CUstream stream)
{
    struct signal_work *queued = malloc(sizeof *queued);

    *queued = *work;
    atomic_fetch_add(&work->comm->queued, 1);
    fake_gpu_call(stream, run, queued);
    return ncclSuccess;
}

static bool is_known(int peer, int index, int context, unsigned flags, ncclComm_t comm)
{
    bool is_ready = FAKE_NCCL < NCCL_2_31 || comm->is_eager || comm->window_count > 0;

    return is_ready && context >= 0 && context < comm->contexts && index >= 0 &&
           index < comm->indices && flags == 0 && peer >= 0 && peer < comm->size;
}

static int signal_of(ncclComm_t comm, int index, int context)
{
    return context * comm->indices + index;
}

ncclResult_t ncclPutSignal(const void *local, size_t count, ncclDataType_t type, int peer,
                           ncclWindow_t window, size_t offset, int index, int context,
                           unsigned flags, ncclComm_t comm, ncclStream_t stream)
{
    struct signal_work work = {
        .comm = comm, .peer = peer, .signal = signal_of(comm, index, context), .bytes = count};

    MAY_FAIL();
    if (!is_known(peer, index, context, flags, comm) || window == NULL || !window->is_symmetric ||
        type != ncclUint8 || count == 0 || !lies_in_window(comm, local, count))
        return ncclInvalidArgument;
    work.from = fake_gpu_enter(local, count, &work.uses[0]);
    work.to = fake_gpu_enter(part_of(comm, window, peer) + offset, count, &work.uses[1]);
    return work.from == NULL || work.to == NULL ? ncclInvalidArgument : queue(&work, stream);
}

ncclResult_t ncclSignal(int peer, int index, int context, unsigned flags, ncclComm_t comm,
                        ncclStream_t stream)
{
    const struct signal_work work = {
        .comm = comm, .peer = peer, .signal = signal_of(comm, index, context)};

    MAY_FAIL();
    return is_known(peer, index, context, flags, comm) ? queue(&work, stream) : ncclInvalidArgument;
}

/* Each wait consumes its number of signals in addition to those of earlier waits. */
ncclResult_t ncclWaitSignal(int count, ncclWaitSignalDesc_t *awaited, ncclComm_t comm,
                            ncclStream_t stream)
{
    struct signal_work work = {.comm = comm, .peer = -1};

    MAY_FAIL();
    for (int each = 0; each < count; each++)
        if (!is_known(awaited[each].peer, awaited[each].sigIdx, awaited[each].ctx, 0, comm) ||
            awaited[each].opCnt <= 0)
            return ncclInvalidArgument;
    for (int each = 0; each < count; each++) {
        int signal = signal_of(comm, awaited[each].sigIdx, awaited[each].ctx);
        uint64_t *expected = &comm->expected[signal][awaited[each].peer];

        *expected += (uint64_t)awaited[each].opCnt;
        work.awaited[signal][awaited[each].peer] = *expected;
    }
    return count > 0 ? queue(&work, stream) : ncclInvalidArgument;
}
#endif
