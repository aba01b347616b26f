/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs a plan with one thread per worker. Each worker counts the tasks that it has run and waits
 * for the counts of others. The calling thread is worker 0: it runs the collective tasks and serves
 * requests of other ranks while it waits. After a task has failed, only collective tasks still run,
 * because other ranks depend on them. */
#include "task_kernel.h"

#include <inttypes.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>

#include "dtl_collective.h"
#include "dtl_conditions.h"
#include "dtl_error.h"
#include "dtl_impl.h"
#include "progress/wait.h"

enum { TEXT_BYTES = 256, SPIN_NS = 25000 /* ns */, YIELD_COUNT = 500, SLEEP_NS = 50000 };

/* The first failure of a run, in the form that is sent between ranks. */
struct run_failure {
    int64_t task;
    int32_t kind;
    int32_t status;
    char text[TEXT_BYTES];
};

struct count {
    _Alignas(CACHE_LINE) atomic_uint done;
};

struct run {
    const struct model *model;
    atomic_int gate; /* 0: not all threads are started; 1: they run; -1: too few could be started */
    atomic_bool has_failed;
    bool is_disconnected; /* worker 0 has lost contact with other ranks */
    struct run_failure failure;
    struct count counts[MAX_WORKERS];
};

struct worker {
    struct run *run;
    pthread_t thread;
    int32_t number;
};

static const struct {
    const char *name;
    task_runner run;
} kinds[] = {
    [DTL_MODEL_UNARY] = {"unary", dtl__run_unary},
    [DTL_MODEL_BINARY] = {"binary", dtl__run_binary},
    [DTL_MODEL_LINEAR] = {"linear", dtl__run_linear},
    [DTL_MODEL_NORMALIZE] = {"normalize", dtl__run_normalize},
    [DTL_MODEL_BARRIER] = {"barrier", dtl__run_barrier},
    [DTL_MODEL_ALLREDUCE] = {"allreduce", dtl__run_allreduce},
    [DTL_MODEL_PREFETCH] = {"prefetch", dtl__run_prefetch},
    [DTL_MODEL_FLASH_ATTENTION] = {"flash_attention", dtl__run_flash_attention},
    [DTL_MODEL_FLASH_DECODE] = {"flash_decode", dtl__run_flash_decode},
    [DTL_MODEL_APPEND] = {"append", dtl__run_append},
};

const char *dtl__model_kind_name(dtl_model_kind kind)
{
    return kinds[kind].name;
}

/* ---- one task -------------------------------------------------------------------------------- */

/* Records a failure; the first one wins. */
static void record_failure(struct run *run, const dtl_model_record_t *record, dtl_status status)
{
    if (atomic_exchange(&run->has_failed, true))
        return;
    run->failure.task = record->task;
    run->failure.kind = (int32_t)record->kind;
    run->failure.status = status;
    dtl_last_error(run->failure.text, sizeof run->failure.text);
}

/* Runs one task and records its failure. Skips it after an earlier failure; a collective task is
 * skipped only if contact with other ranks is lost. */
static void run_task(struct run *run, const dtl_model_record_t *record, int32_t worker)
{
    const struct model *model = run->model;
    struct task_run task = {
        .model = model, .record = record, .workspace = model->plan.workspaces[worker]};
    bool communicates = dtl__task_communicates(&model->tasks[record->task]);
    dtl_status status;

    if (communicates ? run->is_disconnected : atomic_load(&run->has_failed))
        return;
    status = kinds[record->kind].run(&task);
    if (status != DTL_SUCCESS)
        record_failure(run, record, status);
}

/* ---- waits ----------------------------------------------------------------------------------- */

struct awaited {
    atomic_uint *done;
    unsigned count;
};

/* Test callback for dtl__wait(): sets *done to true once the worker has run `count` tasks. */
static dtl_status test_done(void *state, bool *done)
{
    const struct awaited *awaited = state;

    *done = atomic_load_explicit(awaited->done, memory_order_acquire) >= awaited->count;
    return DTL_SUCCESS;
}

/* Polls without sleeping, for at most SPIN_NS. Returns true if the worker has run `count` tasks. */
static bool spin_until_done(const struct awaited *awaited)
{
    for (int spins = dtl__pauses_within(SPIN_NS); spins > 0; spins--) {
        if (atomic_load_explicit(awaited->done, memory_order_acquire) >= awaited->count)
            return true;
        dtl__pause();
    }
    return false;
}

/* Blocks until the worker has run `count` tasks: spins, yields the CPU and, later, sleeps between
 * the polls. */
static void sleep_until_done(const struct awaited *awaited)
{
    const struct timespec pause = {.tv_nsec = SLEEP_NS};

    for (int rounds = 0; !spin_until_done(awaited); rounds++)
        if (rounds < YIELD_COUNT)
            sched_yield();
        else
            nanosleep(&pause, NULL);
}

/* Blocks until the wait ends. Worker 0 also serves other ranks meanwhile; if that fails, it records
 * the failure for `record` and continues to wait. */
