/* SPDX-License-Identifier: BSD-3-Clause */
/* struct container (vectors, arrays, tensors and spans) and the blocks of memory and distributions
 * that it is made of, as the other modules see them. container/ implements them. */
#ifndef DTL_RUNTIME_CONTAINER_H
#define DTL_RUNTIME_CONTAINER_H

#include <string.h>

#include "dtl_context.h"

/* Maps global indices to ranks. Every rank computes the same answers without communication. All
 * functions are O(1), except for hash partitioning: count is O(size) and to_local is
 * O(log(local_size)). Global indices are below size, local indices below local_size. */
struct distribution {
    dtl_partition_policy policy;
    int32_t ranks;
    int32_t rank;
    uint64_t size;       /* elements on all ranks */
    uint64_t block_size; /* for block-cyclic: at most max(size, 1); otherwise 1 */
    uint64_t local_size; /* elements on this rank, in ascending order of global indices */
    uint64_t *owned;     /* for hash on several ranks: this rank's global indices, ascending */
};

/* Sets *out to the distribution of `size` elements, at most INT64_MAX. Fails only if memory is
 * exhausted, on this rank alone. On success the caller releases *out. */
dtl_status dtl__distribution_make(dtl_partition_policy policy, uint64_t size, uint64_t block_size,
                                  int32_t ranks, int32_t rank, struct distribution *out);
void dtl__distribution_release(struct distribution *distribution);
int32_t dtl__distribution_owner(const struct distribution *distribution, uint64_t global_index);
bool dtl__distribution_is_local(const struct distribution *distribution, uint64_t global_index);
/* Returns the number of elements on a rank. */
uint64_t dtl__distribution_count(const struct distribution *distribution, int32_t rank);
/* Returns the local index, or -1 if another rank owns the element. */
int64_t dtl__distribution_to_local(const struct distribution *distribution, uint64_t global_index);
uint64_t dtl__distribution_to_global(const struct distribution *distribution, uint64_t local_index);

/* Reference-counted memory shared by containers, spans and views in other languages. The last
 * release frees it: block.c. */
struct block {
    atomic_int references;
    void *data;        /* follows this struct, or a mapping; NULL: not accessible to the host */
    uint64_t mapped;   /* bytes of the mapping; 0: none */
    void *device_data; /* address on the device; NULL: none */
    struct device_stream *stream; /* the block's stream on that device; NULL: none */
};

/* Sets *out to a block of zeroed host memory with one reference; for 0 bytes, its data is NULL.
 * `what` names it in an error. */
dtl_status dtl__block_make(uint64_t bytes, const char *what, struct block **out);
/* Allocates zeroed memory on a device; with `is_unified`, the host can access it, too. Allocates
 * host memory if `device` is NULL. */
dtl_status dtl__block_make_on(const struct device *device, bool is_unified, uint64_t bytes,
                              const char *what, struct block **out);
/* Sets *out to a block that owns a memory mapping; on failure the caller still owns it. */
dtl_status dtl__block_of_mapping(void *mapping, uint64_t bytes, struct block **out);
/* Copies bytes to or from a block that has a stream. Blocks until the copy is complete. */
dtl_status dtl__block_copy(const struct block *block, void *to, const void *from, uint64_t bytes);
struct block *dtl__block_retain(struct block *block); /* NULL stays NULL */
void dtl__block_release(struct block *block);

