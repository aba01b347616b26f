/* SPDX-License-Identifier: BSD-3-Clause */
/* A heap is allocated identically on all ranks; differing allocations are refused on all ranks. */
#include "../support/support.h"
#include "transport.h"

#include <pthread.h>
#include <stdatomic.h>

enum { BYTES = 1 << 16 };

static dtl_symmetric_t heap;

static uint64_t offset_of(const void *address)
{
    return (uint64_t)((const char *)address - (const char *)dtl_symmetric_base(heap));
}

static int heap_make(void **state)
{
    (void)state;
    return dtl_symmetric_create(world.ctx, BYTES, &heap) == DTL_SUCCESS ? 0 : -1;
}

static int heap_free(void **state)
{
    (void)state;
    dtl_symmetric_destroy(heap);
    return 0;
}

static bool is_same_everywhere(uint64_t value)
{
    uint64_t least = value, most = value;

    assert_success(dtl_allreduce(world.ctx, &value, &least, 1, DTL_DTYPE_UINT64, DTL_OP_MIN));
    assert_success(dtl_allreduce(world.ctx, &value, &most, 1, DTL_DTYPE_UINT64, DTL_OP_MAX));
    return least == most;
}

static void a_heap_returns_its_ranks_and_bytes(void **state)
{
    (void)state;
    assert_int_equal(dtl_symmetric_is_valid(heap), 1);
    assert_int_equal(dtl_symmetric_my_pe(heap), world.rank);
    assert_int_equal(dtl_symmetric_n_pes(heap), world.size);
    assert_int_equal(dtl_symmetric_size(heap), BYTES);
    assert_int_equal(dtl_symmetric_used(heap), 0);
    assert_non_null(dtl_symmetric_base(heap));
}

static void allocations_have_equal_offsets_and_are_zero(void **state)
{
    enum { PIECES = 5 };
    char *pieces[PIECES];

    (void)state;
    for (int index = 0; index < PIECES; index++) {
        size_t bytes = 1 + 100 * (size_t)index;

        assert_success(dtl_symmetric_allocate(heap, bytes, (void **)&pieces[index]));
        assert_true(is_same_everywhere(offset_of(pieces[index])));
        assert_int_equal(offset_of(pieces[index]) % 64, 0);
        for (size_t byte = 0; byte < bytes; byte++)
            assert_int_equal(pieces[index][byte], 0);
        memset(pieces[index], 1 + index, bytes);
    }
    for (int index = 0; index < PIECES; index++)
        assert_int_equal(pieces[index][100 * (size_t)index], 1 + index);
    assert_int_equal(dtl_symmetric_used(heap), 64 + 128 + 256 + 320 + 448);
    for (int index = 0; index < PIECES; index++)
        assert_success(dtl_symmetric_free(heap, pieces[(2 * index) % PIECES]));
    assert_int_equal(dtl_symmetric_used(heap), 0);
}

static void freed_memory_is_allocated_again_as_zeros(void **state)
{
    char *first = NULL, *second = NULL, *third = NULL;

    (void)state;
    assert_success(dtl_symmetric_allocate(heap, 128, (void **)&first));
    assert_success(dtl_symmetric_allocate(heap, 64, (void **)&second));
    memset(first, 7, 128);
    assert_success(dtl_symmetric_free(heap, first));
    assert_success(dtl_symmetric_allocate(heap, 65, (void **)&third));
    assert_ptr_equal(third, first);
    assert_int_equal(third[0], 0);
    assert_int_equal(third[127], 0);
    assert_success(dtl_symmetric_free(heap, third));
    assert_success(dtl_symmetric_free(heap, second));
}

static void many_allocations_fill_a_heap_completely(void **state)
{
    enum { PIECE = 1024, PIECES = BYTES / PIECE };
    void *pieces[PIECES];

    (void)state;
    for (int index = 0; index < PIECES; index++)
        assert_success(dtl_symmetric_allocate(heap, PIECE, &pieces[index]));
    assert_int_equal(dtl_symmetric_used(heap), BYTES);
    for (int index = 0; index < PIECES; index++)
        assert_success(dtl_symmetric_free(heap, pieces[index]));
}

static void a_full_heap_reports_its_usage(void **state)
{
    void *large = NULL, *small = NULL, *none = &large;

    (void)state;
    assert_success(dtl_symmetric_allocate(heap, 64, &small));
    assert_success(dtl_symmetric_allocate(heap, BYTES - 4096, &large));
    assert_status(DTL_ERROR_OUT_OF_MEMORY, dtl_symmetric_allocate(heap, 8192, &none));
    assert_message("size is 8192; expected at most the 4032 bytes that are free in one piece: of "
                   "65536 bytes 61504 are used by 2 allocations: 61440 bytes at 64, 64 bytes at 0");
    assert_status(DTL_ERROR_OUT_OF_MEMORY, dtl_symmetric_allocate(heap, UINT64_MAX, &none));
    assert_ptr_equal(none, &large);
    assert_success(dtl_symmetric_allocate(heap, 4032, &none));
    assert_success(dtl_symmetric_free(heap, none));
    assert_success(dtl_symmetric_free(heap, small));
    assert_success(dtl_symmetric_free(heap, large));
}

