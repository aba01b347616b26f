/* SPDX-License-Identifier: BSD-3-Clause */
/* A task that fails on one rank: all ranks get an error, and none waits forever. Tasks that call
 * functions on the running model are refused. */
#include "../support/support.h"

#include "model/task_kernel.h"

static dtl_model_t running;
static dtl_status (*prefetch)(void);

/* Replaces the prefetch task, which cannot fail. */
dtl_status dtl__run_prefetch(const struct task_run *run)
{
    (void)run;
    return prefetch();
}

static dtl_status last_rank_fails(void)
{
    if (world.rank < world.size - 1)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_INVALID_STATE, "the tape is torn; expected a whole one");
}

static void a_task_that_fails_is_named_on_all_ranks(void **state)
{
    float memory[4] = {1, 2, 3, 4};
    dtl_model_t model;
    dtl_index_t tensor, task;
    char words[80];

    (void)state;
    prefetch = last_rank_fails;
    assert_success(dtl_model_create(world.ctx, &model));
    assert_success(dtl_model_tensor(model, memory, 1, 4, DTL_DTYPE_FLOAT32, &tensor));
    assert_success(dtl_model_add_prefetch(model, tensor, &task));
    assert_success(dtl_model_add_unary(model, DTL_MODEL_NEGATIVE, tensor, tensor, &task));
    assert_success(dtl_model_add_allreduce(model, DTL_OP_MAX, tensor, &task));
    assert_success(dtl_model_schedule(model, 3));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_model_run(model));
    snprintf(words, sizeof words, "task 0 (prefetch) has failed on rank %d; expected ",
             world.size - 1);
    assert_message(words);
    assert_message("the tape is torn; expected a whole one");
    dtl_model_destroy(model);
}

static void assert_taken(dtl_status status)
{
    assert_status(DTL_ERROR_INVALID_STATE, status);
    assert_message("model is planned, run or changed by another thread");
}

/* Runs on the caller's thread, because there is one worker. */
static dtl_status all_is_refused(void)
{
    static float memory[4];
    dtl_index_t made;

    assert_taken(dtl_model_tensor(running, memory, 1, 4, DTL_DTYPE_FLOAT32, &made));
    assert_taken(dtl_model_view(running, 0, 0, 1, 0, 2, &made));
    assert_taken(dtl_model_add_unary(running, DTL_MODEL_COPY, 0, 0, &made));
    assert_taken(dtl_model_add_barrier(running, &made));
    assert_taken(dtl_model_add_order(running, 1, 0));
    assert_taken(dtl_model_schedule(running, 1));
    assert_taken(dtl_model_run(running));
    return DTL_SUCCESS;
}

static void a_running_model_is_neither_changed_nor_run(void **state)
{
    float memory[4] = {1, 2, 3, 4};
    dtl_index_t tensor, task;

    (void)state;
    prefetch = all_is_refused;
    assert_success(dtl_model_create(world.ctx, &running));
    assert_success(dtl_model_tensor(running, memory, 1, 4, DTL_DTYPE_FLOAT32, &tensor));
    assert_success(dtl_model_add_prefetch(running, tensor, &task));
    assert_success(dtl_model_add_unary(running, DTL_MODEL_NEGATIVE, tensor, tensor, &task));
    assert_success(dtl_model_schedule(running, 1));
    for (int turn = 0; turn < 3; turn++)
        assert_success(dtl_model_run(running));
    assert_float_equal(memory[3], -4, 0);
    assert_int_equal(dtl_model_tasks(running), 2);
    assert_success(dtl_model_add_barrier(running, &task));
    dtl_model_destroy(running);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_task_that_fails_is_named_on_all_ranks),
        cmocka_unit_test(a_running_model_is_neither_changed_nor_run),
    };

    return run_in_world("failures", tests, COUNT_OF(tests));
}