/* A vector, array, tensor or span: this rank's part of a distributed sequence of elements. */
struct container {
    enum handle_kind kind;
    struct context *context; /* NULL for a span of raw memory */
    const struct dtype *type;
    /* Distribution of the elements; for a tensor, of the slices along distributed_dim. */
    struct distribution distribution;
    dtl_shape shape; /* global; ndim is 1 except for tensors */
    dtl_shape local_shape;
    int32_t distributed_dim; /* of a tensor; otherwise 0 */
    uint64_t global_size;
    uint64_t local_size;
    /* For a span: number of local elements of the distribution that precede the span's first
     * one. */
    uint64_t offset;
    struct block *block; /* holds `data`; NULL for a span of raw memory */
    /* local part in row-major order; NULL if it is empty or in device memory */
    void *data;
    void *device_data;           /* address of the local part on the device; NULL: none */
    const struct device *device; /* where blocks are allocated; NULL: the host */
    /* the elements are on devices on all ranks, in memory that the host may be unable to access */
    bool may_be_on_device;
    dtl_container_options options;
    atomic_bool is_dirty; /* written since the last sync, by this rank or on behalf of another */
    bool is_exposed;      /* other ranks may request its elements: global_access.c */
    uint64_t identity;    /* id under which they request them */
};

/* Marks the elements as modified. Every writer calls it, including the progress engine's thread. */
static inline void dtl__container_mark_dirty(struct container *container)
{
    atomic_store_explicit(&container->is_dirty, true, memory_order_relaxed);
}

/* Returns the communicator of the container's context; NULL for a span of raw memory. */
static inline struct comm *dtl__container_comm(struct container *container)
{
    return container->context == NULL ? NULL : &container->context->comm;
}

/* Returns the error policy of a container: its own, or else the one that its context has for
 * containers. NULL has no policy. */
static inline struct listener dtl__container_error_scope(const struct container *container)
{
    dtl_error_policy own;

    if (container == NULL)
        return dtl__context_error_scope(NULL);
    own = dtl_container_options_error(&container->options);
    if (own == DTL_ERROR_POLICY_RETURN_STATUS && container->context != NULL)
        own = container->context->container_policy;
    return (struct listener){.context = container->context,
                             .policy = own,
                             .is_whole =
                                 !container->may_be_on_device &&
                                 container->distribution.policy == DTL_PARTITION_REPLICATED};
}

/* Returns true if the elements are in device memory that the host cannot access. */
static inline bool dtl__container_is_on_device(const struct container *container)
{
    return container->data == NULL && container->device_data != NULL;
}

static inline bool dtl__is_either_on_device(const struct container *one,
                                            const struct container *other)
{
    return dtl__container_is_on_device(one) || dtl__container_is_on_device(other);
}

/* Copies one element. The constant sizes avoid the call of memcpy, which would cost more than the
 * copy. */
static inline void dtl__element_copy(void *to, const void *from, uint64_t size)
{
    switch (size) {
    case 1:
        memcpy(to, from, 1);
        return;
    case 2:
        memcpy(to, from, 2);
        return;
    case 4:
        memcpy(to, from, 4);
        return;
    case 8:
        memcpy(to, from, 8);
        return;
    default:
        memcpy(to, from, size);
    }
}

/* Copy local elements [first, first + count) to or from host memory, whether they are on the host
 * or on a device: local_access.c. */
dtl_status dtl__container_read(const struct container *container, uint64_t first, uint64_t count,
                               void *to);
dtl_status dtl__container_write(struct container *container, uint64_t first, uint64_t count,
                                const void *from);

/* Allocates a block for `bytes` of the container's elements, in the same kind of memory. */
dtl_status dtl__container_block(const struct container *container, uint64_t bytes,
                                struct block **out);

/* How the host accesses the staged elements. */
enum stage_use { STAGE_READ = 1, STAGE_WRITE = 2, STAGE_UPDATE = STAGE_READ | STAGE_WRITE };

/* Host access to a container: the container itself or, if its elements are in inaccessible device
 * memory, a temporary host container with a copy of them. The temporary container lives until
 * dtl__stage_end(). */
struct staged {
    struct container *container; /* to access */
    struct container *original;  /* the device container that it is a copy of; NULL: no copy */
    enum stage_use use;
};

/* Creates the host copy for dtl__stage(). With STAGE_WRITE alone the copy starts as zeros. After a
 * failure there is nothing to end. */
dtl_status dtl__stage_host_copy(struct container *container, enum stage_use use,
                                struct staged *out);

