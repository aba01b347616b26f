/* SPDX-License-Identifier: BSD-3-Clause */
/* Containers, as the modules behind container/ know them. */
#ifndef DTL_RUNTIME_CONTAINER_H
#define DTL_RUNTIME_CONTAINER_H

#include <string.h>

#include "dtl_context.h"

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
    void *data;        /* behind this, or a mapping; NULL where the host does not reach it */
    uint64_t mapped;   /* bytes of the mapping; 0 where it is none */
    void *device_data; /* where a device has it; NULL where none has */
    struct device_stream *stream; /* its own, on that device; NULL where there is none */
};

dtl_status dtl__block_make(uint64_t bytes, const char *what, struct block **out);
/* Memory of zeros, of a device, that the host reaches too where it is unified; of the host where
 * the device is NULL. */
dtl_status dtl__block_make_on(const struct device *device, bool is_unified, uint64_t bytes,
                              const char *what, struct block **out);
dtl_status dtl__block_of_mapping(void *mapping, uint64_t bytes, struct block **out);
/* Copies bytes to or from a block that has a stream; done when it returns. */
dtl_status dtl__block_copy(const struct block *block, void *to, const void *from, uint64_t bytes);
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
    void *data;          /* local part, row by row; NULL where it is empty, or far: see below */
    void *device_data;   /* as a device has it; NULL where none has */
    const struct device *device; /* where blocks are made; NULL: the host */
    bool may_be_far; /* all ranks have it on devices, whose memory the host may not reach */
    dtl_container_options options;
    atomic_bool is_dirty; /* written to since the last sync, by this rank or for another */
    bool is_exposed;      /* other ranks may ask for its elements: access.c */
    uint64_t identity;    /* under which they do, if so */
};

/* Said by whoever writes elements; the service's thread does so too. */
static inline void dtl__container_touch(struct container *container)
{
    atomic_store_explicit(&container->is_dirty, true, memory_order_relaxed);
}

/* NULL for a span of raw memory. */
static inline struct comm *dtl__container_comm(struct container *container)
{
    return container->context == NULL ? NULL : &container->context->comm;
}

/* Its own error policy, or what its context has for those that have none; nobody is told of NULL.
 */
static inline struct listener dtl__container_told(const struct container *container)
{
    dtl_error_policy own;

    if (container == NULL)
        return dtl__context_told(NULL);
    own = dtl_container_options_error(&container->options);
    if (own == DTL_ERROR_POLICY_RETURN_STATUS && container->context != NULL)
        own = container->context->container_policy;
    return (struct listener){.context = container->context,
                             .policy = own,
                             .is_whole = !container->may_be_far && container->distribution.policy ==
                                                                       DTL_PARTITION_REPLICATED};
}

/* Whether only a device reaches the elements. */
static inline bool dtl__container_is_far(const struct container *container)
{
    return container->data == NULL && container->device_data != NULL;
}

static inline bool dtl__either_is_far(const struct container *one, const struct container *other)
{
    return dtl__container_is_far(one) || dtl__container_is_far(other);
}

/* One element of any dtype, for which a call of memcpy would be most of the work. */
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

/* Copies elements [first, first + count) of this rank to the host's memory, or from there, wherever
 * they are: element.c. */
dtl_status dtl__container_read(const struct container *container, uint64_t first, uint64_t count,
                               void *to);
dtl_status dtl__container_write(struct container *container, uint64_t first, uint64_t count,
                                const void *from);

/* A block for `bytes` of a container's elements, where it has them. */
dtl_status dtl__container_block(const struct container *container, uint64_t bytes,
                                struct block **out);

/* What the host does with the elements that it works on. */
enum stage_use { STAGE_READ = 1, STAGE_WRITE = 2, STAGE_UPDATE = STAGE_READ | STAGE_WRITE };

/* A container as the host works on it: itself, or, where it is far, a twin over a copy of its
 * elements.  A twin is of the host, and lives as long as this. */
struct staged {
    struct container *container; /* to work on */
    struct container *original;  /* of which that is the twin; NULL: of none */
    enum stage_use use;
};

/* With STAGE_WRITE alone the copy starts as zeros.  Where it fails there is nothing to end. */
dtl_status dtl__stage_far(struct container *container, enum stage_use use, struct staged *out);

static inline dtl_status dtl__stage(struct container *container, enum stage_use use,
                                    struct staged *out)
{
    out->container = container;
    out->original = NULL;
    return dtl__container_is_far(container) ? dtl__stage_far(container, use, out) : DTL_SUCCESS;
}

/* The same on all ranks, or on none.  Collective where it may_be_far. */
dtl_status dtl__stage_all_far(struct container *container, enum stage_use use, struct staged *out);

static inline dtl_status dtl__stage_all(struct container *container, enum stage_use use,
                                        struct staged *out)
{
    out->container = container;
    out->original = NULL;
    return container->may_be_far ? dtl__stage_all_far(container, use, out) : DTL_SUCCESS;
}

/* What was written goes where it belongs, unless `status` is a failure, which is returned.  What is
 * left is the original. */
dtl_status dtl__stage_end_far(struct staged *staged, dtl_status status);

static inline dtl_status dtl__stage_end(struct staged *staged, dtl_status status)
{
    return staged->original == NULL ? status : dtl__stage_end_far(staged, status);
}

/* Two at once, the one read, the other updated; where they share elements, so do their twins. */
dtl_status dtl__stage_pair(struct container *src, struct staged *from, struct container *dst,
                           struct staged *to);
/* What is read beside `dst`, which is staged. */
dtl_status dtl__stage_beside(struct container *src, const struct container *dst,
                             const struct staged *to, struct staged *from);
dtl_status dtl__stage_pair_end(struct staged *from, struct staged *to, dtl_status status);

/* Copies all elements of this rank to another container's, wherever both are: element.c. */
dtl_status dtl__container_move(const struct container *src, struct container *dst);

/* Sets *out to a container of zeros.  `shape` is distributed along `distributed_dim`; its size fits
 * limit(dtype).  `opts` may be NULL.  Not collective in itself: every rank computes the same
 * distribution; collective where a device is preferred, as all ranks have one or none. */
dtl_status dtl__container_make(enum handle_kind kind, struct context *context, dtl_dtype dtype,
                               const dtl_shape *shape, int32_t distributed_dim,
                               const dtl_container_options *opts, struct container **out);

/* Other ranks can't ask for its elements any more: access.c.  Local. */
void dtl__container_conceal(struct container *container);

/* Between the two no request for its elements is answered: what it consists of may change. */
void dtl__container_hold(struct container *container);
void dtl__container_let_go(struct container *container);

/* Copies one element to this rank's elements [begin, end), which the host reaches: element.c. */
void dtl__container_fill(struct container *container, uint64_t begin, uint64_t end,
                         const void *value);

/* The same on the device, to all elements of a container that is far. */
dtl_status dtl__container_fill_far(struct container *container, const void *value);

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

#endif
