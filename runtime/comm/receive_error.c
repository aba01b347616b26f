/* SPDX-License-Identifier: BSD-3-Clause */
/* Reports a message that does not fit the receive that matched it. */
#include <inttypes.h>
#include <stdio.h>

#include "dtl_runtime.h"

/* Fails for a message of a collective: the ranks pass different numbers of elements, or are in
 * different calls. */
static dtl_status refuse_collective_block(const struct message *message, uint64_t count,
                                          const struct dtype *type)
{
    const bool is_named = dtl__is_dtype(message->dtype) && dtl__is_dtype(type->id);
    char sent[64];

    if (!is_named)
        return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                         "rank %d is in another collective call; expected the same call on all "
                         "ranks",
                         (int)message->source);
    snprintf(sent, sizeof sent, "%" PRIu64 " elements of %s",
             message->bytes / dtl__dtype(message->dtype)->size, dtl__dtype(message->dtype)->name);
    return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                     "rank %d sends %s in a collective call; expected the same call on all ranks, "
                     "here with at most %" PRIu64 " of %s",
                     (int)message->source, sent, count, type->name);
}

dtl_status dtl__refuse_message(const struct message *message, uint64_t count,
                               const struct dtype *type)
{
    if (message->tag < 0)
        return refuse_collective_block(message, count, type);

    const struct dtype *sent = dtl__dtype(message->dtype);
    uint64_t sent_count = message->bytes / sent->size;

    if (sent != type && type->id != DTL_DTYPE_BYTE && sent->id != DTL_DTYPE_BYTE)
        return dtl__refuse_argument(
            DTL_ERROR_INVALID_ARGUMENT, "dtype-match",
            "dtype is %s; expected %s, of which the message from rank %d with tag %d "
            "has %" PRIu64 " elements and which was not received",
            type->name, sent->name, (int)message->source, (int)message->tag, sent_count);
    if (message->bytes <= count * type->size)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "dtype-match",
                                    "dtype is %s; expected one whose size divides the %" PRIu64
                                    " bytes of the message from rank %d with tag %d, which was not "
                                    "received",
                                    type->name, message->bytes, (int)message->source,
                                    (int)message->tag);
    return dtl__refuse_argument(
        DTL_ERROR_BUFFER_TOO_SMALL, "buf-room",
        "buf has %" PRIu64 " elements of %s, %" PRIu64 " bytes; expected room for %" PRIu64
        " of %s, %" PRIu64
        " bytes, of the message from rank %d with tag %d, which was not received",
        count, type->name, count * type->size, sent_count, sent->name, message->bytes,
        (int)message->source, (int)message->tag);
}
