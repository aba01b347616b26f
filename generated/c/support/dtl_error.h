/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/error.h.j2.
 * Do not edit. */
/* The calling thread's last error, for internal code that reads, extends or redirects it. */
#ifndef DTL_ERROR_H
#define DTL_ERROR_H

#include <stdarg.h>

#include "dtl_support.h"

enum { LAST_ERROR_TEXT = 1024, LAST_ERROR_KEY = 64 };

struct last_error {
    char text[LAST_ERROR_TEXT];
    char key[LAST_ERROR_KEY]; /* "" once a stub has added the function's name */
    dtl_status status;
    bool is_from_library;      /* true if an underlying library reported the failure */
    struct last_error *before; /* the one that received failures until this redirection */
};

/* Redirects the calling thread's failures to *other, which is cleared, until
 * dtl__error_restore(). Work on behalf of other calls, such as progress, does not change the last
 * error that the program sees. Redirections nest. */
void dtl__error_redirect(struct last_error *other);
void dtl__error_restore(void);

/* Returns the text of the calling thread's last error, "" before the first. The string is valid
 * until the next error of this thread. */
const char *dtl__error_text(void);

/* Returns the key of the last error's id, or "" once a stub has added the function's name. */
const char *dtl__error_key(void);

/* Like dtl__fail, for a failure that an underlying library (MPI, for example) has reported. */
dtl_status dtl__fail_in_library(dtl_status status, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Appends the call, "dtl_barrier()", to a failure of an underlying library that has no function's
 * name yet. Appends `hint` as well, unless it is "", the first time in a process. */
void dtl__error_add_call(const char *call, const char *hint);

/* Returns true if an underlying library reported the last error and no stub has added the
 * function's name yet. */
bool dtl__error_is_from_library(void);

/* Sets the last error to the text of a failure of another thread or rank and returns `status`. If
 * the text already names a function, no stub adds another one. */
dtl_status dtl__fail_with_text(dtl_status status, const char *text);

/* Like dtl__refuse, with a va_list. */
dtl_status dtl__refuse_with(dtl_status status, const char *function, const char *key,
                            const char *format, va_list arguments);

#endif
