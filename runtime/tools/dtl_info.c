/* SPDX-License-Identifier: BSD-3-Clause */
/* dtl-info: prints the backends, devices and settings that DTL has found on this machine, and why
 * it has not found others. Under a launcher the first rank prints. With --options it lists the
 * environment variables that the library reads, and variables named DTL_* that it does not know. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <dtl/dtl.h>

#include "dtl_variables.h"

extern char **environ;

enum { VARIABLES = sizeof known_variables / sizeof *known_variables };

static int print_report(void)
{
    size_t size = dtl_backend_report(NULL, 0) + 1;
    char *report = malloc(size);

    if (report == NULL)
        return 1;
    dtl_backend_report(report, size);
    printf("version: %s\nbackends: %s\n%s", dtl_version_string(), dtl_backend_name(), report);
    free(report);
    return 0;
}

/* Prints the report and the reason why no context could be created. Returns 1, the exit status. */
static int fail(void)
{
    char text[1024];

    dtl_last_error(text, sizeof text);
    print_report();
    fprintf(stderr, "dtl-info: no context: %s\n", text);
    return 1;
}

/* Returns 1 if a line of the environment sets a known variable. */
static int is_known(const char *line)
{
    size_t length = strcspn(line, "=");

    for (int index = 0; index < VARIABLES; index++)
        if (strlen(known_variables[index].name) == length &&
            strncmp(known_variables[index].name, line, length) == 0)
            return 1;
    return 0;
}

/* Prints the library's variables with their values, then the set variables DTL_* that are unknown.
 * Returns the exit status. */
static int print_options(void)
{
    for (int index = 0; index < VARIABLES; index++) {
        const struct variable *variable = &known_variables[index];
        const char *value = secure_getenv(variable->name);

        if (variable->takes == TAKES_INTERNAL)
            continue;
        printf("%s=%s%s\n    %s\n    %s%s%s\n", variable->name,
               value != NULL ? value : variable->initial, value != NULL ? " (set)" : "",
               variable->doc, variable->expected, variable->initial[0] != '\0' ? "; default " : "",
               variable->initial);
    }
    for (char **line = environ; *line != NULL; line++)
        if (strncmp(*line, "DTL_", 4) == 0 && !is_known(*line))
            printf("%s\n    is set, and is no variable of the library's\n", *line);
    return 0;
}

static int usage(FILE *to, int rc)
{
    fprintf(to, "usage: dtl-info [--options | --version]\n");
    return rc;
}

int main(int argc, char **argv)
{
    dtl_context_t ctx;
    int rc = 0;

    if (argc > 1 && strcmp(argv[1], "--help") == 0)
        return usage(stdout, 0);
    if (argc > 1 && strcmp(argv[1], "--version") == 0) {
        printf("dtl-info %s\n", dtl_version_string());
        return 0;
    }
    if (argc > 1 && strcmp(argv[1], "--options") == 0)
        return print_options();
    if (argc > 1)
        return usage(stderr, 2);

    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return fail();
    if (dtl_context_is_root(ctx)) {
        rc = print_report();
        printf("ranks: %d\n", (int)dtl_context_size(ctx));
    }
    dtl_context_destroy(ctx);
    return rc;
}
