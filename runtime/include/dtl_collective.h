/* SPDX-License-Identifier: BSD-3-Clause */
/* struct collective: a collective operation and its arguments as a value, for calls, nonblocking
 * starts and plans. Part of the backend contract: docs/design/backend-plugins.md. */
#ifndef DTL_BACKEND_COLLECTIVE_H
#define DTL_BACKEND_COLLECTIVE_H

#include <stdbool.h>
#include <stdint.h>

#include <dtl/types.h>

struct dtype;

/* A new kind raises DTL_BACKEND_CONTRACT, because a backend's function for any kind does not know
 * it. */
enum collective_kind {
    COLLECTIVE_BARRIER,
    COLLECTIVE_BROADCAST,
    COLLECTIVE_REDUCE,
    COLLECTIVE_ALLREDUCE,
    COLLECTIVE_REDUCE_SCATTER,
    COLLECTIVE_SCAN,
    COLLECTIVE_EXSCAN,
    COLLECTIVE_GATHER,
    COLLECTIVE_SCATTER,
    COLLECTIVE_ALLGATHER,
    COLLECTIVE_ALLTOALL,
    COLLECTIVE_GATHERV,
    COLLECTIVE_SCATTERV,
    COLLECTIVE_ALLGATHERV,
    COLLECTIVE_ALLTOALLV,
    COLLECTIVE_KINDS
};

/* A collective and its arguments. The functions below show which members each kind uses. Counts and
 * displacements are in elements of `type`; displacements are never NULL where their counts are
 * significant. `send == recv` in a reduction means in place. Buffers that are not significant on
 * this rank may be NULL. */
struct collective {
    enum collective_kind kind;
    dtl_reduce_op op;
    const struct dtype *type; /* never NULL, not even in a barrier */
    const void *send;
    void *recv; /* in a broadcast: read on the root, written elsewhere */
    uint64_t count;
    const uint64_t *sendcounts;
    const uint64_t *sdispls;
    const uint64_t *recvcounts;
    const uint64_t *rdispls;
    int32_t root; /* -1: no root */
};

static inline bool collective_is_reduction(enum collective_kind kind)
{
    return kind >= COLLECTIVE_REDUCE && kind <= COLLECTIVE_EXSCAN;
}

/* Returns true if the kind has one count per rank. */
static inline bool collective_has_counts(enum collective_kind kind)
{
    return kind >= COLLECTIVE_GATHERV && kind <= COLLECTIVE_ALLTOALLV;
}

/* ---- the same count on every rank ------------------------------------------------------------ */

/* `type` may be any dtype. */
static inline struct collective barrier_of(const struct dtype *type)
{
    return (struct collective){.kind = COLLECTIVE_BARRIER, .type = type, .root = -1};
}

static inline struct collective broadcast_of(void *buffer, uint64_t count, const struct dtype *type,
                                             int32_t root)
{
    return (struct collective){
        .kind = COLLECTIVE_BROADCAST, .type = type, .recv = buffer, .count = count, .root = root};
}

/* Exchanges `count` elements with each rank. */
static inline struct collective equal_parts_of(enum collective_kind kind, const void *send,
                                               void *recv, uint64_t count, const struct dtype *type,
                                               int32_t root)
{
    return (struct collective){
        .kind = kind, .type = type, .send = send, .recv = recv, .count = count, .root = root};
}

static inline struct collective gather_of(const void *send, void *recv, uint64_t count,
                                          const struct dtype *type, int32_t root)
{
    return equal_parts_of(COLLECTIVE_GATHER, send, recv, count, type, root);
}

static inline struct collective scatter_of(const void *send, void *recv, uint64_t count,
                                           const struct dtype *type, int32_t root)
{
    return equal_parts_of(COLLECTIVE_SCATTER, send, recv, count, type, root);
}

static inline struct collective allgather_of(const void *send, void *recv, uint64_t count,
                                             const struct dtype *type)
{
    return equal_parts_of(COLLECTIVE_ALLGATHER, send, recv, count, type, -1);
}

static inline struct collective alltoall_of(const void *send, void *recv, uint64_t count,
                                            const struct dtype *type)
{
    return equal_parts_of(COLLECTIVE_ALLTOALL, send, recv, count, type, -1);
}

