/* SPDX-License-Identifier: BSD-3-Clause */
/* A job of one rank that sends messages to itself: what the contract requires, and no more. */
#include "self.h"

const struct host *toy__host;

static const struct comm_ops comm_ops;
static bool is_started;

/* ---- communicators --------------------------------------------------------------------------- */

static dtl_status comm_make(struct comm *out)
{
    *out = (struct comm){.ops = &comm_ops, .rank = 0, .size = 1};
    return DTL_SUCCESS;
}

static void comm_free(struct comm *comm)
{
    dtl__self_queues_release(comm);
    *comm = (struct comm){0};
}

static dtl_status comm_dup(struct comm *comm, struct comm *out)
{
    (void)comm;
    return comm_make(out);
}

static dtl_status comm_split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    (void)comm;
    (void)key;
    *out = (struct comm){0};
    return color < 0 ? DTL_SUCCESS : comm_make(out);
}

static dtl_status barrier(struct comm *comm)
{
    (void)comm;
    return DTL_SUCCESS;
}

static const struct comm_ops comm_ops = {
    .size = sizeof comm_ops,
    .name = "toy",
    .free = comm_free,
    .dup = comm_dup,
    .split = comm_split,
    .send = dtl__self_send,
    .recv = dtl__self_recv,
    .sendrecv = dtl__self_sendrecv,
    .isend = dtl__self_isend,
    .irecv = dtl__self_irecv,
    .probe = dtl__self_probe,
    .operation_test = dtl__self_operation_test,
    .operation_wait = dtl__self_operation_wait,
    .operation_cancel = dtl__self_operation_cancel,
    .operation_release = dtl__self_operation_release,
    .barrier = barrier,
};

/* ---- the job --------------------------------------------------------------------------------- */

static dtl_status start(void)
{
    is_started = true;
    return DTL_SUCCESS;
}

static void stop(void)
{
    is_started = false;
}

static void stop_all(int code)
{
    (void)code; /* there is no other process */
}

static bool is_running(void)
{
    return is_started;
}

static int thread_level(void)
{
    return 3;
}

static const char *version(void)
{
    return "The toy 1";
}

static dtl_status foreign(int fortran_handle, struct comm *out)
{
    (void)out;
    return toy__host->fail(DTL_ERROR_INVALID_ARGUMENT, "communicator: %d is none of the toy's",
                           fortran_handle);
}

static const struct job_ops job_ops = {
    .size = sizeof job_ops,
    .start = start,
    .stop = stop,
    .abort = stop_all,
    .is_running = is_running,
    .thread_level = thread_level,
    .version = version,
    .world = comm_make,
    .foreign = foreign,
};

static const struct plugin plugin = {
    .contract = DTL_BACKEND_CONTRACT,
    .size = sizeof plugin,
    .name = "toy",
    .feature = "",
    .job = &job_ops,
    .comm = &comm_ops,
};

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *host);

const struct plugin *dtl_plugin(const struct host *host)
{
    toy__host = host;
    return &plugin;
}
