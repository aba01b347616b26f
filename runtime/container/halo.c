/* SPDX-License-Identifier: BSD-3-Clause */
/* This rank's part with a margin of what lies around it.
 *
 * Along the distributed dimension the margin is slices of other ranks: every rank knows which ones
 * every other wants, so that one all-to-all moves them.  Along the others it is this rank's own,
 * copied dimension by dimension over all that is there already, so that corners are right. */
#include <string.h>

#include "device/kernel.h"
#include "dtl_container.h"
#include "dtl_impl.h"
#include "gather_scatter.h"

/* What a device does, so that the host's way has no room for it. */
#define APART __attribute__((noinline))

/* What a device does that has both the container's part and the padded one. */
struct far_halo {
    struct device_stream *stream;
    struct device_stream *own; /* the same, of a container that has no elements here */
    const struct device *device;
    struct device_part padded;
    char *room; /* the sides of a box, what goes out, and what comes in */
    dtl_status status;
};

struct halo {
    struct container *container;
    const uint64_t *widths; /* of the margin, a dimension */
    const int *periodic;    /* a dimension */
    bool is_filled;         /* `padded` has this rank's elements, and gives them to others */
    char *padded;
    dtl_shape extents;    /* of `padded` */
    uint64_t count;       /* its elements */
    struct far_halo *far; /* NULL: the host does it */
};

static bool is_shared(const struct container *container)
{
    return container->distribution.ranks > 1 &&
           container->distribution.policy != DTL_PARTITION_REPLICATED;
}

/* Elements of the dimensions [begin, end). */
static uint64_t volume(const dtl_shape *shape, int begin, int end)
{
    uint64_t elements = 1;

    for (int dim = begin; dim < end; dim++)
        elements = dtl__times(elements, shape->dims[dim]);
    return elements;
}

/* ---- copying --------------------------------------------------------------------------------- */

enum way { PLACE, TAKE };

/* One side less is a box of one element more in it. */
enum { SIDES_BYTES = DTL_MAX_TENSOR_RANK * sizeof(struct kernel_side) };

/* Queues the copy of a box; once it has failed, nothing. */
static void far_box(const struct halo *halo, char *to, const char *from,
                    const struct kernel_side *sides, int ndim)
{
    struct far_halo *far = halo->far;
    uint64_t size = halo->container->type->size, reach_to = 1, reach_from = 1, count = 1;
    struct kernel_call call = {.operands = {[2] = {far->room, (uint64_t)ndim * sizeof *sides}}};

    for (int side = 0; side < ndim; side++) {
        if (sides[side].count == 0)
            return;
        count *= sides[side].count;
        reach_to += (sides[side].count - 1) * sides[side].to;
        reach_from += (sides[side].count - 1) * sides[side].from;
    }
    call.operands[0] = (struct device_part){to, reach_to * size};
    call.operands[1] = (struct device_part){(char *)from, reach_from * size};
    call.count = count;
    if (far->status == DTL_SUCCESS)
        far->status = far->device->ops->copy(far->stream, far->room, sides, call.operands[2].bytes);
    if (far->status == DTL_SUCCESS)
        far->status = dtl__launch(far->stream, &call, "box_%u", (unsigned)size);
}

/* Steps to the next row of a box; false behind the last. */
static bool row_next(const dtl_shape *box, uint64_t *row)
{
    for (int dim = box->ndim - 2; dim >= 0; dim--) {
        if (++row[dim] < box->dims[dim])
            return true;
        row[dim] = 0;
    }
    return false;
}

APART static void far_box_move(const struct halo *halo, enum way way, char *elements,
                               const dtl_shape *box, const uint64_t *origin)
{
    struct kernel_side sides[DTL_MAX_TENSOR_RANK];
    uint64_t padded = 1, packed = 1, at = 0;
    char *place;

    for (int dim = box->ndim - 1; dim >= 0; dim--) {
        sides[dim] = way == PLACE ? (struct kernel_side){box->dims[dim], padded, packed}
                                  : (struct kernel_side){box->dims[dim], packed, padded};
        at += origin[dim] * padded;
        padded *= halo->extents.dims[dim];
        packed *= box->dims[dim];
    }
    place = halo->padded + at * halo->container->type->size;
    if (way == PLACE)
        far_box(halo, place, elements, sides, box->ndim);
    else
        far_box(halo, elements, place, sides, box->ndim);
}

/* Puts a box of elements, row by row in `elements`, into the padded part at `origin`, or takes it
 * from there. */
