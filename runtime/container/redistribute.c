/* SPDX-License-Identifier: BSD-3-Clause */
/* Redistribution: moves elements to their new owners in one exchange, for any pair of
 * distributions.
 *
 * Each rank sends in ascending order of global indices. A receiver therefore derives which element
 * comes next from each rank by iterating over its own indices, and no index is ever sent. */
#include <string.h>

#include "device/device.h"
#include "dtl_container.h"
#include "dtl_impl.h"
#include "gather_scatter.h"
#include "layout.h"

/* Elements that this rank sends to, or receives from, each other rank; counts are in elements. */
struct traffic {
    uint64_t *counts;
    uint64_t *displs;
    uint64_t *cursor; /* per rank: next position in its block while packing or unpacking */
    char *buffer;
    uint64_t total;
    uint64_t kept; /* elements in device memory that this rank keeps, which are not transferred */
    struct index_list list; /* in device memory: the local indices of all these elements */
};

/* One redistribution on this rank. */
struct redistribution {
    struct layout from;
    struct layout to;
    const struct dtype *type;
    uint64_t from_count; /* local elements before */
    uint64_t to_count;   /* local elements after */
    uint64_t common;     /* global indices below this exist before and after */
    struct traffic out;
    struct traffic in;
    bool is_on_device;    /* a device packs and unpacks the elements */
    struct staged staged; /* host access to the source */
    struct block *block;  /* the new local part */
    struct block
        *host_block; /* host memory to unpack to; same as `block` if the host can access that */
};

static void traffic_release(struct traffic *traffic)
{
    dtl__index_list_close(&traffic->list);
    dtl__release(traffic->counts);
    dtl__release(traffic->buffer);
}

/* Ends the host access and releases the traffic and the blocks that the container has not adopted.
 */
static void redistribution_release(struct redistribution *move)
{
    if (move->staged.container != NULL)
        dtl__stage_end(&move->staged, DTL_SUCCESS);
    traffic_release(&move->out);
    traffic_release(&move->in);
    if (move->host_block != move->block)
        dtl__block_release(move->host_block);
    dtl__block_release(move->block);
}

/* Allocates zeroed counts, displacements and cursors. */
static dtl_status traffic_make(int32_t ranks, struct traffic *traffic)
{
    dtl_status status =
        dtl__alloc((void **)&traffic->counts, 3 * (uint64_t)ranks * sizeof(uint64_t), "counts");

    if (status != DTL_SUCCESS)
        return status;
    traffic->displs = traffic->counts + ranks;
    traffic->cursor = traffic->displs + ranks;
    return DTL_SUCCESS;
}

/* Computes the displacements from the counts, and allocates the buffer. */
static dtl_status traffic_lay_out(int32_t ranks, const struct dtype *type, struct traffic *traffic)
{
    for (int32_t rank = 0; rank < ranks; rank++) {
        traffic->displs[rank] = traffic->total;
        traffic->cursor[rank] = traffic->total;
        traffic->total += traffic->counts[rank];
    }
    return dtl__alloc((void **)&traffic->buffer, dtl__times(traffic->total, type->size),
                      "elements in transfer");
}

/* Returns true if the index exists before and after. A redistribution that shortens the container
 * drops the others. */
static bool is_kept(const struct redistribution *move, uint64_t global_index)
{
    return global_index < move->common;
}

/* Counts the elements to send to each rank. To a replicated container, each rank sends every
 * element once; a replicated source sends nothing. */
static void count_out(struct redistribution *move)
{
    for (uint64_t index = 0; index < move->from_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->from, index);
        if (is_kept(move, global_index))
            move->out.counts[dtl__layout_owner(&move->to, global_index)]++;
    }
}

/* Counts the elements to receive from each rank. */
static void count_in(struct redistribution *move)
{
    for (uint64_t index = 0; index < move->to_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->to, index);
        if (is_kept(move, global_index))
            move->in.counts[dtl__layout_owner(&move->from, global_index)]++;
    }
}

/* Copies the elements to send to the buffer, by receiver, in ascending order of global indices.
 * `data` has the old local part. */
static void pack(struct redistribution *move, const char *data)
{
    uint64_t size = move->type->size;

    for (uint64_t index = 0; index < move->from_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->from, index);
        if (is_kept(move, global_index)) {
            int32_t owner = dtl__layout_owner(&move->to, global_index);
            memcpy(move->out.buffer + move->out.cursor[owner]++ * size, data + index * size, size);
        }
    }
}

/* Copies the received elements from the buffer to the new local part in host memory. */
static void unpack(struct redistribution *move)
{
    uint64_t size = move->type->size;
    char *data = move->host_block->data;

    for (uint64_t index = 0; index < move->to_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->to, index);
        if (is_kept(move, global_index)) {
            int32_t owner = dtl__layout_owner(&move->from, global_index);
            memcpy(data + index * size, move->in.buffer + move->in.cursor[owner]++ * size, size);
        }
    }
}

