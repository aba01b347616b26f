/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives through memory that the ranks share: every kind, with sizes around those of blocks
 * and chunks, with ranks that run ahead, and with ranks in different collectives. Argument `off`:
 * without shared memory; `nodes`: each rank is a node of its own, so that nothing is shared either;
 * `hierarchical`: two ranks form a node and share memory; `poll`: without the progress thread;
 * `long`: a million of the smallest collectives. */
#include "../support/support.h"

#include <sys/resource.h>
#include <unistd.h>

/* int64s: 6 fit beside the flag in a cache line, 2048 fill a block. */
enum {
    INLINE = 6,
    LARGEST = 2048,
    PIECES = 4 * LARGEST,
    FEW_PIECES = 3000, /* fewer elements than are copied across processes */
    STEPS = 2000,
    TRANSFER = 1 << 20
};

static bool is_off, is_hierarchical;
static int64_t turns = 10000;

/* Returns the number of mapped segments that the ranks of a context share. */
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

/* Returns the sum of the ranks before `end`. */
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
    const dtl_size_t counts[] = {0,         1,       INLINE,      INLINE + 1, parts,
                                 parts + 1, LARGEST, LARGEST + 1, 5000,       20011};

    (void)state;
    for (size_t which = 0; which < COUNT_OF(counts); which++)
        for (int32_t root = 0; root < world.size; root++) {
            reductions(counts[which], root);
            moves(counts[which], root);
        }
}

/* ---- a count for each rank ------------------------------------------------------------------- */

enum { RANKS = 16 };

/* Returns the number of elements that `from` sends to `to`; 0 for the rank after `from`. */
static dtl_size_t count_between(int32_t from, int32_t to, dtl_size_t base)
{
    return to == (from + 1) % 5 ? 0 : base * (dtl_size_t)(1 + (from + 2 * to) % 3) + (dtl_size_t)to;
}

static int64_t element_of(int32_t from, int32_t to, dtl_size_t index)
{
    return ((int64_t)from * RANKS + to) * 1000000 + (int64_t)index;
}

/* Parts with a gap of one element after each. */
struct parts {
    dtl_size_t counts[RANKS], displs[RANKS], total;
    int64_t *data;
};

static void parts_add(struct parts *parts, int32_t rank, dtl_size_t count)
{
    parts->counts[rank] = count;
    parts->displs[rank] = parts->total;
    parts->total += count + 1;
}

static void parts_fill(struct parts *parts, int32_t from)
{
    parts->data = calloc(parts->total + 1, sizeof *parts->data);
    for (int32_t to = 0; to < world.size; to++)
        for (dtl_size_t index = 0; index < parts->counts[to]; index++)
            parts->data[parts->displs[to] + index] = element_of(from, to, index);
}

/* Checks the elements that `to` received from all ranks; the gaps are unchanged. */
static void parts_expect(const struct parts *parts, int32_t to)
{
    for (int32_t from = 0; from < world.size; from++) {
        const int64_t *part = parts->data + parts->displs[from];

        for (dtl_size_t index = 0; index < parts->counts[from]; index++)
            assert_int_equal(part[index], element_of(from, to, index));
        assert_int_equal(part[parts->counts[from]], 0);
    }
}

static void between_all(dtl_size_t base)
{
    struct parts out = {0}, in = {0};

    for (int32_t peer = 0; peer < world.size; peer++) {
        parts_add(&out, peer, count_between(world.rank, peer, base));
        parts_add(&in, peer, count_between(peer, world.rank, base));
    }
    parts_fill(&out, world.rank);
    in.data = calloc(in.total + 1, sizeof *in.data);
    assert_success(dtl_alltoallv(world.ctx, out.data, out.counts, out.displs, DTL_DTYPE_INT64,
                                 in.data, in.counts, in.displs, DTL_DTYPE_INT64));
    parts_expect(&in, world.rank);
    free(out.data);
    free(in.data);
}

