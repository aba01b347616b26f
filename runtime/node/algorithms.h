/* SPDX-License-Identifier: BSD-3-Clause */
/* The algorithms of collectives through shared memory: a single step for small blocks, a sequence
 * of chunks for larger ones, or direct copies between processes. */
#ifndef DTL_NODE_ALGORITHMS_H
#define DTL_NODE_ALGORITHMS_H

#include "node.h"
#include "signature.h"

struct comm_ops;

/* A collective in a single step (single_step.c): each rank contributes at most NODE_BYTES bytes.
 * For reductions, and for data movement with the same count on every rank. */
struct node_step {
    struct node *node;
    const struct collective *what;
    uint64_t number;
    bool is_packed;       /* a broadcast of a few bytes, several of which share a cache line */
    uint64_t head;        /* the step that owns this cache line */
    uint64_t bytes;       /* of one part of the result */
    uint64_t contributed; /* bytes that each rank contributes in total */
    uint64_t signature;
    bool has_published;
};

/* Returns the signature of a single-step collective. */
static inline uint64_t dtl__step_signature(const struct collective *what, uint64_t bytes,
                                           uint64_t contributed)
{
    bool is_scattered =
        what->kind ==
        COLLECTIVE_REDUCE_SCATTER; /* its parts have different sizes, so the total is compared */

    return dtl__call_signature(what, is_scattered ? contributed : bytes);
}

/* Returns true if only another rank, the root, contributes data in this step. */
static inline bool dtl__step_receives_only(const struct node *node, const struct collective *what)
{
    bool is_from_root = what->kind == COLLECTIVE_BROADCAST || what->kind == COLLECTIVE_SCATTER;

    return is_from_root && what->root != node->comm->rank;
}

/* Returns the block that this rank contributes. */
static inline const void *dtl__step_block(const struct collective *what)
{
    return what->kind == COLLECTIVE_BROADCAST ? what->recv : what->send;
}

/* Begins a step: reserves its number, which is the same on all ranks. dtl__step_publish()
 * publishes this rank's block if it has one, dtl__step_complete() receives the others' and
 * releases the step, also after a failure. On a non-blocking node both return NODE_WOULD_BLOCK,
 * without an effect on the result, and are then called again. */
struct node_step dtl__step_make(struct node *node, const struct collective *what, uint64_t bytes,
                                uint64_t contributed);
dtl_status dtl__step_publish(struct node_step *step);
dtl_status dtl__step_complete(struct node_step *step);

/* Copies or reduces the contributions into this rank's result, and waits for those that are
 * missing. Does not release the step. */
dtl_status dtl__step_receive(const struct node_step *step);

/* Runs a step from begin to end. */
dtl_status dtl__step_run(struct node *node, const struct collective *what, uint64_t bytes,
                         uint64_t contributed);

/* A rendezvous of all ranks: each verifies, before any rank writes a result, that all are in the
 * same collective, and receives a row of numbers from each other rank.  A row has at most
 * NODE_RANKS numbers. */
struct rendezvous {
    uint64_t number; /* the step of the rendezvous; 0 before it has begun */
    bool has_published;
};

/* Sets `rows`, which may be NULL, to the rows of all ranks.  On a non-blocking node the call is
 * repeated with the same `rendezvous` while it returns NODE_WOULD_BLOCK. */
dtl_status dtl__rendezvous_run(struct node *node, struct rendezvous *rendezvous, uint64_t signature,
                               const uint64_t *row, int32_t numbers, uint64_t (*rows)[NODE_RANKS]);

/* The same in a step in which this rank has already published data, with the status
 * `publish_status`. The caller releases the step later if the rendezvous succeeds. */
dtl_status dtl__rendezvous_complete(struct node *node, const struct rendezvous *rendezvous,
                                    uint64_t signature, dtl_status publish_status);

/* Data movement in chunks (chunked_exchange.c).  On a non-blocking node, dtl__exchange_advance()
 * advances until it would block and returns NODE_WOULD_BLOCK; otherwise it runs to completion. */
struct node_exchange {
    struct node *node;
    const struct collective *what;
    uint64_t signature;
    struct rendezvous rendezvous;
    bool has_met;   /* the ranks have met, or need not */
    uint64_t first; /* the step of the first round */
    uint64_t rounds;
    uint64_t round;           /* the current round */
    bool has_published;       /* this rank has published its chunk of the current round */
    uint64_t chunk;           /* bytes that one rank sends to another in a round */
    bool is_per_rank;         /* each rank receives a different chunk, as in a scatter */
    uint64_t in[NODE_RANKS];  /* bytes to receive from each rank */
    uint64_t out[NODE_RANKS]; /* bytes to send to each rank */
    uint64_t rows[NODE_RANKS][NODE_RANKS]; /* `out` of every rank, in collectives with counts */
};

/* Prepares *out; `what` must stay valid.  dtl__exchange_run() does everything and may copy directly
 * between processes instead. */
void dtl__exchange_begin(struct node *node, const struct collective *what,
                         struct node_exchange *out);
