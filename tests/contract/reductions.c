/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions return what the library's kernels return, for every dtype, operation, count and
 * root. */
#include "backend.h"

#include <math.h>
#include <stdlib.h>

/* One case of the table that all tests in this file iterate over. */
struct sample {
    const struct dtype *type;
    dtl_reduce_op op;
    uint64_t count;
    void *send; /* this rank's contribution */
    void *recv; /* of the same size, with guard areas */
};

/* Folds the elements of ranks `first` to `last` with the kernel and compares. For a single operand,
 * the built-in communicator returns the logical value; a backend may copy it, and the collectives
 * complete it. */
static void expect_folded(const struct sample *sample, const void *got, int32_t first, int32_t last,
                          uint64_t from, uint64_t count)
{
    size_t bytes = count * sample->type->size;
    void *folded = malloc(bytes + 1), *next = malloc(bytes + 1);

    elements_fill(folded, count, sample->type, last, from);
    for (int32_t rank = last - 1; rank >= first; rank--) {
        elements_fill(next, count, sample->type, rank, from);
        dtl__kernel(sample->type->id, sample->op)(folded, next, count);
    }
    if (job == NULL && dtl__is_logical(sample->type->id, sample->op))
        dtl__normalize(sample->type->id, folded, count);
    if (bytes > 0 && memcmp(folded, got, bytes) != 0)
        fail_msg("rank %d: %s of %llu %s is wrong", world.rank, dtl_reduce_op_name(sample->op),
                 (unsigned long long)count, sample->type->name);
    free(folded);
    free(next);
}

static bool is_tried(const struct dtype *type, dtl_reduce_op op)
{
    if (runs_samples() && op != DTL_OP_SUM && op != DTL_OP_MAX && op != DTL_OP_MAXLOC)
        return false;
    return dtl__kernel(type->id, op) != NULL;
}

static void run_sample(const struct dtype *type, dtl_reduce_op op, uint64_t count, uint64_t factor,
                       void (*test)(const struct sample *sample))
{
    struct sample sample = {.type = type, .op = op, .count = count};

    sample.send = guarded(count * factor * type->size);
    sample.recv = guarded(count * factor * type->size);
    elements_fill(sample.send, count * factor, type, world.rank, 0);
    test(&sample);
    guarded_free(sample.send);
    guarded_free(sample.recv);
}

/* Runs `test` for each sample, with buffers of `factor` times its count. */
static void for_each_sample(uint64_t factor, void (*test)(const struct sample *sample))
{
    for (int index = 0; dtype_at(index) >= 0; index++) {
        const struct dtype *type = dtl__dtype((dtl_dtype)dtype_at(index));

        for (int op = DTL_OP_SUM; op <= DTL_OP_MAXLOC; op++)
            for (size_t entry = 0; entry < counts_size; entry++)
                if (is_tried(type, (dtl_reduce_op)op))
                    run_sample(type, (dtl_reduce_op)op, counts[entry], factor, test);
    }
}

static void allreduce(const struct sample *sample)
{
    assert_done(dtl__run(
        &world, allreduce_of(sample->send, sample->recv, sample->count, sample->type, sample->op)));

    expect_folded(sample, sample->recv, 0, world.size - 1, 0, sample->count);
    elements_expect(sample->send, sample->count, sample->type, world.rank, 0);
}

static void allreduce_in_place(const struct sample *sample)
{
    assert_done(dtl__run(
        &world, allreduce_of(sample->send, sample->send, sample->count, sample->type, sample->op)));

    expect_folded(sample, sample->send, 0, world.size - 1, 0, sample->count);
}

static void reduce_to_each_root(const struct sample *sample)
{
    for (int32_t root = 0; root < world.size; root++) {
        void *recv = world.rank == root ? sample->recv : NULL;

        assert_done(dtl__run(
            &world, reduce_of(sample->send, recv, sample->count, sample->type, sample->op, root)));

        if (world.rank == root)
            expect_folded(sample, sample->recv, 0, world.size - 1, 0, sample->count);
    }
}

static void reduce_in_place(const struct sample *sample)
{
    int32_t root = world.size - 1;

    assert_done(dtl__run(&world, reduce_of(sample->send, sample->send, sample->count, sample->type,
                                           sample->op, root)));

    if (world.rank == root)
        expect_folded(sample, sample->send, 0, world.size - 1, 0, sample->count);
    else
        elements_expect(sample->send, sample->count, sample->type, world.rank, 0);
}

