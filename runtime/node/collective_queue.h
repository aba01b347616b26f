/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that are started and completed later, through the memory of a node.
 *
 * They have stations of their own, so that called ones pass them.  They run in the order in which
 * they were started, which is the same on all ranks, and none waits: a rank goes on with them
 * whenever it asks for one, starts another, waits for anything else in a call, or computes while
 * others need it, by the thread that answers.  What is small is given at once, as long as the ring
 * has room. */
#ifndef DTL_NODE_COLLECTIVE_QUEUE_H
#define DTL_NODE_COLLECTIVE_QUEUE_H

#include "dtl_runtime.h"

struct node;
struct lane;

/* One that was started. */
struct node_started;

/* Of that node, and without stations; NULL where there is no memory. */
struct lane *dtl__lane_make(struct node *node);

/* Its stations are behind the node's, and used as they are. */
void dtl__lane_open(struct lane *lane, const struct node *node);
void dtl__lane_release(struct lane *lane);

/* Goes on with what was started; does nothing for NULL. */
void dtl__lane_advance(struct lane *lane);

/* Whether collectives of the communicator are started so: the same on all ranks. */
bool dtl__lane_is_open(const struct node *node);
static inline bool dtl__lane_exists(const struct comm *comm)
{
    return comm->node != NULL && dtl__lane_is_open(comm->node);
}

/* Whether its memory is known to be shared or not by all ranks; collective where it is not yet. */
dtl_status dtl__lane_settle(struct comm *comm);

/* Room for one, again and again. */
dtl_status dtl__started_make(struct comm *comm, struct node_started **out);
void dtl__started_release(struct node_started *started);

/* Starts a collective, which stays where it is until this one is done. */
void dtl__started_start(struct node_started *started, const struct collective *what);

/* Sets *done, or fails as it has failed, which completes it too. */
dtl_status dtl__started_test(struct node_started *started, bool *done);
dtl_status dtl__started_wait(struct node_started *started);

#endif
