/* SPDX-License-Identifier: BSD-3-Clause */
/* Data-movement collectives write each element to its destination and nothing else, for every
 * dtype, count and root. */
#include "backend.h"

#include <stdlib.h>

enum { RANKS = 64 };

/* One case of the table that all tests in this file iterate over. */
struct sample {
    const struct dtype *type;
    uint64_t count;
};

static void for_each_sample(void (*test)(const struct sample *sample))
{
    for (int index = 0; dtype_at(index) >= 0; index++)
        for (size_t entry = 0; entry < counts_size; entry++)
            test(&(struct sample){dtl__dtype((dtl_dtype)dtype_at(index)), counts[entry]});
}

static char *at(void *buffer, uint64_t index, const struct sample *sample)
{
    return (char *)buffer + index * sample->type->size;
}

/* Allocates `copies` times the sample's count and fills it with this rank's elements. */
static void *filled(const struct sample *sample, uint64_t copies)
{
    void *buffer = guarded(copies * sample->count * sample->type->size);

    elements_fill(buffer, copies * sample->count, sample->type, world.rank, 0);
    return buffer;
}

static void *empty(const struct sample *sample, uint64_t copies)
{
    return guarded(copies * sample->count * sample->type->size);
}

static uint64_t size(void)
{
    return (uint64_t)world.size;
}

/* ---- the same count for every rank ----------------------------------------------------------- */

static void broadcast(const struct sample *sample)
{
    for (int32_t root = 0; root < world.size; root++) {
        void *buffer = filled(sample, 1);

        assert_done(dtl__run(&world, broadcast_of(buffer, sample->count, sample->type, root)));

        elements_expect(buffer, sample->count, sample->type, root, 0);
        guarded_free(buffer);
    }
}

static void gather(const struct sample *sample)
{
    for (int32_t root = 0; root < world.size; root++) {
        void *send = filled(sample, 1), *recv = world.rank == root ? empty(sample, size()) : NULL;

        assert_done(dtl__run(&world, gather_of(send, recv, sample->count, sample->type, root)));

        for (int32_t rank = 0; world.rank == root && rank < world.size; rank++)
            elements_expect(at(recv, (uint64_t)rank * sample->count, sample), sample->count,
                            sample->type, rank, 0);
        guarded_free(send);
        if (recv != NULL)
            guarded_free(recv);
    }
}

static void scatter(const struct sample *sample)
{
    for (int32_t root = 0; root < world.size; root++) {
        void *send = world.rank == root ? filled(sample, size()) : NULL, *recv = empty(sample, 1);

        assert_done(dtl__run(&world, scatter_of(send, recv, sample->count, sample->type, root)));

        elements_expect(recv, sample->count, sample->type, root,
                        (uint64_t)world.rank * sample->count);
        guarded_free(recv);
        if (send != NULL)
            guarded_free(send);
    }
}

static void allgather(const struct sample *sample)
{
    void *send = filled(sample, 1), *recv = empty(sample, size());

    assert_done(dtl__run(&world, allgather_of(send, recv, sample->count, sample->type)));

    for (int32_t rank = 0; rank < world.size; rank++)
        elements_expect(at(recv, (uint64_t)rank * sample->count, sample), sample->count,
                        sample->type, rank, 0);
    guarded_free(send);
    guarded_free(recv);
}

static void allgather_in_place(const struct sample *sample)
{
    void *buffer = empty(sample, size());
    char *mine = at(buffer, (uint64_t)world.rank * sample->count, sample);

    elements_fill(mine, sample->count, sample->type, world.rank, 0);
    assert_done(dtl__run(&world, allgather_of(mine, buffer, sample->count, sample->type)));

    for (int32_t rank = 0; rank < world.size; rank++)
        elements_expect(at(buffer, (uint64_t)rank * sample->count, sample), sample->count,
                        sample->type, rank, 0);
    guarded_free(buffer);
}

static void gather_and_scatter_in_place(const struct sample *sample)
{
    int32_t root = world.size - 1;
    bool is_root = world.rank == root;
    void *all = empty(sample, is_root ? size() : 1);
    char *mine = is_root ? at(all, (uint64_t)root * sample->count, sample) : all;

    elements_fill(mine, sample->count, sample->type, world.rank, 0);
    assert_done(
        dtl__run(&world, gather_of(mine, is_root ? all : NULL, sample->count, sample->type, root)));
    assert_done(dtl__run(
        &world, scatter_of(is_root ? all : NULL, mine, sample->count, sample->type, root)));

    elements_expect(mine, sample->count, sample->type, world.rank, 0);
    guarded_free(all);
}

static void alltoall(const struct sample *sample)
{
    void *send = filled(sample, size()), *recv = empty(sample, size());

    assert_done(dtl__run(&world, alltoall_of(send, recv, sample->count, sample->type)));

    for (int32_t rank = 0; rank < world.size; rank++)
        elements_expect(at(recv, (uint64_t)rank * sample->count, sample), sample->count,
                        sample->type, rank, (uint64_t)world.rank * sample->count);
    guarded_free(send);
    guarded_free(recv);
}

