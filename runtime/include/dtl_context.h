/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts, as the modules around them know them: the ranks that work together.  See
 * docs/design/architecture.md. */
#ifndef DTL_RUNTIME_CONTEXT_H
#define DTL_RUNTIME_CONTEXT_H

#include "dtl_runtime.h"

enum { PLACE_BYTES = 24 };

/* What a collective that is started needs of the reserve for each rank: lists, messages, and the
 * rank's contribution where it is no larger than that. */
enum { START_BYTES = 16384, START_CONTRIBUTION = 4096 };

/* Arrays of a number a rank, of which a context has one each.  They are there from the start: made
 * by a call that fails, they would be there on some ranks only. */
enum row { ROW_COUNTS, ROW_SENT, ROW_RECEIVED, ROWS };

/* The ranks that work together.  Counted: the handle holds one reference, each container, window
 * and request another. */
struct context {
    atomic_int references;
    struct comm comm;                   /* collectives and point-to-point of the API */
    struct comm_ops ops;                /* what comm.ops points to */
    struct comm_ops back;               /* the same without memory that ranks share, */
    struct comm_ops bare;               /* and without checks */
    const struct device *device;        /* NULL: it works on the host only */
    bool has_devices;                   /* some rank has one: the same on all of them */
    struct device_stream *stream;       /* its own, of the device; NULL until something needs it */
    struct device_stream *named_stream; /* of the program's; NULL: it has named none */
    struct device_group *group;         /* of device/; NULL: it has no NCCL */
    dtl_nccl_operation_mode mode;       /* of that */
    const struct symmetric_ops *shmem;  /* of OpenSHMEM, and what it calls each rank; NULL, both */
    int32_t *pes;
    dtl_determinism_mode determinism;
    dtl_reduction_schedule_policy schedule;
    dtl_progress_ordering_policy progress;
    dtl_error_policy error_policy;
    dtl_error_policy container_policy; /* of its containers whose options have none */
    dtl_error_handler_t handler;
    void *handler_data;
    struct service *service; /* of progress/; NULL until something needs it */
    uint64_t *room;          /* of collectives with counts: ROWS of a number for each rank */
    struct comm checks;      /* the same ranks, with DTL_CHECK; its size is 0 without it */
    const struct check_memory *memory; /* by which they are; NULL: by messages */
    struct check *refusals; /* calls that this rank has refused, and some rank not answered yet */
    atomic_bool
        is_littered; /* a call has failed in whose midst others were; then, once it is freed: */
    struct context *kept; /* the one that was freed before */
    uint64_t check_count; /* of collectives that were compared; the same on all ranks */
    /* Who is in a collective call: thread_ownership.c. */
    atomic_uintptr_t sole;   /* the one thread that makes them; 0: several do */
    atomic_uintptr_t owner;  /* where several do: the one that is inside; 0: none */
    atomic_uint inside;      /* an `enum call` + 1: what it is in; 0: outside */
    atomic_bool is_broken;   /* one of them was interrupted half way: it takes no other */
    int32_t depth;           /* of its calls within that one; 1 more where several make them */
    char place[PLACE_BYTES]; /* "2.1" is the first made of the second; "" where it is of one rank */
    int32_t derived;         /* of the contexts that were made of it */
    bool is_parallel; /* a job was running when it was made, so that its ranks are those of MPI */
};

/* Who is told of a failing call, by a context's handler or the end of the process. */
struct listener {
    const struct context *context; /* NULL: nobody is */
    dtl_error_policy policy;
    bool is_whole; /* this rank has all elements of a container: it does not ask the others */
};

static inline struct listener dtl__context_told(const struct context *context)
{
    return (struct listener){.context = context,
                             .policy = context == NULL ? DTL_ERROR_POLICY_RETURN_STATUS
                                                       : context->error_policy};
}

/* Whether the order of reductions depends on the number of ranks alone. */
static inline bool dtl__context_has_fixed_order(const struct context *context)
{
    return context->determinism == DTL_DETERMINISM_DETERMINISTIC ||
           context->schedule == DTL_REDUCTION_SCHEDULE_FIXED_TREE ||
           context->progress == DTL_PROGRESS_ORDERING_RANK_ORDERED;
}

/* NCCL chooses the order of a reduction by itself, which matters where results are rounded. */
static inline bool dtl__context_takes_any_order(const struct context *context,
                                                const struct collective *what)
{
    bool is_exact = what->op == DTL_OP_MIN || what->op == DTL_OP_MAX ||
                    what->type->id <= DTL_DTYPE_UINT64 || what->type->id == DTL_DTYPE_BYTE;

    return !collective_is_reduction(what->kind) || is_exact ||
           !dtl__context_has_fixed_order(context);
}

struct context *dtl__context_retain(struct context *context);
void dtl__context_release(struct context *context);

/* Gives a new context this rank's device, which may be NULL, and says whether any has one:
 * device.c. */
void dtl__context_equip(struct context *context, const struct device *device, bool has_any);

/* Sets *out to the stream of a context's device, or of the host where it has none: the one that
 * the program has named, or its own.  device.c. */
dtl_status dtl__context_stream(struct context *context, struct device_stream **out);

/* Of a new context: the calling thread is the one that makes its collective calls. */
void dtl__context_owned(struct context *context);

#endif
