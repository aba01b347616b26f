/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_CHECK, DTL_TRACE and DTL_TIMEOUT. They are read when the library is loaded, so the program
 * restarts itself with the settings that a test needs: on one rank for a trace and a timeout, on
 * all ranks for a check. */
#include "../support/support.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *program;

/* ---- on all ranks, with DTL_CHECK=1 ---------------------------------------------------------- */

static void collectives_that_agree_run(void **state)
{
    int64_t total = 0;

    (void)state;
    assert_success(dtl_allreduce_int64(world.ctx, 1, DTL_OP_SUM, &total));
    assert_int_equal(total, world.size);
}

static void another_root_is_an_error_on_every_rank(void **state)
{
    int32_t value = 7;

    (void)state;
    if (world.size == 1)
        skip();
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_broadcast(world.ctx, &value, 1, DTL_DTYPE_INT32, world.rank == 1));

    assert_message("rank 0 calls dtl_broadcast(count=1, dtype=int32, root=0)");
    assert_message("rank 1 calls dtl_broadcast(count=1, dtype=int32, root=1)");
    assert_int_equal(value, 7);
}

static void another_function_is_an_error_on_every_rank(void **state)
{
    int64_t total = 0;

    (void)state;
    if (world.size == 1)
        skip();
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  world.rank == 1 ? dtl_barrier(world.ctx)
                                  : dtl_allreduce_int64(world.ctx, 1, DTL_OP_SUM, &total));

    assert_message("rank 1 calls dtl_barrier()");
    assert_success(dtl_barrier(world.ctx)); /* the context stays usable */
}

static void operations_are_reported_by_name(void **state)
{
    double value = 1.0, result = 0.0;

    (void)state;
    if (world.size == 1)
        skip();
    assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                  dtl_allreduce(world.ctx, &value, &result, 1, DTL_DTYPE_FLOAT64,
                                world.rank == 1 ? DTL_OP_MAX : DTL_OP_SUM));

    assert_message("rank 0 calls dtl_allreduce(count=1, dtype=float64, op=sum)");
    assert_message("rank 1 calls dtl_allreduce(count=1, dtype=float64, op=max)");
}

/* The refusing rank does not wait: it sends the message that the others wait for before they
 * call. */
static void a_refusal_on_one_rank_is_reported_on_the_others(void **state)
{
    int32_t value = 7, word = 1;

    (void)state;
    if (world.size == 1)
        skip();
    if (world.rank == 1) {
        assert_status(DTL_ERROR_INVALID_RANK,
                      dtl_broadcast(world.ctx, &value, 1, DTL_DTYPE_INT32, 99));
        assert_message("dtl_broadcast: root is 99; expected");
        for (int32_t rank = 0; rank < world.size; rank++)
            if (rank != 1)
                assert_success(dtl_send(world.ctx, &word, 1, DTL_DTYPE_INT32, rank, 7));
    } else {
        assert_success(dtl_recv(world.ctx, &word, 1, DTL_DTYPE_INT32, 1, 7));
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                      dtl_broadcast(world.ctx, &value, 1, DTL_DTYPE_INT32, 0));
        assert_message("dtl_broadcast: rank 1 refuses dtl_broadcast, since root is 99; expected");
    }

    assert_int_equal(value, 7);
    assert_success(dtl_barrier(world.ctx)); /* the context stays usable */
}

/* The invalid one of two containers has no context, so the valid one's context is used. */
static void an_invalid_container_with_a_valid_one_is_reported_to_others(void **state)
{
    dtl_vector_t right = NULL, freed = NULL;
    double dot = -1.0;

    (void)state;
    if (world.size == 1)
        skip();
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, 9, &right));
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, 9, &freed));
    dtl_vector_destroy(freed);
    for (int turn = 0; turn < 2; turn++) {
        dtl_vector_t first = turn == 0 ? freed : right, second = turn == 0 ? right : freed;

        if (world.rank == 1) {
            assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_dot(first, second, &dot));
            assert_message(turn == 0 ? "dtl_container_dot: a is a handle that is already closed"
                                     : "dtl_container_dot: b is a handle that is already closed");
        } else {
            assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION,
                          dtl_container_dot(right, right, &dot));
            assert_message(turn == 0 ? "rank 1 refuses dtl_container_dot, since a is a handle"
                                     : "rank 1 refuses dtl_container_dot, since b is a handle");
        }
    }

    assert_true(dot == -1.0);
    assert_success(dtl_container_dot(right, right, &dot)); /* they stay usable */
    dtl_vector_destroy(right);
}