static void sizes_that_differ_are_refused_on_all(void **state)
{
    uint64_t size = world.rank == world.size - 1 ? 200 : 100;
    dtl_symmetric_t other = NULL;
    void *piece = NULL;

    (void)state;
    if (world.size == 1)
        return;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_allocate(heap, size, &piece));
    assert_message("size is 200 on rank");
    assert_message("and 100 on rank 0; expected the same on all ranks "
                   "[DTL-symmetric_allocate-size-match]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_create(world.ctx, size, &other));
    assert_message("[DTL-symmetric_create-size-match]");
    assert_null(piece);
    assert_null(other);
    assert_int_equal(dtl_symmetric_used(heap), 0);
}

/* Rank 0 is refused by its own check, and the others with its message. */
static void a_size_refused_on_one_rank_is_refused_on_all(void **state)
{
    uint64_t size = world.rank == 0 ? 0 : 64;
    void *piece = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_allocate(heap, size, &piece));
    assert_message(world.rank == 0 ? "size is 0; expected 1 or more"
                                   : "on rank 0 size is 0; expected 1 or more");
    assert_int_equal(dtl_symmetric_used(heap), 0);
}

static void freeing_twice_is_refused(void **state)
{
    void *piece = NULL;

    (void)state;
    assert_success(dtl_symmetric_allocate(heap, 100, &piece));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_free(heap, (char *)piece + 8));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_free(heap, NULL));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_free(heap, &piece));
    assert_success(dtl_symmetric_free(heap, piece));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_free(heap, piece));
    assert_message(
        "where nothing is allocated; expected an address that dtl_symmetric_allocate has returned");
}

static void freeing_other_pieces_on_some_ranks_is_refused_on_all(void **state)
{
    void *one = NULL, *two = NULL;

    (void)state;
    assert_success(dtl_symmetric_allocate(heap, 100, &one));
    assert_success(dtl_symmetric_allocate(heap, 100, &two));
    if (world.size > 1) {
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_symmetric_free(heap, world.rank == 0 ? one : two));
        assert_message("address is at byte 128 of the heap on rank 1 and at byte 0 on rank 0");
    }
    assert_int_equal(dtl_symmetric_used(heap), 256);
    assert_success(dtl_symmetric_free(heap, two));
    assert_success(dtl_symmetric_free(heap, one));
}

static void freeing_on_some_ranks_while_others_allocate_is_refused_on_all(void **state)
{
    void *piece = NULL, *more = NULL;

    (void)state;
    if (world.size == 1)
        return;
    assert_success(dtl_symmetric_allocate(heap, 100, &piece));
    if (world.rank == 0)
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_symmetric_free(heap, piece));
    else
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_symmetric_allocate(heap, 64, &more));
    assert_message(world.rank == 0 ? "rank 1 is in dtl_symmetric_allocate; expected "
                                     "dtl_symmetric_free, as here"
                                   : "rank 0 is in dtl_symmetric_free");
    assert_int_equal(dtl_symmetric_used(heap), 128);
    assert_success(dtl_symmetric_free(heap, piece));
}

static void ranks_of_a_node_map_each_others_heap(void **state)
{
    int32_t *piece = NULL;

    (void)state;
    assert_success(dtl_symmetric_allocate(heap, sizeof *piece, (void **)&piece));
    *piece = 100 + world.rank;
    assert_success(dtl_barrier(world.ctx));
    for (int32_t pe = 0; pe < world.size; pe++) {
        const int32_t *theirs = dtl_symmetric_remote_ptr(heap, piece, pe);

        if (pe == world.rank)
            assert_ptr_equal(theirs, piece);
        else
            assert_true((theirs != NULL) == shares_memory);
        if (theirs != NULL)
            assert_int_equal(*theirs, 100 + pe);
    }
    assert_success(dtl_symmetric_free(heap, piece));
}

static void a_pointer_outside_the_heap_is_refused(void **state)
{
    char *base = dtl_symmetric_base(heap);
    int mine = 0;

    (void)state;
    assert_non_null(dtl_symmetric_remote_ptr(heap, base + BYTES - 1, world.rank));
    dtl_clear_error();
    assert_null(dtl_symmetric_remote_ptr(heap, base + BYTES, world.rank));
    assert_int_equal(dtl_last_error_status(), DTL_ERROR_OUT_OF_BOUNDS);
    assert_message("[DTL-symmetric_remote_ptr-address-range]");
    assert_null(dtl_symmetric_remote_ptr(heap, base - 1, world.rank));
    assert_null(dtl_symmetric_remote_ptr(heap, &mine, world.rank));
    assert_null(dtl_symmetric_remote_ptr(heap, base, world.size));
    assert_message("[DTL-symmetric_remote_ptr-pe-range]");
}

