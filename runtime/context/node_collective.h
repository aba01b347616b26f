/* SPDX-License-Identifier: BSD-3-Clause */
/* Small collectives of ranks that share memory. */
#ifndef DTL_CONTEXT_NODE_COLLECTIVE_H
#define DTL_CONTEXT_NODE_COLLECTIVE_H

#include <stdbool.h>

struct comm_ops;

/* Puts them in their place in the table of a communicator that has a node; reductions only where
 * any order of the operands will do. */
void dtl__node_collectives(struct comm_ops *ops, bool reduces);

#endif
