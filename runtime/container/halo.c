/* SPDX-License-Identifier: BSD-3-Clause */
/* Halo exchange: copies the local part with a margin (halo) of neighboring elements into a padded
 * array.
 *
 * Along the distributed dimension, the margin consists of slices of other ranks. Every rank can
 * compute which slices each other rank needs, so one all-to-all exchange moves them. Along the
 * other dimensions, the margin is filled from this rank's own elements, one dimension after the
 * other over everything copied so far, which makes the corners right. */
#include <string.h>

#include "device/kernel.h"
#include "dtl_container.h"
#include "dtl_impl.h"
#include "gather_scatter.h"

/* Keeps device code out of the inlined host path. */
#define NOINLINE __attribute__((noinline))

/* State of an exchange in which both the container and the padded array are in device memory. */
struct device_halo {
    struct device_stream *stream;
    struct device_stream *own; /* created for a container without local elements; else NULL */
    const struct device *device;
    struct device_part padded;
    char *scratch; /* device buffer: box sides, slices to send, received slices */
    dtl_status status;
};

/* One halo exchange. */
struct halo {
    struct container *container;
    const uint64_t *widths; /* width of the margin in each dimension */
    const int *periodic;    /* for each dimension: wrap around at the ends */
    bool is_filled;         /* `padded` contains this rank's elements already, also to be sent */
    char *padded;
    dtl_shape extents;             /* extents of `padded` */
    uint64_t count;                /* elements of `padded` */
    struct device_halo *on_device; /* NULL: the host executes the exchange */
};

/* Returns true if the ranks hold different elements. */
static bool is_distributed(const struct container *container)
{
    return container->distribution.ranks > 1 &&
           container->distribution.policy != DTL_PARTITION_REPLICATED;
}

/* Returns the product of the extents of the dimensions [begin, end). */
static uint64_t volume(const dtl_shape *shape, int begin, int end)
{
    uint64_t elements = 1;

    for (int dim = begin; dim < end; dim++)
        elements = dtl__times(elements, shape->dims[dim]);
    return elements;
}

/* ---- copying --------------------------------------------------------------------------------- */

/* Direction of a copy between the padded array and contiguous memory. */
enum box_direction { INTO_PADDED, OUT_OF_PADDED };

enum { SIDES_BYTES = DTL_MAX_TENSOR_RANK * sizeof(struct kernel_side) };

/* Queues the copy of a box of elements. Does nothing after a failure. */
static void device_box_copy(const struct halo *halo, char *to, const char *from,
                            const struct kernel_side *sides, int ndim)
{
    struct device_halo *on_device = halo->on_device;
    uint64_t size = halo->container->type->size, extent_to = 1, extent_from = 1, count = 1;
    struct kernel_call call = {
        .operands = {[2] = {on_device->scratch, (uint64_t)ndim * sizeof *sides}}};

    for (int side = 0; side < ndim; side++) {
        if (sides[side].count == 0)
            return;
        count *= sides[side].count;
        extent_to += (sides[side].count - 1) * sides[side].to;
        extent_from += (sides[side].count - 1) * sides[side].from;
    }
    call.operands[0] = (struct device_part){to, extent_to * size};
    call.operands[1] = (struct device_part){(char *)from, extent_from * size};
    call.count = count;
    if (on_device->status == DTL_SUCCESS)
        on_device->status = on_device->device->ops->copy(on_device->stream, on_device->scratch,
                                                         sides, call.operands[2].bytes);
    if (on_device->status == DTL_SUCCESS)
        on_device->status = dtl__launch(on_device->stream, &call, "box_%u", (unsigned)size);
}

/* Advances to the next row of a box. Returns false after the last one. */
static bool row_next(const dtl_shape *box, uint64_t *row)
{
    for (int dim = box->ndim - 2; dim >= 0; dim--) {
        if (++row[dim] < box->dims[dim])
            return true;
        row[dim] = 0;
    }
    return false;
}

