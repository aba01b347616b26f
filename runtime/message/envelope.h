/* SPDX-License-Identifier: BSD-3-Clause */
/* What programs are told of a message. */
#ifndef DTL_MESSAGE_ENVELOPE_H
#define DTL_MESSAGE_ENVELOPE_H

#include <string.h>

#include "dtl_context.h"

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

#endif
