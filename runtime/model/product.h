/* SPDX-License-Identifier: BSD-3-Clause */
/* Matrix product of float32 matrices, or of bfloat16 matrices converted to float32. */
#ifndef DTL_MODEL_PRODUCT_H
#define DTL_MODEL_PRODUCT_H

#include "model.h"

/* Block sizes of packed matrices: a block of each matrix fits the L2 cache together. */
enum { PRODUCT_ROWS = 168, PRODUCT_COLUMNS = 1024, PRODUCT_DEPTH = 256, PRODUCT_SUMS = 336 };

struct product_workspace {
    float left[PRODUCT_ROWS * PRODUCT_DEPTH];
    float right[PRODUCT_COLUMNS * PRODUCT_DEPTH];
    /* sums that are rounded to bfloat16 when complete */
    float sums[PRODUCT_SUMS * PRODUCT_COLUMNS];
};

/* Operands of a product. To each of `rows` x `columns` elements of `out`, with row stride `stride`,
 * it adds the dot product of a row of `left`, counted from `row`, and a row of `right`, counted
 * from `column`. */
struct product {
    const struct model_tensor *left;
    const struct model_tensor *right;
    bool is_untransposed; /* `right` is not transposed: it has one row per column of `left` */
    uint64_t row;
    uint64_t rows;
    uint64_t column;
    uint64_t columns;
    float *out;
    uint64_t stride;
};

/* Adds the product to `out`. Overwrites `left` and `right` of the workspace; `out` may be its
 * `sums`. */
void dtl__matrix_product(const struct product *product, struct product_workspace *workspace);

#endif
