/* SPDX-License-Identifier: BSD-3-Clause */
/* Stable sorts on a device, with the device library's primitive or by merge sort: kernels sort
 * short runs, then merge pairs of runs, back and forth between the elements and a buffer. */
#include <string.h>

#include "algorithm/agreement.h"
#include "algorithm/device_algorithms.h"
#include "device/kernel.h"

/* A sort of elements and, if they have bytes, of the indices that go with them.  Input and result
 * are in [0]; [1] is a buffer of the same size. */
struct sort {
    struct device_stream *stream;
    const struct dtype *type;
    struct kernel_sorting sorting;
    struct device_part elements[2];
    struct device_part indices[2];
    struct device_part primitive_workspace; /* workspace of the primitive, for a queued sort */
    bool is_queued;
};

static uint64_t element_count(const struct sort *sort)
{
    return sort->elements[0].bytes / sort->type->size;
}

/* Queues the kernel VERB_DTYPE from buffer `from` to buffer `to` (0 or 1). */
static dtl_status launch_sort_kernel(const struct sort *sort, const char *verb, int to, int from)
{
    uint64_t chunks = (element_count(sort) + KERNEL_CHUNK_ELEMENTS - 1) / KERNEL_CHUNK_ELEMENTS;
    struct kernel_call call = {.operands = {sort->elements[to], sort->indices[to],
                                            sort->elements[from], sort->indices[from]},
                               .count = chunks};

    memcpy(call.value, &sort->sorting, sizeof sort->sorting);
    return dtl__launch(sort->stream, &call, "%s_%s", verb, sort->type->name);
}

/* Queues a copy of all bytes of `from`. */
static dtl_status queue_copy(struct device_stream *stream, struct device_part to,
                             struct device_part from)
{
    if (from.bytes == 0)
        return DTL_SUCCESS;
    return stream->device->ops->copy(stream, to.start, from.start, from.bytes);
}

/* Describes the sort as a call of the device library's primitive. */
static struct kernel_call primitive_call(const struct sort *sort)
{
    struct kernel_call call = {
        .operands = {sort->elements[0], sort->indices[0], sort->elements[1], sort->indices[1]},
        .count = element_count(sort)};

    dtl__primitive_set(&call, PRIMITIVE_SORT, sort->type, 0, sort->sorting.is_descending);
    return call;
}

/* Queues the sort, with the result in buffer 0.  Blocks if the primitive is used and the sort is
 * not `is_queued`. */
static dtl_status queue_sort(struct sort *sort)
{
    const struct device *device = sort->stream->device;
    struct kernel_call call = primitive_call(sort);
    int at = 0;

    if (dtl__device_has_primitive(device, &call))
        return sort->is_queued
                   ? device->ops->primitive(sort->stream, &call, sort->primitive_workspace)
                   : dtl__primitive(sort->stream, &call);
    dtl_status status = launch_sort_kernel(sort, "chunks", 0, 0);

    for (sort->sorting.width = KERNEL_CHUNK_ELEMENTS;
         sort->sorting.width < element_count(sort) && status == DTL_SUCCESS;
         sort->sorting.width *= 2) {
        status = launch_sort_kernel(sort, "merge", 1 - at, at);
        at = 1 - at;
    }
    if (at == 0 || status != DTL_SUCCESS)
        return status;
    status = queue_copy(sort->stream, sort->elements[0], sort->elements[1]);
    return status == DTL_SUCCESS ? queue_copy(sort->stream, sort->indices[0], sort->indices[1])
                                 : status;
}

/* ---- workspace ------------------------------------------------------------------------------- */

/* Returns the bytes of one block that holds all these parts. */
static uint64_t workspace_bytes(struct device_part *const *parts, int count)
{
    uint64_t bytes = 0;

    for (int part = 0; part < count; part++)
        bytes += dtl__device_aligned(parts[part]->bytes);
    return bytes;
}

/* Sets the starts of the parts to consecutive aligned ranges of the workspace. */
static void assign_workspace(struct device_part *const *parts, int count, void *workspace)
{
    char *start = workspace;

    for (int part = 0; part < count; part++) {
        parts[part]->start = start;
        start += dtl__device_aligned(parts[part]->bytes);
    }
}

/* Allocates one block of device memory for the parts and sets their addresses. */
static dtl_status allocate_workspace(struct device_stream *stream, struct device_part *const *parts,
                                     int count, void **out)
{
    dtl_status status = stream->device->ops->allocate(stream->device, MEMORY_DEVICE,
                                                      workspace_bytes(parts, count), out);

    if (status == DTL_SUCCESS)
        assign_workspace(parts, count, *out);
    return status;
}

