/* SPDX-License-Identifier: BSD-3-Clause */
/* Each rank in turn passes a wrong argument while the others make no call: it is refused within a
 * second, and the context stays usable. */
#include <time.h>

#include "../support/support.h"

enum { WRONG = 9999 };

static double one = 1, sum;

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void everything_works(void)
{
    sum = 0;
    assert_success(dtl_allreduce(world.ctx, &one, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    assert_true(sum == world.size);
    assert_success(dtl_barrier(world.ctx));
}

#define TEST_OF_ARGUMENT(argument, expected, call)                                                 \
    static void wrong_##argument##_is_refused_on_its_rank(void **state)                            \
    {                                                                                              \
        (void)state;                                                                               \
        for (int32_t rank = 0; rank < world.size; rank++) {                                        \
            double began = now();                                                                  \
                                                                                                   \
            if (rank == world.rank) {                                                              \
                assert_status(expected, call);                                                     \
                assert_message(#argument);                                                         \
                assert_true(now() - began < 1);                                                    \
            }                                                                                      \
            everything_works();                                                                    \
        }                                                                                          \
    }

TEST_OF_ARGUMENT(root, DTL_ERROR_INVALID_RANK,
                 dtl_broadcast(world.ctx, &sum, 1, DTL_DTYPE_FLOAT64, world.size))
TEST_OF_ARGUMENT(op, DTL_ERROR_INVALID_ARGUMENT,
                 dtl_allreduce(world.ctx, &one, &sum, 1, DTL_DTYPE_FLOAT64, (dtl_reduce_op)WRONG))
TEST_OF_ARGUMENT(dest, DTL_ERROR_INVALID_RANK,
                 dtl_send(world.ctx, &one, 1, DTL_DTYPE_FLOAT64, world.size, 0))
TEST_OF_ARGUMENT(tag, DTL_ERROR_INVALID_ARGUMENT,
                 dtl_send(world.ctx, &one, 1, DTL_DTYPE_FLOAT64, world.rank, -7))
TEST_OF_ARGUMENT(count, DTL_ERROR_INVALID_ARGUMENT,
                 dtl_allreduce(world.ctx, &one, &sum, INT64_MAX, DTL_DTYPE_FLOAT64, DTL_OP_SUM))
TEST_OF_ARGUMENT(dtype, DTL_ERROR_INVALID_ARGUMENT,
                 dtl_allreduce(world.ctx, &one, &sum, 1, (dtl_dtype)WRONG, DTL_OP_SUM))
TEST_OF_ARGUMENT(shape, DTL_ERROR_INVALID_ARGUMENT,
                 dtl_tensor_create(world.ctx, DTL_DTYPE_FLOAT64, (dtl_shape){.ndim = WRONG},
                                   &(dtl_tensor_t){NULL}))

int main(void)
{
    const struct CMUnitTest one_rank[] = {
        cmocka_unit_test(wrong_root_is_refused_on_its_rank),
        cmocka_unit_test(wrong_op_is_refused_on_its_rank),
        cmocka_unit_test(wrong_dest_is_refused_on_its_rank),
        cmocka_unit_test(wrong_tag_is_refused_on_its_rank),
        cmocka_unit_test(wrong_count_is_refused_on_its_rank),
        cmocka_unit_test(wrong_dtype_is_refused_on_its_rank),
        cmocka_unit_test(wrong_shape_is_refused_on_its_rank),
    };

    return run_in_world("one_rank", one_rank, COUNT_OF(one_rank));
}
