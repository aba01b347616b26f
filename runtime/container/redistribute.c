/* SPDX-License-Identifier: BSD-3-Clause */
/* Elements move to new owners: one exchange, for any pair of distributions.
 *
 * Everybody sends in ascending order of global indices, so a receiver knows which element comes
 * next from each rank by walking its own indices: no index is ever sent. */
#include <string.h>

#include "device/device.h"
#include "dtl_container.h"
#include "dtl_impl.h"
#include "gather_scatter.h"
#include "layout.h"

/* What goes between this rank and each of the others, in elements. */
struct traffic {
    uint64_t *counts;
    uint64_t *displs;
    uint64_t *cursor; /* of each rank's block, as it is packed or unpacked */
    char *buffer;
    uint64_t total;
    uint64_t own;         /* what this rank keeps, of a part on a device; it does not travel */
    struct places places; /* of a part on a device: where all of it lies there */
};

struct move {
    struct layout from;
    struct layout to;
    const struct dtype *type;
    uint64_t from_count; /* elements on this rank, before */
    uint64_t to_count;   /* and after */
    uint64_t common;     /* indices below this exist before and after */
    struct traffic out;
    struct traffic in;
    bool is_far;          /* a device packs and unpacks */
    struct staged staged; /* what it is read from, by the host */
    struct block *block;  /* the new part */
    struct block *near;   /* of the host, which is packed out into; the same where that is */
};

static void traffic_release(struct traffic *traffic)
{
    dtl__places_close(&traffic->places);
    dtl__release(traffic->counts);
    dtl__release(traffic->buffer);
}

static void move_release(struct move *move)
{
    if (move->staged.container != NULL)
        dtl__stage_end(&move->staged, DTL_SUCCESS);
    traffic_release(&move->out);
    traffic_release(&move->in);
    if (move->near != move->block)
        dtl__block_release(move->near);
    dtl__block_release(move->block);
}

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

/* The counts are known: lays out the blocks and makes the buffer. */
static dtl_status traffic_lay_out(int32_t ranks, const struct dtype *type, struct traffic *traffic)
{
    for (int32_t rank = 0; rank < ranks; rank++) {
        traffic->displs[rank] = traffic->total;
        traffic->cursor[rank] = traffic->total;
        traffic->total += traffic->counts[rank];
    }
    return dtl__alloc((void **)&traffic->buffer, dtl__times(traffic->total, type->size),
                      "elements on their way");
}

static bool is_kept(const struct move *move, uint64_t global_index)
{
    return global_index < move->common;
}

/* A replicated result takes everything that each rank has; a replicated source sends nothing. */
static void count_out(struct move *move)
{
    for (uint64_t index = 0; index < move->from_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->from, index);
        if (is_kept(move, global_index))
            move->out.counts[dtl__layout_owner(&move->to, global_index)]++;
    }
}

static void count_in(struct move *move)
{
    for (uint64_t index = 0; index < move->to_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->to, index);
        if (is_kept(move, global_index))
            move->in.counts[dtl__layout_owner(&move->from, global_index)]++;
    }
}

static void pack(struct move *move, const char *data)
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

static void unpack(struct move *move)
{
    uint64_t size = move->type->size;
    char *data = move->near->data;

    for (uint64_t index = 0; index < move->to_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->to, index);
        if (is_kept(move, global_index)) {
            int32_t owner = dtl__layout_owner(&move->from, global_index);
            memcpy(data + index * size, move->in.buffer + move->in.cursor[owner]++ * size, size);
        }
    }
}

/* Everybody has everything already, or is alone: what this rank is to have, it has. */
static void copy_own(struct move *move, const char *data)
{
    uint64_t size = move->type->size;
    char *into = move->near->data;

    for (uint64_t index = 0; index < move->to_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->to, index);
        if (is_kept(move, global_index))
            memcpy(into + index * size, data + global_index * size, size);
    }
}

static bool needs_exchange(const struct move *move)
{
    return move->from.distribution->ranks > 1 &&
           move->from.distribution->policy != DTL_PARTITION_REPLICATED;
}

/* The new part, and where the host writes it. */
static dtl_status blocks_make(struct move *move, const struct container *container)
{
    uint64_t bytes = dtl__times(move->to_count, move->type->size);
    dtl_status status = dtl__container_block(container, bytes, &move->block);

    if (status != DTL_SUCCESS)
        return status;
    move->near = move->block;
    move->is_far = dtl__places_has(container) ||
                   (move->block->data == NULL && dtl__stream_computes(move->block->stream));
    if (move->is_far || move->block->data != NULL || move->block->device_data == NULL)
        return DTL_SUCCESS;
    return dtl__block_make(bytes, "container", &move->near);
}

