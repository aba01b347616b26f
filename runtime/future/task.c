/* SPDX-License-Identifier: BSD-3-Clause */
/* Tasks with one thread each.  Background algorithms are few and long, and a pool of threads would
 * have to be shut down somewhere.  The thread is joined by the first wait or test that finds it
 * done, or by the release of the future. */
#include "task.h"

#include <string.h>

#include "dtl_error.h"

struct task {
    pthread_t thread;
    bool is_joined;
    atomic_bool is_done;
    task_work work;
    dtl_status status;
    char text[256]; /* the thread's last error */
    _Alignas(16) char arguments[];
};

/* Main function of the thread: runs the work and stores its status and error text. */
static void *task_main(void *argument)
{
    struct task *task = argument;

    task->status = task->work(task->arguments);
    if (task->status != DTL_SUCCESS)
        dtl_last_error(task->text, sizeof task->text);
    /* Pairs with the load in task_test(); pthread_join() orders the same in task_wait(). */
    atomic_store(&task->is_done, true);
    return NULL;
}

/* Wait function of the source: joins the thread, if not yet done, and returns the task's status.
 * A failure becomes the last error. */
static dtl_status task_wait(void *state)
{
    struct task *task = state;

    if (!task->is_joined)
        pthread_join(task->thread, NULL);
    task->is_joined = true;
    if (task->status == DTL_SUCCESS)
        return DTL_SUCCESS;
    return dtl__fail_with_text(task->status, task->text);
}

/* Test function of the source: once the work has returned, sets *done, joins the thread and
 * returns the task's status. */
static dtl_status task_test(void *state, bool *done)
{
    struct task *task = state;

    *done = atomic_load(&task->is_done);
    return *done ? task_wait(task) : DTL_SUCCESS;
}

/* Release function of the source: blocks until the thread has ended, then frees the task. */
static void task_release(void *state)
{
    task_wait(state);
    dtl__release(state);
}

static const struct future_source task_source = {
    .test = task_test, .wait = task_wait, .release = task_release};

dtl_status dtl__task_start(task_work work, const void *arguments, size_t bytes, struct future **out)
{
    struct task *task = NULL;
    struct future *future = NULL;
    dtl_status status = dtl__alloc((void **)&task, sizeof *task + bytes, "task");

    if (status != DTL_SUCCESS)
        return status;
    task->work = work;
    task->is_joined = true; /* until the thread is created */
    memcpy(task->arguments, arguments, bytes);
    status = dtl__future_make(&task_source, task, &future);
    if (status != DTL_SUCCESS) {
        dtl__release(task);
        return status;
    }
    if (pthread_create(&task->thread, NULL, task_main, task) != 0) {
        dtl__future_release(future);
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY,
                         "a thread for work in the background can't be started; expected one more");
    }
    task->is_joined = false;
    *out = future;
    return DTL_SUCCESS;
}
