/* SPDX-License-Identifier: BSD-3-Clause */
/* Large blocks are read out of the other process, where the system allows that.  Where it does not
 * on one rank, all go in pieces, with the same results.  The linker sends the system call here
 * (--wrap), since whoever runs tests as root is allowed everything. */
#include "../support.h"

#include <errno.h>
#include <stdatomic.h>
#include <sys/uio.h>

enum { COUNT = 40000 /* of 8 bytes: more than the least that is read so */, MOST = 4 };

enum manner { ALLOWED, IN_PARTS, REFUSED, OF_ANOTHER };

static enum manner manner;
static atomic_int reads;
static int64_t sent[COUNT * MOST], received[COUNT * MOST];

ssize_t __real_process_vm_readv(pid_t process, const struct iovec *here, unsigned long heres,
                                const struct iovec *there, unsigned long theres,
                                unsigned long flags);
ssize_t __wrap_process_vm_readv(pid_t process, const struct iovec *here, unsigned long heres,
                                const struct iovec *there, unsigned long theres,
                                unsigned long flags);

ssize_t __wrap_process_vm_readv(pid_t process, const struct iovec *here, unsigned long heres,
                                const struct iovec *there, unsigned long theres,
                                unsigned long flags)
{
    struct iovec into = *here, from = *there;
    ssize_t got;

    atomic_fetch_add(&reads, 1);
    if (manner == REFUSED) {
        errno = EPERM;
        return -1;
    }
    if (manner == IN_PARTS && into.iov_len > 4096)
        into.iov_len = from.iov_len = into.iov_len / 2;
    got = __real_process_vm_readv(process, &into, heres, &from, theres, flags);
    if (manner == OF_ANOTHER && got > 0)
        ((char *)into.iov_base)[got - 1] ^= 1; /* of what says whose memory it is */
    return got;
}

static void broadcast_works(dtl_context_t ctx)
{
    for (int index = 0; index < COUNT; index++)
        sent[index] = world.rank == 0 ? index + 1 : 0;
    assert_success(dtl_broadcast(ctx, sent, COUNT, DTL_DTYPE_INT64, 0));
    assert_int_equal(sent[0], 1);
    assert_int_equal(sent[COUNT - 1], COUNT);
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

/* How often this rank has read while all three ran, in which it reads each time but as a root. */
static int all_work(dtl_context_t ctx)
{
    int before = atomic_load(&reads);

    broadcast_works(ctx);
    allgather_works(ctx);
    alltoall_works(ctx);
    return atomic_load(&reads) - before;
}

/* In a context of its own; the last rank reads in that manner. */
static void works_in(enum manner of_last, bool is_apart)
{
    dtl_context_t ctx = NULL;
    int first, later;

    assert_success(dtl_context_dup(world.ctx, &ctx));
    manner = world.rank == world.size - 1 ? of_last : ALLOWED;
    first = all_work(ctx);
    manner = ALLOWED;
    later = all_work(ctx);
    if (first == 0 && (!is_apart || world.rank == world.size - 1)) /* a root reads later */
        fail_msg("rank %d has read nothing", (int)world.rank);
    if ((later == 0) != is_apart)
        fail_msg("rank %d has read %d times later", (int)world.rank, later);
    dtl_context_destroy(ctx);
}

static void large_blocks_are_read_out_of_the_other_process(void **state)
{
    (void)state;
    works_in(ALLOWED, false);
}

static void what_is_read_in_parts_is_whole(void **state)
{
    (void)state;
    works_in(IN_PARTS, false);
}

static void where_one_rank_may_not_read_all_go_in_pieces_from_then_on(void **state)
{
    (void)state;
    works_in(REFUSED, true);
}

static void memory_of_another_process_is_not_taken(void **state)
{
    (void)state;
    works_in(OF_ANOTHER, true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(large_blocks_are_read_out_of_the_other_process),
        cmocka_unit_test(what_is_read_in_parts_is_whole),
        cmocka_unit_test(where_one_rank_may_not_read_all_go_in_pieces_from_then_on),
        cmocka_unit_test(memory_of_another_process_is_not_taken),
    };

    setenv("DTL_PLUGIN_PATH", DTL_PLUGIN_DIR, 1); /* the library is in this program */
    return run_in_world("apart", tests, COUNT_OF(tests));
}
