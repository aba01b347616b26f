/* SPDX-License-Identifier: BSD-3-Clause */
/* struct context: a group of ranks with its communicator, as the other modules see it. context/
 * creates and destroys contexts; docs/design/architecture.md has the overview. */
#ifndef DTL_RUNTIME_CONTEXT_H
#define DTL_RUNTIME_CONTEXT_H

#include "dtl_runtime.h"

enum { CONTEXT_PATH_BYTES = 24 };

/* Bytes that a started (nonblocking) collective reserves per rank: lists and messages, plus the
 * rank's contribution if it is not larger than START_CONTRIBUTION. */
enum { START_BYTES = 16384, START_CONTRIBUTION = 4096 };

/* Arrays with one number per rank that a context provides for collectives with counts. They are
 * allocated with the context: an allocation inside a call might fail on some ranks only. */
enum row { ROW_COUNTS, ROW_SENT, ROW_RECEIVED, ROWS };

/* A group of ranks that communicate. Reference-counted: the handle holds one reference, each
 * container, window and request another. */
struct context {
    atomic_int references;
    struct comm comm;              /* communicator for the API's collectives and messages */
    struct comm_ops ops;           /* the table that comm.ops points to */
    struct comm_ops message_ops;   /* the same table without shared-memory collectives */
    struct comm_ops unchecked_ops; /* the same as `message_ops`, without DTL_CHECK */
    const struct device *device;   /* NULL: host only */
    bool has_devices;              /* true on all ranks if any rank has a device */
    /* the context's stream on the device; created on first use */
    struct device_stream *stream;
    struct device_stream *named_stream; /* stream set by the program; NULL: none */
    struct device_group *group;         /* NCCL communicator, see device/; NULL: none */
    dtl_nccl_operation_mode mode;       /* of `group` */
    /* OpenSHMEM and its PE number of each rank; both NULL without */
    const struct symmetric_ops *shmem;
    int32_t *pes;
    dtl_determinism_mode determinism;
    dtl_reduction_schedule_policy schedule;
    dtl_progress_ordering_policy progress;
    dtl_error_policy error_policy;
    dtl_error_policy container_policy; /* for containers whose options set no policy */
    dtl_error_handler_t handler;
    void *handler_data;
    struct service *service; /* progress engine, see progress/; created on first use */
    uint64_t *count_arrays;  /* the count arrays: ROWS numbers per rank */
    /* communicator for comparing calls under DTL_CHECK; its size is 0 without */
    struct comm checks;
    const struct check_memory_ops
        *memory;            /* shared memory for comparing calls; NULL: by messages */
    struct check *refusals; /* refused calls of this rank that some rank has not acknowledged yet */
    /* a call has failed while other ranks were in it, so messages may be pending: the context is
     * kept after its release */
    atomic_bool has_pending_messages;
    struct context *next_kept; /* next in the list of released contexts that are kept */
    uint64_t check_count;      /* collectives compared so far; equal on all ranks */

    /* The collective call in progress, see thread_ownership.c. */
    /* the only thread that makes collective calls; 0: several threads do */
    atomic_uintptr_t only_thread;
    atomic_uintptr_t owner;   /* with several threads: the thread inside a call; 0: none */
    atomic_uint current_call; /* `enum call` + 1 of the call in progress; 0: none */
    /* a collective was interrupted midway; the context accepts no further one */
    atomic_bool is_broken;
    int32_t depth; /* nesting depth of calls; 1 more with several threads */
    /* path of derivation: "2.1" is the first context derived from the second; "" for one rank */
    char context_path[CONTEXT_PATH_BYTES];
    int32_t derived_count; /* number of contexts derived from this one */
    bool is_parallel;      /* created within a running job: its ranks are MPI's */
};

/* The context whose error policy applies to a failing call: it calls the context's error handler or
 * ends the process. */
struct listener {
    const struct context *context; /* NULL: no policy applies */
    dtl_error_policy policy;
    /* this rank has all elements of the container, so the call involves no other rank */
    bool is_whole;
};

static inline struct listener dtl__context_error_scope(const struct context *context)
{
    return (struct listener){.context = context,
                             .policy = context == NULL ? DTL_ERROR_POLICY_RETURN_STATUS
                                                       : context->error_policy};
}

/* Returns true if the order of reductions depends on the number of ranks alone. */
static inline bool dtl__context_has_fixed_order(const struct context *context)
{
    return context->determinism == DTL_DETERMINISM_DETERMINISTIC ||
           context->schedule == DTL_REDUCTION_SCHEDULE_FIXED_TREE ||
           context->progress == DTL_PROGRESS_ORDERING_RANK_ORDERED;
}

/* Returns true if the collective may combine operands in any order. NCCL chooses the order of a
 * reduction, which affects the result only where it is rounded. */
static inline bool dtl__context_takes_any_order(const struct context *context,
                                                const struct collective *what)
{
    bool is_exact = what->op == DTL_OP_MIN || what->op == DTL_OP_MAX ||
                    what->type->id <= DTL_DTYPE_UINT64 || what->type->id == DTL_DTYPE_BYTE;

    return !collective_is_reduction(what->kind) || is_exact ||
           !dtl__context_has_fixed_order(context);
}

/* Add and release a reference. The last release frees the context, unless another thread is in a
 * call of it or messages may be pending. release() ignores NULL. */
struct context *dtl__context_retain(struct context *context);
void dtl__context_release(struct context *context);

/* Sets the device of a new context; `device` may be NULL. `has_any` says that some rank has one. In
 * device.c. */
void dtl__context_set_device(struct context *context, const struct device *device, bool has_any);

/* Sets *out to the stream of the context's device: the program's, if it has set one, else the
 * context's own. Without a device, *out is a stream of the host. In device.c. */
dtl_status dtl__context_stream(struct context *context, struct device_stream **out);

/* Records the calling thread as the only one that makes collective calls on a new context. */
void dtl__context_set_owner(struct context *context);

#endif
