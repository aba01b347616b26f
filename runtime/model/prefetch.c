/* SPDX-License-Identifier: BSD-3-Clause */
/* Prefetches a tensor into the CPU's caches. */
#include "task_kernel.h"

dtl_status dtl__run_prefetch(const struct task_run *run)
{
    enum { LINE = 64 };
    const struct model_tensor *tensor = dtl__operand(run, 0);

    for (uint64_t row = 0; row < tensor->rows; row++)
        for (uint64_t byte = 0; byte < dtl__tensor_row_bytes(tensor); byte += LINE)
            __builtin_prefetch(dtl__tensor_row(tensor, row) + byte);
    return DTL_SUCCESS;
}