static void wait_for_worker(struct worker *worker, const dtl_model_record_t *record,
                            const struct model_wait *wait)
{
    struct run *run = worker->run;
    struct awaited awaited = {.done = &run->counts[wait->worker].done, .count = wait->count};
    dtl_status status = DTL_SUCCESS;

    if (spin_until_done(&awaited))
        return;
    if (worker->number == 0)
        status = dtl__wait(test_done, &awaited, &dtl__pace_bare);
    if (status != DTL_SUCCESS) {
        record_failure(run, record, status);
        run->is_disconnected = true;
    }
    sleep_until_done(&awaited);
}

/* ---- workers --------------------------------------------------------------------------------- */

/* Runs the worker's tasks in order, each after its waits, and publishes their count. */
static void run_worker(struct worker *worker)
{
    const struct model_plan *plan = &worker->run->model->plan;
    atomic_uint *done = &worker->run->counts[worker->number].done;
    uint64_t first = plan->firsts[worker->number], end = plan->firsts[worker->number + 1];

    for (uint64_t index = first; index < end; index++) {
        const dtl_model_record_t *record = &plan->records[index];

        for (uint64_t wait = 0; wait < record->waits; wait++)
            wait_for_worker(worker, record, &plan->waits[record->first_wait + wait]);
        run_task(worker->run, record, worker->number);
        /* Pairs with the acquire loads in spin_until_done() and test_done(). */
        atomic_store_explicit(done, (unsigned)(index - first + 1), memory_order_release);
    }
}

/* Thread function. Waits at the gate; runs the worker's tasks unless too few threads could be
 * started. */
static void *worker_main(void *argument)
{
    struct worker *worker = argument;

    while (atomic_load_explicit(&worker->run->gate, memory_order_acquire) == 0)
        sched_yield();
    if (atomic_load_explicit(&worker->run->gate, memory_order_acquire) > 0)
        run_worker(worker);
    return NULL;
}

/* Starts threads, with all signals blocked, for all workers but worker 0. Returns the number of
 * workers including it. */
static int32_t start_workers(struct worker *workers, int32_t count)
{
    sigset_t all, before;
    int32_t started = 1;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    while (started < count &&
           pthread_create(&workers[started].thread, NULL, worker_main, &workers[started]) == 0)
        started++;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

/* Runs all tasks. If not all threads can be started, the caller runs the tasks alone. */
static void run_workers(struct run *run)
{
    const struct model_plan *plan = &run->model->plan;
    struct worker workers[MAX_WORKERS] = {{.run = run}};
    int32_t started;

    for (int32_t number = 0; number < plan->workers; number++)
        workers[number] = (struct worker){.run = run, .number = number};
    started = start_workers(workers, plan->workers);
    /* Pairs with the acquire loads in worker_main(). */
    atomic_store_explicit(&run->gate, started == plan->workers ? 1 : -1, memory_order_release);
    if (started == plan->workers)
        run_worker(&workers[0]);
    for (int32_t number = 1; number < started; number++)
        pthread_join(workers[number].thread, NULL);
    for (uint64_t index = 0; started < plan->workers && index < run->model->task_count; index++)
        run_task(run, &plan->records[plan->order[index]], 0);
}

/* ---- all ranks ------------------------------------------------------------------------------- */

/* Fails on all ranks with the failure of the lowest failed rank. Collective. */
static dtl_status share_failure(struct run *run)
{
    struct comm *comm = &run->model->context->comm;
    int32_t mine = atomic_load(&run->has_failed) ? comm->rank : INT32_MAX, first = INT32_MAX;
    struct run_failure *failure = &run->failure;
    dtl_status status =
        dtl__run(comm, allreduce_of(&mine, &first, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MIN));

    if (status != DTL_SUCCESS || first == INT32_MAX)
        return status;
    status =
        dtl__run(comm, broadcast_of(failure, sizeof *failure, dtl__dtype(DTL_DTYPE_BYTE), first));
    if (status != DTL_SUCCESS)
        return status;
    return dtl__refuse_argument(failure->status, "task",
                                "task %" PRId64 " (%s) has failed on rank %d; expected success: %s",
                                failure->task, dtl__model_kind_name((dtl_model_kind)failure->kind),
                                (int)first, failure->text);
}

/* Fails if the model has no valid plan. */
static dtl_status check_plan(const struct model *model)
{
    if (model->plan.workers > 0)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "model-plan",
                                "model has no schedule, or was changed since; expected one that "
                                "has been scheduled");
}

/* Runs a locked model. Ranks have planned together, but a rank may have added tasks since; the
 * agreement detects this. */
static dtl_status run_locked_model(struct model *model)
{
    struct run run = {.model = model};
    dtl_status status = dtl__comm_agree(&model->context->comm, check_plan(model));

    if (status != DTL_SUCCESS)
        return status;
    run_workers(&run);
    return share_failure(&run);
}

dtl_status dtl_impl_model_run(struct model *model)
{
    dtl_status status = dtl__model_lock(model);

    if (status != DTL_SUCCESS)
        return dtl__comm_agree(&model->context->comm, status);
    status = run_locked_model(model);
    dtl__model_unlock(model);
    return status;
}