/* ---- by the host ----------------------------------------------------------------------------- */

/* The new part is complete where it is to be. */
static dtl_status move_finish(struct move *move)
{
    if (move->near == move->block)
        return DTL_SUCCESS;
    return dtl__block_copy(move->block, move->block->device_data, move->near->data,
                           move->to_count * move->type->size);
}

/* ---- by devices ------------------------------------------------------------------------------ */

/* Lists where what goes out lies here, and what comes in. */
static void places_list_out(struct move *move, uint64_t *places)
{
    for (uint64_t index = 0; index < move->from_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->from, index);
        if (is_kept(move, global_index))
            places[move->out.cursor[dtl__layout_owner(&move->to, global_index)]++] = index;
    }
}

static void places_list_in(struct move *move, uint64_t *places)
{
    for (uint64_t index = 0; index < move->to_count; index++) {
        uint64_t global_index = dtl__layout_to_global(&move->to, index);
        if (is_kept(move, global_index))
            places[move->in.cursor[dtl__layout_owner(&move->from, global_index)]++] = index;
    }
}

/* Where everybody has everything: what this rank is to have. */
static void places_list_own(struct move *move, uint64_t *out, uint64_t *in)
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

/* Of both lists; without an exchange all is this rank's own. */
static dtl_status far_lists_make(struct move *move, struct container *container, uint64_t *out,
                                 uint64_t *in)
{
    dtl_status status = DTL_SUCCESS;

    if (needs_exchange(move)) {
        places_list_out(move, out);
        places_list_in(move, in);
    } else {
        places_list_own(move, out, in);
    }
    if (move->out.total > 0)
        status = dtl__places_open(container->block->stream, move->type, out, move->out.total,
                                  &move->out.places);
    if (status == DTL_SUCCESS && move->in.total > 0)
        status =
            dtl__places_open(move->block->stream, move->type, in, move->in.total, &move->in.places);
    return status;
}

static dtl_status far_prepare(struct move *move, struct container *container)
{
    uint64_t most_out = needs_exchange(move) ? move->out.total : move->to_count;
    uint64_t most_in = needs_exchange(move) ? move->in.total : move->to_count;
    uint64_t *out = NULL, *in = NULL;
    dtl_status status = dtl__alloc((void **)&out, dtl__times(most_out, sizeof *out), "places");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&in, dtl__times(most_in, sizeof *in), "places");
    if (status == DTL_SUCCESS)
        status = far_lists_make(move, container, out, in);
    dtl__release(out);
    dtl__release(in);
    return status;
}

/* What is this rank's own stays on the device: it is counted apart. */
static void own_count(struct move *move, int32_t rank)
{
    move->out.own = move->out.counts[rank];
    move->in.own = move->in.counts[rank];
    move->out.counts[rank] = 0;
    move->in.counts[rank] = 0;
}

/* Between the elements together on the device and those on their way: what lies before this rank's
 * own, and behind. */
static dtl_status others_copy(const struct traffic *traffic, uint64_t own_begin, bool is_out)
{
    const struct places *places = &traffic->places;
    uint64_t begins[] = {0, own_begin + traffic->own}, ends[] = {own_begin, traffic->total};
    dtl_status status = DTL_SUCCESS;

    for (int part = 0; part < 2 && status == DTL_SUCCESS; part++) {
        uint64_t begin = begins[part] * places->size;
        char *near = traffic->buffer + begin, *far = (char *)places->elements.start + begin;

        if (begins[part] < ends[part])
            status = places->stream->device->ops->copy(places->stream, is_out ? near : far,
                                                       is_out ? far : near,
                                                       (ends[part] - begins[part]) * places->size);
    }
    return status;
}

static dtl_status far_pack(struct move *move, const struct container *container, uint64_t own)
{
    struct device_part from = {container->device_data, move->from_count * move->type->size};
    dtl_status status;

    if (move->out.places.room == NULL)
        return DTL_SUCCESS;
    status = dtl__places_gather(&move->out.places, from);
    if (status == DTL_SUCCESS && needs_exchange(move))
        status = others_copy(&move->out, own, true);
    dtl_status finished = dtl__stream_finish(move->out.places.stream);
    return status == DTL_SUCCESS ? finished : status;
}

