/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives through memory that the ranks of one node share.
 *
 * All ranks of a communicator on one node map one segment.  Each rank has an area in it: a ring of
 * NODE_DEPTH slots that only this rank writes.  Communication happens in numbered steps, and a step
 * has the same number on all ranks.  To send a block, a rank copies it into the slot of the step
 * and then stores the step number there (release).  A receiver polls that number (acquire) and
 * reads the block in place.  When a rank has read all that it needs of a step, it stores the step
 * number as `released` in its own area.  A slot is overwritten only after all ranks have released
 * the step that it held, so a sender can be up to NODE_DEPTH steps ahead of the receivers.
 *
 * A block of up to NODE_INLINE bytes lies in the cache line of the step number, so it costs one
 * cache line per rank.  Broadcasts of up to NODE_SHORT bytes have a ring of their own, where
 * consecutive ones share a cache line ("packed blocks"); it allows up to NODE_AHEAD steps.
 *
 * Main types: `node` (this rank's view), `rank_area` (one rank's shared area), `node_slot` (one
 * block).  Each step carries a signature of the call (signature.h), by which ranks detect that they
 * are in different collectives.  Start reading at dispatch.c, which selects the algorithm
 * (algorithms.h); then single_step.c.  Collectives that are started and completed later go through
 * collective_queue.h, several nodes through hierarchical.h.
 *
 * A `node` is used by the thread that is in a collective call of the communicator, without a lock;
 * the queue of started collectives has a lock and rank areas of its own. */
#ifndef DTL_NODE_NODE_H
#define DTL_NODE_NODE_H

#include <stddef.h>
#include <string.h>

#include "dtl_limits.h"
#include "dtl_runtime.h"
#include "non_temporal_copy.h"
#include "progress/wait.h"

enum {
    NODE_LINE = CACHE_LINE,
    NODE_WOULD_BLOCK = INT32_MIN, /* Used in place of a status by non-blocking progress: the
                                 operation would wait; call again later */
};

struct node_slot {
    _Alignas(NODE_LINE)
        atomic_uint_fast64_t number; /* the step in which it was written; stored last (release) */
    uint64_t signature;              /* signature of the writer's call in that step */
    char inline_block[NODE_INLINE];  /* a block of up to NODE_INLINE bytes, in the cache line of
                                      * `number`
                                      */
    _Alignas(NODE_LINE) char block[NODE_BYTES]; /* a larger block */
};

_Static_assert(offsetof(struct node_slot, block) == NODE_LINE, "a small block in the flag's line");

/* A broadcast block of up to NODE_SHORT bytes, with the number of its step. */
struct packed_block {
    atomic_uint_fast64_t number;
    char data[NODE_SHORT];
};

enum { NODE_PACKED = (NODE_LINE - sizeof(uint64_t)) / sizeof(struct packed_block) };

/* Consecutive packed blocks in one cache line.  The first step that uses the line writes
 * `signature`; the others have the same signature. */
struct packed_line {
    _Alignas(NODE_LINE) uint64_t signature;
    struct packed_block packed[NODE_PACKED];
};

_Static_assert(sizeof(struct packed_line) == NODE_LINE, "short blocks in one line");

enum { NODE_CALL_TEXT = 192 }; /* bytes for the text that describes a rank's call */

struct rank_area {
    /* The last step that this rank has released, or NODE_DEPARTED or NODE_FAILED. */
    _Alignas(NODE_LINE) atomic_uint_fast64_t released;
    atomic_uint_fast64_t message_step; /* the last step for which this rank uses messages instead of
                                    its slot (call_check.c) */
    struct node_slot slots[NODE_DEPTH];
    struct packed_line lines[NODE_AHEAD];

    /* Description of this rank's call, published when it finds in step `call_text_number` that
     * another rank is in a different call. */
    atomic_uint_fast64_t call_text_number;
    char call_text[NODE_CALL_TEXT];
};

/* Values of `released` that replace a step number, because the rank takes part in no further
 * collective: NODE_FAILED after a collective has failed halfway, NODE_DEPARTED after the rank has
 * left the job or closed the context. */
#define NODE_DEPARTED UINT64_MAX
#define NODE_FAILED (UINT64_MAX - 1)

/* The last packed broadcasts, which have consecutive step numbers and one signature. */
struct packed_run {
    uint64_t signature;
    uint64_t head; /* the step whose cache line they share */
    uint64_t last;
};

