/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory that processes of a node share.  It is a file without a name: it ends with the last
 * process that has it open or mapped, however that ends. */
#ifndef DTL_TOPOLOGY_SEGMENT_H
#define DTL_TOPOLOGY_SEGMENT_H

#include <stdbool.h>
#include <stdint.h>

/* Makes one of `bytes` zeros that are really there; false where the system refuses.  Others can
 * open it while `*file`, a descriptor, is open here. */
bool dtl__segment_make(uint64_t bytes, int *file, void **out);

/* The same, of which only the first `filled` bytes are there; what is behind them is not to be
 * touched before dtl__segment_fill(), by any process that has it mapped. */
bool dtl__segment_reserve(uint64_t bytes, uint64_t filled, int *file, void **out);

/* Makes pages of a mapped segment be there; false where the system refuses. */
bool dtl__segment_fill(void *start, uint64_t bytes);

/* Maps one that another process has made and still has open; false where it has none of that size,
 * or this process may not. */
bool dtl__segment_open(int64_t process, int file, uint64_t bytes, void **out);

/* Two words that no other process has: whoever finds them in a segment has opened the right one,
 * since a process number may mean another process there. */
void dtl__segment_token(uint64_t token[2]);

/* Ends one that this process has made and still has open: its memory is the system's again at once.
 * Who has it mapped finds zeros there. */
void dtl__segment_drop(int file, void *mapping, uint64_t bytes);

void dtl__segment_close(void *mapping, uint64_t bytes);

#endif
