/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_CHECK, DTL_TRACE and DTL_TIMEOUT.  They are read when the library is loaded, so the program
 * runs itself again, with the settings that a test needs: alone for a trace and a timeout, on all
 * ranks for a check. */
#include "../support.h"

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

    assert_message("rank 0 calls dtl_broadcast(count=1, dtype=2, root=0)");
    assert_message("rank 1 calls dtl_broadcast(count=1, dtype=2, root=1)");
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

/* ---- in a process alone, with a setting ------------------------------------------------------ */

/* What a child printed, and how it ended. */
struct outcome {
    char text[4096];
    int code;
};

static struct outcome run_alone(const char *setting, const char *value, const char *act)
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
    while ((got = read(ends[0], outcome.text + length, sizeof outcome.text - 1 - length)) > 0)
        length += (size_t)got;
    close(ends[0]);
    waitpid(child, &status, 0);
    outcome.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return outcome;
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

static void punctual_calls_are_left_alone(void **state)
{
    (void)state;
    if (world.size == 1)
        assert_int_equal(run_alone("DTL_TIMEOUT", "30", "calls").code, 0);
}

static void timeout_that_is_no_number_is_told(void **state)
{
    struct outcome outcome;

    (void)state;
    if (world.size > 1)
        skip();
    outcome = run_alone("DTL_TIMEOUT", "soon", "calls");

    assert_int_equal(outcome.code, 0);
    assert_non_null(strstr(outcome.text, "DTL_TIMEOUT is \"soon\""));
}

static void trace_has_an_event_a_call(void **state)
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

static void trace_that_cannot_be_written_is_told(void **state)
{
    struct outcome outcome;

    (void)state;
    if (world.size > 1)
        skip();
    outcome = run_alone("DTL_TRACE", "/nowhere/at/all", "calls");

    assert_int_equal(outcome.code, 0);
    assert_non_null(strstr(outcome.text, "/nowhere/at/all.0.json can't be written"));
}

/* ---- what children do ------------------------------------------------------------------------ */

static void dawdle(void *element, dtl_size_t index, void *user_data)
{
    (void)element;
    (void)index;
    (void)user_data;
    sleep(20);
}

static int act(const char *what)
{
    dtl_vector_t vec = NULL;
    int32_t value = 1;

    if (dtl_context_create_default(&world.ctx) != DTL_SUCCESS ||
        dtl_vector_create(world.ctx, DTL_DTYPE_INT32, 1, &vec) != DTL_SUCCESS)
        return 1;
    if (strcmp(what, "late") == 0)
        dtl_for_each_vector(vec, dawdle, NULL);
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
        cmocka_unit_test(late_call_ends_the_job_and_is_named),
        cmocka_unit_test(punctual_calls_are_left_alone),
        cmocka_unit_test(timeout_that_is_no_number_is_told),
        cmocka_unit_test(trace_has_an_event_a_call),
        cmocka_unit_test(trace_that_cannot_be_written_is_told),
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
