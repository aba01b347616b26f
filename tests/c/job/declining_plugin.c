/* SPDX-License-Identifier: BSD-3-Clause */
/* A backend that declines to be loaded. With SAYS_WHY it reports a reason, and counts how often it
 * was queried. */
#include <stdio.h>
#include <stdlib.h>

#include "dtl_backend.h"

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *host);

const struct plugin *dtl_plugin(const struct host *host)
{
#ifdef SAYS_WHY
    const char *queries = getenv("DTL_TEST_ASKED");
    char text[16];

    snprintf(text, sizeof text, "%d", queries == NULL ? 1 : atoi(queries) + 1);
    setenv("DTL_TEST_ASKED", text, 1);
    host->fail(DTL_ERROR_BACKEND_UNAVAILABLE, "the driver is too old; expected 550");
#endif
    (void)host;
    return NULL;
}
