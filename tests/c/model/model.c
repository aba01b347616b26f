/* SPDX-License-Identifier: BSD-3-Clause */
/* Each kind of task compared with a plain loop; and refused arguments. */
#include "tasks.h"

enum { ROWS = 37, COLUMNS = 70, DEPTH = 300, CELLS = ROWS * DEPTH };

static float x[CELLS], y[CELLS], weight[COLUMNS * DEPTH], bias[DEPTH], out[CELLS];
static uint16_t halves[4][COLUMNS * DEPTH];

/* Fills with pseudo-random numbers from -1 to 1, the same in each run. */
static void numbers_fill(float *numbers, int count, unsigned seed)
{
    for (int index = 0; index < count; index++) {
        seed = seed * 1664525u + 1013904223u;
        numbers[index] = (float)(seed >> 8) / (float)(1 << 23) - 1;
    }
}

static int model_make(void **state)
{
    (void)state;
    numbers_fill(x, CELLS, 1);
    numbers_fill(y, CELLS, 2);
    numbers_fill(weight, COLUMNS * DEPTH, 3);
    numbers_fill(bias, DEPTH, 4);
    memset(out, 0, sizeof out);
    return dtl_model_create(world.ctx, &model) == DTL_SUCCESS ? 0 : -1;
}

/* Exact for numbers that bfloat16 represents. */
static uint16_t as_half(float value)
{
    uint32_t bits;

    memcpy(&bits, &value, sizeof bits);
    return (uint16_t)(bits >> 16);
}

/* ---- each kind of task ----------------------------------------------------------------------- */

static double unary(int op, double value)
{
    switch (op) {
    case DTL_MODEL_NEGATIVE:
        return -value;
    case DTL_MODEL_ABSOLUTE:
        return fabs(value);
    case DTL_MODEL_SQRT:
        return sqrt(value);
    case DTL_MODEL_RECIPROCAL:
        return 1 / value;
    case DTL_MODEL_EXP:
        return exp(value);
    case DTL_MODEL_LOG:
        return log(value);
    case DTL_MODEL_TANH:
        return tanh(value);
    case DTL_MODEL_SIGMOID:
        return 1 / (1 + exp(-value));
    case DTL_MODEL_RELU:
        return value < 0 ? 0 : value;
    case DTL_MODEL_GELU:
        return value * (1 + erf(value / sqrt(2))) / 2;
    case DTL_MODEL_SILU:
        return value / (1 + exp(-value));
    default:
        return value;
    }
}

static void unary_functions_equal_those_of_c(void **state)
{
    dtl_index_t from, to, task;

    (void)state;
    for (int op = DTL_MODEL_COPY; op <= DTL_MODEL_SILU; op++) {
        dtl_model_t each = model;
        bool is_positive =
            op == DTL_MODEL_SQRT || op == DTL_MODEL_LOG || op == DTL_MODEL_RECIPROCAL;

        assert_success(dtl_model_create(world.ctx, &model));
        for (int index = 0; index < CELLS; index++)
            x[index] = is_positive ? fabsf(x[index]) + 0.25f : x[index];
        from = floats(x, 1, CELLS);
        to = floats(out, 1, CELLS);
        assert_success(dtl_model_add_unary(model, (dtl_model_unary_op)op, from, to, &task));
        run(1);
        for (int index = 0; index < CELLS; index++)
            assert_close(out[index], unary(op, x[index]), 1e-6);
        dtl_model_destroy(model);
        model = each;
    }
}

static double binary(int op, double a, double b)
{
    switch (op) {
    case DTL_MODEL_SUBTRACT:
        return a - b;
    case DTL_MODEL_MULTIPLY:
        return a * b;
    case DTL_MODEL_DIVIDE:
        return a / b;
    case DTL_MODEL_MAXIMUM:
        return fmax(a, b);
    case DTL_MODEL_MINIMUM:
        return fmin(a, b);
    case DTL_MODEL_SILU_AND_MUL:
        return a / (1 + exp(-a)) * b;
    default:
        return a + b;
    }
}

