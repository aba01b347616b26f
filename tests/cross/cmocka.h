/* SPDX-License-Identifier: BSD-3-Clause */
/* The part of cmocka's interface that the litmus tests use, for cross compilers, for which Debian
 * has no cmocka. The first failing check ends the program. */
#ifndef DTL_TEST_CROSS_CMOCKA_H
#define DTL_TEST_CROSS_CMOCKA_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef int (*CMFixtureFunction)(void **state);

struct CMUnitTest {
    const char *name;
    void (*test)(void **state);
    CMFixtureFunction setup;
    CMFixtureFunction teardown;
};

#define cmocka_unit_test_setup_teardown(test, setup, teardown)                                     \
    {                                                                                              \
#test, test, setup, teardown                                                               \
    }
#define cmocka_unit_test(test) cmocka_unit_test_setup_teardown(test, NULL, NULL)

#define fail_msg(...)                                                                              \
    do {                                                                                           \
        fprintf(stderr, "%s:%d: ", __FILE__, __LINE__);                                            \
        fprintf(stderr, __VA_ARGS__);                                                              \
        fprintf(stderr, "\n");                                                                     \
        exit(1);                                                                                   \
    } while (0)
#define assert_true(condition)                                                                     \
    do {                                                                                           \
        if (!(condition))                                                                          \
            fail_msg("%s", #condition);                                                            \
    } while (0)
#define assert_false(condition) assert_true(!(condition))
#define assert_int_equal(a, b) assert_true((intmax_t)(a) == (intmax_t)(b))
#define assert_int_not_equal(a, b) assert_true((intmax_t)(a) != (intmax_t)(b))
#define assert_non_null(a) assert_true((a) != NULL)
#define assert_null(a) assert_true((a) == NULL)
#define assert_ptr_equal(a, b) assert_true((const void *)(a) == (const void *)(b))
#define assert_in_range(a, least, most) assert_true((a) >= (least) && (a) <= (most))
#define assert_string_equal(a, b) assert_true(strcmp(a, b) == 0)
#define assert_memory_equal(a, b, bytes) assert_true(memcmp(a, b, bytes) == 0)

static inline int _cmocka_run_group_tests(const char *name, const struct CMUnitTest *tests,
                                          size_t count, CMFixtureFunction setup,
                                          CMFixtureFunction teardown)
{
    void *state = NULL;

    (void)name;
    if (setup != NULL && setup(&state) != 0)
        return 1;
    for (size_t index = 0; index < count; index++) {
        if (tests[index].setup != NULL && tests[index].setup(&state) != 0)
            return 1;
        tests[index].test(&state);
        if (tests[index].teardown != NULL && tests[index].teardown(&state) != 0)
            return 1;
        printf("passed: %s\n", tests[index].name);
    }
    return teardown != NULL ? teardown(&state) : 0;
}

#define cmocka_run_group_tests_name(name, tests, setup, teardown)                                  \
    _cmocka_run_group_tests(name, tests, sizeof(tests) / sizeof *(tests), setup, teardown)
#define cmocka_run_group_tests(tests, setup, teardown)                                             \
    cmocka_run_group_tests_name("", tests, setup, teardown)

#endif
