/* SPDX-License-Identifier: BSD-3-Clause */
/* Envelope and size of a message, as returned to programs. */
#ifndef DTL_MESSAGE_ENVELOPE_H
#define DTL_MESSAGE_ENVELOPE_H

#include <string.h>

#include "dtl_context.h"

/* Returns the envelope of a message. */
static inline dtl_envelope_t dtl__message_envelope(const struct message *message)
{
    dtl_envelope_t envelope = {.source = message->source,
                               .tag = message->tag,
                               .count = message->bytes / dtl__dtype(message->dtype)->size,
                               .dtype = message->dtype,
                               .ndim = message->shape.ndim};

    memcpy(envelope.dims, message->shape.dims,
           (size_t)dtl__shape_words(envelope.ndim) * sizeof envelope.dims[0]);
    return envelope;
}

/* Sets *info to the source, tag and number of elements of `dtype`. Fails if a receive of that dtype
 * would refuse the message. */
static inline dtl_status dtl__message_info(const struct message *message, dtl_dtype dtype,
                                           dtl_message_info_t *info)
{
    const struct dtype *type = dtl__dtype(dtype);

    if (!message_fits(message, message->bytes, type))
        return dtl__refuse_message(message, message->bytes, type);
    *info = (dtl_message_info_t){
        .source = message->source, .tag = message->tag, .count = message->bytes / type->size};
    return DTL_SUCCESS;
}

#endif
