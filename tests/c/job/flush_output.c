/* SPDX-License-Identifier: BSD-3-Clause */
/* A process that ends its job waits until its output has been read, for at most a second. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "job/job.h"

static const char words[] = "why the job ends\n";

static int ends[2];
static int standard_error;

static int redirect(void **state)
{
    (void)state;
    standard_error = dup(STDERR_FILENO);
    return pipe(ends) == 0 && dup2(ends[1], STDERR_FILENO) >= 0 ? 0 : -1;
}

static int restore(void **state)
{
    (void)state;
    dup2(standard_error, STDERR_FILENO);
    close(standard_error);
    close(ends[0]);
    close(ends[1]);
    return 0;
}

static void *read_late(void *text)
{
    static const struct timespec a_moment = {.tv_nsec = 50000000};

    nanosleep(&a_moment, NULL);
    return (void *)(intptr_t)read(ends[0], text, sizeof words);
}

static void output_is_read_before_the_job_ends(void **state)
{
    char text[sizeof words] = "";
    pthread_t reader;
    void *length;
    int left = 1;

    (void)state;
    fputs(words, stderr);
    assert_int_equal(pthread_create(&reader, NULL, read_late, text), 0);
    dtl__flush_output();
    assert_int_equal(ioctl(ends[0], FIONREAD, &left), 0);
    assert_int_equal(left, 0);
    assert_int_equal(pthread_join(reader, &length), 0);
    assert_int_equal((intptr_t)length, strlen(words));
    assert_string_equal(text, words);
}

static void output_without_a_reader_is_not_waited_for_long(void **state)
{
    (void)state;
    fputs(words, stderr);
    dtl__flush_output();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(output_is_read_before_the_job_ends, redirect, restore),
        cmocka_unit_test_setup_teardown(output_without_a_reader_is_not_waited_for_long, redirect,
                                        restore),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
