/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorts by several threads return the same bits as by one thread. The test runs with several values
 * of OMP_NUM_THREADS. */
#include <math.h>

#include "../support/support.h"

static const dtl_sort_order orders[] = {DTL_SORT_ASCENDING, DTL_SORT_DESCENDING};

/* Fewer elements than threads, and numbers that threads cannot share evenly. */
static const dtl_size_t lengths[] = {0, 1, 2, 3, 1000, 40009, 300007};

static const dtl_dtype dtypes[] = {
    DTL_DTYPE_INT8,    DTL_DTYPE_INT16,    DTL_DTYPE_INT32,   DTL_DTYPE_INT64, DTL_DTYPE_UINT8,
    DTL_DTYPE_UINT16,  DTL_DTYPE_UINT32,   DTL_DTYPE_UINT64,  DTL_DTYPE_BYTE,  DTL_DTYPE_FLOAT16,
    DTL_DTYPE_FLOAT32, DTL_DTYPE_BFLOAT16, DTL_DTYPE_FLOAT64,
};

static dtl_vector_t vector_of(dtl_dtype dtype, dtl_size_t size, dtl_execution_policy execution)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    dtl_container_options_init(&options);
    options.execution = execution;
    assert_success(dtl_vector_create_with_options(world.ctx, dtype, size, &options, &vec));
    return vec;
}

static uint64_t next_random(uint64_t *seed)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *seed ^ *seed >> 29;
}

/* Writes the element with this global index, from a byte pattern. */
typedef void (*pattern)(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed);

/* Numbers of all kinds, including NaNs with any bits. */
static void any_bits(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed)
{
    uint64_t bits = next_random(seed);

    memcpy(element, &bits, bytes);
    if (index % 7 == 0)
        element[bytes - 1] |= 0x7f; /* as floats: infinities and NaNs */
    if (index % 31 == 0)
        memset(element, 0, bytes - 1); /* and zeros of both signs */
}

/* Floats that are finite or infinite, and not zero. */
static void numbers(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed)
{
    any_bits(element, bytes, 1, seed);
    (void)index;
    element[bytes - 1] = (element[bytes - 1] & 0x80) | 0x35;
}

static void few_values(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed)
{
    (void)index;
    memset(element, 0x20 + (int)(next_random(seed) >> 40) % 3, bytes);
}

static void one_value(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed)
{
    (void)index;
    (void)seed;
    memset(element, 0x21, bytes);
}

static void mostly_one_value(unsigned char *element, dtl_size_t bytes, dtl_size_t index,
                             uint64_t *seed)
{
    if (index % 10 == 0)
        numbers(element, bytes, index, seed);
    else
        one_value(element, bytes, index, seed);
}

/* Already in order, in steps that fit the element size. */
static void rising(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed)
{
    uint64_t value = bytes == 1 ? index >> 14 : bytes == 2 ? index >> 6 : index;

    (void)seed;
    memcpy(element, &value, bytes);
}

static const pattern patterns[] = {any_bits,  numbers,          few_values,
                                   one_value, mostly_one_value, rising};

static void fill(dtl_vector_t vec, pattern write)
{
    dtl_size_t bytes = dtl_dtype_size(dtl_vector_dtype(vec));
    unsigned char *element = dtl_vector_local_data_mut(vec);
    dtl_size_t first = (dtl_size_t)dtl_vector_local_offset(vec);
    uint64_t seed = first + 1;

    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        write(element + index * bytes, bytes, first + index, &seed);
}

static void assert_same_bytes(dtl_vector_t expected, dtl_vector_t found)
{
    dtl_size_t bytes = dtl_vector_local_size(expected) * dtl_dtype_size(dtl_vector_dtype(expected));

    assert_int_equal(dtl_vector_local_size(expected), dtl_vector_local_size(found));
    if (bytes > 0)
        assert_memory_equal(dtl_vector_local_data(expected), dtl_vector_local_data(found), bytes);
}

typedef dtl_status (*sort_call)(dtl_vector_t vec, dtl_sort_order order);

static dtl_status whole_sort(dtl_vector_t vec, dtl_sort_order order)
{
    return dtl_container_sort(vec, order);
}

static dtl_status stable_sort(dtl_vector_t vec, dtl_sort_order order)
{
    return dtl_container_stable_sort(vec, order);
}

