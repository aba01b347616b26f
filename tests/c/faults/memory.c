/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory runs out on one rank of several: all calls return, with DTL_ERROR_OUT_OF_MEMORY or
 * without, and everything works once memory is available again. In each scenario the first
 * allocation of one rank fails, then its second, until the scenario succeeds without reaching the
 * failing one; then the same on the other rank. The linker redirects malloc and calloc to this file
 * (--wrap).
 *
 * With the argument `checked` the program restarts itself with DTL_CHECK=1: then the other rank
 * fails too, with the message of the first. With `nodes` each rank is a node of its own: agreement
 * within a node must reach other nodes. With `local` there is no MPI, and former communicators are
 * kept until the job ends, because messages for them may still arrive. */
#include <glob.h>
#include <sched.h>

#include "scenarios.h"

static bool is_checked, is_local;

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void __real_free(void *memory);
void __wrap_free(void *memory);

static atomic_long held; /* number of allocations not yet freed */

static void *counted(void *memory)
{
    atomic_fetch_add(&held, memory != NULL);
    return memory;
}

static atomic_bool is_lacking; /* true: every allocation fails */

static bool is_to_fail(void)
{
    if (atomic_load(&is_lacking))
        return true;
    return atomic_load(&failing) > 0 && atomic_fetch_sub(&failing, 1) == 1;
}

void *__wrap_malloc(size_t size)
{
    return is_to_fail() ? NULL : counted(__real_malloc(size));
}

void *__wrap_calloc(size_t count, size_t size)
{
    return is_to_fail() ? NULL : counted(__real_calloc(count, size));
}

void __wrap_free(void *memory)
{
    atomic_fetch_sub(&held, memory != NULL);
    __real_free(memory);
}

/* ---- tests ----------------------------------------------------------------------------------- */

static bool is_expected(dtl_status status, bool is_own)
{
    if (status == DTL_ERROR_COLLECTIVE_PARTICIPATION) /* refused before the comparison */
        return is_checked && !is_own && strstr(last_message(), "memory") != NULL;
    return status == DTL_SUCCESS || status == DTL_ERROR_OUT_OF_MEMORY;
}

