/* SPDX-License-Identifier: BSD-3-Clause */
/* The call signature: 64 bits that describe a collective call.  Each rank publishes it with every
 * step, so that ranks in different collectives fail instead of exchanging wrong data. */
#ifndef DTL_NODE_SIGNATURE_H
#define DTL_NODE_SIGNATURE_H

#include "node.h"

/* Returns the signature of a call: kind, root, size and, for reductions, dtype and operation.
 * `bytes` is a size on which all ranks agree; 0 in collectives with a count per rank.  Data
 * movement has no dtype in its signature, since ranks may move the same bytes as different dtypes.
 * Sizes from 4 GiB on are not distinguished. */
static inline uint64_t dtl__call_signature(const struct collective *what, uint64_t bytes)
{
    uint64_t limited = bytes < UINT32_MAX ? bytes : UINT32_MAX;
    uint64_t signature =
        limited << 32 | (uint64_t)(uint8_t)what->root << 24 | (uint64_t)(uint8_t)what->kind;

    if (collective_is_reduction(what->kind))
        signature |= (uint64_t)what->type->id << 16 | (uint64_t)what->op << 8;
    return signature;
}

/* Returns true for a broadcast of at most NODE_SHORT bytes, which uses a packed block. */
static inline bool dtl__signature_is_packed(uint64_t signature)
{
    return (uint8_t)signature == COLLECTIVE_BROADCAST && signature >> 32 <= NODE_SHORT;
}

/* Fails because `rank` is in another call in step `number`. The message contains both calls as
 * their programs made them where that is known, otherwise as `other_signature` and
 * `own_signature` describe them. Waits up to 100 ms for the other rank's description. */
dtl_status dtl__signature_fail(const struct node *node, int32_t rank, uint64_t number,
                               uint64_t other_signature, uint64_t own_signature);

/* The same, where the other rank's signature is still to be looked up in that step. */
dtl_status dtl__signature_fail_in_step(const struct node *node, int32_t rank, uint64_t number,
                                       uint64_t own_signature);

/* Blocks like dtl__node_receive(), and fails if the rank's signature differs or if it has published
 * a packed block in this step. */
static inline dtl_status dtl__node_receive_matching(struct node *node, int32_t rank,
                                                    uint64_t number, uint64_t signature,
                                                    const struct node_slot **out)
{
    dtl_status status = dtl__node_receive(node, rank, number, out);
    const struct node_slot *slot = *out;

    if (status == DTL_SUCCESS &&
        DTL_UNLIKELY(slot->signature != signature || slot->number != number))
        return dtl__signature_fail_in_step(node, rank, number, signature);
    return status;
}

#endif