/* Rooted gather and scatter; and all-to-all in which only the root's blocks are non-empty. */
static void with_root(dtl_size_t base, int32_t root)
{
    dtl_size_t mine = count_between(world.rank, root, base);
    dtl_size_t given = count_between(root, world.rank, base);
    struct parts out = {0}, in = {0};
    int64_t *part = calloc(mine + given + 1, sizeof *part);

    for (int32_t peer = 0; peer < world.size; peer++) {
        parts_add(&in, peer, count_between(peer, root, base));
        parts_add(&out, peer, count_between(root, peer, base));
    }
    parts_fill(&out, root);
    in.data = calloc(in.total + 1, sizeof *in.data);
    for (dtl_size_t index = 0; index < mine; index++)
        part[index] = element_of(world.rank, root, index);

    assert_success(dtl_gatherv(world.ctx, part, mine, DTL_DTYPE_INT64, in.data, in.counts,
                               in.displs, DTL_DTYPE_INT64, root));
    if (world.rank == root)
        parts_expect(&in, root);
    memset(in.data, 0, in.total * sizeof *in.data);
    assert_success(
        dtl_allgatherv(world.ctx, part, mine, DTL_DTYPE_INT64, in.data, in.counts, in.displs));
    parts_expect(&in, root);

    assert_success(dtl_scatterv(world.ctx, out.data, out.counts, out.displs, DTL_DTYPE_INT64, part,
                                given, DTL_DTYPE_INT64, root));
    for (dtl_size_t index = 0; index < given; index++)
        assert_int_equal(part[index], element_of(root, world.rank, index));
    free(part);
    free(out.data);
    free(in.data);
}

static void reduced_and_scattered(dtl_size_t base)
{
    dtl_size_t counts[RANKS], total = 0, before = 0;
    int64_t *mine, *sum;

    for (int32_t rank = 0; rank < world.size; rank++) {
        counts[rank] = count_between(0, rank, base);
        before += rank < world.rank ? counts[rank] : 0;
        total += counts[rank];
    }
    mine = calloc(total + 1, sizeof *mine);
    sum = calloc(counts[world.rank] + 1, sizeof *sum);
    fill(mine, total, world.rank);
    assert_success(dtl_reduce_scatter(world.ctx, mine, sum, counts, DTL_DTYPE_INT64, DTL_OP_SUM));
    for (dtl_size_t index = 0; index < counts[world.rank]; index++)
        assert_int_equal(sum[index], sum_before(world.size, before + index));
    assert_int_equal(sum[counts[world.rank]], 0);
    free(mine);
    free(sum);
}

static void a_count_for_each_rank(void **state)
{
    const dtl_size_t bases[] = {0, 1, 100, LARGEST, 7001};

    (void)state;
    for (size_t which = 0; which < COUNT_OF(bases); which++) {
        between_all(bases[which]);
        reduced_and_scattered(bases[which]);
        for (int32_t root = 0; root < world.size; root++)
            with_root(bases[which], root);
    }
}

/* A rank whose buffer is too small fails and writes no more than fits; the others succeed. */
static void too_small_a_buffer_is_reported(void **state)
{
    enum { CAPACITY = 3000 };
    int64_t *all, *mine;
    dtl_size_t counts[RANKS], displs[RANKS];
    dtl_status status;

    (void)state;
    if (world.size == 1 || is_off)
        skip();
    all = calloc((size_t)world.size * CAPACITY, sizeof *all);
    mine = calloc(CAPACITY, sizeof *mine);
    for (int32_t rank = 0; rank < world.size; rank++) {
        counts[rank] = rank == 1 && world.rank == 0 ? CAPACITY - 1 : CAPACITY;
        displs[rank] = (dtl_size_t)rank * CAPACITY;
    }
    fill(mine, CAPACITY, world.rank + 1);
    status = dtl_allgatherv(world.ctx, mine, CAPACITY, DTL_DTYPE_INT64, all, counts, displs);
    assert_int_equal(status, world.rank == 0 ? DTL_ERROR_BUFFER_TOO_SMALL : DTL_SUCCESS);
    if (world.rank == 0)
        assert_message(
            "rank 1 sends 24000 bytes; expected at most 23992, the size of the receive buffer");
    assert_int_equal(all[2 * CAPACITY - 1], world.rank == 0 ? 0 : value_of(2, CAPACITY - 1));
    assert_int_equal(all[2 * CAPACITY - 2], value_of(2, CAPACITY - 2));
    assert_success(dtl_barrier(world.ctx));
    free(all);
    free(mine);
}