static void a_refusal_of_a_nonblocking_call_is_reported_by_the_wait(void **state)
{
    int64_t mine = 1, sum = 0;
    dtl_request_t request = NULL;

    (void)state;
    if (world.size == 1)
        skip();
    if (world.rank == 1) {
        assert_status(
            DTL_ERROR_NULL_POINTER,
            dtl_iallreduce(world.ctx, NULL, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
    } else {
        assert_success(
            dtl_iallreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_wait(request));
        assert_message("rank 1 refuses dtl_iallreduce, since sendbuf is NULL");
    }
    assert_success(dtl_barrier(world.ctx));
}

static void each_rank_reports_its_own_refusal(void **state)
{
    int32_t value = 7;

    (void)state;
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_broadcast(world.ctx, &value, 1, DTL_DTYPE_INT32, world.size + world.rank));
    assert_success(dtl_barrier(world.ctx));
}

static void a_language_binding_can_refuse_too(void **state)
{
    (void)state;
    if (world.size == 1)
        skip();
    if (world.rank == 1) {
        assert_success(dtl_context_refuse(world.ctx, "it rains"));
    } else {
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_barrier(world.ctx));
        assert_message("dtl_barrier: rank 1 refuses it, since it rains; expected");
    }
    assert_success(dtl_barrier(world.ctx));
}

/* ---- in a single process, with a setting ----------------------------------------------------- */

/* Output and exit status of a child process. */
struct outcome {
    char text[4096];
    int code;
};

/* Runs the child. If `moment` is not NULL, sends SIGTERM once the child has printed it. */
static struct outcome run_until(const char *setting, const char *value, const char *act,
                                const char *moment)
{
    struct outcome outcome = {.code = -1};
    size_t length = 0;
    int ends[2], status;
    ssize_t got;

    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        setenv(setting, value, 1);
        setenv("DTL_MPI", "none", 1);
        execl(program, program, act, NULL);
        _exit(127);
    }
    close(ends[1]);
    while ((got = read(ends[0], outcome.text + length, sizeof outcome.text - 1 - length)) > 0) {
        length += (size_t)got;
        if (moment != NULL && strstr(outcome.text, moment) != NULL)
            kill(child, SIGTERM);
    }
    close(ends[0]);
    waitpid(child, &status, 0);
    outcome.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return outcome;
}

static struct outcome run_alone(const char *setting, const char *value, const char *act)
{
    return run_until(setting, value, act, NULL);
}

static void late_call_ends_the_job_and_is_named(void **state)
{
    struct outcome outcome;

    (void)state;
    if (world.size > 1)
        skip();
    outcome = run_alone("DTL_TIMEOUT", "0.2", "late");

    assert_int_equal(outcome.code, DTL_ERROR_TIMEOUT);
    assert_non_null(strstr(outcome.text, "dtl: rank 0: dtl_for_each_vector() was entered"));
    assert_non_null(strstr(outcome.text, "DTL_TIMEOUT is 0.2 s: the job ends"));
}

/* Another rank has exceeded the limit as well, and ends the job first. */
static void late_rank_that_is_terminated_keeps_the_status_of_the_timeout(void **state)
{
    struct outcome outcome;

    (void)state;
    if (world.size > 1)
        skip();
    outcome = run_until("DTL_TIMEOUT", "0.2", "late", "has not returned");

    assert_int_equal(outcome.code, DTL_ERROR_TIMEOUT);
    outcome = run_until("DTL_TIMEOUT", "0.2", "late", "the job ends");

    assert_int_equal(outcome.code, DTL_ERROR_TIMEOUT);
}

/* Runs a call that never completes on one rank, and checks the words of the report. */
static void assert_report(const char *act, const char *words)
{
    struct outcome outcome;

    if (world.size > 1)
        skip();
    outcome = run_alone("DTL_TIMEOUT", "0.2", act);

    assert_int_equal(outcome.code, DTL_ERROR_TIMEOUT);
    if (strstr(outcome.text, words) == NULL)
        fail_msg("no \"%s\" in \"%s\"", words, outcome.text);
}

