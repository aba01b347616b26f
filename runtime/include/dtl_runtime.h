/* SPDX-License-Identifier: BSD-3-Clause */
/* Declarations shared by the runtime's modules and the generated stubs.
 *
 * Stubs resolve handles and check arguments; dtl_impl_*() takes objects and relies on these checks.
 * A function that fails returns what dtl__fail() returned, and writes no output. See
 * docs/design/architecture.md, and error-messages.md beside it. */
#ifndef DTL_RUNTIME_H
#define DTL_RUNTIME_H

#include <stdatomic.h>

#include <dtl/dtl.h>

#include "dtl_backend.h"
#include "dtl_dtypes.h"  /* generated: the table of dtypes */
#include "dtl_support.h" /* generated: failures, handles, memory */

/* ---- errors, beside those of dtl_support.h --------------------------------------------------- */

/* Fails with FILE_ERROR and the text of errno; `what` names the path or the operation that failed.
 * core/file_error.c */
dtl_status dtl__fail_file(const char *what) __attribute__((cold));

#ifdef __clang_analyzer__
#define dtl__fail_file(...) DTL_NEVER_SUCCESS((dtl__fail_file)(__VA_ARGS__))
#endif

/* Key of a failure on another rank whose error text is not known here. */
#define ANOTHER_RANK "another-rank"

/* ---- library state: core/library_state.c ----------------------------------------------------- */

/* False once the process exits and the backends are shut down: calls fail with
 * DTL_ERROR_INVALID_STATE from then on. */
extern atomic_bool dtl__is_open;

/* Counts messages of other ranks that were dropped because they were not the expected ones. */
extern atomic_uint_fast64_t dtl__dropped;

static inline void dtl__drop(void)
{
    atomic_fetch_add_explicit(&dtl__dropped, 1, memory_order_relaxed);
}

/* Set in a process forked from one that had loaded the library: its threads do not exist here, and
 * the job belongs to the parent. The library is not open then. */
extern bool dtl__is_forked; /* the parent process does not allow children to use the library */
extern bool dtl__is_child;  /* forked from a process that had loaded the library */

/* Forbids children forked from now on to use the library. */
void dtl__fork_forbid(void);

/* Returns the reason why the library is not open, as text. */
const char *dtl__closed_reason(void) __attribute__((cold));

/* ---- dtypes ---------------------------------------------------------------------------------- */

/* Returns the dtype of a valid id. */
static inline const struct dtype *dtl__dtype(dtl_dtype id)
{
    return &dtl__dtypes[id];
}

/* Generated, in dtl_kernels.c and dtl_compare.c. */
reduce_kernel dtl__kernel(dtl_dtype dtype, dtl_reduce_op op); /* NULL: undefined */
/* Returns true if the kernel exists. The arguments may be any numbers. */
static inline bool dtl__has_kernel(int32_t dtype, int32_t op)
{
    return dtl__is_dtype((dtl_dtype)dtype) && dtl__is_reduce_op((dtl_reduce_op)op) &&
           dtl__kernel((dtl_dtype)dtype, (dtl_reduce_op)op) != NULL;
}

/* Returns whether the operation turns each operand into 0 or 1, so that the reduction of one
 * operand alone is not a copy of it. */
static inline bool dtl__is_logical(dtl_dtype dtype, dtl_reduce_op op)
{
    return op == DTL_OP_LAND || op == DTL_OP_LOR || op == DTL_OP_LXOR || dtype == DTL_DTYPE_BOOL;
}

/* Turns operands of a logical operation into 0 or 1, in place: the reduction of each one alone. */
static inline void dtl__normalize(dtl_dtype dtype, void *elements, uint64_t count)
{
    dtl__kernel(dtype, DTL_OP_LOR)(elements, elements, count);
}

/* Writes the neutral element of an operation whose kernel exists. */
void dtl__neutral(dtl_dtype dtype, dtl_reduce_op op, void *value);
/* Compares two elements: negative, 0 or positive. NaN sorts after all numbers, and -0.0 equals
 * 0.0. */
int dtl__compare(dtl_dtype dtype, const void *a, const void *b);
/* Compares in descending order, except that NaN of real numbers still sorts last. */
int dtl__compare_backward(dtl_dtype dtype, const void *a, const void *b);

/* Returns the bytes of an element. */
static inline uint64_t dtl__bytes(dtl_dtype dtype)
{
    return dtl__dtype(dtype)->size;
}

/* Returns the maximum number of elements of an object: INT64_MAX / size. */
static inline uint64_t dtl__limit(dtl_dtype dtype)
{
    return dtl__limits[dtype];
}

/* ---- interrupts: core/interrupt.c ------------------------------------------------------------ */

/* Fails with DTL_ERROR_CANCELED if waiting calls have to end: dtl_interrupt() was called, or the
 * function set by dtl_interrupt_check_set() returns true. Each wait that has lasted PACE_SPIN calls
 * it at least every 100 ms and ends with its status. That function may run signal handlers of the
 * program's language. */
dtl_status dtl__interrupt_check(void);

/* Returns true if `status`, whose failure is the calling thread's last error, comes from
 * dtl__interrupt_check(). */
bool dtl__is_interrupt(dtl_status status) __attribute__((cold));

/* ---- options: core/option.c ------------------------------------------------------------------ */

/* Returns true if the process runs with privileges that the user who started it lacks (setuid):
 * environment variables are not trusted then. */
bool dtl__is_privileged(void);

/* Returns the value of an environment variable, or NULL if it is unset, empty or not trusted. The
 * library's own variables are listed in spec/api.yaml; for an invalid value of one it returns NULL
 * as well, and reports it on stderr once. */
