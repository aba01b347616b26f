/* SPDX-License-Identifier: BSD-3-Clause */
/* Appends rows to the caches of sequences. */
#include <inttypes.h>

#include "task_kernel.h"

/* Copies the rows of one sequence in `x` to `cache`, from `row` on. */
static void append_rows(const struct model_tensor *x, uint64_t first, uint64_t rows,
                        const struct model_tensor *cache, uint64_t row)
{
    float chunk[CHUNK];

    for (uint64_t index = 0; index < rows; index++)
        for (uint64_t column = 0; column < x->columns; column += CHUNK) {
            uint64_t count = dtl__chunk_count(x, column);
            const float *source =
                dtl__row_as_floats(x, dtl__tensor_row(x, first + index), column, count, chunk);

            dtl__row_store(cache, dtl__tensor_row(cache, row + index), column, count, source);
        }
}

dtl_status dtl__run_append(const struct task_run *run)
{
    const struct model_tensor *x = dtl__operand(run, 0), *cache = dtl__operand(run, OPERANDS - 1);
    const struct model_tensor *lengths = &run->model->tensors[run->record->reserved[1]];
    uint64_t sequences = lengths->columns;
    uint64_t rows = x->rows / sequences, capacity = cache->rows / sequences;

    for (uint64_t sequence = 0; sequence < sequences; sequence++) {
        int64_t length = ((const int64_t *)lengths->base)[sequence];

        if (length < (int64_t)rows || (uint64_t)length > capacity)
            return dtl__refuse_argument(DTL_ERROR_OUT_OF_BOUNDS, "lengths-range",
                                        "lengths has %" PRId64 " for sequence %" PRIu64
                                        "; expected %" PRIu64 " to %" PRIu64
                                        ", the rows of x and of its cache",
                                        length, sequence, rows, capacity);
        append_rows(x, sequence * rows, rows, cache, sequence * capacity + (uint64_t)length - rows);
    }
    return DTL_SUCCESS;
}