static dtl_status far_unpack(struct move *move, uint64_t own_out, uint64_t own_in)
{
    const struct places *out = &move->out.places, *in = &move->in.places;
    struct device_part to = {move->block->device_data, move->to_count * move->type->size};
    uint64_t own = needs_exchange(move) ? move->in.own : move->in.total, size = in->size;
    dtl_status status = DTL_SUCCESS;

    if (in->room == NULL)
        return DTL_SUCCESS;
    if (own > 0)
        status = in->stream->device->ops->copy(
            in->stream, (char *)in->elements.start + own_in * size,
            (const char *)out->elements.start + own_out * size, own * size);
    if (status == DTL_SUCCESS && needs_exchange(move))
        status = others_copy(&move->in, own_in, false);
    if (status == DTL_SUCCESS)
        status = dtl__places_scatter(in, to);
    dtl_status finished = dtl__stream_finish(in->stream);
    return status == DTL_SUCCESS ? finished : status;
}

/* ---- by either ------------------------------------------------------------------------------- */

/* All that can fail on one rank alone. */
static dtl_status move_prepare(struct move *move, struct container *container)
{
    int32_t ranks = move->to.distribution->ranks;
    dtl_status status = blocks_make(move, container);

    if (status == DTL_SUCCESS && !move->is_far)
        status = dtl__stage(container, STAGE_READ, &move->staged);
    if (status != DTL_SUCCESS)
        return status;
    if (!needs_exchange(move))
        return move->is_far ? far_prepare(move, container) : DTL_SUCCESS;
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
    return status == DTL_SUCCESS && move->is_far ? far_prepare(move, container) : status;
}

static dtl_status send(struct move *move, struct comm *comm)
{
    if (move->to.distribution->policy == DTL_PARTITION_REPLICATED)
        return dtl__run(comm, allgatherv_of(move->out.buffer, move->out.total, move->in.buffer,
                                            move->in.counts, move->in.displs, move->type));
    return dtl__run(comm,
                    alltoallv_of(move->out.buffer, move->out.counts, move->out.displs,
                                 move->in.buffer, move->in.counts, move->in.displs, move->type));
}

/* What a device packs may fail on one rank alone, and all go on: they agree afterwards. */
static dtl_status far_exchange(struct move *move, struct comm *comm,
                               const struct container *container)
{
    bool is_sent = needs_exchange(move), to_all = false;
    uint64_t own_out = 0, own_in = 0;
    dtl_status status, sent;

    if (is_sent) {
        to_all = move->to.distribution->policy == DTL_PARTITION_REPLICATED;
        own_out = move->out.displs[comm->rank];
        own_in = move->in.displs[comm->rank];
        if (!to_all)
            own_count(move, comm->rank);
    }
    status = far_pack(move, container, own_out);
    sent = is_sent ? send(move, comm) : DTL_SUCCESS;
    if (status == DTL_SUCCESS)
        status = sent;
    return status == DTL_SUCCESS ? far_unpack(move, own_out, own_in) : status;
}

static dtl_status exchange(struct move *move, struct comm *comm, const char *data)
{
    dtl_status status;

    if (!needs_exchange(move)) {
        copy_own(move, data);
        return DTL_SUCCESS;
    }
    pack(move, data);
    status = send(move, comm);
    if (status == DTL_SUCCESS)
        unpack(move);
    return status;
}

/* Under the service's lock, where other ranks may ask for elements. */
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
    dtl__container_touch(container);
}

dtl_status dtl__container_rearrange(struct container *container, const dtl_shape *shape,
                                    int32_t dim, struct distribution *to)
{
    struct comm *comm = &container->context->comm;
    struct move move = {
        .from = dtl__layout_of(container),
        .to = dtl__layout_make(shape, dim, to),
        .type = container->type,
        .from_count = container->local_size,
    };
    uint64_t size = dtl__layout_size(shape);

    move.to_count = dtl__layout_size(&move.to.local_shape);
    move.common = container->global_size < size ? container->global_size : size;

    dtl_status status = dtl__comm_agree(comm, move_prepare(&move, container));

    if (status == DTL_SUCCESS)
        status = move.is_far ? far_exchange(&move, comm, container)
                             : exchange(&move, comm, move.staged.container->data);
    if (status == DTL_SUCCESS)
        status = move_finish(&move);
    if (container->may_be_far) /* elements move on all ranks or on none */
        status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS) {
        dtl__container_hold(container);
        container_adopt(container, &move.to, move.block);
        dtl__container_let_go(container);
        move.near = move.near == move.block ? NULL : move.near;
        move.block = NULL;
        if (container->is_exposed) /* nobody may ask a rank that has the old elements */
            status = comm->ops->barrier(comm);
    }
    move_release(&move);
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
    dtl_shape wanted = *shape; /* which may be the container's own */
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