struct node {
    struct comm *comm;
    const struct comm_ops *backend; /* operations that do not use the shared memory */
    bool is_sharing_known;      /* the ranks know whether they share memory; false before the first
                                   collective */
    bool has_failed_collective; /* a collective has failed halfway, so the ranks may be at different
                                   steps */
    bool is_call_check; /* the memory serves only calls that DTL_CHECK compares (call_check.c) */
    struct rank_area
        *rank_areas; /* one area per rank in the shared segment; NULL: no shared memory */
    void *mapping;
    bool has_no_cross_memory; /* some rank may not read another process's memory (process_vm_readv)
                               */
    bool prefers_chunks; /* copying through slots is faster than the kernel's copy between processes
                          */
    uint64_t stream_threshold;   /* slots are written with non-temporal stores from this size on, in
                                    bytes */
    bool is_nonblocking;         /* never waits: returns NODE_WOULD_BLOCK instead */
    struct hierarchy *hierarchy; /* hierarchical collectives over several nodes; NULL: not used */
    struct collective_queue *queue; /* queue of started collectives; NULL: the backend runs them */
    uint64_t number;                /* the last step begun; 0 before the first */
    uint64_t released_step; /* all ranks are known to have released the steps up to this one */
    int spin_count; /* polls of a slot before a wait yields the CPU or makes progress on messages */
    const struct pace *pace;            /* how the waits after these polls use the CPU */
    uint64_t verified_pids[NODE_RANKS]; /* process ids whose memory was verified to be that of the
                                   rank (cross_memory_copy.c) */
    struct packed_run run;
    struct node *next; /* in the list of nodes with shared memory (node.c) */
};

/* Returns true if DTL_NODE_COLLECTIVES allows collectives through shared memory in this process.
 * The ranks that create a context agree on the result. */
bool dtl__node_is_enabled(void);

/* Sets comm->node to a new node, or leaves it NULL if shared memory is disabled or the communicator
 * has one rank.  The memory itself is mapped at the first collective (dtl__node_open()).  `comm`
 * and `backend`, its operations without shared memory, must outlive the node. */
dtl_status dtl__node_make(struct comm *comm, const struct comm_ops *backend);

/* Records that this rank takes part in no further collective, unmaps the memory and frees the node,
 * which may be NULL. */
void dtl__node_release(struct node *node);

/* Set when the process has left the job: shared memory is not used any more. */
extern atomic_bool dtl__node_job_has_ended;

/* Collective.  Finds out whether the ranks can share memory, and sets node->rank_areas if they can;
 * otherwise tries to set node->hierarchy. */
dtl_status dtl__node_open(struct node *node);

/* Collective.  Reserves the shared memory for the comparison of calls (DTL_CHECK, call_check.c).
 * Sets *out to the operations that compare through it, or to NULL if the ranks share no memory. */
struct check_memory_ops;
dtl_status dtl__node_open_call_check(struct comm *comm, const struct check_memory_ops **out);

/* Returns true if `rank` has left the job or closed the context.
 *
 *  dtl__node_fail_departed() sets the error for such a rank and returns DTL_ERROR_RANK_FAILURE. */
bool dtl__node_has_departed(const struct node *node, int32_t rank);
dtl_status dtl__node_fail_departed(int32_t rank);

/* Returns the block that `rank` has published in step `number`, if that has at most NODE_INLINE
 * bytes, and sets *signature to the signature of its call.  Returns NULL, and leaves *signature as
 * it is, if the rank has published nothing in that step yet.  For a larger block the result is not
 * NULL, but does not point to the block. */
const char *dtl__node_find_block(const struct node *node, int32_t rank, uint64_t number,
                                 uint64_t *signature);

/* Blocks until `rank` has published a block in step `number`; makes progress on messages and on the
 * queue meanwhile.  Fails if the rank has released the step without publishing, or takes part in no
 * further collective.  On a non-blocking node this function and those below return NODE_WOULD_BLOCK
 * instead of blocking. */
dtl_status dtl__node_wait(struct node *node, int32_t rank, uint64_t number);

/* Blocks until all ranks have released step `number - depth` and all steps before it, so that a
 * ring of `depth` entries has a free entry for step `number`. */
dtl_status dtl__node_wait_for_space(struct node *node, uint64_t number, uint64_t depth);

/* Records that a collective has failed halfway on this rank: its later collectives fail, and no
 * rank waits for it. The memory must be mapped. */
void dtl__node_mark_failed(struct node *node);

/* Does this for the ranks that share memory with this one: for `node`, which may be NULL, and for
 * the node-local level of a hierarchical communicator. */
void dtl__node_fail_later_calls(struct node *node);

/* Returns DTL_SUCCESS, or fails if an earlier collective has failed halfway. */
dtl_status dtl__node_check_usable(const struct node *node);

