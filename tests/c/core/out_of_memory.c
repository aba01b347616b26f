/* SPDX-License-Identifier: BSD-3-Clause */
/* Running out of memory is survived. Each scenario is repeated with its first allocation failing,
 * then its second, and so on. The call reports the failure, writes nothing, and succeeds once
 * memory is available again. Leaks are found by the sanitizer. The linker redirects malloc and
 * calloc to this file (--wrap). */
#include "../support/support.h"
#include "dtl_runtime.h"

static long failing; /* countdown to the failing allocation; 0: none fails */

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);

static bool is_to_fail(void)
{
    return failing > 0 && --failing == 0;
}

void *__wrap_malloc(size_t size)
{
    return is_to_fail() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return is_to_fail() ? NULL : __real_calloc(count, size);
}

/* Performs an operation and undoes it. Returns DTL_SUCCESS or the first failure. */
typedef dtl_status (*scenario)(void);

/* Fails each allocation in turn until a run succeeds without reaching the failing one. */
static void survive(scenario run)
{
    long index = 0;
    dtl_status status;

    do {
        failing = ++index;
        status = run();
        if (status != DTL_SUCCESS) {
            assert_int_equal(status, DTL_ERROR_OUT_OF_MEMORY);
            assert_int_equal(dtl_last_error_status(), DTL_ERROR_OUT_OF_MEMORY);
            assert_true(form_matches("^dtl_[a-z_]+: .+ \\[DTL-.+\\]$", last_message()));
        }
    } while (failing == 0 && index < 1000);
    failing = 0;

    assert_in_range(index, 2, 999); /* at least one allocation failed, and the loop ended */
    assert_success(run());
}

static dtl_status make_context(void)
{
    dtl_context_t ctx = NULL;
    dtl_status status = dtl_context_create_default(&ctx);

    assert_true((ctx != NULL) == (status == DTL_SUCCESS));
    dtl_context_destroy(ctx);
    return status;
}

static dtl_status derive_contexts(void)
{
    dtl_context_t copy = NULL, part = NULL;
    dtl_status status = dtl_context_dup(world.ctx, &copy);

    if (status == DTL_SUCCESS)
        status = dtl_context_split(world.ctx, 0, 0, &part);
    dtl_context_destroy(copy);
    dtl_context_destroy(part);
    return status;
}

static dtl_status make_environment(void)
{
    dtl_environment_t env = NULL;
    dtl_context_t ctx = NULL;
    dtl_status status = dtl_environment_create(&env);

    if (status == DTL_SUCCESS)
        status = dtl_environment_make_cpu_context(env, &ctx);
    dtl_context_destroy(ctx);
    dtl_environment_destroy(env);
    assert_int_equal(dtl_environment_ref_count(), 0);
    return status;
}

static dtl_status make_vector(void)
{
    dtl_vector_t vec = NULL;
    double value = 1.0;
    dtl_status status = dtl_vector_create_fill(world.ctx, DTL_DTYPE_FLOAT64, 100, &value, &vec);

    assert_true((vec != NULL) == (status == DTL_SUCCESS));
    dtl_vector_destroy(vec);
    return status;
}

/* This scenario's vector lives through all failures. */
static dtl_vector_t kept;

static dtl_status resize_vector(void)
{
    dtl_size_t before = dtl_vector_global_size(kept);
    dtl_status status = dtl_vector_resize(kept, before + 1);

    assert_int_equal(dtl_vector_global_size(kept), before + (status == DTL_SUCCESS));
    return status;
}

static dtl_status redistribute_vector(void)
{
    dtl_partition_policy before = dtl_vector_partition_policy(kept);
    dtl_status status = dtl_vector_redistribute(kept, DTL_PARTITION_HASH);

    if (status != DTL_SUCCESS)
        assert_int_equal(dtl_vector_partition_policy(kept), before);
    return status;
}

static dtl_status hold_memory(void)
{
    dtl_vector_t vec = NULL;
    dtl_memory_t memory = NULL;
    dtl_status status = dtl_vector_create(world.ctx, DTL_DTYPE_INT8, 10, &vec);

    if (status == DTL_SUCCESS)
        status = dtl_container_memory(vec, &memory);
    dtl_vector_destroy(vec);
    dtl_memory_release(memory);
    return status;
}

static void keep_newer(const void *a, const void *b, void *result, void *user_data)
{
    (void)a;
    (void)user_data;
    *(double *)result = *(const double *)b;
}

static dtl_status use_map(void)
{
    int64_t keys[40];
    double values[40] = {0};
    dtl_map_t map = NULL;
    dtl_size_t count = 0;
    dtl_status status = dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map);

    for (int64_t index = 0; index < 40; index++)
        keys[index] = index;
    assert_true((map != NULL) == (status == DTL_SUCCESS));
    if (status == DTL_SUCCESS)
        status = dtl_map_insert_batch(map, keys, values, 40);
    if (status == DTL_SUCCESS)
        status = dtl_map_combine_with_batch(map, keys, values, 40, keep_newer, NULL);
    if (status == DTL_SUCCESS)
        status = dtl_map_local_entries(map, keys, values, 40, &count);
    if (map != NULL &&
        status != DTL_SUCCESS) /* the map is consistent and holds the entries that fitted */
        assert_in_range(dtl_map_local_size(map), 0, 40);
    dtl_map_destroy(map);
    return status;
}

