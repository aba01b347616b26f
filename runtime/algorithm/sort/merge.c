/* SPDX-License-Identifier: BSD-3-Clause */
/* Merge of two sorted runs of bare keys without branches on the data: the choice of the run is not
 * predictable, so it is computed.  Each step depends on the previous one.  To overlap steps, the
 * output is cut in the middle and both halves are merged from both ends, so that four chains of
 * steps are independent.  Several threads divide the output in the same way. */
#include <string.h>

#include "algorithm/parallel.h"
#include "keys.h"

enum { SHORT_PART = 512 }; /* keys of a part up to which cutting it costs more than it gains */

/* Two runs of numbers, and the output. */
struct runs {
    const void *a, *b;
    uint64_t a_count, b_count;
    void *out;
};

static uint64_t minimum(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* ---- merge from both ends -------------------------------------------------------------------- */

/* steps_: the number of steps that can be taken without testing for the end of a run, whichever run
 * the keys come from. */
#define ENDS_MERGE(name, type, comes_before)                                                       \
    struct ends_##name {                                                                           \
        const type *a, *a_end, *b, *b_end;                                                         \
        type *out, *out_end;                                                                       \
    };                                                                                             \
                                                                                                   \
    static inline uint64_t steps_##name(const struct ends_##name *ends)                            \
    {                                                                                              \
        return minimum((uint64_t)(ends->a_end - ends->a), (uint64_t)(ends->b_end - ends->b)) / 2;  \
    }                                                                                              \
                                                                                                   \
    static inline void step_##name(struct ends_##name *ends)                                       \
    {                                                                                              \
        type a = *ends->a, b = *ends->b, a_last = ends->a_end[-1], b_last = ends->b_end[-1];       \
        uint64_t is_b_first = comes_before(b, a), is_a_last = comes_before(b_last, a_last);        \
                                                                                                   \
        *ends->out++ = comes_before(b, a) ? b : a;                                                 \
        ends->b += is_b_first;                                                                     \
        ends->a += 1 - is_b_first;                                                                 \
        *--ends->out_end = comes_before(b_last, a_last) ? a_last : b_last;                         \
        ends->a_end -= is_a_last;                                                                  \
        ends->b_end -= 1 - is_a_last;                                                              \
    }                                                                                              \
                                                                                                   \
    static void finish_##name(struct ends_##name ends)                                             \
    {                                                                                              \
        for (uint64_t steps; (steps = steps_##name(&ends)) > 0;)                                   \
            for (uint64_t step = 0; step < steps; step++)                                          \
                step_##name(&ends);                                                                \
        while (ends.a < ends.a_end && ends.b < ends.b_end)                                         \
            *ends.out++ = comes_before(*ends.b, *ends.a) ? *ends.b++ : *ends.a++;                  \
        memcpy(ends.out, ends.a, (uint64_t)(ends.a_end - ends.a) * sizeof *ends.a);                \
        memcpy(ends.out + (ends.a_end - ends.a), ends.b,                                           \
               (uint64_t)(ends.b_end - ends.b) * sizeof *ends.b);                                  \
    }

/* ---- a part of the output -------------------------------------------------------------------- */

/* cut_: the number of keys from `a` among the first `count` merged keys. */
#define PART_MERGE(name, type, comes_before)                                                       \
    static uint64_t cut_##name(const struct runs *runs, uint64_t count)                            \
    {                                                                                              \
        const type *a = runs->a, *b = runs->b;                                                     \
        uint64_t low = count > runs->b_count ? count - runs->b_count : 0;                          \
        uint64_t high = minimum(count, runs->a_count);                                             \
                                                                                                   \
        while (low < high) {                                                                       \
            uint64_t middle = low + (high - low) / 2;                                              \
                                                                                                   \
            if (comes_before(b[count - middle - 1], a[middle]))                                    \
                high = middle;                                                                     \
            else                                                                                   \
                low = middle + 1;                                                                  \
        }                                                                                          \
        return low;                                                                                \
    }                                                                                              \
                                                                                                   \
    static struct ends_##name ends_of_##name(const struct runs *runs, uint64_t begin,              \
                                             uint64_t end)                                         \
    {                                                                                              \
        const type *a = runs->a, *b = runs->b;                                                     \
        type *out = runs->out;                                                                     \
        uint64_t first = cut_##name(runs, begin), last = cut_##name(runs, end);                    \
                                                                                                   \
        return (struct ends_##name){a + first,        a + last,    b + (begin - first),            \
                                    b + (end - last), out + begin, out + end};                     \
    }                                                                                              \
                                                                                                   \
    static void merge_##name(void *state, struct part part, int thread)                            \
    {                                                                                              \
        const struct runs *runs = state;                                                           \
        uint64_t count = part.end - part.begin;                                                    \
        uint64_t middle = count > SHORT_PART ? part.begin + count / 2 : part.end;                  \
        struct ends_##name lower = ends_of_##name(runs, part.begin, middle);                       \
        struct ends_##name upper = ends_of_##name(runs, middle, part.end);                         \
                                                                                                   \
        (void)thread;                                                                              \
        for (uint64_t steps; (steps = minimum(steps_##name(&lower), steps_##name(&upper))) > 0;)   \
            for (uint64_t step = 0; step < steps; step++) {                                        \
                step_##name(&lower);                                                               \
                step_##name(&upper);                                                               \
            }                                                                                      \
        finish_##name(lower);                                                                      \
        finish_##name(upper);                                                                      \
    }

/* ---- floats: NaN follows all numbers, in ascending and descending order ---------------------- */

/* numbers_: the index of the first NaN in a sorted run. */
#define FLOAT_RUNS(type)                                                                           \
    static uint64_t numbers_##type(const type *keys, uint64_t count)                               \
    {                                                                                              \
        uint64_t low = 0, high = count;                                                            \
                                                                                                   \
        while (low < high) {                                                                       \
            uint64_t middle = low + (high - low) / 2;                                              \
                                                                                                   \
            if (keys[middle] != keys[middle])                                                      \
                high = middle;                                                                     \
            else                                                                                   \
                low = middle + 1;                                                                  \
        }                                                                                          \
        return low;                                                                                \
    }                                                                                              \
                                                                                                   \
    static void move_nans_##type(struct runs *runs)                                                \
    {                                                                                              \
        const type *a = runs->a, *b = runs->b;                                                     \
        uint64_t a_numbers = numbers_##type(a, runs->a_count);                                     \
        uint64_t b_numbers = numbers_##type(b, runs->b_count);                                     \
        type *out = (type *)runs->out + a_numbers + b_numbers;                                     \
                                                                                                   \
        memcpy(out, a + a_numbers, (runs->a_count - a_numbers) * sizeof *a);                       \
        memcpy(out + (runs->a_count - a_numbers), b + b_numbers,                                   \
               (runs->b_count - b_numbers) * sizeof *b);                                           \
        runs->a_count = a_numbers;                                                                 \
        runs->b_count = b_numbers;                                                                 \
    }

FLOAT_RUNS(float)
FLOAT_RUNS(double)

/* ---- all dtypes ------------------------------------------------------------------------------ */

#define BELOW(y, x) ((y) < (x))
#define ABOVE(y, x) ((y) > (x))

/* Defines the merges of a dtype in ascending order (NAME) and in descending order
 * (NAME_down). */
#define KEYS_MERGE(name, type)                                                                     \
    ENDS_MERGE(name, type, BELOW)                                                                  \
    PART_MERGE(name, type, BELOW)                                                                  \
    ENDS_MERGE(name##_down, type, ABOVE)                                                           \
    PART_MERGE(name##_down, type, ABOVE)

KEYS_MERGE(int16, int16_t)
KEYS_MERGE(int32, int32_t)
KEYS_MERGE(int64, int64_t)
KEYS_MERGE(uint16, uint16_t)
KEYS_MERGE(uint32, uint32_t)
KEYS_MERGE(uint64, uint64_t)
KEYS_MERGE(float32, float)
KEYS_MERGE(float64, double)

#define MERGE_CASE(dtype, name)                                                                    \
    case dtype:                                                                                    \
        return is_descending ? merge_##name##_down : merge_##name;

/* Returns the specialized merge for a dtype and direction; NULL if there is none. */
static part_work merge_of(dtl_dtype dtype, bool is_descending)
{
    switch (dtype) {
        MERGE_CASE(DTL_DTYPE_INT16, int16)
        MERGE_CASE(DTL_DTYPE_INT32, int32)
        MERGE_CASE(DTL_DTYPE_INT64, int64)
        MERGE_CASE(DTL_DTYPE_UINT16, uint16)
        MERGE_CASE(DTL_DTYPE_UINT32, uint32)
        MERGE_CASE(DTL_DTYPE_UINT64, uint64)
        MERGE_CASE(DTL_DTYPE_FLOAT32, float32)
        MERGE_CASE(DTL_DTYPE_FLOAT64, float64)
    default:
        return NULL;
    }
}

bool dtl__keys_merge(const struct record_order *order, const void *a, uint64_t a_count,
                     const void *b, uint64_t b_count, void *out)
{
    struct runs runs = {a, b, a_count, b_count, out};
    part_work merge =
        dtl__order_has_bare_keys(order) ? merge_of(order->type->id, order->is_descending) : NULL;

    if (merge == NULL)
        return false;
    if (order->type->id == DTL_DTYPE_FLOAT32)
        move_nans_float(&runs);
    if (order->type->id == DTL_DTYPE_FLOAT64)
        move_nans_double(&runs);

    uint64_t count = runs.a_count + runs.b_count;

    dtl__part_run(count, dtl__part_count(order->execution, count, order->stride), merge, &runs);
    return true;
}
