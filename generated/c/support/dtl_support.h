/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/support.h.j2.
 * Do not edit. */
/* Common functions of the generated stubs and the implementation: failures, handles, memory.
 *
 * Stubs resolve handles and check arguments; dtl_impl_* functions take objects and do not check
 * again. A function that fails returns the status that dtl__fail() returned and writes no output.
 * Start reading with dtl__fail() and dtl__handle_open(); dtl_error.h, dtl_guard.h and dtl_record.h
 * have the parts that fewer files need. */
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

/* Marks a rarely called function. It is not inlined, so that its caller stays small. */
#define DTL_COLD __attribute__((cold, noinline))

/* Marks a function that is kept out of its callers but is not cold: it may be called often. */
#define DTL_NOINLINE __attribute__((noinline))

/* Returns true for NULL. Conditions with further terms test it first, as the unlikely case. */
static inline bool dtl__is_null(const void *pointer)
{
    return DTL_UNLIKELY(pointer == NULL);
}

/* ---- errors: dtl_error.c --------------------------------------------------------------------- */

/* Sets the calling thread's last error, "ACTUAL; expected EXPECTED", and returns `status`. The stub
 * adds the name of the called function and an id that is derived from the status:
 * "dtl_file_save: ... [DTL-file_save-out-of-memory]". */
dtl_status dtl__fail(dtl_status status, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Like dtl__fail(), with a key for the id: for an argument that only the implementation can check.
 * The key `path-name` gives [DTL-file_save-path-name]. */
dtl_status dtl__refuse_argument(dtl_status status, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4), cold));

#ifdef __clang_analyzer__
/* The analyzer reads one file at a time: a failure is never DTL_SUCCESS. */
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

/* Adds the function's name, "dtl_file_save", to a failure that has none yet; returns `status`. */
dtl_status dtl__failed(const char *function, dtl_status status) __attribute__((cold));

/* dtl__fail() and dtl__failed() in one, for a caller that knows the function: the function
 * `broadcast` and the key `root-range` give "dtl_broadcast: root is 7; expected ...
 * [DTL-broadcast-root-range]", where the format makes the text in between. */
dtl_status dtl__refuse(dtl_status status, const char *function, const char *key, const char *format,
                       ...) __attribute__((format(printf, 4, 5), cold));

/* ---- handles: dtl_handle.c; dtl_handle.h has the lookup -------------------------------------- */

/* Sets *out to an array of the objects of `count` handles of one kind, to be passed to
 * dtl__release() (NULL for 0), or fails at the first invalid handle. */
dtl_status dtl__handle_objects(const void *handles, uint64_t count, enum handle_kind expected,
                               const char *function, const char *parameter, void ***out);

/* The same for handles that the call may close: the object of a null handle is NULL, and the call
 * fails if a handle occurs twice. */
dtl_status dtl__handle_objects_to_close(const void *handles, uint64_t count,
                                        enum handle_kind expected, const char *function,
                                        const char *parameter, void ***out);

/* Like dtl__handle_objects(), for a kind that any thread may close meanwhile: each object is held
 * until dtl__handle_objects_drop(), which releases the array as well. */
dtl_status dtl__handle_objects_held(const void *handles, uint64_t count, enum handle_kind expected,
                                    void (*hold)(void *object), void (*drop)(void *variable),
                                    const char *function, const char *parameter, void ***out);
void dtl__handle_objects_drop(void **objects, uint64_t count, void (*drop)(void *variable));

/* Closes `count` handles that were just resolved and sets them to null. */
void dtl__handles_close(void *handles, uint64_t count);

/* Closes those of `count` handles whose objects the implementation has set to NULL in the array
 * passed to it, because it has consumed them. */
void dtl__handles_close_consumed(void *handles, void *const *objects, uint64_t count);

/* In the child of a fork: closes all handles without freeing their objects. */
void dtl__handles_abandon(void);

/* Writes a new handle for `object` to *out, a pointer to any handle type; a null handle if `object`
 * is NULL. */
dtl_status dtl__handle_open(enum handle_kind kind, void *object, void *out);

/* Closes a handle and returns its object, or NULL and sets the last error if it is invalid. A null
 * handle returns NULL without an error. */
void *dtl__handle_close(const void *handle, enum handle_kind expected, const char *function,
                        const char *parameter);

/* The same for a kind whose close waits, with `await`, until no call with the handle is in
 * progress. Fails if the calling thread itself is in such a call. */
void *dtl__handle_close_after(const void *handle, enum handle_kind expected,
                              void (*await)(struct handle_slot *slot), const char *function,
                              const char *parameter);

/* ---- a barrier on all threads: dtl_barrier.c ------------------------------------------------- */

/* Returns true if the kernel provides membarrier(). */
bool dtl__has_barrier(void);

/* Executes a full memory barrier on each running thread of the process before it returns; returns
 * false on failure. */
bool dtl__barrier(void);

/* ---- memory -------------------------------------------------------------------------------- */

/* Sets *out to `bytes` zeroed bytes, aligned to 64 bytes (NULL for 0 bytes), or fails without
 * memory with a message that names `what`. dtl__release() frees it. */
dtl_status dtl__alloc(void **out, size_t bytes, const char *what);
void dtl__release(void *memory);

/* Between the two, the calling thread's allocations use a reserve when malloc has no memory. This
 * is for messages that other ranks wait for and that this rank could not report as failed. */
void dtl__reserve_open(void);
void dtl__reserve_close(void);

/* Enlarges the reserve of the process, initially 256 KiB, so that it has a region of `bytes` bytes.
 * Fails without memory. */
dtl_status dtl__reserve_grow(size_t bytes);

/* Returns true if two memory ranges have a byte in common. */
static inline bool dtl__overlaps(const void *a, uint64_t bytes_a, const void *b, uint64_t bytes_b)
{
    uintptr_t from_a = (uintptr_t)b - (uintptr_t)a, from_b = (uintptr_t)a - (uintptr_t)b;

    if (DTL_UNLIKELY(from_a < bytes_a || from_b < bytes_b))
        return bytes_a != 0 && bytes_b != 0 && a != NULL && b != NULL;
    return false;
}

/* Returns a hash of the bytes. Arrays that must be equal on all ranks are compared by their
 * hashes. */
static inline int64_t dtl__digest(const void *bytes, uint64_t size)
{
    const unsigned char *byte = bytes;
    uint64_t digest = size;

    for (uint64_t index = 0; index < size; index++)
        digest = (digest ^ byte[index]) * 0x100000001b3;
    return (int64_t)digest;
}

#endif
