/* SPDX-License-Identifier: BSD-3-Clause */
/* dtl-info: prints what DTL finds on this machine, and why it does not find the rest.  Under a
 * launcher the first rank speaks for all. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <dtl/dtl.h>

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

/* Says why there is no context, of what the report does not ask for. */
static int fail(void)
{
    char text[1024];

    dtl_last_error(text, sizeof text);
    print_report();
    fprintf(stderr, "dtl-info: no context: %s\n", text);
    return 1;
}

static int usage(FILE *to, int rc)
{
    fprintf(to, "usage: dtl-info [--version]\n");
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
