/* SPDX-License-Identifier: BSD-3-Clause */
/* This rank's part with a margin of what lies around it.
 *
 * Along the distributed dimension the margin is slices of other ranks: every rank knows which ones
 * every other wants, so that one all-to-all moves them.  Along the others it is this rank's own,
 * copied dimension by dimension over all that is there already, so that corners are right. */
#include <string.h>

#include "device/device.h"
#include "dtl_container.h"
#include "dtl_impl.h"

struct halo {
    struct container *container;
    const uint64_t *widths; /* of the margin, a dimension */
    const int *periodic;    /* a dimension */
    char *padded;
    dtl_shape extents; /* of `padded` */
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

/* Puts a box of elements, row by row in `from`, into the padded part at `origin`. */
static void box_place(const struct halo *halo, const char *from, const dtl_shape *box,
                      const uint64_t *origin)
{
    uint64_t size = halo->container->type->size;
    uint64_t row[DTL_MAX_TENSOR_RANK] = {0};
    int last = box->ndim - 1;

    if (volume(box, 0, box->ndim) == 0)
        return;
    do {
        uint64_t at = 0;

        for (int dim = 0; dim <= last; dim++)
            at = at * halo->extents.dims[dim] + origin[dim] + (dim < last ? row[dim] : 0);
        memcpy(halo->padded + at * size, from, box->dims[last] * size);
        from += box->dims[last] * size;
    } while (row_next(box, row));
}

/* Copies one layer along a dimension to another, margins and all. */
static void layer_copy(const struct halo *halo, int dim, uint64_t to, uint64_t from)
{
    uint64_t before = volume(&halo->extents, 0, dim);
    uint64_t bytes =
        volume(&halo->extents, dim + 1, halo->extents.ndim) * halo->container->type->size;

    for (uint64_t index = 0; index < before; index++) {
        char *layers = halo->padded + index * halo->extents.dims[dim] * bytes;

        memcpy(layers + to * bytes, layers + from * bytes, bytes);
    }
}

/* The margin along a dimension of which this rank has everything. */
static void margin_wrap(const struct halo *halo, int dim)
{
    uint64_t width = halo->widths[dim], count = halo->container->local_shape.dims[dim];

    if (!halo->periodic[dim] || count == 0)
        return;
    for (uint64_t step = 0; step < width; step++) {
        layer_copy(halo, dim, width - 1 - step, width + (count - 1 - step % count));
        layer_copy(halo, dim, width + count + step, width + step % count);
    }
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

static void slice_pack(const struct halo *halo, uint64_t place, int64_t slice, char *buffer)
{
    const struct container *container = halo->container;
    int dim = container->distributed_dim;
    uint64_t before = volume(&container->local_shape, 0, dim);
    uint64_t bytes =
        volume(&container->local_shape, dim + 1, container->shape.ndim) * container->type->size;
    uint64_t local =
        (uint64_t)dtl__distribution_to_local(&container->distribution, (uint64_t)slice);
    const char *data = container->data;

    (void)place;
    for (uint64_t index = 0; index < before; index++)
        memcpy(buffer + index * bytes,
               data + (index * container->distribution.local_size + local) * bytes, bytes);
}

static void slice_place(const struct halo *halo, uint64_t place, int64_t slice, char *buffer)
{
    int dim = halo->container->distributed_dim;
    dtl_shape box = halo->container->local_shape;
    uint64_t origin[DTL_MAX_TENSOR_RANK];

    (void)slice;
    memcpy(origin, halo->widths, (size_t)box.ndim * sizeof *origin);
    box.dims[dim] = 1;
    origin[dim] =
        place < halo->widths[dim] ? place : place + halo->container->local_shape.dims[dim];
    box_place(halo, buffer, &box, origin);
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

static dtl_status slices_exchange(const struct halo *halo, struct traffic *out, struct traffic *in)
{
    struct comm *comm = &halo->container->context->comm;
    int32_t ranks = comm->size;
    dtl_status status;

    for (int32_t peer = 0; peer < ranks; peer++)
        slices_of(halo, peer, comm->rank, slice_pack, out->buffer + out->counts[ranks + peer]);
    status =
        dtl__run(comm, alltoallv_of(out->buffer, out->counts, out->counts + ranks, in->buffer,
                                    in->counts, in->counts + ranks, dtl__dtype(DTL_DTYPE_BYTE)));
    if (status != DTL_SUCCESS)
        return status;
    for (int32_t peer = 0; peer < ranks; peer++)
        slices_of(halo, comm->rank, peer, slice_place, in->buffer + in->counts[ranks + peer]);
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

static dtl_status room_check(const struct halo *halo, uint64_t capacity)
{
    uint64_t needed = volume(&halo->extents, 0, halo->extents.ndim);

    if (needed <= capacity)
        return dtl__host_check("padded", halo->padded);
    return dtl__refuse_argument(
        DTL_ERROR_BUFFER_TOO_SMALL, "capacity-range",
        "capacity is %llu; expected at least the padded part's elements, %llu",
        (unsigned long long)capacity, (unsigned long long)needed);
}

static void halo_fill(const struct halo *halo)
{
    const struct container *container = halo->container;

    if (volume(&halo->extents, 0, halo->extents.ndim) == 0)
        return;
    box_place(halo, container->data, &container->local_shape, halo->widths);
    for (int dim = 0; dim < container->shape.ndim; dim++)
        if (dim != container->distributed_dim || !is_shared(container))
            margin_wrap(halo, dim);
}

static dtl_status halo_exchange(const struct halo *halo, uint64_t capacity)
{
    struct comm *comm = &halo->container->context->comm;
    struct traffic out = {0}, in = {0};
    dtl_status status = room_check(halo, capacity);

    if (status == DTL_SUCCESS)
        status = traffic_make(halo, true, &out);
    if (status == DTL_SUCCESS)
        status = traffic_make(halo, false, &in);
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS && out.counts != NULL && in.counts != NULL)
        status = slices_exchange(halo, &out, &in);
    if (status == DTL_SUCCESS)
        halo_fill(halo);
    traffic_release(&out);
    traffic_release(&in);
    return status;
}

dtl_status dtl_impl_container_exchange_halo(struct container *container, const dtl_size_t *widths,
                                            const int *periodic, void *padded, dtl_size_t capacity)
{
    struct halo halo = {.container = container,
                        .widths = widths,
                        .periodic = periodic,
                        .padded = padded,
                        .extents = container->local_shape};
    struct staged staged;
    dtl_status status = is_exchangeable(container);

    if (status == DTL_SUCCESS)
        status = dtl__stage_all(container, STAGE_READ, &staged);
    if (status != DTL_SUCCESS)
        return status;
    halo.container = staged.container;
    for (int dim = 0; dim < halo.extents.ndim; dim++)
        halo.extents.dims[dim] = dtl__plus(halo.extents.dims[dim], dtl__times(2, widths[dim]));
    if (is_shared(container)) {
        status = halo_exchange(&halo, capacity);
        return dtl__stage_end(&staged, status);
    }
    status = room_check(&halo, capacity);
    if (status == DTL_SUCCESS)
        halo_fill(&halo);
    return dtl__stage_end(&staged, status);
}
