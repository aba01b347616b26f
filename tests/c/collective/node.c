/* SPDX-License-Identifier: BSD-3-Clause */
/* Small collectives through memory that the ranks share: every kind around the largest block, ranks
 * that run ahead, and what becomes of ranks that disagree.  The argument `off`: the same without.
 */
#include "../support.h"

#include <sys/resource.h>
#include <unistd.h>

enum { LARGEST = 510, STEPS = 2000, TRANSFER = 1 << 20 }; /* int64s: 510 fill a block */

static bool is_off;

/* Mappings of the memory that the ranks of a context share; each is some 32 KiB a rank. */
static int shared_mappings(void)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[512];
    int found = 0;

    assert_non_null(maps);
    while (fgets(line, sizeof line, maps) != NULL)
        found += strstr(line, "memfd:dtl") != NULL;
    fclose(maps);
    return found;
}

static int64_t value_of(int32_t rank, uint64_t index)
{
    return (int64_t)rank * 100000 + (int64_t)index;
}

static void fill(int64_t *values, uint64_t count, int32_t rank)
{
    for (uint64_t index = 0; index < count; index++)
        values[index] = value_of(rank, index);
}

/* The sum of the ranks before `end`. */
static int64_t sum_before(int32_t end, uint64_t index)
{
    int64_t sum = 0;

    for (int32_t rank = 0; rank < end; rank++)
        sum += value_of(rank, index);
    return sum;
}

