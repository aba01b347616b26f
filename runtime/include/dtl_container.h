/* SPDX-License-Identifier: BSD-3-Clause */
/* Containers, as the rooms behind container/ know them. */
#ifndef DTL_RUNTIME_CONTAINER_H
#define DTL_RUNTIME_CONTAINER_H

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
    void *data;      /* as of dtl__alloc, or a mapping */
    uint64_t mapped; /* bytes of the mapping; 0 where it is none */
};

dtl_status dtl__block_make(uint64_t bytes, const char *what, struct block **out);
dtl_status dtl__block_of_mapping(void *mapping, uint64_t bytes, struct block **out);
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

/* Its own error policy, or that of its context where it has none. */
static inline struct listener dtl__container_told(const struct container *container)
{
    struct listener listener = dtl__context_told(container->context);

    if (dtl_container_options_error(&container->options) != DTL_ERROR_POLICY_RETURN_STATUS)
        listener.policy = dtl_container_options_error(&container->options);
    return listener;
}

/* Sets *out to a container of zeros.  `shape` is distributed along `distributed_dim`; its size fits
 * limit(dtype).  `opts` may be NULL.  Not collective in itself: every rank computes the same
 * distribution. */
dtl_status dtl__container_make(enum handle_kind kind, struct context *context, dtl_dtype dtype,
                               const dtl_shape *shape, int32_t distributed_dim,
                               const dtl_container_options *opts, struct container **out);

/* Other ranks can't ask for its elements any more: access.c.  Local. */
void dtl__container_conceal(struct container *container);

/* Between the two no request for its elements is answered: what it consists of may change. */
void dtl__container_hold(struct container *container);
void dtl__container_let_go(struct container *container);

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

#endif
