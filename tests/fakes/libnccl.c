/* SPDX-License-Identifier: BSD-3-Clause */
/* A fake NCCL for machines without a GPU: the calls that the plugin makes, over memory shared by
 * processes, on the streams of the fake driver. Each rank has a mailbox for each other rank. A call
 * becomes a list of transfers; in a reduction, each rank sends its contribution to all ranks that
 * need it, which reduce in rank order.
 *
 * DTL_FAKE_NCCL_FAILS is "NAME=CODE": the call of that name fails with the code. "NAME=CODE@N":
 * from its N-th call on. NAME "async": queued work never ends, and the communicator reports CODE.
 * FAKE_NCCL is the emulated version, which decides whether the calls of libnccl_signal.c exist. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "dtl_numbers.h"
#include "fake_nccl.h"

/* A block sent to a rank, or received from it. */
struct part {
    bool is_sent;
    int peer;
    char *bytes;
    size_t count;
    size_t done;
    struct fake_use use;
    bool is_used;
};

/* A queued operation. */
struct work {
    struct ncclComm *comm;
    struct part parts[PARTS];
    int count;
    bool never_ends;
    /* For a reduction: the contributions of all ranks, and the destination of the result. */
    char *contributions;
    char *result;
    struct fake_use use;
    size_t elements;
    ncclDataType_t type;
    ncclRedOp_t op;
};

static _Thread_local int depth; /* nesting depth of groups */
static _Thread_local struct work *group;
static _Thread_local CUstream group_stream;
static _Thread_local ncclResult_t group_result;

/* ---- failures on demand ---------------------------------------------------------------------- */

ncclResult_t asked_failure(const char *call)
{
    static atomic_int times;
    const char *wish = getenv("DTL_FAKE_NCCL_FAILS");
    size_t length = strlen(call);
    int code = 0, from = 1;

    if (wish == NULL || strncmp(wish, call, length) != 0 || wish[length] != '=')
        return ncclSuccess;
    sscanf(wish + length, "=%d@%d", &code, &from);
    return atomic_fetch_add(&times, 1) + 1 < from ? ncclSuccess : (ncclResult_t)code;
}

/* ---- transfers ------------------------------------------------------------------------------- */

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Copies as many bytes as are available and fit. */
static void put(struct box *box, struct part *part)
{
    uint64_t written = atomic_load(&box->written), space = BOX_BYTES - (written - box->read);
    size_t place = written % BOX_BYTES;
    size_t more = least(least(part->count - part->done, space), BOX_BYTES - place);

    memcpy(box->bytes + place, part->bytes + part->done, more);
    part->done += more;
    atomic_store(&box->written, written + more);
}

static void take(struct box *box, struct part *part)
{
    uint64_t read = atomic_load(&box->read), there = box->written - read;
    size_t place = read % BOX_BYTES;
    size_t more = least(least(part->count - part->done, there), BOX_BYTES - place);

    memcpy(part->bytes + part->done, box->bytes + place, more);
    part->done += more;
    atomic_store(&box->read, read + more);
}

/* Returns true if an earlier block for the same rank and direction is not complete: blocks are
 * transferred in order. */
static bool is_behind(const struct work *work, int index)
{
    for (int before = 0; before < index; before++)
        if (work->parts[before].peer == work->parts[index].peer &&
            work->parts[before].is_sent == work->parts[index].is_sent &&
            work->parts[before].done < work->parts[before].count)
            return true;
    return false;
}

static bool is_moved(struct work *work)
{
    struct ncclComm *comm = work->comm;
    bool is_done = true;

    for (int index = 0; index < work->count; index++) {
        struct part *part = &work->parts[index];

        if (part->done < part->count && !is_behind(work, index) && part->is_sent)
            put(&comm->board->boxes[comm->rank][part->peer], part);
        else if (part->done < part->count && !is_behind(work, index))
            take(&comm->board->boxes[part->peer][comm->rank], part);
        is_done = is_done && part->done == part->count;
    }
    return is_done;
}