static void alltoall_in_place(const struct sample *sample)
{
    void *buffer = filled(sample, size());

    assert_done(dtl__run(&world, alltoall_of(buffer, buffer, sample->count, sample->type)));

    for (int32_t rank = 0; rank < world.size; rank++)
        elements_expect(at(buffer, (uint64_t)rank * sample->count, sample), sample->count,
                        sample->type, rank, (uint64_t)world.rank * sample->count);
    guarded_free(buffer);
}

/* ---- a count for each rank ------------------------------------------------------------------- */

/* Rank r contributes or receives count + r elements, none for rank 1. Parts are stored in
 * descending order of ranks, with gaps of one element that must stay unwritten. */
struct parts {
    uint64_t counts[RANKS];
    uint64_t displs[RANKS];
    uint64_t extent;
};

static uint64_t part_count(const struct sample *sample, int32_t rank)
{
    return rank == 1 ? 0 : sample->count + (uint64_t)rank;
}

static struct parts parts_make(const struct sample *sample)
{
    struct parts parts = {.extent = 1};

    for (int32_t rank = world.size - 1; rank >= 0; rank--) {
        parts.counts[rank] = part_count(sample, rank);
        parts.displs[rank] = parts.extent;
        parts.extent += parts.counts[rank] + 1;
    }
    return parts;
}

/* Checks that the gaps still have the fill byte of guarded memory. */
static void expect_gaps(void *buffer, const struct parts *parts, const struct sample *sample)
{
    for (int32_t rank = 0; rank < world.size; rank++) {
        const unsigned char *gap =
            (const unsigned char *)at(buffer, parts->displs[rank] - 1, sample);

        for (uint32_t offset = 0; offset < sample->type->size; offset++)
            assert_int_equal(gap[offset], 0xA5);
    }
}

static void expect_parts(void *buffer, const struct parts *parts, const struct sample *sample)
{
    for (int32_t rank = 0; rank < world.size; rank++)
        elements_expect(at(buffer, parts->displs[rank], sample), parts->counts[rank], sample->type,
                        rank, 0);
    expect_gaps(buffer, parts, sample);
}

static void gatherv(const struct sample *sample)
{
    struct parts parts = parts_make(sample);
    uint64_t mine = parts.counts[world.rank];

    for (int32_t root = 0; root < world.size; root++) {
        void *send = guarded(mine * sample->type->size);
        void *recv = world.rank == root ? guarded(parts.extent * sample->type->size) : NULL;

        elements_fill(send, mine, sample->type, world.rank, 0);
        assert_done(dtl__run(
            &world, gatherv_of(send, mine, recv, parts.counts, parts.displs, sample->type, root)));

        if (recv != NULL) {
            expect_parts(recv, &parts, sample);
            guarded_free(recv);
        }
        guarded_free(send);
    }
}

static void scatterv(const struct sample *sample)
{
    struct parts parts = parts_make(sample);
    uint64_t mine = parts.counts[world.rank];

    for (int32_t root = 0; root < world.size; root++) {
        void *recv = guarded(mine * sample->type->size);
        void *send = world.rank == root ? guarded(parts.extent * sample->type->size) : NULL;

        for (int32_t rank = 0; send != NULL && rank < world.size; rank++)
            elements_fill(at(send, parts.displs[rank], sample), parts.counts[rank], sample->type,
                          rank, 0);
        assert_done(dtl__run(
            &world, scatterv_of(send, parts.counts, parts.displs, recv, mine, sample->type, root)));

        elements_expect(recv, mine, sample->type, world.rank, 0);
        guarded_free(recv);
        if (send != NULL)
            guarded_free(send);
    }
}

static void allgatherv(const struct sample *sample)
{
    struct parts parts = parts_make(sample);
    uint64_t mine = parts.counts[world.rank];
    void *send = guarded(mine * sample->type->size),
         *recv = guarded(parts.extent * sample->type->size);

    elements_fill(send, mine, sample->type, world.rank, 0);
    assert_done(dtl__run(
        &world, allgatherv_of(send, mine, recv, parts.counts, parts.displs, sample->type)));

    expect_parts(recv, &parts, sample);
    guarded_free(send);
    guarded_free(recv);
}

/* Each rank has its own displacements; the last rank's leave large gaps. */
static void allgatherv_with_large_gaps(const struct sample *sample)
{
    struct parts parts = parts_make(sample);
    uint64_t mine = parts.counts[world.rank], shift = world.rank == world.size - 1 ? 5000 : 0;
    void *send = guarded(mine * sample->type->size),
         *recv = guarded((parts.extent + shift) * sample->type->size);

    for (int32_t rank = 0; rank < world.size; rank++)
        parts.displs[rank] += shift;
    elements_fill(send, mine, sample->type, world.rank, 0);
    assert_done(dtl__run(
        &world, allgatherv_of(send, mine, recv, parts.counts, parts.displs, sample->type)));

    expect_parts(recv, &parts, sample);
    guarded_free(send);
    guarded_free(recv);
}

