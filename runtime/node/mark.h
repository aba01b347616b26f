/* SPDX-License-Identifier: BSD-3-Clause */
/* What a step is, in one word: ranks that take part in different collectives find out by it. */
#ifndef DTL_NODE_MARK_H
#define DTL_NODE_MARK_H

#include "node.h"

/* `bytes` is what all ranks agree on; 0 in collectives with a count for each rank. */
uint64_t dtl__mark_of(const struct collective *what, uint64_t bytes);

/* Fails, since the rank gives something else. */
dtl_status dtl__mark_refuse(int32_t rank, uint64_t theirs, uint64_t mine);

/* dtl__node_take(), which fails so. */
static inline dtl_status dtl__mark_take(struct node *node, int32_t rank, uint64_t number,
                                        uint64_t mark, const struct node_slot **out)
{
    dtl_status status = dtl__node_take(node, rank, number, out);

    if (status == DTL_SUCCESS && DTL_UNLIKELY((*out)->mark != mark))
        return dtl__mark_refuse(rank, (*out)->mark, mark);
    return status;
}

#endif
