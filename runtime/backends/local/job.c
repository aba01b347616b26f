/* SPDX-License-Identifier: BSD-3-Clause */
/* Joining and leaving a job of one node, as a launcher describes it in the environment. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "local.h"

static struct comm
    world; /* of all ranks; kept from start() to stop() and never passed to the library */

/* ---- the environment ------------------------------------------------------------------------- */

/* Reads an integer between `least` and `most` from an environment variable of the launcher. */
static dtl_status variable_read(const char *name, long least, long most, int32_t *out)
{
    const char *value = secure_getenv(name);
    char *end = NULL;
    long number = value == NULL ? 0 : strtol(value, &end, 10);

    if (value == NULL)
        return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                                 "%s is not set; expected RANK, WORLD_SIZE, LOCAL_RANK, "
                                 "LOCAL_WORLD_SIZE, MASTER_ADDR and MASTER_PORT, as `python -m dtl "
                                 "run` sets them, or DTL_MPI=none",
                                 name);
    if (end == value || *end != '\0' || number < least || number > most)
        return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                                 "%s is \"%s\"; expected a number from %ld to %ld", name, value,
                                 least, most);
    *out = (int32_t)number;
    return DTL_SUCCESS;
}

/* Fails unless all ranks run on this node. */
static dtl_status single_node_check(int32_t size)
{
    int32_t here = 0;
    dtl_status status = variable_read("LOCAL_WORLD_SIZE", 1, INT32_MAX, &here);

    if (status != DTL_SUCCESS || here == size)
        return status;
    return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                             "%d of %d ranks are on this node; expected all, since the ranks of a "
                             "local job share memory: several nodes need an MPI",
                             (int)here, (int)size);
}

/* Reads the number of ranks from WORLD_SIZE. Fails if it exceeds LOCAL_RANKS. */
static dtl_status size_read(int32_t *size)
{
    dtl_status status = variable_read("WORLD_SIZE", 1, INT32_MAX, size);

    if (status != DTL_SUCCESS || *size <= LOCAL_RANKS)
        return status;
    return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                             "WORLD_SIZE is %d; expected at most %d ranks in a local job",
                             (int)*size, LOCAL_RANKS);
}

/* Writes the name of the rendezvous socket, which is unique to the job, from MASTER_PORT and
 * MASTER_ADDR. */
static dtl_status socket_name_read(char *out, size_t size)
{
    const char *address = secure_getenv("MASTER_ADDR");
    int32_t port = 0;
    dtl_status status = variable_read("MASTER_PORT", 1, 65535, &port);

    if (status == DTL_SUCCESS)
        snprintf(out, size, "port %d of %s", (int)port, address == NULL ? "localhost" : address);
    return status;
}

/* Returns true if WORLD_SIZE indicates no launcher or a single rank. RANK alone does not indicate a
 * launcher, because other programs use it for other purposes. */
static bool is_alone(void)
{
    const char *size = secure_getenv("WORLD_SIZE");

    return size == NULL || strcmp(size, "1") == 0;
}

/* ---- starting and stopping ------------------------------------------------------------------- */

/* Joins the job and creates `world`: meets the other ranks, maps the shared memory and blocks until
 * all ranks have mapped it. */
static dtl_status join(int32_t rank, int32_t size, const char *socket_name)
{
    int file = -1;
    dtl_status status = size == 1 ? local__memory_make(1, &file)
                                  : local__rendezvous(rank, size, socket_name, &file);

    if (status == DTL_SUCCESS)
        status = local__memory_map(rank, size, file);
    if (status == DTL_SUCCESS)
        status = local__wait_for_ranks();
    if (status == DTL_SUCCESS)
        status = local__transfer_start();
    if (status == DTL_SUCCESS)
        status = local__world_make(&world);
    return status;
}

/* Joins the job that the environment describes, or one of a single rank if there is no launcher.
 * Blocks until all ranks have joined. Does nothing if this rank has joined already. */
static dtl_status start(void)
{
    int32_t rank = 0, size = 1;
    char socket_name[80] = "";
    dtl_status status = DTL_SUCCESS;

    if (world.state != NULL)
        return DTL_SUCCESS;
    if (!is_alone()) {
        status = size_read(&size);
        if (status == DTL_SUCCESS)
            status = variable_read("RANK", 0, size - 1, &rank);
        if (status == DTL_SUCCESS)
            status = single_node_check(size);
        if (status == DTL_SUCCESS)
            status = socket_name_read(socket_name, sizeof socket_name);
    }
    if (status == DTL_SUCCESS)
        status = join(rank, size, socket_name);
    local__is_open = status == DTL_SUCCESS;
    return status;
}

/* Blocks until all started sends are written to the rings or a rank has died. */
static void flush(void)
{
    bool is_over = false;

    for (uint64_t round = 0; !is_over; round++) {
        uint32_t doorbell_count = local__doorbell_count();

        pthread_mutex_lock(&local__lock);
        local__transfer();
        is_over = local__transfer_is_idle() || local__health() != DTL_SUCCESS;
        pthread_mutex_unlock(&local__lock);
        if (!is_over)
            local__doorbell_wait(doorbell_count, round);
    }
}

/* Leaves the job after all started sends are written to the rings. Does nothing outside the job. */
static void stop(void)
{
    if (!local__is_open)
        return;
    local__host->leaving();
    flush();
    pthread_mutex_lock(&local__lock);
    local__is_open = false;
    local__groups_free();
    local__transfer_stop();
    pthread_mutex_unlock(&local__lock);
    world.ops->free(&world);
    local__leave();
}

/* Terminates the other ranks. */
static void abort_job(int code)
{
    (void)code; /* the caller exits with it */
    local__end_others();
}

static bool is_running(void)
{
    return local__is_open;
}

/* Returns the level "multiple" in the job, -1 outside. */
static int thread_level(void)
{
    return local__is_open ? 3 : -1;
}

static const char *version(void)
{
    return "Shared memory 1";
}

/* Creates a communicator of all ranks. Collective. */
static dtl_status world_duplicate(struct comm *out)
{
    return local__comm_ops.dup(&world, out);
}

/* Always fails, because a local job has no MPI communicators. */
static dtl_status foreign(int fortran_handle, struct comm *out)
{
    (void)out;
    return local__host->fail(DTL_ERROR_INVALID_ARGUMENT,
                             "fortran_comm is %d, but the job is a local one, without MPI; "
                             "expected no communicator",
                             fortran_handle);
}

const struct job_ops local__job_ops = {
    .size = sizeof local__job_ops,
    .start = start,
    .stop = stop,
    .abort = abort_job,
    .is_running = is_running,
    .thread_level = thread_level,
    .version = version,
    .world = world_duplicate,
    .foreign = foreign,
    .health = local__health,
};
