/* SPDX-License-Identifier: BSD-3-Clause */
/* Queue of collectives that are started now and completed later, through the shared memory of a
 * node.
 *
 * A queue has its own rank areas in the segment, so that blocking collectives can overtake started
 * ones.  Collectives of one queue run in the order in which they were queued, which is the same on
 * all ranks, and none of them blocks.  They advance whenever this rank tests or waits for one,
 * starts another, waits for anything else in a call, or, if another rank needs data, in the worker
 * of the progress thread.  A small contribution is published at the start as long as the ring has a
 * free slot.
 *
 * Each queue has a lock.  A queued collective belongs to the request that created it. */
#ifndef DTL_NODE_COLLECTIVE_QUEUE_H
#define DTL_NODE_COLLECTIVE_QUEUE_H

#include "dtl_runtime.h"

struct node;
struct collective_queue;

/* A started collective. */
struct queued_collective;

/* Creates a queue for the node, without rank areas; returns NULL if there is no memory. */
struct collective_queue *dtl__collective_queue_make(struct node *node);

/* Attaches the queue to its rank areas, which follow those of the node in the segment, and lets
 * the progress thread advance it. */
void dtl__collective_queue_open(struct collective_queue *queue, const struct node *node);

/* Frees a queue, which may be NULL; no collective is in progress. */
void dtl__collective_queue_release(struct collective_queue *queue);

/* Advances the started collectives; does nothing for NULL, or if another thread holds the lock. */
void dtl__collective_queue_advance(struct collective_queue *queue);

/* Returns true if collectives of the communicator are started through a queue; the same on all
 * ranks. */
bool dtl__collective_queue_is_open(const struct node *node);
static inline bool dtl__collective_queue_exists(const struct comm *comm)
{
    return comm->node != NULL && dtl__collective_queue_is_open(comm->node);
}

/* Makes sure that all ranks know whether they share memory.  Collective at the first call. */
dtl_status dtl__collective_queue_prepare(struct comm *comm);

/* Creates an object for a started collective, which may be reused after completion. The
 * communicator must have an open queue. */
dtl_status dtl__queued_collective_make(struct comm *comm, struct queued_collective **out);

/* Frees a completed or never started collective; may be NULL. */
void dtl__queued_collective_release(struct queued_collective *queued);

/* Starts a collective.  `what` and its buffers must stay valid until it is complete. */
void dtl__queued_collective_start(struct queued_collective *queued, const struct collective *what);

/* Sets *done if the collective is complete; returns the error of a failed one, which is
 * complete too. dtl__queued_collective_wait() blocks until completion, or returns early if the
 * wait is interrupted (dtl__is_interrupt()); then the collective is still in progress. Any
 * other failure of a wait or test completes all collectives of the queue with that error. */
dtl_status dtl__queued_collective_test(struct queued_collective *queued, bool *done);
dtl_status dtl__queued_collective_wait(struct queued_collective *queued);

#endif