/* ---- reductions ------------------------------------------------------------------------------ */

#define FOLD(type)                                                                                 \
    do {                                                                                           \
        type *into = (type *)(void *)to;                                                           \
        const type *with = (const type *)(const void *)from;                                       \
        for (size_t index = 0; index < count; index++)                                             \
            into[index] = op == ncclSum    ? (type)(into[index] + with[index])                     \
                          : op == ncclProd ? (type)(into[index] * with[index])                     \
                          : op == ncclMax                                                          \
                              ? (into[index] < with[index] ? with[index] : into[index])            \
                              : (with[index] < into[index] ? with[index] : into[index]);           \
    } while (0)

static void fold_numbers(char *to, const char *from, size_t count, ncclDataType_t type,
                         ncclRedOp_t op)
{
    switch ((int)type) {
    case ncclInt8:
        FOLD(int8_t);
        break;
    case ncclUint8:
        FOLD(uint8_t);
        break;
    case ncclInt32:
        FOLD(int32_t);
        break;
    case ncclUint32:
        FOLD(uint32_t);
        break;
    case ncclInt64:
        FOLD(int64_t);
        break;
    case ncclUint64:
        FOLD(uint64_t);
        break;
    case ncclFloat32:
        FOLD(float);
        break;
    case ncclFloat64:
        FOLD(double);
        break;
    default:
        break;
    }
}

static float widened(uint16_t half, ncclDataType_t type)
{
    return type == ncclFloat16 ? dtl__float_from_float16(half) : dtl__float_from_bfloat16(half);
}

static uint16_t narrowed(float value, ncclDataType_t type)
{
    return type == ncclFloat16 ? dtl__float16_from_float(value) : dtl__bfloat16_from_float(value);
}

/* Converts to float and reduces one element at a time. */
static void fold_halves(char *to, const char *from, size_t count, ncclDataType_t type,
                        ncclRedOp_t op)
{
    uint16_t *into = (uint16_t *)(void *)to;
    const uint16_t *with = (const uint16_t *)(const void *)from;

    for (size_t index = 0; index < count; index++) {
        float one = widened(into[index], type), other = widened(with[index], type);

        fold_numbers((char *)&one, (const char *)&other, 1, ncclFloat32, op);
        into[index] = narrowed(one, type);
    }
}

static void fold(char *to, const char *from, size_t count, ncclDataType_t type, ncclRedOp_t op)
{
    bool is_half = type == ncclFloat16 || type == ncclBfloat16;

    (is_half ? fold_halves : fold_numbers)(to, from, count, type, op);
}

static size_t size_of(ncclDataType_t type)
{
    static const size_t sizes[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2};

    return sizes[type];
}

static void reduce(struct work *work)
{
    size_t bytes = work->elements * size_of(work->type);

    for (int rank = 1; rank < work->comm->size; rank++)
        fold(work->contributions, work->contributions + (size_t)rank * bytes, work->elements,
             work->type, work->op);
    memcpy(work->result, work->contributions, bytes);
}

/* ---- queued operations ----------------------------------------------------------------------- */

void nap(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 20000}, NULL);
}

static void work_free(struct work *work)
{
    for (int index = 0; index < work->count; index++)
        if (work->parts[index].is_used)
            fake_gpu_leave(&work->parts[index].use);
    if (work->result != NULL)
        fake_gpu_leave(&work->use);
    free(work->contributions);
    free(work);
}

/* Runs on the stream's thread. */
static void run(void *data)
{
    struct work *work = data;
    struct ncclComm *comm = work->comm;
    bool is_done = false;

    if (work->never_ends)
        atomic_store(&comm->error, (int)asked_failure("async"));
    while (!is_done && !atomic_load(&comm->is_aborted)) {
        is_done = !work->never_ends && is_moved(work);
        if (!is_done)
            nap();
    }
    if (is_done && work->result != NULL)
        reduce(work);
    work_free(work);
    atomic_fetch_sub(&comm->queued, 1);
}

