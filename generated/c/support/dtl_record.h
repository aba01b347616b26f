/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/record.h.j2.
 * Do not edit. */
/* DTL_RECORD=FILE: each call that the program makes is a line of FILE, from which replay.c makes it
 * again.  Calls that are refused, or made by what a call has called, are in none. */
#ifndef DTL_RECORD_H
#define DTL_RECORD_H

#include "dtl_support.h"

/* What a call is given.  `form` is one of
 *     n  a number, or a struct       h  a handle       a  handles
 *     r  memory that is read         w  memory that is written alone
 *     s  text                        f  a function     p  an address of the program's own
 *     m  where a handle is put
 * and `at` points to it, and is NULL where a, r, w and s have nothing. */
struct argument {
    char form;
    const void *at;
    uint64_t bytes;
};

/* Starts to record where DTL_RECORD is set, into the file of its name and `suffix`, by which the
 * processes of a parallel job differ; returns whether calls are recorded. */
bool dtl__record_start(const char *suffix);

extern bool dtl__is_recorded; /* the same, from then on */

/* Where calls are recorded: the one that begins, and then what it has come to. */
void dtl__record_call(enum call call, const struct argument *arguments, int count);
void dtl__record_result(dtl_status status);

static inline void dtl__record_end(dtl_status status)
{
    if (DTL_UNLIKELY(dtl__is_recorded))
        dtl__record_result(status);
}

#endif