static dtl_status local_sort(dtl_vector_t vec, dtl_sort_order order)
{
    return (order == DTL_SORT_ASCENDING ? dtl_sort_vector : dtl_sort_vector_descending)(vec);
}

static void check_sort(sort_call sort, dtl_dtype dtype, dtl_size_t length, pattern write)
{
    dtl_vector_t one = vector_of(dtype, length, DTL_EXEC_SEQ);
    dtl_vector_t several = vector_of(dtype, length, DTL_EXEC_PAR);

    for (size_t order = 0; order < COUNT_OF(orders); order++) {
        fill(one, write);
        fill(several, write);
        assert_success(sort(one, orders[order]));
        assert_success(sort(several, orders[order]));
        assert_same_bytes(one, several);
    }
    dtl_vector_destroy(one);
    dtl_vector_destroy(several);
}

static void check_dtypes(sort_call sort, dtl_size_t longest)
{
    for (size_t dtype = 0; dtype < COUNT_OF(dtypes); dtype++)
        for (size_t length = 0; length < COUNT_OF(lengths) && lengths[length] <= longest; length++)
            for (size_t which = 0; which < COUNT_OF(patterns); which += length < 5 ? 1 : 2)
                check_sort(sort, dtypes[dtype], lengths[length], patterns[which]);
}

static void sort_equals_that_of_one_thread(void **state)
{
    (void)state;
    check_dtypes(whole_sort, 300007);
}

static void local_sort_equals_that_of_one_thread(void **state)
{
    (void)state;
    check_dtypes(local_sort, 40009);
}

static void stable_sort_equals_that_of_one_thread(void **state)
{
    (void)state;
    check_dtypes(stable_sort, 40009);
}

/* ---- against an independent sort ------------------------------------------------------------- */

#define COMPARE_AS(type)                                                                           \
    static int by_##type(const void *a, const void *b)                                             \
    {                                                                                              \
        type x = *(const type *)a, y = *(const type *)b;                                           \
                                                                                                   \
        return (x > y) - (x < y);                                                                  \
    }

COMPARE_AS(double)
COMPARE_AS(float)
COMPARE_AS(int64_t)
COMPARE_AS(uint64_t)

struct kind {
    dtl_dtype dtype;
    int (*compare)(const void *a, const void *b);
};

static void reverse(unsigned char *elements, dtl_size_t count, dtl_size_t bytes)
{
    unsigned char spare[8];

    for (dtl_size_t index = 0; index < count / 2; index++) {
        unsigned char *low = elements + index * bytes;
        unsigned char *high = elements + (count - 1 - index) * bytes;

        memcpy(spare, low, bytes);
        memcpy(low, high, bytes);
        memcpy(high, spare, bytes);
    }
}

static void check_order_by(dtl_sort_order order, dtl_vector_t vec, pattern write,
                           const void *expected)
{
    fill(vec, write);
    assert_success(local_sort(vec, order));
    assert_memory_equal(expected, dtl_vector_local_data(vec),
                        dtl_vector_local_size(vec) * dtl_dtype_size(dtl_vector_dtype(vec)));
}

static void check_order(struct kind kind, pattern write)
{
    dtl_vector_t one = vector_of(kind.dtype, 100003, DTL_EXEC_SEQ);
    dtl_vector_t several = vector_of(kind.dtype, 100003, DTL_EXEC_PAR);
    dtl_size_t count = dtl_vector_local_size(one), bytes = dtl_dtype_size(kind.dtype);
    void *expected = malloc((count + 1) * bytes);

    assert_non_null(expected);
    fill(one, write);
    memcpy(expected, dtl_vector_local_data(one), count * bytes);
    qsort(expected, count, bytes, kind.compare);
    check_order_by(DTL_SORT_ASCENDING, one, write, expected);
    check_order_by(DTL_SORT_ASCENDING, several, write, expected);
    reverse(expected, count, bytes);
    check_order_by(DTL_SORT_DESCENDING, one, write, expected);
    check_order_by(DTL_SORT_DESCENDING, several, write, expected);
    free(expected);
    dtl_vector_destroy(one);
    dtl_vector_destroy(several);
}

