/* SPDX-License-Identifier: BSD-3-Clause */
/* failing_exit SCENARIO: a rank ends with status 3 while the others wait for it, which ends the job
 * with that status. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <dtl/dtl.h>

enum { STATUS = 3, BYTES = 64 };

static void must(dtl_status status)
{
    char text[512];

    if (status == DTL_SUCCESS)
        return;
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "%s\n", text);
    _Exit(1);
}

static dtl_context_t context_make(void)
{
    dtl_context_t ctx;

    must(dtl_context_create_default(&ctx));
    return ctx;
}

/* Registered before the library's own exit handler; it must run too. */
static void handler(void)
{
    static const char words[] = "the exit handler of the program has run\n";

    if (write(STDERR_FILENO, words, sizeof words - 1) < 0)
        _exit(1);
}

/* Exits before the first collective, with an exit handler older than the library's own. */
static int by_exit(void)
{
    atexit(handler);
    dtl_context_t ctx = context_make();

    if (dtl_context_rank(ctx) == 1)
        exit(STATUS);
    must(dtl_barrier(ctx));
    return 0;
}

static dtl_status action(const void *args, dtl_size_t args_size, void *result,
                         dtl_size_t result_size, void *user_data)
{
    (void)args, (void)args_size, (void)result, (void)result_size, (void)user_data;
    return DTL_SUCCESS;
}

/* Returns from main with open objects whose closing waits for other ranks. */
static int by_return(void)
{
    static int32_t received;
    dtl_context_t ctx = context_make();
    dtl_size_t number;
    dtl_request_t request;
    dtl_window_t window;
    dtl_map_t map;

    must(dtl_action_register(ctx, "nothing", action, NULL, &number));
    must(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    must(dtl_window_allocate(ctx, BYTES, &window));
    must(dtl_irecv(ctx, &received, 1, DTL_DTYPE_INT32, DTL_ANY_SOURCE, 1, &request));
    must(dtl_barrier(ctx));
    if (dtl_context_rank(ctx) == 1)
        return STATUS;
    dtl_window_destroy(window);
    return 0;
}

static void *exit_now(void *unused)
{
    (void)unused;
    exit(STATUS);
}

/* Exits in a thread other than the waiting one. */
static int by_thread(void)
{
    dtl_context_t ctx = context_make();
    pthread_t thread;

    must(dtl_barrier(ctx));
    if (dtl_context_rank(ctx) == 1) {
        if (pthread_create(&thread, NULL, exit_now, NULL) != 0)
            _Exit(1);
        pthread_join(thread, NULL);
    }
    must(dtl_barrier(ctx));
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "exit") == 0)
        return by_exit();
    if (argc == 2 && strcmp(argv[1], "return") == 0)
        return by_return();
    if (argc == 2 && strcmp(argv[1], "thread") == 0)
        return by_thread();
    fprintf(stderr, "usage: failing exit|return|thread\n");
    return 2;
}
