/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/record.h.j2.
 * Do not edit. */
/* DTL_RECORD=FILE writes each call of the program as a line of FILE, from which replay.c repeats
 * it. Refused calls and calls from within a callback are not recorded. */
#ifndef DTL_RECORD_H
#define DTL_RECORD_H

#include "dtl_support.h"

/* An argument of a recorded call. `form` is one of
 *     n  a number or a struct          h  a handle      a  an array of handles
 *     r  memory that the call reads    w  memory that the call only writes
 *     s  a string                      f  a function    p  an opaque address of the program
 *     m  the address of a handle that the call returns
 * `at` points to it, and is NULL if the program passed NULL for a, r, w or s. */
struct argument {
    char form;
    const void *at;
    uint64_t bytes;
};

/* Starts to record if DTL_RECORD is set, into the file of that name followed by `suffix`, which
 * distinguishes the processes of a parallel job. Returns true if calls are recorded. */
bool dtl__record_start(const char *suffix);

extern bool dtl__is_recorded; /* true once dtl__record_start() has returned true */

/* Record a call that begins, and its status and returned handles when it ends. To be called only if
 * dtl__is_recorded is true. */
void dtl__record_call(enum call call, const struct argument *arguments, int count);
void dtl__record_result(dtl_status status);

/* Records the end of a call if calls are recorded. */
static inline void dtl__record_end(dtl_status status)
{
    if (DTL_UNLIKELY(dtl__is_recorded))
        dtl__record_result(status);
}

#endif