/* Many equal elements among others that differ from them by less than epsilon. */
static void floats_are_in_order(void **state)
{
    static const struct kind floats[] = {{DTL_DTYPE_FLOAT32, by_float},
                                         {DTL_DTYPE_FLOAT64, by_double}};
    static const pattern finite[] = {numbers, mostly_one_value};

    (void)state;
    for (size_t kind = 0; kind < COUNT_OF(floats); kind++)
        for (size_t which = 0; which < COUNT_OF(finite); which++)
            check_order(floats[kind], finite[which]);
}

/* Writes 8 bytes that are finite numbers of both signs as floats. */
static void put(unsigned char *element, uint64_t value)
{
    value &= ~(UINT64_C(1) << 62);
    memcpy(element, &value, sizeof value);
}

/* Evenly spread: neighbors have similar distances. */
static void evenly(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed)
{
    (void)bytes;
    (void)index;
    put(element, next_random(seed) >> 3);
}

/* In dense clusters with gaps between them. */
static void in_clusters(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed)
{
    uint64_t random = next_random(seed);

    (void)bytes;
    (void)index;
    put(element, random >> 54 << 50 | (random & 0xfffff));
}

/* Exponentially distributed over the whole range: larger values are rarer. */
static void by_powers(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed)
{
    uint64_t random = next_random(seed);

    (void)bytes;
    (void)index;
    put(element, random >> (random & 63) | (random & 1) << 63 | 1); /* nonzero, of both signs */
}

/* Evenly spread, with one outlier. */
static void with_a_stray(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed)
{
    evenly(element, bytes, index, seed);
    if (index % 100000 == 77)
        put(element, UINT64_MAX);
}

/* Some thousands of distinct values, each many times. */
static void thousands(unsigned char *element, dtl_size_t bytes, dtl_size_t index, uint64_t *seed)
{
    (void)bytes;
    (void)index;
    put(element, next_random(seed) >> 51);
}

/* Whatever the distribution of the values. */
static void numbers_are_in_order(void **state)
{
    static const struct kind kinds[] = {{DTL_DTYPE_INT64, by_int64_t},
                                        {DTL_DTYPE_UINT64, by_uint64_t},
                                        {DTL_DTYPE_FLOAT64, by_double}};
    static const pattern spreads[] = {evenly, in_clusters, by_powers, with_a_stray, thousands};

    (void)state;
    for (size_t kind = 0; kind < COUNT_OF(kinds); kind++)
        for (size_t which = 0; which < COUNT_OF(spreads); which++)
            check_order(kinds[kind], spreads[which]);
}

/* ---- stable sorts ---------------------------------------------------------------------------- */

/* User data of the comparator. */
struct by {
    dtl_dtype dtype;
    int sign;
};

static double value_of(const void *element, dtl_dtype dtype)
{
    switch (dtype) {
    case DTL_DTYPE_FLOAT64:
        return *(const double *)element;
    case DTL_DTYPE_FLOAT32:
        return *(const float *)element;
    case DTL_DTYPE_INT32:
        return *(const int32_t *)element;
    default:
        return *(const uint16_t *)element;
    }
}

static int by_number(const void *a, const void *b, void *user_data)
{
    const struct by *by = user_data;
    double x = value_of(a, by->dtype), y = value_of(b, by->dtype);

    if (isnan(x) || isnan(y))
        return isnan(x) - isnan(y);
    return by->sign * ((x > y) - (x < y));
}

/* Sorts with a comparator merge; sorts by the elements' own order do not. */
static void stable_sort_equals_that_by_a_comparator(void **state)
{
    static const dtl_dtype compared[] = {DTL_DTYPE_FLOAT64, DTL_DTYPE_FLOAT32, DTL_DTYPE_INT32,
                                         DTL_DTYPE_UINT16};

    (void)state;
    for (size_t dtype = 0; dtype < COUNT_OF(compared); dtype++)
        for (size_t which = 0; which < COUNT_OF(patterns); which++)
            for (size_t order = 0; order < COUNT_OF(orders); order++) {
                struct by by = {compared[dtype], orders[order] == DTL_SORT_ASCENDING ? 1 : -1};
                dtl_vector_t expected = vector_of(by.dtype, 20011, DTL_EXEC_SEQ);
                dtl_vector_t found = vector_of(by.dtype, 20011, DTL_EXEC_PAR);

                fill(expected, patterns[which]);
                fill(found, patterns[which]);
                assert_success(dtl_container_sort_func(expected, by_number, &by));
                assert_success(dtl_container_stable_sort(found, orders[order]));
                assert_same_bytes(expected, found);
                dtl_vector_destroy(expected);
                dtl_vector_destroy(found);
            }
}