/* A blocking reduction allocates no memory. */
static dtl_status reduce_blocks(void)
{
    int32_t out = 1, in = 0;
    dtl_request_t request = NULL;
    dtl_status status =
        dtl_ireduce_scatter_block(world.ctx, &out, &in, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &request);

    assert_true((request != NULL) == (status == DTL_SUCCESS));
    if (status == DTL_SUCCESS)
        status = dtl_wait(request);
    dtl_request_free(request);
    return status;
}

static dtl_status test_requests(void)
{
    dtl_request_t requests[2] = {NULL};
    int completed = 0;
    dtl_size_t index = 0;
    dtl_status status = dtl_ibarrier(world.ctx, &requests[0]);

    if (status == DTL_SUCCESS)
        status = dtl_ibarrier(world.ctx, &requests[1]);
    if (status == DTL_SUCCESS)
        status = dtl_testany(2, requests, &index, &completed);
    if (status == DTL_SUCCESS)
        status = dtl_waitall(2, requests);
    dtl_request_free(requests[0]);
    dtl_request_free(requests[1]);
    return status;
}

static void contexts_survive(void **state)
{
    (void)state;
    survive(make_context);
    survive(derive_contexts);
    survive(make_environment);
}

static void vectors_survive(void **state)
{
    (void)state;
    survive(make_vector);
    survive(hold_memory);
    survive(use_map);
}

static void vectors_keep_their_elements(void **state)
{
    int32_t value = 7;

    (void)state;
    assert_success(dtl_vector_create_fill(world.ctx, DTL_DTYPE_INT32, 10, &value, &kept));
    survive(resize_vector);
    survive(redistribute_vector);

    for (dtl_size_t index = 0; index < 10; index++) {
        assert_success(dtl_vector_get_local(kept, index, &value));
        assert_int_equal(value, 7);
    }
    dtl_vector_destroy(kept);
}

static void collectives_survive(void **state)
{
    (void)state;
    survive(reduce_blocks);
    survive(test_requests);
}

/* ---- the reserve of memory ------------------------------------------------------------------- */

/* Takes a block from the reserve, which serves requests when malloc fails. */
static dtl_status allocate_from_reserve(void **out, size_t bytes)
{
    dtl_status status;

    failing = 1;
    dtl__reserve_open();
    status = dtl__alloc(out, bytes, "list");
    dtl__reserve_close();
    failing = 0;
    return status;
}

static void the_reserve_has_the_requested_size(void **state)
{
    enum { BYTES = 1 << 20 };
    char *list = NULL, *more = NULL;

    (void)state;
    assert_success(dtl__reserve_grow(BYTES));
    for (int round = 0; round < 3; round++) { /* returned memory is available again, and zeroed */
        assert_success(allocate_from_reserve((void **)&list, BYTES - 100));
        assert_int_equal((uintptr_t)list % 64, 0);
        for (int index = 0; index < BYTES - 100; index++)
            assert_int_equal(list[index], 0);
        memset(list, 0xFF, BYTES - 100);
        assert_status(DTL_ERROR_OUT_OF_MEMORY, allocate_from_reserve((void **)&more, BYTES - 100));
        dtl__release(list);
    }
    assert_status(DTL_ERROR_OUT_OF_MEMORY,
                  allocate_from_reserve((void **)&more, 2 * (uint64_t)BYTES));
    assert_success(dtl__reserve_grow(BYTES)); /* the reserve has its full size again */
}

static void blocks_of_the_reserve_are_disjoint(void **state)
{
    enum { BLOCKS = 200, BYTES = 500 };
    char *blocks[BLOCKS];

    (void)state;
    for (int index = 0; index < BLOCKS; index++) {
        assert_success(allocate_from_reserve((void **)&blocks[index], BYTES));
        memset(blocks[index], index, BYTES);
    }
    for (int index = 0; index < BLOCKS; index += 2)
        dtl__release(blocks[index]);
    for (int index = 0; index < BLOCKS; index += 2) {
        assert_success(allocate_from_reserve((void **)&blocks[index], BYTES));
        memset(blocks[index], index, BYTES);
    }
    for (int index = 0; index < BLOCKS; index++)
        for (int byte = 0; byte < BYTES; byte++)
            assert_int_equal((unsigned char)blocks[index][byte], index);
    for (int index = 0; index < BLOCKS; index++)
        dtl__release(blocks[index]);
}

static void the_reserve_is_used_only_while_open(void **state)
{
    void *list = NULL;

    (void)state;
    failing = 1;
    assert_status(DTL_ERROR_OUT_OF_MEMORY, dtl__alloc(&list, 100, "list"));
    failing = 0;
}

static void an_impossible_reserve_is_refused(void **state)
{
    (void)state;
    assert_status(DTL_ERROR_OUT_OF_MEMORY, dtl__reserve_grow(SIZE_MAX));
    failing = 1;
    assert_status(DTL_ERROR_OUT_OF_MEMORY, dtl__reserve_grow(1 << 26));
    failing = 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(contexts_survive),
        cmocka_unit_test(vectors_survive),
        cmocka_unit_test(vectors_keep_their_elements),
        cmocka_unit_test(collectives_survive),
        cmocka_unit_test(the_reserve_has_the_requested_size),
        cmocka_unit_test(blocks_of_the_reserve_are_disjoint),
        cmocka_unit_test(the_reserve_is_used_only_while_open),
        cmocka_unit_test(an_impossible_reserve_is_refused),
    };

    return run_in_world("out_of_memory", tests, COUNT_OF(tests));
}
