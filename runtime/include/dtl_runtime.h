/* SPDX-License-Identifier: BSD-3-Clause */
/* What the rooms of the runtime, and the generated stubs, may know of each other.
 *
 * Stubs resolve handles and check arguments; dtl_impl_* takes objects and may rely on it.  A
 * function that fails returns what dtl__fail() returned, and writes no output.
 */
#ifndef DTL_RUNTIME_H
#define DTL_RUNTIME_H

#include <stdatomic.h>

#include <dtl/dtl.h>

#include "dtl_backend.h"
#include "dtl_calls.h"  /* generated: enum handle_kind, enum call, enum feature, their names */
#include "dtl_dtypes.h" /* generated: the table of dtypes */
#include "dtl_handle.h"

#define DTL_UNLIKELY(condition) __builtin_expect(!!(condition), 0)

/* ---- errors: core/error.c -------------------------------------------------------------------- */

/* Sets the calling thread's last error and returns `status`. */
dtl_status dtl__fail(dtl_status status, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

#ifdef __clang_analyzer__
/* It sees one file at a time: this tells it that a failure is never DTL_SUCCESS. */
#define dtl__fail(...)                                                                             \
    __extension__({                                                                                \
        dtl_status failure_ = (dtl__fail)(__VA_ARGS__);                                            \
        if (failure_ == DTL_SUCCESS)                                                               \
            __builtin_unreachable();                                                               \
        failure_;                                                                                  \
    })
#endif

/* The same for a refused argument: "dtl_broadcast: root is 7; expected ...
 * [DTL-broadcast-root-range]" of the function `broadcast`, the key `root-range` and what the format
 * says. */
dtl_status dtl__refuse(dtl_status status, const char *function, const char *key, const char *format,
                       ...) __attribute__((format(printf, 4, 5), cold));

/* The same of a call on the ranks of a context, which is told.  `comm` is that of a context, or
 * NULL. */
dtl_status dtl__refuse_in(struct comm *comm, dtl_status status, const char *function,
                          const char *key, const char *format, ...)
    __attribute__((format(printf, 5, 6), cold));

/* Does what the error policy of a context asks for when a call fails: context/failure.c.  Returns
 * `status`. */
dtl_status dtl__report(const struct comm *comm, dtl_status status);

/* ---- handles: core/handle.c; dtl_handle.h looks them up -------------------------------------- */

/* The objects behind `count` handles of one kind: sets *out to an array for dtl__release() (NULL
 * for 0), or fails as above at the first that is wrong. */
dtl_status dtl__handle_objects(const void *handles, uint64_t count, enum handle_kind expected,
                               const char *function, const char *parameter, void ***out);

/* The same where null handles are passed over: their objects are NULL. */
dtl_status dtl__handle_objects_or_null(const void *handles, uint64_t count,
                                       enum handle_kind expected, const char *function,
                                       const char *parameter, void ***out);

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

/* ---- library state: core/state.c ------------------------------------------------------------- */

/* False once the process is leaving and back ends are shut down: DTL_ERROR_INVALID_STATE from then
 * on. */
extern atomic_bool dtl__is_open;

/* ---- observation: core/observe.c.  DTL_TRACE, DTL_CHECK, DTL_TIMEOUT, error policies --------- */

extern atomic_int dtl__observed; /* non-zero where any of them is on */

/* `comm` is NULL for local calls; `agree` are the values that must be equal on all its ranks. */
dtl_status dtl__call_begin(enum call call, struct comm *comm, const int64_t *agree, int count);
/* `owner` is the communicator of the context that is told of a failure, or NULL. */
void dtl__call_end(enum call call, const struct comm *owner, dtl_status status);

/* ---- memory: core/memory.c ------------------------------------------------------------------- */

/* Sets *out to `bytes` zeroed bytes, aligned to 64 (NULL for 0), or fails with OUT_OF_MEMORY naming
 * `what`. */
dtl_status dtl__alloc(void **out, size_t bytes, const char *what);
void dtl__release(void *memory);

/* Whether a * b fits; then *out is the product. */
static inline bool dtl__product(uint64_t a, uint64_t b, uint64_t *out)
{
    return !__builtin_mul_overflow(a, b, out);
}

/* ---- dtypes ---------------------------------------------------------------------------------- */

/* Of an id that is known to be valid. */
static inline const struct dtype *dtl__dtype(dtl_dtype id)
{
    return &dtl__dtypes[id];
}

/* Generated, in dtl_kernels.c and dtl_compare.c. */
reduce_kernel dtl__kernel(dtl_dtype dtype, dtl_reduce_op op); /* NULL where undefined */
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

/* The value of an environment variable, or NULL where it is unset, empty, or the process runs with
 * raised privileges. */
const char *dtl__option(const char *name);

/* ---- back ends: core/job.c ------------------------------------------------------------------- */

/* Whether this process can use a feature: `enum feature` is FEATURE_MPI, FEATURE_CUDA, ... in the
 * order of spec/api.yaml. Loads what is needed to know. */
bool dtl__feature_available(enum feature feature);

/* Why not, in a few words: "libmpi.so.40: cannot open shared object file"; "" where it is
 * available. */
const char *dtl__feature_reason(enum feature feature);

/* ---- communicators: comm/ -------------------------------------------------------------------- */

/* The communicator of this process alone: self.c.  Its state is made when first needed, so until
 * then it may be moved. */
void dtl__self_comm(struct comm *out);

/* Sets *ours to a back end's table, complete: what it lacks is composed of what it has.  adopt.c.
 */
dtl_status dtl__comm_adopt(struct comm_ops *ours, const struct comm_ops *theirs);

/* Puts reductions in their place whose order depends on the number of ranks alone: a balanced tree
 * over the ranks, or from rank 0 up.  The table is complete. */
void dtl__comm_fix_order(struct comm_ops *ops, bool by_rank);

/* ---- contexts: context/context.c ------------------------------------------------------------- */

/* The ranks that work together.  Counted: the handle holds one reference, each container, window
 * and request another. */
struct context {
    atomic_int references;
    struct comm comm;    /* collectives and point-to-point of the API */
    struct comm_ops ops; /* what comm.ops points to */
    int32_t device_id;   /* -1: none */
    dtl_determinism_mode determinism;
    dtl_reduction_schedule_policy schedule;
    dtl_progress_ordering_policy progress;
    dtl_error_policy error_policy;
    dtl_error_handler_t handler;
    void *handler_data;
    struct service *service; /* of async/; NULL until something needs it */
    struct comm checks;      /* the same ranks, with DTL_CHECK; its size is 0 without it */
    uint64_t check_count;    /* of collectives that were compared; the same on all ranks */
    bool is_parallel; /* a job was running when it was made, so that its ranks are those of MPI */
};

struct context *dtl__context_retain(struct context *context);
void dtl__context_release(struct context *context);

/* ---- containers: container/ ------------------------------------------------------------------ */

/* Which rank owns which global index: the same answer on every rank, without communication.  All
 * are O(1), but for hash: there count is O(size), to_local O(log(local_size)).  Global indices are
 * below size, local ones below local_size. */
struct distribution {
    dtl_partition_policy policy;
    int32_t ranks;
    int32_t rank;
    uint64_t size;       /* elements over all ranks */
    uint64_t block_size; /* of block-cyclic, at most max(size, 1); 1 elsewhere */
    uint64_t local_size; /* elements on this rank, in ascending order of global indices */
    uint64_t *owned;     /* hash on several ranks: this rank's global indices */
};

/* `size` is at most INT64_MAX.  On success the caller releases *out. */
dtl_status dtl__distribution_make(dtl_partition_policy policy, uint64_t size, uint64_t block_size,
                                  int32_t ranks, int32_t rank, struct distribution *out);
void dtl__distribution_release(struct distribution *distribution);
int32_t dtl__distribution_owner(const struct distribution *distribution, uint64_t global_index);
bool dtl__distribution_is_local(const struct distribution *distribution, uint64_t global_index);
/* Elements on a rank. */
uint64_t dtl__distribution_count(const struct distribution *distribution, int32_t rank);
/* -1: remote. */
int64_t dtl__distribution_to_local(const struct distribution *distribution, uint64_t global_index);
uint64_t dtl__distribution_to_global(const struct distribution *distribution, uint64_t local_index);

/* Memory that containers, spans and views of other languages share; the last one to let go frees
 * it: block.c. */
struct block {
    atomic_int references;
    void *data; /* as of dtl__alloc */
};

dtl_status dtl__block_make(uint64_t bytes, const char *what, struct block **out);
struct block *dtl__block_retain(struct block *block); /* NULL stays NULL */
void dtl__block_release(struct block *block);

/* A vector, array, tensor or span: this rank's part of a distributed sequence of elements. */
struct container {
    enum handle_kind kind;
    struct context *context; /* NULL for a span of raw memory */
    const struct dtype *type;
    /* Of the elements; of a tensor, of the slices along distributed_dim. */
    struct distribution distribution;
    dtl_shape shape; /* global; ndim is 1 but for tensors */
    dtl_shape local_shape;
    int32_t distributed_dim; /* of a tensor; 0 elsewhere */
    uint64_t global_size;
    uint64_t local_size;
    /* Of a span: elements of the distribution's local ones before the first here. */
    uint64_t offset;
    struct block *block; /* holds `data`; NULL for a span of raw memory */
    void *data;          /* local part, row by row; NULL where it is empty */
    dtl_container_options options;
    dtl_consistency_policy consistency;
    bool is_dirty;     /* this rank may have written since the last sync; whoever writes sets it */
    bool is_exposed;   /* other ranks may ask for its elements: access.c */
    uint64_t identity; /* under which they do, if so */
};

/* Sets *out to a container of zeros.  `shape` is distributed along `distributed_dim`; its size fits
 * limit(dtype).  `opts` may be NULL.  Not collective in itself: every rank computes the same
 * distribution. */
dtl_status dtl__container_make(enum handle_kind kind, struct context *context, dtl_dtype dtype,
                               const dtl_shape *shape, int32_t distributed_dim,
                               const dtl_container_options *opts, struct container **out);

/* Other ranks can't ask for its elements any more: access.c.  Local. */
void dtl__container_conceal(struct container *container);

/* Copies one element to this rank's elements [begin, end): element.c. */
void dtl__container_fill(struct container *container, uint64_t begin, uint64_t end,
                         const void *value);

/* The elements of a one-dimensional container move to where `to` wants them and keep their global
 * indices; those past its size are gone, new ones are zero.  The container owns *to on success.
 * Collective. */
dtl_status dtl__container_redistribute(struct container *container, struct distribution *to);

/* The same for any shape, of which `to` distributes the slices along `dim`: elements keep their
 * place in the row-major order of the whole. */
dtl_status dtl__container_rearrange(struct container *container, const dtl_shape *shape,
                                    int32_t dim, struct distribution *to);

/* The same with a distribution of `policy` and the block size that the container was made with. */
dtl_status dtl__container_reform(struct container *container, const dtl_shape *shape, int32_t dim,
                                 dtl_partition_policy policy);

/* DTL_SUCCESS where `status` is so on every rank; else the caller's own failure, or one that says
 * that another rank has failed.  Collective: for steps that may fail on some ranks before a
 * communication of all. */
dtl_status dtl__comm_agree(struct comm *comm, dtl_status status, const char *what);

/* ---- what generated stubs ask
 * ----------------------------------------------------------------------------------
 *
 * The conditions of spec/ call size(ctx), local_size(vec), ...: dtl__STRUCT_NAME(object).  A new
 * struct needs those that its area's conditions use, and _comm() if some call on it is collective.
 */

static inline struct comm *dtl__context_comm(struct context *context)
{
    return &context->comm;
}

static inline int32_t dtl__context_size(const struct context *context)
{
    return context->comm.size;
}

static inline int32_t dtl__context_rank(const struct context *context)
{
    return context->comm.rank;
}

static inline struct comm *dtl__container_comm(struct container *container)
{
    return container->context == NULL ? NULL : &container->context->comm;
}

static inline int32_t dtl__container_size(const struct container *container)
{
    return container->distribution.ranks;
}

static inline int32_t dtl__container_rank(const struct container *container)
{
    return container->distribution.rank;
}

static inline dtl_dtype dtl__container_dtype(const struct container *container)
{
    return container->type->id;
}

static inline uint64_t dtl__container_local_size(const struct container *container)
{
    return container->local_size;
}

static inline uint64_t dtl__container_global_size(const struct container *container)
{
    return container->global_size;
}

static inline int32_t dtl__container_ndim(const struct container *container)
{
    return container->shape.ndim;
}

struct window;
struct comm *dtl__window_comm(struct window *window);
int32_t dtl__window_size(const struct window *window);

struct role_manager;
struct comm *dtl__role_manager_comm(struct role_manager *manager);

struct collective_plan;
struct comm *dtl__collective_plan_comm(struct collective_plan *plan);

struct map;
struct comm *dtl__map_comm(struct map *map);
uint64_t dtl__map_key_size(const struct map *map);
uint64_t dtl__map_value_size(const struct map *map);

/* Sums and products of conditions stay at UINT64_MAX, differences at 0, so that `offset + count <=
 * size` can't wrap. */
static inline uint64_t dtl__minus(uint64_t a, uint64_t b)
{
    return a > b ? a - b : 0;
}

static inline uint64_t dtl__plus(uint64_t a, uint64_t b)
{
    uint64_t sum;

    return __builtin_add_overflow(a, b, &sum) ? UINT64_MAX : sum;
}

static inline uint64_t dtl__times(uint64_t a, uint64_t b)
{
    uint64_t product;

    return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

static inline uint64_t dtl__sum(const uint64_t *counts, uint64_t length)
{
    uint64_t sum = 0;

    for (uint64_t index = 0; index < length; index++)
        sum = dtl__plus(sum, counts[index]);
    return sum;
}

/* Elements from the start of a buffer to the end of its last block; blocks without displacements
 * follow each other. */
static inline uint64_t dtl__extent(const uint64_t *counts, const uint64_t *displs, uint64_t length)
{
    uint64_t extent = 0;

    if (displs == NULL)
        return dtl__sum(counts, length);
    for (uint64_t index = 0; index < length; index++) {
        uint64_t end = counts[index] == 0 ? 0 : dtl__plus(displs[index], counts[index]);
        extent = end > extent ? end : extent;
    }
    return extent;
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

static inline int64_t dtl__shape_digest(const dtl_shape *shape)
{
    int ndim = shape->ndim >= 0 && shape->ndim <= DTL_MAX_TENSOR_RANK ? shape->ndim : 0;

    return dtl__digest(shape->dims, (uint64_t)ndim * sizeof *shape->dims);
}

/* Whether two memory ranges share a byte. */
static inline bool dtl__overlaps(const void *a, uint64_t bytes_a, const void *b, uint64_t bytes_b)
{
    uintptr_t start_a = (uintptr_t)a, start_b = (uintptr_t)b;

    if (bytes_a == 0 || bytes_b == 0)
        return false;
    return start_a <= start_b ? start_b - start_a < bytes_a : start_a - start_b < bytes_b;
}

#endif
