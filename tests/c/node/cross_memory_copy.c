/* SPDX-License-Identifier: BSD-3-Clause */
/* Large blocks are copied directly between processes (cross-memory attach) where the system allows
 * it. If it is refused on one rank, all ranks copy in chunks through shared memory, with the same
 * results. The linker redirects the system calls to this file (--wrap), because root is allowed
 * every access. */
#include "../support/support.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/uio.h>

enum { COUNT = 40000 /* of 8 bytes: above the threshold of cross-memory copies */, MOST = 4 };

enum manner { ALLOWED, IN_PARTS, REFUSED, OF_ANOTHER, READ_ONLY };

static enum manner manner;
static atomic_int reads, writes;
static int64_t sent[COUNT * MOST], received[COUNT * MOST];

/* Signature of process_vm_readv() and process_vm_writev(). */
typedef ssize_t copier(pid_t process, const struct iovec *here, unsigned long heres,
                       const struct iovec *there, unsigned long theres, unsigned long flags);

copier __real_process_vm_readv, __wrap_process_vm_readv;
copier __real_process_vm_writev, __wrap_process_vm_writev;

static ssize_t copy(copier *real, pid_t process, const struct iovec *here,
                    const struct iovec *there)
{
    struct iovec mine = *here, theirs = *there;

    if (manner == REFUSED || (manner == READ_ONLY && real == __real_process_vm_writev)) {
        errno = EPERM;
        return -1;
    }
    if (manner == IN_PARTS && mine.iov_len > 4096)
        mine.iov_len = theirs.iov_len = mine.iov_len / 2;
    return real(process, &mine, 1, &theirs, 1, 0);
}

ssize_t __wrap_process_vm_readv(pid_t process, const struct iovec *here, unsigned long heres,
                                const struct iovec *there, unsigned long theres,
                                unsigned long flags)
{
    ssize_t got;

    assert_true(heres == 1 && theres == 1 && flags == 0);
    atomic_fetch_add(&reads, 1);
    got = copy(__real_process_vm_readv, process, here, there);
    if (manner == OF_ANOTHER && got > 0)
        ((char *)here->iov_base)[got - 1] ^= 1; /* corrupts the token that identifies the process */
    return got;
}

ssize_t __wrap_process_vm_writev(pid_t process, const struct iovec *here, unsigned long heres,
                                 const struct iovec *there, unsigned long theres,
                                 unsigned long flags)
{
    assert_true(heres == 1 && theres == 1 && flags == 0);
    atomic_fetch_add(&writes, 1);
    return copy(__real_process_vm_writev, process, here, there);
}

static void broadcast_works(dtl_context_t ctx)
{
    for (int index = 0; index < COUNT; index++)
        sent[index] = world.rank == 0 ? index + 1 : 0;
    assert_success(dtl_broadcast(ctx, sent, COUNT, DTL_DTYPE_INT64, 0));
    for (int index = 0; index < COUNT; index++)
        assert_int_equal(sent[index], index + 1);
}

static void allgather_works(dtl_context_t ctx)
{
    for (int index = 0; index < COUNT; index++)
        sent[index] = world.rank * COUNT + index;
    assert_success(
        dtl_allgather(ctx, sent, COUNT, DTL_DTYPE_INT64, received, COUNT, DTL_DTYPE_INT64));
    for (int index = 0; index < COUNT * world.size; index += COUNT / 4)
        assert_int_equal(received[index], index);
}

static void alltoall_works(dtl_context_t ctx)
{
    for (int index = 0; index < COUNT * world.size; index++)
        sent[index] = world.rank * COUNT + index / COUNT;
    assert_success(
        dtl_alltoall(ctx, sent, COUNT, DTL_DTYPE_INT64, received, COUNT, DTL_DTYPE_INT64));
    for (int32_t rank = 0; rank < world.size; rank++)
        assert_int_equal(received[(rank + 1) * COUNT - 1], rank * COUNT + world.rank);
}

static void gather_works(dtl_context_t ctx, int32_t root)
{
    for (int index = 0; index < COUNT; index++)
        sent[index] = world.rank * COUNT + index;
    memset(received, 0, sizeof received);
    assert_success(
        dtl_gather(ctx, sent, COUNT, DTL_DTYPE_INT64, received, COUNT, DTL_DTYPE_INT64, root));
    for (int index = 0; world.rank == root && index < COUNT * world.size; index++)
        assert_int_equal(received[index], index);
}

static void scatter_works(dtl_context_t ctx, int32_t root)
{
    for (int index = 0; index < COUNT * world.size; index++)
        sent[index] = world.rank == root ? index : -1;
    memset(received, 0, sizeof received);
    assert_success(
        dtl_scatter(ctx, sent, COUNT, DTL_DTYPE_INT64, received, COUNT, DTL_DTYPE_INT64, root));
    for (int index = 0; index < COUNT; index++)
        assert_int_equal(received[index], world.rank * COUNT + index);
}

/* Runs every kind of collective and returns how often this rank read another process's memory. */
static int all_work(dtl_context_t ctx)
{
    int before = atomic_load(&reads);

    broadcast_works(ctx);
    allgather_works(ctx);
    alltoall_works(ctx);
    for (int32_t root = 0; root < world.size; root++) {
        gather_works(ctx, root);
        scatter_works(ctx, root);
    }
    return atomic_load(&reads) - before;
}

