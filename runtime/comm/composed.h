/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives made of other operations of the same communicator, for back ends that lack them, and
 * reductions in a fixed order. */
#ifndef DTL_COMM_COMPOSED_H
#define DTL_COMM_COMPOSED_H

#include "dtl_runtime.h"

/* What the messages of composed collectives carry.  Users' tags are not negative, and DTL_ANY_TAG
 * matches those only. */
enum { COMPOSED_TAG = -2 };

/* Those that move elements, made of send, recv and sendrecv: composed_data_movement.c. */
dtl_status dtl__composed_move(struct comm *comm, const struct collective *what);

/* Frees memory that a collective of `status` was given to send from.  After a failure others may
 * throw away what they were sent, and MPI still reads it: then it stays. */
void dtl__sent_release(void *memory, uint64_t bytes, dtl_status status);

/* Reductions, made of gather, allgather and alltoallv, with DTL's own kernels: ordered_reduction.c.
 * The order of operands depends on the number of ranks alone, so that floating-point results have
 * the same bits in every run, on every rank, under every back end.  `tree` pairs neighbours;
 * `ordered` folds from rank 0 up; prefixes are always folded so. */
dtl_status dtl__tree_reduction(struct comm *comm, const struct collective *what);
dtl_status dtl__ordered_reduction(struct comm *comm, const struct collective *what);

/* Files that each rank opens for itself: posix_file.c. */
extern const struct file_ops dtl__plain_file_ops;

/* What the ranks contribute to a reduction: `count` elements each, one behind the other in the
 * order of ranks. */
struct contributions {
    char *data;
    int32_t ranks;
    uint64_t count;
    uint64_t size; /* bytes of an element */
    reduce_kernel kernel;
};

/* Leaves the result in the last contribution.  `ordered` also leaves in each contribution what the
 * ranks up to it come to. */
void dtl__fold_tree(const struct contributions *all);
void dtl__fold_ordered(const struct contributions *all);

#endif