/* The second operand is one row, which is broadcast. */
static void binary_functions_broadcast_one_row(void **state)
{
    (void)state;
    for (int op = DTL_MODEL_ADD; op <= DTL_MODEL_SILU_AND_MUL; op++) {
        dtl_model_t each = model;
        dtl_index_t left, right, to, task;

        assert_success(dtl_model_create(world.ctx, &model));
        left = floats(x, ROWS, DEPTH);
        right = floats(bias, 1, DEPTH);
        to = floats(out, ROWS, DEPTH);
        assert_success(
            dtl_model_add_binary(model, (dtl_model_binary_op)op, left, right, to, &task));
        run(1);
        for (int index = 0; index < ROWS * DEPTH; index++)
            assert_close(out[index], binary(op, x[index], bias[index % DEPTH]), 1e-6);
        dtl_model_destroy(model);
        model = each;
    }
}

static void nan_stays_nan(void **state)
{
    dtl_index_t left, right, to, task;

    (void)state;
    x[0] = y[1] = NAN;
    left = floats(x, 1, 8);
    right = floats(y, 1, 8);
    to = floats(out, 1, 8);
    assert_success(dtl_model_add_binary(model, DTL_MODEL_MAXIMUM, left, right, to, &task));
    run(1);
    assert_true(isnan(out[0]) && isnan(out[1]) && !isnan(out[2]));
}

static void a_linear_task_multiplies_by_the_transpose(void **state)
{
    dtl_index_t left = floats(x, ROWS, DEPTH), right = floats(weight, COLUMNS, DEPTH);
    dtl_index_t row = floats(bias, 1, COLUMNS), to = floats(out, ROWS, COLUMNS), task;

    (void)state;
    assert_success(dtl_model_add_linear(model, left, right, row, to, &task));
    run(1);
    for (int line = 0; line < ROWS; line++)
        for (int column = 0; column < COLUMNS; column++) {
            double sum = bias[column];

            for (int step = 0; step < DEPTH; step++)
                sum += (double)x[line * DEPTH + step] * weight[column * DEPTH + step];
            assert_close(out[line * COLUMNS + column], sum, 1e-5);
        }
}

/* Small whole numbers: products and sums are exact, and values between two bfloat16 numbers round
 * to even. */
static void products_of_bfloat16_are_rounded_once(void **state)
{
    dtl_index_t left, right, to, task;

    (void)state;
    for (int step = 0; step < DEPTH; step++) {
        halves[0][step] = as_half(1);
        halves[1][step] = as_half(step == 0 ? 2 : 1);        /* 301, between 300 and 302 */
        halves[1][DEPTH + step] = as_half(step < 4 ? 2 : 1); /* 304 */
    }
    left = tensor(halves[0], 1, DEPTH, DTL_DTYPE_BFLOAT16);
    right = tensor(halves[1], 2, DEPTH, DTL_DTYPE_BFLOAT16);
    to = tensor(halves[2], 1, 2, DTL_DTYPE_BFLOAT16);
    assert_success(dtl_model_add_linear(model, left, right, DTL_MODEL_NO_TENSOR, to, &task));
    run(1);
    assert_close(as_float(halves[2][0]), 300, 0); /* its last bit is 0 */
    assert_close(as_float(halves[2][1]), 304, 0);
}

static void rows_are_normalized(void **state)
{
    dtl_index_t from = floats(x, ROWS, DEPTH), scale = floats(weight, 1, DEPTH);
    dtl_index_t shift = floats(bias, 1, DEPTH), layer = floats(out, ROWS, DEPTH), task;
    dtl_index_t rms = floats(y, ROWS, DEPTH);

    (void)state;
    assert_success(
        dtl_model_add_normalize(model, DTL_MODEL_LAYER, from, scale, shift, 1e-5, layer, &task));
    assert_success(
        dtl_model_add_normalize(model, DTL_MODEL_RMS, from, scale, -1, 1e-5, rms, &task));
    run(1);
    for (int line = 0; line < ROWS; line++) {
        const float *row = &x[(size_t)line * DEPTH];
        double mean = 0, variance = 0, squares = 0;

        for (int step = 0; step < DEPTH; step++)
            mean += (double)row[step] / DEPTH;
        for (int step = 0; step < DEPTH; step++) {
            variance += (row[step] - mean) * (row[step] - mean) / DEPTH;
            squares += (double)row[step] * row[step] / DEPTH;
        }
        for (int step = 0; step < DEPTH; step++) {
            double centred = (row[step] - mean) / sqrt(variance + 1e-5);

            assert_close(out[line * DEPTH + step], centred * weight[step] + bias[step], 1e-5);
            assert_close(y[line * DEPTH + step], row[step] / sqrt(squares + 1e-5) * weight[step],
                         1e-5);
        }
    }
}