/* Same as box_move() in device memory: queues the copy. */
NOINLINE static void device_box_move(const struct halo *halo, enum box_direction direction,
                                     char *elements, const dtl_shape *box, const uint64_t *origin)
{
    struct kernel_side sides[DTL_MAX_TENSOR_RANK];
    uint64_t padded = 1, packed = 1, at = 0;
    char *corner;

    for (int dim = box->ndim - 1; dim >= 0; dim--) {
        sides[dim] = direction == INTO_PADDED
                         ? (struct kernel_side){box->dims[dim], padded, packed}
                         : (struct kernel_side){box->dims[dim], packed, padded};
        at += origin[dim] * padded;
        padded *= halo->extents.dims[dim];
        packed *= box->dims[dim];
    }
    corner = halo->padded + at * halo->container->type->size;
    if (direction == INTO_PADDED)
        device_box_copy(halo, corner, elements, sides, box->ndim);
    else
        device_box_copy(halo, elements, corner, sides, box->ndim);
}

/* Copies a box of elements between `elements`, where it is contiguous, and the padded array at
 * `origin`. */
static void box_move(const struct halo *halo, enum box_direction direction, char *elements,
                     const dtl_shape *box, const uint64_t *origin)
{
    uint64_t size = halo->container->type->size, row[DTL_MAX_TENSOR_RANK] = {0};
    int last = box->ndim - 1;
    uint64_t bytes = box->dims[last] * size;

    if (volume(box, 0, box->ndim) == 0)
        return;
    if (halo->on_device != NULL) {
        device_box_move(halo, direction, elements, box, origin);
        return;
    }
    do {
        uint64_t at = 0;

        for (int dim = 0; dim <= last; dim++)
            at = at * halo->extents.dims[dim] + origin[dim] + (dim < last ? row[dim] : 0);
        if (direction == INTO_PADDED)
            memcpy(halo->padded + at * size, elements, bytes);
        else
            memcpy(elements, halo->padded + at * size, bytes);
        elements += bytes;
    } while (row_next(box, row));
}

/* Queues the copy of layer `from` of the padded array, along `dim`, to layer `to`. */
static void device_layer_copy(const struct halo *halo, int dim, uint64_t to, uint64_t from)
{
    uint64_t inside = volume(&halo->extents, dim + 1, halo->extents.ndim);
    uint64_t step = halo->extents.dims[dim] * inside;
    uint64_t bytes = inside * halo->container->type->size;
    const struct kernel_side sides[] = {{volume(&halo->extents, 0, dim), step, step},
                                        {inside, 1, 1}};

    device_box_copy(halo, halo->padded + to * bytes, halo->padded + from * bytes, sides, 2);
}

/* The layers of the padded array along a dimension, including the margins. */
struct layers {
    char *first;
    uint64_t bytes;  /* of a contiguous piece of a layer */
    uint64_t stride; /* bytes from one piece of a layer to the next */
    uint64_t pieces;
};

/* Copies layer `from` to layer `to`. */
static void layer_copy(const struct layers *layers, uint64_t to, uint64_t from)
{
    char *piece = layers->first;

    for (uint64_t index = 0; index < layers->pieces; index++, piece += layers->stride)
        memcpy(piece + to * layers->bytes, piece + from * layers->bytes, layers->bytes);
}

/* Fills the margin along a dimension that is not distributed, with periodic boundary conditions.
 * The local extent is not 0. */
static void host_margin_wrap(const struct halo *halo, int dim)
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

/* Same as host_margin_wrap() in device memory: queues the copies. */
NOINLINE static void device_margin_wrap(const struct halo *halo, int dim)
{
    uint64_t width = halo->widths[dim], count = halo->container->local_shape.dims[dim];

    for (uint64_t step = 0; step < width; step++) {
        device_layer_copy(halo, dim, width - 1 - step, width + (count - 1 - step % count));
        device_layer_copy(halo, dim, width + count + step, width + step % count);
    }
}

/* Fills the margin along a dimension that is not distributed. A dimension without periodic boundary
 * conditions or without elements is not changed. */
static void margin_wrap(const struct halo *halo, int dim)
{
    if (!halo->periodic[dim] || halo->container->local_shape.dims[dim] == 0)
        return;
    if (halo->on_device != NULL)
        device_margin_wrap(halo, dim);
    else
        host_margin_wrap(halo, dim);
}

