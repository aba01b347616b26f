/* SPDX-License-Identifier: BSD-3-Clause */
/* Environment variables: an invalid value is reported once and ignored. */
#include "../support/support.h"

#include <stdlib.h>
#include <unistd.h>

#include "dtl_runtime.h"

/* Text that dtl__option() wrote to stderr. */
static char said[512];

static const char *option_of(const char *name, const char *value)
{
    FILE *file = tmpfile();
    int kept = dup(STDERR_FILENO);
    const char *found;

    assert_non_null(file);
    setenv(name, value, 1);
    dup2(fileno(file), STDERR_FILENO);
    found = dtl__option(name);
    dup2(kept, STDERR_FILENO);
    close(kept);
    rewind(file);
    said[fread(said, 1, sizeof said - 1, file)] = '\0';
    fclose(file);
    return found;
}

static void possible_values_are_passed_on(void **state)
{
    static const char *const pairs[][2] = {
        {"DTL_NODE_COLLECTIVES", "pieces"}, {"DTL_NODE_SIZE", "2"},       {"DTL_PROGRESS", "poll"},
        {"DTL_SHARED_MEMORY", "0"},         {"DTL_TIMEOUT", "2.5"},       {"DTL_CHECK", "1"},
        {"DTL_PLUGIN_PATH", "/a:/b"},       {"PMI_SIZE", "none of ours"},
    };

    (void)state;
    for (size_t index = 0; index < COUNT_OF(pairs); index++) {
        assert_string_equal(option_of(pairs[index][0], pairs[index][1]), pairs[index][1]);
        assert_string_equal(said, "");
    }
    assert_true(dtl__option_is_on("DTL_CHECK"));
    assert_false(dtl__option_is_on("DTL_SHARED_MEMORY"));
}

static void other_values_are_reported_once_and_ignored(void **state)
{
    static const char *const refused[][3] = {
        {"DTL_NODE_COLLECTIVES", "fast", "expected auto, off, pieces or direct; it is ignored\n"},
        {"DTL_NODE_SIZE", "0", "expected a number from 1 up; it is ignored\n"},
        {"DTL_NODE_SIZE", "two", ""},
        {"DTL_PROGRESS", "none", "expected thread or poll; it is ignored\n"},
        {"DTL_SHARED_MEMORY", "off", "expected 0 or 1; it is ignored\n"},
        {"DTL_TIMEOUT", "-1", "expected seconds > 0; it is ignored\n"},
        {"DTL_TIMEOUT", "5 s", ""},
    };

    (void)state;
    for (size_t index = 0; index < COUNT_OF(refused); index++) {
        assert_null(option_of(refused[index][0], refused[index][1]));
        if (refused[index][2][0] == '\0') {
            assert_string_equal(said, "");
            continue;
        }
        assert_non_null(strstr(said, refused[index][0]));
        assert_non_null(strstr(said, refused[index][1]));
        assert_non_null(strstr(said, refused[index][2]));
    }
}

static void a_variable_without_text_is_not_set(void **state)
{
    (void)state;
    assert_null(option_of("DTL_NODE_SIZE", ""));
    assert_string_equal(said, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(possible_values_are_passed_on),
        cmocka_unit_test(other_values_are_reported_once_and_ignored),
        cmocka_unit_test(a_variable_without_text_is_not_set),
    };

    return cmocka_run_group_tests_name("option", tests, NULL, NULL);
}
