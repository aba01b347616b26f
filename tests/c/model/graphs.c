/* SPDX-License-Identifier: BSD-3-Clause */
/* Random graphs of tasks on overlapping parts of one buffer: for any number of workers, the result
 * equals that of sequential execution. Under the thread sanitizer, no two concurrent tasks access
 * the same byte. */
#include "../support/threads.h"

enum { ROWS = 8, COLUMNS = 24, VIEWS = 40, TASKS = 120, GRAPHS = 12, MOST_WORKERS = 8 };

static float first[ROWS * COLUMNS], memory[ROWS * COLUMNS], expected[ROWS * COLUMNS];
static int64_t lengths[2] = {2, 1};
static unsigned seed;

static unsigned draw(unsigned bound)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % bound;
}

/* Makes views of a few rows and columns, and as many of a tensor that is one long row. */
static void views_make(dtl_model_t model, dtl_index_t *views, dtl_index_t *filled)
{
    dtl_index_t whole, line;

    for (int each = 0; each < 2; each++)
        assert_success(
            dtl_model_tensor(model, &lengths[each], 1, 1, DTL_DTYPE_INT64, &filled[each]));
    assert_success(dtl_model_tensor(model, memory, ROWS, COLUMNS, DTL_DTYPE_FLOAT32, &whole));
    assert_success(
        dtl_model_tensor(model, memory, 1, (dtl_size_t)ROWS * COLUMNS, DTL_DTYPE_FLOAT32, &line));
    for (int view = 0; view < VIEWS; view++) {
        dtl_size_t row = draw(ROWS - 1), column = draw(COLUMNS - 3);

        if (view % 2 == 0)
            assert_success(dtl_model_view(model, whole, row, 2, column, 4, &views[view]));
        else
            assert_success(
                dtl_model_view(model, line, 0, 1, draw(ROWS * COLUMNS - 8), 8, &views[view]));
    }
}

/* Returns a view of two rows if `shape` is 0, otherwise of one. */
static dtl_index_t one_of(const dtl_index_t *views, unsigned shape)
{
    return views[draw(VIEWS / 2) * 2 + shape];
}

static void attention_add(dtl_model_t model, const dtl_index_t *views, const dtl_index_t *filled)
{
    unsigned is_decode = draw(2), is_append = draw(4) == 0;
    dtl_index_t key = one_of(views, 0), value = one_of(views, 0), query = one_of(views, is_decode);
    dtl_index_t out = one_of(views, is_decode), task;

    if (is_append)
        dtl_model_add_append(model, key, filled[0], value, &task);
    else if (is_decode)
        dtl_model_add_flash_decode(model, query, key, value, filled[draw(2)], 4, 0, out, &task);
    else
        dtl_model_add_flash_attention(model, draw(2) ? DTL_MODEL_CAUSAL : DTL_MODEL_UNMASKED, query,
                                      key, value, 2, 0, out, &task);
}

/* Some tasks are refused because their output overlaps their inputs. */
static void tasks_add(dtl_model_t model, const dtl_index_t *views, const dtl_index_t *filled)
{
    static const dtl_model_binary_op ops[] = {DTL_MODEL_ADD, DTL_MODEL_SUBTRACT, DTL_MODEL_MAXIMUM};

    while (dtl_model_tasks(model) < TASKS) {
        unsigned shape = draw(2);
        dtl_index_t a = one_of(views, shape), b = one_of(views, shape);
        dtl_index_t out = one_of(views, shape), task;

        if (draw(4) == 0)
            attention_add(model, views, filled);
        else if (draw(4) == 0)
            dtl_model_add_unary(model, DTL_MODEL_TANH, a, out, &task);
        else
            dtl_model_add_binary(model, ops[draw(3)], a, b, out, &task);
    }
}

static void graph_run(dtl_model_t model, int workers, float *result)
{
    memcpy(memory, first, sizeof memory);
    assert_success(dtl_model_schedule(model, workers));
    assert_success(dtl_model_run(model));
    memcpy(result, memory, sizeof memory);
}

/* A single worker runs tasks in dependence order: each after the tasks that it depends on. */
static void results_do_not_depend_on_the_number_of_workers(void **state)
{
    float got[ROWS * COLUMNS];

    (void)state;
    for (int index = 0; index < ROWS * COLUMNS; index++)
        first[index] = (float)(index % 17) / 16;
    for (unsigned graph = 0; graph < GRAPHS; graph++) {
        dtl_index_t views[VIEWS], filled[2];
        dtl_model_t model;

        seed = graph + 1;
        assert_success(dtl_model_create(world.ctx, &model));
        views_make(model, views, filled);
        tasks_add(model, views, filled);
        graph_run(model, 1, expected);
        for (int workers = 2; workers <= MOST_WORKERS; workers++) {
            graph_run(model, workers, got);
            assert_memory_equal(got, expected, sizeof got);
        }
        dtl_model_destroy(model);
    }
}

/* Explicit dependences force the program's order; dependences derived from the accessed bytes must
 * give the same result. */
static void derived_dependences_equal_explicit_ones(void **state)
{
    float got[ROWS * COLUMNS];

    (void)state;
    for (unsigned graph = 0; graph < GRAPHS; graph++) {
        dtl_index_t views[VIEWS], filled[2];
        dtl_model_t free_order, program_order;

        seed = 100 + graph;
        assert_success(dtl_model_create(world.ctx, &free_order));
        views_make(free_order, views, filled);
        tasks_add(free_order, views, filled);
        seed = 100 + graph;
        assert_success(dtl_model_create(world.ctx, &program_order));
        views_make(program_order, views, filled);
        tasks_add(program_order, views, filled);
        for (dtl_index_t task = 1; task < TASKS; task++)
            assert_success(dtl_model_add_order(program_order, task, task - 1));
        graph_run(program_order, 1, expected);
        graph_run(free_order, 4, got);
        assert_memory_equal(got, expected, sizeof got);
        dtl_model_destroy(free_order);
        dtl_model_destroy(program_order);
    }
}

/* Thread 0 plans and runs while another thread adds tasks: each call is refused or executed. */
static dtl_model_t common;

static void plan_run_or_add(int64_t thread)
{
    dtl_index_t made;
    dtl_status status = DTL_SUCCESS;

    for (int turn = 0; turn < TURNS && thread < 2; turn++) {
        if (thread == 1)
            status = turn % 2 == 0 ? dtl_model_add_unary(common, DTL_MODEL_NEGATIVE, 0, 0, &made)
                                   : dtl_model_view(common, 0, 0, 1, 0, 1, &made);
        else if (dtl_model_schedule(common, 2) == DTL_SUCCESS)
            status = dtl_model_run(common);
        expect(status == DTL_SUCCESS || status == DTL_ERROR_INVALID_STATE);
    }
}

static void threads_run_in_turn_or_are_refused(void **state)
{
    dtl_index_t made;

    (void)state;
    assert_success(dtl_model_create(world.ctx, &common));
    assert_success(dtl_model_tensor(common, memory, 1, 4, DTL_DTYPE_FLOAT32, &made));
    team(plan_run_or_add);
    dtl_model_destroy(common);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_run_in_turn_or_are_refused),
        cmocka_unit_test(results_do_not_depend_on_the_number_of_workers),
        cmocka_unit_test(derived_dependences_equal_explicit_ones),
    };

    return run_in_world("graphs", tests, COUNT_OF(tests));
}