/* ---- slices of other ranks ------------------------------------------------------------------- */

/* Returns the first slice of a rank in a block distribution. */
static uint64_t slices_before(const struct distribution *distribution, int32_t rank)
{
    uint64_t share = distribution->size / (uint64_t)distribution->ranks;
    uint64_t larger = distribution->size % (uint64_t)distribution->ranks;
    uint64_t number = (uint64_t)rank;

    return number * share + (number < larger ? number : larger);
}

/* Returns the global slice at a position of a rank's margin, from 0 to 2 * width - 1; -1: none (end
 * of a non-periodic dimension). */
static int64_t margin_slice(const struct halo *halo, int32_t rank, uint64_t position)
{
    const struct distribution *distribution = &halo->container->distribution;
    int dim = halo->container->distributed_dim;
    int64_t width = (int64_t)halo->widths[dim], size = (int64_t)distribution->size;
    int64_t slice = (int64_t)slices_before(distribution, rank) + (int64_t)position - width;

    if ((int64_t)position >= width)
        slice += (int64_t)dtl__distribution_count(distribution, rank);
    if (slice >= 0 && slice < size)
        return slice;
    return halo->periodic[dim] && size > 0 ? (slice % size + size) % size : -1;
}

/* Calls `visit` for each slice that `rank` needs from `owner`, in the order of the margin, with
 * consecutive buffers. Returns the total bytes. Skips slices without elements, whose margin may
 * have any width. */
static uint64_t slices_visit(const struct halo *halo, int32_t rank, int32_t owner,
                             void (*visit)(const struct halo *halo, uint64_t position,
                                           int64_t slice, char *buffer),
                             char *buffer)
{
    const struct container *container = halo->container;
    int dim = container->distributed_dim;
    uint64_t bytes = volume(&container->local_shape, 0, dim) *
                     volume(&container->local_shape, dim + 1, container->shape.ndim) *
                     container->type->size;
    uint64_t count = 0;

    for (uint64_t position = 0; bytes > 0 && position < 2 * halo->widths[dim]; position++) {
        int64_t slice = margin_slice(halo, rank, position);

        if (slice < 0 ||
            dtl__distribution_owner(&container->distribution, (uint64_t)slice) != owner)
            continue;
        if (visit != NULL)
            visit(halo, position, slice, buffer + count * bytes);
        count++;
    }
    return count * bytes;
}

/* Copies one slice between `buffer` and the padded array. */
static void slice_move(const struct halo *halo, enum box_direction direction, uint64_t at,
                       char *buffer)
{
    dtl_shape box = halo->container->local_shape;
    uint64_t origin[DTL_MAX_TENSOR_RANK];

    memcpy(origin, halo->widths, (size_t)box.ndim * sizeof *origin);
    box.dims[halo->container->distributed_dim] = 1;
    origin[halo->container->distributed_dim] = at;
    box_move(halo, direction, buffer, &box, origin);
}

/* Copies a local slice into `buffer`. A function for slices_visit(). */
static void slice_pack(const struct halo *halo, uint64_t position, int64_t slice, char *buffer)
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

    (void)position;
    if (halo->is_filled) {
        slice_move(halo, OUT_OF_PADDED, halo->widths[dim] + local, buffer);
        return;
    }
    if (halo->on_device != NULL) {
        device_box_copy(halo, buffer, (const char *)container->device_data + local * bytes, sides,
                        2);
        return;
    }
    for (uint64_t index = 0; index < before; index++)
        memcpy(buffer + index * bytes,
               data + (index * container->distribution.local_size + local) * bytes, bytes);
}

/* Copies a received slice to its position in the margin. A function for slices_visit(). */
static void slice_unpack(const struct halo *halo, uint64_t position, int64_t slice, char *buffer)
{
    int dim = halo->container->distributed_dim;
    uint64_t inner = halo->container->local_shape.dims[dim];

    (void)slice;
    slice_move(halo, INTO_PADDED, position < halo->widths[dim] ? position : position + inner,
               buffer);
}