static void memory_outlives_its_heap(void **state)
{
    int32_t next = (world.rank + 1) % world.size;
    dtl_symmetric_t other = NULL;
    dtl_memory_t own = NULL, theirs = NULL;
    int32_t *piece = NULL;

    (void)state;
    assert_success(dtl_symmetric_create(world.ctx, 4096, &other));
    assert_success(dtl_symmetric_allocate(other, sizeof *piece, (void **)&piece));
    *piece = 100 + world.rank;
    const int32_t *remote = dtl_symmetric_remote_ptr(other, piece, next);
    assert_success(dtl_symmetric_memory(other, world.rank, &own));
    assert_success(dtl_symmetric_memory(other, next, &theirs));
    assert_true((theirs != NULL) == (remote != NULL));
    dtl_symmetric_destroy(other);
    assert_int_equal(dtl_symmetric_is_valid(other), 0);
    assert_int_equal(*piece, 100 + world.rank);
    if (remote != NULL)
        assert_int_equal(*remote, 100 + next);
    dtl_memory_release(theirs);
    dtl_memory_release(own);
}

struct waiting {
    dtl_symmetric_t heap;
    void *signal;
    atomic_int has_begun;
    dtl_status status;
};

static void *wait_main(void *data)
{
    struct waiting *own = data;
    uint64_t seen;

    atomic_store(&own->has_begun, 1);
    own->status = dtl_symmetric_signal_wait_until(own->heap, own->signal, DTL_CMP_NE, 0, 50, &seen);
    return NULL;
}

/* The heap is freed when no thread uses it in a call; later calls are refused. */
static void a_heap_freed_while_used_stays_valid_until_calls_end(void **state)
{
    struct waiting own = {.status = DTL_SUCCESS};
    pthread_t thread;

    (void)state;
    assert_success(dtl_symmetric_create(world.ctx, 4096, &own.heap));
    assert_success(dtl_symmetric_allocate(own.heap, 8, &own.signal));
    assert_int_equal(pthread_create(&thread, NULL, wait_main, &own), 0);
    while (atomic_load(&own.has_begun) == 0)
        ;
    dtl_symmetric_destroy(own.heap);
    pthread_join(thread, NULL);
    if (own.status != DTL_ERROR_INVALID_ARGUMENT) /* the call came after the heap was closed */
        assert_int_equal(own.status, DTL_ERROR_TIMEOUT);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_put(own.heap, own.signal, &own.status, 4, world.rank));
    assert_message("heap is a handle that is already closed");
}

static void the_environment_sets_the_size(void **state)
{
    static const struct {
        const char *text;
        uint64_t bytes;
    } cases[] = {{"8192", 8192}, {"12K", 12 << 10}, {"1M", 1 << 20}};
    static const char *const refused[] = {"much", "0", "-1", "1T", "1KB", "99999999999G"};
    dtl_symmetric_t other = NULL;

    (void)state;
    for (size_t which = 0; which < COUNT_OF(cases); which++) {
        setenv("DTL_SYMMETRIC_SIZE", cases[which].text, 1);
        assert_success(dtl_symmetric_create(world.ctx, 0, &other));
        assert_int_equal(dtl_symmetric_size(other), cases[which].bytes);
        dtl_symmetric_destroy(other);
    }
    for (size_t which = 0; which < COUNT_OF(refused); which++) {
        setenv("DTL_SYMMETRIC_SIZE", refused[which], 1);
        assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_create(world.ctx, 0, &other));
        assert_message("DTL_SYMMETRIC_SIZE is");
    }
    unsetenv("DTL_SYMMETRIC_SIZE");
}

int main(int argc, char **argv)
{
#define WITH_HEAP(test) cmocka_unit_test_setup_teardown(test, heap_make, heap_free)
    const struct CMUnitTest tests[] = {
        WITH_HEAP(a_heap_returns_its_ranks_and_bytes),
        WITH_HEAP(allocations_have_equal_offsets_and_are_zero),
        WITH_HEAP(freed_memory_is_allocated_again_as_zeros),
        WITH_HEAP(many_allocations_fill_a_heap_completely),
        WITH_HEAP(a_full_heap_reports_its_usage),
        WITH_HEAP(sizes_that_differ_are_refused_on_all),
        WITH_HEAP(a_size_refused_on_one_rank_is_refused_on_all),
        WITH_HEAP(freeing_twice_is_refused),
        WITH_HEAP(freeing_other_pieces_on_some_ranks_is_refused_on_all),
        WITH_HEAP(freeing_on_some_ranks_while_others_allocate_is_refused_on_all),
        WITH_HEAP(ranks_of_a_node_map_each_others_heap),
        WITH_HEAP(a_pointer_outside_the_heap_is_refused),
        cmocka_unit_test(memory_outlives_its_heap),
        cmocka_unit_test(a_heap_freed_while_used_stays_valid_until_calls_end),
        cmocka_unit_test(the_environment_sets_the_size),
    };

    transport_choose(argc, argv);
    return run_in_world("heap", tests, COUNT_OF(tests));
}
