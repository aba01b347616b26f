/* SPDX-License-Identifier: BSD-3-Clause */
/* Creates a model for each test, and helpers for tests of tasks. Included by a single source file
 * of each program. */
#ifndef TESTS_MODEL_TASKS_H
#define TESTS_MODEL_TASKS_H

#include <math.h>

#include "../support/support.h"

static dtl_model_t model;

static int model_free(void **state)
{
    (void)state;
    dtl_model_destroy(model);
    return 0;
}

#define WITH_MODEL(test) cmocka_unit_test_setup_teardown(test, model_make, model_free)

static dtl_index_t tensor(void *memory, int rows, int columns, dtl_dtype dtype)
{
    dtl_index_t made = -1;

    assert_success(
        dtl_model_tensor(model, memory, (dtl_size_t)rows, (dtl_size_t)columns, dtype, &made));
    return made;
}

static dtl_index_t floats(float *memory, int rows, int columns)
{
    return tensor(memory, rows, columns, DTL_DTYPE_FLOAT32);
}

static void run(int workers)
{
    assert_success(dtl_model_schedule(model, workers));
    assert_success(dtl_model_run(model));
}

static void assert_close(double got, double expected, double tolerance)
{
    if (!(fabs(got - expected) <= tolerance * (1 + fabs(expected))))
        fail_msg("rank %d: %g; expected %g", (int)world.rank, got, expected);
}

static float as_float(uint16_t half)
{
    uint32_t bits = (uint32_t)half << 16;
    float value;

    memcpy(&value, &bits, sizeof value);
    return value;
}

#endif
