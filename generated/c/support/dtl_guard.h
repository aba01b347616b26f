/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/guard.h.j2.
 * Do not edit. */
/* Checks of handles with DTL_CHECK=1. Refuses concurrent use of a handle by two threads, closing a
 * handle while handles created from it are open, and passing memory that a pending operation uses
 * to another call that conflicts. Lists the handles that are still open when the process ends, with
 * the call sites that created them. All functions may be called by any thread. */
#ifndef DTL_GUARD_H
#define DTL_GUARD_H

#include <sys/types.h>

#include "dtl_support.h"

/* Turns the checks on. Called before main(). */
void dtl__guard_start(void);

/* The process id of the caller of dtl__guard_start(); 0: the checks are off. */
extern pid_t dtl__guarded;

/* An array of handle arguments of a call; null handles are ignored. */
struct handles {
    const void *first;
    uint64_t count;
};

/* Records that the calling thread uses these handles in `call` until dtl__guard_leave(). Fails, and
 * records nothing, if another thread is in a call with one of them. */
dtl_status dtl__guard_enter(enum call call, const struct handles *arrays, int count);
void dtl__guard_leave(void);

/* Records that `call` has created this handle from the handle `of` (NULL: from none). `caller` is
 * the return address of the call. */
void dtl__guard_handle_created(enum call call, const void *handle, const void *of,
                               const void *caller);

/* Records the source location in the program that created the open handle, as its language writes
 * it. */
void dtl__guard_place(const void *handle, const char *place);

/* A memory range that the caller passes to a call. */
struct memory_range {
    const void *first;
    uint64_t bytes;
    bool is_written; /* by the call */
};

/* Fails if a pending operation uses some of this memory and it or the call writes there. */
dtl_status dtl__guard_memory(enum call call, const struct memory_range *ranges, int count);

/* Records that the handle uses this memory until it is closed or passed to dtl__guard_release(). */
void dtl__guard_keep(enum call call, const void *handle, const struct memory_range *ranges,
                     int count);
void dtl__guard_release(const void *handle);

/* Fails if a handle that was created from one of these handles, which the call closes, is open. */
dtl_status dtl__guard_closing(enum call call, const struct handles *arrays, int count);

/* Returns true if all handles created from this one are closed; fails otherwise. `function` closes
 * the handle as soon as no thread is in a call with it. */
bool dtl__guard_may_retire(const void *handle, const char *function);

/* dtl__guard_may_close() with the checks on. */
bool dtl__guard_lets_close(const void *handle, const char *function);

/* Returns true if no other thread is in a call with the handle, which `function` closes, and all
 * handles created from it are closed; fails otherwise. */
static inline bool dtl__guard_may_close(const void *handle, const char *function)
{
    return !DTL_UNLIKELY(dtl__guarded != 0) || dtl__guard_lets_close(handle, function);
}

#endif
