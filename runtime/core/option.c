/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads settings from environment variables, which a process with raised privileges ignores.
 *
 * The specification lists the library's own variables (spec/api.yaml: variables).  An invalid value
 * of such a variable is reported once on stderr and ignored.  Other variables, of launchers and of
 * the system, are returned unchecked. */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>

#include "dtl_runtime.h"
#include "dtl_variables.h"

enum { VARIABLES = sizeof known_variables / sizeof *known_variables };

bool dtl__is_privileged(void)
{
    return getauxval(AT_SECURE) != 0;
}

static bool is_choice(const struct variable *variable, const char *value)
{
    for (const char *const *each = variable->values; *each != NULL; each++)
        if (strcmp(*each, value) == 0)
            return true;
    return false;
}

/* Returns true for a positive decimal number. */
static bool is_count(const char *value)
{
    size_t digits = strspn(value, "0123456789");

    return value[digits] == '\0' && strtoull(value, NULL, 10) > 0;
}

/* Returns true for a positive decimal number, which may have a fraction. */
static bool is_seconds(const char *value)
{
    char *end;

    return strtod(value, &end) > 0.0 && *end == '\0';
}

/* Returns true if the value has the form that the variable takes; always for free text. */
static bool is_valid_value(const struct variable *variable, const char *value)
{
    switch (variable->takes) {
    case TAKES_CHOICE:
        return is_choice(variable, value);
    case TAKES_SWITCH:
        return strcmp(value, "0") == 0 || strcmp(value, "1") == 0;
    case TAKES_COUNT:
        return is_count(value);
    case TAKES_SECONDS:
        return is_seconds(value);
    default: /* free text, which its reader checks */
        return true;
    }
}

/* Reports an invalid value of the variable with that index on stderr, once per process. */
static void report_invalid_once(int index, const char *value)
{
    static atomic_bool is_reported[VARIABLES];
    const struct variable *variable = &known_variables[index];

    if (!atomic_exchange(&is_reported[index], true))
        fprintf(stderr, "dtl: %s is \"%s\"; expected %s; it is ignored\n", variable->name, value,
                variable->expected);
}

const char *dtl__option(const char *name)
{
    const char *value = secure_getenv(name);

    if (value == NULL || value[0] == '\0')
        return NULL;
    for (int index = 0; index < VARIABLES; index++) {
        if (strcmp(known_variables[index].name, name) != 0)
            continue;
        if (is_valid_value(&known_variables[index], value))
            return value;
        report_invalid_once(index, value);
        return NULL;
    }
    return value;
}

bool dtl__option_is_on(const char *name)
{
    const char *value = dtl__option(name);

    return value != NULL && strcmp(value, "1") == 0;
}