static struct work *work_make(ncclComm_t comm)
{
    struct work *work = calloc(1, sizeof *work);

    work->comm = comm;
    return work;
}

static void work_queue(struct work *work, CUstream stream)
{
    work->never_ends = asked_failure("async") != ncclSuccess;
    atomic_fetch_add(&work->comm->queued, 1);
    fake_gpu_call(stream, run, work);
}

/* NCCL accepts device memory only; fails for other memory. */
static ncclResult_t part_add(struct work *work, bool is_sent, int peer, const void *bytes,
                             size_t count)
{
    struct part *part = &work->parts[work->count];

    *part = (struct part){.is_sent = is_sent, .peer = peer, .count = count};
    if (count == 0)
        return ncclSuccess;
    part->bytes = fake_gpu_enter(bytes, count, &part->use);
    if (part->bytes == NULL)
        return ncclInvalidArgument;
    part->is_used = true;
    work->count++;
    return ncclSuccess;
}

/* Queues the transfers of a call, unless one of them was refused. */
static ncclResult_t finish(struct work *work, ncclResult_t result, CUstream stream)
{
    if (result == ncclSuccess)
        work_queue(work, stream);
    else
        work_free(work);
    return result;
}

/* ---- the library and its communicators ------------------------------------------------------- */

const char *ncclGetErrorString(ncclResult_t result)
{
    return (int)result == ncclUnhandledCudaError ? "unhandled cuda error"
           : (int)result == ncclSystemError      ? "unhandled system error"
           : result == ncclInvalidArgument       ? "invalid argument"
           : (int)result == ncclRemoteError ? "remote process exited or there was a network error"
                                            : "unknown result code";
}

const char *ncclGetLastError(ncclComm_t comm)
{
    (void)comm;
    return "a fake";
}

ncclResult_t ncclGetUniqueId(ncclUniqueId *id)
{
    static atomic_int made;

    MAY_FAIL();
    memset(id, 0, sizeof *id);
    snprintf(id->internal, sizeof id->internal, "/fake-nccl-%d-%d", (int)getpid(),
             atomic_fetch_add(&made, 1));
    return ncclSuccess;
}

static struct board *board_open(const char *name)
{
    int file = shm_open(name, O_RDWR | O_CREAT, 0600);
    struct board *board = MAP_FAILED;

    if (file >= 0 && ftruncate(file, sizeof *board) == 0)
        board = mmap(NULL, sizeof *board, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (file >= 0)
        close(file);
    return board == MAP_FAILED ? NULL : board;
}

ncclResult_t ncclGetVersion(int *version)
{
    MAY_FAIL();
    *version = FAKE_NCCL;
    return ncclSuccess;
}

ncclResult_t ncclCommInitRankConfig(ncclComm_t *out, int ranks, ncclUniqueId id, int rank,
                                    ncclConfig_t *config)
{
    MAY_FAIL();
    if (fake_gpu_current() < 0)
        return (ncclResult_t)ncclUnhandledCudaError;
    bool has_signals =
        FAKE_NCCL >= NCCL_2_31 && config->version >= NCCL_2_31 && config->size == sizeof *config;
    if (ranks > RANKS || config->magic != (unsigned)NCCL_MAGIC || config->blocking != 0 ||
        config->version > FAKE_NCCL ||
        (has_signals && config->numRmaCtx * config->numRmaSig > SIGNALS))
        return ncclInvalidArgument;
    struct ncclComm *comm = calloc(1, sizeof *comm);
    comm->board = board_open(id.internal);
    if (comm->board == NULL) {
        free(comm);
        return (ncclResult_t)ncclSystemError;
    }
    comm->id = id;
    comm->rank = rank;
    comm->size = ranks;
    comm->device = fake_gpu_current();
    comm->contexts = has_signals ? config->numRmaCtx : 1;
    comm->indices = has_signals ? config->numRmaSig : 1;
    comm->is_eager = has_signals && config->rmaEagerInit == 1;
    if (atomic_fetch_add(&comm->board->arrived, 1) == ranks - 1)
        shm_unlink(id.internal); /* no other rank opens it any more */
    *out = comm;
    return ncclInProgress;
}

static void comm_free(ncclComm_t comm)
{
    while (atomic_load(&comm->queued) > 0)
        nap();
    windows_free(comm);
    munmap(comm->board, sizeof *comm->board);
    shm_unlink(comm->id.internal); /* if some ranks have not arrived */
    free(comm);
}

ncclResult_t ncclCommDestroy(ncclComm_t comm)
{
    comm_free(comm);
    return ncclSuccess;
}

ncclResult_t ncclCommAbort(ncclComm_t comm)
{
    atomic_store(&comm->is_aborted, 1);
    comm_free(comm);
    return ncclSuccess;
}

ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *error)
{
    MAY_FAIL();
    *error = (ncclResult_t)atomic_load(&comm->error);
    if (*error == ncclSuccess &&
        (atomic_load(&comm->board->arrived) < comm->size || !windows_are_there(comm)))
        *error = ncclInProgress;
    return ncclSuccess;
}

