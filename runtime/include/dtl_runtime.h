/* SPDX-License-Identifier: BSD-3-Clause */
/* What the rooms of the runtime, and the generated stubs, may know of each other.
 *
 * Stubs resolve handles and check arguments; dtl_impl_* takes objects and may rely on it.  A
 * function that fails returns what dtl__fail() returned, and writes no output.  See
 * docs/design/architecture.md, and why-do-stubs-name-failures.md beside it.
 */
#ifndef DTL_RUNTIME_H
#define DTL_RUNTIME_H

#include <stdatomic.h>

#include <dtl/dtl.h>

#include "dtl_arithmetic.h"
#include "dtl_backend.h"
#include "dtl_calls.h"  /* generated: enum handle_kind, enum call, enum feature, their names */
#include "dtl_dtypes.h" /* generated: the table of dtypes */
#include "dtl_enums.h"  /* generated: which values an enum has */
#include "dtl_handle.h"

#define DTL_UNLIKELY(condition) __builtin_expect(!!(condition), 0)

/* Where something else has to be true as well, this is looked at alone first. */
static inline bool dtl__is_null(const void *pointer)
{
    return DTL_UNLIKELY(pointer == NULL);
}

/* ---- errors: core/error.c -------------------------------------------------------------------- */

/* Sets the calling thread's last error, "what is; expected what", and returns `status`.  The stub
 * adds the function that was called, and an id that follows from the status:
 * "dtl_container_save: ... [DTL-container_save-file-error]". */