static void reductions(dtl_size_t count, int32_t root)
{
    int64_t *mine = calloc(count + 1, sizeof *mine), *all = calloc(count + 1, sizeof *all);
    int64_t *one = calloc(count + 1, sizeof *one), *scan = calloc(count + 1, sizeof *scan);
    int64_t *before = calloc(count + 1, sizeof *before);

    fill(mine, count, world.rank);
    assert_success(dtl_allreduce(world.ctx, mine, all, count, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_success(dtl_reduce(world.ctx, mine, one, count, DTL_DTYPE_INT64, DTL_OP_SUM, root));
    assert_success(dtl_scan(world.ctx, mine, scan, count, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_success(dtl_exscan(world.ctx, mine, before, count, DTL_DTYPE_INT64, DTL_OP_SUM));
    for (uint64_t index = 0; index < count; index++) {
        assert_int_equal(all[index], sum_before(world.size, index));
        assert_int_equal(one[index], world.rank == root ? all[index] : 0);
        assert_int_equal(scan[index], sum_before(world.rank + 1, index));
        assert_int_equal(before[index], sum_before(world.rank, index));
    }
    free(mine);
    free(all);
    free(one);
    free(scan);
    free(before);
}

static void moves(dtl_size_t count, int32_t root)
{
    dtl_size_t parts = count * (dtl_size_t)world.size;
    int64_t *mine = calloc(parts + 1, sizeof *mine), *all = calloc(parts + 1, sizeof *all);

    fill(mine, parts, world.rank);
    assert_success(
        dtl_allgather(world.ctx, mine, count, DTL_DTYPE_INT64, all, count, DTL_DTYPE_INT64));
    for (uint64_t index = 0; index < parts; index++)
        assert_int_equal(all[index], value_of((int32_t)(index / count), index % count));

    assert_success(
        dtl_alltoall(world.ctx, mine, count, DTL_DTYPE_INT64, all, count, DTL_DTYPE_INT64));
    for (uint64_t index = 0; index < parts; index++)
        assert_int_equal(all[index], value_of((int32_t)(index / count),
                                              (uint64_t)world.rank * count + index % count));

    memset(all, 0, parts * sizeof *all);
    assert_success(
        dtl_gather(world.ctx, mine, count, DTL_DTYPE_INT64, all, count, DTL_DTYPE_INT64, root));
    for (uint64_t index = 0; index < parts; index++)
        assert_int_equal(
            all[index], world.rank == root ? value_of((int32_t)(index / count), index % count) : 0);

    assert_success(
        dtl_scatter(world.ctx, mine, count, DTL_DTYPE_INT64, all, count, DTL_DTYPE_INT64, root));
    for (uint64_t index = 0; index < count; index++)
        assert_int_equal(all[index], value_of(root, (uint64_t)world.rank * count + index));

    assert_success(dtl_broadcast(world.ctx, mine, count, DTL_DTYPE_INT64, root));
    for (uint64_t index = 0; index < count; index++)
        assert_int_equal(mine[index], value_of(root, index));
    free(mine);
    free(all);
}

static void every_kind_of_every_size(void **state)
{
    dtl_size_t parts = LARGEST / (dtl_size_t)world.size;
    const dtl_size_t counts[] = {0, 1, 7, 8, 9, parts, parts + 1, LARGEST, LARGEST + 1, 5000};

    (void)state;
    for (size_t which = 0; which < COUNT_OF(counts); which++)
        for (int32_t root = 0; root < world.size; root++) {
            reductions(counts[which], root);
            moves(counts[which], root);
        }
}

static void memory_is_shared_unless_it_is_off(void **state)
{
    (void)state;
    assert_success(dtl_barrier(world.ctx));
    assert_int_equal(shared_mappings(), world.size > 1 && !is_off);
}

static void in_place(void **state)
{
    int64_t value = world.rank + 1;

    (void)state;
    assert_success(dtl_allreduce(world.ctx, &value, &value, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(value, world.size * (world.size + 1) / 2);
}

/* The root is ahead by as many steps as there are slots, and any rank may be late. */
static void roots_run_ahead(void **state)
{
    unsigned seed = (unsigned)world.rank;

    (void)state;
    for (int64_t step = 0; step < STEPS; step++) {
        int32_t root = (int32_t)(step / 100 % world.size);
        int64_t value = world.rank == root ? step : -1;

        if (rand_r(&seed) % 100 == 0)
            usleep(500);
        assert_success(dtl_broadcast(world.ctx, &value, 1, DTL_DTYPE_INT64, root));
        assert_int_equal(value, step);
    }
}

/* Small and large ones, started ones between them, in an order that chance gives to all ranks. */
static void kinds_alternate(void **state)
{
    unsigned seed = 42;

    (void)state;
    for (int step = 0; step < STEPS / 4; step++) {
        int32_t root = rand_r(&seed) % world.size;
        int64_t one = 1, sum = 0;
        dtl_request_t request;

        switch (rand_r(&seed) % 5) {
        case 0:
            assert_success(dtl_barrier(world.ctx));
            break;
        case 1:
            reductions((dtl_size_t)(rand_r(&seed) % 4), root);
            break;
        case 2:
            moves((dtl_size_t)(rand_r(&seed) % 4 + 1), root);
            break;
        case 3:
            reductions(LARGEST + 1, root);
            break;
        default:
            assert_success(
                dtl_iallreduce(world.ctx, &one, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
            assert_success(dtl_barrier(world.ctx));
            assert_success(dtl_wait(request));
            assert_int_equal(sum, world.size);
        }
    }
}

/* What one rank has started goes on while it waits in memory for one that needs it. */
static void transfers_go_on_meanwhile(void **state)
{
    char *data = calloc(1, TRANSFER);
    dtl_request_t sent;

    (void)state;
    if (world.rank == 0 && world.size > 1)
        assert_success(dtl_isend(world.ctx, data, TRANSFER, DTL_DTYPE_BYTE, 1, 1, &sent));
    if (world.rank == 1)
        assert_success(dtl_recv(world.ctx, data, TRANSFER, DTL_DTYPE_BYTE, 0, 1));
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == 0 && world.size > 1)
        assert_success(dtl_wait(sent));
    free(data);
}

/* Who finds another rank elsewhere fails, and the next collective is in order again. */
static void who_disagrees_is_told(void **state)
{
    int64_t value = 7;

    (void)state;
    if (world.size == 1 || is_off)
        skip();
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == 0) {
        assert_success(dtl_broadcast(world.ctx, &value, 1, DTL_DTYPE_INT64, 0));
    } else {
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_barrier(world.ctx));
        assert_message("rank 0 is in broadcast of 8 bytes, root 0; expected barrier of 0 bytes");
    }
    assert_success(dtl_barrier(world.ctx));

    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_allreduce(world.ctx, &value, &value, 1, DTL_DTYPE_INT64,
                                world.rank == 0 ? DTL_OP_SUM : DTL_OP_MAX));
    assert_message(world.rank == 0 ? "in allreduce of 8 bytes, max of int64; expected allreduce"
                                   : "in allreduce of 8 bytes, sum of int64; expected allreduce");
    assert_success(dtl_barrier(world.ctx));
}

/* Contexts have memory of their own, from their first collective to their end. */
static void contexts_come_and_go(void **state)
{
    int before = shared_mappings();

    (void)state;
    for (int turn = 0; turn < 20; turn++) {
        dtl_context_t made;
        int64_t sum = 1;

        assert_success(dtl_context_dup(world.ctx, &made));
        assert_success(dtl_allreduce(made, &sum, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
        assert_int_equal(sum, world.size);
        dtl_context_destroy(made);
    }
    assert_int_equal(shared_mappings(), before);
}

/* A rank that can't open the memory keeps all others from using it. */
static void a_rank_without_it_is_enough(void **state)
{
    int before = shared_mappings();
    struct rlimit files, none;
    dtl_context_t made;
    int64_t sum = 1;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &made));
    getrlimit(RLIMIT_NOFILE, &files);
    none = files;
    none.rlim_cur = 0;
    if (world.rank == world.size - 1)
        setrlimit(RLIMIT_NOFILE, &none);
    assert_success(dtl_allreduce(made, &sum, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    setrlimit(RLIMIT_NOFILE, &files);
    assert_int_equal(sum, world.size);
    assert_int_equal(shared_mappings(), before);
    assert_success(dtl_barrier(made));
    dtl_context_destroy(made);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_is_shared_unless_it_is_off),
        cmocka_unit_test(every_kind_of_every_size),
        cmocka_unit_test(in_place),
        cmocka_unit_test(roots_run_ahead),
        cmocka_unit_test(kinds_alternate),
        cmocka_unit_test(transfers_go_on_meanwhile),
        cmocka_unit_test(who_disagrees_is_told),
        cmocka_unit_test(contexts_come_and_go),
        cmocka_unit_test(a_rank_without_it_is_enough),
    };

    is_off = argc > 1 && strcmp(argv[1], "off") == 0;
    if (is_off)
        setenv("DTL_NODE_COLLECTIVES", "off", 1);
    if (argc > 1 && strcmp(argv[1], "poll") == 0)
        setenv("DTL_PROGRESS", "poll", 1);
    return run_in_world("node", tests, COUNT_OF(tests));
}