/* Makes progress on the messages of the backend. */
dtl_status dtl__node_poll(struct comm *comm);

/* Returns the slot of `rank` for step `number`. */
static inline struct node_slot *dtl__node_slot(const struct node *node, int32_t rank,
                                               uint64_t number)
{
    return &node->rank_areas[rank].slots[number % NODE_DEPTH];
}

/* Returns the cache line of packed blocks whose first step is `head`. */
static inline struct packed_line *dtl__node_packed_line(const struct node *node, int32_t rank,
                                                        uint64_t head)
{
    return &node->rank_areas[rank].lines[head % NODE_AHEAD];
}

/* Returns the place of a block of `bytes` bytes in a slot. */
static inline const char *dtl__node_block(const struct node_slot *slot, uint64_t bytes)
{
    return bytes <= NODE_INLINE ? slot->inline_block : slot->block;
}

/* Sets *out to this rank's slot for step `number`, and blocks until the slot may be overwritten. */
static inline dtl_status dtl__node_acquire_slot(struct node *node, uint64_t number,
                                                struct node_slot **out)
{
    *out = dtl__node_slot(node, node->comm->rank, number);
    if (DTL_UNLIKELY(number > node->released_step + NODE_DEPTH))
        return dtl__node_wait_for_space(node, number, NODE_DEPTH);
    return DTL_SUCCESS;
}

/* Copies a small block; the frequent case of 8 bytes becomes one load and one store. */
static inline void dtl__copy_small(void *to, const void *from, uint64_t bytes)
{
    if (bytes == sizeof(uint64_t))
        memcpy(to, from, sizeof(uint64_t));
    else
        memcpy(to, from, bytes);
}

/* Copies a block, or a part of one, into a slot; large ones with non-temporal stores. */
static inline void dtl__node_write(const struct node *node, char *to, const void *from,
                                   uint64_t bytes)
{
    if (bytes < node->stream_threshold)
        memcpy(to, from, bytes);
    else
        dtl__copy_stream(to, from, bytes);
}

/* Publishes a slot whose block has been written.  The release store pairs with the acquire loads of
 * `number` in dtl__node_receive(), dtl__node_find_block() and call_check.c. */
static inline void dtl__node_publish(struct node_slot *slot, uint64_t number, uint64_t signature)
{
    slot->signature = signature;
    atomic_store_explicit(&slot->number, number, memory_order_release);
}

/* Publishes a block of at most NODE_BYTES bytes in this rank's slot of step `number`.  Blocks only
 * while the slot is still in use. */
static inline dtl_status dtl__node_publish_block(struct node *node, uint64_t number,
                                                 uint64_t signature, const void *block,
                                                 uint64_t bytes)
{
    struct node_slot *slot;
    dtl_status status = dtl__node_acquire_slot(node, number, &slot);

    if (DTL_UNLIKELY(status != DTL_SUCCESS))
        return status;
    if (bytes > NODE_INLINE)
        dtl__node_write(node, slot->block, block, bytes);
    else if (bytes > 0)
        dtl__copy_small(slot->inline_block, block, bytes);
    dtl__node_publish(slot, number, signature);
    return DTL_SUCCESS;
}

/* Blocks until `rank` has published its block of step `number`, and sets *out to the slot.  The
 * block stays valid until this rank releases the step. */
static inline dtl_status dtl__node_receive(struct node *node, int32_t rank, uint64_t number,
                                           const struct node_slot **out)
{
    const struct node_slot *slot = dtl__node_slot(node, rank, number);

    *out = slot;
    for (int poll = 0; poll < node->spin_count; poll++) {
        if (atomic_load_explicit(&slot->number, memory_order_acquire) == number)
            return DTL_SUCCESS;
        dtl__pause();
    }
    return dtl__node_wait(node, rank, number);
}

/* Blocks until each rank in [first, end) has published its block of step `number`. */
static inline dtl_status dtl__node_receive_range(struct node *node, int32_t first, int32_t end,
                                                 uint64_t number)
{
    const struct node_slot *slot;
    dtl_status status = DTL_SUCCESS;

    for (int32_t rank = first; rank < end && status == DTL_SUCCESS; rank++)
        status = dtl__node_receive(node, rank, number, &slot);
    return status;
}

/* Releases all steps up to `number`: this rank reads none of their blocks any more.  The release
 * store pairs with the acquire load in released_step_of() of node.c, so that a slot is overwritten
 * only after it was read. */
static inline void dtl__node_release_step(struct node *node, uint64_t number)
{
    atomic_store_explicit(&node->rank_areas[node->comm->rank].released, number,
                          memory_order_release);
}

#endif
