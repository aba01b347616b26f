/* SPDX-License-Identifier: BSD-3-Clause */
/* Every index has one owner, the same on all ranks: exhaustively for up to 200 elements on up to 16
 * ranks, and by samples for sizes near the limit. */
#include "../support/support.h"

#include "dtl_container.h"

enum { RANKS = 16, SIZES = 200 };

static int failing_allocation; /* number of allocations until one fails; 0: none fails */

dtl_status __real_dtl__alloc(void **out, size_t bytes, const char *what);
dtl_status __wrap_dtl__alloc(void **out, size_t bytes, const char *what);

/* Replaces dtl__alloc (linker option --wrap). */
dtl_status __wrap_dtl__alloc(void **out, size_t bytes, const char *what)
{
    if (failing_allocation > 0 && --failing_allocation == 0)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "no memory for %s; expected some", what);
    return __real_dtl__alloc(out, bytes, what);
}

static const dtl_partition_policy policies[] = {
    DTL_PARTITION_BLOCK, DTL_PARTITION_CYCLIC,     DTL_PARTITION_BLOCK_CYCLIC,
    DTL_PARTITION_HASH,  DTL_PARTITION_REPLICATED,
};

static struct distribution distribution_made(dtl_partition_policy policy, uint64_t size,
                                             uint64_t block, int32_t ranks, int32_t rank)
{
    struct distribution distribution = {0};

    assert_success(dtl__distribution_make(policy, size, block, ranks, rank, &distribution));
    return distribution;
}

/* Checks the answers of rank `d->rank` for all indices. `owned` counts how many ranks own each
 * index. */
static void check_rank(const struct distribution *d, const int32_t *owners, int32_t *owned)
{
    uint64_t last = 0;

    assert_int_equal(d->local_size, dtl__distribution_count(d, d->rank));
    for (uint64_t index = 0; index < d->local_size; index++) {
        uint64_t global_index = dtl__distribution_to_global(d, index);

        assert_true(global_index < d->size);
        assert_true(index == 0 || global_index > last); /* ascending */
        assert_int_equal(dtl__distribution_to_local(d, global_index), index);
        owned[global_index]++;
        last = global_index;
    }
    for (uint64_t index = 0; index < d->size; index++) {
        bool is_local = d->policy == DTL_PARTITION_REPLICATED || owners[index] == d->rank;

        assert_int_equal(dtl__distribution_owner(d, index), owners[index]);
        assert_int_equal(dtl__distribution_is_local(d, index), is_local);
        assert_int_equal(dtl__distribution_to_local(d, index) >= 0, is_local);
    }
}

static void check_all_ranks(dtl_partition_policy policy, uint64_t size, uint64_t block,
                            int32_t ranks)
{
    int32_t owners[SIZES] = {0}, owned[SIZES] = {0};
    uint64_t total = 0;

    for (int32_t rank = 0; rank < ranks; rank++) {
        struct distribution d = distribution_made(policy, size, block, ranks, rank);

        for (uint64_t index = 0; rank == 0 && index < size; index++) {
            owners[index] = dtl__distribution_owner(&d, index);
            assert_in_range(owners[index], 0, ranks - 1);
        }
        check_rank(&d, owners, owned);
        total += d.local_size;
        dtl__distribution_release(&d);
    }
    for (uint64_t index = 0; index < size; index++)
        assert_int_equal(owned[index], policy == DTL_PARTITION_REPLICATED ? ranks : 1);
    assert_int_equal(total, policy == DTL_PARTITION_REPLICATED ? size * (uint64_t)ranks : size);
}

static void every_index_has_one_owner(void **state)
{
    (void)state;
    for (size_t which = 0; which < COUNT_OF(policies); which++)
        for (uint64_t size = 0; size <= SIZES; size++)
            for (int32_t ranks = 1; ranks <= RANKS; ranks++)
                check_all_ranks(policies[which], size, 1, ranks);
}

static void blocks_of_any_size_are_distributed(void **state)
{
    static const uint64_t blocks[] = {2, 3, 7, 64, 1000, UINT64_MAX};

    (void)state;
    for (size_t which = 0; which < COUNT_OF(blocks); which++)
        for (uint64_t size = 0; size <= SIZES; size++)
            for (int32_t ranks = 1; ranks <= RANKS; ranks++)
                check_all_ranks(DTL_PARTITION_BLOCK_CYCLIC, size, blocks[which], ranks);
}