static void late_probe_is_reported_with_source_and_tag(void **state)
{
    (void)state;
    assert_report("probe", "dtl: rank 0: dtl_probe(source=0, tag=7, dtype=int32) was entered");
}

static void late_wait_is_reported_with_its_operation(void **state)
{
    (void)state;
    assert_report("wait", "dtl: rank 0: dtl_wait(request=dtl_irecv(count=1, dtype=int32, source=0, "
                          "tag=7)) was entered");
}

static void late_wait_for_a_future_is_reported_with_its_creator(void **state)
{
    (void)state;
    assert_report("future", "dtl_future_wait(fut=dtl_request_future(request=dtl_irecv(count=1, "
                            "dtype=int32, source=0, tag=7))) was entered");
}

static void the_name_passed_by_a_language_is_the_calls_name(void **state)
{
    (void)state;
    assert_report("told", "dtl: rank 0: outer(x=1) of inner(y=2) was entered");
}

static void calls_within_the_timeout_are_not_reported(void **state)
{
    (void)state;
    if (world.size == 1)
        assert_int_equal(run_alone("DTL_TIMEOUT", "30", "calls").code, 0);
}

static void an_infinite_timeout_never_expires(void **state)
{
    const char *values[] = {"inf", "1e10"};

    (void)state;
    for (size_t index = 0; world.size == 1 && index < COUNT_OF(values); index++) {
        struct outcome outcome = run_alone("DTL_TIMEOUT", values[index], "slow");

        assert_string_equal(outcome.text, "");
        assert_int_equal(outcome.code, 0);
    }
}

static void invalid_timeout_is_reported(void **state)
{
    struct outcome outcome;

    (void)state;
    if (world.size > 1)
        skip();
    outcome = run_alone("DTL_TIMEOUT", "soon", "calls");

    assert_int_equal(outcome.code, 0);
    assert_non_null(strstr(outcome.text, "DTL_TIMEOUT is \"soon\""));
    outcome = run_alone("DTL_TIMEOUT", "5 minutes", "calls");
    assert_non_null(strstr(outcome.text, "DTL_TIMEOUT is \"5 minutes\""));
}

static void trace_has_one_event_per_call(void **state)
{
    char folder[] = "/tmp/dtl-trace-XXXXXX", path[64], name[80], text[8192] = "";

    (void)state;
    if (world.size > 1)
        skip();
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/run", folder);
    snprintf(name, sizeof name, "%s.0.json", path);

    assert_int_equal(run_alone("DTL_TRACE", path, "calls").code, 0);

    FILE *file = fopen(name, "r");
    assert_non_null(file);
    assert_true(fread(text, 1, sizeof text - 1, file) > 0);
    fclose(file);
    assert_int_equal(strncmp(text, "[\n{\"name\": \"process_name\"", 25), 0);
    assert_non_null(
        strstr(text, "{\"name\": \"dtl_broadcast\", \"cat\": \"collective\", \"ph\": \"X\""));
    assert_non_null(strstr(
        text,
        "\"status\": \"ok\", \"rank\": 0, \"size\": 1, \"count\": 1, \"dtype\": 2, \"root\": 0}}"));
    assert_string_equal(text + strlen(text) - 3, "\n]\n");
    unlink(name);
    rmdir(folder);
}

static void trace_is_a_new_file(void **state)
{
    char path[] = "/tmp/dtl-trace-XXXXXX", name[64];
    struct stat info;

    (void)state;
    if (world.size > 1)
        skip();
    close(mkstemp(path));
    snprintf(name, sizeof name, "%s.0.json", path);
    assert_int_equal(symlink(path, name), 0);

    assert_int_equal(run_alone("DTL_TRACE", path, "calls").code, 0);

    assert_int_equal(stat(path, &info), 0);
    assert_int_equal(info.st_size, 0);
    assert_int_equal(lstat(name, &info), 0);
    assert_true(S_ISREG(info.st_mode) && info.st_size > 0);
    unlink(name);
    unlink(path);
}