/* Blocks until the queued work is done and releases the block.  Returns `status`, or the failure of
 * the wait. */
static dtl_status finish_and_release(struct device_stream *stream, void *workspace,
                                     dtl_status status)
{
    dtl_status finished = dtl__stream_synchronize(stream);

    if (workspace != NULL)
        stream->device->ops->release(stream->device, workspace);
    return status == DTL_SUCCESS ? finished : status;
}

/* ---- sorts ----------------------------------------------------------------------------------- */

/* Describes a sort of the container's elements in place on its own stream, without indices.  The
 * buffer has bytes, but no memory yet. */
static struct sort make_sort(const struct container *container, bool is_descending)
{
    struct device_part elements = dtl__device_elements(container);

    return (struct sort){.stream = container->block->stream,
                         .type = container->type,
                         .sorting = {.is_descending = is_descending},
                         .elements = {elements, {NULL, elements.bytes}}};
}

dtl_status dtl__device_sort(struct container *container, bool is_descending)
{
    struct sort sort = make_sort(container, is_descending);
    struct device_part *const parts[] = {&sort.elements[1]};
    void *workspace = NULL;
    dtl_status status = allocate_workspace(sort.stream, parts, 1, &workspace);

    if (status != DTL_SUCCESS)
        return status;
    dtl__container_mark_dirty(container);
    return finish_and_release(sort.stream, workspace, queue_sort(&sort));
}

/* Turns the sort into a queued one, and determines the workspace of the primitive. */
static void prepare_queued(struct sort *sort, struct device_stream *stream)
{
    struct kernel_call call = primitive_call(sort);

    sort->stream = stream;
    sort->is_queued = true;
    stream->device->ops->primitive_workspace_bytes(stream->device, &call,
                                                   &sort->primitive_workspace.bytes);
}

uint64_t dtl__device_sort_workspace(const struct container *container, struct device_stream *stream,
                                    bool is_descending)
{
    struct sort sort = make_sort(container, is_descending);
    struct device_part *const parts[] = {&sort.elements[1], &sort.primitive_workspace};

    prepare_queued(&sort, stream);
    return workspace_bytes(parts, 2);
}

dtl_status dtl__device_queue_sort(struct device_stream *stream, struct container *container,
                                  bool is_descending, void *workspace)
{
    struct sort sort = make_sort(container, is_descending);
    struct device_part *const parts[] = {&sort.elements[1], &sort.primitive_workspace};

    prepare_queued(&sort, stream);
    assign_workspace(parts, 2, workspace);
    dtl__container_mark_dirty(container);
    return queue_sort(&sort);
}

/* Queues the kernel that sets the indices to 0, 1, 2 and so on. */
static dtl_status set_indices(const struct sort *sort)
{
    struct kernel_call call = {.operands = {sort->indices[0]}, .count = element_count(sort)};

    return dtl__launch(sort->stream, &call, "number");
}

/* Queues a gather of the payload into `workspace`, after the work on the payload's own stream. */
static dtl_status queue_payload_gather(const struct sort *sort, const struct container *payload,
                                       struct device_part workspace)
{
    struct kernel_call call = {
        .operands = {workspace, dtl__device_elements(payload), sort->indices[0]},
        .count = element_count(sort)};
    dtl_status status = dtl__stream_wait_for_stream(sort->stream, payload->block->stream);

    return status == DTL_SUCCESS
               ? dtl__launch(sort->stream, &call, "gather_%u", (unsigned)payload->type->size)
               : status;
}

/* A sort of a copy of the keys, and the reordered payload. */
struct key_sort {
    struct sort sort;
    struct device_part gathered;
};

enum { KEY_SORT_PARTS = 6 };

/* Describes a sort of a copy of the keys with indices, and the memory for the reordered
 * payload. */
static struct key_sort make_key_sort(const struct container *keys, const struct container *payload,
                                     bool is_descending)
{
    struct key_sort key_sort = {.sort = make_sort(keys, is_descending),
                                .gathered = {NULL, dtl__device_elements(payload).bytes}};
    struct sort *sort = &key_sort.sort;

    sort->indices[0].bytes = sort->indices[1].bytes = element_count(sort) * sizeof(uint64_t);
    return key_sort;
}

/* Lists the parts of a key sort that need workspace. */
static void list_key_sort_parts(struct key_sort *key_sort,
                                struct device_part *parts[KEY_SORT_PARTS])
{
    struct sort *sort = &key_sort->sort;