/* Under DTL_CHECK all ranks fail, or none, with the message of the rank without memory. */
static void expect_same_failure(const char *name, dtl_status status, int32_t rank, long number)
{
    int32_t fails = status != DTL_SUCCESS, all = 0;

    if (fails && (strstr(last_message(), "memory") == NULL ||
                  strstr(last_message(), "another rank") != NULL))
        fail_msg("%s: allocation %ld of rank %d: %s", name, number, (int)rank, last_message());
    assert_success(dtl_allreduce(world.ctx, &fails, &all, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    if (all != 0 && all != world.size)
        fail_msg("rank %d: %s: allocation %ld of rank %d: it has %s alone", (int)world.rank, name,
                 number, (int)rank, fails ? "failed" : "gone well");
}

/* Returns true if the rank ran out of memory at its allocation of that number. */
static bool has_run_out(size_t index, int32_t rank, long number)
{
    const char *name = scenarios[index].name;
    int32_t has_failed = 0, any = 0;
    dtl_status status;

    failing = rank == world.rank ? number : 0;
    status = scenarios[index].run();
    has_failed = rank == world.rank && atomic_exchange(&failing, 0) <= 0;
    if (is_checked && !scenarios[index].is_local)
        expect_same_failure(name, status, rank, number);
    if (!is_expected(status, rank == world.rank))
        fail_msg("rank %d: %s: allocation %ld: status %d: %s", (int)world.rank, name, number,
                 (int)status, last_message());
    assert_success(dtl_allreduce(world.ctx, &has_failed, &any, 1, DTL_DTYPE_INT32, DTL_OP_MAX));
    return any != 0;
}

static void run_out_everywhere(size_t index)
{
    for (int32_t rank = 0; rank < world.size; rank++) {
        long number = 1;

        while (number < 1000 && has_run_out(index, rank, number))
            number++;
        assert_in_range(number, 1, 999);
    }
    assert_success(scenarios[index].run());
    assert_success(dtl_barrier(world.ctx)); /* a file saved by one rank is visible to all */
}

/* Returns the number of window segments that this process has mapped. */
static int parts_mapped(void)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[512];
    int count = 0;

    assert_non_null(maps);
    while (fgets(line, sizeof line, maps) != NULL)
        count += strstr(line, "memfd:dtl") != NULL;
    fclose(maps);
    return count;
}

/* Receives pending messages until at most `most` allocations are held. The time they take to arrive
 * depends on the machine's load. */
static void receive_pending_messages(long most)
{
    enum { ROUNDS = 100000 };
    dtl_message_info_t info;
    int found = 0;

    for (int round = 0; round < ROUNDS && atomic_load(&held) > most; round++) {
        assert_success(dtl_iprobe(world.ctx, other_rank(), COUNT, DTL_DTYPE_INT32, &found, &info));
        sched_yield();
    }
}

/* Small differences are memory cached for the next call. Under DTL_CHECK, contexts in which a call
 * has failed are kept as well, with messages to them. */
static void everything_is_freed_though_memory_runs_out(size_t index)
{
    enum { KEPT = 10 };
    long before = held;
    int parts = parts_mapped();

    run_out_everywhere(index);
    if (!is_checked && !is_local)
        receive_pending_messages(before + KEPT);
    if (!is_checked && !is_local && held - before > KEPT)
        fail_msg("%s: %ld allocations are not freed", scenarios[index].name, held - before);
    if (parts_mapped() > parts)
        fail_msg("%s: %d parts of windows are not freed", scenarios[index].name,
                 parts_mapped() - parts);
}

static void at_least_sixty_scenarios_exist(void **state)
{
    (void)state;
    assert_in_range(COUNT_OF(scenarios), 60, 1000);
}

static void one_rank_without_memory_blocks_no_other_rank(void **state)
{
    const char *only = getenv("DTL_TEST_SCENARIO");

    (void)state;
    for (size_t index = 0; index < COUNT_OF(scenarios); index++)
        if (only == NULL || strcmp(only, scenarios[index].name) == 0)
            everything_is_freed_though_memory_runs_out(index);
}

/* ---- ranks that depend on a rank without memory ---------------------------------------------- */

enum { LARGE = 20000 }; /* elements; more than the reserve holds */

static double given[2 * LARGE], taken[LARGE];

typedef dtl_status (*starting)(dtl_context_t ctx, dtl_request_t *request);

static dtl_status start_allreduce(dtl_context_t ctx, dtl_request_t *request)
{
    return dtl_iallreduce(ctx, given, taken, LARGE, DTL_DTYPE_FLOAT64, DTL_OP_SUM, request);
}

static dtl_status start_scan(dtl_context_t ctx, dtl_request_t *request)
{
    return dtl_iscan(ctx, given, taken, LARGE, DTL_DTYPE_FLOAT64, DTL_OP_SUM, request);
}

static dtl_status start_reduce_scatter(dtl_context_t ctx, dtl_request_t *request)
{
    return dtl_ireduce_scatter_block(ctx, given, taken, LARGE, DTL_DTYPE_FLOAT64, DTL_OP_SUM,
                                     request);
}

/* Rank r contributes r + 1 to each element. */
static double expected(starting start, int32_t rank)
{
    return start == start_scan && rank == 0 ? 1 : 3;
}

/* The wait fails on that rank only; the other gets its complete result. */
static void wait_without_memory(dtl_context_t ctx, starting start, int32_t rank)
{
    dtl_request_t request = NULL;
    dtl_status status;

    is_lacking = rank == world.rank;
    status = start(ctx, &request);
    if (status == DTL_SUCCESS)
        status = dtl_wait(request);
    is_lacking = false;
    if (rank == world.rank) {
        assert_int_equal(status, DTL_ERROR_OUT_OF_MEMORY);
        assert_non_null(strstr(last_message(), "contributions"));
        return;
    }
    assert_success(status);
    for (int index = 0; index < LARGE; index++)
        assert_true(taken[index] == expected(start, world.rank));
}

static void a_rank_without_memory_for_contributions_fails_alone(void **state)
{
    const starting starts[] = {start_allreduce, start_scan, start_reduce_scatter};
    dtl_context_options options;
    dtl_context_t ordered = NULL;

    (void)state;
    if (is_checked)
        return; /* then all ranks fail, as in each scenario */
    dtl_context_options_init(&options);
    DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = DTL_DETERMINISM_DETERMINISTIC;
    assert_success(dtl_context_create(&ordered, &options));
    for (int index = 0; index < 2 * LARGE; index++)
        given[index] = world.rank + 1;
    for (size_t index = 0; index < COUNT_OF(starts); index++)
        for (int32_t rank = 0; rank < world.size; rank++) {
            wait_without_memory(ordered, starts[index], rank);
            assert_success(dtl_barrier(ordered)); /* no rank waits for what follows */
            wait_without_memory(ordered, starts[index],
                                world.size); /* no rank runs out of memory: it works again */
        }
    dtl_context_destroy(ordered);
}

/* The message stays queued for the next receive, and its sender may wait until then. */
static void a_message_too_long_stays_without_memory(void **state)
{
    dtl_status status;

    (void)state;
    if (is_checked)
        return; /* then a receive needs memory to be watched */
    if (world.rank == 0) {
        assert_success(dtl_send(world.ctx, given, LARGE, DTL_DTYPE_FLOAT64, 1, 1));
        assert_success(dtl_send(world.ctx, given, LARGE, DTL_DTYPE_FLOAT64, 1, 2));
        return;
    }
    taken[1] = -1;
    is_lacking = true;
    status = dtl_recv(world.ctx, taken, 1, DTL_DTYPE_FLOAT64, 0, 1);
    is_lacking = false;
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL, status);
    assert_true(taken[1] == -1);
    assert_success(dtl_recv(world.ctx, taken, LARGE, DTL_DTYPE_FLOAT64, 0, 1));
    assert_success(dtl_recv(world.ctx, taken, LARGE, DTL_DTYPE_FLOAT64, 0, 2));
}

