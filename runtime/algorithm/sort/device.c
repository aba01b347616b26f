/* SPDX-License-Identifier: BSD-3-Clause */
/* Stable sorts on a device: short runs first, then merges of two runs each, to and fro between the
 * elements and room for as many. */
#include <string.h>

#include "algorithm/agreement.h"
#include "algorithm/device_algorithms.h"
#include "device/kernel.h"

/* Elements and, where they have some, the places that go with them: both at the beginning and at
 * the end in [0]. */
struct sort {
    struct device_stream *stream;
    const struct dtype *type;
    struct kernel_sorting sorting;
    struct device_part elements[2];
    struct device_part places[2];
    struct device_part work; /* of a primitive that is queued: nobody waits for it */
    bool is_queued;
};

static uint64_t count_of(const struct sort *sort)
{
    return sort->elements[0].bytes / sort->type->size;
}

static dtl_status launch(const struct sort *sort, const char *verb, int to, int from)
{
    uint64_t chunks = (count_of(sort) + KERNEL_CHUNK_ELEMENTS - 1) / KERNEL_CHUNK_ELEMENTS;
    struct kernel_call call = {.operands = {sort->elements[to], sort->places[to],
                                            sort->elements[from], sort->places[from]},
                               .count = chunks};

    memcpy(call.value, &sort->sorting, sizeof sort->sorting);
    return dtl__launch(sort->stream, &call, "%s_%s", verb, sort->type->name);
}

static dtl_status copy(struct device_stream *stream, struct device_part to, struct device_part from)
{
    if (from.bytes == 0)
        return DTL_SUCCESS;
    return stream->device->ops->copy(stream, to.start, from.start, from.bytes);
}

static struct kernel_call whole(const struct sort *sort)
{
    struct kernel_call call = {
        .operands = {sort->elements[0], sort->places[0], sort->elements[1], sort->places[1]},
        .count = count_of(sort)};

    dtl__primitive_set(&call, PRIMITIVE_SORT, sort->type, 0, sort->sorting.is_descending);
    return call;
}

static dtl_status queue_sort(struct sort *sort)
{
    const struct device *device = sort->stream->device;
    struct kernel_call call = whole(sort);
    int at = 0;

    if (dtl__primitive_is(device, &call))
        return sort->is_queued ? device->ops->primitive(sort->stream, &call, sort->work)
                               : dtl__primitive(sort->stream, &call);
    dtl_status status = launch(sort, "chunks", 0, 0);

    for (sort->sorting.width = KERNEL_CHUNK_ELEMENTS;
         sort->sorting.width < count_of(sort) && status == DTL_SUCCESS; sort->sorting.width *= 2) {
        status = launch(sort, "merge", 1 - at, at);
        at = 1 - at;
    }
    if (at == 0 || status != DTL_SUCCESS)
        return status;
    status = copy(sort->stream, sort->elements[0], sort->elements[1]);
    return status == DTL_SUCCESS ? copy(sort->stream, sort->places[0], sort->places[1]) : status;
}

/* ---- room ------------------------------------------------------------------------------------ */

/* How many bytes a block for all these parts has. */
static uint64_t room_bytes(struct device_part *const *parts, int count)
{
    uint64_t bytes = 0;

    for (int part = 0; part < count; part++)
        bytes += dtl__device_aligned(parts[part]->bytes);
    return bytes;
}

static void room_share(struct device_part *const *parts, int count, void *workspace)
{
    char *start = workspace;

    for (int part = 0; part < count; part++) {
        parts[part]->start = start;
        start += dtl__device_aligned(parts[part]->bytes);
    }
}

/* One block of a device for parts of these bytes, whose addresses it sets. */
static dtl_status room_make(struct device_stream *stream, struct device_part *const *parts,
                            int count, void **out)
{
    dtl_status status =
        stream->device->ops->allocate(stream->device, MEMORY_DEVICE, room_bytes(parts, count), out);

    if (status == DTL_SUCCESS)
        room_share(parts, count, *out);
    return status;
}

/* Waits for what was queued, and gives the block back. */
static dtl_status room_end(struct device_stream *stream, void *workspace, dtl_status status)
{
    dtl_status finished = dtl__stream_finish(stream);

    if (workspace != NULL)
        stream->device->ops->release(stream->device, workspace);
    return status == DTL_SUCCESS ? finished : status;
}

