/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_CHECK: concurrent use of a handle by two threads is refused, and open handles are listed at
 * exit. The variable is read when the library is loaded, so the program restarts itself. */
#include "../support/support.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *program;

struct other {
    dtl_vector_t vec;
    dtl_size_t size;
    char message[1024];
};

static dtl_vector_t vector_of_ten(void)
{
    dtl_vector_t vec = NULL;

    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, 10, &vec));
    return vec;
}

/* ---- two threads ----------------------------------------------------------------------------- */

static void *query(void *state)
{
    struct other *other = state;

    dtl_clear_error();
    other->size = dtl_vector_local_size(other->vec);
    snprintf(other->message, sizeof other->message, "%s", last_message());
    return NULL;
}

static void *destroy(void *state)
{
    struct other *other = state;

    dtl_clear_error();
    dtl_vector_destroy(other->vec);
    snprintf(other->message, sizeof other->message, "%s", last_message());
    return NULL;
}

static void *(*elsewhere)(void *state);

/* Runs in another thread while this one is in a call. */
static void meanwhile(void *element, dtl_size_t index, void *state)
{
    pthread_t thread;

    (void)element;
    if (index > 0)
        return;
    assert_int_equal(pthread_create(&thread, NULL, elsewhere, state), 0);
    pthread_join(thread, NULL);
}

static void a_vector_that_another_thread_uses_is_refused(void **state)
{
    struct other other = {.vec = vector_of_ten()};

    (void)state;
    elsewhere = query;
    assert_success(dtl_container_for_each(other.vec, meanwhile, &other));

    assert_int_equal(other.size, 0);
    assert_string_equal(other.message,
                        "dtl_vector_local_size: another thread is in dtl_container_for_each with "
                        "the same handle; expected one at a time [DTL-vector_local_size-thread]");
    assert_int_equal(dtl_vector_local_size(other.vec), 10);
    dtl_vector_destroy(other.vec);
}

static void a_vector_that_another_thread_uses_is_not_destroyed(void **state)
{
    struct other other = {.vec = vector_of_ten()};

    (void)state;
    elsewhere = destroy;
    assert_success(dtl_container_for_each(other.vec, meanwhile, &other));

    assert_string_equal(other.message,
                        "dtl_vector_destroy: another thread is in dtl_container_for_each with the "
                        "same handle; expected one at a time [DTL-vector_destroy-thread]");
    assert_int_equal(dtl_vector_local_size(other.vec), 10);
    dtl_vector_destroy(other.vec);
}

static void another_vector_is_free(void **state)
{
    struct other other = {.vec = vector_of_ten()};
    dtl_vector_t vec = vector_of_ten();

    (void)state;
    elsewhere = query;
    assert_success(dtl_container_for_each(vec, meanwhile, &other));

    assert_int_equal(other.size, 10);
    assert_string_equal(other.message, "");
    dtl_vector_destroy(vec);
    dtl_vector_destroy(other.vec);
}

static void within(void *element, dtl_size_t index, void *state)
{
    const struct other *other = state;

    (void)element;
    (void)index;
    assert_int_equal(dtl_vector_local_size(other->vec), 10);
}

static void a_nested_call_is_not_another_thread(void **state)
{
    struct other other = {.vec = vector_of_ten()};

    (void)state;
    assert_success(dtl_container_for_each(other.vec, within, &other));
    dtl_vector_destroy(other.vec);
}

/* ---- open handles at exit -------------------------------------------------------------------- */

static int leave(void)
{
    dtl_context_t ctx = NULL;
    dtl_vector_t kept = NULL, closed = NULL;

    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 10, &kept) != DTL_SUCCESS ||
        dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 10, &closed) != DTL_SUCCESS)
        return 1;
    dtl_vector_destroy(closed);
    dtl_tell_place(closed, "no effect on a closed handle");
    dtl_context_destroy(ctx);
    return 0;
}

static void open_handles_are_listed(void **state)
{
    static const char words[] = "dtl: still open at the end: a vector, made by dtl_vector_create() "
                                "at 0x";
    char text[4096] = "";
    size_t length = 0;
    ssize_t got;
    int ends[2];

    (void)state;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        execl(program, program, "leave", NULL);
        _exit(127);
    }
    close(ends[1]);
    while ((got = read(ends[0], text + length, sizeof text - 1 - length)) > 0)
        length += (size_t)got;
    close(ends[0]);
    waitpid(child, NULL, 0);

    const char *found = strstr(text, words);
    assert_non_null(found);
    assert_non_null(strstr(found, "of "));
    assert_null(strstr(found + sizeof words, "still open"));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_vector_that_another_thread_uses_is_refused),
        cmocka_unit_test(a_vector_that_another_thread_uses_is_not_destroyed),
        cmocka_unit_test(another_vector_is_free),
        cmocka_unit_test(a_nested_call_is_not_another_thread),
        cmocka_unit_test(open_handles_are_listed),
    };

    program = argv[0];
    if (argc > 1)
        return leave();
    if (getenv("DTL_CHECK") == NULL) {
        setenv("DTL_CHECK", "1", 1);
        execv(program, argv);
    }
    return run_in_world("check_concurrent_use", tests, COUNT_OF(tests));
}