/* Stages the container on this rank: sets *out to it or to a host copy. */
static inline dtl_status dtl__stage(struct container *container, enum stage_use use,
                                    struct staged *out)
{
    out->container = container;
    out->original = NULL;
    return dtl__container_is_on_device(container) ? dtl__stage_host_copy(container, use, out)
                                                  : DTL_SUCCESS;
}

/* Creates the host copies for dtl__stage_all(). Succeeds on all ranks or on none. Collective. */
dtl_status dtl__stage_all_host_copies(struct container *container, enum stage_use use,
                                      struct staged *out);

/* Like dtl__stage(), on all ranks or on none. Collective if may_be_on_device. */
static inline dtl_status dtl__stage_all(struct container *container, enum stage_use use,
                                        struct staged *out)
{
    out->container = container;
    out->original = NULL;
    return container->may_be_on_device ? dtl__stage_all_host_copies(container, use, out)
                                       : DTL_SUCCESS;
}

/* Copies modified elements back to the device and frees the copy. If `status` is a failure, copies
 * nothing and returns it. Afterwards `staged` refers to the original. */
dtl_status dtl__stage_end_host_copy(struct staged *staged, dtl_status status);

/* Ends dtl__stage() or dtl__stage_all(); local. Returns `status`, or the failure of the copy back.
 */
static inline dtl_status dtl__stage_end(struct staged *staged, dtl_status status)
{
    return staged->original == NULL ? status : dtl__stage_end_host_copy(staged, status);
}

/* Stages two containers, one to read and one to update. If they share elements, so do their
 * copies. */
dtl_status dtl__stage_pair(struct container *src, struct staged *from, struct container *dst,
                           struct staged *to);
/* Stages `src` for reading, where `dst` is staged already. */
dtl_status dtl__stage_source(struct container *src, const struct container *dst,
                             const struct staged *to, struct staged *from);
/* Ends both. Returns `status`, or the failure of copying `to` back. */
dtl_status dtl__stage_pair_end(struct staged *from, struct staged *to, dtl_status status);

/* Copies all local elements to another container, on the host or on devices: local_access.c. */
dtl_status dtl__container_move(const struct container *src, struct container *dst);

/* Sets *out to a zeroed container. `shape` is distributed along `distributed_dim`, and its size is
 * at most dtl__limit(dtype). `opts` may be NULL. Without communication, because every rank computes
 * the same distribution; but collective if a device is preferred, since either all ranks use one or
 * none does. */
dtl_status dtl__container_make(enum handle_kind kind, struct context *context, dtl_dtype dtype,
                               const dtl_shape *shape, int32_t distributed_dim,
                               const dtl_container_options *opts, struct container **out);

/* Withdraws the elements from access by other ranks: global_access.c. Local. */
void dtl__container_unexpose(struct container *container);

/* Suspends and resumes serving requests of other ranks, while the container's fields change. */
void dtl__container_suspend_requests(struct container *container);
void dtl__container_resume_requests(struct container *container);

/* Sets the local elements [begin, end), in host-accessible memory, to one value: local_access.c. */
void dtl__container_fill(struct container *container, uint64_t begin, uint64_t end,
                         const void *value);

/* Sets all local elements of a container in device memory to one value. */
dtl_status dtl__container_fill_on_device(struct container *container, const void *value);

/* Redistributes a one-dimensional container: elements keep their global indices; those beyond the
 * new size are dropped, and new ones are zero. The container owns *to on success. Collective. */
dtl_status dtl__container_redistribute(struct container *container, struct distribution *to);

/* Redistributes a container of any shape; `to` distributes the slices along `dim`. Elements keep
 * their index in the row-major order of the global shape. Collective. */
dtl_status dtl__container_rearrange(struct container *container, const dtl_shape *shape,
                                    int32_t dim, struct distribution *to);

/* Reshapes with a distribution of `policy` and the block size that the container was created with.
 * Collective. */
dtl_status dtl__container_reform(struct container *container, const dtl_shape *shape, int32_t dim,
                                 dtl_partition_policy policy);

#endif
