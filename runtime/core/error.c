/* SPDX-License-Identifier: BSD-3-Clause */
/* The last error, one a thread.  It is set on failure and kept until the next failure: a success says so by its status. */
#include "error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "dtl_impl.h"
#include "dtl_runtime.h"

enum { TEXT_BYTES = 1024 };

static _Thread_local char last_text[TEXT_BYTES];
static _Thread_local dtl_status last_status;

const char *dtl__error_text(void)
{
    return last_text;
}

dtl_status dtl__fail(dtl_status status, const char *format, ...)
{
    char text[TEXT_BYTES]; /* an argument may be the last error itself */
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    memcpy(last_text, text, strlen(text) + 1);
    last_status = status;
    return status;
}

dtl_size_t dtl_impl_last_error(char *buf, dtl_size_t size)
{
    return (dtl_size_t)snprintf(buf, size, "%s", last_text);
}

int dtl_impl_last_error_status(void)
{
    return last_status;
}

void dtl_impl_clear_error(void)
{
    last_text[0] = '\0';
    last_status = DTL_SUCCESS;
}
