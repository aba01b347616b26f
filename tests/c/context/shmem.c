/* SPDX-License-Identifier: BSD-3-Clause */
/* The reasons for which OpenSHMEM is unavailable. Where it is available, the tests of heaps run
 * over it. */
#include "../support/support.h"

#include <stdint.h>
#include <sys/mman.h>

static void expect_refusal(const char *words)
{
    dtl_context_t made = NULL;

    assert_int_equal(dtl_has_shmem(), 0);
    assert_status(DTL_ERROR_BACKEND_UNAVAILABLE, dtl_context_with_shmem(world.ctx, &made));
    assert_message(words);
    assert_null(made);
    assert_int_equal(dtl_context_has_shmem(world.ctx), 0);
}

static void openshmem_not_requested_is_unavailable(void **state)
{
    (void)state;
    expect_refusal("DTL_SHMEM is not set; expected openshmem, before MPI starts");
    setenv("DTL_SHMEM", "none", 1);
    expect_refusal("DTL_SHMEM is \"none\"");
    setenv("DTL_SHMEM", "open", 1);
    expect_refusal("DTL_SHMEM is \"open\"; expected openshmem or none");
}

static void another_mpi_has_none(void **state)
{
    (void)state;
    setenv("DTL_SHMEM", "openshmem", 1);
    expect_refusal("MPICH is in use; expected a job of openmpi");
}

static void mpi_started_without_openshmem_stays_without(void **state)
{
    (void)state;
    setenv("DTL_SHMEM", "openshmem", 1);
    expect_refusal("DTL_SHMEM was not set when Open MPI was started; expected it then");
}

static void *page_at(uintptr_t address)
{
    void *page = mmap((void *)address, 4096, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);

    assert_ptr_equal(page, (void *)address);
    return page;
}

/* Uses a context with OpenSHMEM heaps, in which each rank reads a value that the previous one has
 * put. */
static void *expect_heaps(void)
{
    dtl_context_t made = NULL;
    dtl_symmetric_t heap = NULL;
    uint64_t value = (uint64_t)world.rank;
    void *base = NULL;

    assert_success(dtl_context_with_shmem(world.ctx, &made));
    assert_success(dtl_symmetric_create(made, 4096, &heap));
    assert_success(dtl_symmetric_allocate(heap, sizeof value, &base));
    assert_success(
        dtl_symmetric_put(heap, base, &value, sizeof value, (world.rank + 1) % world.size));
    assert_success(dtl_symmetric_barrier_all(heap));
    assert_int_equal(*(uint64_t *)base, (world.rank + world.size - 1) % world.size);
    dtl_symmetric_destroy(heap);
    dtl_context_destroy(made);
    return base;
}

/* Memory below the program's library, in several mappings. OpenSHMEM would treat it as static
 * variables of the program if it computed a wrong end of the program's data. */
static void mappings_of_ranks_do_not_disturb_heaps(void **state)
{
    enum { PIECE = 1 << 20 };

    (void)state;
    assert_int_equal(dtl_has_shmem(), 1); /* the library is found */
    for (int index = 0; index < 50 * world.rank; index++) {
        char *pages = mmap(NULL, (size_t)2 * PIECE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        assert_ptr_not_equal(pages, MAP_FAILED);
        assert_int_equal(mprotect(pages, PIECE, PROT_READ | PROT_WRITE), 0);
    }
    expect_heaps();
}

static void heaps_are_mapped_at_an_address_free_on_all_ranks(void **state)
{
    int elsewhere;
    int *kept = world.rank == 1 ? page_at(0xff000000) : &elsewhere;

    (void)state;
    *kept = 42;
    assert_true((uintptr_t)expect_heaps() >= 0x100000000000);
    assert_int_equal(*kept, 42);
}

static void without_a_free_address_it_is_refused(void **state)
{
    const uintptr_t addresses[] = {0xff000000, 0x200000000000, 0x300000000000, 0x100000000000};
    dtl_context_t made = NULL;

    (void)state;
    for (size_t index = 0; index < COUNT_OF(addresses); index++)
        if ((size_t)world.rank == index % 2)
            page_at(addresses[index]);
    assert_status(DTL_ERROR_BACKEND_INIT_FAILED, dtl_context_with_shmem(world.ctx, &made));
    assert_message(
        "of 4 addresses for the heaps of OpenSHMEM, each is taken on some rank; expected "
        "one with 1 TiB that is free on all, or OMPI_MCA_sshmem_base_start_address");
    assert_null(made);
    if (world.rank == 0)
        assert_int_equal(munmap((void *)addresses[0], 4096), 0);
    expect_heaps();
}

static void a_part_of_the_ranks_is_refused(void **state)
{
    dtl_context_t half = NULL, made = NULL;

    (void)state;
    assert_int_equal(dtl_has_shmem(), 1);
    assert_success(dtl_context_split(world.ctx, world.rank, 0, &half));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_context_with_shmem(half, &made));
    assert_message("ctx has 1 of the 2 ranks of the job; expected all");
    dtl_context_destroy(half);
}

static const struct {
    const char *name;
    CMUnitTestFunction test;
} scenarios[] = {
    {"", openshmem_not_requested_is_unavailable},
    {"mpich", another_mpi_has_none},
    {"late", mpi_started_without_openshmem_stays_without},
    {"part", a_part_of_the_ranks_is_refused},
    {"mapped", mappings_of_ranks_do_not_disturb_heaps},
    {"taken", heaps_are_mapped_at_an_address_free_on_all_ranks},
    {"full", without_a_free_address_it_is_refused},
};

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    const int first_with_it = 3;

    for (int index = 0; index < (int)COUNT_OF(scenarios); index++)
        if (strcmp(scenarios[index].name, name) == 0) {
            const struct CMUnitTest tests[] = {{name, scenarios[index].test, NULL, NULL, NULL}};

            if (index >= first_with_it)
                setenv("DTL_SHMEM", "openshmem", 1);
            return run_in_world("shmem", tests, COUNT_OF(tests));
        }
    return 2;
}