/* Rank r sends part s to rank s. Sizes differ by receiver, so every receiver gets equal parts. */
static void alltoallv(const struct sample *sample)
{
    struct parts sent = parts_make(sample), received = {.extent = 1};
    uint64_t mine = sent.counts[world.rank];

    for (int32_t rank = 0; rank < world.size; rank++) {
        received.counts[rank] = mine;
        received.displs[rank] = received.extent;
        received.extent += mine + 1;
    }
    void *send = guarded(sent.extent * sample->type->size),
         *recv = guarded(received.extent * sample->type->size);
    for (int32_t rank = 0; rank < world.size; rank++)
        elements_fill(at(send, sent.displs[rank], sample), sent.counts[rank], sample->type,
                      world.rank, 0);

    assert_done(dtl__run(&world, alltoallv_of(send, sent.counts, sent.displs, recv, received.counts,
                                              received.displs, sample->type)));

    expect_parts(recv, &received, sample);
    guarded_free(send);
    guarded_free(recv);
}

/* Messages of composed collectives must not match receives of the program. */
static void receives_for_any_message_do_not_catch_a_collective(void **state)
{
    struct sample sample = {dtl__dtype(DTL_DTYPE_INT32), 17};
    struct operation *receive = NULL;
    struct message info;
    int32_t value = -1, sent = 7;
    int32_t next = (world.rank + 1) % world.size;

    (void)state;
    assert_done(
        world.ops->irecv(&world, &value, 1, sample.type, DTL_ANY_SOURCE, DTL_ANY_TAG, &receive));
    gatherv(&sample);
    scatterv(&sample);
    allgatherv(&sample);
    alltoallv(&sample);
    assert_done(world.ops->send(&world, &sent, 1, sample.type, next, 5));
    assert_done(world.ops->operation_wait(receive, &info));

    assert_int_equal(value, 7);
    assert_int_equal(info.tag, 5);
    world.ops->operation_release(receive);
}

static void barrier_returns(void **state)
{
    (void)state;
    for (int round = 0; round < 10; round++)
        assert_done(world.ops->barrier(&world));
}

#define TEST_OF_SAMPLES(name, check)                                                               \
    static void name(void **state)                                                                 \
    {                                                                                              \
        (void)state;                                                                               \
        for_each_sample(check);                                                                    \
    }

TEST_OF_SAMPLES(broadcast_copies_every_root, broadcast)
TEST_OF_SAMPLES(gather_orders_by_rank, gather)
TEST_OF_SAMPLES(scatter_sends_each_rank_its_part, scatter)
TEST_OF_SAMPLES(gather_and_scatter_work_in_place, gather_and_scatter_in_place)
TEST_OF_SAMPLES(allgather_orders_by_rank, allgather)
TEST_OF_SAMPLES(allgather_works_in_place, allgather_in_place)
TEST_OF_SAMPLES(alltoall_transposes, alltoall)
TEST_OF_SAMPLES(alltoall_works_in_place, alltoall_in_place)
TEST_OF_SAMPLES(gatherv_leaves_gaps_alone, gatherv)
TEST_OF_SAMPLES(scatterv_sends_each_rank_its_part, scatterv)
TEST_OF_SAMPLES(allgatherv_leaves_gaps_alone, allgatherv)
TEST_OF_SAMPLES(allgatherv_may_leave_large_gaps_on_one_rank, allgatherv_with_large_gaps)
TEST_OF_SAMPLES(alltoallv_leaves_gaps_alone, alltoallv)

int main(void)
{
    struct CMUnitTest moves[] = {
        cmocka_unit_test(barrier_returns),
        cmocka_unit_test(broadcast_copies_every_root),
        cmocka_unit_test(gather_orders_by_rank),
        cmocka_unit_test(scatter_sends_each_rank_its_part),
        cmocka_unit_test(gather_and_scatter_work_in_place),
        cmocka_unit_test(allgather_orders_by_rank),
        cmocka_unit_test(allgather_works_in_place),
        cmocka_unit_test(alltoall_transposes),
        cmocka_unit_test(alltoall_works_in_place),
        cmocka_unit_test(gatherv_leaves_gaps_alone),
        cmocka_unit_test(scatterv_sends_each_rank_its_part),
        cmocka_unit_test(allgatherv_leaves_gaps_alone),
        cmocka_unit_test(allgatherv_may_leave_large_gaps_on_one_rank),
        cmocka_unit_test(alltoallv_leaves_gaps_alone),
        cmocka_unit_test(receives_for_any_message_do_not_catch_a_collective),
    };

    return run_on_back_end(moves);
}