/* ---- sorts ----------------------------------------------------------------------------------- */

static struct sort sort_of(const struct container *container, bool is_descending)
{
    struct device_part elements = dtl__device_elements(container);

    return (struct sort){.stream = container->block->stream,
                         .type = container->type,
                         .sorting = {.is_descending = is_descending},
                         .elements = {elements, {NULL, elements.bytes}}};
}

dtl_status dtl__device_sort(struct container *container, bool is_descending)
{
    struct sort sort = sort_of(container, is_descending);
    struct device_part *const parts[] = {&sort.elements[1]};
    void *workspace = NULL;
    dtl_status status = room_make(sort.stream, parts, 1, &workspace);

    if (status != DTL_SUCCESS)
        return status;
    dtl__container_touch(container);
    return room_end(sort.stream, workspace, queue_sort(&sort));
}

/* Makes it one that is queued, which has room for the work of a primitive too. */
static void sort_queued(struct sort *sort, struct device_stream *stream)
{
    struct kernel_call call = whole(sort);

    sort->stream = stream;
    sort->is_queued = true;
    stream->device->ops->primitive_room(stream->device, &call, &sort->work.bytes);
}

uint64_t dtl__device_sort_workspace(const struct container *container, struct device_stream *stream,
                                    bool is_descending)
{
    struct sort sort = sort_of(container, is_descending);
    struct device_part *const parts[] = {&sort.elements[1], &sort.work};

    sort_queued(&sort, stream);
    return room_bytes(parts, 2);
}

dtl_status dtl__device_queue_sort(struct device_stream *stream, struct container *container,
                                  bool is_descending, void *workspace)
{
    struct sort sort = sort_of(container, is_descending);
    struct device_part *const parts[] = {&sort.elements[1], &sort.work};

    sort_queued(&sort, stream);
    room_share(parts, 2, workspace);
    dtl__container_touch(container);
    return queue_sort(&sort);
}

static dtl_status places_number(const struct sort *sort)
{
    struct kernel_call call = {.operands = {sort->places[0]}, .count = count_of(sort)};

    return dtl__launch(sort->stream, &call, "number");
}

/* What is queued on the payload's own stream comes first. */
static dtl_status payload_queue(const struct sort *sort, const struct container *payload,
                                struct device_part workspace)
{
    struct kernel_call call = {
        .operands = {workspace, dtl__device_elements(payload), sort->places[0]},
        .count = count_of(sort)};
    dtl_status status = dtl__stream_follow(sort->stream, payload->block->stream);

    return status == DTL_SUCCESS
               ? dtl__launch(sort->stream, &call, "gather_%u", (unsigned)payload->type->size)
               : status;
}

/* A sort of keys, in room of their own, and what goes with them. */
struct by_key {
    struct sort sort;
    struct device_part moved;
};

enum { BY_KEY_PARTS = 6 };

static struct by_key by_key_of(const struct container *keys, const struct container *payload,
                               bool is_descending)
{
    struct by_key by_key = {.sort = sort_of(keys, is_descending),
                            .moved = {NULL, dtl__device_elements(payload).bytes}};
    struct sort *sort = &by_key.sort;

    sort->places[0].bytes = sort->places[1].bytes = count_of(sort) * sizeof(uint64_t);
    return by_key;
}

static void by_key_list(struct by_key *by_key, struct device_part *parts[BY_KEY_PARTS])
{
    struct sort *sort = &by_key->sort;

    parts[0] = &sort->elements[0];
    parts[1] = &sort->elements[1];
    parts[2] = &sort->places[0];
    parts[3] = &sort->places[1];
    parts[4] = &by_key->moved;
    parts[5] = &sort->work;
}

/* Both are written once all that may be refused is queued. */
static dtl_status by_key_queue(struct by_key *by_key, struct container *keys,
                               struct container *payload)
{
    struct sort *sort = &by_key->sort;
    dtl_status status = copy(sort->stream, sort->elements[0], dtl__device_elements(keys));