/* Runs all_work() in a new context in which the last rank's system calls behave as `of_last`
 * says. */
static void works_in(enum manner of_last, bool has_no_cross_memory)
{
    dtl_context_t ctx = NULL;
    int first, later;

    assert_success(dtl_context_dup(world.ctx, &ctx));
    manner = world.rank == world.size - 1 ? of_last : ALLOWED;
    first = all_work(ctx);
    manner = ALLOWED;
    later = all_work(ctx);
    if (first == 0)
        fail_msg("rank %d has read nothing", (int)world.rank);
    if ((later == 0) != has_no_cross_memory)
        fail_msg("rank %d has read %d times later", (int)world.rank, later);
    dtl_context_destroy(ctx);
}

static void large_blocks_are_read_from_the_other_process(void **state)
{
    (void)state;
    works_in(ALLOWED, false);
}

static void data_read_in_parts_is_complete(void **state)
{
    (void)state;
    works_in(IN_PARTS, false);
}

static void if_one_rank_may_not_read_all_ranks_copy_in_chunks(void **state)
{
    (void)state;
    works_in(REFUSED, true);
}

/* The root and the receivers each copy a share of the blocks; neither waits for the other to copy
 * all. */
static void ranks_share_the_copies_of_a_root(void **state)
{
    dtl_context_t ctx = NULL;
    int before = atomic_load(&writes);

    (void)state;
    manner = ALLOWED;
    assert_success(dtl_context_dup(world.ctx, &ctx));
    broadcast_works(ctx);
    if ((atomic_load(&writes) > before) != (world.rank == 0))
        fail_msg("rank %d has written %d times", (int)world.rank, atomic_load(&writes) - before);
    before = atomic_load(&writes);
    gather_works(ctx, 0);
    if ((atomic_load(&writes) > before) != (world.rank != 0))
        fail_msg("rank %d has written %d times", (int)world.rank, atomic_load(&writes) - before);
    dtl_context_destroy(ctx);
}

static void if_one_rank_may_not_write_all_ranks_copy_in_chunks(void **state)
{
    (void)state;
    works_in(READ_ONLY, true);
}

static void memory_of_another_process_is_refused(void **state)
{
    (void)state;
    works_in(OF_ANOTHER, true);
}

/* With CPUs that share a cache, or if one rank requests it, blocks go in chunks. */
static void chunked_copies_read_no_other_process(void **state)
{
    dtl_context_t ctx = NULL;
    int before = atomic_load(&writes);

    (void)state;
    if (world.rank == world.size - 1)
        setenv("DTL_NODE_COLLECTIVES", "pieces", 1);
    else
        unsetenv("DTL_NODE_COLLECTIVES");
    assert_success(dtl_context_dup(world.ctx, &ctx));
    assert_int_equal(all_work(ctx), 0);
    assert_int_equal(atomic_load(&writes), before);
    dtl_context_destroy(ctx);
    setenv("DTL_NODE_COLLECTIVES", "direct", 1);
}

/* Copies to memory that begins and ends within a cache line. */
static void non_temporal_stores_are_complete(void **state)
{
    enum { BYTES = (20 << 20) + 5, BEGIN = 3 };
    uint64_t total_bytes = (uint64_t)world.size * BYTES;
    unsigned char *mine = malloc(BYTES), *all = malloc(total_bytes + BEGIN + 1);
    dtl_context_t ctx = NULL;

    (void)state;
    setenv("DTL_NODE_COLLECTIVES", "pieces", 1);
    assert_success(dtl_context_dup(world.ctx, &ctx));
    for (uint64_t index = 0; index < BYTES; index++)
        mine[index] = (unsigned char)(index * 7 + index / 251 + (uint64_t)world.rank);
    memset(all, 0xee, total_bytes + BEGIN + 1);
    assert_success(
        dtl_allgather(ctx, mine, BYTES, DTL_DTYPE_UINT8, all + BEGIN, BYTES, DTL_DTYPE_UINT8));
    assert_int_equal(all[BEGIN - 1], 0xee);
    assert_int_equal(all[BEGIN + total_bytes], 0xee);
    for (int32_t rank = 0; rank < world.size; rank++)
        for (uint64_t index = 0; index < BYTES; index++)
            if (all[BEGIN + (uint64_t)rank * BYTES + index] !=
                (unsigned char)(mine[index] - world.rank + rank))
                fail_msg("byte %lu of rank %d", (unsigned long)index, (int)rank);
    free(mine);
    free(all);
    dtl_context_destroy(ctx);
    setenv("DTL_NODE_COLLECTIVES", "direct", 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(large_blocks_are_read_from_the_other_process),
        cmocka_unit_test(data_read_in_parts_is_complete),
        cmocka_unit_test(if_one_rank_may_not_read_all_ranks_copy_in_chunks),
        cmocka_unit_test(ranks_share_the_copies_of_a_root),
        cmocka_unit_test(if_one_rank_may_not_write_all_ranks_copy_in_chunks),
        cmocka_unit_test(memory_of_another_process_is_refused),
        cmocka_unit_test(chunked_copies_read_no_other_process),
        cmocka_unit_test(non_temporal_stores_are_complete),
    };

    setenv("DTL_PLUGIN_PATH", DTL_PLUGIN_DIR, 1); /* the library is linked into this program */
    setenv("DTL_NODE_COLLECTIVES", "direct", 1);
    return run_in_world("cross_memory_copy", tests, COUNT_OF(tests));
}
