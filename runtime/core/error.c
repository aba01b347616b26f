/* SPDX-License-Identifier: BSD-3-Clause */
/* The last error, one a thread.  It is set on failure and kept until the next failure: a success
 * says so by its status.  Whoever fails says what is and what was expected; the stub that the
 * failure passes on its way out adds the name of its function, so that nobody else needs it. */
#include "error.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "dtl_impl.h"
#include "dtl_runtime.h"

enum { TEXT_BYTES = 1024, KEY_BYTES = 64 };

static _Thread_local char last_text[TEXT_BYTES];
static _Thread_local dtl_status last_status;
static _Thread_local bool is_beneath;          /* it is of a library beneath */
static _Thread_local char last_key[KEY_BYTES]; /* of a failure that has no function yet, else "" */

const char *dtl__error_text(void)
{
    return last_text;
}

const char *dtl__error_key(void)
{
    return last_key;
}

/* The text is composed first, since an argument may be the last error itself. */
static void record(dtl_status status, const char *key, const char *format, va_list arguments)
{
    char text[TEXT_BYTES];

    vsnprintf(text, sizeof text, format, arguments);
    memcpy(last_text, text, TEXT_BYTES);
    snprintf(last_key, sizeof last_key, "%s", key);
    last_status = status;
    is_beneath = false;
}

/* "out-of-memory" of DTL_ERROR_OUT_OF_MEMORY. */
static const char *key_of(dtl_status status, char key[KEY_BYTES])
{
    const char *name = dtl_impl_status_name(status);
    int length = 0;

    for (; name[length] != '\0' && length < KEY_BYTES - 1; length++)
        key[length] = (char)(name[length] == '_' ? '-' : name[length]);
    key[length] = '\0';
    return key;
}

#undef dtl__fail
#undef dtl__fail_file
#undef dtl__refuse_argument

dtl_status dtl__fail(dtl_status status, const char *format, ...)
{
    char key[KEY_BYTES];
    va_list arguments;

    va_start(arguments, format);
    record(status, key_of(status, key), format, arguments);
    va_end(arguments);
    return status;
}

dtl_status dtl__fail_beneath(dtl_status status, const char *format, ...)
{
    char key[KEY_BYTES];
    va_list arguments;

    va_start(arguments, format);
    record(status, key_of(status, key), format, arguments);
    va_end(arguments);
    is_beneath = true;
    return status;
}

bool dtl__error_is_beneath(void)
{
    return is_beneath && last_key[0] != '\0';
}

void dtl__error_add_call(const char *call, const char *hint)
{
    static atomic_flag is_hinted = ATOMIC_FLAG_INIT;
    bool hints = hint[0] != '\0' && !atomic_flag_test_and_set(&is_hinted);
    size_t length = strlen(last_text);

    snprintf(last_text + length, sizeof last_text - length, ", in %s; expected success%s%s", call,
             hints ? "; " : "", hints ? hint : "");
    is_beneath = false;
}

dtl_status dtl__fail_again(dtl_status status, const char *text)
{
    dtl__fail(status, "%s", text);
    if (strncmp(text, "dtl_", strlen("dtl_")) == 0)
        last_key[0] = '\0';
    return status;
}

dtl_status dtl__refuse_argument(dtl_status status, const char *key, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    record(status, key, format, arguments);
    va_end(arguments);
    return status;
}

dtl_status dtl__failed(const char *function, dtl_status status)
{
    char reason[TEXT_BYTES / 2];

    if (last_key[0] == '\0' || last_status != status)
        return status;
    snprintf(reason, sizeof reason, "%s", last_text);
    snprintf(last_text, sizeof last_text, "%s: %s [DTL-%s-%s]", function, reason,
             function + strlen("dtl_"), last_key);
    last_key[0] = '\0';
    return status;
}

dtl_status dtl__refuse_with(dtl_status status, const char *function, const char *key,
                            const char *format, va_list arguments)
{
    char name[TEXT_BYTES / 4];

    record(status, key, format, arguments);
    snprintf(name, sizeof name, "dtl_%s", function);
    return dtl__failed(name, status);
}

dtl_status dtl__refuse(dtl_status status, const char *function, const char *key, const char *format,
                       ...)
{
    va_list arguments;

    va_start(arguments, format);
    dtl__refuse_with(status, function, key, format, arguments);
    va_end(arguments);
    return status;
}

dtl_status dtl__fail_file(const char *what)
{
    return dtl__fail(DTL_ERROR_FILE, "%s: %s; expected a file that can be read or written here",
                     what, strerror(errno));
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
