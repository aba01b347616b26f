/* SPDX-License-Identifier: BSD-3-Clause */
/* Spans: containers that refer to elements owned by others. A span of a container shares its block,
 * which keeps the memory alive. A span of the program's memory has neither block nor context. */
#include <string.h>

#include "dtl_container.h"
#include "dtl_impl.h"

/* Copies the index list of a hash distribution, because a span may outlive its container. Sets *out
 * to NULL for other distributions. */
static dtl_status owned_copy(const struct distribution *distribution, uint64_t **out)
{
    uint64_t bytes = distribution->local_size * sizeof **out;
    dtl_status status = DTL_SUCCESS;

    *out = NULL;
    if (distribution->owned == NULL)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)out, bytes, "span");
    if (status == DTL_SUCCESS && bytes > 0)
        memcpy(*out, distribution->owned, bytes);
    return status;
}

/* Creates a span of `count` local elements of `like`, starting at `offset`. */
static dtl_status span_make(const struct container *like, uint64_t offset, uint64_t count,
                            struct container **out)
{
    struct container *span = NULL;
    uint64_t *owned = NULL;
    dtl_status status = owned_copy(&like->distribution, &owned);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__alloc((void **)&span, sizeof *span, "span");
    if (status != DTL_SUCCESS) {
        dtl__release(owned);
        return status;
    }
    *span = *like;
    span->kind = HANDLE_SPAN;
    span->is_exposed = false; /* requests go to the container */
    span->distribution.owned = owned;
    span->offset = like->offset + offset;
    span->block = dtl__block_retain(like->block);
    if (like->context != NULL)
        dtl__context_retain(like->context);
    span->data = like->data == NULL ? NULL : (char *)like->data + offset * like->type->size;
    span->device_data =
        like->device_data == NULL ? NULL : (char *)like->device_data + offset * like->type->size;
    span->local_size = count;
    *out = span;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_span_create(dtl_dtype dtype, void *local_data, dtl_size_t local_size,
                                dtl_size_t global_size, dtl_rank_t rank, dtl_rank_t num_ranks,
                                struct container **span)
{
    struct container like = {
        .type = dtl__dtype(dtype), .global_size = global_size, .data = local_data};

    like.distribution = (struct distribution){.policy = DTL_PARTITION_BLOCK,
                                              .ranks = num_ranks,
                                              .rank = rank,
                                              .size = global_size,
                                              .block_size = 1,
                                              .local_size = local_size};
    like.shape = (dtl_shape){.ndim = 1, .dims = {global_size}};
    like.local_shape = (dtl_shape){.ndim = 1, .dims = {local_size}};
    like.options.block_size = 1;
    return span_make(&like, 0, local_size, span);
}

dtl_status dtl_impl_span_from_container(struct container *container, struct container **span)
{
    return span_make(container, 0, container->local_size, span);
}

dtl_status dtl_impl_span_first(struct container *span, dtl_size_t count,
                               struct container **out_span)
{
    return span_make(span, 0, count, out_span);
}

dtl_status dtl_impl_span_last(struct container *span, dtl_size_t count, struct container **out_span)
{
    return span_make(span, span->local_size - count, count, out_span);
}

dtl_status dtl_impl_span_subspan(struct container *span, dtl_size_t offset, dtl_size_t count,
                                 struct container **out_span)
{
    return span_make(span, offset,
                     count == (dtl_size_t)DTL_SPAN_NPOS ? span->local_size - offset : count,
                     out_span);
}

dtl_size_t dtl_impl_container_local_bytes(struct container *container)
{
    return container->local_size * container->type->size;
}