static void scan(const struct sample *sample)
{
    assert_done(dtl__run(
        &world, scan_of(sample->send, sample->recv, sample->count, sample->type, sample->op)));

    expect_folded(sample, sample->recv, 0, world.rank, 0, sample->count);
}

static void scan_in_place(const struct sample *sample)
{
    assert_done(dtl__run(
        &world, scan_of(sample->send, sample->send, sample->count, sample->type, sample->op)));

    expect_folded(sample, sample->send, 0, world.rank, 0, sample->count);
}

static void exscan(const struct sample *sample)
{
    elements_fill(sample->recv, sample->count, sample->type, 99, 0);

    assert_done(dtl__run(
        &world, exscan_of(sample->send, sample->recv, sample->count, sample->type, sample->op)));

    if (world.rank == 0)
        elements_expect(sample->recv, sample->count, sample->type, 99, 0);
    else
        expect_folded(sample, sample->recv, 0, world.rank - 1, 0, sample->count);
}

static void exscan_in_place(const struct sample *sample)
{
    assert_done(dtl__run(
        &world, exscan_of(sample->send, sample->send, sample->count, sample->type, sample->op)));

    if (world.rank == 0)
        elements_expect(sample->send, sample->count, sample->type, 0, 0);
    else
        expect_folded(sample, sample->send, 0, world.rank - 1, 0, sample->count);
}

/* Rank r receives count - r elements, at least none, so that parts differ. */
static uint64_t part_of(const struct sample *sample, int32_t rank)
{
    return sample->count > (uint64_t)rank ? sample->count - (uint64_t)rank : 0;
}

static uint64_t parts_make(const struct sample *sample, uint64_t *parts)
{
    uint64_t before = 0;

    for (int32_t rank = 0; rank < world.size; rank++) {
        parts[rank] = part_of(sample, rank);
        before += rank < world.rank ? parts[rank] : 0;
    }
    return before;
}

static void reduce_scatter(const struct sample *sample)
{
    uint64_t parts[64], before = parts_make(sample, parts);

    assert_done(dtl__run(
        &world, reduce_scatter_of(sample->send, sample->recv, parts, sample->type, sample->op)));

    expect_folded(sample, sample->recv, 0, world.size - 1, before, parts[world.rank]);
}

static void reduce_scatter_in_place(const struct sample *sample)
{
    uint64_t parts[64], before = parts_make(sample, parts);

    assert_done(dtl__run(
        &world, reduce_scatter_of(sample->send, sample->send, parts, sample->type, sample->op)));

    expect_folded(sample, sample->send, 0, world.size - 1, before, parts[world.rank]);
}

#define TEST_OF_SAMPLES(name, factor, check)                                                       \
    static void name(void **state)                                                                 \
    {                                                                                              \
        (void)state;                                                                               \
        for_each_sample(factor, check);                                                            \
    }

TEST_OF_SAMPLES(allreduce_folds_all_ranks, 1, allreduce)
TEST_OF_SAMPLES(allreduce_works_in_place, 1, allreduce_in_place)
TEST_OF_SAMPLES(reduce_reaches_every_root, 1, reduce_to_each_root)
TEST_OF_SAMPLES(reduce_works_in_place, 1, reduce_in_place)
TEST_OF_SAMPLES(scan_folds_up_to_this_rank, 1, scan)
TEST_OF_SAMPLES(scan_works_in_place, 1, scan_in_place)
TEST_OF_SAMPLES(exscan_folds_the_ranks_before, 1, exscan)
TEST_OF_SAMPLES(exscan_works_in_place, 1, exscan_in_place)
TEST_OF_SAMPLES(reduce_scatter_sends_each_rank_its_part, (uint64_t)world.size, reduce_scatter)
TEST_OF_SAMPLES(reduce_scatter_works_in_place, (uint64_t)world.size, reduce_scatter_in_place)

