/* SPDX-License-Identifier: BSD-3-Clause */
/* Records that consist of a key and its payload, for sorts by key and argsorts. */
#ifndef DTL_ALGORITHM_SORT_KEY_PAYLOAD_H
#define DTL_ALGORITHM_SORT_KEY_PAYLOAD_H

#include "core/scratch_memory.h"
#include "record_sort.h"

struct pairs {
    struct record_order order; /* the order of the records */
    uint64_t payload_bytes;
    uint64_t count;
    struct scratch records; /* {0} if there are none */
};

/* Builds records from `count` keys and payload elements.  `order` describes the keys alone.
 * Release with dtl__pairs_close(). */
dtl_status dtl__pairs_open(const struct record_order *order, const void *keys,
                           const void *payload_data, uint64_t payload_bytes, uint64_t count,
                           struct pairs *out);
/* Writes keys and payload back in the order of the records.  `keys` may be NULL. */
void dtl__pairs_read(const struct pairs *pairs, void *keys, void *payload_data);
void dtl__pairs_close(struct pairs *pairs);

#endif