    parts[0] = &sort->elements[0];
    parts[1] = &sort->elements[1];
    parts[2] = &sort->indices[0];
    parts[3] = &sort->indices[1];
    parts[4] = &key_sort->gathered;
    parts[5] = &sort->primitive_workspace;
}

/* Queues the whole sort.  The containers are written last, when nothing can fail any more. */
static dtl_status queue_key_sort(struct key_sort *key_sort, struct container *keys,
                                 struct container *payload)
{
    struct sort *sort = &key_sort->sort;
    dtl_status status = queue_copy(sort->stream, sort->elements[0], dtl__device_elements(keys));

    dtl__container_mark_dirty(keys);
    dtl__container_mark_dirty(payload);
    if (status == DTL_SUCCESS)
        status = set_indices(sort);
    if (status == DTL_SUCCESS)
        status = queue_sort(sort);
    if (status == DTL_SUCCESS)
        status = queue_payload_gather(sort, payload, key_sort->gathered);
    if (status == DTL_SUCCESS)
        status = queue_copy(sort->stream, dtl__device_elements(keys), sort->elements[0]);
    return status == DTL_SUCCESS
               ? queue_copy(sort->stream, dtl__device_elements(payload), key_sort->gathered)
               : status;
}

dtl_status dtl__device_sort_by_key(struct container *keys, struct container *payload,
                                   bool is_descending)
{
    struct key_sort key_sort = make_key_sort(keys, payload, is_descending);
    struct device_part *parts[KEY_SORT_PARTS];
    void *workspace = NULL;
    dtl_status status;

    list_key_sort_parts(&key_sort, parts);
    status = allocate_workspace(key_sort.sort.stream, parts, KEY_SORT_PARTS, &workspace);
    if (status != DTL_SUCCESS)
        return status;
    return finish_and_release(key_sort.sort.stream, workspace,
                              queue_key_sort(&key_sort, keys, payload));
}

uint64_t dtl__device_sort_by_key_workspace(const struct container *keys,
                                           const struct container *payload,
                                           struct device_stream *stream, bool is_descending)
{
    struct key_sort key_sort = make_key_sort(keys, payload, is_descending);
    struct device_part *parts[KEY_SORT_PARTS];

    prepare_queued(&key_sort.sort, stream);
    list_key_sort_parts(&key_sort, parts);
    return workspace_bytes(parts, KEY_SORT_PARTS);
}

dtl_status dtl__device_queue_sort_by_key(struct device_stream *stream, struct container *keys,
                                         struct container *payload, bool is_descending,
                                         void *workspace)
{
    struct key_sort key_sort = make_key_sort(keys, payload, is_descending);
    struct device_part *parts[KEY_SORT_PARTS];

    prepare_queued(&key_sort.sort, stream);
    list_key_sort_parts(&key_sort, parts);
    assign_workspace(parts, KEY_SORT_PARTS, workspace);
    return queue_key_sort(&key_sort, keys, payload);
}

/* ---- argsort --------------------------------------------------------------------------------- */

enum { ARGSORT_PARTS = 4 };

/* Describes a sort of the container's elements with `indices`. */
static struct sort make_argsort(const struct container *container, bool is_descending,
                                const struct container *indices)
{
    struct sort sort = make_sort(container, is_descending);

    sort.indices[0] = dtl__device_elements(indices);
    sort.indices[1].bytes = sort.indices[0].bytes;
    return sort;
}

/* Lists the parts of an argsort that need workspace: the elements are copied, too. */
static void list_argsort_parts(struct sort *sort, struct device_part *parts[ARGSORT_PARTS])
{
    parts[0] = &sort->elements[0];
    parts[1] = &sort->elements[1];
    parts[2] = &sort->indices[1];
    parts[3] = &sort->primitive_workspace;
}

/* Queues the copy of the elements, the initial indices and the sort. */
static dtl_status queue_argsort(struct sort *sort, const struct container *container,
                                struct container *indices)
{
    dtl_status status = dtl__stream_wait_for_stream(sort->stream, indices->block->stream);

    dtl__container_mark_dirty(indices);
    if (status == DTL_SUCCESS)
        status = queue_copy(sort->stream, sort->elements[0], dtl__device_elements(container));
    if (status == DTL_SUCCESS)
        status = set_indices(sort);
    return status == DTL_SUCCESS ? queue_sort(sort) : status;
}

dtl_status dtl__device_argsort(const struct container *container, bool is_descending,
                               struct container *indices)
{
    struct sort sort = make_argsort(container, is_descending, indices);
    struct device_part *parts[ARGSORT_PARTS];
    void *workspace = NULL;
    dtl_status status;

