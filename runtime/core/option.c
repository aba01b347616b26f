/* SPDX-License-Identifier: BSD-3-Clause */
/* Settings from the environment, which a process with raised privileges doesn't trust. */
#include <stdlib.h>
#include <sys/auxv.h>

#include "dtl_runtime.h"

bool dtl__is_privileged(void)
{
    return getauxval(AT_SECURE) != 0;
}

const char *dtl__option(const char *name)
{
    const char *value = secure_getenv(name);

    return value != NULL && value[0] != '\0' ? value : NULL;
}