dtl_status dtl__fail(dtl_status status, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Fails with FILE_ERROR for what the system has just refused, as errno says: a path, or a step. */
dtl_status dtl__fail_file(const char *what) __attribute__((cold));

/* The same where the id tells more than the status: of an argument that only the implementation can
 * judge, [DTL-container_dot-b-dtype] for the key `b-dtype`. */
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
#define dtl__fail_file(...) DTL_NEVER_SUCCESS((dtl__fail_file)(__VA_ARGS__))
#define dtl__refuse_argument(...) DTL_NEVER_SUCCESS((dtl__refuse_argument)(__VA_ARGS__))
#endif

/* Adds the function, "dtl_container_save", to a failure that has none yet; returns `status`. */
dtl_status dtl__failed(const char *function, dtl_status status) __attribute__((cold));

/* The same in one, for who knows the function: "dtl_broadcast: root is 7; expected ...
 * [DTL-broadcast-root-range]" of the function `broadcast`, the key `root-range` and what the format
 * says. */
dtl_status dtl__refuse(dtl_status status, const char *function, const char *key, const char *format,
                       ...) __attribute__((format(printf, 4, 5), cold));

/* ---- handles: core/handle.c; dtl_handle.h looks them up -------------------------------------- */

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

/* ---- a barrier in all threads: core/barrier.c ------------------------------------------------ */

/* Whether there is one. */
bool dtl__has_barrier(void);

/* Puts it into each thread that runs, at some moment before this returns; false where it failed. */
bool dtl__barrier(void);

/* ---- library state: core/state.c ------------------------------------------------------------- */

/* False once the process is leaving and back ends are shut down: DTL_ERROR_INVALID_STATE from then
 * on. */
extern atomic_bool dtl__is_open;

/* Messages of other ranks that were dropped, since they are not what was to come. */
extern atomic_uint_fast64_t dtl__dropped;

static inline void dtl__drop(void)
{
    atomic_fetch_add_explicit(&dtl__dropped, 1, memory_order_relaxed);
}

/* Whether this process was forked from one that had loaded the library: its threads are not here,
 * and the job is the parent's.  Nothing is open then. */
extern bool dtl__is_forked;

/* Why it is not open, in words. */
const char *dtl__closed_words(void) __attribute__((cold));

/* ---- memory: core/memory.c ------------------------------------------------------------------- */

/* Sets *out to `bytes` zeroed bytes, aligned to 64 (NULL for 0), or fails with OUT_OF_MEMORY naming
 * `what`. */
dtl_status dtl__alloc(void **out, size_t bytes, const char *what);
void dtl__release(void *memory);

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

/* ---- dtypes ---------------------------------------------------------------------------------- */

/* Of an id that is known to be valid. */
static inline const struct dtype *dtl__dtype(dtl_dtype id)
{
    return &dtl__dtypes[id];
}

/* Generated, in dtl_kernels.c and dtl_compare.c. */
reduce_kernel dtl__kernel(dtl_dtype dtype, dtl_reduce_op op); /* NULL where undefined */
/* Of numbers that may be any. */
static inline bool dtl__has_kernel(int32_t dtype, int32_t op)
{
    return dtl__is_dtype((dtl_dtype)dtype) && dtl__is_reduce_op((dtl_reduce_op)op) &&
           dtl__kernel((dtl_dtype)dtype, (dtl_reduce_op)op) != NULL;
}

/* One element, of an operation whose kernel exists. */
void dtl__neutral(dtl_dtype dtype, dtl_reduce_op op, void *value);
/* Three-way; NaN after all numbers; -0.0 is 0.0. */
int dtl__compare(dtl_dtype dtype, const void *a, const void *b);

/* Of an element. */
static inline uint64_t dtl__bytes(dtl_dtype dtype)
{
    return dtl__dtype(dtype)->size;
}

/* Elements of `dtype` that an object can have: INT64_MAX / size. */
static inline uint64_t dtl__limit(dtl_dtype dtype)
{
    return dtl__limits[dtype];
}

/* ---- options: core/option.c ------------------------------------------------------------------ */

/* Whether the process runs with privileges that whoever started it has not, as a setuid program:
 * the environment is not to be trusted. */
bool dtl__is_privileged(void);

/* The value of an environment variable, or NULL where it is unset, empty or not to be trusted. */
const char *dtl__option(const char *name);

/* ---- back ends: job/ ----------------------------------------------------------------------- */

/* Whether this process can use a feature: `enum feature` is FEATURE_MPI, FEATURE_CUDA, ... in the
 * order of spec/api.yaml. Loads what is needed to know. */
bool dtl__feature_available(enum feature feature);

/* Why not, in a few words: "libmpi.so.40: cannot open shared object file"; "" where it is
 * available. */
const char *dtl__feature_reason(enum feature feature);

/* What to install for it: what a plugin that is there needs, or a library that has the plugin. */
const char *dtl__feature_remedy(enum feature feature);

/* ---- communicators: comm/ -------------------------------------------------------------------- */

/* The communicator of this process alone: self.c.  Its state is made when first needed, so until
 * then it may be moved. */
void dtl__self_comm(struct comm *out);

/* Calls a collective, as in `dtl__run(comm, allreduce_of(send, recv, count, type, op))`.  The table
 * of `comm` is complete. */
static inline dtl_status dtl__run(struct comm *comm, struct collective what)
{
    return comm->ops->collectives[what.kind](comm, &what);
}

/* Sets *ours to a back end's table, complete: what it lacks is composed of what it has.  adopt.c.
 */
dtl_status dtl__comm_adopt(struct comm_ops *ours, const struct comm_ops *theirs);

/* Puts reductions in their place whose order depends on the number of ranks alone: a balanced tree
 * over the ranks, or from rank 0 up.  The table is complete. */
void dtl__comm_fix_order(struct comm_ops *ops, bool by_rank);

/* DTL_SUCCESS where `status` is so on every rank; else the caller's own failure, or one that says
 * that another rank has failed.  Collective: for steps that may fail on some ranks before a
 * communication of all. */
dtl_status dtl__comm_agree(struct comm *comm, dtl_status status);

#ifdef __clang_analyzer__
/* As above: where all have succeeded, so has the caller. */
#define dtl__comm_agree(comm, status)                                                              \
    __extension__({                                                                                \
        dtl_status mine_ = status, all_ = (dtl__comm_agree)(comm, mine_);                          \
        if (all_ == DTL_SUCCESS && mine_ != DTL_SUCCESS)                                           \
            __builtin_unreachable();                                                               \
        all_;                                                                                      \
    })
#endif

/* Fails for a message that does not fit a receive of `count` elements, as the contract says.
 * refuse.c. */
dtl_status dtl__refuse_message(const struct message *message, uint64_t count,
                               const struct dtype *type);

#endif