static void box_move(const struct halo *halo, enum way way, char *elements, const dtl_shape *box,
                     const uint64_t *origin)
{
    uint64_t size = halo->container->type->size, row[DTL_MAX_TENSOR_RANK] = {0};
    int last = box->ndim - 1;
    uint64_t bytes = box->dims[last] * size;

    if (volume(box, 0, box->ndim) == 0)
        return;
    if (halo->far != NULL) {
        far_box_move(halo, way, elements, box, origin);
        return;
    }
    do {
        uint64_t at = 0;

        for (int dim = 0; dim <= last; dim++)
            at = at * halo->extents.dims[dim] + origin[dim] + (dim < last ? row[dim] : 0);
        if (way == PLACE)
            memcpy(halo->padded + at * size, elements, bytes);
        else
            memcpy(elements, halo->padded + at * size, bytes);
        elements += bytes;
    } while (row_next(box, row));
}

static void far_layer_copy(const struct halo *halo, int dim, uint64_t to, uint64_t from)
{
    uint64_t inside = volume(&halo->extents, dim + 1, halo->extents.ndim);
    uint64_t step = halo->extents.dims[dim] * inside;
    uint64_t bytes = inside * halo->container->type->size;
    const struct kernel_side sides[] = {{volume(&halo->extents, 0, dim), step, step},
                                        {inside, 1, 1}};

    far_box(halo, halo->padded + to * bytes, halo->padded + from * bytes, sides, 2);
}

/* The layers of the padded part along a dimension, margins and all. */
struct layers {
    char *first;
    uint64_t bytes;  /* of one, in one piece */
    uint64_t stride; /* from one of its pieces to the next */
    uint64_t pieces;
};

static void layer_copy(const struct layers *layers, uint64_t to, uint64_t from)
{
    char *piece = layers->first;

    for (uint64_t index = 0; index < layers->pieces; index++, piece += layers->stride)
        memcpy(piece + to * layers->bytes, piece + from * layers->bytes, layers->bytes);
}

/* The margin along a dimension of which this rank has everything. */
static void near_wrap(const struct halo *halo, int dim)
{
    uint64_t width = halo->widths[dim], count = halo->container->local_shape.dims[dim];
    uint64_t inside = volume(&halo->extents, dim + 1, halo->extents.ndim);
    uint64_t bytes = inside * halo->container->type->size;
    struct layers layers = {halo->padded, bytes, halo->extents.dims[dim] * bytes,
                            volume(&halo->extents, 0, dim)};

    for (uint64_t step = 0; step < width; step++) {
        layer_copy(&layers, width - 1 - step, width + (count - 1 - step % count));
        layer_copy(&layers, width + count + step, width + step % count);
    }
}

APART static void far_wrap(const struct halo *halo, int dim)
{
    uint64_t width = halo->widths[dim], count = halo->container->local_shape.dims[dim];

    for (uint64_t step = 0; step < width; step++) {
        far_layer_copy(halo, dim, width - 1 - step, width + (count - 1 - step % count));
        far_layer_copy(halo, dim, width + count + step, width + step % count);
    }
}

static void margin_wrap(const struct halo *halo, int dim)
{
    if (!halo->periodic[dim] || halo->container->local_shape.dims[dim] == 0)
        return;
    if (halo->far != NULL)
        far_wrap(halo, dim);
    else
        near_wrap(halo, dim);
}

/* ---- slices of other ranks ------------------------------------------------------------------- */

/* The first slice of a rank, by block. */
static uint64_t slices_before(const struct distribution *distribution, int32_t rank)
{
    uint64_t share = distribution->size / (uint64_t)distribution->ranks;
    uint64_t larger = distribution->size % (uint64_t)distribution->ranks;
    uint64_t number = (uint64_t)rank;

    return number * share + (number < larger ? number : larger);
}

/* Which slice a rank wants in a place of its margin, of 2 * width; -1: none. */
static int64_t slice_wanted(const struct halo *halo, int32_t rank, uint64_t place)
{
    const struct distribution *distribution = &halo->container->distribution;
    int dim = halo->container->distributed_dim;
    int64_t width = (int64_t)halo->widths[dim], size = (int64_t)distribution->size;
    int64_t slice = (int64_t)slices_before(distribution, rank) + (int64_t)place - width;

    if ((int64_t)place >= width)
        slice += (int64_t)dtl__distribution_count(distribution, rank);
    if (slice >= 0 && slice < size)
        return slice;
    return halo->periodic[dim] && size > 0 ? (slice % size + size) % size : -1;
}

/* Calls for each slice that `rank` wants of `owner`, in the order of places.  Slices without
 * elements are not counted, whose margin may be of any width. */