    dtl__container_touch(keys);
    dtl__container_touch(payload);
    if (status == DTL_SUCCESS)
        status = places_number(sort);
    if (status == DTL_SUCCESS)
        status = queue_sort(sort);
    if (status == DTL_SUCCESS)
        status = payload_queue(sort, payload, by_key->moved);
    if (status == DTL_SUCCESS)
        status = copy(sort->stream, dtl__device_elements(keys), sort->elements[0]);
    return status == DTL_SUCCESS ? copy(sort->stream, dtl__device_elements(payload), by_key->moved)
                                 : status;
}

dtl_status dtl__device_sort_by_key(struct container *keys, struct container *payload,
                                   bool is_descending)
{
    struct by_key by_key = by_key_of(keys, payload, is_descending);
    struct device_part *parts[BY_KEY_PARTS];
    void *workspace = NULL;
    dtl_status status;

    by_key_list(&by_key, parts);
    status = room_make(by_key.sort.stream, parts, BY_KEY_PARTS, &workspace);
    if (status != DTL_SUCCESS)
        return status;
    return room_end(by_key.sort.stream, workspace, by_key_queue(&by_key, keys, payload));
}

uint64_t dtl__device_sort_by_key_workspace(const struct container *keys,
                                           const struct container *payload,
                                           struct device_stream *stream, bool is_descending)
{
    struct by_key by_key = by_key_of(keys, payload, is_descending);
    struct device_part *parts[BY_KEY_PARTS];

    sort_queued(&by_key.sort, stream);
    by_key_list(&by_key, parts);
    return room_bytes(parts, BY_KEY_PARTS);
}

dtl_status dtl__device_queue_sort_by_key(struct device_stream *stream, struct container *keys,
                                         struct container *payload, bool is_descending,
                                         void *workspace)
{
    struct by_key by_key = by_key_of(keys, payload, is_descending);
    struct device_part *parts[BY_KEY_PARTS];

    sort_queued(&by_key.sort, stream);
    by_key_list(&by_key, parts);
    room_share(parts, BY_KEY_PARTS, workspace);
    return by_key_queue(&by_key, keys, payload);
}

/* ---- places ---------------------------------------------------------------------------------- */

enum { ARGSORT_PARTS = 4 };

static struct sort argsort_of(const struct container *container, bool is_descending,
                              const struct container *indices)
{
    struct sort sort = sort_of(container, is_descending);

    sort.places[0] = dtl__device_elements(indices);
    sort.places[1].bytes = sort.places[0].bytes;
    return sort;
}

static void argsort_list(struct sort *sort, struct device_part *parts[ARGSORT_PARTS])
{
    parts[0] = &sort->elements[0];
    parts[1] = &sort->elements[1];
    parts[2] = &sort->places[1];
    parts[3] = &sort->work;
}

static dtl_status argsort_queue(struct sort *sort, const struct container *container,
                                struct container *indices)
{
    dtl_status status = dtl__stream_follow(sort->stream, indices->block->stream);

    dtl__container_touch(indices);
    if (status == DTL_SUCCESS)
        status = copy(sort->stream, sort->elements[0], dtl__device_elements(container));
    if (status == DTL_SUCCESS)
        status = places_number(sort);
    return status == DTL_SUCCESS ? queue_sort(sort) : status;
}

dtl_status dtl__device_argsort(const struct container *container, bool is_descending,
                               struct container *indices)
{
    struct sort sort = argsort_of(container, is_descending, indices);
    struct device_part *parts[ARGSORT_PARTS];
    void *workspace = NULL;
    dtl_status status;

    argsort_list(&sort, parts);
    status = room_make(sort.stream, parts, ARGSORT_PARTS, &workspace);
    if (status != DTL_SUCCESS)
        return status;
    return room_end(sort.stream, workspace, argsort_queue(&sort, container, indices));
}

uint64_t dtl__device_argsort_workspace(const struct container *container,
                                       struct device_stream *stream, bool is_descending,
                                       const struct container *indices)
{
    struct sort sort = argsort_of(container, is_descending, indices);
    struct device_part *parts[ARGSORT_PARTS];

    sort_queued(&sort, stream);
    argsort_list(&sort, parts);
    return room_bytes(parts, ARGSORT_PARTS);
}