/* ---- reductions ------------------------------------------------------------------------------ */

static inline struct collective reduction_of(enum collective_kind kind, const void *send,
                                             void *recv, uint64_t count, const struct dtype *type,
                                             dtl_reduce_op op, int32_t root)
{
    return (struct collective){.kind = kind,
                               .op = op,
                               .type = type,
                               .send = send,
                               .recv = recv,
                               .count = count,
                               .root = root};
}

static inline struct collective reduce_of(const void *send, void *recv, uint64_t count,
                                          const struct dtype *type, dtl_reduce_op op, int32_t root)
{
    return reduction_of(COLLECTIVE_REDUCE, send, recv, count, type, op, root);
}

static inline struct collective allreduce_of(const void *send, void *recv, uint64_t count,
                                             const struct dtype *type, dtl_reduce_op op)
{
    return reduction_of(COLLECTIVE_ALLREDUCE, send, recv, count, type, op, -1);
}

static inline struct collective scan_of(const void *send, void *recv, uint64_t count,
                                        const struct dtype *type, dtl_reduce_op op)
{
    return reduction_of(COLLECTIVE_SCAN, send, recv, count, type, op, -1);
}

/* Does not write `recv` on rank 0. */
static inline struct collective exscan_of(const void *send, void *recv, uint64_t count,
                                          const struct dtype *type, dtl_reduce_op op)
{
    return reduction_of(COLLECTIVE_EXSCAN, send, recv, count, type, op, -1);
}

/* Rank r receives counts[r] elements of the reduced sum(counts). */
static inline struct collective reduce_scatter_of(const void *send, void *recv,
                                                  const uint64_t *counts, const struct dtype *type,
                                                  dtl_reduce_op op)
{
    return (struct collective){.kind = COLLECTIVE_REDUCE_SCATTER,
                               .op = op,
                               .type = type,
                               .send = send,
                               .recv = recv,
                               .recvcounts = counts,
                               .root = -1};
}

/* ---- one count per rank ---------------------------------------------------------------------- */

/* `sendcount` is this rank's contribution; the arrays are significant on the root. */
static inline struct collective gatherv_of(const void *send, uint64_t sendcount, void *recv,
                                           const uint64_t *recvcounts, const uint64_t *displs,
                                           const struct dtype *type, int32_t root)
{
    return (struct collective){.kind = COLLECTIVE_GATHERV,
                               .type = type,
                               .send = send,
                               .recv = recv,
                               .count = sendcount,
                               .recvcounts = recvcounts,
                               .rdispls = displs,
                               .root = root};
}

/* `recvcount` is this rank's share; the arrays are significant on the root. */
static inline struct collective scatterv_of(const void *send, const uint64_t *sendcounts,
                                            const uint64_t *displs, void *recv, uint64_t recvcount,
                                            const struct dtype *type, int32_t root)
{
    return (struct collective){.kind = COLLECTIVE_SCATTERV,
                               .type = type,
                               .send = send,
                               .recv = recv,
                               .count = recvcount,
                               .sendcounts = sendcounts,
                               .sdispls = displs,
                               .root = root};
}

static inline struct collective allgatherv_of(const void *send, uint64_t sendcount, void *recv,
                                              const uint64_t *recvcounts, const uint64_t *displs,
                                              const struct dtype *type)
{
    return (struct collective){.kind = COLLECTIVE_ALLGATHERV,
                               .type = type,
                               .send = send,
                               .recv = recv,
                               .count = sendcount,
                               .recvcounts = recvcounts,
                               .rdispls = displs,
                               .root = -1};
}

static inline struct collective alltoallv_of(const void *send, const uint64_t *sendcounts,
                                             const uint64_t *sdispls, void *recv,
                                             const uint64_t *recvcounts, const uint64_t *rdispls,
                                             const struct dtype *type)
{
    return (struct collective){.kind = COLLECTIVE_ALLTOALLV,
                               .type = type,
                               .send = send,
                               .recv = recv,
                               .sendcounts = sendcounts,
                               .sdispls = sdispls,
                               .recvcounts = recvcounts,
                               .rdispls = rdispls,
                               .root = -1};
}

#endif
