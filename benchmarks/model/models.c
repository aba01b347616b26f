/* SPDX-License-Identifier: BSD-3-Clause */
/* Times scheduling of 4,000 tasks on tensors of 4,096 elements, and running them on one worker,
 * against a plain loop: a line of JSON each. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <dtl/dtl.h>

#include "../harness/check_status.h"

enum { TASKS = 4000, TENSORS = 64, ROWS = 16, COLUMNS = 256, WORKERS = 4, ROUNDS = 21 };

static dtl_context_t ctx;
static dtl_model_t model;
static float memory[TENSORS][ROWS * COLUMNS];
static int tasks[TASKS][3]; /* two input tensors and the output tensor */

static void tasks_draw(void)
{
    uint32_t seed = 1;

    for (int task = 0; task < TASKS; task++)
        for (int operand = 0; operand < 3; operand++) {
            seed = seed * 1664525u + 1013904223u;
            tasks[task][operand] = (int)(seed >> 8) % TENSORS;
        }
    for (int tensor = 0; tensor < TENSORS; tensor++)
        for (int index = 0; index < ROWS * COLUMNS; index++)
            memory[tensor][index] = (float)(tensor * index % 1000);
}

static void model_make(void)
{
    dtl_index_t tensors[TENSORS], made;

    must(!dtl_model_create(ctx, &model), "model");
    for (int tensor = 0; tensor < TENSORS; tensor++)
        must(!dtl_model_tensor(model, memory[tensor], ROWS, COLUMNS, DTL_DTYPE_FLOAT32,
                               &tensors[tensor]),
             "tensor");
    for (int task = 0; task < TASKS; task++)
        must(!dtl_model_add_binary(model, DTL_MODEL_ADD, tensors[tasks[task][0]],
                                   tensors[tasks[task][1]], tensors[tasks[task][2]], &made),
             "task");
}

/* ---- what is timed ----------------------------------------------------------------------------
 */

static void schedule(void)
{
    must(!dtl_model_schedule(model, WORKERS), "schedule");
}

static void run(void)
{
    must(!dtl_model_run(model), "run");
}

static void plain(void)
{
    for (int task = 0; task < TASKS; task++) {
        const float *x = memory[tasks[task][0]], *y = memory[tasks[task][1]];
        float *out = memory[tasks[task][2]];

        for (int index = 0; index < ROWS * COLUMNS; index++)
            out[index] = x[index] + y[index];
    }
}

/* Returns the CPU seconds of this thread, which runs everything. */
static double timed(void (*call)(void))
{
    struct timespec start, end;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start);
    call();
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end);
    return (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Times both alternately after a warm-up. */
static void contest(const char *name, void (*call)(void))
{
    double ratios[ROUNDS + 1];

    for (int round = 0; round <= ROUNDS; round++) {
        double ours = timed(call);

        ratios[round] = ours / timed(plain);
    }
    qsort(ratios + 1, ROUNDS, sizeof *ratios, ascending);
    printf("{\"name\": \"%s\", \"ratio\": %.4f}\n", name, ratios[1 + ROUNDS / 2]);
}

int main(void)
{
    must(!dtl_context_create_default(&ctx), "context");
    tasks_draw();
    model_make();
    contest("4,000 tasks, scheduled", schedule);
    must(!dtl_model_schedule(model, 1), "schedule");
    contest("4,000 tasks, run by one worker", run);
    dtl_model_destroy(model);
    dtl_context_destroy(ctx);
    return 0;
}
