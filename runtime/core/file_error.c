/* SPDX-License-Identifier: BSD-3-Clause */
/* What the system has refused of a file. */
#include <errno.h>
#include <string.h>

#include "dtl_runtime.h"

#undef dtl__fail_file

dtl_status dtl__fail_file(const char *what)
{
    return dtl__fail(DTL_ERROR_FILE, "%s: %s; expected a file that can be read or written here",
                     what, strerror(errno));
}