/* Copies the new local part from the old one, without communication: the source is replicated or
 * there is one rank. */
static void kept_copy(struct redistribution *move, const char *data)
{
    uint64_t size = move->type->size;
    char *into = move->host_block->data;

    for (uint64_t index = 0; index < move->to_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->to, index);
        if (is_kept(move, global_index))
            memcpy(into + index * size, data + global_index * size, size);
    }
}

/* Returns false if this rank has all elements that it needs. */
static bool needs_exchange(const struct redistribution *move)
{
    return move->from.distribution->ranks > 1 &&
           move->from.distribution->policy != DTL_PARTITION_REPLICATED;
}

/* Allocates the new local part, and host memory to unpack to if needed. */
static dtl_status blocks_make(struct redistribution *move, const struct container *container)
{
    uint64_t bytes = dtl__times(move->to_count, move->type->size);
    dtl_status status = dtl__container_block(container, bytes, &move->block);

    if (status != DTL_SUCCESS)
        return status;
    move->host_block = move->block;
    move->is_on_device =
        dtl__container_uses_kernels(container) ||
        (move->block->data == NULL && dtl__stream_runs_kernels(move->block->stream));
    if (move->is_on_device || move->block->data != NULL || move->block->device_data == NULL)
        return DTL_SUCCESS;
    return dtl__block_make(bytes, "container", &move->host_block);
}

/* ---- on the host ----------------------------------------------------------------------------- */

/* Copies the new part to its device, if it was unpacked in separate host memory. */
static dtl_status new_part_finish(struct redistribution *move)
{
    if (move->host_block == move->block)
        return DTL_SUCCESS;
    return dtl__block_copy(move->block, move->block->device_data, move->host_block->data,
                           move->to_count * move->type->size);
}

/* ---- on a device ----------------------------------------------------------------------------- */

/* List the local indices of the elements to send, and of those to receive, in the order of the
 * buffers. */
static void indices_list_out(struct redistribution *move, uint64_t *local_indices)
{
    for (uint64_t index = 0; index < move->from_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->from, index);
        if (is_kept(move, global_index))
            local_indices[move->out.cursor[dtl__layout_owner(&move->to, global_index)]++] = index;
    }
}

static void indices_list_in(struct redistribution *move, uint64_t *local_indices)
{
    for (uint64_t index = 0; index < move->to_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->to, index);
        if (is_kept(move, global_index))
            local_indices[move->in.cursor[dtl__layout_owner(&move->from, global_index)]++] = index;
    }
}

/* Lists the local indices before and after if no exchange is needed. */
static void indices_list_kept(struct redistribution *move, uint64_t *out, uint64_t *in)
{
    uint64_t found = 0;

    for (uint64_t index = 0; index < move->to_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->to, index);
        if (is_kept(move, global_index)) {
            out[found] = global_index;
            in[found++] = index;
        }
    }
    move->out.total = move->in.total = found;
}

/* Copies both index lists to the device. Without an exchange, all elements stay on this rank. */
static dtl_status device_lists_make(struct redistribution *move, struct container *container,
                                    uint64_t *out, uint64_t *in)
{
    dtl_status status = DTL_SUCCESS;

    if (needs_exchange(move)) {
        indices_list_out(move, out);
        indices_list_in(move, in);
    } else {
        indices_list_kept(move, out, in);
    }
    if (move->out.total > 0)
        status = dtl__index_list_open(container->block->stream, move->type, out, move->out.total,
                                      &move->out.list);
    if (status == DTL_SUCCESS && move->in.total > 0)
        status = dtl__index_list_open(move->block->stream, move->type, in, move->in.total,
                                      &move->in.list);
    return status;
}

/* Computes the index lists and copies them to the device. */
static dtl_status device_prepare(struct redistribution *move, struct container *container)
{
    uint64_t most_out = needs_exchange(move) ? move->out.total : move->to_count;
    uint64_t most_in = needs_exchange(move) ? move->in.total : move->to_count;
    uint64_t *out = NULL, *in = NULL;
    dtl_status status = dtl__alloc((void **)&out, dtl__times(most_out, sizeof *out), "indices");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&in, dtl__times(most_in, sizeof *in), "indices");
    if (status == DTL_SUCCESS)
        status = device_lists_make(move, container, out, in);
    dtl__release(out);
    dtl__release(in);
    return status;
}

/* Excludes the elements that this rank keeps from the exchange: they stay on the device. */
static void kept_exclude(struct redistribution *move, int32_t rank)
{
    move->out.kept = move->out.counts[rank];
    move->in.kept = move->in.counts[rank];
    move->out.counts[rank] = 0;
    move->in.counts[rank] = 0;
}

