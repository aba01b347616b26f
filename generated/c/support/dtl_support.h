/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/support.h.j2.
 * Do not edit. */
/* What the implementation and the generated stubs stand on: failures, handles, memory.
 *
 * Stubs resolve handles and check arguments; dtl_impl_* takes objects and may rely on it.  A
 * function that fails returns what dtl__fail() returned, and writes no output. */
#ifndef DTL_SUPPORT_H
#define DTL_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <dtl/dtl.h>

#include "dtl_arithmetic.h"
#include "dtl_calls.h"
#include "dtl_enums.h"
#include "dtl_handle.h"

#define DTL_UNLIKELY(condition) __builtin_expect(!!(condition), 0)

/* Of a function that is rarely called, and takes addresses that its caller need not know of. */
#define DTL_COLD __attribute__((cold, noinline))

/* Of one that is called often where it is called at all. */
#define DTL_NOINLINE __attribute__((noinline))

/* Where something else has to be true as well, this is looked at alone first. */
static inline bool dtl__is_null(const void *pointer)
{
    return DTL_UNLIKELY(pointer == NULL);
}

/* ---- errors: dtl_error.c --------------------------------------------------------------------- */

/* Sets the calling thread's last error, "what is; expected what", and returns `status`.  The stub
 * adds the function that was called, and an id that follows from the status:
 * "dtl_file_save: ... [DTL-file_save-out-of-memory]". */
dtl_status dtl__fail(dtl_status status, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* The same where the id tells more than the status: of an argument that only the implementation can
 * judge, [DTL-file_save-path-name] for the key `path-name`. */
dtl_status dtl__refuse_argument(dtl_status status, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4), cold));

#ifdef __clang_analyzer__
/* It sees one file at a time: this tells it that a failure is never DTL_SUCCESS. */
#define DTL_NEVER_SUCCESS(failure)                                                                 \
    __extension__({                                                                                \
        dtl_status failure_ = failure;                                                             \
        if (failure_ == DTL_SUCCESS)                                                               \
            __builtin_unreachable();                                                               \
        failure_;                                                                                  \
    })
#define dtl__fail(...) DTL_NEVER_SUCCESS((dtl__fail)(__VA_ARGS__))
#define dtl__refuse_argument(...) DTL_NEVER_SUCCESS((dtl__refuse_argument)(__VA_ARGS__))
#endif

/* Adds the function, "dtl_file_save", to a failure that has none yet; returns `status`. */
dtl_status dtl__failed(const char *function, dtl_status status) __attribute__((cold));

/* The same in one, for who knows the function: "dtl_broadcast: root is 7; expected ...
 * [DTL-broadcast-root-range]" of the function `broadcast`, the key `root-range` and what the format
 * says. */
dtl_status dtl__refuse(dtl_status status, const char *function, const char *key, const char *format,
                       ...) __attribute__((format(printf, 4, 5), cold));

/* ---- handles: dtl_handle.c; dtl_handle.h looks them up --------------------------------------- */

/* The objects behind `count` handles of one kind: sets *out to an array for dtl__release() (NULL
 * for 0), or fails as above at the first that is wrong. */
dtl_status dtl__handle_objects(const void *handles, uint64_t count, enum handle_kind expected,
                               const char *function, const char *parameter, void ***out);

/* The same of handles that the call may close: null ones are passed over, their objects are NULL,
 * and none may stand twice. */
dtl_status dtl__handle_objects_to_close(const void *handles, uint64_t count,
                                        enum handle_kind expected, const char *function,
                                        const char *parameter, void ***out);

/* As dtl__handle_objects, of a kind that any thread may close meanwhile: each object is held until
 * dtl__handle_objects_drop(), which releases the array too. */
dtl_status dtl__handle_objects_held(const void *handles, uint64_t count, enum handle_kind expected,
                                    void (*hold)(void *object), void (*drop)(void *variable),
                                    const char *function, const char *parameter, void ***out);
void dtl__handle_objects_drop(void **objects, uint64_t count, void (*drop)(void *variable));

/* Closes `count` handles that were just resolved, and sets them to null. */
void dtl__handles_close(void *handles, uint64_t count);

/* Closes those of `count` handles whose objects an implementation has taken out of the array that
 * it was given. */
void dtl__handles_close_taken(void *handles, void *const *objects, uint64_t count);

/* In the child of a fork: closes all handles, and frees nothing. */
void dtl__handles_forget(void);

/* Gives out a new handle for `object` into *out (a pointer to any handle type); no object (NULL)
 * gives a null handle. */
dtl_status dtl__handle_open(enum handle_kind kind, void *object, void *out);

/* Like dtl__handle_object, and the handle is stale from here on.  A null handle gives NULL without
 * an error. */
void *dtl__handle_close(const void *handle, enum handle_kind expected, const char *function,
                        const char *parameter);

/* The same of a kind whose closing waits until no call with the handle is under way, by `await`.
 * Refused in such a call. */
void *dtl__handle_close_after(const void *handle, enum handle_kind expected,
                              void (*await)(struct handle_slot *slot), const char *function,
                              const char *parameter);

/* ---- a barrier in all threads: dtl_barrier.c ------------------------------------------------- */

/* Whether there is one. */
bool dtl__has_barrier(void);

/* Puts it into each thread that runs, at some moment before this returns; false where it failed. */
bool dtl__barrier(void);

/* ---- memory -------------------------------------------------------------------------------- */

/* Sets *out to `bytes` zeroed bytes, aligned to 64 (NULL for 0), or fails for
 * lack of memory, naming `what`. */
dtl_status dtl__alloc(void **out, size_t bytes, const char *what);
void dtl__release(void *memory);

/* Between the two, memory that was put aside is there for the calling thread where malloc has none:
 * for what others, who can't hear of it, would wait for in vain. */
void dtl__reserve_open(void);
void dtl__reserve_close(void);

/* Puts so many bytes aside for all of the process, unless there are as many, 256 KiB at least; or
 * fails for lack of memory. */
dtl_status dtl__reserve_grow(size_t bytes);

/* Whether two memory ranges share a byte. */
static inline bool dtl__overlaps(const void *a, uint64_t bytes_a, const void *b, uint64_t bytes_b)
{
    uintptr_t from_a = (uintptr_t)b - (uintptr_t)a, from_b = (uintptr_t)a - (uintptr_t)b;

    if (DTL_UNLIKELY(from_a < bytes_a || from_b < bytes_b))
        return bytes_a != 0 && bytes_b != 0 && a != NULL && b != NULL;
    return false;
}

/* A number that almost surely differs where the bytes differ: arrays that must agree on all ranks
 * are compared by it. */
static inline int64_t dtl__digest(const void *bytes, uint64_t size)
{
    const unsigned char *byte = bytes;
    uint64_t digest = size;

    for (uint64_t index = 0; index < size; index++)
        digest = (digest ^ byte[index]) * 0x100000001b3;
    return (int64_t)digest;
}

#endif
