/* SPDX-License-Identifier: BSD-3-Clause */
/* A failing call of MPI keeps no rank waiting for a reply.
 *
 * Each use of a map, a window and an action is repeated on a fresh context: its first call of MPI
 * fails, then its second, until all have failed; on all ranks, and on each rank alone.
 *
 * With the argument `polled` the program restarts itself without the progress thread: then the
 * calls that serve requests fail too. */
#include "../support/support.h"

#include <unistd.h>

#include "faulty_mpi.h"

enum { REQUESTS = 4, CALLS = 100 };

static dtl_map_t map;
static dtl_window_t win;
static dtl_context_t acting;
static dtl_size_t action;

static dtl_status map_make(dtl_context_t ctx)
{
    return dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map);
}

/* The flush reports a write whose reply is lost. */
static dtl_status map_use(void)
{
    dtl_status status = DTL_SUCCESS, flushed;

    for (int64_t key = 0; key < REQUESTS && status == DTL_SUCCESS; key++) {
        int64_t value = 0;
        int found = 0;

        status = dtl_map_insert(map, &key, &key);
        if (status == DTL_SUCCESS)
            status = dtl_map_find(map, &key, &value, &found);
        if (status == DTL_SUCCESS && (found != 1 || value != key))
            fail_msg("rank %d: key %d: found %d, value %d", (int)world.rank, (int)key, found,
                     (int)value);
    }
    flushed = dtl_map_flush(map);
    return status == DTL_SUCCESS ? flushed : status;
}

static void map_free(void)
{
    dtl_map_destroy(map);
}

static dtl_status window_make(dtl_context_t ctx)
{
    return dtl_window_allocate(ctx, REQUESTS * sizeof(int64_t), &win);
}

/* The fence reports a lost put. */
static dtl_status window_use(void)
{
    int32_t target = (world.rank + 1) % world.size;
    dtl_status status = dtl_window_fence(win), fenced;
    int64_t found[REQUESTS], right = 0;

    for (int64_t turn = 0; turn < REQUESTS && status == DTL_SUCCESS; turn++) {
        dtl_size_t offset = (dtl_size_t)turn * sizeof turn;

        status = dtl_rma_put(win, target, offset, &turn, sizeof turn);
        if (status == DTL_SUCCESS)
            status = dtl_rma_get(win, target, offset, &found[turn], sizeof turn);
        right += status == DTL_SUCCESS && found[turn] == turn;
    }
    fenced = dtl_window_fence(win); /* the other ranks are in the fence */
    if (status == DTL_SUCCESS && fenced == DTL_SUCCESS && right != REQUESTS)
        fail_msg("rank %d: %d of %d values are what was put", (int)world.rank, (int)right,
                 REQUESTS);
    return status == DTL_SUCCESS ? fenced : status;
}

static void window_free(void)
{
    dtl_window_destroy(win);
}

static dtl_status twice(const void *args, dtl_size_t args_size, void *result,
                        dtl_size_t result_size, void *user_data)
{
    int64_t value;

    (void)args_size;
    (void)user_data;
    memcpy(&value, args, sizeof value);
    value *= 2;
    memcpy(result, &value, result_size);
    return DTL_SUCCESS;
}

static dtl_status action_make(dtl_context_t ctx)
{
    acting = ctx;
    return dtl_action_register(ctx, "twice", twice, NULL, &action);
}

static dtl_status action_use(void)
{
    int32_t target = (world.rank + 1) % world.size;
    dtl_status status = DTL_SUCCESS;

    for (int64_t turn = 0; turn < REQUESTS && status == DTL_SUCCESS; turn++) {
        int64_t result = -1;

        status =
            dtl_remote_invoke(acting, target, action, &turn, sizeof turn, &result, sizeof result);
        if (status == DTL_SUCCESS && result != 2 * turn)
            fail_msg("rank %d: turn %d: %d", (int)world.rank, (int)turn, (int)result);
    }
    return status;
}

/* Other ranks may still send requests to this rank. */
static void action_free(void)
{
    dtl_action_barrier(acting);
}

static const struct {
    const char *name;
    dtl_status (*make)(dtl_context_t ctx);
    dtl_status (*use)(void);
    void (*free)(void);
} users[] = {
    {"map", map_make, map_use, map_free},
    {"window", window_make, window_use, window_free},
    {"action", action_make, action_use, action_free},
};

/* Ranks continue to destroy a context after the call returns, by messages that must not count for a
 * later use. */
static void destroy(dtl_context_t ctx)
{
    enum { MESSAGES = 3, LOOKS = 100 };

    dtl_context_destroy(ctx);
    for (int message = 0; message < MESSAGES; message++) {
        for (int look = 0; look < LOOKS; look++)
            dtl_action_progress();
        assert_success(dtl_barrier(world.ctx));
    }
}

/* Returns true if a call of MPI has failed on any rank. Then a rank must report it: the one that
 * sent the request, which may be another rank. */
static bool is_reported(size_t index, int rank, int calls)
{
    enum { FAILED, REPORTED, FLAGS };

    int32_t here[FLAGS], any[FLAGS];
    dtl_context_t ctx = NULL;
    dtl_status status;

    assert_success(dtl_context_dup(world.ctx, &ctx));
    assert_success(users[index].make(ctx));
    dtl_clear_error();
    faulty_mpi_arm(rank == world.rank || rank < 0 ? calls : -1);
    status = users[index].use();
    here[FAILED] = faulty_mpi_failed() != NULL;
    faulty_mpi_arm(-1);
    here[REPORTED] = status != DTL_SUCCESS || dtl_last_error_status() != DTL_SUCCESS;
    users[index].free();
    assert_success(dtl_allreduce(world.ctx, here, any, FLAGS, DTL_DTYPE_INT32, DTL_OP_MAX));
    destroy(ctx);
    if (any[FAILED] && !any[REPORTED])
        fail_msg("rank %d: %s: call %d failed on %s rank, and nobody says so", (int)world.rank,
                 users[index].name, calls, here[FAILED] ? "this" : "another");
    return any[FAILED] != 0;
}

static void failing_call_of_mpi_keeps_no_request_waiting(void **state)
{
    (void)state;
    for (size_t index = 0; index < COUNT_OF(users); index++)
        for (int rank = -1; rank < (int)world.size; rank++)
            for (int calls = 0; calls < CALLS && is_reported(index, rank, calls); calls++)
                continue;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(failing_call_of_mpi_keeps_no_request_waiting),
    };

    if (argc > 1 && getenv("DTL_PROGRESS") == NULL) {
        setenv("DTL_PROGRESS", "poll", 1);
        execv(argv[0], argv);
    }
    setenv("DTL_SHARED_MEMORY", "0", 1); /* makes windows send requests */
    return run_in_world("faults of requests", tests, COUNT_OF(tests));
}
