/* SPDX-License-Identifier: BSD-3-Clause */
/* Internal interface of the module comm: operations that complete a backend's table.
 *
 * A communicator (struct comm) has a table of operations (struct comm_ops, dtl_backend.h).
 * complete_operations.c fills the members that a backend lacks with the compositions declared here:
 * collectives made of point-to-point messages, reductions in a fixed order, and files opened by
 * each rank.  self.c implements the communicator of a single process, and agreement.c lets all
 * ranks agree on success before they continue.  The functions for other modules are in
 * dtl_runtime.h; start reading with complete_operations.c.
 *
 * Collectives of one communicator are called by one thread at a time, as in MPI.  Messages may be
 * sent by several threads if the job's thread level permits it. */
#ifndef DTL_COMM_COMPOSED_H
#define DTL_COMM_COMPOSED_H

#include "dtl_runtime.h"

/* Tag of the messages of composed collectives.  Tags of users are not negative, and DTL_ANY_TAG
 * matches only those. */
enum { COMPOSED_TAG = -2 };

/* Performs a collective that moves elements without reducing them, by send, recv and sendrecv:
 * composed_data_movement.c. */
dtl_status dtl__composed_data_movement(struct comm *comm, const struct collective *collective);

/* Frees the send buffer of a collective that returned `status`.  After a failure, operations of
 * other ranks may not have completed and MPI may still read the buffer; it is then leaked on
 * purpose. */
void dtl__send_buffer_release(void *memory, uint64_t bytes, dtl_status status);

/* Perform a reduction by gather, allgather and alltoallv with DTL's own kernels:
 * ordered_reduction.c. The order of the operands depends only on the number of ranks, so
 * floating-point results are bitwise identical in every run, on every rank and with every backend.
 * The tree variant pairs neighbors; the ordered variant reduces from rank 0 upward, as prefix
 * reductions (scan, exscan) always do. */
dtl_status dtl__tree_reduction(struct comm *comm, const struct collective *collective);
dtl_status dtl__ordered_reduction(struct comm *comm, const struct collective *collective);

/* File operations for backends without their own: each rank opens the file by itself, posix_file.c.
 */
extern const struct file_ops dtl__posix_file_ops;

/* The contributions of all ranks to a reduction: `count` elements each, stored one after another in
 * the order of ranks. */
struct contributions {
    char *data;
    int32_t ranks;
    uint64_t count;
    uint64_t size;
    reduce_kernel kernel;
};

/* Reduce the contributions in place; the result is in the last contribution.  The ordered variant
 * also leaves in each contribution the reduction of all contributions up to it (the prefix). */
void dtl__fold_tree(const struct contributions *all);
void dtl__fold_ordered(const struct contributions *all);

#endif
