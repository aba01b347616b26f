/* SPDX-License-Identifier: BSD-3-Clause */
/* The inner kernel of the matrix product for one kind of CPU. It is included once for each kind,
 * hence has no include guard. Parameters: TILE prefixes its names, TILE_TARGET is its target
 * attribute, and TILE_ROWS x TILE_VECTORS vectors of TILE_FLOATS elements are kept in registers. */

typedef float TILE(vector) __attribute__((vector_size(TILE_FLOATS * 4), aligned(4), may_alias));

/* Broadcasts a factor. Compilers refuse a scalar factor of a vector if float expressions are
 * evaluated as double, as on s390x. */
#if __FLT_EVAL_METHOD__ == 0
#define FACTOR(value) (value)
#else
#define FACTOR(value) TILE(broadcast)(value)
static inline TILE(vector) TILE(broadcast)(float value)
{
    TILE(vector) all;

    for (int each = 0; each < TILE_FLOATS; each++)
        all[each] = value;
    return all;
}
#endif

/* Adds a tile of the product to TILE_ROWS rows of `out`. `left` and `right` are strips of `depth`
 * steps, with one element per row and per column of the tile in each step. */
TILE_TARGET
static void TILE(add)(const float *left, const float *right, uint64_t depth, float *out,
                      uint64_t stride)
{
    TILE(vector) sums[TILE_ROWS][TILE_VECTORS] = {{{0}}};

    for (uint64_t step = 0; step < depth; step++) {
        const TILE(vector) *across = (const TILE(vector) *)right;

        UNROLL for (int row = 0; row < TILE_ROWS; row++)
            UNROLL for (int part = 0; part < TILE_VECTORS; part++) sums[row][part] +=
            FACTOR(left[row]) * across[part];
        left += TILE_ROWS;
        right += (uint64_t)TILE_VECTORS * TILE_FLOATS;
    }
    UNROLL for (int row = 0; row < TILE_ROWS; row++)
    {
        TILE(vector) *to = (TILE(vector) *)(out + (uint64_t)row * stride);

        UNROLL for (int part = 0; part < TILE_VECTORS; part++) to[part] += sums[row][part];
    }
}

static const struct tile TILE(tile) = {TILE(add), TILE_ROWS, (uint64_t)TILE_VECTORS *TILE_FLOATS};

_Static_assert(TILE_ROWS <= MAX_TILE_ROWS && TILE_VECTORS * TILE_FLOATS <= MAX_TILE_COLUMNS,
               "edges have room");
_Static_assert(PRODUCT_ROWS % TILE_ROWS == 0, "blocks are of whole tiles");
_Static_assert(PRODUCT_COLUMNS % (TILE_VECTORS * TILE_FLOATS) == 0, "on both sides");

#undef FACTOR
#undef TILE
#undef TILE_TARGET
#undef TILE_FLOATS
#undef TILE_ROWS
#undef TILE_VECTORS