/* Returns true if the message of that number has arrived; it may have arrived without memory for
 * it. */
static bool has_come(int32_t number)
{
    dtl_message_info_t info;
    int found = 0;

    failing = 1;
    assert_success(dtl_iprobe(world.ctx, other_rank(), number, DTL_DTYPE_INT32, &found, &info));
    failing = 0;
    return found;
}

/* Between two messages that arrive without memory, one is received with memory. */
static void messages_that_memory_runs_out_for_are_received(void **state)
{
    enum { MESSAGES = 3 };
    int32_t received = -1;

    (void)state;
    if (is_checked)
        skip();
    for (int32_t number = 0; number < MESSAGES; number++) {
        assert_success(dtl_send(world.ctx, &number, 1, DTL_DTYPE_INT32, other_rank(), number));
        while (!has_come(number))
            ;
        assert_success(dtl_sendrecv(world.ctx, &number, 1, DTL_DTYPE_INT32, other_rank(), MESSAGES,
                                    &received, 1, DTL_DTYPE_INT32, other_rank(), MESSAGES));
        assert_int_equal(received, number);
    }
    for (int32_t number = 0; number < MESSAGES; number++) {
        assert_success(dtl_recv(world.ctx, &received, 1, DTL_DTYPE_INT32, other_rank(), number));
        assert_int_equal(received, number);
    }
}

static void a_save_without_memory_leaves_no_file(void **state)
{
    char pattern[sizeof saved + 8];
    glob_t found = {0};
    size_t index = 0;

    (void)state;
    while (scenarios[index].run != save)
        index++;
    run_out_everywhere(index);
    snprintf(pattern, sizeof pattern, "%s.*", saved);
    assert_int_equal(glob(pattern, 0, NULL, &found), GLOB_NOMATCH);
}

int main(int argc, char **argv)
{
    is_checked = argc > 1 && strcmp(argv[1], "checked") == 0;
    is_local = argc > 1 && strcmp(argv[1], "local") == 0;
    if (argc > 1 && strcmp(argv[1], "nodes") == 0)
        setenv("DTL_NODE_SIZE", "1", 1);
    if (is_checked && getenv("DTL_CHECK") == NULL) {
        setenv("DTL_CHECK", "1", 1);
        execv(argv[0], argv);
    }
    setenv("DTL_PLUGIN_PATH", DTL_PLUGIN_DIR, 1); /* the library is linked into this program */
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(at_least_sixty_scenarios_exist),
        cmocka_unit_test(one_rank_without_memory_blocks_no_other_rank),
        cmocka_unit_test(a_rank_without_memory_for_contributions_fails_alone),
        cmocka_unit_test(a_message_too_long_stays_without_memory),
        cmocka_unit_test(messages_that_memory_runs_out_for_are_received),
        cmocka_unit_test(a_save_without_memory_leaves_no_file),
    };
    int failed = _cmocka_run_group_tests("memory", tests, COUNT_OF(tests), open_all, close_all);

    if (failed > 0)
        dtl_abort(1);
    return failed;
}
