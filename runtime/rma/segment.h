/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory that processes of a node share, under a name until it is concealed. */
#ifndef DTL_RMA_SEGMENT_H
#define DTL_RMA_SEGMENT_H

#include <stdbool.h>
#include <stdint.h>

/* Makes one of `bytes` zeros that are really there: false where the system refuses. */
bool dtl__segment_make(const char *name, uint64_t bytes, void **out);

/* Maps one that another process has made; false where there is none of that name and size. */
bool dtl__segment_open(const char *name, uint64_t bytes, void **out);

void dtl__segment_close(void *mapping, uint64_t bytes);

/* It stays while somebody maps it, but cannot be opened any more. */
void dtl__segment_conceal(const char *name);

#endif