static uint64_t slices_of(const struct halo *halo, int32_t rank, int32_t owner,
                          void (*visit)(const struct halo *halo, uint64_t place, int64_t slice,
                                        char *buffer),
                          char *buffer)
{
    const struct container *container = halo->container;
    int dim = container->distributed_dim;
    uint64_t bytes = volume(&container->local_shape, 0, dim) *
                     volume(&container->local_shape, dim + 1, container->shape.ndim) *
                     container->type->size;
    uint64_t count = 0;

    for (uint64_t place = 0; bytes > 0 && place < 2 * halo->widths[dim]; place++) {
        int64_t slice = slice_wanted(halo, rank, place);

        if (slice < 0 ||
            dtl__distribution_owner(&container->distribution, (uint64_t)slice) != owner)
            continue;
        if (visit != NULL)
            visit(halo, place, slice, buffer + count * bytes);
        count++;
    }
    return count * bytes;
}

/* Moves one slice between `buffer` and where the padded part has it. */
static void slice_move(const struct halo *halo, enum way way, uint64_t at, char *buffer)
{
    dtl_shape box = halo->container->local_shape;
    uint64_t origin[DTL_MAX_TENSOR_RANK];

    memcpy(origin, halo->widths, (size_t)box.ndim * sizeof *origin);
    box.dims[halo->container->distributed_dim] = 1;
    origin[halo->container->distributed_dim] = at;
    box_move(halo, way, buffer, &box, origin);
}

static void slice_pack(const struct halo *halo, uint64_t place, int64_t slice, char *buffer)
{
    const struct container *container = halo->container;
    int dim = container->distributed_dim;
    uint64_t before = volume(&container->local_shape, 0, dim);
    uint64_t inside = volume(&container->local_shape, dim + 1, container->shape.ndim);
    uint64_t bytes = inside * container->type->size;
    uint64_t local =
        (uint64_t)dtl__distribution_to_local(&container->distribution, (uint64_t)slice);
    const struct kernel_side sides[] = {
        {before, inside, container->distribution.local_size * inside}, {inside, 1, 1}};
    const char *data = container->data;

    (void)place;
    if (halo->is_filled) {
        slice_move(halo, TAKE, halo->widths[dim] + local, buffer);
        return;
    }
    if (halo->far != NULL) {
        far_box(halo, buffer, (const char *)container->device_data + local * bytes, sides, 2);
        return;
    }
    for (uint64_t index = 0; index < before; index++)
        memcpy(buffer + index * bytes,
               data + (index * container->distribution.local_size + local) * bytes, bytes);
}

static void slice_place(const struct halo *halo, uint64_t place, int64_t slice, char *buffer)
{
    int dim = halo->container->distributed_dim;
    uint64_t inner = halo->container->local_shape.dims[dim];

    (void)slice;
    slice_move(halo, PLACE, place < halo->widths[dim] ? place : place + inner, buffer);
}

/* Bytes from and to each rank, and where they lie. */
struct traffic {
    uint64_t *counts; /* and, behind them, the displacements */
    uint64_t total;
    char *buffer;
};

static void traffic_release(struct traffic *traffic)
{
    dtl__release(traffic->counts);
    dtl__release(traffic->buffer);
}

static dtl_status traffic_make(const struct halo *halo, bool is_out, struct traffic *out)
{
    int32_t rank = halo->container->distribution.rank, ranks = halo->container->distribution.ranks;
    dtl_status status = dtl__alloc((void **)&out->counts, 2 * (uint64_t)ranks * sizeof *out->counts,
                                   "counts of a halo");

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t peer = 0; peer < ranks; peer++) {
        out->counts[peer] = is_out ? slices_of(halo, peer, rank, NULL, NULL)
                                   : slices_of(halo, rank, peer, NULL, NULL);
        out->counts[ranks + peer] = out->total;
        out->total += out->counts[peer];
    }
    return dtl__alloc((void **)&out->buffer, out->total, "slices of a halo");
}

/* Between what goes on its way and the room of the device; done when it returns. */
static void far_copy(struct far_halo *far, char *to, const char *from, uint64_t bytes)
{
    dtl_status finished;

    if (bytes == 0)
        return;
    if (far->status == DTL_SUCCESS)
        far->status = far->device->ops->copy(far->stream, to, from, bytes);
    finished = dtl__stream_finish(far->stream);
    far->status = far->status == DTL_SUCCESS ? finished : far->status;
}

