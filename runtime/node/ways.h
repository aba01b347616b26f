/* SPDX-License-Identifier: BSD-3-Clause */
/* The ways that a collective takes through the memory: all in one step, or in pieces. */
#ifndef DTL_NODE_WAYS_H
#define DTL_NODE_WAYS_H

#include "node.h"

struct comm_ops;

/* In one step: `bytes` of a part, of which each rank gives `given`, at most NODE_BYTES.  Of
 * reductions, and of what moves the same count on every rank: step.c. */
dtl_status dtl__step_run(struct node *node, const struct collective *what, uint64_t bytes,
                         uint64_t given);

/* All ranks are in the same collective, before any writes a result; each hears a row of numbers, at
 * most one for each rank, from each other: rows[rank].  `rows` may be NULL. */
dtl_status dtl__step_meet(struct node *node, uint64_t mark, const uint64_t *row, int32_t numbers,
                          uint64_t (*rows)[NODE_RANKS]);

/* What moves elements, in pieces: exchange.c. */
dtl_status dtl__exchange_run(struct node *node, const struct collective *what);

/* Reductions in pieces: reduction.c. */
dtl_status dtl__reduction_run(struct node *node, const struct collective *what);

/* Puts collectives in their place in the table of a communicator that has a node; reductions only
 * where any order of the operands will do: table.c. */
void dtl__node_collectives(struct comm_ops *ops, bool reduces);

/* The bytes that each other rank has of a block where each is given something else. */
static inline uint64_t share_of(const struct node *node)
{
    return NODE_BYTES / (uint64_t)(node->comm->size - 1) / NODE_LINE * NODE_LINE;
}

/* Where the share of `taker` begins in the block of `giver`. */
static inline uint64_t share_start(const struct node *node, int32_t giver, int32_t taker)
{
    return (uint64_t)(taker - (taker > giver)) * share_of(node);
}

/* Of what is moved in pieces. */
static inline uint64_t pieces_of(uint64_t whole, uint64_t piece)
{
    return whole / piece + (whole % piece != 0);
}

#endif