static void unwritable_trace_is_reported(void **state)
{
    struct outcome outcome;

    (void)state;
    if (world.size > 1)
        skip();
    outcome = run_alone("DTL_TRACE", "/nowhere/at/all", "calls");

    assert_int_equal(outcome.code, 0);
    assert_non_null(strstr(outcome.text, "/nowhere/at/all.0.json can't be written"));
}

/* ---- work of the child processes ------------------------------------------------------------- */

static void sleep_in_callback(void *element, dtl_size_t index, void *user_data)
{
    (void)element;
    (void)index;
    sleep(*(const unsigned int *)user_data);
}

/* Blocks in a call until the job ends. */
static void block_forever(const char *what)
{
    static int32_t value;
    dtl_message_info_t info;
    dtl_request_t request = NULL;
    dtl_future_t future = NULL;

    if (strcmp(what, "told") == 0)
        dtl_tell_call("inner(y=2)");
    if (strcmp(what, "probe") == 0)
        dtl_probe(world.ctx, 0, 7, DTL_DTYPE_INT32, &info);
    else
        dtl_irecv(world.ctx, &value, 1, DTL_DTYPE_INT32, 0, 7, &request);
    if (strcmp(what, "told") == 0) {
        dtl_tell_call(NULL);
        if (!dtl_tell_call("outer(x=1)") || dtl_tell_call("within it"))
            return;
    }
    if (strcmp(what, "future") == 0 && dtl_request_future(request, &future) == DTL_SUCCESS)
        dtl_future_wait(future);
    else
        dtl_wait(request);
    while (pause())
        ;
}

static int act(const char *what)
{
    dtl_vector_t vec = NULL;
    unsigned int seconds = strcmp(what, "late") == 0 ? 20 : 1;
    int32_t value = 1;

    if (dtl_context_create_default(&world.ctx) != DTL_SUCCESS ||
        dtl_vector_create(world.ctx, DTL_DTYPE_INT32, 1, &vec) != DTL_SUCCESS)
        return 1;
    if (strcmp(what, "calls") != 0 && strcmp(what, "late") != 0 && strcmp(what, "slow") != 0)
        block_forever(what);
    if (strcmp(what, "calls") != 0)
        dtl_for_each_vector(vec, sleep_in_callback, &seconds);
    if (dtl_broadcast(world.ctx, &value, 1, DTL_DTYPE_INT32, 0) != DTL_SUCCESS)
        return 1;
    dtl_vector_destroy(vec);
    dtl_context_destroy(world.ctx);
    return 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(collectives_that_agree_run),
        cmocka_unit_test(another_root_is_an_error_on_every_rank),
        cmocka_unit_test(another_function_is_an_error_on_every_rank),
        cmocka_unit_test(operations_are_reported_by_name),
        cmocka_unit_test(a_refusal_on_one_rank_is_reported_on_the_others),
        cmocka_unit_test(an_invalid_container_with_a_valid_one_is_reported_to_others),
        cmocka_unit_test(a_refusal_of_a_nonblocking_call_is_reported_by_the_wait),
        cmocka_unit_test(each_rank_reports_its_own_refusal),
        cmocka_unit_test(a_language_binding_can_refuse_too),
        cmocka_unit_test(late_call_ends_the_job_and_is_named),
        cmocka_unit_test(late_rank_that_is_terminated_keeps_the_status_of_the_timeout),
        cmocka_unit_test(late_probe_is_reported_with_source_and_tag),
        cmocka_unit_test(late_wait_is_reported_with_its_operation),
        cmocka_unit_test(late_wait_for_a_future_is_reported_with_its_creator),
        cmocka_unit_test(the_name_passed_by_a_language_is_the_calls_name),
        cmocka_unit_test(calls_within_the_timeout_are_not_reported),
        cmocka_unit_test(an_infinite_timeout_never_expires),
        cmocka_unit_test(invalid_timeout_is_reported),
        cmocka_unit_test(trace_has_one_event_per_call),
        cmocka_unit_test(trace_is_a_new_file),
        cmocka_unit_test(unwritable_trace_is_reported),
    };

    program = argv[0];
    if (argc > 1)
        return act(argv[1]);
    if (getenv("DTL_CHECK") == NULL) {
        setenv("DTL_CHECK", "1", 1);
        execv(program, argv);
    }
    return run_in_world("observe", tests, COUNT_OF(tests));
}
