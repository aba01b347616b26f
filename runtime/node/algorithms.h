/* SPDX-License-Identifier: BSD-3-Clause */
/* The ways that a collective takes through the memory: all in one step, or in pieces. */
#ifndef DTL_NODE_ALGORITHMS_H
#define DTL_NODE_ALGORITHMS_H

#include "node.h"
#include "signature.h"

struct comm_ops;

/* In one step: `bytes` of a part, of which each rank gives `given`, at most NODE_BYTES.  Of
 * reductions, and of what moves the same count on every rank: single_step.c. */
struct node_step {
    struct node *node;
    const struct collective *what;
    uint64_t number;
    bool is_short;  /* a broadcast of a few bytes, of which several go into one line: */
    uint64_t head;  /* the step whose line it is in */
    uint64_t bytes; /* of a part */
    uint64_t given; /* of all that a rank gives */
    uint64_t mark;
    bool has_given;
};

static inline uint64_t dtl__step_mark(const struct collective *what, uint64_t bytes, uint64_t given)
{
    bool is_scattered = what->kind == COLLECTIVE_REDUCE_SCATTER; /* in parts of any length */

    return dtl__mark_of(what, is_scattered ? given : bytes);
}

/* Whether another rank alone gives something, which is the root. */
static inline bool dtl__step_is_of_other(const struct node *node, const struct collective *what)
{
    bool is_from_root = what->kind == COLLECTIVE_BROADCAST || what->kind == COLLECTIVE_SCATTER;

    return is_from_root && what->root != node->comm->rank;
}

/* What this rank gives. */
static inline const void *dtl__step_block(const struct collective *what)
{
    return what->kind == COLLECTIVE_BROADCAST ? what->recv : what->send;
}

struct node_step dtl__step_of(struct node *node, const struct collective *what, uint64_t bytes,
                              uint64_t given);
dtl_status dtl__step_give(struct node_step *step);
dtl_status dtl__step_take(struct node_step *step);
dtl_status dtl__step_receive(const struct node_step *step); /* of what is there, or waits */
dtl_status dtl__step_run(struct node *node, const struct collective *what, uint64_t bytes,
                         uint64_t given);

/* All ranks are in the same collective, before any writes a result; each hears a row of numbers, at
 * most one for each rank, from each other: rows[rank].  `rows` may be NULL. */
struct node_meeting {
    uint64_t number; /* of its step; 0 before it */
    bool has_given;
};

dtl_status dtl__meeting_go(struct node *node, struct node_meeting *meeting, uint64_t mark,
                           const uint64_t *row, int32_t numbers, uint64_t (*rows)[NODE_RANKS]);

/* The same in a step that this rank has given the first pieces in, or failed to: `given`.  It is
 * done with the step later, if all have met. */
dtl_status dtl__meeting_take(struct node *node, const struct node_meeting *meeting, uint64_t mark,
                             dtl_status given);

/* What moves elements, in pieces: chunked_exchange.c.  `go` goes as far as can be gone without
 * waiting where the node waits for nothing, else to the end. */
struct node_exchange {
    struct node *node;
    const struct collective *what;
    uint64_t mark;
    struct node_meeting meeting;
    bool is_agreed; /* all have met, or need not */
    uint64_t first; /* the step of the first round */
    uint64_t rounds;
    uint64_t round;                        /* the one that runs, */
    bool has_given;                        /* of which this rank has given its piece */
    uint64_t piece;                        /* bytes that one rank gives another in a round */
    bool is_dealt;                         /* each rank is given another piece */
    uint64_t in[NODE_RANKS];               /* bytes that come from each rank */
    uint64_t out[NODE_RANKS];              /* and that go there */
    uint64_t rows[NODE_RANKS][NODE_RANKS]; /* of each rank, where all have counts: its `out` */
};

void dtl__exchange_begin(struct node *node, const struct collective *what,
                         struct node_exchange *out);
dtl_status dtl__exchange_go(struct node_exchange *exchange);
dtl_status dtl__exchange_run(struct node *node, const struct collective *what);

/* What has been found of the CPUs that the ranks are on: copy_timing.c. */
struct distance {
    bool is_near; /* pieces are faster than the kernel's copies between all ranks */
    bool is_past; /* a slot is best written past the caches */
};

/* Collective, at the first use of the memory. */
dtl_status dtl__distance_measure(struct node *node, struct distance *out);

/* The same of large blocks, copied once: cross_memory_copy.c.  Sets *is_done, or leaves the
 * collective to be done in pieces, on all ranks alike. */
bool dtl__direct_is_of_use(const struct node *node, const struct collective *what);
dtl_status dtl__direct_run(struct node *node, const struct collective *what, bool *is_done);

/* Reductions in pieces, likewise: chunked_reduction.c. */
struct node_reduction {
    struct node *node;
    const struct collective *what;
    uint64_t mark;
    struct node_meeting meeting;
    uint64_t total; /* elements that are reduced */
    uint64_t first; /* the first step; 0 before all have met */
    reduce_kernel kernel;
    uint64_t piece; /* elements that a rank folds in a round, at most */
    uint64_t rounds;
    uint64_t round;              /* the one that runs, */
    int stage;                   /* and how far it is, */
    bool has_given;              /* or, of a reduce_scatter's, whether its parts are given */
    uint64_t starts[NODE_RANKS]; /* of a reduce_scatter: where what each rank folds begins */
};

void dtl__reduction_begin(struct node *node, const struct collective *what,
                          struct node_reduction *out);
dtl_status dtl__reduction_go(struct node_reduction *reduction);
dtl_status dtl__reduction_run(struct node *node, const struct collective *what);

/* Which of them a collective takes. */
enum node_way { NODE_STEP, NODE_EXCHANGE, NODE_REDUCTION };
enum node_way dtl__way_of_scattered(const struct node *node, const struct collective *what,
                                    uint64_t *bytes, uint64_t *given);

static inline enum node_way dtl__way_of(const struct node *node, const struct collective *what,
                                        uint64_t *bytes, uint64_t *given)
{
    bool gives_parts = what->kind == COLLECTIVE_SCATTER || what->kind == COLLECTIVE_ALLTOALL;
    bool is_reduction = collective_is_reduction(what->kind);

    *bytes = what->count * what->type->size;
    *given = gives_parts ? dtl__times(*bytes, (uint64_t)node->comm->size) : *bytes;
    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        return dtl__way_of_scattered(node, what, bytes, given);
    if (collective_has_counts(what->kind))
        return NODE_EXCHANGE;
    if (*given <= NODE_BYTES)
        return NODE_STEP;
    return is_reduction ? NODE_REDUCTION : NODE_EXCHANGE;
}

/* Through the memory, which there is. */
dtl_status dtl__node_run(struct node *node, const struct collective *what);

/* Puts collectives in their place in the table of a communicator that has a node; reductions only
 * where any order of the operands will do: dispatch.c. */
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
