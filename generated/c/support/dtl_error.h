/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/error.h.j2.
 * Do not edit. */
/* The calling thread's last error, for those who add to it. */
#ifndef DTL_ERROR_H
#define DTL_ERROR_H

#include <stdarg.h>

#include "dtl_support.h"

enum { LAST_ERROR_TEXT = 1024, LAST_ERROR_KEY = 64 };

struct last_error {
    char text[LAST_ERROR_TEXT];
    char key[LAST_ERROR_KEY]; /* of a failure that has no function yet, else "" */
    dtl_status status;
    bool is_beneath; /* it is of a library beneath */
    struct last_error *before;
};

/* What this thread does for others meanwhile leaves its last error alone: until that is taken back,
 * failures go to *other, which is "" first. */
void dtl__error_put_aside(struct last_error *other);
void dtl__error_take_back(void);

/* The text of the calling thread's last error, "" before the first; valid until the next error of
 * this thread. */
const char *dtl__error_text(void);

/* The key of its id, until a stub has added the function; "" from then on. */
const char *dtl__error_key(void);

/* As dtl__fail, of what a library beneath has refused. */
dtl_status dtl__fail_beneath(dtl_status status, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Adds the call, "dtl_barrier()", to such a failure that has no function yet; the first time in a
 * process `hint` too, where that is not "". */
void dtl__error_add_call(const char *call, const char *hint);

/* Whether the last error is such a one. */
bool dtl__error_is_beneath(void);

/* Fails with the text of a failure that another thread or rank has had.  If it has gone through a
 * stub there, it keeps the function that it names. */
dtl_status dtl__fail_again(dtl_status status, const char *text);

/* As dtl__refuse. */
dtl_status dtl__refuse_with(dtl_status status, const char *function, const char *key,
                            const char *format, va_list arguments);

#endif