static void memory_is_shared_unless_it_is_off(void **state)
{
    (void)state;
    assert_success(dtl_barrier(world.ctx));
    assert_int_equal(shared_mappings(), world.size > 1 && (is_hierarchical || !is_off));
}

static void in_place(void **state)
{
    int64_t value = world.rank + 1;

    (void)state;
    assert_success(dtl_allreduce(world.ctx, &value, &value, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(value, world.size * (world.size + 1) / 2);
}

/* The root runs ahead by as many steps as there are slots, and any rank may be late. */
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

static void one_after_the_other(void **state)
{
    (void)state;
    for (int64_t turn = 0; turn < turns; turn++) {
        int64_t sum = 0, value = turn + world.rank;

        assert_success(dtl_barrier(world.ctx));
        assert_success(dtl_allreduce(world.ctx, &value, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
        assert_int_equal(sum, turn * world.size + world.size * (world.size - 1) / 2);
    }
}

/* Small and large collectives with nonblocking ones between them, in a random order that is the
 * same on all ranks. */
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

/* A nonblocking collective of one rank progresses while that rank waits in shared memory for a rank
 * that needs it. */
static void transfer_during_a_barrier(void)
{
    char *data = calloc(1, TRANSFER);
    dtl_request_t sent;

    if (world.rank == 0 && world.size > 1)
        assert_success(dtl_isend(world.ctx, data, TRANSFER, DTL_DTYPE_BYTE, 1, 1, &sent));
    if (world.rank == 1)
        assert_success(dtl_recv(world.ctx, data, TRANSFER, DTL_DTYPE_BYTE, 0, 1));
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == 0 && world.size > 1)
        assert_success(dtl_wait(sent));
    free(data);
}

static void transfers_progress_meanwhile(void **state)
{
    (void)state;
    transfer_during_a_barrier();
}

static void transfers_progress_with_a_queued_message(void **state)
{
    dtl_message_info_t info;
    char note = 0;

    (void)state;
    if (world.size == 1)
        skip();
    if (world.rank == 1)
        assert_success(dtl_send(world.ctx, &note, 1, DTL_DTYPE_BYTE, 0, 2));
    if (world.rank == 0)
        assert_success(dtl_probe(world.ctx, 1, 2, DTL_DTYPE_BYTE, &info));
    transfer_during_a_barrier();
    if (world.rank == 0)
        assert_success(dtl_recv(world.ctx, &note, 1, DTL_DTYPE_BYTE, 1, 2));
}

/* A rank that finds another rank in a different collective fails; the next collective succeeds. */
static void differing_collectives_are_reported(void **state)
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
        assert_message("rank 0 is in broadcast of 8 bytes, root 0; expected barrier");
    }
    assert_success(dtl_barrier(world.ctx));

    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_allreduce(world.ctx, &value, &value, 1, DTL_DTYPE_INT64,
                                world.rank == 0 ? DTL_OP_SUM : DTL_OP_MAX));
    assert_message(world.rank == 0 ? "in allreduce of 8 bytes, max of int64; expected allreduce"
                                   : "in allreduce of 8 bytes, sum of int64; expected allreduce");
    assert_success(dtl_barrier(world.ctx));
}

/* The same with large blocks, none of which is written. */
static void differing_large_collectives_are_reported(void **state)
{
    int64_t *values;

    (void)state;
    if (world.size == 1 || is_off)
        skip();
    values = calloc(PIECES, sizeof *values);
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == 0) {
        assert_status(
            DTL_ERROR_COLLECTIVE_PARTICIPATION,
            dtl_allreduce(world.ctx, values, values, PIECES, DTL_DTYPE_INT64, DTL_OP_SUM));
        assert_message("is in barrier; expected allreduce of 65536 bytes, sum of int64");
    } else {
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_barrier(world.ctx));
    }
    assert_success(dtl_barrier(world.ctx));
    free(values);
}

/* A root that sends different data is detected at its first chunk. Ranks are then at different
 * steps, so the rank that detected it takes part in no further collective of the context, and no
 * rank waits for it. */