/* ---- groups ---------------------------------------------------------------------------------- */

ncclResult_t ncclGroupStart(void)
{
    MAY_FAIL();
    depth++;
    return ncclSuccess;
}

ncclResult_t ncclGroupEnd(void)
{
    struct work *work = group;
    ncclResult_t result = group_result;

    if (--depth > 0 || work == NULL)
        return ncclSuccess;
    group = NULL;
    group_result = ncclSuccess;
    if (result == ncclSuccess)
        result = asked_failure(__func__);
    return finish(work, result, group_stream);
}

static ncclResult_t grouped(bool is_sent, const void *bytes, size_t count, int peer,
                            ncclComm_t comm, CUstream stream)
{
    if (depth == 0) /* alone, the send would wait for a receive that is queued after it */
        return ncclInvalidArgument;
    if (group == NULL)
        group = work_make(comm);
    group_stream = stream;
    ncclResult_t result = part_add(group, is_sent, peer, bytes, count);
    group_result = group_result == ncclSuccess ? result : group_result;
    return result;
}

ncclResult_t ncclSend(const void *send, size_t count, ncclDataType_t type, int peer,
                      ncclComm_t comm, ncclStream_t stream)
{
    MAY_FAIL();
    return grouped(true, send, count * size_of(type), peer, comm, stream);
}

ncclResult_t ncclRecv(void *recv, size_t count, ncclDataType_t type, int peer, ncclComm_t comm,
                      ncclStream_t stream)
{
    MAY_FAIL();
    return grouped(false, recv, count * size_of(type), peer, comm, stream);
}

/* ---- data movement --------------------------------------------------------------------------- */

static ncclResult_t add(ncclResult_t before, struct work *work, bool is_sent, int peer,
                        const void *bytes, size_t count)
{
    return before == ncclSuccess ? part_add(work, is_sent, peer, bytes, count) : before;
}

ncclResult_t ncclBroadcast(const void *send, void *recv, size_t count, ncclDataType_t type,
                           int root, ncclComm_t comm, ncclStream_t stream)
{
    MAY_FAIL();
    struct work *work = work_make(comm);
    size_t bytes = count * size_of(type);
    ncclResult_t result = ncclSuccess;
    for (int peer = 0; peer < comm->size && comm->rank == root; peer++)
        if (peer != root)
            result = add(result, work, true, peer, send, bytes);
    if (comm->rank != root)
        result = add(result, work, false, root, recv, bytes);
    return finish(work, result, stream);
}

ncclResult_t ncclAllGather(const void *send, void *recv, size_t count, ncclDataType_t type,
                           ncclComm_t comm, ncclStream_t stream)
{
    MAY_FAIL();
    struct work *work = work_make(comm);
    size_t bytes = count * size_of(type);
    ncclResult_t result = ncclSuccess;
    for (int peer = 0; peer < comm->size; peer++) {
        result = add(result, work, true, peer, send, bytes);
        result = add(result, work, false, peer, (char *)recv + (size_t)peer * bytes, bytes);
    }
    return finish(work, result, stream);
}

