/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory that all ranks of a communicator share, where they run on one node, for blocks that each
 * gives to the others in numbered steps.
 *
 * Each rank has a station: a ring of slots that it alone writes.  In a step, which has the same
 * number on all ranks, a rank may give a block: it writes the slot and then its number, and who
 * takes the block waits for that number.  A rank that is done with a step says so in its station,
 * and a slot is written again once all ranks are done with what it held.  So who gives is up to
 * NODE_DEPTH steps ahead of who takes, and a block of up to NODE_NEAR bytes costs one cache line a
 * rank.  Broadcasts of up to NODE_SHORT bytes have a ring of their own, in which several that
 * follow each other share a line, and are up to NODE_AHEAD steps ahead. */
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
    NODE_NOT_YET = INT32_MIN, /* in place of a status, where nothing is waited for: ask again */
};

struct node_slot {
    _Alignas(NODE_LINE) atomic_uint_fast64_t number; /* of the step that it was written in */
    uint64_t mark;                                   /* what the step is, to its writer */
    char near[NODE_NEAR];                            /* a small block */
    _Alignas(NODE_LINE) char block[NODE_BYTES];      /* a larger one */
};

_Static_assert(offsetof(struct node_slot, block) == NODE_LINE, "a small block in the flag's line");

/* A short block. */
struct node_packed {
    atomic_uint_fast64_t number;
    char data[NODE_SHORT];
};

enum { NODE_PACKED = (NODE_LINE - sizeof(uint64_t)) / sizeof(struct node_packed) };

/* Of steps that follow each other, from one whose line it is. */
struct node_line {
    _Alignas(NODE_LINE) uint64_t mark;
    struct node_packed packed[NODE_PACKED];
};

_Static_assert(sizeof(struct node_line) == NODE_LINE, "short blocks in one line");

enum { NODE_WORDS = 192 }; /* bytes in which a rank describes its call */

struct node_station {
    /* The last step that its rank is done with, or one of the values below. */
    _Alignas(NODE_LINE) atomic_uint_fast64_t done;
    atomic_uint_fast64_t passed; /* the last one in which it gives nothing: call_check.c */
    struct node_slot slots[NODE_DEPTH];
    struct node_line lines[NODE_AHEAD];

    /* The call in whose step `words_number` this rank has found another one in a different call. */
    atomic_uint_fast64_t words_number;
    char words[NODE_WORDS];
};

/* In place of a step: the rank takes part in no collective any more.  It is torn where one has
 * failed half way, and left where the rank has left the job or has closed the context. */
#define NODE_LEFT UINT64_MAX
#define NODE_TORN (UINT64_MAX - 1)

/* The last short ones, which follow each other. */
struct node_run {
    uint64_t mark;
    uint64_t head; /* the step whose line they are in */
    uint64_t last;
};

struct node {
    struct comm *comm;
    const struct comm_ops *back; /* without the memory */
    bool is_asked;    /* whether they share memory: before the first step they don't know */
    bool is_torn;     /* a collective has failed half way: ranks may be at different steps */
    bool is_compared; /* steps are those of collectives that are compared: call_check.c */
    struct node_station *stations; /* by rank, in the memory that all share; NULL: none */
    void *mapping;
    bool is_apart;              /* some rank may not read another's own memory */
    bool is_near;               /* pieces go from cache to cache faster than the kernel copies */
    uint64_t past;              /* of so many bytes or more, slots are written past the caches */
    bool is_polled;             /* nothing is waited for: NODE_NOT_YET */
    struct levels *levels;      /* of ranks on several nodes; NULL: there are none */
    struct lane *lane;          /* of what is started; NULL: that goes to the back end */
    uint64_t number;            /* of the last step; 0 before the first */
    uint64_t freed;             /* all ranks are known to be done with the steps up to this one */
    int patience;               /* how often to look before others may need the CPU, or an answer */
    const struct pace *pace;    /* of the waits then */
    uint64_t known[NODE_RANKS]; /* the processes whose memory this one has found to be theirs */
    struct node_run run;
    struct node *next; /* of those whose ranks share memory */
};

/* Whether this process would have collectives go through shared memory; ranks that make a context
 * agree on it. */
bool dtl__node_is_wanted(void);

/* Sets comm->node, or leaves it NULL where it is not wanted, or there are too many ranks.  `comm`
 * and its table without the memory, `back`, stay. */
dtl_status dtl__node_make(struct comm *comm, const struct comm_ops *back);
void dtl__node_release(struct node *node);

/* The job has been left: nothing is shared any more. */
extern atomic_bool dtl__node_is_over;

/* Collective: finds out whether the ranks can share memory, and sets node->stations if so. */
dtl_status dtl__node_open(struct node *node);

/* Collective: the memory is for collectives that are compared, and nothing else.  Sets *out to what
 * does that, or to NULL where the ranks share none: call_check.c. */
struct check_memory;
dtl_status dtl__node_compares(struct comm *comm, const struct check_memory **out);

/* Returns true if that rank takes part in no collective any more, and fails then in words. */
bool dtl__node_is_left(const struct node *node, int32_t rank);
dtl_status dtl__node_fail_left(int32_t rank);

