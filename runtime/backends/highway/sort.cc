/* SPDX-License-Identifier: BSD-3-Clause */
/* VQSort of the Highway library (Blacher, Giesen, Sanders, Wassenberg, "Vectorized and
 * performance-portable Quicksort", 2022) for integers. */
#include "sort.h"

#include <hwy/contrib/sort/vqsort.h>

namespace
{

template <typename T> void sort_as(void *keys, uint64_t count, bool is_descending)
{
    const hwy::Sorter sorter;

    if (is_descending)
        sorter(static_cast<T *>(keys), count, hwy::SortDescending());
    else
        sorter(static_cast<T *>(keys), count, hwy::SortAscending());
}

} // namespace

bool highway_has(dtl_dtype dtype)
{
    switch (dtype) {
    case DTL_DTYPE_INT16:
    case DTL_DTYPE_INT32:
    case DTL_DTYPE_INT64:
    case DTL_DTYPE_UINT16:
    case DTL_DTYPE_UINT32:
    case DTL_DTYPE_UINT64:
        return true;
    default:
        return false;
    }
}

void highway_sort(dtl_dtype dtype, void *keys, uint64_t count, bool is_descending)
{
    switch (dtype) {
    case DTL_DTYPE_INT16:
        return sort_as<int16_t>(keys, count, is_descending);
    case DTL_DTYPE_INT32:
        return sort_as<int32_t>(keys, count, is_descending);
    case DTL_DTYPE_INT64:
        return sort_as<int64_t>(keys, count, is_descending);
    case DTL_DTYPE_UINT16:
        return sort_as<uint16_t>(keys, count, is_descending);
    case DTL_DTYPE_UINT32:
        return sort_as<uint32_t>(keys, count, is_descending);
    default:
        return sort_as<uint64_t>(keys, count, is_descending);
    }
}
