/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives made of other operations of the same communicator, for back ends that lack them, and
 * reductions in a fixed order.  Arguments as in struct comm_ops. */
#ifndef DTL_COMPOSED_H
#define DTL_COMPOSED_H

#include "dtl_runtime.h"

/* What the messages of composed collectives carry.  Users' tags are not negative, and DTL_ANY_TAG
 * matches those only. */
enum { COMPOSED_TAG = -2 };

/* Made of send, recv and sendrecv: composed_move.c. */
dtl_status dtl__composed_broadcast(struct comm *comm, void *buffer, uint64_t count,
                                   const struct dtype *type, int32_t root);
dtl_status dtl__composed_gather(struct comm *comm, const void *send, void *recv, uint64_t count,
                                const struct dtype *type, int32_t root);
dtl_status dtl__composed_scatter(struct comm *comm, const void *send, void *recv, uint64_t count,
                                 const struct dtype *type, int32_t root);
dtl_status dtl__composed_allgather(struct comm *comm, const void *send, void *recv, uint64_t count,
                                   const struct dtype *type);
dtl_status dtl__composed_alltoall(struct comm *comm, const void *send, void *recv, uint64_t count,
                                  const struct dtype *type);
dtl_status dtl__composed_gatherv(struct comm *comm, const void *send, uint64_t sendcount,
                                 void *recv, const uint64_t *recvcounts, const uint64_t *displs,
                                 const struct dtype *type, int32_t root);
dtl_status dtl__composed_scatterv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                                  const uint64_t *displs, void *recv, uint64_t recvcount,
                                  const struct dtype *type, int32_t root);
dtl_status dtl__composed_allgatherv(struct comm *comm, const void *send, uint64_t sendcount,
                                    void *recv, const uint64_t *recvcounts, const uint64_t *displs,
                                    const struct dtype *type);
dtl_status dtl__composed_alltoallv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                                   const uint64_t *sdispls, void *recv, const uint64_t *recvcounts,
                                   const uint64_t *rdispls, const struct dtype *type);

/* Made of gather, allgather and alltoallv, with DTL's own kernels: composed_reduce.c.  The order of
 * operands depends on the number of ranks alone, so that floating-point results have the same bits
 * in every run, on every rank, under every back end.  `tree` pairs neighbours; `ordered` folds from
 * rank 0 up; prefixes are always folded so. */
dtl_status dtl__tree_reduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                            const struct dtype *type, dtl_reduce_op op, int32_t root);
dtl_status dtl__tree_allreduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                               const struct dtype *type, dtl_reduce_op op);
dtl_status dtl__tree_reduce_scatter(struct comm *comm, const void *send, void *recv,
                                    const uint64_t *counts, const struct dtype *type,
                                    dtl_reduce_op op);
dtl_status dtl__ordered_reduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                               const struct dtype *type, dtl_reduce_op op, int32_t root);
dtl_status dtl__ordered_allreduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                                  const struct dtype *type, dtl_reduce_op op);
dtl_status dtl__ordered_reduce_scatter(struct comm *comm, const void *send, void *recv,
                                       const uint64_t *counts, const struct dtype *type,
                                       dtl_reduce_op op);
dtl_status dtl__ordered_scan(struct comm *comm, const void *send, void *recv, uint64_t count,
                             const struct dtype *type, dtl_reduce_op op);
dtl_status dtl__ordered_exscan(struct comm *comm, const void *send, void *recv, uint64_t count,
                               const struct dtype *type, dtl_reduce_op op);

/* Files that each rank opens for itself: plain_file.c. */
extern const struct file_ops dtl__plain_file_ops;

/* One contribution of `count` elements a rank, one behind the other in the order of ranks. */
struct pile {
    char *data;
    int32_t ranks;
    uint64_t count;
    uint64_t size; /* bytes of an element */
    reduce_kernel kernel;
};

/* Leaves the result in the pile's last contribution.  `ordered` also leaves in each contribution
 * what the ranks up to it come to. */
void dtl__fold_tree(const struct pile *pile);
void dtl__fold_ordered(const struct pile *pile);

#endif
