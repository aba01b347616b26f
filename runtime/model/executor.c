/* SPDX-License-Identifier: BSD-3-Clause */
/* Threads that read the table of a schedule.  Each counts the tasks that it has run, and waits for
 * the counts of others; the caller is the first of them, communicates, and answers other ranks
 * while it waits.  Once a task has failed, only those that communicate are run, since other ranks
 * count on them. */
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

enum { WORDS = 256, LINGER = 25000 /* ns */, YIELDS = 500, NAP = 50000 };

/* Why a run has failed, as it goes from rank to rank. */
struct verdict {
    int64_t task;
    int32_t kind;
    int32_t status;
    char words[WORDS];
};

struct count {
    _Alignas(CACHE_LINE) atomic_uint done;
};

struct run {
    const struct model *model;
    atomic_int gate; /* 0: the threads are not complete; 1: they run; -1: there are too few */
    atomic_bool has_failed;
    bool is_cut_off; /* the first worker has seen that others can't be reached */
    struct verdict verdict;
    struct count counts[WORKERS];
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

/* The first to fail says why. */
static void run_fail(struct run *run, const dtl_model_record_t *record, dtl_status status)
{
    if (atomic_exchange(&run->has_failed, true))
        return;
    run->verdict.task = record->task;
    run->verdict.kind = (int32_t)record->kind;
    run->verdict.status = status;
    dtl_last_error(run->verdict.words, sizeof run->verdict.words);
}

static void task_run(struct run *run, const dtl_model_record_t *record, int32_t worker)
{
    const struct model *model = run->model;
    struct task_run task = {.model = model, .record = record, .room = model->plan.rooms[worker]};
    bool communicates = dtl__task_communicates(&model->tasks[record->task]);
    dtl_status status;

    if (communicates ? run->is_cut_off : atomic_load(&run->has_failed))
        return;
    status = kinds[record->kind].run(&task);
    if (status != DTL_SUCCESS)
        run_fail(run, record, status);
}

/* ---- waits ----------------------------------------------------------------------------------- */

struct awaited {
    atomic_uint *done;
    unsigned count;
};

/* A wait_test. */
static dtl_status awaited_test(void *state, bool *done)
{
    const struct awaited *awaited = state;

    *done = atomic_load_explicit(awaited->done, memory_order_acquire) >= awaited->count;
    return DTL_SUCCESS;
}

static bool awaited_spin(const struct awaited *awaited)
{
    for (int look = dtl__looks(LINGER); look > 0; look--) {
        if (atomic_load_explicit(awaited->done, memory_order_acquire) >= awaited->count)
            return true;
        dtl__pause();
    }
    return false;
}

static void awaited_sleep(const struct awaited *awaited)
{
    const struct timespec nap = {.tv_nsec = NAP};

    for (int turn = 0; !awaited_spin(awaited); turn++)
        if (turn < YIELDS)
            sched_yield();
        else
            nanosleep(&nap, NULL);
}

static void wait_for(struct worker *worker, const dtl_model_record_t *record,
                     const struct model_wait *wait)
{
    struct run *run = worker->run;
    struct awaited awaited = {.done = &run->counts[wait->worker].done, .count = wait->count};
    dtl_status status = DTL_SUCCESS;

    if (awaited_spin(&awaited))
        return;
    if (worker->number == 0)
        status = dtl__wait(awaited_test, &awaited, &dtl__pace_bare);
    if (status != DTL_SUCCESS) {
        run_fail(run, record, status);
        run->is_cut_off = true;
    }
    awaited_sleep(&awaited);
}

/* ---- workers --------------------------------------------------------------------------------- */

static void worker_run(struct worker *worker)
{
    const struct model_plan *plan = &worker->run->model->plan;
    atomic_uint *done = &worker->run->counts[worker->number].done;
    uint64_t first = plan->firsts[worker->number], end = plan->firsts[worker->number + 1];

    for (uint64_t index = first; index < end; index++) {
        const dtl_model_record_t *record = &plan->records[index];

        for (uint64_t wait = 0; wait < record->waits; wait++)
            wait_for(worker, record, &plan->waits[record->first_wait + wait]);
        task_run(worker->run, record, worker->number);
        /* Pairs with the acquire loads in awaited_spin() and awaited_test(). */
        atomic_store_explicit(done, (unsigned)(index - first + 1), memory_order_release);
    }
}

static void *worker_main(void *argument)
{
    struct worker *worker = argument;

    while (atomic_load_explicit(&worker->run->gate, memory_order_acquire) == 0)
        sched_yield();
    if (atomic_load_explicit(&worker->run->gate, memory_order_acquire) > 0)
        worker_run(worker);
    return NULL;
}

/* Threads for all workers but the first, which no signal interrupts; how many there are. */
static int32_t workers_start(struct worker *workers, int32_t count)
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

/* Where the threads can't be had, the caller does everything. */
static void model_run(struct run *run)
{
    const struct model_plan *plan = &run->model->plan;
    struct worker workers[WORKERS] = {{.run = run}};
    int32_t started;

    for (int32_t number = 0; number < plan->workers; number++)
        workers[number] = (struct worker){.run = run, .number = number};
    started = workers_start(workers, plan->workers);
    /* Pairs with the acquire loads in worker_main(). */
    atomic_store_explicit(&run->gate, started == plan->workers ? 1 : -1, memory_order_release);
    if (started == plan->workers)
        worker_run(&workers[0]);
    for (int32_t number = 1; number < started; number++)
        pthread_join(workers[number].thread, NULL);
    for (uint64_t index = 0; started < plan->workers && index < run->model->task_count; index++)
        task_run(run, &plan->records[plan->order[index]], 0);
}

/* ---- all ranks ------------------------------------------------------------------------------- */

/* All ranks fail with what the first has failed with. */
static dtl_status verdict_share(struct run *run)
{
    struct comm *comm = &run->model->context->comm;
    int32_t mine = atomic_load(&run->has_failed) ? comm->rank : INT32_MAX, first = INT32_MAX;
    struct verdict *verdict = &run->verdict;
    dtl_status status =
        dtl__run(comm, allreduce_of(&mine, &first, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MIN));

    if (status != DTL_SUCCESS || first == INT32_MAX)
        return status;
    status =
        dtl__run(comm, broadcast_of(verdict, sizeof *verdict, dtl__dtype(DTL_DTYPE_BYTE), first));
    if (status != DTL_SUCCESS)
        return status;
    return dtl__refuse_argument(verdict->status, "task",
                                "task %" PRId64 " (%s) has failed on rank %d; expected success: %s",
                                verdict->task, dtl__model_kind_name((dtl_model_kind)verdict->kind),
                                (int)first, verdict->words);
}

static dtl_status plan_check(const struct model *model)
{
    if (model->plan.workers > 0)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "model-plan",
                                "model has no schedule, or was changed since; expected one that "
                                "has been scheduled");
}

/* Of a model that this thread has taken.  Ranks schedule together, but each may add tasks alone. */
static dtl_status taken_run(struct model *model)
{
    struct run run = {.model = model};
    dtl_status status = dtl__comm_agree(&model->context->comm, plan_check(model));

    if (status != DTL_SUCCESS)
        return status;
    model_run(&run);
    return verdict_share(&run);
}

dtl_status dtl_impl_model_run(struct model *model)
{
    dtl_status status = dtl__model_take(model);

    if (status != DTL_SUCCESS)
        return dtl__comm_agree(&model->context->comm, status);
    status = taken_run(model);
    dtl__model_give(model);
    return status;
}
