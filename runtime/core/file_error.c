/* SPDX-License-Identifier: BSD-3-Clause */
/* Reports a failed system call on a file as DTL_ERROR_FILE. */
#include <errno.h>
#include <string.h>

#include "dtl_runtime.h"

#undef dtl__fail_file

dtl_status dtl__fail_file(const char *path_or_step)
{
    return dtl__fail(DTL_ERROR_FILE, "%s: %s; expected a file that can be read or written here",
                     path_or_step, strerror(errno));
}
