/* SPDX-License-Identifier: BSD-3-Clause */
/* A task that fails on one rank: all ranks hear of it, and none waits for ever. */
#include "../support.h"

#include "model/run.h"

/* In the place of the one that asks for data, which can't fail. */
dtl_status dtl__run_prefetch(const struct task_run *run)
{
    if (run->model->context->comm.rank < world.size - 1)
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_task_that_fails_is_named_on_all_ranks),
    };

    return run_in_world("failures", tests, COUNT_OF(tests));
}