static void ranks_add_up_between_tasks(void **state)
{
    dtl_index_t from = floats(x, 1, CELLS), to = floats(out, 1, CELLS), task;

    (void)state;
    for (int index = 0; index < CELLS; index++)
        x[index] = (float)(world.rank + index);
    assert_success(dtl_model_add_unary(model, DTL_MODEL_NEGATIVE, from, to, &task));
    assert_success(dtl_model_add_allreduce(model, DTL_OP_SUM, to, &task));
    assert_success(dtl_model_add_barrier(model, &task));
    assert_success(dtl_model_add_prefetch(model, to, &task));
    assert_success(dtl_model_add_unary(model, DTL_MODEL_NEGATIVE, to, to, &task));
    for (int time = 0; time < 3; time++)
        run(2);
    for (int index = 0; index < CELLS; index++)
        assert_close(out[index], world.size * index + world.size * (world.size - 1) / 2.0, 0);
}

/* ---- order of tasks -------------------------------------------------------------------------- */

/* A tensor whose halves are written by separate tasks and read by one task. */
static void an_empty_model_and_barriers_can_be_run(void **state)
{
    dtl_index_t task;

    (void)state;
    run(1);
    run(3);
    assert_success(dtl_model_add_barrier(model, &task));
    run(1);
    run(3);
}

static void ranks_wait_for_views(void **state)
{
    dtl_index_t from = floats(x, ROWS, DEPTH), whole = floats(out, ROWS, DEPTH);
    dtl_index_t to = floats(y, ROWS, DEPTH), left[2], right[2], task;
    dtl_model_record_t record;

    (void)state;
    assert_success(dtl_model_view(model, from, 0, ROWS, 0, 100, &left[0]));
    assert_success(dtl_model_view(model, whole, 0, ROWS, 0, 100, &left[1]));
    assert_success(dtl_model_view(model, from, 0, ROWS, 100, DEPTH - 100, &right[0]));
    assert_success(dtl_model_view(model, whole, 0, ROWS, 100, DEPTH - 100, &right[1]));
    assert_success(dtl_model_add_unary(model, DTL_MODEL_NEGATIVE, left[0], left[1], &task));
    assert_success(dtl_model_add_unary(model, DTL_MODEL_NEGATIVE, right[0], right[1], &task));
    assert_success(dtl_model_add_unary(model, DTL_MODEL_COPY, whole, to, &task));
    run(2);
    for (int index = 0; index < ROWS * DEPTH; index++)
        assert_close(y[index], -(double)x[index], 0);
    for (dtl_size_t index = 0; index < 3; index++) { /* the two halves have no dependences */
        assert_success(dtl_model_record_of(model, index, &record));
        assert_int_equal(record.waits, record.task == 2 ? 1 : 0);
    }
}

static void a_task_runs_after_its_explicit_dependence(void **state)
{
    dtl_index_t from = floats(x, 1, 8), one = floats(out, 1, 8), other = floats(y, 1, 8);
    dtl_index_t early, late;
    dtl_model_record_t record;

    (void)state;
    assert_success(dtl_model_add_unary(model, DTL_MODEL_COPY, from, one, &late));
    assert_success(dtl_model_add_unary(model, DTL_MODEL_COPY, from, other, &early));
    assert_success(dtl_model_add_order(model, late, early));
    run(1);
    assert_success(dtl_model_record_of(model, 0, &record));
    assert_int_equal(record.task, early);
    assert_int_equal(record.kind, DTL_MODEL_UNARY);
    assert_int_equal(record.tensors[0], from);
    assert_int_equal(record.tensors[1], DTL_MODEL_NO_TENSOR);
    assert_int_equal(record.tensors[3], other);
    assert_int_equal(record.waits, 0);
}