static void block_assigns_one_more_to_the_first_ranks(void **state)
{
    static const uint64_t expected[] = {4, 3, 3};

    (void)state;
    for (int32_t rank = 0; rank < 3; rank++) {
        struct distribution d = distribution_made(DTL_PARTITION_BLOCK, 10, 1, 3, rank);
        assert_int_equal(d.local_size, expected[rank]);
    }
}

static void cyclic_distributes_round_robin(void **state)
{
    struct distribution d = distribution_made(DTL_PARTITION_CYCLIC, 8, 1, 2, 1);

    (void)state;
    for (uint64_t index = 0; index < 4; index++)
        assert_int_equal(dtl__distribution_to_global(&d, index), 2 * index + 1);
}

/* No step overflows for sizes near INT64_MAX. */
static void huge_sizes_are_distributed_exactly(void **state)
{
    static const uint64_t sizes[] = {(UINT64_C(1) << 61) - 1, UINT64_C(1) << 62, INT64_MAX};
    static const uint64_t blocks[] = {1, 1000, UINT64_C(1) << 40, UINT64_MAX};
    static const int32_t ranks[] = {1, 3, 4096, INT32_MAX};

    (void)state;
    for (size_t s = 0; s < COUNT_OF(sizes); s++) {
        for (size_t b = 0; b < COUNT_OF(blocks); b++) {
            for (size_t r = 0; r < COUNT_OF(ranks); r++) {
                dtl_partition_policy policy =
                    b == 0 ? DTL_PARTITION_BLOCK : DTL_PARTITION_BLOCK_CYCLIC;
                uint64_t samples[] = {0,           1, sizes[s] / 3, sizes[s] / 2 + 1, sizes[s] - 2,
                                      sizes[s] - 1};

                for (size_t i = 0; i < COUNT_OF(samples); i++) {
                    struct distribution d =
                        distribution_made(policy, sizes[s], blocks[b], ranks[r], 0);
                    int32_t owner = dtl__distribution_owner(&d, samples[i]);

                    assert_in_range(owner, 0, ranks[r] - 1);
                    d = distribution_made(policy, sizes[s], blocks[b], ranks[r], owner);
                    int64_t local_index = dtl__distribution_to_local(&d, samples[i]);
                    assert_true(local_index >= 0 && (uint64_t)local_index < d.local_size);
                    assert_true(dtl__distribution_to_global(&d, (uint64_t)local_index) ==
                                samples[i]);
                }
            }
        }
    }
}

static void hash_list_that_overflows_is_refused(void **state)
{
    struct distribution d = {.size = 7};

    (void)state;
    assert_status(DTL_ERROR_OUT_OF_MEMORY,
                  dtl__distribution_make(DTL_PARTITION_HASH, UINT64_C(1) << 61, 1, 2, 0, &d));

    assert_int_equal(d.size, 7);
}

static void hash_spreads_evenly(void **state)
{
    (void)state;
    for (int32_t rank = 0; rank < 8; rank++) {
        struct distribution d = distribution_made(DTL_PARTITION_HASH, 80000, 1, 8, rank);

        assert_in_range(d.local_size, 9500, 10500);
        dtl__distribution_release(&d);
    }
}

/* A hash distribution fails if its index list is too long or can't be allocated. */
static void hash_without_memory_for_its_list_is_refused(void **state)
{
    struct distribution d = {0};

    (void)state;
    assert_int_equal(dtl__distribution_make(DTL_PARTITION_HASH, INT64_MAX, 1, 2, 0, &d),
                     DTL_ERROR_OUT_OF_MEMORY);
    for (int which = 1; which <= 2; which++) {
        failing_allocation = which;
        assert_int_equal(dtl__distribution_make(DTL_PARTITION_HASH, SIZES, 1, 2, 0, &d),
                         DTL_ERROR_OUT_OF_MEMORY);
    }
    assert_null(d.owned);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_index_has_one_owner),
        cmocka_unit_test(blocks_of_any_size_are_distributed),
        cmocka_unit_test(block_assigns_one_more_to_the_first_ranks),
        cmocka_unit_test(cyclic_distributes_round_robin),
        cmocka_unit_test(huge_sizes_are_distributed_exactly),
        cmocka_unit_test(hash_list_that_overflows_is_refused),
        cmocka_unit_test(hash_without_memory_for_its_list_is_refused),
        cmocka_unit_test(hash_spreads_evenly),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