/* Copies between the packed elements on the device and the host buffer: the range before this
 * rank's own elements, and the range after them. */
static dtl_status transferred_copy(const struct traffic *traffic, uint64_t kept_begin, bool is_out)
{
    const struct index_list *list = &traffic->list;
    uint64_t begins[] = {0, kept_begin + traffic->kept}, ends[] = {kept_begin, traffic->total};
    dtl_status status = DTL_SUCCESS;

    for (int part = 0; part < 2 && status == DTL_SUCCESS; part++) {
        uint64_t begin = begins[part] * list->size;
        char *host_range = traffic->buffer + begin,
             *device_range = (char *)list->elements.start + begin;

        if (begins[part] < ends[part])
            status = list->stream->device->ops->copy(
                list->stream, is_out ? host_range : device_range,
                is_out ? device_range : host_range, (ends[part] - begins[part]) * list->size);
    }
    return status;
}

/* Gathers the elements in the order of out.list and, for an exchange, copies those of other ranks
 * to the host buffer. `kept` is the position of this rank's own elements. Blocks until done. */
static dtl_status device_pack(struct redistribution *move, const struct container *container,
                              uint64_t kept)
{
    struct device_part from = {container->device_data, move->from_count * move->type->size};
    dtl_status status;

    if (move->out.list.memory == NULL)
        return DTL_SUCCESS;
    status = dtl__index_list_gather(&move->out.list, from);
    if (status == DTL_SUCCESS && needs_exchange(move))
        status = transferred_copy(&move->out, kept, true);
    dtl_status finished = dtl__stream_synchronize(move->out.list.stream);
    return status == DTL_SUCCESS ? finished : status;
}

/* Copies the kept elements from out.list to in.list, adds the received ones from the host buffer,
 * and scatters all to the new local part. The positions of the kept elements are kept_out and
 * kept_in. Blocks until done. */
static dtl_status device_unpack(struct redistribution *move, uint64_t kept_out, uint64_t kept_in)
{
    const struct index_list *out = &move->out.list, *in = &move->in.list;
    struct device_part to = {move->block->device_data, move->to_count * move->type->size};
    uint64_t kept = needs_exchange(move) ? move->in.kept : move->in.total, size = in->size;
    dtl_status status = DTL_SUCCESS;

    if (in->memory == NULL)
        return DTL_SUCCESS;
    if (kept > 0)
        status = in->stream->device->ops->copy(
            in->stream, (char *)in->elements.start + kept_in * size,
            (const char *)out->elements.start + kept_out * size, kept * size);
    if (status == DTL_SUCCESS && needs_exchange(move))
        status = transferred_copy(&move->in, kept_in, false);
    if (status == DTL_SUCCESS)
        status = dtl__index_list_scatter(in, to);
    dtl_status finished = dtl__stream_synchronize(in->stream);
    return status == DTL_SUCCESS ? finished : status;
}

/* ---- common ---------------------------------------------------------------------------------- */

/* Prepares the exchange. All steps that can fail on a single rank are here, except operations of a
 * device. */
static dtl_status redistribution_prepare(struct redistribution *move, struct container *container)
{
    int32_t ranks = move->to.distribution->ranks;
    dtl_status status = blocks_make(move, container);

    if (status == DTL_SUCCESS && !move->is_on_device)
        status = dtl__stage(container, STAGE_READ, &move->staged);
    if (status != DTL_SUCCESS)
        return status;
    if (!needs_exchange(move))
        return move->is_on_device ? device_prepare(move, container) : DTL_SUCCESS;
    status = traffic_make(ranks, &move->out);
    if (status == DTL_SUCCESS)
        status = traffic_make(ranks, &move->in);
    if (status != DTL_SUCCESS)
        return status;
    count_out(move);
    count_in(move);
    status = traffic_lay_out(ranks, move->type, &move->out);
    if (status == DTL_SUCCESS)
        status = traffic_lay_out(ranks, move->type, &move->in);
    return status == DTL_SUCCESS && move->is_on_device ? device_prepare(move, container) : status;
}

/* Exchanges the packed elements: an allgather if the new distribution is replicated, otherwise an
 * all-to-all. Collective. */
static dtl_status elements_send(struct redistribution *move, struct comm *comm)
{
    if (move->to.distribution->policy == DTL_PARTITION_REPLICATED)
        return dtl__run(comm, allgatherv_of(move->out.buffer, move->out.total, move->in.buffer,
                                            move->in.counts, move->in.displs, move->type));
    return dtl__run(comm,
                    alltoallv_of(move->out.buffer, move->out.counts, move->out.displs,
                                 move->in.buffer, move->in.counts, move->in.displs, move->type));
}

