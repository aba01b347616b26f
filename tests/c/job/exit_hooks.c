/* SPDX-License-Identifier: BSD-3-Clause */
/* Every registered exit hook is called before the job ends, however many there are. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "job/job.h"

static char calls[16]; /* in call order */
static int called;

#define HOOK(letter)                                                                               \
    static void call_##letter(void)                                                                \
    {                                                                                              \
        calls[called++] = #letter[0];                                                              \
    }                                                                                              \
    static struct exit_hook hook_##letter = {.call = call_##letter}

HOOK(a);
HOOK(b);
HOOK(c);
HOOK(d);
HOOK(e);
HOOK(f);

static void every_hook_is_called_once_in_registration_order(void **state)
{
    struct exit_hook *hooks[] = {&hook_a, &hook_b, &hook_a, &hook_c, &hook_d, &hook_e, &hook_f};

    (void)state;
    for (size_t index = 0; index < sizeof hooks / sizeof hooks[0]; index++)
        dtl__job_add_exit_hook(hooks[index]);

    dtl__job_run_exit_hooks();

    assert_string_equal(calls, "abcdef");
}

int main(void)
{
    const struct CMUnitTest hooks[] = {
        cmocka_unit_test(every_hook_is_called_once_in_registration_order),
    };

    return cmocka_run_group_tests(hooks, NULL, NULL);
}