#if FAKE_NCCL >= 22800
ncclResult_t ncclAlltoAll(const void *send, void *recv, size_t count, ncclDataType_t type,
                          ncclComm_t comm, ncclStream_t stream)
{
    MAY_FAIL();
    struct work *work = work_make(comm);
    size_t bytes = count * size_of(type);
    ncclResult_t result = ncclSuccess;
    for (int peer = 0; peer < comm->size; peer++) {
        size_t place = (size_t)peer * bytes;

        result = add(result, work, true, peer, (const char *)send + place, bytes);
        result = add(result, work, false, peer, (char *)recv + place, bytes);
    }
    return finish(work, result, stream);
}

ncclResult_t ncclGather(const void *send, void *recv, size_t count, ncclDataType_t type, int root,
                        ncclComm_t comm, ncclStream_t stream)
{
    MAY_FAIL();
    struct work *work = work_make(comm);
    size_t bytes = count * size_of(type);
    ncclResult_t result = add(ncclSuccess, work, true, root, send, bytes);
    for (int peer = 0; peer < comm->size && comm->rank == root; peer++)
        result = add(result, work, false, peer, (char *)recv + (size_t)peer * bytes, bytes);
    return finish(work, result, stream);
}

ncclResult_t ncclScatter(const void *send, void *recv, size_t count, ncclDataType_t type, int root,
                         ncclComm_t comm, ncclStream_t stream)
{
    MAY_FAIL();
    struct work *work = work_make(comm);
    size_t bytes = count * size_of(type);
    ncclResult_t result = add(ncclSuccess, work, false, root, recv, bytes);
    for (int peer = 0; peer < comm->size && comm->rank == root; peer++)
        result = add(result, work, true, peer, (const char *)send + (size_t)peer * bytes, bytes);
    return finish(work, result, stream);
}
#endif

/* ---- reductions ------------------------------------------------------------------------------ */

/* Receives all contributions in host memory. */
static ncclResult_t contribute(struct work *work, const void *send, size_t bytes, bool has_result,
                               int only)
{
    ncclResult_t result = ncclSuccess;

    for (int peer = 0; peer < work->comm->size; peer++) {
        if (only < 0 || only == peer)
            result = add(result, work, true, peer, send, bytes);
        if (has_result)
            work->parts[work->count++] = (struct part){
                .peer = peer, .bytes = work->contributions + (size_t)peer * bytes, .count = bytes};
    }
    return result;
}

static ncclResult_t reduction(const void *send, void *recv, size_t count, ncclDataType_t type,
                              ncclRedOp_t op, int only, ncclComm_t comm, CUstream stream)
{
    struct work *work = work_make(comm);
    size_t bytes = count * size_of(type);
    bool has_result = only < 0 || only == comm->rank;
    ncclResult_t result = ncclSuccess;

    work->elements = count;
    work->type = type;
    work->op = op;
    if (has_result) {
        work->contributions = malloc(bytes * (size_t)comm->size + 1);
        work->result = fake_gpu_enter(recv, bytes, &work->use);
        result = work->result == NULL || bytes == 0 ? ncclInvalidArgument : ncclSuccess;
    }
    if (result == ncclSuccess)
        result = contribute(work, send, bytes, has_result, only);
    return finish(work, result, stream);
}

ncclResult_t ncclReduce(const void *send, void *recv, size_t count, ncclDataType_t type,
                        ncclRedOp_t op, int root, ncclComm_t comm, ncclStream_t stream)
{
    MAY_FAIL();
    return reduction(send, recv, count, type, op, root, comm, stream);
}

ncclResult_t ncclAllReduce(const void *send, void *recv, size_t count, ncclDataType_t type,
                           ncclRedOp_t op, ncclComm_t comm, ncclStream_t stream)
{
    MAY_FAIL();
    return reduction(send, recv, count, type, op, -1, comm, stream);
}
