/* SPDX-License-Identifier: BSD-3-Clause */
#include "printed.h"

#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

#include <dtl/dtl.h>

/* Returns true if the job has one rank. Collective, like most examples. */
static bool is_alone(void)
{
    dtl_context_t ctx;
    dtl_rank_t size;

    assert_int_equal(dtl_context_create_default(&ctx), DTL_SUCCESS);
    size = dtl_context_size(ctx);
    dtl_context_destroy(ctx);
    return size == 1;
}

/* Runs the example with its standard output redirected to `file`. */
static int run_into(FILE *file, int (*example)(void))
{
    int result, terminal;

    fflush(stdout);
    terminal = dup(STDOUT_FILENO);
    dup2(fileno(file), STDOUT_FILENO);
    result = example();
    fflush(stdout);
    dup2(terminal, STDOUT_FILENO);
    close(terminal);
    return result;
}

void assert_printed(int (*example)(void), const char *expected)
{
    char printed[4096];
    bool must_print = is_alone();
    FILE *file = tmpfile();
    size_t length;

    assert_non_null(file);
    assert_int_equal(run_into(file, example), 0);
    rewind(file);
    length = fread(printed, 1, sizeof printed - 1, file);
    printed[length] = '\0';
    fclose(file);

    if (length > 0 || must_print)
        assert_string_equal(printed, expected);
}