static void a_wait_names_a_worker_and_its_count(void **state)
{
    dtl_index_t from = floats(x, 1, 8), one = floats(out, 1, 8), other = floats(y, 1, 8), task;
    dtl_size_t count = 0;
    int worker = -1;

    (void)state;
    assert_success(dtl_model_add_unary(model, DTL_MODEL_COPY, from, one, &task));
    assert_success(dtl_model_add_unary(model, DTL_MODEL_COPY, from, other, &task));
    assert_success(dtl_model_add_binary(model, DTL_MODEL_ADD, one, other, other, &task));
    assert_success(dtl_model_schedule(model, 2));
    assert_success(dtl_model_wait_of(model, 0, &worker, &count));
    assert_int_equal(count, 1);
    assert_true(worker == 0 || worker == 1);
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_model_wait_of(model, 1, &worker, &count));
}

/* ---- bad input ------------------------------------------------------------------------------- */

static void a_dependence_cycle_is_refused_by_name(void **state)
{
    dtl_index_t from = floats(x, 1, 8), to = floats(out, 1, 8), task[3];

    (void)state;
    assert_success(dtl_model_add_unary(model, DTL_MODEL_COPY, from, to, &task[0]));
    assert_success(dtl_model_add_prefetch(model, to, &task[1]));
    assert_success(dtl_model_add_unary(model, DTL_MODEL_NEGATIVE, to, to, &task[2]));
    assert_success(dtl_model_add_order(model, task[0], task[2]));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_model_schedule(model, 2));
    assert_message("tasks depend on each other in a cycle: ");
    assert_message("2 (unary), 0 (unary), and again 2");
    assert_status(DTL_ERROR_INVALID_STATE, dtl_model_run(model));
    assert_message("model has no schedule, or was changed since");
}

/* Expects this error on all ranks, or success on a single rank. */
static void assert_schedule_differs(const char *words)
{
    assert_status(world.size > 1 ? DTL_ERROR_INVALID_ARGUMENT : DTL_SUCCESS,
                  dtl_model_schedule(model, 1));
    if (world.size == 1)
        return;
    assert_message(words);
    assert_message("; expected the same on all ranks, in the same order");
    assert_status(DTL_ERROR_INVALID_STATE, dtl_model_run(model));
}

static void ranks_that_reduce_differently_are_all_refused(void **state)
{
    dtl_index_t to = floats(out, 1, 8), task;
    dtl_reduce_op op = world.rank == 0 ? DTL_OP_SUM : DTL_OP_MAX;

    (void)state;
    assert_success(dtl_model_add_barrier(model, &task));
    if (world.rank == 1)
        assert_success(dtl_model_add_prefetch(model, to, &task));
    assert_success(dtl_model_add_allreduce(model, op, to, &task));
    assert_schedule_differs("the next is task 1, an allreduce of 1 x 8 float32 by sum, on rank 0 "
                            "and task 2, an allreduce of 1 x 8 float32 by max, on rank 1");
}

static void ranks_with_other_shapes_are_all_refused(void **state)
{
    dtl_index_t to = floats(out, world.rank + 1, 8), task;

    (void)state;
    assert_success(dtl_model_add_allreduce(model, DTL_OP_SUM, to, &task));
    assert_schedule_differs("task 0, an allreduce of 1 x 8 float32 by sum, on rank 0 "
                            "and task 0, an allreduce of 2 x 8 float32 by sum, on rank 1");
}

static void a_barrier_missing_on_some_ranks_is_refused_on_all(void **state)
{
    dtl_index_t task;

    (void)state;
    assert_success(dtl_model_add_barrier(model, &task));
    if (world.rank == 0)
        assert_success(dtl_model_add_barrier(model, &task));
    assert_schedule_differs("the next is task 1, a barrier, on rank 0 and none on rank 1");
}

