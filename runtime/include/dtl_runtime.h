/* SPDX-License-Identifier: BSD-3-Clause */
/* What the modules of the runtime, and the generated stubs, may know of each other.
 *
 * Stubs resolve handles and check arguments; dtl_impl_* takes objects and may rely on it.  A
 * function that fails returns what dtl__fail() returned, and writes no output.  See
 * docs/design/architecture.md, and why-do-stubs-name-failures.md beside it.
 */
#ifndef DTL_RUNTIME_H
#define DTL_RUNTIME_H

#include <stdatomic.h>

#include <dtl/dtl.h>

#include "dtl_backend.h"
#include "dtl_dtypes.h"  /* generated: the table of dtypes */
#include "dtl_support.h" /* generated: failures, handles, memory */

/* ---- errors, beside those of dtl_support.h --------------------------------------------------- */

/* Fails with FILE_ERROR for what the system has just refused, as errno says: a path, or a step.
 * core/file_error.c */
dtl_status dtl__fail_file(const char *what) __attribute__((cold));

#ifdef __clang_analyzer__
#define dtl__fail_file(...) DTL_NEVER_SUCCESS((dtl__fail_file)(__VA_ARGS__))
#endif

/* The key of a failure that is another rank's, whose words are not known here. */
#define ANOTHER_RANK "another-rank"

/* ---- library state: core/library_state.c
 * ------------------------------------------------------------- */

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
extern bool dtl__is_forked; /* from a process whose children can't use the library */
extern bool dtl__is_child;  /* forked from a process that has loaded the library */

/* From here on children of this process can't use the library. */
void dtl__fork_refuse(void);

/* Why it is not open, in words. */
const char *dtl__closed_reason(void) __attribute__((cold));

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

/* One element, of an operation whose kernel exists. */
void dtl__neutral(dtl_dtype dtype, dtl_reduce_op op, void *value);
/* Three-way; NaN after all numbers; -0.0 is 0.0. */
int dtl__compare(dtl_dtype dtype, const void *a, const void *b);
/* The other way around, but for NaN of real numbers, which stays last. */
int dtl__compare_backward(dtl_dtype dtype, const void *a, const void *b);

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

/* ---- interrupts: core/interrupt.c ------------------------------------------------------------ */

/* Fails with DTL_ERROR_CANCELED where calls that wait are to end: dtl_interrupt() was called, or
 * the function set by dtl_interrupt_check_set() says so. Each wait that has lasted PACE_SPIN calls
 * it at least every 100 ms, and ends by its status. That function may run signal handlers of the
 * program's language. */
dtl_status dtl__interrupt_check(void);

/* Returns whether a status, whose failure is the calling thread's last error, comes from there. */
bool dtl__is_interrupt(dtl_status status) __attribute__((cold));

/* ---- options: core/option.c ------------------------------------------------------------------ */

/* Whether the process runs with privileges that whoever started it has not, as a setuid program:
 * the environment is not to be trusted. */
bool dtl__is_privileged(void);

/* Returns the value of an environment variable, or NULL where it is unset, empty or not to be
 * trusted.  A variable of the library's own is listed in spec/api.yaml; NULL is returned for a
 * value that it can't have, too, which is reported on stderr once. */
const char *dtl__option(const char *name);

/* Returns whether a switch is set to 1. */
bool dtl__option_is_on(const char *name);

/* ---- files for shared memory: core/memory_file.c --------------------------------------------- */

/* Sets *out to a descriptor of an empty file without a name, which other processes of the same user
 * can map; the caller closes it.  `name` is for debuggers.  Fails with BACKEND_INIT_FAILED, naming
 * each source that the system has refused. */
dtl_status dtl__memory_file(const char *name, int *out);

/* ---- back ends: job/ ----------------------------------------------------------------------- */

/* Whether this process can use a feature: `enum feature` is FEATURE_MPI, FEATURE_CUDA, ... in the
 * order of spec/api.yaml. Loads what is needed to know. */
bool dtl__feature_available(enum feature feature);

/* Why not, in a few words: "libmpi.so.40: cannot open shared object file"; "" where it is
 * available. */
const char *dtl__feature_reason(enum feature feature);

/* What to install for it: what a plugin that is there needs, or a library that has the plugin. */
const char *dtl__feature_remedy(enum feature feature);

/* ---- devices: device/device.c ---------------------------------------------------------------- */

/* Whether any but the host was found, here or on a rank of a context of this one's: before, no
 * address can be of one.  Never false again. */
extern atomic_bool dtl__devices_in_use __attribute__((visibility("hidden")));

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

/* Sets *ours to a back end's table, complete: what it lacks is composed of what it has.
 * complete_operations.c.
 */
dtl_status dtl__comm_adopt(struct comm_ops *ours, const struct comm_ops *theirs);

/* Puts reductions in their place whose order depends on the number of ranks alone: a balanced tree
 * over the ranks, or from rank 0 up.  The table is complete. */
void dtl__comm_fix_order(struct comm_ops *ops, bool by_rank);

/* DTL_SUCCESS where `status` is so on every rank; else the caller's own failure, or that of the
 * lowest rank that has failed, in its words.  Collective: for steps that may fail on some ranks
 * before a communication of all. */
dtl_status dtl__comm_agree(struct comm *comm, dtl_status status);

/* An allreduce that up to 32 bytes agrees as well: it fails on all ranks, in the words of the one
 * that has refused its call by dtl__comm_refuse() instead.  Collective. */
dtl_status dtl__comm_combine(struct comm *comm, const void *send, void *recv, uint64_t count,
                             const struct dtype *type, dtl_reduce_op op);

/* Takes part in the other ranks' agreement with a refusal; `why` may name a function, and have an
 * id.  The last error stays.  Returns `status`.  Collective: agreement.c. */
dtl_status dtl__comm_refuse(struct comm *comm, dtl_status status, const char *why)
    __attribute__((cold));

/* Whether this thread has taken part in an agreement since its last dtl__agree_begin(). */
extern _Thread_local bool dtl__has_agreed __attribute__((visibility("hidden")));

/* The collective call that this thread has begun last, from 1; 0: none. */
extern _Thread_local int dtl__call_here __attribute__((visibility("hidden")));

/* Writes that call as the program has made it: "allreduce(value=1.0)", and returns true, if its
 * language describes calls; else writes the name of the C function, or "" where there is none. */
bool dtl__call_description(char *text, uint64_t bytes);

/* The same; each flag becomes whether it is set on any rank. */
enum { AGREED_FLAGS = 2 };
dtl_status dtl__comm_agree_any(struct comm *comm, dtl_status status, bool any[AGREED_FLAGS]);

/* Returns true if that rank has left the job; for DTL_ANY_SOURCE, if all other ranks have.  It may
 * have sent a message just before: whoever waits for one asks first, looks for the message, and
 * then fails with dtl__comm_fail_left(). */
bool dtl__comm_has_left(const struct comm *comm, int32_t rank);
dtl_status dtl__comm_fail_left(int32_t rank);

#ifdef __clang_analyzer__
/* As above: where all have succeeded, so has the caller. */
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

/* Fails for a message that does not fit a receive of `count` elements, as the contract says.
 * receive_error.c. */
dtl_status dtl__refuse_message(const struct message *message, uint64_t count,
                               const struct dtype *type);

#endif
