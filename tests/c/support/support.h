/* SPDX-License-Identifier: BSD-3-Clause */
/* Shared by the tests of all modules: a context to run in, and assertions that name the failing
 * rank. */
#ifndef DTL_TEST_SUPPORT_H
#define DTL_TEST_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <dtl/dtl.h>

#include "device_kind.h"
#include "failure_form.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* A default context of all ranks: the state of tests that run on several ranks. */
struct world {
    dtl_context_t ctx;
    int32_t rank;
    int32_t size;
};

static struct world world;

static inline const char *last_message(void)
{
    static char text[1024];

    dtl_last_error(text, sizeof text);
    return text;
}

/* Hook around each asserted call; containers_on_device.h defines it. */
#ifndef CALLED
#define CALLED(call) (call)
#endif

#define assert_success(call)                                                                       \
    do {                                                                                           \
        dtl_status status_ = CALLED(call);                                                         \
        if (status_ != DTL_SUCCESS)                                                                \
            fail_msg("rank %d: %s: status %d: %s", (int)world.rank, #call, (int)status_,           \
                     last_message());                                                              \
    } while (0)

/* Also checks the form of the error message; see failure_form.h. */
#define assert_status(expected, call)                                                              \
    do {                                                                                           \
        dtl_status status_ = CALLED(call);                                                         \
        if (status_ != (expected))                                                                 \
            fail_msg("rank %d: %s: status %d; expected %s", (int)world.rank, #call, (int)status_,  \
                     #expected);                                                                   \
        if (status_ != DTL_SUCCESS && !call_has_form(last_message(), #call))                       \
            fail_msg("rank %d: %s: \"%s\"; expected the form of a failure", (int)world.rank,       \
                     #call, last_message());                                                       \
    } while (0)

/* Asserts that the last error's message contains `text`. */
#define assert_message(text)                                                                       \
    do {                                                                                           \
        if (strstr(last_message(), text) == NULL)                                                  \
            fail_msg("rank %d: the last error is \"%s\"; expected \"%s\" in it", (int)world.rank,  \
                     last_message(), text);                                                        \
    } while (0)

/* Creates the context, with a device of the kind that DTL_TEST_WORLD names, such as "emulated". */
static inline dtl_status world_make(void)
{
    const char *kind = getenv("DTL_TEST_WORLD");
    dtl_context_t host_ctx = NULL;
    dtl_status status = dtl_context_create_default(&host_ctx);

    if (status != DTL_SUCCESS || kind == NULL) {
        world.ctx = host_ctx;
        return status;
    }
    status = dtl_context_with_device(host_ctx, device_kind_named(kind), 0, &world.ctx);
    dtl_context_destroy(host_ctx);
    return status;
}

static inline int world_open(void **state)
{
    *state = &world;
    if (world_make() != DTL_SUCCESS) {
        fprintf(stderr, "%s\n", last_message());
        return -1;
    }
    world.rank = dtl_context_rank(world.ctx);
    world.size = dtl_context_size(world.ctx);
    return 0;
}

static inline int world_close(void **state)
{
    (void)state;
    dtl_context_destroy(world.ctx);
    return 0;
}

/* Runs the tests within a world and returns main's exit status. */
static inline int run_in_world(const char *name, const struct CMUnitTest *tests, size_t count)
{
    int failed = _cmocka_run_group_tests(name, tests, count, world_open, world_close);

    fflush(NULL);
    if (failed > 0 && world.size > 1)
        dtl_abort(1); /* ends ranks that wait for this one */
    return failed;
}

#endif