static dtl_status slices_exchange(const struct halo *halo, struct traffic *out, struct traffic *in)
{
    struct comm *comm = &halo->container->context->comm;
    struct far_halo *far = halo->far;
    int32_t ranks = comm->size;
    char *leaving = far != NULL ? far->room + SIDES_BYTES : out->buffer;
    char *arriving = far != NULL ? leaving + out->total : in->buffer;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < ranks; peer++)
        slices_of(halo, peer, comm->rank, slice_pack, leaving + out->counts[ranks + peer]);
    if (far != NULL)
        far_copy(far, out->buffer, leaving, out->total);
    if (halo->container->may_be_far) /* nobody takes slices that a device has not given */
        status = dtl__comm_agree(comm, far != NULL ? far->status : DTL_SUCCESS);
    if (status != DTL_SUCCESS)
        return status;
    status =
        dtl__run(comm, alltoallv_of(out->buffer, out->counts, out->counts + ranks, in->buffer,
                                    in->counts, in->counts + ranks, dtl__dtype(DTL_DTYPE_BYTE)));
    if (status != DTL_SUCCESS)
        return status;
    if (far != NULL)
        far_copy(far, arriving, in->buffer, in->total);
    for (int32_t peer = 0; peer < ranks; peer++)
        slices_of(halo, comm->rank, peer, slice_place, arriving + in->counts[ranks + peer]);
    return DTL_SUCCESS;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static dtl_status is_exchangeable(const struct container *container)
{
    if (container->kind == HANDLE_SPAN)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "container-kind",
                                    "container is a span; expected a vector, an array or a tensor");
    if (is_shared(container) && container->distribution.policy != DTL_PARTITION_BLOCK)
        return dtl__refuse_argument(
            DTL_ERROR_NOT_SUPPORTED, "container-policy",
            "container is distributed by policy %s; expected block, in which "
            "neighbours lie side by side",
            dtl_partition_policy_name(container->distribution.policy));
    return DTL_SUCCESS;
}

/* The padded part lies in its block to the end, and apart from what is read. */
APART static dtl_status far_check(const struct halo *halo)
{
    const struct container *container = halo->container;
    uint64_t size = container->type->size, bytes = dtl__times(halo->count, size), left;
    struct memory memory;

    halo->far->device->ops->inspect(halo->padded, &memory);
    left = memory.bytes - (uint64_t)(halo->padded - (const char *)memory.start);
    if (dtl__overlaps(container->device_data, container->local_size * size, halo->padded,
                      bytes < left ? bytes : left))
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "padded-overlap",
                                    "padded has some of the container's elements; expected other "
                                    "memory");
    if (bytes <= left)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_BUFFER_TOO_SMALL, "padded-range",
        "padded has %llu bytes to the end of its block; expected those of the padded part, %llu",
        (unsigned long long)left, (unsigned long long)bytes);
}

APART static dtl_status room_refuse(uint64_t needed, uint64_t capacity)
{
    return dtl__refuse_argument(
        DTL_ERROR_BUFFER_TOO_SMALL, "capacity-range",
        "capacity is %llu; expected at least the padded part's elements, %llu",
        (unsigned long long)capacity, (unsigned long long)needed);
}

static inline dtl_status room_check(const struct halo *halo, uint64_t capacity)
{
    if (DTL_UNLIKELY(halo->count > capacity))
        return room_refuse(halo->count, capacity);
    return halo->far != NULL ? far_check(halo) : dtl__host_check("padded", halo->padded);
}

static void halo_fill(const struct halo *halo)
{
    const struct container *container = halo->container;
    char *part = halo->far != NULL ? container->device_data : container->data;
    int others = is_shared(container) ? container->distributed_dim : -1; /* have its margin */

    if (halo->count == 0)
        return;
    if (!halo->is_filled)
        box_move(halo, PLACE, part, &container->local_shape, halo->widths);
    for (int dim = 0; dim < container->shape.ndim; dim++)
        if (dim != others)
            margin_wrap(halo, dim);
}

static dtl_status traffics_make(const struct halo *halo, struct traffic *out, struct traffic *in)
{
    dtl_status status;

    if (!is_shared(halo->container))
        return DTL_SUCCESS;
    status = traffic_make(halo, true, out);
    return status == DTL_SUCCESS ? traffic_make(halo, false, in) : status;
}

/* ---- on a device ----------------------------------------------------------------------------- */

/* Whether the device has both parts: then no element travels but those of other ranks. */
static bool is_on_device(const struct container *container, const void *padded)
{
    return container->may_be_far && container->data == NULL && container->device != NULL &&
           dtl__device_computes(container->device) &&
           dtl__device_of_inaccessible(padded) == container->device;
}