const char *dtl__option(const char *name);

/* Returns true if a switch is set to 1. */
bool dtl__option_is_on(const char *name);

/* ---- files for shared memory: core/memory_file.c --------------------------------------------- */

/* Sets *out to the descriptor of an unnamed, empty file that other processes of the same user can
 * map. The caller closes it. `name` is shown by debuggers. Fails with BACKEND_INIT_FAILED and lists
 * each method that the system has refused. */
dtl_status dtl__memory_file(const char *name, int *out);

/* ---- backends: job/ -------------------------------------------------------------------------- */

/* Returns true if this process can use a feature: FEATURE_MPI, FEATURE_CUDA, ... in the order of
 * spec/api.yaml. Loads libraries and plugins as needed. */
bool dtl__feature_available(enum feature feature);

/* Returns the reason why a feature is not available: "libmpi.so.40: cannot open shared object
 * file"; "" if it is available. The text is valid until this thread's next call. */
const char *dtl__feature_reason(enum feature feature);

/* Returns what to install for a feature: the library that an installed plugin needs, or a build of
 * DTL that has the plugin. */
const char *dtl__feature_remedy(enum feature feature);

/* ---- devices: device/device.c ---------------------------------------------------------------- */

/* True once a device other than the host was found, on this rank or on a rank of one of its
 * contexts. Before that, no address can belong to a device. Never becomes false again. */
extern atomic_bool dtl__devices_in_use __attribute__((visibility("hidden")));

/* ---- communicators: comm/ -------------------------------------------------------------------- */

/* Sets *out to the communicator of this process alone: self.c. Its state is created on first use;
 * until then the object may be moved. */
void dtl__self_comm(struct comm *out);

/* Calls a collective: `dtl__run(comm, allreduce_of(send, recv, count, type, op))`. The operation
 * table of `comm` must be complete. */
static inline dtl_status dtl__run(struct comm *comm, struct collective what)
{
    return comm->ops->collectives[what.kind](comm, &what);
}

/* Sets *ours to a backend's operation table, with missing operations composed of those that it has.
 * complete_operations.c */
dtl_status dtl__comm_adopt(struct comm_ops *ours, const struct comm_ops *theirs);

/* Replaces the reductions in a complete table by ones whose order depends on the number of ranks
 * alone: a balanced tree over the ranks or, with `by_rank`, ascending from rank 0. */
void dtl__comm_fix_order(struct comm_ops *ops, bool by_rank);

/* Returns DTL_SUCCESS if `status` is DTL_SUCCESS on every rank; else the caller's own failure, or
 * that of the lowest failed rank with its error text. Collective. It precedes a communication of
 * all ranks where earlier steps may fail on some of them. */
dtl_status dtl__comm_agree(struct comm *comm, dtl_status status);

/* An allreduce that includes an agreement for up to 32 bytes: it fails on all ranks, with the error
 * text of a rank that calls dtl__comm_refuse() instead. An allreduce of more bytes includes no
 * agreement, so no rank may refuse it. Collective. */
dtl_status dtl__comm_combine(struct comm *comm, const void *send, void *recv, uint64_t count,
                             const struct dtype *type, dtl_reduce_op op);

/* Takes part in the other ranks' agreement with a failure. `why` is its error text, which may name
 * a function and an id. Keeps the last error. Returns `status`. Collective: agreement.c. */
dtl_status dtl__comm_refuse(struct comm *comm, dtl_status status, const char *why)
    __attribute__((cold));

/* True once this thread has taken part in an agreement since its last dtl__agree_begin(). */
extern _Thread_local bool dtl__has_agreed __attribute__((visibility("hidden")));

/* The collective call that this thread has begun last, as `enum call` + 1; 0: none. */
extern _Thread_local int dtl__current_call __attribute__((visibility("hidden")));

/* Writes that call as the program made it, "allreduce(value=1.0)", and returns true if the
 * program's language describes calls. Otherwise writes the name of the C function, or "" if there
 * is none. */
bool dtl__call_description(char *text, uint64_t bytes);

/* Like dtl__comm_agree(); also sets each flag to true if it is set on any rank. */
enum { AGREED_FLAGS = 2 };
dtl_status dtl__comm_agree_any(struct comm *comm, dtl_status status, bool any[AGREED_FLAGS]);

/* Returns true if the rank has left the job; for DTL_ANY_SOURCE, if all other ranks have. The rank
 * may have sent a message just before. Therefore a wait for a message first calls this function,
 * then looks for the message, and only then fails with dtl__comm_fail_left(). */
bool dtl__comm_has_left(const struct comm *comm, int32_t rank);
dtl_status dtl__comm_fail_left(int32_t rank);

#ifdef __clang_analyzer__
/* For the static analyzer: if all ranks have succeeded, so has the caller. */
#define dtl__comm_agree(comm, status) dtl__agreed(status, (dtl__comm_agree)(comm, mine_))
#define dtl__comm_agree_any(comm, status, any)                                                     \
    dtl__agreed(status, (dtl__comm_agree_any)(comm, mine_, any))
#define dtl__agreed(status, agree)                                                                 \
    __extension__({                                                                                \
        dtl_status mine_ = status, all_ = agree;                                                   \
        if (all_ == DTL_SUCCESS && mine_ != DTL_SUCCESS)                                           \
            __builtin_unreachable();                                                               \
        all_;                                                                                      \
    })
#endif

/* Fails for a message that does not fit a receive of `count` elements, as the API specifies.
 * receive_error.c */
dtl_status dtl__refuse_message(const struct message *message, uint64_t count,
                               const struct dtype *type);

#endif
