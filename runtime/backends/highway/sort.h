/* SPDX-License-Identifier: BSD-3-Clause */
/* C interface of sort.cc. The functions implement struct sort_ops. */
#ifndef DTL_HIGHWAY_SORT_H
#define DTL_HIGHWAY_SORT_H

#include <stdbool.h>
#include <stdint.h>

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

bool highway_has(dtl_dtype dtype);
void highway_sort(dtl_dtype dtype, void *keys, uint64_t count, bool is_descending);

#ifdef __cplusplus
}
#endif

#endif