/* Bytes to or from each rank, and their buffer. */
struct traffic {
    uint64_t *counts; /* counts per rank, followed by the displacements per rank */
    uint64_t total;
    char *buffer;
};

static void traffic_release(struct traffic *traffic)
{
    dtl__release(traffic->counts);
    dtl__release(traffic->buffer);
}

/* Computes the bytes to send to each rank (is_out), or to receive from it, and allocates the host
 * buffer. The caller releases them also after a failure. */
static dtl_status traffic_make(const struct halo *halo, bool is_out, struct traffic *out)
{
    int32_t rank = halo->container->distribution.rank, ranks = halo->container->distribution.ranks;
    dtl_status status = dtl__alloc((void **)&out->counts, 2 * (uint64_t)ranks * sizeof *out->counts,
                                   "counts of a halo");

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t peer = 0; peer < ranks; peer++) {
        out->counts[peer] = is_out ? slices_visit(halo, peer, rank, NULL, NULL)
                                   : slices_visit(halo, rank, peer, NULL, NULL);
        out->counts[ranks + peer] = out->total;
        out->total += out->counts[peer];
    }
    return dtl__alloc((void **)&out->buffer, out->total, "slices of a halo");
}

/* Copies between host buffer and device buffer, unless an operation failed before. Blocks until the
 * copy is complete. Sets on_device->status on failure. */
static void device_copy(struct device_halo *on_device, char *to, const char *from, uint64_t bytes)
{
    dtl_status finished;

    if (bytes == 0)
        return;
    if (on_device->status == DTL_SUCCESS)
        on_device->status = on_device->device->ops->copy(on_device->stream, to, from, bytes);
    finished = dtl__stream_synchronize(on_device->stream);
    on_device->status = on_device->status == DTL_SUCCESS ? finished : on_device->status;
}

/* Packs the slices that other ranks need, exchanges them and unpacks the received ones. Failures of
 * the device after the exchange are only stored in on_device->status. Collective. */
static dtl_status slices_exchange(const struct halo *halo, struct traffic *out, struct traffic *in)
{
    struct comm *comm = &halo->container->context->comm;
    struct device_halo *on_device = halo->on_device;
    int32_t ranks = comm->size;
    char *outgoing = on_device != NULL ? on_device->scratch + SIDES_BYTES : out->buffer;
    char *incoming = on_device != NULL ? outgoing + out->total : in->buffer;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < ranks; peer++)
        slices_visit(halo, peer, comm->rank, slice_pack, outgoing + out->counts[ranks + peer]);
    if (on_device != NULL)
        device_copy(on_device, out->buffer, outgoing, out->total);
    if (halo->container
            ->may_be_on_device) /* no rank uses slices that a device has failed to copy */
        status = dtl__comm_agree(comm, on_device != NULL ? on_device->status : DTL_SUCCESS);
    if (status != DTL_SUCCESS)
        return status;
    status =
        dtl__run(comm, alltoallv_of(out->buffer, out->counts, out->counts + ranks, in->buffer,
                                    in->counts, in->counts + ranks, dtl__dtype(DTL_DTYPE_BYTE)));
    if (status != DTL_SUCCESS)
        return status;
    if (on_device != NULL)
        device_copy(on_device, incoming, in->buffer, in->total);
    for (int32_t peer = 0; peer < ranks; peer++)
        slices_visit(halo, comm->rank, peer, slice_unpack, incoming + in->counts[ranks + peer]);
    return DTL_SUCCESS;
}

/* ---- local checks and fill ------------------------------------------------------------------- */

/* Refuses spans and distributions other than block. */
static dtl_status halo_check(const struct container *container)
{
    if (container->kind == HANDLE_SPAN)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "container-kind",
                                    "container is a span; expected a vector, an array or a tensor");
    if (is_distributed(container) && container->distribution.policy != DTL_PARTITION_BLOCK)
        return dtl__refuse_argument(
            DTL_ERROR_NOT_SUPPORTED, "container-policy",
            "container is distributed by policy %s; expected block, in which "
            "neighbours lie side by side",
            dtl_partition_policy_name(container->distribution.policy));
    return DTL_SUCCESS;
}

