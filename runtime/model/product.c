/* SPDX-License-Identifier: BSD-3-Clause */
/* Matrix product. Both matrices are packed into strips as wide as the tile that the CPU keeps in
 * registers, in the order in which the elements are used. Incomplete strips are padded with
 * zeros. */
#include "product.h"

#include <string.h>

#include "task_kernel.h"

#define UNROLL _Pragma("GCC unroll 16")

enum { MAX_TILE_COLUMNS = 32, MAX_TILE_ROWS = 14 };

struct tile {
    void (*add)(const float *left, const float *right, uint64_t depth, float *out, uint64_t stride);
    uint64_t rows;
    uint64_t columns;
};

#if defined __x86_64__
#define TILE(name) wide_##name
#define TILE_TARGET TARGET_AVX512
#define TILE_FLOATS 16
#define TILE_ROWS 14
#define TILE_VECTORS 2
#include "product_tile.h"

#define TILE(name) medium_##name
#define TILE_TARGET __attribute__((target("avx2,fma")))
#define TILE_FLOATS 8
#define TILE_ROWS 6
#define TILE_VECTORS 2
#include "product_tile.h"
#endif

#define TILE(name) narrow_##name
#define TILE_TARGET
#define TILE_FLOATS 4
#define TILE_ROWS 6
#define TILE_VECTORS 2
#include "product_tile.h"

/* Returns the widest tile that this CPU supports. */
static const struct tile *choose_tile(void)
{
#if defined __x86_64__
    if (__builtin_cpu_supports("avx512f"))
        return &wide_tile;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return &medium_tile;
#endif
    return &narrow_tile;
}

static uint64_t least(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* ---- packing --------------------------------------------------------------------------------- */

/* Steps packed per row at a time, so that the source and the destination stay in the L1 cache. */
enum { PACK_STEPS = 16 };

/* Packs up to `width` rows of `depth` elements, transposed: step by step, with one element per row.
 * Does not write the padding. */
static void pack_strip_float32(const float *from, uint64_t stride, uint64_t rows, uint64_t depth,
                               uint64_t width, float *to)
{
    for (uint64_t first = 0; first < depth; first += PACK_STEPS) {
        uint64_t end = least(depth, first + PACK_STEPS);

        for (uint64_t row = 0; row < rows; row++)
            for (uint64_t step = first; step < end; step++)
                to[step * width + row] = from[row * stride + step];
    }
}

/* Like pack_strip_float32(), with conversion to float32. */
static void pack_strip_bfloat16(const uint16_t *from, uint64_t stride, uint64_t rows,
                                uint64_t depth, uint64_t width, float *to)
{
    for (uint64_t first = 0; first < depth; first += PACK_STEPS) {
        uint64_t end = least(depth, first + PACK_STEPS);

        for (uint64_t row = 0; row < rows; row++)
            for (uint64_t step = first; step < end; step++)
                to[step * width + row] = dtl__float_from_bfloat16(from[row * stride + step]);
    }
}

/* Packs rows of a matrix, `depth` elements of each from `step` on, into strips of `width` rows. */
static void pack_block(const struct model_tensor *from, uint64_t row, uint64_t rows, uint64_t step,
                       uint64_t depth, uint64_t width, float *to)
{
    for (uint64_t done = 0; done < rows; done += width, to += width * depth) {
        uint64_t count = least(rows - done, width);
        const char *first = dtl__tensor_row(from, row + done);

        if (count < width)
            memset(to, 0, width * depth * sizeof *to);
        if (from->dtype == DTL_DTYPE_FLOAT32)
            pack_strip_float32((const float *)first + step, from->stride, count, depth, width, to);
        else
            pack_strip_bfloat16((const uint16_t *)first + step, from->stride, count, depth, width,
                                to);
    }
}

/* Packs columns of an untransposed matrix, whose rows are steps, into the same strips. */
static void pack_untransposed(const struct model_tensor *from, uint64_t column, uint64_t columns,
                              uint64_t step, uint64_t depth, uint64_t width, float *to)
{
    for (uint64_t done = 0; done < columns; done += width) {
        uint64_t count = least(columns - done, width);

        for (uint64_t each = 0; each < depth; each++, to += width) {
            const char *row = dtl__tensor_row(from, step + each);
            const float *floats = dtl__row_as_floats(from, row, column + done, count, to);

            if (floats != to)
                memcpy(to, floats, count * sizeof *to);
            memset(to + count, 0, (width - count) * sizeof *to);
        }
    }
}

/* ---- multiplying ----------------------------------------------------------------------------- */

/* The size of the packed blocks, and the destination of their product. */
struct block {
    const struct tile *tile;
    uint64_t rows;
    uint64_t columns;
    uint64_t depth;
    float *out;
    uint64_t stride;
};

/* Adds a tile at the edge of the block that is only partly inside it. */
static void add_edge_tile(const struct block *block, const float *left, const float *right,
                          uint64_t row, uint64_t column)
{
    const struct tile *tile = block->tile;
    uint64_t rows = least(block->rows - row, tile->rows);
    uint64_t columns = least(block->columns - column, tile->columns);
    float sums[MAX_TILE_ROWS * MAX_TILE_COLUMNS] = {0};

    tile->add(left, right, block->depth, sums, tile->columns);
    for (uint64_t each = 0; each < rows; each++)
        for (uint64_t across = 0; across < columns; across++)
            block->out[(row + each) * block->stride + column + across] +=
                sums[each * tile->columns + across];
}

/* Adds the product of the packed blocks in the workspace to `block->out`. */
static void multiply_block(const struct block *block, const struct product_workspace *workspace)
{
    const struct tile *tile = block->tile;

    for (uint64_t row = 0; row < block->rows; row += tile->rows)
        for (uint64_t column = 0; column < block->columns; column += tile->columns) {
            const float *left = workspace->left + row * block->depth;
            const float *right = workspace->right + column * block->depth;

            if (row + tile->rows <= block->rows && column + tile->columns <= block->columns)
                tile->add(left, right, block->depth, block->out + row * block->stride + column,
                          block->stride);
            else
                add_edge_tile(block, left, right, row, column);
        }
}

void dtl__matrix_product(const struct product *product, struct product_workspace *workspace)
{
    struct block block = {.tile = choose_tile(), .stride = product->stride};
    uint64_t depth = product->left->columns, width = block.tile->columns;

    for (uint64_t column = 0; column < product->columns; column += PRODUCT_COLUMNS)
        for (uint64_t step = 0; step < depth; step += PRODUCT_DEPTH) {
            block.columns = least(product->columns - column, PRODUCT_COLUMNS);
            block.depth = least(depth - step, PRODUCT_DEPTH);
            (product->is_untransposed ? pack_untransposed : pack_block)(
                product->right, product->column + column, block.columns, step, block.depth, width,
                workspace->right);
            for (uint64_t row = 0; row < product->rows; row += PRODUCT_ROWS) {
                block.rows = least(product->rows - row, PRODUCT_ROWS);
                pack_block(product->left, product->row + row, block.rows, step, block.depth,
                           block.tile->rows, workspace->left);
                block.out = product->out + row * product->stride + column;
                multiply_block(&block, workspace);
            }
        }
}
