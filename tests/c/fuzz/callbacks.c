/* SPDX-License-Identifier: BSD-3-Clause */
/* One function of each callback type. They access only the first byte, which every element has. */
#include <string.h>

#include "fuzz.h"

int fuzz_interrupt_check(void *user_data)
{
    (void)user_data;
    return 0;
}

int fuzz_call_words(void *text, dtl_size_t bytes, void *user_data)
{
    (void)text, (void)bytes, (void)user_data;
    return 0;
}

void fuzz_error_handler(dtl_status status, const char *message, void *user_data)
{
    (void)status;
    (void)message;
    (void)user_data;
}

void fuzz_unary_func(void *element, dtl_size_t index, void *user_data)
{
    (void)index;
    (void)user_data;
    *(unsigned char *)element ^= 1;
}

void fuzz_const_unary_func(const void *element, dtl_size_t index, void *user_data)
{
    (void)element;
    (void)index;
    (void)user_data;
}

void fuzz_transform_func(const void *input, void *output, dtl_size_t index, void *user_data)
{
    (void)index;
    (void)user_data;
    *(unsigned char *)output = *(const unsigned char *)input & 1;
}

void fuzz_chunk_func(void *elements, dtl_size_t count, void *user_data)
{
    (void)user_data;
    if (count > 0)
        memset(elements, 1, count);
}

void fuzz_chunk_transform_func(const void *input, void *output, dtl_size_t count, void *user_data)
{
    (void)user_data;
    if (count > 0)
        memmove(output, input, count);
}

int fuzz_predicate(const void *element, void *user_data)
{
    (void)user_data;
    return *(const unsigned char *)element & 1;
}

int fuzz_comparator(const void *a, const void *b, void *user_data)
{
    (void)user_data;
    return *(const unsigned char *)a - *(const unsigned char *)b;
}

void fuzz_binary_func(const void *a, const void *b, void *result, void *user_data)
{
    (void)user_data;
    *(unsigned char *)result = (*(const unsigned char *)a | *(const unsigned char *)b) & 1;
}

void fuzz_map_func(const void *key, const void *value, void *user_data)
{
    (void)key;
    (void)value;
    (void)user_data;
}

dtl_status fuzz_then_func(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                          void *user_data)
{
    (void)user_data;
    if (code != DTL_SUCCESS)
        return code;
    return size > 0 ? dtl_future_set(result, value, size) : DTL_SUCCESS;
}

dtl_status fuzz_reply_func(const void *args, dtl_size_t args_size, dtl_rank_t source,
                           dtl_future_t reply, void *user_data)
{
    (void)user_data;
    (void)source;
    return args_size % 2 == 0 ? dtl_future_set(reply, args, args_size) : DTL_ERROR_INVALID_ARGUMENT;
}

int fuzz_action_func(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
                     void *user_data)
{
    (void)user_data;
    if (args_size > 0 && result_size > 0)
        memcpy(result, args, args_size < result_size ? args_size : result_size);
    return DTL_SUCCESS;
}
