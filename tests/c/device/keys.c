/* SPDX-License-Identifier: BSD-3-Clause */
/* Keys of radix sorts have the order of their elements, ascending and descending. */
#include "../support/support.h"

#include "dtl_steps.h"
#include "sort_keys.h"

static int sign_of(int order)
{
    return (order > 0) - (order < 0);
}

static int order_of(uint64_t x, uint64_t y)
{
    return (x > y) - (x < y);
}

#define EACH_PAIR(dtype, type, id)                                                                 \
    static void pair_of_##dtype(uint64_t x, uint64_t y)                                            \
    {                                                                                              \
        struct key_form form = key_form_of(id);                                                    \
        type a, b;                                                                                 \
                                                                                                   \
        assert_int_equal(form.bits, 8 * sizeof(type));                                             \
        memcpy(&a, &x, sizeof a);                                                                  \
        memcpy(&b, &y, sizeof b);                                                                  \
        if (order_of(key_of(x, form, false), key_of(y, form, false)) !=                            \
                sign_of(compare_of_##dtype(a, b)) ||                                               \
            order_of(key_of(x, form, true), key_of(y, form, true)) !=                              \
                sign_of(backward_of_##dtype(a, b)))                                                \
            fail_msg(#dtype ": %llx and %llx", (unsigned long long)x, (unsigned long long)y);      \
        if (form.kind != KEY_FLOAT)                                                                \
            for (int turn = 0; turn < 2; turn++)                                                   \
                assert_int_equal(key_element(key_of(x, form, turn), form, turn), x);               \
    }

EACH_PAIR(int8, int8_t, DTL_DTYPE_INT8)
EACH_PAIR(uint8, uint8_t, DTL_DTYPE_UINT8)
EACH_PAIR(byte, unsigned char, DTL_DTYPE_BYTE)
EACH_PAIR(int16, int16_t, DTL_DTYPE_INT16)
EACH_PAIR(uint16, uint16_t, DTL_DTYPE_UINT16)
EACH_PAIR(float16, uint16_t, DTL_DTYPE_FLOAT16)
EACH_PAIR(bfloat16, uint16_t, DTL_DTYPE_BFLOAT16)
EACH_PAIR(int32, int32_t, DTL_DTYPE_INT32)
EACH_PAIR(uint32, uint32_t, DTL_DTYPE_UINT32)
EACH_PAIR(float32, float, DTL_DTYPE_FLOAT32)
EACH_PAIR(int64, int64_t, DTL_DTYPE_INT64)
EACH_PAIR(uint64, uint64_t, DTL_DTYPE_UINT64)
EACH_PAIR(float64, double, DTL_DTYPE_FLOAT64)

static void all_words_of_eight_bits(void **state)
{
    (void)state;
    for (uint64_t x = 0; x <= UINT8_MAX; x++)
        for (uint64_t y = 0; y <= UINT8_MAX; y++) {
            pair_of_int8(x, y);
            pair_of_uint8(x, y);
            pair_of_byte(x, y);
        }
}

/* Compares every word with words near special values, of which there are few. */
static void all_words_of_sixteen_bits(void **state)
{
    static const uint16_t others[] = {0,      1,      2,      0x03ff, 0x0400, 0x3c00, 0x3f80,
                                      0x7bff, 0x7c00, 0x7c01, 0x7f7f, 0x7f80, 0x7f81, 0x7fff,
                                      0x8000, 0x8001, 0x83ff, 0x8400, 0xbc00, 0xbf80, 0xfbff,
                                      0xfc00, 0xfc01, 0xff7f, 0xff80, 0xff81, 0xffff};

    (void)state;
    for (uint64_t x = 0; x <= UINT16_MAX; x++)
        for (size_t index = 0; index < COUNT_OF(others) + 2; index++) {
            uint64_t y = index < COUNT_OF(others)
                             ? others[index]
                             : (x + 2 * (index - COUNT_OF(others)) - 1) % 65536;

            pair_of_int16(x, y);
            pair_of_uint16(x, y);
            pair_of_float16(x, y);
            pair_of_bfloat16(x, y);
        }
}

/* Words that begin with any 16 bits and end with none, few or all other bits set. */
static void words_at_the_edges(void **state)
{
    static const uint64_t tails[] = {0, 1, UINT64_MAX >> 1, UINT64_MAX};
    static const uint16_t heads[] = {0,      1,      0x3ff0, 0x3f80, 0x7f7f, 0x7f80,
                                     0x7fef, 0x7ff0, 0x7fff, 0x8000, 0x8001, 0xbff0,
                                     0xff7f, 0xff80, 0xffef, 0xfff0, 0xffff};
    uint64_t words[COUNT_OF(heads) * COUNT_OF(tails)];

    (void)state;
    for (size_t index = 0; index < COUNT_OF(words); index++)
        words[index] =
            (uint64_t)heads[index / COUNT_OF(tails)] << 48 | tails[index % COUNT_OF(tails)] >> 16;
    for (size_t one = 0; one < COUNT_OF(words); one++)
        for (size_t other = 0; other < COUNT_OF(words); other++) {
            pair_of_int64(words[one], words[other]);
            pair_of_uint64(words[one], words[other]);
            pair_of_float64(words[one], words[other]);
            pair_of_int32(words[one] >> 32, words[other] >> 32);
            pair_of_uint32(words[one] >> 32, words[other] >> 32);
            pair_of_float32(words[one] >> 32, words[other] >> 32);
        }
}

static void other_dtypes_have_no_keys(void **state)
{
    (void)state;
    assert_int_equal(key_form_of(DTL_DTYPE_COMPLEX64).kind, KEY_NONE);
    assert_int_equal(key_form_of(DTL_DTYPE_INT32_INT32).kind, KEY_NONE);
    assert_int_equal(key_form_of(DTL_DTYPE_BOOL).kind, KEY_NONE); /* any byte but 0 is true */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_words_of_eight_bits),
        cmocka_unit_test(all_words_of_sixteen_bits),
        cmocka_unit_test(words_at_the_edges),
        cmocka_unit_test(other_dtypes_have_no_keys),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
