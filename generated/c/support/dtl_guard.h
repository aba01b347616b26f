/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/guard.h.j2.
 * Do not edit. */
/* DTL_CHECK=1: a handle that two threads use at once is refused, and what is still open when the
 * process ends is listed with where it was made, as is closing what others are made from.  Memory
 * that a handle keeps is not to be given again. */
#ifndef DTL_GUARD_H
#define DTL_GUARD_H

#include <sys/types.h>

#include "dtl_support.h"

/* From here on; called before main(). */
void dtl__guard_start(void);

/* The process that has called that; 0: none has, and nothing is guarded. */
extern pid_t dtl__guarded;

/* Some handles of a call; null ones are passed over. */
struct handles {
    const void *first;
    uint64_t count;
};

/* The calling thread is in `call` with these handles until dtl__guard_leave(); fails, and is not in
 * it, where another thread is in a call with one of them. */
dtl_status dtl__guard_enter(enum call call, const struct handles *given, int count);
void dtl__guard_leave(void);

/* The call has given out this handle, made from `of` or from nothing, to the code at that
 * address. */
void dtl__guard_made(enum call call, const void *handle, const void *of, const void *caller);

/* The open handle was made at `place` in the program, in the words of its language. */
void dtl__guard_place(const void *handle, const char *place);

/* Memory that a call is given. */
struct lent_memory {
    const void *first;
    uint64_t bytes;
    bool is_written;
};

/* Fails where a handle keeps some of the memory, and that or the call writes it. */
dtl_status dtl__guard_memory(enum call call, const struct lent_memory *given, int count);

/* The handle keeps this memory until it is closed, or given to dtl__guard_release(). */
void dtl__guard_keep(enum call call, const void *handle, const struct lent_memory *given,
                     int count);
void dtl__guard_release(const void *handle);

/* Fails where something is open that was made from one of the handles, which the call closes. */
dtl_status dtl__guard_closing(enum call call, const struct handles *given, int count);

/* Whether all is closed that was made from a handle which `function` closes once no thread is in a
 * call with it; else that is refused. */
bool dtl__guard_may_retire(const void *handle, const char *function);

bool dtl__guard_lets_close(const void *handle, const char *function);

/* Whether no other thread is in a call with a handle that `function` closes, and all is closed that
 * was made from it; else that is refused. */
static inline bool dtl__guard_may_close(const void *handle, const char *function)
{
    return !DTL_UNLIKELY(dtl__guarded != 0) || dtl__guard_lets_close(handle, function);
}

#endif