/* Checks that the padded array fits in its device allocation and does not overlap the container's
 * elements. */
NOINLINE static dtl_status device_padded_check(const struct halo *halo)
{
    const struct container *container = halo->container;
    uint64_t size = container->type->size, bytes = dtl__times(halo->count, size), left;
    struct memory memory;

    halo->on_device->device->ops->inspect(halo->padded, &memory);
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

NOINLINE static dtl_status capacity_refuse(uint64_t needed, uint64_t capacity)
{
    return dtl__refuse_argument(
        DTL_ERROR_BUFFER_TOO_SMALL, "capacity-range",
        "capacity is %llu; expected at least the padded part's elements, %llu",
        (unsigned long long)capacity, (unsigned long long)needed);
}

/* Checks that the padded array has enough elements and is memory that the exchange can access. */
static inline dtl_status capacity_check(const struct halo *halo, uint64_t capacity)
{
    if (DTL_UNLIKELY(halo->count > capacity))
        return capacity_refuse(halo->count, capacity);
    return halo->on_device != NULL ? device_padded_check(halo)
                                   : dtl__host_check("padded", halo->padded);
}

/* Copies the local part into the padded array, unless it is there already, and fills the margins
 * that need no slices of other ranks. */
static void halo_fill(const struct halo *halo)
{
    const struct container *container = halo->container;
    char *part = halo->on_device != NULL ? container->device_data : container->data;
    int others = is_distributed(container)
                     ? container->distributed_dim
                     : -1; /* this dimension's margin is filled from other ranks */

    if (halo->count == 0)
        return;
    if (!halo->is_filled)
        box_move(halo, INTO_PADDED, part, &container->local_shape, halo->widths);
    for (int dim = 0; dim < container->shape.ndim; dim++)
        if (dim != others)
            margin_wrap(halo, dim);
}

/* Makes the traffic of both directions, or none if the container is not distributed. */
static dtl_status traffics_make(const struct halo *halo, struct traffic *out, struct traffic *in)
{
    dtl_status status;

    if (!is_distributed(halo->container))
        return DTL_SUCCESS;
    status = traffic_make(halo, true, out);
    return status == DTL_SUCCESS ? traffic_make(halo, false, in) : status;
}

/* ---- on a device ----------------------------------------------------------------------------- */

/* Returns true if both the container and the padded array are on the same device. Then only slices
 * of other ranks are transferred to the host. */
static bool is_all_on_device(const struct container *container, const void *padded)
{
    return container->may_be_on_device && container->data == NULL && container->device != NULL &&
           dtl__device_has_kernels(container->device) &&
           dtl__device_of_inaccessible(padded) == container->device;
}

/* Allocates device memory for `transfer_bytes` of slices and, if the container has no stream,
 * creates one. device_halo_close() releases both also after a failure. */
static dtl_status device_halo_open(const struct halo *halo, uint64_t transfer_bytes)
{
    struct device_halo *on_device = halo->on_device;
    const struct container *container = halo->container;
    void *scratch = NULL;
    dtl_status status = DTL_SUCCESS;

    if (container->block->stream == NULL)
        status = on_device->device->ops->stream_create(on_device->device, &on_device->own);
    if (status == DTL_SUCCESS)
        status = on_device->device->ops->allocate(on_device->device, MEMORY_DEVICE,
                                                  dtl__plus(SIDES_BYTES, transfer_bytes), &scratch);
    on_device->stream = on_device->own != NULL ? on_device->own : container->block->stream;
    on_device->scratch = scratch;
    return status;
}

/* Waits for the queued operations and releases the resources of device_halo_open(). Returns
 * `status`, or the failure of an operation if `status` is a success. */
static dtl_status device_halo_close(struct device_halo *on_device, dtl_status status)
{
    if (on_device->scratch != NULL) {
        dtl_status finished = dtl__stream_synchronize(on_device->stream);

        if (status == DTL_SUCCESS)
            status = on_device->status;
        if (status == DTL_SUCCESS)
            status = finished;
        on_device->device->ops->release(on_device->device, on_device->scratch);
    }
    if (on_device->own != NULL)
        on_device->device->ops->stream_release(on_device->own);
    return status;
}

/* ---- common ---------------------------------------------------------------------------------- */

/* Checks the padded array and allocates everything the exchange needs. If the elements must be
 * copied to the host first, halo->container becomes the host copy. Does not communicate. */
static dtl_status halo_prepare(struct halo *halo, uint64_t capacity, struct staged *staged,
                               struct traffic *out, struct traffic *in)
{
    dtl_status status = capacity_check(halo, capacity);

    if (status == DTL_SUCCESS)
        status = traffics_make(halo, out, in);
    if (status == DTL_SUCCESS && halo->on_device != NULL)
        return device_halo_open(halo, dtl__plus(out->total, in->total));
    if (status == DTL_SUCCESS && !halo->is_filled)
        status = dtl__stage(halo->container, STAGE_READ, staged);
    if (status == DTL_SUCCESS && !halo->is_filled)
        halo->container = staged->container;
    return status;
}

/* Executes the exchange. All steps that may fail on a single rank come first, except the operations
 * of a device. Collective. */
static dtl_status halo_exchange(struct halo *halo, uint64_t capacity)
{
    struct container *container = halo->container;
    struct traffic out = {0}, in = {0};
    struct staged staged = {.container = container};
    dtl_status status = halo_prepare(halo, capacity, &staged, &out, &in);

    if (is_distributed(container) || container->may_be_on_device)
        status = dtl__comm_agree(&container->context->comm, status);
    if (status == DTL_SUCCESS && out.counts != NULL && in.counts != NULL)
        status = slices_exchange(halo, &out, &in);
    if (status == DTL_SUCCESS)
        halo_fill(halo);
    traffic_release(&out);
    traffic_release(&in);
    return dtl__stage_end(&staged, status);
}

/* Executes the exchange in device memory, with a device buffer and a stream. */
NOINLINE static dtl_status device_exchange(struct halo *halo, uint64_t capacity)
{
    struct device_halo on_device = {.device = halo->container->device};
    dtl_status status;

    halo->on_device = &on_device;
    status = device_halo_close(&on_device, halo_exchange(halo, capacity));
    halo->on_device = NULL;
    return status;
}

/* Computes the extents and chooses the kind of exchange. `is_filled`: see struct halo. */
static inline dtl_status halo_update(struct container *container, const dtl_size_t *widths,
                                     const int *periodic, bool is_filled, void *padded,
                                     dtl_size_t capacity)
{
    struct halo halo;
    dtl_status status = halo_check(container);

    if (status != DTL_SUCCESS)
        return status;
    halo.container = container;
    halo.widths = widths;
    halo.periodic = periodic;
    halo.is_filled = is_filled;
    halo.padded = padded;
    halo.extents = container->local_shape;
    halo.on_device = NULL;
    for (int dim = 0; dim < halo.extents.ndim; dim++)
        halo.extents.dims[dim] = dtl__plus(halo.extents.dims[dim], dtl__times(2, widths[dim]));
    halo.count = volume(&halo.extents, 0, halo.extents.ndim);
    if (is_all_on_device(container, padded))
        return device_exchange(&halo, capacity);
    if (is_distributed(container) || container->may_be_on_device)
        return halo_exchange(&halo, capacity);
    status = capacity_check(&halo, capacity);
    if (status == DTL_SUCCESS)
        halo_fill(&halo);
    return status;
}

dtl_status dtl_impl_container_exchange_halo(struct container *container, const dtl_size_t *widths,
                                            const int *periodic, void *padded, dtl_size_t capacity)
{
    return halo_update(container, widths, periodic, false, padded, capacity);
}

dtl_status dtl_impl_container_refresh_halo(struct container *container, const dtl_size_t *widths,
                                           const int *periodic, void *padded, dtl_size_t capacity)
{
    return halo_update(container, widths, periodic, true, padded, capacity);
}