    list_argsort_parts(&sort, parts);
    status = allocate_workspace(sort.stream, parts, ARGSORT_PARTS, &workspace);
    if (status != DTL_SUCCESS)
        return status;
    return finish_and_release(sort.stream, workspace, queue_argsort(&sort, container, indices));
}

uint64_t dtl__device_argsort_workspace(const struct container *container,
                                       struct device_stream *stream, bool is_descending,
                                       const struct container *indices)
{
    struct sort sort = make_argsort(container, is_descending, indices);
    struct device_part *parts[ARGSORT_PARTS];

    prepare_queued(&sort, stream);
    list_argsort_parts(&sort, parts);
    return workspace_bytes(parts, ARGSORT_PARTS);
}

dtl_status dtl__device_queue_argsort(struct device_stream *stream,
                                     const struct container *container, bool is_descending,
                                     struct container *indices, void *workspace)
{
    struct sort sort = make_argsort(container, is_descending, indices);
    struct device_part *parts[ARGSORT_PARTS];

    prepare_queued(&sort, stream);
    list_argsort_parts(&sort, parts);
    assign_workspace(parts, ARGSORT_PARTS, workspace);
    return queue_argsort(&sort, container, indices);
}

bool dtl__device_has_all_elements(struct container *one, struct container *other)
{
    bool are_on_device = dtl__containers_run_on_device(one, other);

    if (dtl__sharing_comm(one) != NULL || dtl__sharing_comm(other) != NULL)
        return false;
    return dtl__agree_on(one, are_on_device ? DTL_SUCCESS : DTL_ERROR_NOT_SUPPORTED) == DTL_SUCCESS;
}

dtl_status dtl__device_sort_to_host(const struct container *container, bool is_descending,
                                    void *elements, int64_t *indices)
{
    struct sort sort = make_sort(container, is_descending);
    struct device_part original = sort.elements[0];
    struct device_part *const parts[] = {&sort.elements[0], &sort.elements[1], &sort.indices[0],
                                         &sort.indices[1]};
    void *workspace = NULL;

    sort.indices[0].bytes = sort.indices[1].bytes = element_count(&sort) * sizeof *indices;
    dtl_status status = allocate_workspace(sort.stream, parts, indices != NULL ? 4 : 2, &workspace);
    if (status != DTL_SUCCESS)
        return status;
    if (indices == NULL)
        sort.indices[0].bytes = sort.indices[1].bytes = 0;
    status = queue_copy(sort.stream, sort.elements[0], original);
    if (status == DTL_SUCCESS && indices != NULL)
        status = set_indices(&sort);
    if (status == DTL_SUCCESS)
        status = queue_sort(&sort);
    if (status == DTL_SUCCESS)
        status = queue_copy(sort.stream, (struct device_part){elements, 0}, sort.elements[0]);
    if (status == DTL_SUCCESS)
        status = queue_copy(sort.stream, (struct device_part){indices, 0}, sort.indices[0]);
    return finish_and_release(sort.stream, workspace, status);
}

/* ---- sorted copies --------------------------------------------------------------------------- */

enum { SORTED_COPY_PARTS = 5 };

/* Returns the primitive call that selects the distinct elements. */
static struct kernel_call selection_call(const struct sorted_copy *sorted, void *to)
{
    struct kernel_call call = {.operands = {{to, sorted->elements.bytes},
                                            sorted->elements,
                                            sorted->prefix_counts,
                                            sorted->number},
                               .count = sorted->prefix_counts.bytes / sizeof(uint64_t)};

    dtl__primitive_set(&call, PRIMITIVE_SELECT, sorted->type, 0, false);
    return call;
}

/* Returns the bytes of workspace to select distinct elements, by the primitive or a prefix
 * sum. */
static uint64_t distinct_workspace(const struct sorted_copy *sorted)
{
    const struct device *device = sorted->stream->device;
    struct kernel_call call = selection_call(sorted, NULL);
    uint64_t bytes = 0;

    return device->ops->primitive_workspace_bytes(device, &call, &bytes)
               ? bytes
               : dtl__device_prefix_sum_workspace(sorted->stream, sorted->prefix_counts);
}

/* Describes a sorted copy and the sizes of its parts, without memory. */
static struct sorted_copy make_sorted_copy(const struct container *container,
                                           struct device_stream *stream)
{
    struct sort sort = make_sort(container, false);
    struct sorted_copy sorted = {.stream = stream,
                                 .type = sort.type,
                                 .elements = {NULL, sort.elements[0].bytes},
                                 .buffer = {NULL, sort.elements[0].bytes},
                                 .prefix_counts = {NULL, element_count(&sort) * sizeof(uint64_t)},
                                 .number = {NULL, sizeof(uint64_t)}};