/* The sorted keys are those at the returned positions, and equal keys are in ascending order of
 * positions. */
static void assert_places(dtl_vector_t keys, dtl_vector_t sorted, dtl_vector_t places)
{
    const char *from = dtl_vector_local_data(keys), *to = dtl_vector_local_data(sorted);
    const int64_t *place = dtl_vector_local_data(places);
    dtl_size_t bytes = dtl_dtype_size(dtl_vector_dtype(keys));

    for (dtl_size_t index = 0; index < dtl_vector_local_size(keys); index++) {
        assert_memory_equal(from + (dtl_size_t)place[index] * bytes, to + index * bytes, bytes);
        if (index > 0 && memcmp(to + (index - 1) * bytes, to + index * bytes, bytes) == 0)
            assert_true(place[index - 1] < place[index]);
    }
}

/* Fills the payload of each key: an element whose first bytes are the index. */
static void fill_payload(dtl_vector_t payload)
{
    dtl_size_t bytes = dtl_dtype_size(dtl_vector_dtype(payload));
    char *element = dtl_vector_local_data_mut(payload);

    for (dtl_size_t index = 0; index < dtl_vector_local_size(payload); index++) {
        memset(element + index * bytes, 0, bytes);
        memcpy(element + index * bytes, &index, bytes < sizeof index ? bytes : sizeof index);
    }
}

static void assert_payload(dtl_vector_t payload, dtl_vector_t places)
{
    dtl_size_t bytes = dtl_dtype_size(dtl_vector_dtype(payload));
    const char *element = dtl_vector_local_data(payload);
    const int64_t *place = dtl_vector_local_data(places);

    for (dtl_size_t index = 0; index < dtl_vector_local_size(payload); index++)
        assert_memory_equal(element + index * bytes, &place[index],
                            bytes < sizeof *place ? bytes : sizeof *place);
}

static void check_places(dtl_dtype dtype, dtl_sort_order order, pattern write,
                         dtl_dtype payload_dtype)
{
    dtl_vector_t keys = vector_of(dtype, 30011, DTL_EXEC_PAR);
    dtl_vector_t sorted = vector_of(dtype, 30011, DTL_EXEC_PAR);
    dtl_vector_t places = vector_of(DTL_DTYPE_INT64, 30011, DTL_EXEC_PAR);
    dtl_vector_t payload = vector_of(payload_dtype, 30011, DTL_EXEC_PAR);

    fill(keys, write);
    fill(sorted, write);
    fill_payload(payload);
    assert_success(dtl_container_argsort(keys, order, places));
    assert_success(dtl_container_sort_by_key(sorted, payload, order));
    if (world.size == 1) {
        assert_places(keys, sorted, places);
        assert_payload(payload, places);
    }
    assert_success(dtl_container_stable_sort(keys, order));
    assert_same_bytes(keys, sorted);
    dtl_vector_destroy(keys);
    dtl_vector_destroy(sorted);
    dtl_vector_destroy(places);
    dtl_vector_destroy(payload);
}

static void payloads_keep_the_order_of_their_keys(void **state)
{
    static const dtl_dtype payloads[] = {DTL_DTYPE_UINT8, DTL_DTYPE_INT32, DTL_DTYPE_INT64,
                                         DTL_DTYPE_COMPLEX128};

    (void)state;
    for (size_t dtype = 0; dtype < COUNT_OF(dtypes); dtype++)
        for (size_t which = 0; which < COUNT_OF(payloads); which++) {
            check_places(dtypes[dtype], DTL_SORT_ASCENDING, any_bits, payloads[which]);
            check_places(dtypes[dtype], DTL_SORT_DESCENDING, few_values, payloads[which]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sort_equals_that_of_one_thread),
        cmocka_unit_test(local_sort_equals_that_of_one_thread),
        cmocka_unit_test(stable_sort_equals_that_of_one_thread),
        cmocka_unit_test(floats_are_in_order),
        cmocka_unit_test(numbers_are_in_order),
        cmocka_unit_test(stable_sort_equals_that_by_a_comparator),
        cmocka_unit_test(payloads_keep_the_order_of_their_keys),
    };

    return run_in_world("algorithm/thread_sorts", tests, COUNT_OF(tests));
}
