/* SPDX-License-Identifier: BSD-3-Clause */
/* Records of a key and what goes with it. */
#ifndef DTL_ALGORITHM_SORT_KEY_PAYLOAD_H
#define DTL_ALGORITHM_SORT_KEY_PAYLOAD_H

#include "core/scratch_memory.h"
#include "record_sort.h"

struct pairs {
    struct order order; /* of the records */
    uint64_t companion_bytes;
    uint64_t count;
    struct scratch records; /* of {0}: there are none */
};

/* `keys` are in no order yet; `order` is of them alone. */
dtl_status dtl__pairs_open(const struct order *order, const void *keys, const void *companions,
                           uint64_t companion_bytes, uint64_t count, struct pairs *out);
/* Writes both back; `keys` may be NULL. */
void dtl__pairs_read(const struct pairs *pairs, void *keys, void *companions);
void dtl__pairs_close(struct pairs *pairs);

#endif