/* Exchanges elements in device memory. A failure of the device on one rank does not stop the
 * exchange; the ranks agree on the result afterwards. */
static dtl_status device_exchange(struct redistribution *move, struct comm *comm,
                                  const struct container *container)
{
    bool is_sent = needs_exchange(move), to_all = false;
    uint64_t kept_out = 0, kept_in = 0;
    dtl_status status, sent;

    if (is_sent) {
        to_all = move->to.distribution->policy == DTL_PARTITION_REPLICATED;
        kept_out = move->out.displs[comm->rank];
        kept_in = move->in.displs[comm->rank];
        if (!to_all)
            kept_exclude(move, comm->rank);
    }
    status = device_pack(move, container, kept_out);
    sent = is_sent ? elements_send(move, comm) : DTL_SUCCESS;
    if (status == DTL_SUCCESS)
        status = sent;
    return status == DTL_SUCCESS ? device_unpack(move, kept_out, kept_in) : status;
}

/* Moves the elements in host memory; `data` has the old local part. Collective if needs_exchange().
 */
static dtl_status host_exchange(struct redistribution *move, struct comm *comm, const char *data)
{
    dtl_status status;

    if (!needs_exchange(move)) {
        kept_copy(move, data);
        return DTL_SUCCESS;
    }
    pack(move, data);
    status = elements_send(move, comm);
    if (status == DTL_SUCCESS)
        unpack(move);
    return status;
}

/* Replaces the distribution, shape and memory of a container, which then owns `block` and the
 * layout's distribution. The caller suspends requests of other ranks meanwhile. */
static void container_adopt(struct container *container, const struct layout *layout,
                            struct block *block)
{
    const struct distribution *to = layout->distribution;

    dtl__block_release(container->block);
    dtl__distribution_release(&container->distribution);
    container->distribution = *to;
    container->options.partition = to->policy;
    container->shape = layout->shape;
    container->local_shape = layout->local_shape;
    container->distributed_dim = layout->distributed_dim;
    container->global_size = dtl__layout_size(&layout->shape);
    container->local_size = dtl__layout_size(&layout->local_shape);
    container->block = block;
    container->data = block->data;
    container->device_data = block->device_data;
    dtl__container_mark_dirty(container);
}

dtl_status dtl__container_rearrange(struct container *container, const dtl_shape *shape,
                                    int32_t dim, struct distribution *to)
{
    struct comm *comm = &container->context->comm;
    struct redistribution move = {
        .from = dtl__layout_of(container),
        .to = dtl__layout_make(shape, dim, to),
        .type = container->type,
        .from_count = container->local_size,
    };
    uint64_t size = dtl__layout_size(shape);

    move.to_count = dtl__layout_size(&move.to.local_shape);
    move.common = container->global_size < size ? container->global_size : size;

    dtl_status status = dtl__comm_agree(comm, redistribution_prepare(&move, container));

    if (status == DTL_SUCCESS)
        status = move.is_on_device ? device_exchange(&move, comm, container)
                                   : host_exchange(&move, comm, move.staged.container->data);
    if (status == DTL_SUCCESS)
        status = new_part_finish(&move);
    if (container->may_be_on_device) /* the redistribution succeeds on all ranks or on none */
        status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS) {
        dtl__container_suspend_requests(container);
        container_adopt(container, &move.to, move.block);
        dtl__container_resume_requests(container);
        move.host_block = move.host_block == move.block ? NULL : move.host_block;
        move.block = NULL;
        if (container
                ->is_exposed) /* no rank may request elements of a rank with the old distribution */
            status = comm->ops->barrier(comm);
    }
    redistribution_release(&move);
    return status;
}

dtl_status dtl__container_redistribute(struct container *container, struct distribution *to)
{
    dtl_shape shape = {.ndim = 1, .dims = {to->size}};

    return dtl__container_rearrange(container, &shape, 0, to);
}

dtl_status dtl__container_reform(struct container *container, const dtl_shape *shape, int32_t dim,
                                 dtl_partition_policy policy)
{
    struct comm *comm = &container->context->comm;
    dtl_shape wanted = *shape; /* a copy: `shape` may be the container's own */
    struct distribution to = {0};
    dtl_status status = dtl__distribution_make(
        policy, wanted.dims[dim], container->options.block_size, comm->size, comm->rank, &to);

    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS)
        status = dtl__container_rearrange(container, &wanted, dim, &to);
    if (status != DTL_SUCCESS)
        dtl__distribution_release(&to);
    return status;
}

dtl_status dtl_impl_container_redistribute(struct container *container,
                                           dtl_partition_policy new_partition)
{
    if (container->kind == HANDLE_SPAN)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "container-kind",
                                    "container is a span; expected a vector, an array or a tensor");
    return dtl__container_reform(container, &container->shape, container->distributed_dim,
                                 new_partition);
}
