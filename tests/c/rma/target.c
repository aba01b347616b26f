/* SPDX-License-Identifier: BSD-3-Clause */
/* The owner of a part executes requests of other ranks. */
#include "../support/support.h"

#include "rma/window.h"

enum { BYTES = 16, BEHIND = 16 };

static struct window window;
static char memory[BYTES + BEHIND];
static char payload[2 * BYTES];

/* Returns the status of a request on a part of BYTES bytes. */
static dtl_status apply_request(const struct window_request *request)
{
    const struct part part = {.size = BYTES, .base = memory};

    memset(memory, 0, sizeof memory);
    memset(payload, 1, sizeof payload);
    return dtl__part_apply(&window, &part, request, payload, NULL);
}

static void a_request_within_the_part_is_executed(void **state)
{
    const struct window_request last = {.verb = WINDOW_PUT, .offset = BYTES - 1, .bytes = 1};

    (void)state;
    assert_success(apply_request(&last));
    assert_int_equal(memory[BYTES - 1], 1);
}

static void a_request_past_the_part_is_refused_and_writes_nothing(void **state)
{
    static const uint64_t ranges[][2] = {
        {BYTES, 1}, {BYTES - 1, 2}, {0, BYTES + 1}, {UINT64_MAX, 2}};
    static const char zeros[sizeof memory];

    (void)state;
    for (size_t index = 0; index < sizeof ranges / sizeof *ranges; index++) {
        const struct window_request request = {
            .verb = WINDOW_PUT, .offset = ranges[index][0], .bytes = ranges[index][1]};

        assert_status(DTL_ERROR_OUT_OF_BOUNDS, apply_request(&request));
        assert_memory_equal(memory, zeros, sizeof memory);
    }
}

static void a_signal_past_the_part_is_refused_and_writes_nothing(void **state)
{
    const struct window_request request = {
        .verb = WINDOW_SIGNAL, .bytes = 1, .op = DTL_SIGNAL_SET, .value = 1, .signal = BYTES - 7};

    (void)state;
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, apply_request(&request));
    assert_int_equal(memory[0], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_request_within_the_part_is_executed),
        cmocka_unit_test(a_request_past_the_part_is_refused_and_writes_nothing),
        cmocka_unit_test(a_signal_past_the_part_is_refused_and_writes_nothing),
    };

    return cmocka_run_group_tests_name("target", tests, NULL, NULL);
}