/* What `rank` has given in step `number`, if that is small, and what the step is to it; NULL:
 * nothing yet. */
const char *dtl__node_find(const struct node *node, int32_t rank, uint64_t number, uint64_t *mark);

/* Returns once `rank` has given something in step `number`, and answers other ranks meanwhile;
 * fails where that rank has gone on without.  NODE_NOT_YET where nothing is waited for, here and
 * below. */
dtl_status dtl__node_wait(struct node *node, int32_t rank, uint64_t number);

/* Returns once all ranks are done with the steps up to `depth` before `number`. */
dtl_status dtl__node_make_room(struct node *node, uint64_t number, uint64_t depth);

/* A collective has failed half way: no later one is for this rank, and nobody waits for it. */
void dtl__node_tear(struct node *node);

/* The same where the ranks of `node`, which may be NULL, share memory, and for those of each node
 * of a job of several. */
void dtl__node_break(struct node *node);

/* Fails where an earlier one has. */
dtl_status dtl__node_whole(const struct node *node);

/* What MPI has under way goes on. */
dtl_status dtl__node_poll(struct comm *comm);

static inline struct node_slot *dtl__node_slot(const struct node *node, int32_t rank,
                                               uint64_t number)
{
    return &node->stations[rank].slots[number % NODE_DEPTH];
}

/* The line of the step `head`. */
static inline struct node_line *dtl__node_line(const struct node *node, int32_t rank, uint64_t head)
{
    return &node->stations[rank].lines[head % NODE_AHEAD];
}

/* Where a block of that size lies in a slot. */
static inline const char *dtl__node_block(const struct node_slot *slot, uint64_t bytes)
{
    return bytes <= NODE_NEAR ? slot->near : slot->block;
}

/* The own slot of step `number`, to be written. */
static inline dtl_status dtl__node_room(struct node *node, uint64_t number, struct node_slot **out)
{
    *out = dtl__node_slot(node, node->comm->rank, number);
    if (DTL_UNLIKELY(number > node->freed + NODE_DEPTH))
        return dtl__node_make_room(node, number, NODE_DEPTH);
    return DTL_SUCCESS;
}

/* Most of what is small is one number. */
static inline void dtl__copy_few(void *to, const void *from, uint64_t bytes)
{
    if (bytes == sizeof(uint64_t))
        memcpy(to, from, sizeof(uint64_t));
    else
        memcpy(to, from, bytes);
}

/* Writes a block into it, or a part of one. */
static inline void dtl__node_write(const struct node *node, char *to, const void *from,
                                   uint64_t bytes)
{
    if (bytes < node->past)
        memcpy(to, from, bytes);
    else
        dtl__copy_stream(to, from, bytes);
}

/* Makes a slot that has been written visible to the other ranks.  The release store pairs with the
 * acquire loads of `number` in dtl__node_take(), dtl__node_find() and call_check.c. */
static inline void dtl__node_publish(struct node_slot *slot, uint64_t number, uint64_t mark)
{
    slot->mark = mark;
    atomic_store_explicit(&slot->number, number, memory_order_release);
}

/* Gives a block of at most NODE_BYTES to the others in step `number`. */
static inline dtl_status dtl__node_give(struct node *node, uint64_t number, uint64_t mark,
                                        const void *block, uint64_t bytes)
{
    struct node_slot *slot;
    dtl_status status = dtl__node_room(node, number, &slot);

    if (DTL_UNLIKELY(status != DTL_SUCCESS))
        return status;
    if (bytes > NODE_NEAR)
        dtl__node_write(node, slot->block, block, bytes);
    else if (bytes > 0)
        dtl__copy_few(slot->near, block, bytes);
    dtl__node_publish(slot, number, mark);
    return DTL_SUCCESS;
}

/* Waits for what `rank` gives in step `number`; it stays until this rank is done. */
static inline dtl_status dtl__node_take(struct node *node, int32_t rank, uint64_t number,
                                        const struct node_slot **out)
{
    const struct node_slot *slot = dtl__node_slot(node, rank, number);

    *out = slot;
    for (int look = 0; look < node->patience; look++) {
        if (atomic_load_explicit(&slot->number, memory_order_acquire) == number)
            return DTL_SUCCESS;
        dtl__pause();
    }
    return dtl__node_wait(node, rank, number);
}

/* Whether all ranks from `first` to before `end` have given something in step `number`. */
static inline dtl_status dtl__node_await(struct node *node, int32_t first, int32_t end,
                                         uint64_t number)
{
    const struct node_slot *slot;
    dtl_status status = DTL_SUCCESS;

    for (int32_t rank = first; rank < end && status == DTL_SUCCESS; rank++)
        status = dtl__node_take(node, rank, number, &slot);
    return status;
}

/* Tells the other ranks that this one has read all that it needs of the steps up to `number`.  The
 * release store pairs with the acquire load in done_of() of node.c: a slot is written again only
 * after it was read. */
static inline void dtl__node_done(struct node *node, uint64_t number)
{
    atomic_store_explicit(&node->stations[node->comm->rank].done, number, memory_order_release);
}

#endif