static void a_context_fails_after_a_collective_that_fails_halfway(void **state)
{
    int64_t *values;
    dtl_context_t made;

    (void)state;
    if (world.size == 1 || is_off)
        skip();
    values = calloc(FEW_PIECES, sizeof *values);
    assert_success(dtl_context_dup(world.ctx, &made));
    assert_success(dtl_barrier(made));
    if (world.rank == 0) {
        dtl_broadcast(made, values, FEW_PIECES, DTL_DTYPE_INT64, 0);
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_barrier(made));
    } else {
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                      dtl_broadcast(made, values, LARGEST + 50, DTL_DTYPE_INT64, 0));
        assert_message("rank 0 is in broadcast of 24000 bytes, root 0; expected broadcast of");
        assert_status(DTL_ERROR_COMMUNICATION, dtl_barrier(made));
        assert_message("an earlier collective of this context has failed midway");
    }
    assert_success(dtl_barrier(world.ctx));
    dtl_context_destroy(made);
    free(values);
}

/* Each context has shared memory of its own, from its first collective to its end. */
static void contexts_are_created_and_freed_repeatedly(void **state)
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

/* A rank that cannot open the shared memory keeps all ranks from using it. */
static void one_rank_without_shared_memory_disables_it_for_all(void **state)
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

/* If the environment of one rank turns shared memory off, no rank waits for others in it. */
static void shared_memory_is_off_for_all_if_off_for_one(void **state)
{
    int before = shared_mappings();

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++) {
        dtl_context_t made, part;
        int64_t sum = 1, share = 1;

        if (world.rank == rank && (is_hierarchical || !is_off))
            setenv("DTL_NODE_COLLECTIVES", "off", 1);
        assert_success(dtl_context_dup(world.ctx, &made));
        assert_success(dtl_context_split(world.ctx, world.rank % 2, 0, &part));
        if (world.rank == rank && (is_hierarchical || !is_off))
            unsetenv("DTL_NODE_COLLECTIVES");

        assert_success(dtl_allreduce(made, &sum, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
        assert_success(dtl_allreduce(part, &share, &share, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
        assert_int_equal(sum, world.size);
        assert_int_equal(share, dtl_context_size(part));
        assert_int_equal(shared_mappings(), before);
        dtl_context_destroy(made);
        dtl_context_destroy(part);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_is_shared_unless_it_is_off),
        cmocka_unit_test(every_kind_of_every_size),
        cmocka_unit_test(a_count_for_each_rank),
        cmocka_unit_test(too_small_a_buffer_is_reported),
        cmocka_unit_test(in_place),
        cmocka_unit_test(one_after_the_other),
        cmocka_unit_test(roots_run_ahead),
        cmocka_unit_test(kinds_alternate),
        cmocka_unit_test(transfers_progress_meanwhile),
        cmocka_unit_test(transfers_progress_with_a_queued_message),
        cmocka_unit_test(differing_collectives_are_reported),
        cmocka_unit_test(differing_large_collectives_are_reported),
        cmocka_unit_test(a_context_fails_after_a_collective_that_fails_halfway),
        cmocka_unit_test(contexts_are_created_and_freed_repeatedly),
        cmocka_unit_test(one_rank_without_shared_memory_disables_it_for_all),
        cmocka_unit_test(shared_memory_is_off_for_all_if_off_for_one),
    };

    is_off = argc > 1 && strcmp(argv[1], "off") == 0;
    if (is_off)
        setenv("DTL_NODE_COLLECTIVES", "off", 1);
    if (argc > 1 && strcmp(argv[1], "nodes") == 0) {
        is_off = true;
        setenv("DTL_NODE_SIZE", "1", 1);
    }
    if (argc > 1 && strcmp(argv[1], "hierarchical") == 0) {
        is_off = is_hierarchical = true;
        setenv("DTL_NODE_SIZE", "2", 1);
    }
    if (argc > 1 && strcmp(argv[1], "long") == 0)
        turns = 1000000;
    if (argc > 1 && strcmp(argv[1], "poll") == 0)
        setenv("DTL_PROGRESS", "poll", 1);
    if (is_off) /* MPIs spin even if there are more ranks than CPUs */
        turns = 500;
    return run_in_world("node", tests, COUNT_OF(tests));
}