dtl_status dtl__device_queue_argsort(struct device_stream *stream,
                                     const struct container *container, bool is_descending,
                                     struct container *indices, void *workspace)
{
    struct sort sort = argsort_of(container, is_descending, indices);
    struct device_part *parts[ARGSORT_PARTS];

    sort_queued(&sort, stream);
    argsort_list(&sort, parts);
    room_share(parts, ARGSORT_PARTS, workspace);
    return argsort_queue(&sort, container, indices);
}

bool dtl__device_has_all_elements(struct container *one, struct container *other)
{
    bool is_there = dtl__containers_run_on_device(one, other);

    if (dtl__sharing_comm(one) != NULL || dtl__sharing_comm(other) != NULL)
        return false;
    return dtl__agree_on(one, is_there ? DTL_SUCCESS : DTL_ERROR_NOT_SUPPORTED) == DTL_SUCCESS;
}

dtl_status dtl__device_sort_to_host(const struct container *container, bool is_descending,
                                    void *elements, int64_t *places)
{
    struct sort sort = sort_of(container, is_descending);
    struct device_part given = sort.elements[0];
    struct device_part *const parts[] = {&sort.elements[0], &sort.elements[1], &sort.places[0],
                                         &sort.places[1]};
    void *workspace = NULL;

    sort.places[0].bytes = sort.places[1].bytes = count_of(&sort) * sizeof *places;
    dtl_status status = room_make(sort.stream, parts, places != NULL ? 4 : 2, &workspace);
    if (status != DTL_SUCCESS)
        return status;
    if (places == NULL)
        sort.places[0].bytes = sort.places[1].bytes = 0;
    status = copy(sort.stream, sort.elements[0], given);
    if (status == DTL_SUCCESS && places != NULL)
        status = places_number(&sort);
    if (status == DTL_SUCCESS)
        status = queue_sort(&sort);
    if (status == DTL_SUCCESS)
        status = copy(sort.stream, (struct device_part){elements, 0}, sort.elements[0]);
    if (status == DTL_SUCCESS)
        status = copy(sort.stream, (struct device_part){places, 0}, sort.places[0]);
    return room_end(sort.stream, workspace, status);
}

/* ---- sorted copies --------------------------------------------------------------------------- */

enum { SORTED_PARTS = 5 };

/* The distinct elements, by a primitive. */
static struct kernel_call selection(const struct sorted_copy *sorted, void *to)
{
    struct kernel_call call = {
        .operands = {{to, sorted->elements.bytes}, sorted->elements, sorted->kept, sorted->found},
        .count = sorted->kept.bytes / sizeof(uint64_t)};

    dtl__primitive_set(&call, PRIMITIVE_SELECT, sorted->type, 0, false);
    return call;
}

static uint64_t distinct_work(const struct sorted_copy *sorted)
{
    const struct device *device = sorted->stream->device;
    struct kernel_call call = selection(sorted, NULL);
    uint64_t bytes = 0;

    return device->ops->primitive_room(device, &call, &bytes)
               ? bytes
               : dtl__device_prefix_sum_workspace(sorted->stream, sorted->kept);
}

static struct sorted_copy sorted_of(const struct container *container, struct device_stream *stream)
{
    struct sort sort = sort_of(container, false);
    struct sorted_copy sorted = {.stream = stream,
                                 .type = sort.type,
                                 .elements = {NULL, sort.elements[0].bytes},
                                 .spare = {NULL, sort.elements[0].bytes},
                                 .kept = {NULL, count_of(&sort) * sizeof(uint64_t)},
                                 .found = {NULL, sizeof(uint64_t)}};

    sort_queued(&sort, stream);
    sorted.work.bytes = distinct_work(&sorted);
    if (sorted.work.bytes < sort.work.bytes)
        sorted.work.bytes = sort.work.bytes;
    return sorted;
}

static void sorted_list(struct sorted_copy *sorted, struct device_part *parts[SORTED_PARTS])
{
    parts[0] = &sorted->elements;
    parts[1] = &sorted->spare;
    parts[2] = &sorted->kept;
    parts[3] = &sorted->found;
    parts[4] = &sorted->work;
}

uint64_t dtl__sorted_copy_workspace(const struct container *container, struct device_stream *stream)
{
    struct sorted_copy sorted = sorted_of(container, stream);
    struct device_part *parts[SORTED_PARTS];

    sorted_list(&sorted, parts);
    return room_bytes(parts, SORTED_PARTS);
}