    prepare_queued(&sort, stream);
    sorted.primitive_workspace.bytes = distinct_workspace(&sorted);
    if (sorted.primitive_workspace.bytes < sort.primitive_workspace.bytes)
        sorted.primitive_workspace.bytes = sort.primitive_workspace.bytes;
    return sorted;
}

/* Lists the parts of a sorted copy that need workspace. */
static void list_sorted_copy_parts(struct sorted_copy *sorted,
                                   struct device_part *parts[SORTED_COPY_PARTS])
{
    parts[0] = &sorted->elements;
    parts[1] = &sorted->buffer;
    parts[2] = &sorted->prefix_counts;
    parts[3] = &sorted->number;
    parts[4] = &sorted->primitive_workspace;
}

uint64_t dtl__sorted_copy_workspace(const struct container *container, struct device_stream *stream)
{
    struct sorted_copy sorted = make_sorted_copy(container, stream);
    struct device_part *parts[SORTED_COPY_PARTS];

    list_sorted_copy_parts(&sorted, parts);
    return workspace_bytes(parts, SORTED_COPY_PARTS);
}

dtl_status dtl__sorted_copy_queue(struct device_stream *stream, const struct container *container,
                                  void *workspace, struct sorted_copy *out)
{
    struct sort sort = make_sort(container, false);
    struct device_part elements = sort.elements[0];
    struct device_part *parts[SORTED_COPY_PARTS];

    *out = make_sorted_copy(container, stream);
    list_sorted_copy_parts(out, parts);
    assign_workspace(parts, SORTED_COPY_PARTS, workspace);
    prepare_queued(&sort, stream);
    sort.elements[0] = out->elements;
    sort.elements[1] = out->buffer;
    sort.primitive_workspace = out->primitive_workspace;
    dtl_status status = queue_copy(stream, sort.elements[0], elements);
    return status == DTL_SUCCESS ? queue_sort(&sort) : status;
}

dtl_status dtl__sorted_copy_queue_distinct(const struct sorted_copy *sorted, void *to,
                                           uint64_t *count)
{
    const struct device_ops *ops = sorted->stream->device->ops;
    struct kernel_call call = {.operands = {sorted->prefix_counts, sorted->elements},
                               .count = sorted->prefix_counts.bytes / sizeof *count};
    struct kernel_call select = selection_call(sorted, to);
    const uint64_t *found = sorted->number.start;
    dtl_status status = dtl__launch(sorted->stream, &call, "distinct_%s", sorted->type->name);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__device_has_primitive(sorted->stream->device, &select)) {
        status = ops->primitive(sorted->stream, &select, sorted->primitive_workspace);
    } else {
        found = (const uint64_t *)sorted->prefix_counts.start + call.count - 1;
        call.operands[0] = (struct device_part){to, sorted->elements.bytes};
        call.operands[2] = sorted->prefix_counts;
        status = dtl__device_queue_prefix_sum(sorted->stream, sorted->prefix_counts,
                                              sorted->primitive_workspace.start);
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
        return finish_and_release(stream, workspace, status);
    out->workspace = workspace;
    return DTL_SUCCESS;
}

void dtl__sorted_copy_close(struct sorted_copy *sorted)
{
    if (sorted->workspace != NULL)
        finish_and_release(sorted->stream, sorted->workspace, DTL_SUCCESS);
    sorted->workspace = NULL;
}

dtl_status dtl__sorted_copy_read(const struct sorted_copy *sorted, uint64_t index, void *to)
{
    dtl_status status = dtl__sorted_copy_queue_read(sorted, index, to);

    return status == DTL_SUCCESS ? dtl__stream_synchronize(sorted->stream) : status;
}

dtl_status dtl__sorted_copy_count_distinct(const struct sorted_copy *sorted, uint64_t *count)
{
    dtl_status status = dtl__sorted_copy_queue_distinct(sorted, sorted->buffer.start, count);

    return status == DTL_SUCCESS ? dtl__stream_synchronize(sorted->stream) : status;
}

dtl_status dtl__sorted_copy_read_distinct(const struct sorted_copy *sorted, uint64_t count,
                                          void *to)
{
    dtl_status status = sorted->stream->device->ops->copy(sorted->stream, to, sorted->buffer.start,
                                                          count * sorted->type->size);

    return status == DTL_SUCCESS ? dtl__stream_synchronize(sorted->stream) : status;
}
