/* SPDX-License-Identifier: BSD-3-Clause */
/* What a step is, in one word: ranks that take part in different collectives find out by it. */
#ifndef DTL_NODE_SIGNATURE_H
#define DTL_NODE_SIGNATURE_H

#include "node.h"

/* `bytes` is what all ranks agree on; 0 in collectives with a count for each rank.  Bytes may be
 * moved as any dtype.  4 GiB and more are all one. */
static inline uint64_t dtl__mark_of(const struct collective *what, uint64_t bytes)
{
    uint64_t told = bytes < UINT32_MAX ? bytes : UINT32_MAX;
    uint64_t mark =
        told << 32 | (uint64_t)(uint8_t)what->root << 24 | (uint64_t)(uint8_t)what->kind;

    if (collective_is_reduction(what->kind))
        mark |= (uint64_t)what->type->id << 16 | (uint64_t)what->op << 8;
    return mark;
}

/* Broadcasts of a few bytes, of which several go into one line. */
static inline bool dtl__mark_is_short(uint64_t mark)
{
    return (uint8_t)mark == COLLECTIVE_BROADCAST && mark >> 32 <= NODE_SHORT;
}

/* Fails, since the rank gives something else in step `number`.  Both ranks are named by what their
 * programs have called. */
dtl_status dtl__mark_refuse(const struct node *node, int32_t rank, uint64_t number, uint64_t theirs,
                            uint64_t mine);

/* Likewise, of what it has given in that step. */
dtl_status dtl__mark_differs(const struct node *node, int32_t rank, uint64_t number, uint64_t mine);

/* dtl__node_take(), which fails so, also where the rank has given a short one. */
static inline dtl_status dtl__mark_take(struct node *node, int32_t rank, uint64_t number,
                                        uint64_t mark, const struct node_slot **out)
{
    dtl_status status = dtl__node_take(node, rank, number, out);
    const struct node_slot *slot = *out;

    if (status == DTL_SUCCESS && DTL_UNLIKELY(slot->mark != mark || slot->number != number))
        return dtl__mark_differs(node, rank, number, mark);
    return status;
}

#endif
