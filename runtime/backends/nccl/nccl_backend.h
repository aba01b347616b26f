/* SPDX-License-Identifier: BSD-3-Clause */
/* The NCCL backend: device communicators (comm.c), collectives (queue.c) and signals (signal.c).
 * The library is found at run time (library.c). No function blocks for other ranks. Start reading
 * at queue.c. */
#ifndef NCCL_BACKEND_H
#define NCCL_BACKEND_H

#include "dtl_backend.h"
#include "nccl_api.h"

/* The NCCL functions in use. Those marked `LATER` exist only in newer versions and may be missing.
 */
#define NCCL_CALLS(CALL, LATER)                                                                    \
    CALL(ncclGetVersion)                                                                           \
    CALL(ncclGetUniqueId)                                                                          \
    CALL(ncclCommInitRankConfig)                                                                   \
    CALL(ncclCommDestroy)                                                                          \
    CALL(ncclCommAbort)                                                                            \
    CALL(ncclCommGetAsyncError)                                                                    \
    CALL(ncclGetErrorString)                                                                       \
    CALL(ncclGetLastError)                                                                         \
    CALL(ncclGroupStart)                                                                           \
    CALL(ncclGroupEnd)                                                                             \
    CALL(ncclSend)                                                                                 \
    CALL(ncclRecv)                                                                                 \
    CALL(ncclBroadcast)                                                                            \
    CALL(ncclReduce)                                                                               \
    CALL(ncclAllReduce)                                                                            \
    CALL(ncclAllGather)                                                                            \
    LATER(ncclGather)                                                                              \
    LATER(ncclScatter)                                                                             \
    LATER(ncclAlltoAll)                                                                            \
    LATER(ncclCommWindowRegister)                                                                  \
    LATER(ncclCommWindowDeregister)                                                                \
    LATER(ncclPutSignal)                                                                           \
    LATER(ncclSignal)                                                                              \
    LATER(ncclWaitSignal)

#define NCCL_MEMBER(name) __typeof__(name) *name;

struct nccl {
    NCCL_CALLS(NCCL_MEMBER, NCCL_MEMBER)
};

struct nccl_comm {
    struct device_comm comm;
    ncclComm_t native;
};

extern struct nccl nccl;
extern const struct host *nccl_host;

/* ---- library.c ------------------------------------------------------------------------------- */

/* Uses the NCCL library that is already loaded, or opens one; fails with a description of what it
 * lacks. */
dtl_status library_open(void);

/* Returns NCCL's version number, for example 23100 for 2.31, or 0 if unknown. */
int library_version(void);

/* Converts the result of the function `call` to a status; `comm` may be NULL. ncclInProgress is
 * success. */
dtl_status library_check(ncclResult_t result, const char *call, ncclComm_t comm);

/* ---- comm.c ---------------------------------------------------------------------------------- */

/* These implement create_id(), create(), release(), abort() and test() of struct device_comm_ops.
 * No function waits for other ranks: a new communicator is complete once comm_test() sets *done. */
dtl_status comm_id_create(struct device_comm_id *out);
dtl_status comm_create(const struct device *device, const struct device_comm_id *comm_id,
                       int32_t rank, int32_t size, struct device_comm **out);
/* Same as comm_create(), with this number of signal counters. Fails if NCCL is too old to support
 * them. */
dtl_status comm_create_signals(const struct device *device, const struct device_comm_id *comm_id,
                               int32_t rank, int32_t size, const struct signal_limits *limits,
                               struct device_comm **out);
void comm_release(struct device_comm *comm);
void comm_abort(struct device_comm *comm);
dtl_status comm_test(struct device_comm *comm, bool *done);

/* ---- queue.c --------------------------------------------------------------------------------- */

/* The members has(), queue() and exchange() of struct device_comm_ops. */
bool queue_has(const struct device_comm *comm, const struct collective *what);
dtl_status queue_collective(struct device_comm *comm, struct device_stream *stream,
                            const struct collective *what);
dtl_status queue_exchange(struct device_comm *comm, struct device_stream *stream,
                          const struct device_part *sent, const struct device_part *received);

/* Returns the stream in NCCL's type. */
ncclStream_t queue_stream(const struct device_stream *stream);

/* ---- signal.c -------------------------------------------------------------------------------- */

extern const struct device_signal_ops nccl_signals;

#endif
