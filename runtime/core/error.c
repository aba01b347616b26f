/* SPDX-License-Identifier: BSD-3-Clause */
/* The last error, one a thread.  It is set on failure and kept until the next failure: a success
 * says so by its status. */
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

/* The text is composed first, since an argument may be the last error itself. */
static dtl_status record(dtl_status status, const char text[TEXT_BYTES])
{
    memcpy(last_text, text, TEXT_BYTES);
    last_status = status;
    return status;
}

#undef dtl__fail

dtl_status dtl__fail(dtl_status status, const char *format, ...)
{
    char text[TEXT_BYTES];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return record(status, text);
}

static dtl_status refuse(dtl_status status, const char *function, const char *key,
                         const char *format, va_list arguments)
{
    char text[TEXT_BYTES], reason[TEXT_BYTES / 2];

    vsnprintf(reason, sizeof reason, format, arguments);
    snprintf(text, sizeof text, "dtl_%s: %s [DTL-%s-%s]", function, reason, function, key);
    return record(status, text);
}

dtl_status dtl__refuse(dtl_status status, const char *function, const char *key, const char *format,
                       ...)
{
    va_list arguments;

    va_start(arguments, format);
    refuse(status, function, key, format, arguments);
    va_end(arguments);
    return status;
}

dtl_status dtl__refuse_in(struct comm *comm, dtl_status status, const char *function,
                          const char *key, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    refuse(status, function, key, format, arguments);
    va_end(arguments);
    return dtl__report(comm, status);
}

dtl_size_t dtl_impl_last_error(char *buf, dtl_size_t size)
{
    return (dtl_size_t)snprintf(buf, buf == NULL ? 0 : size, "%s", last_text);
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