/* The last rank contributes NaN: all ranks get it, with the same bits. */
static void min_and_max_agree_on_nan(void **state)
{
    (void)state;
    for (int op = DTL_OP_MIN; op <= DTL_OP_MAX; op++) {
        double mine = world.rank == world.size - 1 ? NAN : (double)world.rank, found = 0;
        uint64_t bits, all_or, all_and;

        assert_done(dtl__run(&world, allreduce_of(&mine, &found, 1, dtl__dtype(DTL_DTYPE_FLOAT64),
                                                  (dtl_reduce_op)op)));

        memcpy(&bits, &found, sizeof bits);
        assert_done(dtl__run(
            &world, allreduce_of(&bits, &all_or, 1, dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_BOR)));
        assert_done(dtl__run(
            &world, allreduce_of(&bits, &all_and, 1, dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_BAND)));
        assert_true(isnan(found));
        assert_int_equal(all_or, all_and);
    }
}

/* Zeros of both signs are equal, but their bits differ: all ranks must get the same bits. */
static void min_and_max_agree_on_the_sign_of_zero(void **state)
{
    (void)state;
    for (int op = DTL_OP_MIN; op <= DTL_OP_MAX; op++) {
        float mine = world.rank % 2 == 0 ? 0.0F : -0.0F, found = 1;
        int32_t sign, all_or, all_and;

        assert_done(dtl__run(&world, allreduce_of(&mine, &found, 1, dtl__dtype(DTL_DTYPE_FLOAT32),
                                                  (dtl_reduce_op)op)));

        sign = signbit(found) != 0;
        assert_done(dtl__run(
            &world, allreduce_of(&sign, &all_or, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_LOR)));
        assert_done(dtl__run(
            &world, allreduce_of(&sign, &all_and, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_LAND)));
        assert_int_equal(all_or, all_and);
    }
}

/* Sums and products that no floating-point dtype represents exactly. */
static void inexact_fill(void *elements, const struct dtype *type, uint64_t count)
{
    for (uint64_t index = 0; index < count; index++) {
        double value = 1 + 1 / (3.0 + (double)((index * 7 + (uint64_t)world.rank * 13) % 1009));

        if (type->id == DTL_DTYPE_FLOAT32)
            ((float *)elements)[index] = (float)value;
        else
            ((double *)elements)[index] = value;
    }
}

static void expect_same_everywhere(const void *got, size_t bytes)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    unsigned char *any = malloc(bytes + 1), *all = malloc(bytes + 1);

    assert_done(dtl__run(&world, allreduce_of(got, any, bytes, byte, DTL_OP_BOR)));
    assert_done(dtl__run(&world, allreduce_of(got, all, bytes, byte, DTL_OP_BAND)));
    assert_true(memcmp(any, all, bytes) == 0);
    free(any);
    free(all);
}

static void rounded_results_are_the_same_on_all_ranks(void **state)
{
    static const int dtypes[] = {DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT64};

    (void)state;
    for (size_t which = 0; which < COUNT_OF(dtypes) * counts_size * 2; which++) {
        const struct dtype *type = dtl__dtype((dtl_dtype)dtypes[which % COUNT_OF(dtypes)]);
        uint64_t count = counts[which / COUNT_OF(dtypes) / 2];
        dtl_reduce_op op = which / COUNT_OF(dtypes) % 2 == 0 ? DTL_OP_SUM : DTL_OP_PROD;
        void *mine = guarded(count * type->size), *got = guarded(count * type->size);

        inexact_fill(mine, type, count);
        assert_done(dtl__run(&world, allreduce_of(mine, got, count, type, op)));
        expect_same_everywhere(got, count * type->size);
        guarded_free(mine);
        guarded_free(got);
    }
}

int main(void)
{
    struct CMUnitTest reductions[] = {
        cmocka_unit_test(allreduce_folds_all_ranks),
        cmocka_unit_test(allreduce_works_in_place),
        cmocka_unit_test(reduce_reaches_every_root),
        cmocka_unit_test(reduce_works_in_place),
        cmocka_unit_test(scan_folds_up_to_this_rank),
        cmocka_unit_test(scan_works_in_place),
        cmocka_unit_test(exscan_folds_the_ranks_before),
        cmocka_unit_test(exscan_works_in_place),
        cmocka_unit_test(reduce_scatter_sends_each_rank_its_part),
        cmocka_unit_test(reduce_scatter_works_in_place),
        cmocka_unit_test(rounded_results_are_the_same_on_all_ranks),
        cmocka_unit_test(min_and_max_agree_on_nan),
        cmocka_unit_test(min_and_max_agree_on_the_sign_of_zero),
    };

    return run_on_back_end(reductions);
}