dtl_status dtl__exchange_advance(struct node_exchange *exchange);
dtl_status dtl__exchange_run(struct node *node, const struct collective *what);

/* The result of timing both ways to copy on the CPUs of the ranks (copy_timing.c). */
struct copy_timing {
    bool
        prefers_chunks; /* copying through slots is faster than the kernel's copies, on all ranks */
    bool prefers_streaming; /* non-temporal stores into a slot are faster */
};

/* Collective. Measures once, when the memory is opened. After a failure all later collectives
 * of the node fail. */
dtl_status dtl__copy_timing_measure(struct node *node, struct copy_timing *out);

/* Data movement of large blocks by one copy between the processes (cross_memory_copy.c).
 * dtl__cross_memory_is_usable() returns true if the kind and size of the collective allow it
 * and no rank has been refused it before; the same on all ranks. dtl__cross_memory_run() sets
 * *is_done on all ranks, or leaves it false on all ranks: then the caller moves the data in
 * chunks. */
bool dtl__cross_memory_is_usable(const struct node *node, const struct collective *what);
dtl_status dtl__cross_memory_run(struct node *node, const struct collective *what, bool *is_done);

/* Reductions in chunks (chunked_reduction.c); dtl__reduction_advance() advances like
 * dtl__exchange_advance().
 */
struct node_reduction {
    struct node *node;
    const struct collective *what;
    uint64_t signature;
    struct rendezvous rendezvous;
    uint64_t total; /* elements that are reduced */
    uint64_t first; /* the step of the first round; 0 before the rendezvous */
    reduce_kernel kernel;
    uint64_t chunk; /* elements that a rank reduces in a round, at most */
    uint64_t rounds;
    uint64_t round;     /* the current round */
    int stage;          /* the stage of the round in a reduce */
    bool has_published; /* in a reduce_scatter: this rank has published its contributions of the
                       next round */
    uint64_t starts[NODE_RANKS]; /* in a reduce_scatter: the first element of each rank's part */
};

/* dtl__reduction_begin() prepares *out; `what` must stay valid. dtl__reduction_advance() runs the
 * remaining rounds; on a nonblocking node it returns NODE_WOULD_BLOCK while other ranks are
 * missing, and is then called again. dtl__reduction_run() calls both. */
void dtl__reduction_begin(struct node *node, const struct collective *what,
                          struct node_reduction *out);
dtl_status dtl__reduction_advance(struct node_reduction *reduction);
dtl_status dtl__reduction_run(struct node *node, const struct collective *what);

/* Selects the algorithm of a collective, the same on all ranks.  Sets *bytes to the size of one
 * part of the result and *contributed to the bytes that each rank contributes. */
enum node_algorithm { NODE_STEP, NODE_EXCHANGE, NODE_REDUCTION };
enum node_algorithm dtl__select_reduce_scatter(const struct node *node,
                                               const struct collective *what, uint64_t *bytes,
                                               uint64_t *contributed);

static inline enum node_algorithm dtl__select_algorithm(const struct node *node,
                                                        const struct collective *what,
                                                        uint64_t *bytes, uint64_t *contributed)
{
    bool gives_parts = what->kind == COLLECTIVE_SCATTER || what->kind == COLLECTIVE_ALLTOALL;
    bool is_reduction = collective_is_reduction(what->kind);

    *bytes = what->count * what->type->size;
    *contributed = gives_parts ? dtl__times(*bytes, (uint64_t)node->comm->size) : *bytes;
    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        return dtl__select_reduce_scatter(node, what, bytes, contributed);
    if (collective_has_counts(what->kind))
        return NODE_EXCHANGE;
    if (*contributed <= NODE_BYTES)
        return NODE_STEP;
    return is_reduction ? NODE_REDUCTION : NODE_EXCHANGE;
}

/* Runs a collective through the shared memory, which must be mapped. */
dtl_status dtl__node_run(struct node *node, const struct collective *what);

/* Replaces the collectives in the operations of a communicator that has a node (dispatch.c).
 * Reductions are replaced only if `reduces`, that is, if their operands may be combined in any
 * order. */
void dtl__node_collectives(struct comm_ops *ops, bool reduces);

/* Returns the bytes of a slot that each other rank gets when each receives a different chunk. */
static inline uint64_t per_rank_bytes(const struct node *node)
{
    return NODE_BYTES / (uint64_t)(node->comm->size - 1) / NODE_LINE * NODE_LINE;
}

/* Returns the offset of the chunk for `receiver` in the block of `sender`. */
static inline uint64_t per_rank_offset(const struct node *node, int32_t sender, int32_t receiver)
{
    return (uint64_t)(receiver - (receiver > sender)) * per_rank_bytes(node);
}

/* Returns the number of chunks of at most `chunk` elements or bytes in `whole`. */
static inline uint64_t chunk_count(uint64_t whole, uint64_t chunk)
{
    return whole / chunk + (whole % chunk != 0);
}

#endif