static void a_wrong_number_of_workers_is_refused_on_all_ranks(void **state)
{
    bool is_wrong = world.rank == world.size - 1;
    dtl_index_t task;

    (void)state;
    assert_success(dtl_model_add_barrier(model, &task));
    assert_success(dtl_model_schedule(model, 1));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_model_schedule(model, is_wrong ? 0 : 2));
    assert_message("workers is 0; expected workers >= 1 and workers <= 256");
    assert_message(is_wrong ? "workers is" : "on rank ");
    assert_status(DTL_ERROR_INVALID_STATE, dtl_model_run(model));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_model_schedule(model, 257));
    assert_message("workers is 257; expected workers >= 1 and workers <= 256");
    run(256);
}

static void shapes_that_do_not_fit_are_refused(void **state)
{
    dtl_index_t small = floats(x, 4, 4), wide = floats(y, 4, 8), to = floats(out, 4, 8), task;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_model_add_unary(model, DTL_MODEL_COPY, small, to, &task));
    assert_message("x is tensor 0 of 4 x 4 elements; expected 4 x 8");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_model_add_linear(model, small, wide, -1, to, &task));
    assert_message("weight is tensor 1 of 4 x 8 elements; expected 8 x 4");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_model_add_normalize(model, DTL_MODEL_RMS, wide, -1, -1, -1, to, &task));
    assert_message("epsilon is -1; expected a number from 0 to 3.40282e+38, the largest float32");
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_model_view(model, small, 3, 2, 0, 4, &task));
    assert_message("row is 3 for 2 of them; expected a range in the 4 of the tensor");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_model_tensor(model, x, 1, 4, DTL_DTYPE_FLOAT64, &task));
    assert_message("dtype is float64; expected float32 or bfloat16");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_model_tensor(model, (char *)x + 2, 1, 4, DTL_DTYPE_FLOAT32, &task));
    assert_message("; expected a multiple of the 4 bytes of float32");
    assert_status(DTL_ERROR_OUT_OF_BOUNDS,
                  dtl_model_add_unary(model, DTL_MODEL_COPY, 3, to, &task));
    assert_int_equal(dtl_model_tasks(model), 0);
    assert_int_equal(dtl_model_tensors(model), 3);
}

static void overlapping_input_and_output_are_refused(void **state)
{
    dtl_index_t whole = floats(out, 4, 8), right, left, task;

    (void)state;
    assert_success(dtl_model_view(model, whole, 0, 4, 0, 4, &left));
    assert_success(dtl_model_view(model, whole, 0, 4, 3, 4, &right));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_model_add_unary(model, DTL_MODEL_COPY, left, right, &task));
    assert_message("out is tensor 2, which overlaps x, tensor 1; expected one that does not "
                   "overlap it, or the same");
    assert_success(dtl_model_add_unary(model, DTL_MODEL_COPY, left, left, &task));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_model_add_allreduce(model, DTL_OP_SUM, left, &task));
    assert_message("tensor is 1, a view with gaps between its rows");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_MODEL(unary_functions_equal_those_of_c),
        WITH_MODEL(binary_functions_broadcast_one_row),
        WITH_MODEL(nan_stays_nan),
        WITH_MODEL(a_linear_task_multiplies_by_the_transpose),
        WITH_MODEL(products_of_bfloat16_are_rounded_once),
        WITH_MODEL(rows_are_normalized),
        WITH_MODEL(ranks_add_up_between_tasks),
        WITH_MODEL(an_empty_model_and_barriers_can_be_run),
        WITH_MODEL(ranks_wait_for_views),
        WITH_MODEL(a_task_runs_after_its_explicit_dependence),
        WITH_MODEL(a_wait_names_a_worker_and_its_count),
        WITH_MODEL(a_dependence_cycle_is_refused_by_name),
        WITH_MODEL(ranks_that_reduce_differently_are_all_refused),
        WITH_MODEL(ranks_with_other_shapes_are_all_refused),
        WITH_MODEL(a_barrier_missing_on_some_ranks_is_refused_on_all),
        WITH_MODEL(a_wrong_number_of_workers_is_refused_on_all_ranks),
        WITH_MODEL(shapes_that_do_not_fit_are_refused),
        WITH_MODEL(overlapping_input_and_output_are_refused),
    };

    return run_in_world("model", tests, COUNT_OF(tests));
}
