/* SPDX-License-Identifier: BSD-3-Clause */
/* Products of matrices of float32, or of bfloat16 as float32. */
#ifndef DTL_MODEL_PRODUCT_H
#define DTL_MODEL_PRODUCT_H

#include "model.h"

/* How much of the matrices is packed at a time: blocks of the left one stay in the second cache
 * with those of the right one. */
enum { PRODUCT_ROWS = 168, PRODUCT_COLUMNS = 1024, PRODUCT_DEPTH = 256, PRODUCT_SUMS = 336 };

struct product_room {
    float left[PRODUCT_ROWS * PRODUCT_DEPTH];
    float right[PRODUCT_COLUMNS * PRODUCT_DEPTH];
    float sums[PRODUCT_SUMS * PRODUCT_COLUMNS]; /* of what is rounded only at its end */
};

/* To each of `rows` times `columns` elements of `out`, whose rows are `stride` apart, adds the
 * product of a row of `left`, from `row` on, and one of `right`, from `column` on. */
struct product {
    const struct model_tensor *left;
    const struct model_tensor *right;
    bool is_upright; /* `right` has a row for each column of `left`: it is not transposed */
    uint64_t row;
    uint64_t rows;
    uint64_t column;
    uint64_t columns;
    float *out;
    uint64_t stride;
};

void dtl__matrix_product(const struct product *product, struct product_room *room);

#endif
