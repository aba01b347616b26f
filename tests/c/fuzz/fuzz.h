/* SPDX-License-Identifier: BSD-3-Clause */
/* The interface between the fuzzer and generated/tests/c/fuzz.c: the description of each function,
 * and helpers that the generated code calls. */
#ifndef DTL_TEST_FUZZ_H
#define DTL_TEST_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <dtl/dtl.h>

enum { FUZZ_CONTAINER = 1000 }; /* stands for any kind of container */

enum fuzz_group {
    FUZZ_HANDLE,
    FUZZ_INT,
    FUZZ_SIZE,
    FUZZ_RANK,
    FUZZ_INDEX,
    FUZZ_TAG,
    FUZZ_ENUM,
    FUZZ_REAL,
    FUZZ_TEXT,
    FUZZ_BUFFER,
    FUZZ_STRUCT,
    FUZZ_CALLBACK,
    FUZZ_POINTER,
    FUZZ_ARGV,
};

typedef void fuzz_function(void);

union fuzz_value {
    uint64_t number;
    double real;
    void *pointer;
    const void *constant;
    const char *text;
    fuzz_function *function;
};

struct fuzz_members {
    const int32_t *values;
    size_t count;
};

#define FUZZ_MEMBERS(values)                                                                       \
    {                                                                                              \
        values, sizeof(values) / sizeof *(values)                                                  \
    }

struct fuzz_kind {
    const char *name;
    const char *free; /* name of the function that closes such a handle, or "" */
    bool is_container;
};

struct fuzz_parameter {
    const char *name;
    enum fuzz_group group;
    bool is_array;
    bool is_written;
    bool is_read;
    bool is_optional; /* may be NULL */
    bool is_local;    /* not significant on some ranks */
    bool is_value;    /* a struct passed by value */
    bool is_kept;     /* accessed after the call, too */
    bool is_closed;
    bool is_place; /* a position, not a count */
    int kind;
    const struct fuzz_members *members;
    const char *structure;
    fuzz_function *callback;
    size_t size; /* of the object that the argument points to */
    uint64_t (*bytes)(const union fuzz_value *a);
};

struct fuzz_function_row {
    const char *name;
    void (*call)(const union fuzz_value *a, union fuzz_value *answer);
    const struct fuzz_parameter *parameters;
    size_t count;
    bool is_collective;
    bool is_planned;
    bool is_free;
    bool has_status;
    bool has_text;
};

extern const struct fuzz_kind fuzz_kinds[];
extern const size_t fuzz_kind_count;
extern const struct fuzz_function_row fuzz_functions[];
extern const size_t fuzz_function_count;

/* Arithmetic on lengths; results that do not fit are UINT64_MAX. */
uint64_t fuzz_plus(uint64_t a, uint64_t b);
uint64_t fuzz_minus(uint64_t a, uint64_t b);
uint64_t fuzz_over(uint64_t a, uint64_t b);
uint64_t fuzz_times(uint64_t a, uint64_t b);
uint64_t fuzz_bytes(uint64_t dtype);
uint64_t fuzz_sum(const uint64_t *counts, const uint64_t *places, uint64_t length);
uint64_t fuzz_extent(const uint64_t *counts, const uint64_t *places, uint64_t length);
uint64_t fuzz_entry(const uint64_t *counts, uint64_t index);

/* One function of each callback type. */
int fuzz_interrupt_check(void *user_data);
int fuzz_call_words(void *text, dtl_size_t bytes, void *user_data);
void fuzz_error_handler(dtl_status status, const char *message, void *user_data);
void fuzz_unary_func(void *element, dtl_size_t index, void *user_data);
void fuzz_const_unary_func(const void *element, dtl_size_t index, void *user_data);
void fuzz_transform_func(const void *input, void *output, dtl_size_t index, void *user_data);
void fuzz_chunk_func(void *elements, dtl_size_t count, void *user_data);
void fuzz_chunk_transform_func(const void *input, void *output, dtl_size_t count, void *user_data);
int fuzz_predicate(const void *element, void *user_data);
int fuzz_comparator(const void *a, const void *b, void *user_data);
void fuzz_binary_func(const void *a, const void *b, void *result, void *user_data);
void fuzz_map_func(const void *key, const void *value, void *user_data);
dtl_status fuzz_then_func(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                          void *user_data);
dtl_status fuzz_reply_func(const void *args, dtl_size_t args_size, dtl_rank_t source,
                           dtl_future_t reply, void *user_data);
int fuzz_action_func(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
                     void *user_data);

#endif