dtl_status dtl__sorted_copy_queue(struct device_stream *stream, const struct container *container,
                                  void *workspace, struct sorted_copy *out)
{
    struct sort sort = sort_of(container, false);
    struct device_part elements = sort.elements[0];
    struct device_part *parts[SORTED_PARTS];

    *out = sorted_of(container, stream);
    sorted_list(out, parts);
    room_share(parts, SORTED_PARTS, workspace);
    sort_queued(&sort, stream);
    sort.elements[0] = out->elements;
    sort.elements[1] = out->spare;
    sort.work = out->work;
    dtl_status status = copy(stream, sort.elements[0], elements);
    return status == DTL_SUCCESS ? queue_sort(&sort) : status;
}

dtl_status dtl__sorted_copy_queue_distinct(const struct sorted_copy *sorted, void *to,
                                           uint64_t *count)
{
    const struct device_ops *ops = sorted->stream->device->ops;
    struct kernel_call call = {.operands = {sorted->kept, sorted->elements},
                               .count = sorted->kept.bytes / sizeof *count};
    struct kernel_call select = selection(sorted, to);
    const uint64_t *found = sorted->found.start;
    dtl_status status = dtl__launch(sorted->stream, &call, "distinct_%s", sorted->type->name);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__primitive_is(sorted->stream->device, &select)) {
        status = ops->primitive(sorted->stream, &select, sorted->work);
    } else {
        found = (const uint64_t *)sorted->kept.start + call.count - 1;
        call.operands[0] = (struct device_part){to, sorted->elements.bytes};
        call.operands[2] = sorted->kept;
        status = dtl__device_queue_prefix_sum(sorted->stream, sorted->kept, sorted->work.start);
        if (status == DTL_SUCCESS)
            status = dtl__launch(sorted->stream, &call, "keep_%u", (unsigned)sorted->type->size);
    }
    return status == DTL_SUCCESS ? ops->copy(sorted->stream, count, found, sizeof *count) : status;
}

dtl_status dtl__sorted_copy_queue_read(const struct sorted_copy *sorted, uint64_t index, void *to)
{
    uint64_t size = sorted->type->size;

    return sorted->stream->device->ops->copy(
        sorted->stream, to, (const char *)sorted->elements.start + index * size, size);
}

dtl_status dtl__sorted_copy_open(const struct container *container, struct sorted_copy *out)
{
    struct device_stream *stream = container->block->stream;
    const struct device *device = stream->device;
    void *workspace = NULL;
    dtl_status status = device->ops->allocate(
        device, MEMORY_DEVICE, dtl__sorted_copy_workspace(container, stream), &workspace);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__sorted_copy_queue(stream, container, workspace, out);
    if (status != DTL_SUCCESS)
        return room_end(stream, workspace, status);
    out->workspace = workspace;
    return DTL_SUCCESS;
}

void dtl__sorted_copy_close(struct sorted_copy *sorted)
{
    if (sorted->workspace != NULL)
        room_end(sorted->stream, sorted->workspace, DTL_SUCCESS);
    sorted->workspace = NULL;
}

dtl_status dtl__sorted_copy_read(const struct sorted_copy *sorted, uint64_t index, void *to)
{
    dtl_status status = dtl__sorted_copy_queue_read(sorted, index, to);

    return status == DTL_SUCCESS ? dtl__stream_finish(sorted->stream) : status;
}

dtl_status dtl__sorted_copy_count_distinct(const struct sorted_copy *sorted, uint64_t *count)
{
    dtl_status status = dtl__sorted_copy_queue_distinct(sorted, sorted->spare.start, count);

    return status == DTL_SUCCESS ? dtl__stream_finish(sorted->stream) : status;
}

dtl_status dtl__sorted_copy_read_distinct(const struct sorted_copy *sorted, uint64_t count,
                                          void *to)
{
    dtl_status status = sorted->stream->device->ops->copy(sorted->stream, to, sorted->spare.start,
                                                          count * sorted->type->size);

    return status == DTL_SUCCESS ? dtl__stream_finish(sorted->stream) : status;
}