static dtl_status far_open(const struct halo *halo, uint64_t travelling)
{
    struct far_halo *far = halo->far;
    const struct container *container = halo->container;
    void *room = NULL;
    dtl_status status = DTL_SUCCESS;

    if (container->block->stream == NULL)
        status = far->device->ops->stream_create(far->device, &far->own);
    if (status == DTL_SUCCESS)
        status = far->device->ops->allocate(far->device, MEMORY_DEVICE,
                                            dtl__plus(SIDES_BYTES, travelling), &room);
    far->stream = far->own != NULL ? far->own : container->block->stream;
    far->room = room;
    return status;
}

static dtl_status far_close(struct far_halo *far, dtl_status status)
{
    if (far->room != NULL) {
        dtl_status finished = dtl__stream_finish(far->stream);

        if (status == DTL_SUCCESS)
            status = far->status;
        if (status == DTL_SUCCESS)
            status = finished;
        far->device->ops->release(far->device, far->room);
    }
    if (far->own != NULL)
        far->device->ops->stream_release(far->own);
    return status;
}

/* ---- by either ------------------------------------------------------------------------------- */

static dtl_status halo_prepare(struct halo *halo, uint64_t capacity, struct staged *staged,
                               struct traffic *out, struct traffic *in)
{
    dtl_status status = room_check(halo, capacity);

    if (status == DTL_SUCCESS)
        status = traffics_make(halo, out, in);
    if (status == DTL_SUCCESS && halo->far != NULL)
        return far_open(halo, dtl__plus(out->total, in->total));
    if (status == DTL_SUCCESS && !halo->is_filled)
        status = dtl__stage(halo->container, STAGE_READ, staged);
    if (status == DTL_SUCCESS && !halo->is_filled)
        halo->container = staged->container;
    return status;
}

/* All that may fail on one rank alone comes first; what a device does fails there. */
static dtl_status halo_exchange(struct halo *halo, uint64_t capacity)
{
    struct container *container = halo->container;
    struct traffic out = {0}, in = {0};
    struct staged staged = {.container = container};
    dtl_status status = halo_prepare(halo, capacity, &staged, &out, &in);

    if (is_shared(container) || container->may_be_far)
        status = dtl__comm_agree(&container->context->comm, status);
    if (status == DTL_SUCCESS && out.counts != NULL && in.counts != NULL)
        status = slices_exchange(halo, &out, &in);
    if (status == DTL_SUCCESS)
        halo_fill(halo);
    traffic_release(&out);
    traffic_release(&in);
    return dtl__stage_end(&staged, status);
}

/* With room and a stream of the device's. */
APART static dtl_status far_exchange(struct halo *halo, uint64_t capacity)
{
    struct far_halo far = {.device = halo->container->device};
    dtl_status status;

    halo->far = &far;
    status = far_close(&far, halo_exchange(halo, capacity));
    halo->far = NULL;
    return status;
}

/* `is_filled`: `padded` has this rank's elements already. */
static inline dtl_status halo_run(struct container *container, const dtl_size_t *widths,
                                  const int *periodic, bool is_filled, void *padded,
                                  dtl_size_t capacity)
{
    struct halo halo;
    dtl_status status = is_exchangeable(container);

    if (status != DTL_SUCCESS)
        return status;
    halo.container = container;
    halo.widths = widths;
    halo.periodic = periodic;
    halo.is_filled = is_filled;
    halo.padded = padded;
    halo.extents = container->local_shape;
    halo.far = NULL;
    for (int dim = 0; dim < halo.extents.ndim; dim++)
        halo.extents.dims[dim] = dtl__plus(halo.extents.dims[dim], dtl__times(2, widths[dim]));
    halo.count = volume(&halo.extents, 0, halo.extents.ndim);
    if (is_on_device(container, padded))
        return far_exchange(&halo, capacity);
    if (is_shared(container) || container->may_be_far)
        return halo_exchange(&halo, capacity);
    status = room_check(&halo, capacity);
    if (status == DTL_SUCCESS)
        halo_fill(&halo);
    return status;
}

dtl_status dtl_impl_container_exchange_halo(struct container *container, const dtl_size_t *widths,
                                            const int *periodic, void *padded, dtl_size_t capacity)
{
    return halo_run(container, widths, periodic, false, padded, capacity);
}

dtl_status dtl_impl_container_refresh_halo(struct container *container, const dtl_size_t *widths,
                                           const int *periodic, void *padded, dtl_size_t capacity)
{
    return halo_run(container, widths, periodic, true, padded, capacity);
}
